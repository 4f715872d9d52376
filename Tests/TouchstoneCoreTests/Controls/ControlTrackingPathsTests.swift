import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Branches of a control's tracking (C-1 to C-20).
@Suite(.application(tracing: .both)) @MainActor
struct ControlTrackingPathsTests {
    let app = TestApplication.current
    let window: UIWindow
    let control: TrackedControl

    init() {
        window = TestApplication.current.makeWindow()
        control = TrackedControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40)).placed("control", in: window)
    }

    private var events: String { app.controlEvents.replacingOccurrences(of: "control ", with: "") }

    @Test func `C-1: the raw values of control events and states are UIKit's`() {
        let bits: [(UIControl.Event, UInt)] = [
            (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
            (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
            (.touchCancel, 256), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13),
            (.menuActionTriggered, 1 << 14), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
            (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
            (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
            (.allEvents, 0xFFFF_FFFF),
        ]
        for (event, bit) in bits { expectEqual(event.rawValue, bit) }
        let states: [(UIControl.State, UInt)] = [
            (.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8), (.application, 0xFF0000),
            (.reserved, 0xFF00_0000),
        ]
        for (state, bit) in states { expectEqual(state.rawValue, bit) }
    }

    @Test(.application) func `C-2: a touch down calls beginTracking, highlights the control and sends touchDown`() {
        app.fingerDown(at: control)
        expectEqual(control.lines, ["begin tracking false"])
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        expectEqual(control.state, .highlighted)
        expectEqual(events, "touchDown")
        app.fingersUp()
    }

    @Test(.application) func `C-2: a control that returns false from beginTracking does not track or send events`() {
        control.begins = false
        app.fingerDown(at: control)
        app.fingerMove(to: at(150, 330))
        app.fingerUp()
        expectEqual(control.lines, ["begin tracking false"])
        #expect(!control.isTracking && !control.isHighlighted)
        expectEqual(events, "")
    }

    @Test(.application) func `C-2: the second tap of a double tap also sends touchDownRepeat`() {
        app.fingerDoubleTap(at: control)
        expectEqual(events, "touchDown, touchUpInside, touchDown, touchDownRepeat, touchUpInside")
        app.advance(by: 1)
        app.clear()
        app.fingerTap(at: control)
        expectEqual(events, "touchDown, touchUpInside")
    }

    @Test(.application) func `C-2, C-9: a control removed in its touchDown action sends no touchDownRepeat`() {
        app.fingerTap(at: control)
        app.clear()
        control.addAction(UIAction { [control] _ in control.removeFromSuperview() }, for: .touchDown)
        app.fingerTap(at: control)
        expectEqual(events, "touchDown, touchCancel")
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test(.application) func `C-2, C-9: a control removed in beginTracking does not track the touch`() {
        control.onBegin = { [control] in control.removeFromSuperview() }
        app.fingerDown(at: control)
        #expect(!control.isTracking && !control.isHighlighted)
        expectEqual(events, "")
        app.fingerUp()
        control.onBegin = {}
        window.addSubview(control)
        app.fingerTap(at: control)
        expectEqual(events, "touchDown, touchUpInside")
    }

    @Test(.application) func `C-3: a control does not track a second finger`() {
        app.fingerDown(1, at: at(120, 320))
        app.fingerDown(2, at: at(180, 320))
        app.fingerMove(2, to: at(180, 700))
        app.fingerUp(2)
        expectEqual(events, "touchDown")
        app.fingerUp(1)
        expectEqual(events, "touchDown, touchUpInside")
        expectEqual(control.lines, ["begin tracking false", "end touch"])
    }

    @Test(.application) func `C-5: a control that returns false from continueTracking sends no further events`() {
        app.fingerDown(at: control)
        control.continues = false
        app.fingerMove(to: at(150, 330))
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
        app.fingerMove(to: at(150, 335))
        app.fingerUp()
        expectEqual(events, "touchDown")
        expectEqual(control.lines, ["begin tracking false", "continue"])
        control.continues = true
        app.advance(by: 1)
        app.fingerTap(at: control)
        expectEqual(events, "touchDown, touchUpInside")
    }

    @Test func `C-5: each move sends its event after isTouchInside and isHighlighted have changed`() {
        app.fingerDown(at: control)
        var callbacks: [String] = []
        control.addAction(
            UIAction { [control] _ in callbacks.append("inside \(control.isTouchInside) \(control.isHighlighted)") },
            for: [.touchDragInside, .touchDragEnter])
        control.addAction(
            UIAction { [control] _ in callbacks.append("outside \(control.isTouchInside) \(control.isHighlighted)") },
            for: [.touchDragOutside, .touchDragExit])
        app.fingerMove(to: at(150, 330))
        app.fingerMove(to: at(150, 600))
        app.fingerMove(to: at(150, 610))
        app.fingerMove(to: at(150, 330))
        expectEqual(
            callbacks,
            [
                "inside true true", "outside false false", "outside false false", "outside false false",
                "inside true true", "inside true true",
            ])
        app.fingersUp()
    }

    @Test func `C-7: tracking, highlight and touchInside are false in the action of touchUpInside`() {
        var seen: [Bool] = []
        control.addAction(
            UIAction { [control] _ in seen = [control.isTracking, control.isHighlighted, control.isTouchInside] },
            for: .touchUpInside)
        app.fingerTap(at: control)
        expectEqual(seen, [false, false, false])
        expectEqual(control.lines, ["begin tracking false", "end touch"])
    }

    @Test(.application) func `C-7: the location of the lift decides between touchUpInside and touchUpOutside`() {
        app.fingerDown(at: control)
        app.send([TouchSample(id: 1, phase: .ended, time: 1, location: at(150, 700))])
        expectEqual(events, "touchDown, touchUpOutside")
    }

    @Test(.application) func `C-8: a cancelled touch sends touchCancel and calls cancelTracking`() {
        app.fingerDown(at: control)
        app.fingerCancel()
        expectEqual(events, "touchDown, touchCancel")
        expectEqual(control.lines, ["begin tracking false", "cancel event"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test(.application)
    func `C-9: removing a control cancels tracking with a nil event, and later touches send no events`() {
        app.fingerDown(at: control)
        control.removeFromSuperview()
        app.fingerMove(to: at(150, 330))
        app.fingerUp()
        expectEqual(control.lines, ["begin tracking false", "cancel nil"])
        expectEqual(events, "touchDown, touchCancel")
    }

    @Test func `C-9: removing an ancestor or hiding the window cancels tracking with a nil event`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).placed("box", in: window)
        box.addSubview(control)
        app.fingerDown(at: control)
        box.removeFromSuperview()
        expectEqual(control.lines, ["begin tracking false", "cancel nil"])
        app.fingerUp()
        window.addSubview(box)
        control.lines = []
        app.fingerDown(at: control)
        window.isHidden = true
        expectEqual(control.lines, ["begin tracking false", "cancel nil"])
        #expect(!control.isHighlighted)
        app.fingersUp()
    }

    @Test func `C-10: isTouchInside is false while a control is not tracking`() {
        #expect(!control.isTouchInside)
        app.fingerTap(at: control)
        #expect(!control.isTouchInside)
    }

    @Test(.application) func `C-12: ending or cancelling a touch that has ended sends no events`() {
        app.fingerTap(at: control)
        control.touchesEnded([], with: nil)
        control.touchesCancelled([], with: nil)
        expectEqual(events, "touchDown, touchUpInside")
    }

    @Test(.application) func `C-13: disabling a control does not end its tracking`() {
        app.fingerDown(at: control)
        control.isEnabled = false
        app.fingerMove(to: at(150, 330))
        app.fingerUp()
        expectEqual(events, "touchDown, touchDragInside, touchUpInside")
        #expect(control.isUserInteractionEnabled)
        expectEqual(control.state, .disabled)
        app.clear()
        app.fingerTap(at: control, allowsMiss: true)
        expectEqual(events, "")
    }

    @Test(.application) func `HT-14: a touch on a disabled control reaches the view behind it`() {
        let row = TouchWitness("row", 50, 250, 300, 150, in: window)
        row.addSubview(control)
        control.frame.origin = at(50, 50)
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        row.addGestureRecognizer(tap)
        control.isEnabled = false
        app.fingerTap(at: control, allowsMiss: true)
        #expect(app.deliveries.hasPrefix("touchesBegan row"))
        expectEqual(taps, 1)
        #expect(control.hitTest(at(5, 5), with: nil) == nil)
        control.isEnabled = true
        #expect(control.hitTest(at(5, 5), with: nil) === control)
    }

    @Test func `C-20: an event passes application, window, control, sendAction and target in this order`() {
        TestApplication.Noting.lines = []
        let app = TestApplication {
            TestApplication.Noting(clock: $0, screen: CGRect(x: 0, y: 0, width: 390, height: 844))
        }
        UIApplication.$current.withValue(app.application) {
            let window = EventNotingWindow(frame: app.application.screen.bounds)
            window.makeKeyAndVisible()
            let control = NotingControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(control)
            control.addTarget(control, action: NotingControl.pressed, for: .touchDown)
            app.fingerDown(at: control)
        }
        expectEqual(
            TestApplication.Noting.lines,
            [
                "application sendEvent", "window sendEvent", "control touchesBegan", "control sendAction",
                "application sendAction", "target",
            ])
    }
}

extension TestApplication {
    fileprivate final class Noting: UIApplication {
        static var lines: [String] = []
        override func sendEvent(_ event: UIEvent) {
            Noting.lines.append("application sendEvent")
            super.sendEvent(event)
        }
        override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            Noting.lines.append("application sendAction")
            return super.sendAction(action, to: target, from: sender, for: event)
        }
    }
}

private final class EventNotingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        TestApplication.Noting.lines.append("window sendEvent")
        super.sendEvent(event)
    }
}

private final class NotingControl: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        TestApplication.Noting.lines.append("control touchesBegan")
        super.touchesBegan(touches, with: event)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TestApplication.Noting.lines.append("control sendAction")
        super.sendAction(action, to: target, for: event)
    }
    func pressed() { TestApplication.Noting.lines.append("target") }
}

/// Behavior that public sources do not specify.
@Suite(.application(tracing: .both)) @MainActor
struct ControlTrackingChoices {
    let app = TestApplication.current

    @Test(.application) func `C-3: a control with multiple touch enabled tracks only the first finger`() {
        let window = app.makeWindow()
        let control = TrackedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).placed("c", in: window)
        control.isMultipleTouchEnabled = true
        app.fingersDown([1: CGPoint(x: 20, y: 50), 2: CGPoint(x: 150, y: 50)])
        app.fingersMove([2: CGPoint(x: 150, y: 700)])
        expectEqual(app.controlEvents, "c touchDown")
        app.fingerUp(2)
        #expect(control.isTracking)
        app.fingerUp(1)
        expectEqual(app.controlEvents, "c touchDown, c touchUpInside")
        expectEqual(control.lines, ["begin tracking false", "end touch"])
    }

    @Test(.application) func `C-5, Q-11: a control sends DragExit before DragOutside and DragEnter before DragInside`()
    {
        let window = app.makeWindow()
        _ = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).placed("c", in: window)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 300, y: 300))
        app.fingerMove(to: CGPoint(x: 50, y: 50))
        expectEqual(
            app.controlEvents, "c touchDown, c touchDragExit, c touchDragOutside, c touchDragEnter, c touchDragInside"
        )
        app.fingersUp()
    }

    @Test(.application) func `C-4, Q-11: on iPad a tracked touch is inside up to 25 points beyond the bounds`() {
        let app = TestApplication.current
        app.application.userInterfaceIdiom = .pad
        expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            .placed("pad", in: app.makeWindow())
        app.fingerDown(at: control)
        app.fingerMove(to: CGPoint(x: 224, y: 150))
        #expect(control.isTouchInside)
        app.fingerMove(to: CGPoint(x: 226, y: 150))
        #expect(!control.isTouchInside)
        app.fingerUp()
        #expect(app.controlEvents.hasSuffix("pad touchUpOutside"))
    }

    @Test(.application) func `C-6: drag events use the bounds extended by 70 points`() {
        let window = app.makeWindow()
        _ = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).placed("c", in: window)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 50, y: 169))
        expectEqual(app.controlEvents, "c touchDown, c touchDragInside")
        app.fingerMove(to: CGPoint(x: 50, y: 171))
        expectEqual(app.controlEvents, "c touchDown, c touchDragInside, c touchDragExit, c touchDragOutside")
        app.fingersUp()
    }
}
