import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The events that a control sends for sequences of touches, in order.
@Suite(.application(tracing: .both)) @MainActor
struct ControlTrackingTests {
    let app = TestApplication.current
    let window: UIWindow
    let control: UIControl

    init() {
        window = TestApplication.current.makeWindow()
        control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        control.accessibilityIdentifier = "control"
        window.addSubview(control)
    }

    /// The control's events. An event that repeats is listed once.
    private var events: String {
        var events: [String] = []
        for record in app.records {
            if case .controlEvent(_, let event) = record.fact, events.last != "\(event)" { events.append("\(event)") }
        }
        return events.joined(separator: ", ")
    }

    @Test(.application)
    func `C-2, C-7, C-11: a finger that drags out and back in sends all drag events and touchUpInside`() {
        app.fingerDown(at: at(150, 320))
        app.fingerMove(to: at(160, 320))
        #expect(control.isTracking && control.isHighlighted)
        app.fingerMove(to: at(160, 600))
        #expect(control.isTracking && !control.isHighlighted)
        app.fingerMove(to: at(160, 620))
        app.fingerMove(to: at(160, 330))
        app.fingerMove(to: at(165, 330))
        app.fingerUp()
        #expect(!control.isTracking && !control.isHighlighted)
        expectEqual(
            events,
            "touchDown, touchDragInside, touchDragExit, touchDragOutside, touchDragEnter, touchDragInside, touchUpInside"
        )
    }

    @Test(.application) func `C-4: a tracked touch is inside up to 70 points beyond the bounds`() {
        app.fingerDown(at: at(150, 320))
        app.fingerMove(to: at(150, 300 - 69))
        app.fingerUp()
        expectEqual(events, "touchDown, touchDragInside, touchUpInside")
        app.clear()
        app.fingerDown(at: at(150, 320))
        app.fingerMove(to: at(150, 300 - 71))
        app.fingerUp()
        expectEqual(events, "touchDown, touchDragExit, touchDragOutside, touchUpOutside")
    }

    @Test(.application) func `C-21, C-22: a button prevents an ancestor's tap, and a plain control does not`() {
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        window.addGestureRecognizer(tap)
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 40))
        button.accessibilityIdentifier = "button"
        window.addSubview(button)
        app.fingerTap(at: button)
        expectEqual(events, "touchDown, touchUpInside, primaryActionTriggered")
        app.advance(by: 1)
        app.clear()
        app.fingerTap(at: control)
        expectEqual(events, "touchDown, touchCancel")
        app.advance(by: 1)
        app.clear()
        tap.cancelsTouchesInView = false
        app.fingerTap(at: button)
        #expect(app.eventLog.contains("action tap ended → no target"))
        expectEqual(events, "touchDown, touchUpInside, primaryActionTriggered")
    }

    @Test(.application) func `HT-14, Q-9, Q-20: a hit test skips a disabled control`() {
        control.isEnabled = false
        app.fingerTap(at: control, allowsMiss: true)
        expectEqual(app.verdicts, "control: a disabled control, window: hit")
    }

    @Test func `C-9: removing a control from its window calls cancelTracking with a nil event`() {
        final class Watcher: UIControl {
            var cancelled: [Bool] = []
            override func cancelTracking(with event: UIEvent?) { cancelled.append(event == nil) }
        }
        let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(watcher)
        app.fingerDown(at: watcher)
        watcher.removeFromSuperview()
        expectEqual(watcher.cancelled, [true])
        #expect(!watcher.isTracking)
        app.fingersUp()
    }

    @Test(.application) func `C-24: a control does not forward touches to its next responder`() {
        app.fingerTap(at: control)
        #expect(!app.eventLog.contains("control → window"))
        expectEqual(app.deliveries, "touchesBegan control, touchesEnded control")
    }

    @Test func `RC-27: an action with a nil target goes up the responder chain from the sender`() {
        @MainActor
        final class Player: UIViewController {
            var played: [String] = []
            func play() { played.append("play") }
            func pick(_ sender: UIControl) { played.append("pick \(sender.accessibilityIdentifier!)") }
        }
        let player = Player()
        window.rootViewController = player
        player.view.addSubview(control)
        control.addTarget(nil, action: Player.play, for: .touchUpInside)
        control.addTarget(player, action: Player.pick, for: .touchUpInside)
        app.fingerTap(at: control)
        expectEqual(player.played, ["play", "pick control"])
    }
}
