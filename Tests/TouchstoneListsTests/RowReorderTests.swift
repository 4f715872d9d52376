import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Two sections of rows that can be moved. The rows are 60 points high, and there are no headers.
private final class DresserController: UITableViewController {
    var drawers = [["socks", "shirts", "ties"], ["forks", "knives", "spoons"]]
    var log: [String] = []
    var target: (IndexPath) -> IndexPath = { $0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { drawers.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        drawers[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        cell.textLabel?.text = drawers[indexPath.section][indexPath.row]
        cell.showsReorderControl = true
        return cell
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        log.append("move \(fromIndexPath.section).\(fromIndexPath.row) to \(to.section).\(to.row)")
        let thing = drawers[fromIndexPath.section].remove(at: fromIndexPath.row)
        drawers[to.section].insert(thing, at: to.row)
    }
}

/// Touches on reorder controls.
@Suite(.application(tracing: .both)) @MainActor
struct RowReorderTests {
    let app = TestApplication.current
    private let controller = DresserController(style: .plain)
    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        controller.setEditing(true, animated: false)
        app.settle()
    }

    /// The center of the reorder control in a line of 60 points, counted over both sections.
    private func place(_ line: Int) -> CGPoint { CGPoint(x: 368, y: 60 * CGFloat(line) + 30) }

    private func hold(_ line: Int, through lines: [Int]) {
        app.fingerDown(at: place(line))
        app.advance(by: 0.2)
        for next in lines {
            app.fingerMove(to: place(next), duration: 0.5)
            app.advance(by: 0.3)
        }
    }

    private func carry(_ line: Int, through lines: Int...) {
        hold(line, through: lines)
        app.fingerUp()
        app.advance(by: 1)
    }

    private var texts: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? ""
            }
        }
    }

    private var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }

    private func expectOrder(_ drawers: [[String]], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(controller.drawers == drawers, sourceLocation: sourceLocation)
        #expect(texts == drawers, sourceLocation: sourceLocation)
        #expect(tops == [0, 60, 120, 180, 240, 300], sourceLocation: sourceLocation)
    }

    @Test func `A row dropped below the last row of another section becomes its last row`() {
        carry(1, through: 8)
        expectEqual(controller.log, ["move 0.1 to 1.3"])
        expectOrder([["socks", "ties"], ["forks", "knives", "spoons", "shirts"]])
    }

    @Test func `A row dropped below the last row of its section becomes its last row`() {
        carry(3, through: 8)
        expectEqual(controller.log, ["move 1.0 to 1.2"])
        expectOrder([["socks", "shirts", "ties"], ["knives", "spoons", "forks"]])
    }

    @Test func `The delegate's target may be the end of another section`() {
        controller.target = { IndexPath(row: $0.section == 1 ? 3 : $0.row, section: $0.section) }
        carry(1, through: 4)
        expectEqual(controller.log, ["move 0.1 to 1.3"])
        expectOrder([["socks", "ties"], ["forks", "knives", "spoons", "shirts"]])
    }

    @Test func `The delegate's target may be an empty section`() {
        controller.drawers = [["socks", "shirts", "ties", "belts", "hats", "caps"], []]
        table.reloadData()
        app.settle()
        controller.target = { _ in IndexPath(row: 0, section: 1) }
        carry(2, through: 3)
        expectEqual(controller.log, ["move 0.2 to 1.0"])
        expectOrder([["socks", "shirts", "belts", "hats", "caps"], ["ties"]])
    }

    @Test func `A row moves up into another section`() {
        carry(3, through: 1)
        expectEqual(controller.log, ["move 1.0 to 0.1"])
        expectOrder([["socks", "forks", "shirts", "ties"], ["knives", "spoons"]])
    }

    @Test func `A row moves to the top of another section`() {
        carry(5, through: 0)
        expectEqual(controller.log, ["move 1.2 to 0.0"])
        expectOrder([["spoons", "socks", "shirts", "ties"], ["forks", "knives"]])
    }

    @Test func `A row that returns to its place is not moved in the data source`() {
        carry(1, through: 4, 1)
        expectEqual(controller.log, [])
        expectOrder([["socks", "shirts", "ties"], ["forks", "knives", "spoons"]])
    }

    @Test func `A cancelled touch moves no row`() {
        hold(0, through: [2])
        app.fingerCancel()
        app.advance(by: 1)
        expectEqual(controller.log, [])
        expectOrder([["socks", "shirts", "ties"], ["forks", "knives", "spoons"]])
    }

    @Test func `Rows of both sections make space for the row that is dragged`() {
        hold(0, through: [4])
        func top(_ section: Int, _ row: Int) -> CGFloat? {
            table.cellForRow(at: IndexPath(row: row, section: section))?.frame.minY
        }
        expectEqual([top(0, 1), top(0, 2), top(1, 0), top(1, 1), top(1, 2)], [0, 60, 120, 180, 300])
        expectEqual(controller.log, [])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, ["move 0.0 to 1.2"])
        expectOrder([["shirts", "ties"], ["forks", "knives", "socks", "spoons"]])
    }

    @Test func `reloadData cancels the move of a row`() {
        hold(0, through: [2])
        table.reloadData()
        app.settle()
        app.fingerMove(to: place(4), duration: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, [])
        expectOrder([["socks", "shirts", "ties"], ["forks", "knives", "spoons"]])
    }

    @Test func `The end of editing cancels the move of a row`() {
        hold(0, through: [2])
        controller.setEditing(false, animated: false)
        app.settle()
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, [])
        expectOrder([["socks", "shirts", "ties"], ["forks", "knives", "spoons"]])
    }

    @Test func `A selected row stays selected when a finger moves it`() {
        table.allowsSelectionDuringEditing = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        carry(0, through: 2)
        expectEqual(controller.log, ["move 0.0 to 0.2"])
        expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
        expectEqual(table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text }, ["socks"])
    }

    /// The finger is 18 points below the middle of the control, and the content is scrolled by 240 points.
    @Test func `A row follows the finger at the point where it is held, also in scrolled content`() throws {
        controller.drawers = [(0..<30).map { "thing \($0)" }]
        table.reloadData()
        table.contentOffset.y = 240
        app.settle()
        // Row 7 is from 420 to 480 points in the content.
        let cell = try #require(table.cellForRow(at: IndexPath(row: 7, section: 0)))
        app.fingerDown(at: CGPoint(x: 368, y: 450 - 240 + 18))
        app.advance(by: 0.2)
        #expect(cell.alpha < 1)
        app.fingerMove(to: CGPoint(x: 368, y: 450 - 240 + 18 + 75), duration: 0.5)
        app.advance(by: 0.3)
        expectEqual(cell.center, CGPoint(x: 195, y: 525))
        // Its middle is in the place of row 8, which makes space.
        expectEqual(table.cellForRow(at: IndexPath(row: 8, section: 0))?.frame.minY, 420)
        expectEqual(table.cellForRow(at: IndexPath(row: 9, section: 0))?.frame.minY, 540)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, ["move 0.7 to 0.8"])
        #expect(cell.alpha == 1 && cell.frame == CGRect(x: 0, y: 480, width: 390, height: 60))
        expectEqual(table.contentOffset.y, 240)
    }

    @Test func `A row that is held at an edge scrolls the table and keeps its place under the finger`() throws {
        controller.drawers = [(0..<30).map { "thing \($0)" }]
        table.reloadData()
        app.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        hold(3, through: [])
        app.fingerMove(to: CGPoint(x: 368, y: 840), duration: 0.5)
        app.advance(by: 0.5)
        let offset = table.contentOffset.y
        #expect(offset > 60)
        expectEqual(cell.center.y - offset, 840)
        app.advance(by: 30)
        // The content of 1800 points ends there.
        expectEqual(table.contentOffset.y, 1800 - table.bounds.height)
        app.fingerMove(to: CGPoint(x: 368, y: 5), duration: 0.5)
        app.advance(by: 30)
        expectEqual(table.contentOffset.y, 0)
        expectEqual(cell.center.y, 5)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, ["move 0.3 to 0.0"])
    }
}
