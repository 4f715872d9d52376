import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Three sections with headers of 40 points and rows of 60 points.
private final class ShelvesController: UITableViewController {
    var shelves = [["a0", "a1"], ["b0", "b1"], ["c0"]]
    var log: [String] = []
    var proposed: [String] = []
    var target: (IndexPath) -> IndexPath = { $0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        header.tag = 100 + section
        return header
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposed.append("\(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
        return target(proposedDestinationIndexPath)
    }
    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        log.append("move \(fromIndexPath.section).\(fromIndexPath.row) to \(to.section).\(to.row)")
        let book = shelves[fromIndexPath.section].remove(at: fromIndexPath.row)
        shelves[to.section].insert(book, at: to.row)
    }
}

/// Rows that a finger moves between sections; the gap shows where the row would be inserted.
@Suite(.application(tracing: .both)) @MainActor
struct ReorderSectionsTests {
    let app = TestApplication.current
    private let controller = ShelvesController(style: .plain)
    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        controller.setEditing(true, animated: false)
        app.settle()
    }

    /// Drags the row at a height to another height and keeps the finger down.
    private func hold(_ start: CGFloat, over end: CGFloat) {
        app.fingerDown(at: CGPoint(x: 368, y: start))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 368, y: end), duration: 0.5)
        app.advance(by: 0.3)
    }

    private func drop() {
        app.fingerUp()
        app.advance(by: 1)
    }

    private func top(_ section: Int, _ row: Int) -> CGFloat? {
        table.cellForRow(at: IndexPath(row: row, section: section))?.frame.minY
    }
    private func header(_ section: Int) -> CGFloat? { table.viewWithTag(100 + section)?.frame.minY }

    @Test func `Sections are stacked while no row is moved`() {
        expectEqual([header(0), header(1), header(2)], [0, 160, 320])
        expectEqual([top(0, 0), top(0, 1), top(1, 0), top(1, 1), top(2, 0)], [40, 100, 200, 260, 360])
    }

    @Test func `A row held over the last row of a lower section goes to the end of that section`() {
        hold(70, over: 290)
        expectEqual([top(0, 1), top(1, 0), top(1, 1), top(2, 0)], [40, 140, 200, 360])
        expectEqual([header(1), header(2)], [100, 320])
        drop()
        expectEqual(controller.log, ["move 0.0 to 1.2"])
        expectEqual(controller.shelves, [["a1"], ["b0", "b1", "a0"], ["c0"]])
        expectEqual([top(1, 0), top(1, 1), top(1, 2), top(2, 0)], [140, 200, 260, 360])
    }

    @Test(arguments: [(335, "1.2"), (350, "2.0"), (390, "2.1"), (700, "2.1")] as [(CGFloat, String)])
    func `The upper half of a header is a target in the section above`(_ height: CGFloat, _ place: String) {
        hold(70, over: height)
        drop()
        expectEqual(controller.log, ["move 0.0 to \(place)"])
    }

    @Test func `A row held over the upper half of its header goes to the end of the section above`() {
        hold(390, over: 330)
        expectEqual([top(1, 0), top(1, 1), header(1), header(2)], [200, 260, 160, 380])
        drop()
        expectEqual(controller.log, ["move 2.0 to 1.2"])
        expectEqual(controller.shelves, [["a0", "a1"], ["b0", "b1", "c0"], []])
    }

    @Test func `A row held over the lower half of its header stays in its section`() {
        hold(390, over: 350)
        expectEqual([top(1, 1), header(2)], [260, 320])
        drop()
        #expect(controller.log == [] && controller.shelves == [["a0", "a1"], ["b0", "b1"], ["c0"]])
    }

    @Test func `The delegate receives each proposed index path once, and its target is used`() {
        controller.target = { $0.section == 0 ? $0 : IndexPath(row: 1, section: 0) }
        hold(70, over: 290)
        expectEqual(controller.proposed, ["0.1", "1.0", "1.1", "1.2"])
        expectEqual([top(0, 1), top(1, 0), top(1, 1), header(1)], [40, 200, 260, 160])
        drop()
        expectEqual(controller.log, ["move 0.0 to 0.1"])
        expectEqual(controller.shelves, [["a1", "a0"], ["b0", "b1"], ["c0"]])
    }

    @Test func `A target index path that does not exist is ignored`() {
        controller.target = { _ in IndexPath(row: 7, section: 9) }
        hold(70, over: 290)
        drop()
        #expect(controller.log == [] && controller.shelves == [["a0", "a1"], ["b0", "b1"], ["c0"]])
    }
}
