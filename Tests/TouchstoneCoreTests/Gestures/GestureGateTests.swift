import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which touches a recognizer receives, and in which order (G-15 to G-18, DL-2 to DL-6, DL-11, DL-12, DL-16, DL-23).
@Suite(.application(tracing: .both)) @MainActor
struct GestureGateTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let outer: NotingView
    let inner: NotingView

    init() {
        outer = scene.view("outer", 0, 0, 300, 300)
        inner = scene.view("inner", 50, 50, 100, 100, in: outer)
    }

    private func scripted(_ name: String, on view: UIView) -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    @Test func `DL-2, DL-3, DL-5: recognizers of the hit view receive a touch before those of superviews and the view`()
    {
        let beside = scene.view("beside", 200, 200, 50, 50, in: outer)
        _ = scripted("window", on: scene.window)
        _ = scripted("outer", on: outer)
        _ = scripted("inner1", on: inner)
        _ = scripted("inner2", on: inner)
        _ = scripted("beside", on: beside)
        let off = scripted("off", on: inner)
        off.isEnabled = false
        app.fingerTap(at: at(75, 75))
        expectEqual(
            scene.eventLog,
            "inner1.began, inner2.began, outer.began, window.began, inner.began, "
                + "inner1.ended, inner2.ended, outer.ended, window.ended")
    }

    @Test func `DL-3, G-15: a recognizer of a subview does not receive the touches of its superview`() {
        _ = scripted("R", on: inner)
        app.fingerTap(at: at(200, 200))
        expectEqual(scene.eventLog, "outer.began, outer.ended")
    }

    @Test func `DL-4: a recognizer added later does not receive the touch`() {
        app.fingerDown(at: at(75, 75))
        _ = scripted("late", on: inner)
        app.fingerMove(to: at(80, 75))
        app.fingerUp()
        expectEqual(scene.eventLog, "inner.began, inner.moved, inner.ended")
    }

    @Test func `DL-6: a recognizer receives one call for each phase with the touches in it`() {
        let recognizer = scripted("R", on: outer)
        var sets: [String] = []
        for phase in ["began", "moved", "ended"] {
            recognizer.on[phase] = { _, touches, _ in
                sets.append("\(phase) \(touches.map { Int($0.location(in: nil).x) }.sorted())")
            }
        }
        app.fingersDown([1: at(10, 10), 2: at(20, 10)])
        app.fingersMove([1: at(11, 10), 2: at(21, 10)])
        app.fingersMove([2: at(22, 10)])
        app.send([app.sample(1, .ended), TouchSample(id: 3, phase: .began, time: app.clock.now, location: at(30, 10))])
        expectEqual(sets, ["began [10, 20]", "moved [11, 21]", "moved [22]", "began [30]", "ended [11]"])
        app.fingersUp()
    }

    @Test func `DL-11, DL-12: an action precedes touchesCancelled, after which the view receives nothing`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: outer)
        let other = scripted("other", on: inner)
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { _, _ in true }
        pan.delegate = delegate
        app.fingerDown(at: at(75, 75))
        app.fingerMove(to: at(95, 75))
        app.fingerMove(to: at(99, 75))
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "other.began, inner.began, other.moved, pan(began), inner.cancelled, other.moved, pan(changed), "
                + "other.ended, pan(ended)")
        _ = other
    }

    @Test func `DL-16, G-15: isExclusiveTouch and isMultipleTouchEnabled do not affect recognizers`() {
        inner.isExclusiveTouch = true
        _ = scripted("R", on: outer)
        app.fingerDown(1, at: at(75, 75))
        app.fingerDown(2, at: at(200, 200))
        app.fingerDown(3, at: at(80, 75))
        expectEqual(scene.eventLog, "R.began, inner.began, R.began, R.began")
        app.fingersUp()
    }

    @Test func `DL-23: a cancellation by the application cancels recognizers and their view`() {
        let discrete = scripted("discrete", on: inner)
        let continuous = scripted("continuous", on: outer).sets(.began, at: "moved")
        continuous.cancelsTouchesInView = false
        continuous.prevents = { _ in false }
        app.fingerDown(at: at(75, 75))
        app.fingerMove(to: at(80, 75))
        scene.clear()
        app.application.beginIgnoringInteractionEvents()
        expectEqual(
            scene.eventLog,
            "discrete.cancelled, continuous.cancelled, continuous(cancelled), inner.cancelled, discrete.reset, "
                + "continuous.reset")
        expectEqual(discrete.state, .possible)
        app.fingersUp()
    }

    @Test func `DL-19: removing a view cancels its recognizers, and those of its superviews go on`() {
        let mine = scripted("inner", on: inner).sets(.began, at: "began")
        let ancestor = scripted("outer", on: outer)
        mine.prevents = { _ in false }
        mine.cancelsTouchesInView = false
        app.fingerDown(at: at(75, 75))
        inner.removeFromSuperview()
        app.fingerMove(to: at(80, 75))
        _ = ancestor.sets(.ended, at: "ended")
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "inner.began, outer.began, inner(began), inner.began, inner(cancelled), inner.reset, "
                + "inner.cancelled, outer.moved, outer.ended, outer(ended), outer.reset")
    }

    @Test func `T-13: a recognizer that fails is removed from the gestureRecognizers of its touch`() {
        let first = scripted("first", on: inner).sets(.failed, at: "moved")
        let second = scripted("second", on: outer)
        var touch: UITouch?
        inner.on["began"] = { touches, _ in touch = touches.first }
        app.fingerDown(at: at(75, 75))
        expectEqual(touch?.gestureRecognizers, [first, second])
        app.fingerMove(to: at(80, 75))
        expectEqual(touch?.gestureRecognizers, [second])
        second.state = .failed
        app.settle()
        #expect(touch?.gestureRecognizers == nil)
        app.fingersUp()
    }

    @Test func `T-23: touches(for:) returns the touches of a recognizer while it is enabled`() {
        let recognizer = scripted("R", on: inner)
        inner.isMultipleTouchEnabled = true
        var counts: [Int?] = []
        recognizer.on["began"] = { recognizer, _, event in counts.append(event.touches(for: recognizer)?.count) }
        app.fingerDown(1, at: at(200, 200))
        app.fingerDown(2, at: at(75, 75))
        app.fingerDown(3, at: at(85, 75))
        outer.on["moved"] = { _, event in counts.append(event?.touches(for: recognizer)?.count) }
        recognizer.isEnabled = false
        app.fingerMove(1, to: at(210, 210))
        expectEqual(counts, [1, 2, nil])
        app.fingersUp()
    }

    @Test func `G-16: shouldReceive is called on the subclass, then on the delegate for the event and the touch`() {
        let recognizer = scripted("R", on: inner)
        let delegate = ScriptedDelegate()
        recognizer.delegate = delegate
        recognizer.accepts = { event in
            scene.write("event \(event.type)")
            return true
        }
        delegate.receivesEvent = { _, event in
            scene.write("delegate event \(event.type)")
            return true
        }
        delegate.receivesTouch = { _, touch in
            scene.write("delegate touch \(touch.phase)")
            return true
        }
        app.fingerDown(at: at(75, 75))
        expectEqual(scene.eventLog, "event touches, delegate event touches, delegate touch began, R.began, inner.began")
        app.fingersUp()
    }

    @Test(arguments: ["subclass", "delegate event", "delegate touch", "disabled", "type"])
    func `G-16, G-18: each check of a touch can keep it from a recognizer`(gate: String) {
        let recognizer = scripted("R", on: inner)
        let delegate = ScriptedDelegate()
        recognizer.delegate = delegate
        switch gate {
        case "subclass": recognizer.accepts = { _ in false }
        case "delegate event": delegate.receivesEvent = { _, _ in false }
        case "delegate touch": delegate.receivesTouch = { _, _ in false }
        case "disabled": recognizer.isEnabled = false
        default: recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        }
        app.fingerTap(at: at(75, 75))
        expectEqual(scene.eventLog, "inner.began, inner.ended")
    }

    @Test(arguments: [true, false])
    func `G-17: requiresExclusiveTouchType restricts a recognizer to one touch type until its reset`(isExclusive: Bool)
    {
        let recognizer = scripted("R", on: inner)
        recognizer.requiresExclusiveTouchType = isExclusive
        app.fingerDown(1, at: at(75, 75))
        var pencil = TouchSample(id: 2, phase: .began, time: app.clock.now, location: at(85, 75))
        pencil.type = .pencil
        app.send([pencil])
        expectEqual(recognizer.numberOfTouches, (isExclusive ? 1 : 2))
        recognizer.state = .ended
        app.settle()
        pencil.id = 3
        app.send([pencil])
        expectEqual(recognizer.numberOfTouches, 1)
        app.fingersUp()
    }

    @Test func `G-49: a recognizer has the modifier flags and the button mask of the last event`() {
        let recognizer = scripted("R", on: inner)
        var sample = TouchSample(id: 1, phase: .began, time: app.clock.now, location: at(75, 75))
        sample.modifierFlags = .shift
        sample.buttonMask = .secondary
        app.send([sample])
        expectEqual(recognizer.modifierFlags, .shift)
        expectEqual(recognizer.buttonMask, .secondary)
    }

    @Test func `G-48: location(in:) is the centroid of the touches that location(ofTouch:in:) returns`() {
        let recognizer = scripted("R", on: outer)
        app.fingersDown([1: at(60, 60), 2: at(80, 100)])
        expectEqual(recognizer.numberOfTouches, 2)
        expectEqual(recognizer.location(in: nil), at(70, 80))
        expectEqual(recognizer.location(in: inner), at(20, 30))
        expectEqual(recognizer.location(ofTouch: 1, in: inner), at(30, 50))
        app.fingerUp(2)
        expectEqual(recognizer.numberOfTouches, 1)
        expectEqual(recognizer.location(in: nil), at(60, 60))
        app.fingersUp()
    }

    @Test func `G-48: location(ofTouch:in:) logs an exception if the index is out of range`() {
        let logged = LoggedException.collecting {
            _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
        }
        expectEqual(logged.count, 1)
    }

    @Test func `G-47: a recognizer belongs to one view and does not retain it`() {
        let recognizer = scripted("R", on: inner)
        outer.addGestureRecognizer(recognizer)
        #expect(recognizer.view === outer)
        #expect(inner.gestureRecognizers == nil)
        expectEqual(outer.gestureRecognizers, [recognizer])
        weak var gone: UIView?
        do {
            let owner = UIView()
            owner.addGestureRecognizer(recognizer)
            gone = owner
        }
        #expect(gone == nil)
        #expect(recognizer.view == nil)
    }

    @Test func `G-31: a recognizer has UIKit's defaults`() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.isEnabled)
        #expect(recognizer.requiresExclusiveTouchType)
        expectEqual(recognizer.allowedTouchTypes.map(\.intValue), [0, 1, 2, 3])
        #expect(recognizer.allowedPressTypes.isEmpty)
        expectEqual(recognizer.state, .possible)
    }

    /// Touches of two windows change in one report.
    @Test func `DL-2: the recognizers of two windows receive the touches of their own window`() {
        let front = ScriptedWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        front.accessibilityIdentifier = "front"
        front.isHidden = false
        let plate = scene.view("plate", 0, 0, 200, 200, in: front)
        _ = scripted("back", on: inner).sets(.ended, at: "ended")
        _ = scripted("front", on: plate).sets(.ended, at: "ended")
        app.fingersDown([1: at(75, 75), 2: at(100, 450)])
        app.fingersUp([1, 2])
        expectEqual(
            scene.eventLog,
            "back.began, inner.began, front.began, plate.began, back.ended, back(ended), inner.cancelled, "
                + "front.ended, front(ended), plate.cancelled, back.reset, front.reset")
    }

    @Test func `DL-1: a gesture whose window suppresses the end of its touch is cancelled`() {
        let recognizer = scripted("R", on: inner).sets(.began, at: "began")
        app.fingerDown(at: at(75, 75))
        scene.window.send = { _, _ in }
        app.fingerUp()
        app.advance(by: 3)
        expectEqual(scene.eventLog, "R.began, R(began), R(cancelled), R.reset")
        expectEqual(recognizer.state, .possible)
    }
}
