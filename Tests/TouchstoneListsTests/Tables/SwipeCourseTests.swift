import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell that records its transitions between states.
private final class StateCell: UITableViewCell {
    var record: (String) -> Void = { _ in }
    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        record("will \(state.rawValue)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        record("did \(state.rawValue)")
    }
}

/// Rows of 60 points with two actions on each side; a full swipe performs the first action of the trailing side only.
private final class LettersController: UITableViewController {
    var lines: [String] = []
    var completions: [(Bool) -> Void] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(StateCell.self, forCellReuseIdentifier: "letter")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        (cell as? StateCell)?.record = { [weak self] in self?.lines.append("\(indexPath.row) \($0)") }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        lines.append("open \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        lines.append("close \(indexPath?.row ?? -1)")
    }
    private func actions(_ titles: [String], full: Bool, _ row: Int) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                    self?.lines.append("\(title) \(row)")
                    self?.completions.append(done)
                }
            })
        configuration.performsFirstActionWithFullSwipe = full
        return configuration
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions(["Bin", "Move somewhere"], full: true, indexPath.row) }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions(["Read", "Pin"], full: false, indexPath.row) }
}

/// Where a row and its action buttons stand as a finger swipes, and what the row and the table view call.
@Suite(.application) @MainActor
struct SwipeCourseTests {
    private let app = TestApplication.current
    private let controller = LettersController(style: .plain)

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func taken() -> [String] {
        defer { controller.lines = [] }
        return controller.lines
    }
    private func shown(_ view: UIView) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        let size = layer.bounds.size
        return CGRect(
            x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The left edge of the second row, and the left edge, width and alpha of each action button.
    private var picture: String {
        let table = controller.tableView!
        let row =
            table.cellForRow(at: IndexPath(row: 1, section: 0)).map { "\(Int(shown($0).minX.rounded()))" } ?? "none"
        let holders = table.subviews.filter { !($0 is UITableViewCell) && $0.subviews.contains { $0 is UIButton } }
        let buttons = holders.flatMap { holder in
            holder.subviews.compactMap { $0 as? UIButton }.map { button in
                let frame = button.frame.offsetBy(dx: holder.frame.minX, dy: 0)
                let (x, width) = (Int(frame.minX.rounded()), Int(frame.width.rounded()))
                return "\(button.currentTitle ?? "") \(x) \(width) \(Int(button.alpha))"
            }
        }
        return ([row] + buttons).joined(separator: ", ")
    }

    private func pictures(from start: CGFloat, over places: [CGFloat]) -> [String] {
        app.fingerDown(at: CGPoint(x: start, y: 90))
        return places.map { place in
            app.fingerMove(to: CGPoint(x: place, y: 90), duration: 0.3)
            app.advance(by: 0.2)
            app.fingerMove(to: CGPoint(x: place, y: 90))
            return picture
        }
    }

    @Test func `The buttons share the room beside the row, and a full swipe leaves the first one`() {
        var all = pictures(from: 380, over: [340, 250, 120, 60, 170])
        app.fingerMove(to: CGPoint(x: 60, y: 90), duration: 0.3)
        app.fingerUp()
        app.advance(by: 0.5)
        all.append(picture)
        controller.completions.last?(true)
        app.advance(by: 0.15)
        all.append(picture)
        app.advance(by: 0.3)
        all.append(picture)
        expectEqual(
            all,
            [
                "-30, Bin 380 10 1, Move somewhere 360 20 1", "-120, Bin 349 41 1, Move somewhere 270 79 1",
                "-250, Bin 305 85 1, Move somewhere 140 165 1", "-310, Bin 80 310 1, Move somewhere 80 0 0",
                "-200, Bin 322 68 1, Move somewhere 190 132 1", "-218, Bin 172 218 1, Move somewhere 172 0 0",
                "-109, Bin 390 0 1, Move somewhere 390 0 0", "0",
            ])
        expectEqual(taken(), ["open 1", "1 will 2", "Bin 1", "1 did 2", "1 will 0", "close 1", "1 did 0"])
    }

    @Test func `Without a full swipe the row resists beyond its buttons, and it does not pass its own place`() {
        var all = pictures(from: 10, over: [60, 180, 260, 380])
        app.fingerUp()
        app.advance(by: 0.5)
        all.append(picture)
        all += pictures(from: 300, over: [250, 60])
        app.fingerUp()
        app.advance(by: 0.5)
        all.append(picture)
        expectEqual(
            all,
            [
                "40, Read 0 20 1, Pin 20 20 1", "154, Read 0 77 1, Pin 77 77 1", "193, Read 0 96 1, Pin 96 96 1",
                "238, Read 0 119 1, Pin 119 119 1", "148, Read 0 74 1, Pin 74 74 1", "108, Read 0 54 1, Pin 54 54 1",
                "0, Read 0 0 1, Pin 0 0 1", "0",
            ])
        expectEqual(taken(), ["open 1", "close 1"])
    }

    @Test func `The distance and the velocity of a lifted finger decide whether a row opens`() {
        var states: [String] = []
        for (way, duration) in [
            (CGFloat(-60), 1.0), (-140, 1.0), (-60, 0.1), (-20, 0.02), (60, 1), (100, 1), (60, 0.1), (90, 0.4),
        ] {
            let start = 195 - way / 2
            app.fingerDown(at: CGPoint(x: start, y: 90))
            app.fingerMove(to: CGPoint(x: start + way, y: 90), duration: duration)
            if duration == 1 {
                app.advance(by: 0.3)
                app.fingerMove(to: CGPoint(x: start + way, y: 90))
            }
            app.fingerUp()
            app.advance(by: 1)
            states.append(picture)
            app.fingerTap(at: CGPoint(x: 200, y: 400))
            app.advance(by: 1)
        }
        expectEqual(
            states,
            [
                "0", "-218, Bin 316 74 1, Move somewhere 172 144 1", "-218, Bin 316 74 1, Move somewhere 172 144 1",
                "-218, Bin 316 74 1, Move somewhere 172 144 1", "0", "148, Read 0 74 1, Pin 74 74 1",
                "148, Read 0 74 1, Pin 74 74 1", "148, Read 0 74 1, Pin 74 74 1",
            ])
    }

    @Test func `Steep drags scroll, and a cancelled swipe leaves the row where it was nearer`() {
        app.fingerDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 200), duration: 0.3)
        app.advance(by: 1)
        #expect(taken() == [] && controller.tableView.contentOffset.y > 50)
        controller.tableView.contentOffset = .zero
        app.settle()
        var states: [String] = []
        for end in [330, 200] as [CGFloat] {
            _ = pictures(from: 380, over: [end])
            app.fingerCancel()
            app.advance(by: 1)
            states.append(picture)
        }
        expectEqual(states, ["0", "-218, Bin 316 74 1, Move somewhere 172 144 1"])
        expectEqual(taken(), ["open 1", "1 will 2", "1 did 2"])
    }

    @Test func `A row passes through its states as it opens, closes and is edited`() {
        _ = pictures(from: 380, over: [200])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(taken(), ["open 1", "1 will 2", "1 did 2"])
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        app.advance(by: 1)
        expectEqual(taken(), ["1 will 0", "close 1", "1 did 0"])
        _ = pictures(from: 10, over: [200])
        app.fingerUp()
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 400))
        app.advance(by: 1)
        expectEqual(taken(), ["open 1", "close 1"])
        controller.tableView.setEditing(true, animated: true)
        app.advance(by: 1)
        expectEqual(taken().filter { $0.hasPrefix("1 ") }, ["1 will 1", "1 did 1"])
        controller.tableView.setEditing(false, animated: false)
        expectEqual(taken().filter { $0.hasPrefix("1 ") }, ["1 will 0", "1 did 0"])
    }
}
