import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rows of 60 points that can be selected; the first five have a button.
private final class ChoicesScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var log: [String] = []
    var refused: Set<Int> = []
    var buttons: [Int: UIButton] = [:]
    var pressed: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
        if indexPath.row < 5 {
            let button = UIButton(frame: CGRect(x: 200, y: 10, width: 80, height: 40))
            let row = indexPath.row
            button.addAction(UIAction { [weak self] _ in self?.pressed.append(row) }, for: .touchUpInside)
            cell.contentView.addSubview(button)
            buttons[row] = button
        }
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return refused.contains(indexPath.row) ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }
}

/// Touches that highlight and select rows. Where UIKit does not document an order of calls, the order is not checked.
@Suite(.application(tracing: .both)) @MainActor
struct TableSelectionTests {
    let app = TestApplication.current
    private let screen = ChoicesScreen()

    init() {
        _ = app.makeWindow(root: screen)
        app.settle()
    }

    /// A point on the row's text, outside its button.
    private func place(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 60 * CGFloat(row) + 30) }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func tap(_ row: Int) {
        app.fingerTap(at: place(row))
        app.advance(by: 0.5)
    }

    /// Whether these calls occurred in this order, possibly with others between them.
    private func occurred(_ wanted: [String]) -> Bool {
        var rest = wanted[...]
        for line in screen.log where line == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// See the documentation of `shouldHighlightRowAt` and `didSelectRowAt`.
    @Test func `A press highlights a row and lifting the finger selects it`() {
        app.fingerDown(at: place(1))
        app.advance(by: 0.3)
        expectEqual(screen.log, ["shouldHighlight 1", "didHighlight 1"])
        expectEqual(screen.tableView.cellForRow(at: row(1))?.isHighlighted, true)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(occurred(["shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1"]))
        #expect(occurred(["didHighlight 1", "didUnhighlight 1"]))
        expectEqual(screen.log.count, 5)
        expectEqual(screen.tableView.indexPathForSelectedRow, row(1))
        expectEqual(screen.tableView.cellForRow(at: row(1))?.isSelected, true)
        expectEqual(screen.tableView.cellForRow(at: row(1))?.isHighlighted, false)
    }

    /// The tap is shorter than the delay of content touches.
    @Test func `A quick tap calls the same delegate methods and selects the row`() {
        tap(2)
        #expect(occurred(["shouldHighlight 2", "didHighlight 2", "willSelect 2", "didSelect 2"]))
        expectEqual(screen.log.count, 5)
        expectEqual(screen.tableView.indexPathForSelectedRow, row(2))
    }

    @Test func `Selecting another row deselects the first`() {
        tap(1)
        screen.log = []
        tap(3)
        #expect(occurred(["willDeselect 1", "didDeselect 1"]))
        #expect(occurred(["willSelect 3", "didSelect 3"]))
        expectEqual(screen.tableView.indexPathsForSelectedRows, [row(3)])
        expectEqual(screen.tableView.cellForRow(at: row(1))?.isSelected, false)
        expectEqual(screen.tableView.cellForRow(at: row(3))?.isSelected, true)
    }

    @Test func `A row whose willSelectRow returns nil is not selected, and the selection stays`() {
        tap(1)
        screen.refused = [4]
        screen.log = []
        tap(4)
        #expect(occurred(["shouldHighlight 4", "didHighlight 4", "willSelect 4"]))
        #expect(!screen.log.contains("didSelect 4"))
        #expect(!screen.log.contains("didDeselect 1"))
        expectEqual(screen.tableView.indexPathForSelectedRow, row(1))
    }

    @Test func `A drag unhighlights the row and scrolls`() {
        app.fingerDown(at: place(5))
        app.advance(by: 0.3)
        expectEqual(screen.log, ["shouldHighlight 5", "didHighlight 5"])
        app.fingerMove(to: CGPoint(x: 100, y: 230), duration: 0.2)
        expectEqual(screen.log, ["shouldHighlight 5", "didHighlight 5", "didUnhighlight 5"])
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(screen.log.count, 3)
        expectEqual(screen.tableView.cellForRow(at: row(5))?.isHighlighted, false)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
        #expect(screen.tableView.contentOffset.y > 50)
    }

    @Test func `A quick drag highlights no row`() {
        app.fingerDrag(from: place(6), to: CGPoint(x: 100, y: 200), duration: 0.1)
        app.advance(by: 3)
        expectEqual(screen.log, [])
        #expect(screen.tableView.contentOffset.y > 100)
    }

    @Test func `A row is highlighted at once if delaysContentTouches is false`() {
        app.fingerDown(at: place(0))
        app.advance(by: 0.05)
        expectEqual(screen.log, [])
        app.fingerUp()
        app.advance(by: 0.5)
        screen.log = []
        screen.tableView.delaysContentTouches = false
        app.fingerDown(at: place(2))
        expectEqual(screen.log, ["shouldHighlight 2", "didHighlight 2"])
        app.fingersUp()
    }

    @Test func `A button in a row receives its tap and the row is not selected`() throws {
        let button = try #require(screen.buttons[2])
        app.fingerTap(at: button)
        app.advance(by: 0.5)
        expectEqual(screen.pressed, [2])
        expectEqual(screen.log, [])
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    /// See the documentation of `allowsMultipleSelection`.
    @Test func `With multiple selection a second tap on a row deselects it`() {
        screen.tableView.allowsMultipleSelection = true
        tap(1)
        tap(3)
        expectEqual(Set(screen.tableView.indexPathsForSelectedRows ?? []), [row(1), row(3)])
        #expect(!screen.log.contains { $0.contains("eselect") })
        screen.log = []
        tap(1)
        #expect(occurred(["willDeselect 1", "didDeselect 1"]))
        #expect(!screen.log.contains("didSelect 1"))
        expectEqual(screen.tableView.indexPathsForSelectedRows, [row(3)])
        tap(3)
        #expect(screen.tableView.indexPathsForSelectedRows == nil)
    }

    /// See the documentation of `selectRow` and `deselectRow`.
    @Test func `Selection by the program calls no delegate method`() {
        screen.tableView.selectRow(at: row(2), animated: false, scrollPosition: .none)
        expectEqual(screen.tableView.indexPathForSelectedRow, row(2))
        expectEqual(screen.tableView.cellForRow(at: row(2))?.isSelected, true)
        screen.tableView.deselectRow(at: row(2), animated: true)
        app.advance(by: 1)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
        expectEqual(screen.tableView.cellForRow(at: row(2))?.isSelected, false)
        expectEqual(screen.log, [])
        // Row 20 of 40 scrolls to the top.
        screen.tableView.selectRow(at: row(20), animated: false, scrollPosition: .top)
        expectEqual(screen.tableView.contentOffset.y, 1200)
        expectEqual(screen.log, [])
    }

    @Test func `A selected row stays selected while it is scrolled away`() {
        tap(1)
        screen.tableView.contentOffset.y = 1500
        app.settle()
        #expect(screen.tableView.visibleCells.allSatisfy { !$0.isSelected })
        expectEqual(screen.tableView.indexPathForSelectedRow, row(1))
        screen.tableView.contentOffset.y = 0
        app.settle()
        expectEqual(screen.tableView.visibleCells.filter(\.isSelected).count, 1)
        expectEqual(screen.tableView.cellForRow(at: row(1))?.isSelected, true)
    }
}
