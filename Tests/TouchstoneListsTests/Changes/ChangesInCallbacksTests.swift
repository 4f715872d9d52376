import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Delegate callbacks of lists that change rows and items (LS-1, LS-2).

// A table whose rows the delegate callbacks change.

private class ListController: UITableViewController {
    var sections: [[String]] = [(0..<30).map { "Row \($0)" }]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 60
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    /// Checks that the table shows what the data source has.
    func expectConsistency(_ when: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(tableView.numberOfSections == sections.count, "\(when)", sourceLocation: sourceLocation)
        guard tableView.numberOfSections == sections.count else { return }
        for (section, rows) in sections.enumerated() {
            #expect(tableView.numberOfRows(inSection: section) == rows.count, "\(when)", sourceLocation: sourceLocation)
        }
        if sections.contains(where: { !$0.isEmpty }) {
            #expect(!tableView.visibleCells.isEmpty, "\(when)", sourceLocation: sourceLocation)
        }
        for cell in tableView.visibleCells {
            guard let path = tableView.indexPath(for: cell), path.section < sections.count,
                path.row < sections[path.section].count
            else {
                Issue.record("a visible cell has no row, \(when)", sourceLocation: sourceLocation)
                continue
            }
            #expect(cell.textLabel?.text == sections[path.section][path.row], "\(when)", sourceLocation: sourceLocation)
        }
    }
}

private final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
}

private class GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var items = (0..<40).map { "Item \($0)" }
    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 100)
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = items[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { itemDidLeave(indexPath) }
    func itemDidLeave(_ indexPath: IndexPath) {}

    /// Checks that the collection shows what the data source has.
    func expectConsistency(_ when: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(collectionView.numberOfItems(inSection: 0) == items.count, "\(when)", sourceLocation: sourceLocation)
        #expect(collectionView.visibleCells.isEmpty == items.isEmpty, "\(when)", sourceLocation: sourceLocation)
        for cell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), path.item < items.count else {
                Issue.record("a visible cell has no item, \(when)", sourceLocation: sourceLocation)
                continue
            }
            #expect((cell as? TextCell)?.label.text == items[path.item], "\(when)", sourceLocation: sourceLocation)
        }
    }
}

private final class SeenStories: ListController {
    var deletions = 0
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard deletions == 0 else { return }
        deletions += 1
        sections[0].removeFirst()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
}

@Test(.application) @MainActor func `LS-2: didEndDisplaying may delete a row while the table scrolls`() {
    let app = TestApplication.current
    let stories = SeenStories(style: .plain)
    _ = app.makeWindow(root: stories)
    app.settle()
    stories.tableView.contentOffset.y = 500
    app.settle()
    app.advance(by: 1)
    expectEqual(stories.deletions, 1)
    stories.expectConsistency()
    stories.tableView.contentOffset.y = 0
    app.advance(by: 1)
    stories.expectConsistency()
}

private final class Groups: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [["A", "B", "C"], ["D", "E", "F"], ["G"]]
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard sections.count == 3 else { return }
        sections.removeLast()
        tableView.deleteSections([2], with: .none)
    }
}

@Test(.application) @MainActor func `LS-2: didEndDisplaying of a deleted row may delete the last section`() {
    let app = TestApplication.current
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let groups = Groups(style: style)
        let window = app.makeWindow(root: groups)
        app.settle()
        groups.sections[0].removeFirst()
        groups.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        app.advance(by: 1)
        #expect(groups.sections.count == 2 && groups.tableView.visibleCells.count == 5, "\(style)")
        groups.expectConsistency("\(style)")
        window.isHidden = true
    }
}

private final class EndlessList: ListController {
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        guard indexPath.row == sections[0].count - 1, sections[0].count < 60 else { return }
        let count = sections[0].count
        let paths = (count..<count + 10).map { IndexPath(row: $0, section: 0) }
        sections[0] += paths.map { "Row \($0.row)" }
        tableView.insertRows(at: paths, with: .none)
    }
}

@Test(.application) @MainActor func `LS-2: willDisplay of the last row may insert the next page`() {
    let app = TestApplication.current
    let list = EndlessList(style: .plain)
    _ = app.makeWindow(root: list)
    app.settle()
    for _ in 0..<10 {
        list.tableView.contentOffset.y = max(0, list.tableView.contentSize.height - list.tableView.bounds.height)
        app.settle()
    }
    app.advance(by: 1)
    expectEqual(list.sections[0].count, 60)
    list.expectConsistency()
    #expect(list.tableView.visibleCells.contains { $0.textLabel?.text == "Row 59" })
}

private final class Inbox: ListController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        if sections[0].count == 2 {
            sections[0] = []
            tableView.reloadData()
        }
    }
}

@Test(.application) @MainActor func `LS-2: didSelectRow may delete the selected row, and may reload an empty table`() {
    let app = TestApplication.current
    let inbox = Inbox(style: .plain)
    inbox.sections = [["A", "B", "C", "D"]]
    let window = app.makeWindow(root: inbox)
    app.settle()
    app.fingerTap(at: CGPoint(x: 100, y: 90))
    app.advance(by: 1)
    expectEqual(inbox.sections, [["A", "C", "D"]])
    inbox.expectConsistency()
    app.fingerTap(at: CGPoint(x: 100, y: 30))
    app.advance(by: 1)
    #expect(inbox.sections == [[]] && inbox.tableView.visibleCells.isEmpty)
    inbox.expectConsistency()
    app.fingerTap(at: CGPoint(x: 100, y: 30))
    app.advance(by: 1)
    #expect(window.rootViewController === inbox)
}

private final class Thinning: GridController {
    var removals = 0
    override func itemDidLeave(_ indexPath: IndexPath) {
        guard removals < 3 else { return }
        removals += 1
        items.removeLast()
        collectionView.deleteItems(at: [IndexPath(item: items.count, section: 0)])
    }
}

@Test(.application) @MainActor func `LS-2: didEndDisplaying of an item may delete the last items`() {
    let app = TestApplication.current
    let grid = Thinning()
    _ = app.makeWindow(root: grid)
    app.settle()
    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.3)
    app.advance(by: 2)
    #expect(grid.removals == 3 && grid.items.count == 37)
    grid.expectConsistency()
    grid.collectionView.contentOffset.y = grid.collectionView.contentSize.height - grid.collectionView.bounds.height
    app.advance(by: 1)
    grid.expectConsistency()
}

private final class Measured: ListController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath.row == 6, sections[0].count == 30 {
            sections[0].removeLast(28)
            tableView.reloadData()
        }
        return 44
    }
}

@Test(.application) @MainActor func `LS-2: heightForRow may remove rows and reload the table`() {
    let app = TestApplication.current
    for estimated in [0, UITableView.automaticDimension] {
        let list = Measured(style: .plain)
        list.loadViewIfNeeded()
        list.tableView.estimatedRowHeight = estimated
        let window = app.makeWindow(root: list)
        app.settle()
        app.advance(by: 0.5)
        expectEqual(list.sections[0].count, 2)
        expectEqual(list.tableView.visibleCells.count, 2)
        list.expectConsistency()
        window.isHidden = true
    }
}

private final class Trimming: ListController {
    var trims = 0
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y > 200, sections[0].count > 24 else { return }
        trims += 1
        sections[0].removeLast()
        tableView.deleteRows(at: [IndexPath(row: sections[0].count, section: 0)], with: .none)
    }
}

@Test(.application) @MainActor func `LS-2: scrollViewDidScroll may delete rows while a finger scrolls`() {
    let app = TestApplication.current
    let list = Trimming(style: .plain)
    _ = app.makeWindow(root: list)
    app.settle()
    app.fingerDrag(from: CGPoint(x: 195, y: 750), to: CGPoint(x: 195, y: 150), duration: 0.3)
    app.advance(by: 3)
    #expect(list.trims == 6 && list.sections[0].count == 24)
    list.expectConsistency()
}

@Test(.application) @MainActor func `LS-2: the completion of a batch may start the next batch`() {
    let app = TestApplication.current
    let list = ListController(style: .insetGrouped)
    list.sections = [["A", "B", "C"], ["D"]]
    _ = app.makeWindow(root: list)
    app.settle()
    var finished: [Bool] = []
    list.tableView.performBatchUpdates {
        list.sections[0].removeFirst()
        list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    } completion: { done in
        finished.append(done)
        list.tableView.performBatchUpdates {
            list.sections.removeFirst()
            list.tableView.deleteSections([0], with: .automatic)
        } completion: { done in
            finished.append(done)
            list.sections = []
            list.tableView.reloadData()
        }
    }
    app.advance(by: 3)
    expectEqual(finished.count, 2)
    #expect(list.tableView.numberOfSections == 0 && list.tableView.visibleCells.isEmpty)
}

@Test(.application) @MainActor func `LS-1: deleting one row when the data source removed two reloads the table view`() {
    let app = TestApplication.current
    let list = ListController(style: .plain)
    list.sections = [["A", "B", "C", "D", "E"]]
    _ = app.makeWindow(root: list)
    app.settle()
    list.sections = [["A", "D", "E"]]
    let exceptions = app.exceptions {
        list.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        app.advance(by: 1)
        list.expectConsistency("after two rows were lost")
        expectEqual(list.tableView.visibleCells.count, 3)
        list.tableView.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none)
        app.advance(by: 1)
    }
    expectEqual(exceptions.count, 2)
    list.expectConsistency("after a row was deleted that does not exist")
    expectEqual(list.tableView.visibleCells.count, 3)
}

@Test(.application) @MainActor
func `LS-1: inserting items that the data source does not have reloads the collection view`() {
    let app = TestApplication.current
    let grid = GridController()
    grid.items = ["A", "B", "C"]
    _ = app.makeWindow(root: grid)
    app.settle()
    let exceptions = app.exceptions {
        grid.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 7, section: 0)])
        app.advance(by: 1)
        grid.expectConsistency("after items were inserted that do not exist")
        grid.items = []
        grid.collectionView.performBatchUpdates {
            grid.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        app.advance(by: 1)
    }
    expectEqual(exceptions.count, 2)
    grid.expectConsistency("after all items were lost")
    #expect(grid.collectionView.visibleCells.isEmpty)
}
