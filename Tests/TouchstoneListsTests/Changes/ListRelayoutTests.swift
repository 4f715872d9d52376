import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Lists that are laid out again after a change (LS-3 to LS-5).

private final class TimetableController: UIViewController, UITableViewDataSource {
    var hours = [30, 30, 30]
    var note: String?
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .grouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "hour")
        table.dataSource = self
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { hours.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hours[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { note }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "hour", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section):\(indexPath.row)"
        return cell
    }
}

@Test(.application) @MainActor func `LS-3: the cells around a row exist as soon as the table view has scrolled to it`()
{
    let app = TestApplication.current
    let timetable = TimetableController()
    _ = app.makeWindow(root: timetable)
    app.settle()
    let targets: [(IndexPath, UITableView.ScrollPosition)] = [
        (IndexPath(row: 15, section: 2), .middle), (IndexPath(row: 0, section: 1), .top),
        (IndexPath(row: 29, section: 0), .bottom),
    ]
    for (path, position) in targets {
        timetable.table.scrollToRow(at: path, at: position, animated: false)
        let texts = timetable.table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
        #expect(texts.contains("\(path.section):\(path.row)"))
        let neighbor = path.row == 29 ? 28 : path.row + 1
        #expect(texts.contains("\(path.section):\(neighbor)"))
    }
}

@Test(.application) @MainActor func `LS-5: a footer whose text becomes longer becomes higher`() {
    let app = TestApplication.current
    let timetable = TimetableController()
    timetable.hours = [1, 1]
    timetable.note = "All times are local."
    _ = app.makeWindow(root: timetable)
    app.settle()
    let short = timetable.table.rectForFooter(inSection: 0).height
    timetable.note =
        "All times are local. Trains that run on public holidays are marked, and those that need a reservation are printed in bold letters."
    timetable.table.reloadData()
    app.settle()
    let footer = timetable.table.rectForFooter(inSection: 0)
    #expect(footer.height >= short + 26)
    #expect(timetable.table.rect(forSection: 1).minY >= footer.maxY)
    let view = timetable.table.footerView(forSection: 0)
    expectEqual(view?.frame.height, footer.height)
    // A wider table needs fewer lines.
    timetable.table.frame.size.width = 1200
    app.settle()
    timetable.table.reloadData()
    app.settle()
    #expect(timetable.table.rectForFooter(inSection: 0).height < footer.height)
}

/// A layout that places its chips in one line; one chip has no width yet.
private final class ChipsLayout: UICollectionViewLayout {
    var known: [Int: CGFloat] = [0: 80, 2: 80, 3: 80]
    private var placed: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        placed = []
        var x: CGFloat = 0
        for item in 0..<4 {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: x, y: 10, width: known[item] ?? 0, height: 40)
            placed.append(attributes)
            x = attributes.frame.maxX
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: placed.last?.frame.maxX ?? 0, height: 60) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { placed }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed[indexPath.item]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferredAttributes.frame.width != originalAttributes.frame.width else { return false }
        known[preferredAttributes.indexPath.item] = preferredAttributes.frame.width
        return true
    }
}

private final class ChipCell: UICollectionViewCell {
    static let preferred: CGFloat = 80
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
        fitting.frame = CGRect(origin: layoutAttributes.frame.origin, size: CGSize(width: Self.preferred, height: 40))
        return fitting
    }
}

private final class ChipsSource: NSObject, UICollectionViewDataSource {
    var made: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        made.append(indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
    }
}

@Test(.application) @MainActor func `LS-4: a single cell without a width among others is created and gets its width`() {
    let app = TestApplication.current
    let layout = ChipsLayout()
    let source = ChipsSource()
    let controller = UIViewController()
    let chips = UICollectionView(frame: CGRect(x: 0, y: 200, width: 390, height: 60), collectionViewLayout: layout)
    chips.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    chips.dataSource = source
    controller.view.addSubview(chips)
    _ = app.makeWindow(root: controller)
    app.settle()
    app.advance(by: 0.1)
    #expect(source.made.contains(1))
    expectEqual(layout.known[1], 80)
    expectEqual(chips.visibleCells.map(\.frame.minX).sorted(), [0, 80, 160, 240])
    expectEqual(chips.contentSize.width, 320)
}
