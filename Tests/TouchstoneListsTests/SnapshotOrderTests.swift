import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Dishes by course; the data source records the items that its cell provider receives.
private final class CoursesController: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var provided: [String] = []
    var prices: [String: Int] = [:]
    private(set) lazy var source = UITableViewDiffableDataSource<String, String>(tableView: tableView) {
        [weak self] tableView, indexPath, dish in
        self?.provided.append(dish)
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = self?.prices[dish].map { "\(dish) \($0)" } ?? dish
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.separatorStyle = .none
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
        view.addSubview(tableView)
    }
}

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// The order of sections and items in snapshots, and the cells that a data source requests.
@Suite(.application) @MainActor
struct SnapshotOrderTests {
    let app = TestApplication.current
    private let controller = CoursesController()
    private var source: UITableViewDiffableDataSource<String, String> { controller.source }
    private var table: UITableView { controller.tableView }

    /// Sections a to d, each with two items.
    private func letters() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c", "d"])
        for section in snapshot.sectionIdentifiers {
            snapshot.appendItems(["\(section)1", "\(section)2"], toSection: section)
        }
        return snapshot
    }

    private func show(_ snapshot: Snapshot) {
        _ = app.makeWindow(root: controller)
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
        controller.provided = []
    }

    private func apply(_ snapshot: Snapshot) {
        source.apply(snapshot)
        app.advance(by: 1)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test(arguments: [
        ("a", "c", ["b", "c", "a", "d"]), ("a", "d", ["b", "c", "d", "a"]), ("d", "a", ["a", "d", "b", "c"]),
        ("c", "b", ["a", "b", "c", "d"]), ("b", "c", ["a", "c", "b", "d"]),
    ])
    func `moveSection places a section after another`(_ moved: String, _ other: String, _ order: [String]) {
        var snapshot = letters()
        snapshot.moveSection(moved, afterSection: other)
        expectEqual(snapshot.sectionIdentifiers, order)
        expectEqual(snapshot.itemIdentifiers, order.flatMap { ["\($0)1", "\($0)2"] })
        expectEqual(order.map { snapshot.indexOfSection($0) }, [0, 1, 2, 3])
        show(letters())
        apply(snapshot)
        expectEqual(texts, order.flatMap { ["\($0)1", "\($0)2"] })
        expectEqual(controller.provided, [])
    }

    @Test(arguments: [
        ("a", "c", ["b", "a", "c", "d"]), ("a", "d", ["b", "c", "a", "d"]), ("d", "a", ["d", "a", "b", "c"]),
        ("b", "c", ["a", "b", "c", "d"]),
    ])
    func `moveSection places a section before another`(_ moved: String, _ other: String, _ order: [String]) {
        var snapshot = letters()
        snapshot.moveSection(moved, beforeSection: other)
        expectEqual(snapshot.sectionIdentifiers, order)
        expectEqual(snapshot.itemIdentifiers, order.flatMap { ["\($0)1", "\($0)2"] })
    }

    @Test func `Sections are inserted before and after others in the given order`() {
        var snapshot = letters()
        snapshot.insertSections(["x", "y"], beforeSection: "a")
        snapshot.insertSections(["z", "w"], afterSection: "d")
        snapshot.insertSections(["v"], afterSection: "b")
        expectEqual(snapshot.sectionIdentifiers, ["x", "y", "a", "b", "v", "c", "d", "z", "w"])
        #expect(snapshot.numberOfItems(inSection: "v") == 0 && snapshot.numberOfItems == 8)
    }

    @Test func `moveItem places items before and after others`() {
        var snapshot = letters()
        snapshot.moveItem("a1", afterItem: "a2")
        expectEqual(snapshot.itemIdentifiers(inSection: "a"), ["a2", "a1"])
        snapshot.moveItem("d2", beforeItem: "a1")
        snapshot.moveItem("b1", afterItem: "c2")
        expectEqual(snapshot.itemIdentifiers, ["a2", "d2", "a1", "b2", "c1", "c2", "b1", "d1"])
        expectEqual(["d2", "b1", "d1"].map { snapshot.sectionIdentifier(containingItem: $0) }, ["a", "c", "d"])
        expectEqual(["d2", "b1", "d1"].map { snapshot.indexOfItem($0) }, [1, 6, 7])
    }

    @Test func `A section without items remains, and a deleted section removes its items`() {
        var snapshot = letters()
        snapshot.deleteItems(["b1", "b2", "none"])
        snapshot.deleteSections(["c", "none"])
        expectEqual(snapshot.sectionIdentifiers, ["a", "b", "d"])
        #expect(snapshot.itemIdentifiers == ["a1", "a2", "d1", "d2"] && snapshot.numberOfItems == 4)
        #expect(snapshot.sectionIdentifier(containingItem: "c1") == nil)
        snapshot.appendItems(["c1"], toSection: "b")
        expectEqual(snapshot.sectionIdentifier(containingItem: "c1"), "b")
    }

    /// Identifiers must be unique (documentation of `NSDiffableDataSourceSnapshot`).
    @Test func `Appending an existing item logs an exception and leaves the item where it is`() {
        var snapshot = letters()
        let logged = LoggedException.collecting {
            var changed = letters()
            changed.appendItems(["a1", "new"], toSection: "d")
            expectEqual(changed.itemIdentifiers(inSection: "d"), ["d1", "d2", "new"])
            expectEqual(changed.itemIdentifiers(inSection: "a"), ["a1", "a2"])
            expectEqual(changed.numberOfItems, 9)
        }
        expectEqual(logged.count, 1)
        snapshot.appendItems(["new"])
        expectEqual(snapshot.itemIdentifiers(inSection: "d"), ["d1", "d2", "new"])
    }

    @Test func `An item that is reloaded twice in a snapshot gets one new cell`() {
        show(letters())
        let (reloaded, other) = (table.visibleCells[0], table.visibleCells[1])
        controller.prices["a1"] = 3
        var snapshot = source.snapshot()
        snapshot.reloadItems(["a1"])
        snapshot.reloadItems(["a1"])
        apply(snapshot)
        expectEqual(controller.provided, ["a1"])
        expectEqual(texts, ["a1 3", "a2", "b1", "b2", "c1", "c2", "d1", "d2"])
        #expect(table.visibleCells[0] !== reloaded && table.visibleCells[1] === other)
    }

    @Test func `Reloads of a snapshot are performed once and are not in the next snapshot`() {
        show(letters())
        var snapshot = source.snapshot()
        snapshot.reloadItems(["a1"])
        snapshot.reconfigureItems(["b1"])
        snapshot.reloadSections(["d"])
        #expect(snapshot.reloadedItemIdentifiers == ["a1"] && snapshot.reconfiguredItemIdentifiers == ["b1"])
        expectEqual(snapshot.reloadedSectionIdentifiers, ["d"])
        apply(snapshot)
        expectEqual(controller.provided.sorted(), ["a1", "b1", "d1", "d2"])
        let next = source.snapshot()
        #expect(next.reloadedItemIdentifiers == [] && next.reconfiguredItemIdentifiers == [])
        expectEqual(next.reloadedSectionIdentifiers, [])
        controller.provided = []
        apply(next)
        expectEqual(controller.provided, [])
    }

    @Test func `A reloaded item that moves gets its new cell at the new position`() {
        show(letters())
        controller.prices["a1"] = 5
        var snapshot = source.snapshot()
        snapshot.reloadItems(["a1"])
        snapshot.moveItem("a1", afterItem: "d2")
        snapshot.deleteItems(["b1"])
        apply(snapshot)
        expectEqual(controller.provided, ["a1"])
        expectEqual(texts, ["a2", "b2", "c1", "c2", "d1", "d2", "a1 5"])
    }

    @Test func `A reloaded item loses its selection and a reconfigured one keeps it`() {
        show(letters())
        table.allowsMultipleSelection = true
        for section in 0..<3 {
            table.selectRow(at: IndexPath(row: 0, section: section), animated: false, scrollPosition: .none)
        }
        var snapshot = source.snapshot()
        snapshot.reloadItems(["a1"])
        snapshot.reconfigureItems(["b1"])
        snapshot.moveItem("c1", afterItem: "c2")
        apply(snapshot)
        expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 2)])
        expectEqual(table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text }, ["b1", "c1"])
    }

    @Test func `The completion is called after the animation, or at once without one`() {
        show(letters())
        let controller = controller
        var snapshot = source.snapshot()
        snapshot.deleteItems(["a1"])
        source.apply(snapshot, animatingDifferences: false) { controller.provided.append("done") }
        expectEqual(controller.provided, ["done"])
        snapshot.deleteItems(["a2"])
        source.apply(snapshot, animatingDifferences: true) { controller.provided.append("done again") }
        expectEqual(controller.provided, ["done"])
        app.advance(by: 1)
        expectEqual(controller.provided, ["done", "done again"])
    }

    @Test func `applySnapshotUsingReloadData requests every cell and clears the selection`() {
        show(letters())
        let controller = controller
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        var snapshot = source.snapshot()
        snapshot.deleteSections(["c", "d"])
        source.applySnapshotUsingReloadData(snapshot) { controller.provided.append("done") }
        app.advance(by: 1)
        expectEqual(controller.provided.sorted(), ["a1", "a2", "b1", "b2", "done"])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func `A data source finds sections and items by index and by identifier`() {
        show(letters())
        #expect(source.sectionIdentifier(for: 2) == "c" && source.sectionIdentifier(for: 4) == nil)
        #expect(source.index(for: "d") == 3 && source.index(for: "x") == nil)
        expectEqual(source.indexPath(for: "c2"), IndexPath(row: 1, section: 2))
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 4)) == nil)
    }
}
