import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class NameCell: UITableViewCell {
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class NamesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    var names: [[String]] = [["A", "B", "C", "D", "E"]]
    /// The rows for which `tableView(_:cellForRowAt:)` was called.
    var requestedRows: [IndexPath] = []
    var callbacks: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(NameCell.self, forCellReuseIdentifier: "name")
        table.rowHeight = 50
        table.sectionHeaderHeight = 0
        table.sectionFooterHeight = 0
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedRows.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        callbacks.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        callbacks.append("deselect \(indexPath.row)")
    }
}

@Suite(.application) @MainActor
struct RowBatchesTests {
    private func shown(_ names: [[String]] = [["A", "B", "C", "D", "E"]]) -> (TestApplication, NamesController) {
        let app = TestApplication.current
        let screen = NamesController()
        screen.names = names
        _ = app.makeWindow(root: screen)
        app.settle()
        screen.requestedRows = []
        return (app, screen)
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The visible rows from top to bottom with their positions.
    private func lines(_ screen: NamesController) -> [String] {
        screen.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }
    }

    @Test func `A batch deletes rows at their old index paths and inserts at their new ones`() {
        let (app, screen) = shown()
        let kept = [0, 2, 4].map { screen.table.cellForRow(at: row($0)) }
        screen.table.performBatchUpdates {
            // The insertions come first, but their index paths apply after the deletions.
            screen.table.insertRows(at: [row(0), row(2)], with: .automatic)
            screen.table.deleteRows(at: [row(1), row(3)], with: .automatic)
            screen.names = [["X", "A", "Y", "C", "E"]]
        }
        app.advance(by: 1)
        expectEqual(lines(screen), ["X 0", "A 50", "Y 100", "C 150", "E 200"])
        expectEqual([1, 3, 4].map { screen.table.cellForRow(at: row($0)) }, kept)
        #expect(Set(screen.requestedRows) == [row(0), row(2)] && screen.requestedRows.count == 2)
    }

    @Test func `A move in a batch has the old and the final index path`() {
        let (app, screen) = shown()
        let first = screen.table.cellForRow(at: row(0))
        var finished: [Bool] = []
        screen.table.performBatchUpdates(
            {
                screen.table.deleteRows(at: [row(4)], with: .fade)
                screen.table.moveRow(at: row(0), to: row(3))
                screen.names = [["B", "C", "D", "A"]]
            }, completion: { finished.append($0) })
        app.advance(by: 1)
        expectEqual(lines(screen), ["B 0", "C 50", "D 100", "A 150"])
        #expect(screen.table.cellForRow(at: row(3)) === first && screen.requestedRows == [])
        expectEqual(finished, [true])
    }

    @Test func `A reload in a batch has the old index path and a reconfiguration keeps the cell`() throws {
        let (app, screen) = shown()
        let old = try #require(screen.table.cellForRow(at: row(2)) as? NameCell)
        screen.table.performBatchUpdates {
            screen.table.deleteRows(at: [row(0)], with: .none)
            screen.table.reloadRows(at: [row(2)], with: .none)
            screen.names = [["B", "C2", "D", "E"]]
        }
        app.advance(by: 1)
        expectEqual(lines(screen), ["B 0", "C2 50", "D 100", "E 150"])
        #expect(screen.requestedRows == [row(1)] && screen.table.cellForRow(at: row(1)) !== old)

        screen.requestedRows = []
        let second = try #require(screen.table.cellForRow(at: row(2)) as? NameCell)
        let reuses = second.reuses
        screen.names = [["B", "C2", "D2", "E"]]
        screen.table.reconfigureRows(at: [row(2)])
        app.advance(by: 1)
        #expect(screen.requestedRows == [row(2)] && screen.table.cellForRow(at: row(2)) === second)
        #expect(second.textLabel?.text == "D2" && second.reuses == reuses)
    }

    @Test func `A batch inserts, deletes and moves sections`() {
        let (app, screen) = shown([["A", "B"], ["C"], ["D", "E"]])
        screen.table.performBatchUpdates {
            screen.table.deleteSections([1], with: .automatic)
            screen.table.moveSection(2, toSection: 0)
            screen.table.insertSections([2], with: .automatic)
            screen.table.insertRows(at: [row(1, 1)], with: .automatic)
            screen.names = [["D", "E"], ["A", "N", "B"], ["Z"]]
        }
        app.advance(by: 1)
        expectEqual(lines(screen), ["D 0", "E 50", "A 100", "N 150", "B 200", "Z 250"])
        #expect(screen.table.numberOfSections == 3 && screen.table.contentSize.height == 300)
        #expect(Set(screen.requestedRows) == [row(1, 1), row(0, 2)] && screen.requestedRows.count == 2)
    }

    @Test func `A table view keeps the selection of a row that moves`() {
        let (app, screen) = shown()
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(screen.callbacks, ["select 1"])
        screen.names[0].insert(contentsOf: ["X", "Y"], at: 0)
        screen.table.insertRows(at: [row(0), row(1)], with: .automatic)
        app.advance(by: 1)
        expectEqual(screen.table.indexPathsForSelectedRows, [row(3)])
        #expect(
            screen.table.cellForRow(at: row(3))?.isSelected == true
                && screen.table.cellForRow(at: row(1))?.isSelected == false)
        screen.names[0].remove(at: 3)
        screen.table.deleteRows(at: [row(3)], with: .automatic)
        app.advance(by: 1)
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected } && screen.callbacks == ["select 1"])
    }

    @Test func `reloadData removes the selection and does not call the delegate`() {
        let (app, screen) = shown()
        app.fingerTap(at: CGPoint(x: 100, y: 125))
        app.advance(by: 0.5)
        screen.names = [["A", "B", "C"]]
        screen.table.reloadData()
        app.settle()
        expectEqual(lines(screen), ["A 0", "B 50", "C 100"])
        #expect(screen.table.indexPathForSelectedRow == nil && screen.table.visibleCells.allSatisfy { !$0.isSelected })
        expectEqual(screen.callbacks, ["select 2"])
    }
}
