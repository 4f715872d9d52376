import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private enum Meal: Hashable, Sendable { case breakfast, lunch, dinner }

/// A menu in a table view with a diffable data source.
private final class MenuController: UIViewController, UITableViewDelegate {
    let tableView = UITableView()
    var provided: [String] = []
    var chosen: [String] = []
    var prices: [String: Int] = [:]
    private(set) lazy var dataSource = UITableViewDiffableDataSource<Meal, String>(tableView: tableView) {
        [weak self] tableView, indexPath, dish in
        self?.provided.append(dish)
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = self?.prices[dish].map { "\(dish) \($0)" } ?? dish
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 50
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
        view.addSubview(tableView)
        dataSource.defaultRowAnimation = .fade
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let dish = dataSource.itemIdentifier(for: indexPath) { chosen.append(dish) }
    }
}

/// Snapshots and the table views that show them.
@Suite(.application(tracing: .both)) @MainActor
struct DiffableTests {
    let app = TestApplication.current
    private let controller = MenuController()

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Meal, String>

    private func apply(_ snapshot: Snapshot, animated: Bool = true) {
        controller.dataSource.apply(snapshot, animatingDifferences: animated)
        app.advance(by: 1)
    }

    private func day() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([.breakfast, .lunch])
        snapshot.appendItems(["tea", "bread", "egg"], toSection: .breakfast)
        snapshot.appendItems(["soup", "rice"], toSection: .lunch)
        return snapshot
    }

    private func texts() -> [String] { controller.tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// The data source sets itself as the table view's data source (documentation of its initializer).
    @Test func `A first snapshot fills the table view`() {
        apply(day(), animated: false)
        #expect(controller.tableView.dataSource === controller.dataSource)
        expectEqual(texts(), ["tea", "bread", "egg", "soup", "rice"])
        expectEqual(controller.tableView.numberOfSections, 2)
        expectEqual(controller.dataSource.indexPath(for: "rice"), IndexPath(row: 1, section: 1))
        expectEqual(controller.dataSource.itemIdentifier(for: IndexPath(row: 2, section: 0)), "egg")
        #expect(controller.dataSource.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
        #expect(controller.dataSource.indexPath(for: "cake") == nil)
    }

    @Test func `A snapshot's difference requests only new cells and keeps the others`() {
        apply(day(), animated: false)
        let egg = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
        controller.provided = []
        var snapshot = controller.dataSource.snapshot()
        snapshot.deleteItems(["bread"])
        snapshot.insertItems(["milk"], beforeItem: "tea")
        snapshot.appendItems(["cake"])
        apply(snapshot)
        expectEqual(texts(), ["milk", "tea", "egg", "soup", "rice", "cake"])
        expectEqual(Set(controller.provided), ["milk", "cake"])
        #expect(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === egg)
    }

    @Test func `An item moves to another section together with a moved section`() {
        apply(day(), animated: false)
        var snapshot = day()
        snapshot.moveItem("soup", beforeItem: "bread")
        snapshot.moveSection(.lunch, beforeSection: .breakfast)
        apply(snapshot)
        expectEqual(texts(), ["rice", "tea", "soup", "bread", "egg"])
        expectEqual(controller.dataSource.indexPath(for: "soup"), IndexPath(row: 1, section: 1))
    }

    /// See the documentation of `reconfigureItems`.
    @Test func `A reconfigured item is configured again and keeps its cell`() {
        apply(day(), animated: false)
        let tea = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        controller.provided = []
        controller.prices = ["tea": 3, "soup": 7]
        var snapshot = controller.dataSource.snapshot()
        snapshot.reconfigureItems(["tea"])
        apply(snapshot)
        expectEqual(controller.provided, ["tea"])
        expectEqual(texts(), ["tea 3", "bread", "egg", "soup", "rice"])
        #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === tea)
    }

    @Test func `A tap selects an item whose identifier the data source finds`() {
        apply(day(), animated: false)
        var snapshot = controller.dataSource.snapshot()
        snapshot.deleteItems(["tea"])
        apply(snapshot)
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(controller.chosen, ["egg"])
    }

    @Test func `A snapshot is a value that can be queried and changed`() {
        let first = day()
        var second = first
        second.deleteSections([.breakfast])
        second.appendSections([.dinner])
        second.insertSections([.breakfast], afterSection: .dinner)
        second.insertItems(["noodles"], afterItem: "soup")
        expectEqual(first.sectionIdentifiers, [.breakfast, .lunch])
        expectEqual(first.itemIdentifiers, ["tea", "bread", "egg", "soup", "rice"])
        expectEqual(second.sectionIdentifiers, [.lunch, .dinner, .breakfast])
        expectEqual(second.itemIdentifiers(inSection: .lunch), ["soup", "noodles", "rice"])
        expectEqual(second.itemIdentifiers(inSection: .breakfast), [])
        expectEqual(second.numberOfItems, 3)
        expectEqual(second.numberOfSections, 3)
        expectEqual(second.numberOfItems(inSection: .dinner), 0)
        expectEqual(second.sectionIdentifier(containingItem: "noodles"), .lunch)
        expectEqual(second.indexOfItem("rice"), 2)
        #expect(second.indexOfItem("tea") == nil)
        expectEqual(second.indexOfSection(.breakfast), 2)
        second.deleteAllItems()
        expectEqual(second.numberOfItems, 0)
    }

    /// See the documentation of `appendItems`.
    @Test func `Items appended without a section go into the last section`() {
        var snapshot = Snapshot()
        snapshot.appendSections([.lunch, .dinner])
        snapshot.appendItems(["fish"])
        expectEqual(snapshot.itemIdentifiers(inSection: .dinner), ["fish"])
        expectEqual(snapshot.itemIdentifiers(inSection: .lunch), [])
    }

    /// See `NSDiffableDataSourceSectionSnapshot`.
    @Test func `A section snapshot shows children only while all their ancestors are expanded`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        expectEqual(outline.items.count, 6)
        expectEqual(outline.rootItems, ["fruit", "nuts"])
        expectEqual(outline.visibleItems, ["fruit", "nuts"])
        outline.expand(["apple"])
        expectEqual(outline.visibleItems, ["fruit", "nuts"])
        outline.expand(["fruit"])
        expectEqual(outline.visibleItems, ["fruit", "apple", "red", "green", "pear", "nuts"])
        #expect(outline.isExpanded("apple"))
        expectEqual(outline.level(of: "red"), 2)
        expectEqual(outline.parent(of: "red"), "apple")
        #expect(outline.parent(of: "nuts") == nil)
        outline.collapse(["apple"])
        expectEqual(outline.visibleItems, ["fruit", "apple", "pear", "nuts"])
        outline.delete(["fruit"])
        expectEqual(outline.items, ["nuts"])
    }

    /// An empty snapshot has no sections.
    @Test func `Applying several snapshots in turn shows the items of each`() {
        for dishes in [["a", "b"], [], ["c"], ["b", "c", "a"], ["a", "b", "c"]] {
            var snapshot = Snapshot()
            snapshot.appendSections([.dinner])
            snapshot.appendItems(dishes)
            apply(snapshot)
            expectEqual(texts(), dishes)
            expectEqual(controller.tableView.contentSize.height, CGFloat(50 * dishes.count))
        }
        apply(Snapshot())
        expectEqual(controller.tableView.numberOfSections, 0)
    }
}
