import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rows with one trailing action of 74 points; the controller keeps the action's completion handler.
private final class InboxController: UITableViewController {
    var log: [String] = []
    var completions: [(Bool) -> Void] = []
    var completesAtOnce = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("open \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("close \(indexPath?.row ?? -1)")
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let mute = UIContextualAction(style: .normal, title: "Mute") { [weak self] _, _, done in
            guard let self else { return }
            log.append("mute \(indexPath.row)")
            if completesAtOnce { done(true) } else { completions.append(done) }
        }
        let configuration = UISwipeActionsConfiguration(actions: [mute])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

/// Opening and closing the swipe actions of rows. An open row is at -74 points.
@Suite(.application(tracing: .both)) @MainActor
struct SwipeActionTests {
    let app = TestApplication.current
    private let controller = InboxController(style: .plain)
    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func place(_ row: Int, _ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 60 * CGFloat(row) + 30) }

    /// Drags slowly and stops before the finger lifts, so that the velocity is 0.
    private func drag(_ row: Int, from start: CGFloat, to end: CGFloat) {
        app.fingerDown(at: place(row, start))
        app.fingerMove(to: place(row, end), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerMove(to: place(row, end))
        app.fingerUp()
        app.advance(by: 1)
    }

    private func fling(_ row: Int, from start: CGFloat, to end: CGFloat) {
        app.fingerDrag(from: place(row, start), to: place(row, end), duration: 0.05)
        app.advance(by: 1)
    }

    private func tap(_ row: Int, _ x: CGFloat) {
        app.fingerTap(at: place(row, x))
        app.advance(by: 1)
    }

    private func left(_ row: Int) -> CGFloat? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
    }

    @Test func `A swipe while another row is open only closes that row`() {
        drag(1, from: 340, to: 240)
        expectEqual([left(1), left(3)], [-74, 0])
        drag(3, from: 340, to: 240)
        expectEqual(controller.log, ["open 1", "close 1"])
        expectEqual([left(1), left(3)], [0, 0])
        drag(3, from: 340, to: 240)
        expectEqual(controller.log, ["open 1", "close 1", "open 3"])
        expectEqual([left(1), left(3)], [0, -74])
    }

    @Test func `A slow drag back closes a row if less than half of its actions is visible`() {
        drag(1, from: 340, to: 240)
        drag(1, from: 150, to: 180)
        #expect(controller.log == ["open 1"] && left(1) == -74)
        drag(1, from: 150, to: 210)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
    }

    @Test func `A fling back closes a row although more than half of its actions is visible`() {
        drag(1, from: 340, to: 240)
        fling(1, from: 150, to: 180)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
    }

    @Test func `A short fling opens a row`() {
        fling(1, from: 300, to: 270)
        #expect(controller.log == ["open 1"] && left(1) == -74)
    }

    @Test func `A swipe toward an edge without actions opens nothing`() {
        drag(1, from: 40, to: 200)
        #expect(controller.log.filter { $0.hasPrefix("open") } == [] && left(1) == 0)
    }

    @Test func `An open row that is dragged back does not move beyond its closed position`() {
        drag(1, from: 340, to: 240)
        app.fingerDown(at: place(1, 100))
        app.fingerMove(to: place(1, 300), duration: 0.5)
        app.advance(by: 0.3)
        expectEqual(left(1), 0)
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
    }

    @Test func `A row stays open until the action's completion handler is called`() {
        drag(1, from: 340, to: 240)
        tap(1, 353)
        #expect(controller.log == ["open 1", "mute 1"] && left(1) == -74)
        app.advance(by: 5)
        expectEqual(left(1), -74)
        controller.completions.first?(true)
        app.advance(by: 1)
        #expect(controller.log == ["open 1", "mute 1", "close 1"] && left(1) == 0)
    }

    @Test func `A completion handler that is called twice closes the row once`() {
        drag(1, from: 340, to: 240)
        tap(1, 353)
        controller.completions.first?(true)
        controller.completions.first?(true)
        app.advance(by: 1)
        #expect(controller.log == ["open 1", "mute 1", "close 1"] && left(1) == 0)
    }

    @Test func `A late completion handler does not close another open row`() {
        drag(1, from: 340, to: 240)
        tap(1, 353)
        tap(6, 200)
        drag(3, from: 340, to: 240)
        expectEqual(controller.log, ["open 1", "mute 1", "close 1", "open 3"])
        controller.completions.first?(true)
        app.advance(by: 1)
        expectEqual(controller.log, ["open 1", "mute 1", "close 1", "open 3"])
        expectEqual([left(1), left(3)], [0, -74])
    }

    @Test func `A closed row has no action button, and a tap selects it`() {
        controller.completesAtOnce = true
        drag(1, from: 340, to: 240)
        tap(1, 353)
        tap(1, 353)
        #expect(controller.log == ["open 1", "mute 1", "close 1", "select 1"] && left(1) == 0)
    }

    @Test func `A tap on an open row closes it and selects nothing`() {
        drag(1, from: 340, to: 240)
        tap(1, 100)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `reloadData closes an open row`() {
        drag(1, from: 340, to: 240)
        table.reloadData()
        app.advance(by: 1)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
        tap(1, 353)
        expectEqual(controller.log, ["open 1", "close 1", "select 1"])
    }

    @Test func `The beginning of editing closes an open row`() {
        drag(1, from: 340, to: 240)
        controller.setEditing(true, animated: true)
        app.advance(by: 1)
        #expect(controller.log == ["open 1", "close 1"] && left(1) == 0)
        #expect(table.isEditing)
    }

    @Test func `An action without a background color has the color of its style`() {
        let (normal, destructive) = (
            UIContextualAction(style: .normal, title: "Mute") { _, _, _ in },
            UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        )
        #expect(normal.backgroundColor == .systemGray && destructive.backgroundColor == .systemRed)
        normal.backgroundColor = .systemBlue
        expectEqual(normal.backgroundColor, .systemBlue)
        normal.backgroundColor = nil
        expectEqual(normal.backgroundColor, .systemGray)
        #expect(UISwipeActionsConfiguration(actions: [normal]).performsFirstActionWithFullSwipe)
    }
}
