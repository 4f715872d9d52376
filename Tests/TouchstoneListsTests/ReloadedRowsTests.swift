import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Two sections of books in rows of 60 points.
private final class ShelvesController: UITableViewController {
    var shelves = [["Alice", "Beowulf", "Candide", "Dracula", "Emma"], ["Faust", "Gilgamesh"]]
    var log: [String] = []
    var provided: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let title = shelves[indexPath.section][indexPath.row]
        provided.append(title)
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = title
        return cell
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
}

/// Selected and highlighted rows that are reloaded, moved or deleted.
@Suite(.application(tracing: .both)) @MainActor
struct ReloadedRowsTests {
    let app = TestApplication.current
    private let controller = ShelvesController(style: .plain)
    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
        controller.provided = []
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func select(_ paths: [IndexPath]) {
        table.allowsMultipleSelection = true
        for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    }

    private var shownSelected: [String] {
        app.advance(by: 1)
        return table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text ?? "" }
    }

    private func press(_ row: Int) {
        app.fingerDown(at: CGPoint(x: 200, y: 60 * CGFloat(row) + 30))
        app.advance(by: 0.3)
    }

    private func lift() {
        app.fingerUp()
        app.advance(by: 0.5)
    }

    @Test func `A reloaded row is not selected`() {
        select([row(1), row(3)])
        table.reloadRows(at: [row(1)], with: .none)
        expectEqual(table.indexPathsForSelectedRows, [row(3)])
        expectEqual(shownSelected, ["Dracula"])
        expectEqual(controller.provided, ["Beowulf"])
        expectEqual(controller.log, [])
    }

    @Test func `A row that is reloaded with an animation is not selected`() {
        select([row(1), row(3)])
        table.reloadRows(at: [row(3)], with: .fade)
        expectEqual(table.indexPathsForSelectedRows, [row(1)])
        expectEqual(shownSelected, ["Beowulf"])
    }

    @Test func `The rows of a reloaded section are not selected`() {
        select([row(1), row(1, 1)])
        table.reloadSections([0], with: .none)
        expectEqual(table.indexPathsForSelectedRows, [row(1, 1)])
        expectEqual(shownSelected, ["Gilgamesh"])
        expectEqual(controller.provided, ["Alice", "Beowulf", "Candide", "Dracula", "Emma"])
    }

    /// A reconfigured row keeps its cell (documentation of `reconfigureRows(at:)`).
    @Test func `A reconfigured row stays selected`() {
        select([row(1), row(3)])
        let cell = table.cellForRow(at: row(1))
        controller.shelves[0][1] = "Bambi"
        table.reconfigureRows(at: [row(1)])
        expectEqual(table.indexPathsForSelectedRows, [row(1), row(3)])
        expectEqual(shownSelected, ["Bambi", "Dracula"])
        #expect(table.cellForRow(at: row(1)) === cell)
        expectEqual(controller.provided, ["Bambi"])
    }

    @Test func `After reloadData no row is selected`() {
        select([row(1), row(1, 1)])
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
        expectEqual(shownSelected, [])
        expectEqual(controller.log, [])
    }

    @Test func `reloadData unhighlights a pressed row`() {
        press(1)
        expectEqual(controller.log, ["highlight 1"])
        table.reloadData()
        app.settle()
        expectEqual(controller.log, ["highlight 1", "unhighlight 1"])
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        lift()
        expectEqual(controller.log, ["highlight 1", "unhighlight 1"])
        #expect(table.indexPathForSelectedRow == nil)
        press(1)
        lift()
        expectEqual(controller.log.suffix(3).sorted(), ["highlight 1", "select 1", "unhighlight 1"])
    }

    @Test func `Neither a pressed row that is deleted nor the next row is selected when the finger lifts`() {
        press(1)
        controller.shelves[0].remove(at: 1)
        table.deleteRows(at: [row(1)], with: .none)
        app.settle()
        lift()
        expectEqual(controller.log.filter { $0.hasPrefix("select") }, [])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test func `A pressed row stays highlighted while rows below it change`() {
        press(1)
        controller.shelves[0].remove(at: 4)
        controller.shelves[0].insert("Cinderella", at: 3)
        table.performBatchUpdates {
            table.deleteRows(at: [row(4)], with: .none)
            table.insertRows(at: [row(3)], with: .none)
        }
        app.settle()
        expectEqual(controller.log, ["highlight 1"])
        lift()
        expectEqual(controller.log.sorted(), ["highlight 1", "select 1", "unhighlight 1"])
        expectEqual(shownSelected, ["Beowulf"])
    }

    @Test func `A selected row stays selected when it moves`() {
        select([row(0), row(2)])
        let book = controller.shelves[0].remove(at: 0)
        controller.shelves[1].append(book)
        table.moveRow(at: row(0), to: row(2, 1))
        expectEqual(Set(table.indexPathsForSelectedRows ?? []), [row(1), row(2, 1)])
        expectEqual(shownSelected, ["Candide", "Alice"])
        expectEqual(controller.provided, [])
    }

    @Test func `A selected row stays selected when its section moves`() {
        select([row(1, 1)])
        controller.shelves.swapAt(0, 1)
        table.moveSection(1, toSection: 0)
        expectEqual(table.indexPathsForSelectedRows, [row(1)])
        expectEqual(shownSelected, ["Gilgamesh"])
    }

    @Test func `A selected row of a deleted section is no longer selected`() {
        select([row(1), row(1, 1)])
        controller.shelves.remove(at: 0)
        table.deleteSections([0], with: .none)
        expectEqual(table.indexPathsForSelectedRows, [row(1)])
        expectEqual(shownSelected, ["Gilgamesh"])
    }

    /// See the documentation of `performBatchUpdates(_:completion:)`.
    @Test func `A reload in a batch uses the index path before the batch`() {
        controller.shelves[0].remove(at: 0)
        table.performBatchUpdates {
            table.deleteRows(at: [row(0)], with: .none)
            table.reloadRows(at: [row(2)], with: .none)
        }
        app.advance(by: 1)
        expectEqual(controller.provided, ["Candide"])
        expectEqual(table.visibleCells.prefix(4).map { $0.textLabel?.text }, ["Beowulf", "Candide", "Dracula", "Emma"])
    }

    @Test func `reloadData within a batch discards its changes`() {
        let logged = LoggedException.collecting {
            table.performBatchUpdates {
                table.deleteRows(at: [row(0)], with: .none)
                table.reloadData()
            } completion: {
                controller.log.append("finished \($0)")
            }
            app.advance(by: 1)
        }
        #expect(logged.isEmpty)
        expectEqual(controller.log, ["finished true"])
        expectEqual(table.numberOfRows(inSection: 0), 5)
        expectEqual(
            table.visibleCells.map { $0.textLabel?.text },
            [
                "Alice", "Beowulf", "Candide", "Dracula", "Emma", "Faust", "Gilgamesh",
            ])
    }

    @Test func `reloadData between beginUpdates and endUpdates discards the changes`() {
        let logged = LoggedException.collecting {
            table.beginUpdates()
            table.insertRows(at: [row(0), row(1)], with: .none)
            table.reloadData()
            table.endUpdates()
            app.advance(by: 1)
        }
        #expect(logged.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 5 && table.visibleCells.count == 7)
    }

    @Test func `A change after reloadData in a batch uses the new data's index paths`() {
        let logged = LoggedException.collecting {
            table.performBatchUpdates {
                table.deleteRows(at: [row(0)], with: .none)
                controller.shelves[0] = ["Ivanhoe"]
                table.reloadData()
                controller.shelves[0] = ["Ivanhoe", "Kim"]
                table.insertRows(at: [row(1)], with: .none)
            }
            app.advance(by: 1)
        }
        #expect(logged.isEmpty)
        expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["Ivanhoe", "Kim", "Faust", "Gilgamesh"])
    }

    @Test func `hasUncommittedUpdates is true only within a batch`() {
        var seen: [Bool] = [table.hasUncommittedUpdates]
        table.performBatchUpdates {
            seen.append(table.hasUncommittedUpdates)
            table.beginUpdates()
            table.endUpdates()
            seen.append(table.hasUncommittedUpdates)
        }
        seen.append(table.hasUncommittedUpdates)
        expectEqual(seen, [false, true, true, false])
    }
}
