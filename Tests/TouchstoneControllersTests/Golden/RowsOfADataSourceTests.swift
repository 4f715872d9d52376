import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Cell: UITableViewCell {
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class StockController: UIViewController, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private(set) lazy var source = UITableViewDiffableDataSource<String, String>(tableView: table) {
        [weak self] table, path, name in
        self?.requestedItems.append(name)
        let cell = table.dequeueReusableCell(withIdentifier: "stock", for: path)
        cell.textLabel?.text = "\(name) \(self?.amounts[name] ?? 0)"
        return cell
    }
    var amounts: [String: Int] = [:]
    var requestedItems: [String] = []
    var callbacks: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Cell.self, forCellReuseIdentifier: "stock")
        table.rowHeight = 50
        table.sectionHeaderHeight = 0
        table.sectionFooterHeight = 0
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = self
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        callbacks.append("select \(source.itemIdentifier(for: indexPath) ?? "none")")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        callbacks.append("deselect \(source.itemIdentifier(for: indexPath) ?? "none")")
    }
}

@Suite(.application) @MainActor
struct RowsOfADataSourceTests {
    private func shown(_ sections: [(String, [String])]) -> (TestApplication, StockController) {
        let app = TestApplication.current
        let screen = StockController()
        _ = app.makeWindow(root: screen)
        screen.source.apply(snapshot(sections), animatingDifferences: false)
        app.settle()
        app.advance(by: 0.5)
        screen.requestedItems = []
        return (app, screen)
    }

    private func snapshot(_ sections: [(String, [String])]) -> NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func lines(_ screen: StockController) -> [String] {
        screen.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .map { "\($0.textLabel?.text ?? "") at \(Int($0.frame.minY))" }
    }

    private func cell(_ name: String, _ screen: StockController) -> Cell? {
        screen.source.indexPath(for: name).flatMap { screen.table.cellForRow(at: $0) } as? Cell
    }

    @Test func `An item that stays keeps its cell in any position`() {
        let (app, screen) = shown([("fruit", ["apple", "pear", "plum"]), ("nuts", ["almond", "pecan"])])
        let (apple, plum, pecan) = (cell("apple", screen), cell("plum", screen), cell("pecan", screen))
        var completed = 0
        screen.source.apply(
            snapshot([("fruit", ["plum", "fig", "apple"]), ("nuts", ["pecan"])]), animatingDifferences: true
        ) { completed += 1 }
        expectEqual(screen.source.snapshot().itemIdentifiers, ["plum", "fig", "apple", "pecan"])
        app.advance(by: 1)
        expectEqual(lines(screen), ["plum 0 at 0", "fig 0 at 50", "apple 0 at 100", "pecan 0 at 150"])
        #expect(cell("apple", screen) === apple && cell("plum", screen) === plum && cell("pecan", screen) === pecan)
        #expect(screen.requestedItems == ["fig"] && completed == 1)
        #expect(
            screen.source.indexPath(for: "pecan") == IndexPath(row: 0, section: 1)
                && screen.source.indexPath(for: "pear") == nil)
    }

    @Test func `A snapshot without animation keeps cells and applySnapshotUsingReloadData requests all of them`() {
        let (app, screen) = shown([("all", ["a", "b", "c"])])
        let b = cell("b", screen)
        screen.source.apply(snapshot([("all", ["c", "b", "d"])]), animatingDifferences: false)
        app.settle()
        expectEqual(lines(screen), ["c 0 at 0", "b 0 at 50", "d 0 at 100"])
        #expect(cell("b", screen) === b && screen.requestedItems == ["d"])
        screen.requestedItems = []
        screen.source.applySnapshotUsingReloadData(snapshot([("all", ["b", "c"])]))
        app.settle()
        #expect(screen.requestedItems == ["b", "c"] && lines(screen) == ["b 0 at 0", "c 0 at 50"])
    }

    @Test func `A reloaded item gets another cell and a reconfigured item keeps its cell`() throws {
        let (app, screen) = shown([("all", ["a", "b", "c"])])
        let a = try #require(cell("a", screen))
        let b = try #require(cell("b", screen))
        let reuses = b.reuses
        screen.amounts = ["a": 7, "b": 8, "c": 9]
        // An equal snapshot changes nothing.
        screen.source.apply(screen.source.snapshot(), animatingDifferences: true)
        app.advance(by: 1)
        #expect(screen.requestedItems == [] && lines(screen) == ["a 0 at 0", "b 0 at 50", "c 0 at 100"])
        var next = screen.source.snapshot()
        next.reloadItems(["a"])
        next.reconfigureItems(["b"])
        screen.source.apply(next, animatingDifferences: true)
        app.advance(by: 1)
        #expect(lines(screen) == ["a 7 at 0", "b 8 at 50", "c 0 at 100"] && Set(screen.requestedItems) == ["a", "b"])
        #expect(cell("a", screen) !== a && cell("b", screen) === b && b.reuses == reuses)
    }

    @Test func `The selection follows the item and not the index path`() {
        let (app, screen) = shown([("all", ["a", "b", "c", "d"])])
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(screen.callbacks, ["select b"])
        screen.source.apply(snapshot([("all", ["x", "a", "c", "b", "d"])]), animatingDifferences: true)
        app.advance(by: 1)
        expectEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
        #expect(cell("b", screen)?.isSelected == true && cell("a", screen)?.isSelected == false)
        screen.source.apply(snapshot([("all", ["x", "a", "c", "d"])]), animatingDifferences: true)
        app.advance(by: 1)
        #expect(screen.table.indexPathForSelectedRow == nil && screen.callbacks == ["select b"])
    }

    @Test func `A snapshot is a value and is edited with item and section identifiers`() {
        var one = snapshot([("fruit", ["apple", "pear"]), ("nuts", ["almond"])])
        let before = one
        one.insertItems(["fig"], beforeItem: "pear")
        one.insertItems(["plum"], afterItem: "pear")
        one.moveItem("apple", afterItem: "plum")
        one.insertSections(["roots"], beforeSection: "nuts")
        one.appendItems(["beet"], toSection: "roots")
        one.moveSection("nuts", beforeSection: "fruit")
        expectEqual(one.sectionIdentifiers, ["nuts", "fruit", "roots"])
        expectEqual(one.itemIdentifiers, ["almond", "fig", "pear", "plum", "apple", "beet"])
        #expect(
            one.indexOfItem("beet") == 5 && one.indexOfItem("kale") == nil
                && one.sectionIdentifier(containingItem: "fig") == "fruit")
        one.deleteItems(["pear", "fig"])
        one.deleteSections(["nuts"])
        #expect(
            one.itemIdentifiers(inSection: "fruit") == ["plum", "apple"] && one.numberOfItems == 3
                && one.numberOfSections == 2)
        expectEqual(before.itemIdentifiers, ["apple", "pear", "almond"])
    }
}
