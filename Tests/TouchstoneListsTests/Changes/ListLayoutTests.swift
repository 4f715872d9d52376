import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Cells after scrolling, footers, cells without a width (LS-3 to LS-5).

private final class Contacts: UITableViewController {
    var footers: [String?] = [nil]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { footers.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        footers.count == 1 ? 100 : 1
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers[section]
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Contact \(indexPath.row)"
        return cell
    }
}

@Test(.application) @MainActor func `LS-3: the cells exist as soon as a table view has scrolled to the bottom`() {
    let app = TestApplication.current
    let contacts = Contacts(style: .plain)
    _ = app.makeWindow(root: contacts)
    app.settle()
    contacts.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    let texts = contacts.tableView.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    #expect(texts.contains("Contact 99"))
    #expect(texts.contains("Contact 95"))
}

@Test(.application) @MainActor func `LS-5: a long footer wraps and is higher than a short one`() {
    let app = TestApplication.current
    let long =
        "Notifications are delivered quietly in the evening. You can change the hours, or turn the schedule off, in the settings of your device."
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let contacts = Contacts(style: style)
        contacts.footers = ["Short.", long, long + " " + long]
        let window = app.makeWindow(root: contacts)
        app.settle()
        let heights = (0..<3).map { contacts.tableView.rectForFooter(inSection: $0).height }
        #expect(heights[0] > 0, "\(style)")
        #expect(heights[1] >= heights[0] + 13, "\(style)")
        #expect(heights[2] >= heights[1] + 26, "\(style)")
        #expect(
            contacts.tableView.rectForRow(at: IndexPath(row: 0, section: 2)).minY
                >= contacts.tableView.rectForFooter(inSection: 1).maxY)
        window.isHidden = true
    }
}

/// A layout that places its items in one line, each as wide as its cell prefers.
private final class TagsLayout: UICollectionViewLayout {
    var widths: [Int: CGFloat] = [:]
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        var x: CGFloat = 0
        all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: x, y: 0, width: widths[item] ?? 0, height: 32)
            x += attributes.frame.width
            return attributes
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: all.last?.frame.maxX ?? 0, height: 32) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard widths[preferredAttributes.indexPath.item] != preferredAttributes.frame.width else { return false }
        widths[preferredAttributes.indexPath.item] = preferredAttributes.frame.width
        return true
    }
}

private final class TagCell: UICollectionViewCell {
    var preferredWidth: CGFloat = 0
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.width = preferredWidth
        return layoutAttributes
    }
}

private final class TagsController: UIViewController, UICollectionViewDataSource {
    let layout = TagsLayout()
    let widths: [CGFloat] = [40, 90, 60, 70]
    override func viewDidLoad() {
        super.viewDidLoad()
        let tags = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 32), collectionViewLayout: layout)
        tags.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        tags.dataSource = self
        view.addSubview(tags)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        (cell as? TagCell)?.preferredWidth = widths[indexPath.item]
        return cell
    }
}

@Test(.application) @MainActor
func `LS-4: cells whose attributes have no width are created and get their preferred width`() throws {
    let app = TestApplication.current
    let controller = TagsController()
    _ = app.makeWindow(root: controller)
    app.settle()
    app.advance(by: 0.1)
    expectEqual(controller.layout.widths, [0: 40, 1: 90, 2: 60, 3: 70])
    let tags = try #require(controller.layout.collectionView)
    let frames = tags.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    expectEqual(frames.map(\.minX), [0, 40, 130, 190])
    expectEqual(tags.contentSize.width, 260)
}
