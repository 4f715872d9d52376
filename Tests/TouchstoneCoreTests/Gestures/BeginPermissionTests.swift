import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Who may refuse a recognition: G-28 to G-30.
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

    @Test func `G-28: the delegate refuses`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        var seen: [UIGestureRecognizer.State] = []
        delegate.begins = {
            seen.append($0.state)
            return false
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, inner.ended")
        #expect(seen == [.possible])
        #expect(tap.state == .possible)
    }

    /// A class may say itself who its delegate is.
    final class SelfGovernedTap: UITapGestureRecognizer {
        let own = ScriptedDelegate()

        override var delegate: (any UIGestureRecognizerDelegate)? {
            get { own }
            set {}
        }
    }

    @Test func `G-28: the delegate that a class names is asked`() {
        let tap = scene.attach(SelfGovernedTap(), "tap", to: inner)
        tap.own.begins = { _ in false }
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, inner.ended")
    }

    @Test func `G-28: asked once and only on leaving possible`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: inner)
        let delegate = ScriptedDelegate()
        var asked = 0
        delegate.begins = { _ in
            asked += 1
            return true
        }
        pan.delegate = delegate
        app.fingerDown(at: at(50, 50))
        #expect(asked == 0)
        app.fingerMove(to: at(90, 50), duration: 0.1)
        app.fingerUp()
        #expect(asked == 1)
    }

    @Test func `G-28: a recognizer whose delegate refuses lets the next one recognize`() {
        scene.attach(UITapGestureRecognizer(), "outer tap", to: outer)
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        delegate.begins = { _ in false }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, outer tap(ended), inner.cancelled")
    }

    @Test func `G-29: the hit view is asked also for an ancestor's recognizer`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: outer)
        var asked: [String] = []
        inner.permits = {
            asked.append("inner about \($0.name!)")
            return false
        }
        outer.permits = {
            asked.append("outer about \($0.name!)")
            return true
        }
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, inner.ended")
        #expect(asked == ["inner about tap"])
        app.fingerTap(at: at(200, 200))
        #expect(asked == ["inner about tap", "outer about tap"])
        #expect(scene.lines.contains("tap(ended)"))
        _ = tap
    }

    @Test func `G-29: each view whose touch would be cancelled`() {
        let beside = scene.view("beside", 100, 0, 100, 100, in: outer)
        scene.attach(UIPinchGestureRecognizer(), "pinch", to: outer)
        var asked: [String] = []
        inner.permits = { _ in
            asked.append("inner")
            return true
        }
        beside.permits = { _ in
            asked.append("beside")
            return false
        }
        app.fingersDown([1: at(50, 50), 2: at(150, 50)])
        app.fingersMove([1: at(20, 50), 2: at(180, 50)])
        app.fingersUp([1, 2])
        #expect(asked == ["inner", "beside"])
        #expect(!scene.eventLog.contains("pinch"))
        #expect(scene.lines.filter { $0.hasSuffix("ended") } == ["inner.ended", "beside.ended"])
    }

    @Test func `G-29: a recognizer that cancels nothing asks no view`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        tap.cancelsTouchesInView = false
        inner.permits = { _ in false }
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, tap(ended), inner.ended")
    }

    @Test func `G-28: a delegate that disables the one being asked`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        scene.attach(UITapGestureRecognizer(), "outer tap", to: outer)
        let delegate = ScriptedDelegate()
        delegate.begins = {
            $0.isEnabled = false
            return true
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, outer tap(ended), inner.cancelled")
    }

    @Test func `G-16: a delegate that disables the one being asked for a touch`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        let delegate = ScriptedDelegate()
        delegate.receivesTouch = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        tap.delegate = delegate
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "inner.began, inner.ended")
    }

    @Test func `G-16, DL-19: a delegate that removes the view being touched`() {
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
        #expect(scene.eventLog == "")
        #expect(tap.numberOfTouches == 0 && above.numberOfTouches == 0)
    }
}

/// What G-29, G-30 leave open.
@Suite(.application(tracing: .both)) @MainActor
struct BeginPermissionChoices {
    let scene = GestureScene()
    let app = TestApplication.current

    /// After the failure requirements; the delegate first, then the views.
    @Test func `G-30, Q-10: after requirements the delegate then the view`() {
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
        #expect(scene.eventLog == "V.began")
        app.advance(by: 1)
        #expect(scene.eventLog == "V.began, delegate, view, tap(ended), V.cancelled")
    }
}
