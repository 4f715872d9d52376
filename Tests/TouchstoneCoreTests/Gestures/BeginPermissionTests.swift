import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Delegates and views that refuse to let a recognizer begin (G-28 to G-30).
@Suite(.application(tracing: .both)) @MainActor
struct BeginPermissionTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let outer: NotingView
    let inner: NotingView

    init() {
        outer = scene.view("outer", 0, 0, 300, 300)
        inner = scene.view("inner", 0, 0, 100, 100, in: outer)
    }

    @Test func `G-28: a recognizer whose delegate refuses does not recognize`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        var seen: [UIGestureRecognizer.State] = []
        delegate.begins = {
            seen.append($0.state)
            return false
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, inner.ended")
        expectEqual(seen, [.possible])
        expectEqual(tap.state, .possible)
    }

    /// A subclass that overrides its delegate.
    final class DelegateOverridingTap: UITapGestureRecognizer {
        let own = ScriptedDelegate()

        override var delegate: (any UIGestureRecognizerDelegate)? {
            get { own }
            set {}
        }
    }

    @Test func `G-28: the delegate that an override returns is called`() {
        let tap = scene.attach(DelegateOverridingTap(), "tap", to: inner)
        tap.own.begins = { _ in false }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, inner.ended")
    }

    @Test func `G-28: gestureRecognizerShouldBegin is called once, when the recognizer leaves possible`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: inner)
        let delegate = ScriptedDelegate()
        var calls = 0
        delegate.begins = { _ in
            calls += 1
            return true
        }
        pan.delegate = delegate
        app.fingerDown(at: at(50, 50))
        expectEqual(calls, 0)
        app.fingerMove(to: at(90, 50), duration: 0.1)
        app.fingerUp()
        expectEqual(calls, 1)
    }

    @Test func `G-28: a recognizer whose delegate refuses lets the next one recognize`() {
        scene.attach(UITapGestureRecognizer(), "outer tap", to: outer)
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        delegate.begins = { _ in false }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, outer tap(ended), inner.cancelled")
    }

    @Test func `G-29: gestureRecognizerShouldBegin of the hit view is also called for a superview's recognizer`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: outer)
        var calls: [String] = []
        inner.permits = {
            calls.append("inner about \($0.name!)")
            return false
        }
        outer.permits = {
            calls.append("outer about \($0.name!)")
            return true
        }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, inner.ended")
        expectEqual(calls, ["inner about tap"])
        app.fingerTap(at: at(200, 200))
        expectEqual(calls, ["inner about tap", "outer about tap"])
        #expect(scene.lines.contains("tap(ended)"))
        _ = tap
    }

    @Test func `G-29: each view whose touch would be cancelled can refuse`() {
        let beside = scene.view("beside", 100, 0, 100, 100, in: outer)
        scene.attach(UIPinchGestureRecognizer(), "pinch", to: outer)
        var calls: [String] = []
        inner.permits = { _ in
            calls.append("inner")
            return true
        }
        beside.permits = { _ in
            calls.append("beside")
            return false
        }
        app.fingersDown([1: at(50, 50), 2: at(150, 50)])
        app.fingersMove([1: at(20, 50), 2: at(180, 50)])
        app.fingersUp([1, 2])
        expectEqual(calls, ["inner", "beside"])
        #expect(!scene.eventLog.contains("pinch"))
        expectEqual(scene.lines.filter { $0.hasSuffix("ended") }, ["inner.ended", "beside.ended"])
    }

    @Test func `G-29: a recognizer that cancels no touches calls no view's gestureRecognizerShouldBegin`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        tap.cancelsTouchesInView = false
        inner.permits = { _ in false }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, tap(ended), inner.ended")
    }

    @Test func `G-28: a recognizer that its delegate disables in gestureRecognizerShouldBegin fails`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        scene.attach(UITapGestureRecognizer(), "outer tap", to: outer)
        let delegate = ScriptedDelegate()
        delegate.begins = {
            $0.isEnabled = false
            return true
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, outer tap(ended), inner.cancelled")
    }

    @Test func `G-16: a recognizer that its delegate disables in shouldReceive receives no touch`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        delegate.receivesTouch = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, inner.ended")
    }

    @Test func `G-16, DL-19: a delegate that removes the touched view in shouldReceive leaves no recognizer a touch`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let above = scene.attach(UITapGestureRecognizer(), "above", to: outer)
        let delegate = ScriptedDelegate()
        delegate.receivesTouch = { _, _ in
            inner.removeFromSuperview()
            return true
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        app.advance(by: 3)
        expectEqual(scene.eventLog, "")
        #expect(tap.numberOfTouches == 0 && above.numberOfTouches == 0)
    }
}

/// Our choices where G-29 and G-30 leave the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct BeginPermissionChoices {
    let scene = GestureScene()
    let app = TestApplication.current

    @Test func `G-30, Q-10: after the failure requirements, the delegate is called and then the view`() {
        let view = scene.view("V")
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        let double = scene.attach(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        let delegate = ScriptedDelegate()
        delegate.begins = { _ in
            scene.write("delegate")
            return true
        }
        tap.delegate = delegate
        view.permits = { _ in
            scene.write("view")
            return true
        }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "V.began")
        app.advance(by: 1)
        expectEqual(scene.eventLog, "V.began, delegate, view, tap(ended), V.cancelled")
    }
}
