import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which of several recognizers wins (G-19 to G-23, G-27, G-60).
@Suite(.application(tracing: .both)) @MainActor
struct ArbitrationTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let outer: NotingView
    let inner: NotingView

    init() {
        outer = scene.view("outer", 0, 0, 390, 600)
        inner = scene.view("inner", 0, 0, 300, 500, in: outer)
    }

    private func scripted(_ name: String, on view: UIView) -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    @Test func `G-19: the first recognizer to recognize wins`() {
        _ = scripted("slow", on: inner).sets(.ended, at: "ended")
        _ = scripted("quick", on: outer).sets(.began, at: "moved")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "slow.began, quick.began, inner.began, slow.moved, quick.moved, quick(began), inner.cancelled, "
                + "slow.reset, quick.ended")
    }

    @Test func `G-20: if two recognizers recognize in one event, that of the deeper view wins`() {
        _ = scripted("outer", on: outer).sets(.ended, at: "began")
        _ = scripted("inner", on: inner).sets(.ended, at: "began")
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "inner.began, outer.began, inner(ended), inner.reset, outer.reset")
    }

    @Test func `G-20: if recognizers of one view recognize in one event, the one added last wins`() {
        for name in ["first", "second", "third"] { _ = scripted(name, on: inner).sets(.ended, at: "began") }
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog.contains("third.began, third(ended)"))
        #expect(!scene.eventLog.contains("first(") && !scene.eventLog.contains("second("))
    }

    @Test func `G-19: recognizers without a common touch do not compete`() {
        let left = scene.view("left", 0, 0, 100, 100, in: inner)
        let right = scene.view("right", 100, 0, 100, 100, in: inner)
        _ = scripted("L", on: left).sets(.began, at: "began")
        _ = scripted("R", on: right).sets(.began, at: "began")
        app.fingerDown(1, at: left)
        app.fingerDown(2, at: right)
        expectEqual(scene.eventLog, "L.began, L(began), R.began, R(began)")
        app.fingersUp()
    }

    @Test(arguments: ["canPrevent", "canBePrevented", "none"])
    func `G-21: a recognizer prevents another one only if canPrevent and canBePrevented agree`(
        objection: String
    ) {
        let winner = scripted("winner", on: inner).sets(.ended, at: "ended")
        let other = scripted("other", on: outer).sets(.ended, at: "ended")
        if objection == "canPrevent" { winner.prevents = { $0 !== other } }
        if objection == "canBePrevented" { other.yields = { $0 !== winner } }
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog.contains("winner(ended)"))
        expectEqual(scene.eventLog.contains("other(ended)"), (objection != "none"))
    }

    @Test func `G-22: single, double and triple taps all recognize without failure requirements`() {
        for count in 1...3 {
            scene.attach(UITapGestureRecognizer(), "tap\(count)", to: inner).numberOfTapsRequired = count
        }
        app.fingerDoubleTap(at: at(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: at(50, 50))
        app.advance(by: 1)
        expectEqual(scene.lines.filter { $0.hasPrefix("tap") }, ["tap1(ended)", "tap2(ended)", "tap3(ended)"])
    }

    @Test(arguments: [0, 1, 2]) func `G-23: one of the two delegates can allow simultaneous recognition`(owner: Int) {
        let one = scripted("one", on: inner).sets(.began, at: "began")
        let other = scripted("other", on: outer).sets(.began, at: "began")
        let delegate = ScriptedDelegate()
        var calls: [String] = []
        delegate.simultaneous = { first, second in
            calls.append("\(first.name!)+\(second.name!)")
            return true
        }
        if owner == 1 { one.delegate = delegate }
        if owner == 2 { other.delegate = delegate }
        app.fingerDown(at: at(50, 50))
        expectEqual(scene.eventLog.contains("other(began)"), (owner > 0))
        if owner == 1 { expectEqual(Set(calls), ["one+other"]) }
        if owner == 2 { expectEqual(Set(calls), ["other+one"]) }
        app.fingersUp()
    }

    @Test func `G-23, G-56, G-57: a pinch and a rotation recognize together if a delegate allows it`() {
        let pinch = scene.attach(UIPinchGestureRecognizer(), "pinch", to: inner)
        let rotation = scene.attach(UIRotationGestureRecognizer(), "rotation", to: inner)
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { _, _ in true }
        pinch.delegate = delegate
        app.fingersDown([1: at(100, 200), 2: at(200, 200)])
        app.fingersMove([1: at(80, 170), 2: at(220, 230)])
        app.fingersUp([1, 2])
        let actions = scene.lines.filter { $0.contains("(") }
        expectEqual(actions, ["rotation(began)", "pinch(began)", "pinch(ended)", "rotation(ended)"])
        scene.clear()
        pinch.delegate = nil
        app.fingersDown([1: at(100, 200), 2: at(200, 200)])
        app.fingersMove([1: at(80, 170), 2: at(220, 230)])
        app.fingersUp([1, 2])
        expectEqual(scene.lines.filter { $0.contains("(") }, ["rotation(began)", "rotation(ended)"])
        _ = rotation
    }

    @Test func `G-60: a pan wins over a swipe unless it requires the swipe to fail`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: inner)
        let swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: inner)
        app.fingerDrag(from: at(50, 50), to: at(200, 50), duration: 0.1)
        #expect(scene.lines.contains("pan(began)") && !scene.lines.contains("swipe(ended)"))
        scene.clear()
        pan.require(toFail: swipe)
        app.fingerDrag(from: at(50, 50), to: at(200, 50), duration: 0.1)
        #expect(!scene.lines.contains("pan(began)") && scene.lines.contains("swipe(ended)"))
    }

    @Test func `G-19: a long press and a pan on nested views recognize, and a swipe in another direction fails`() {
        scene.attach(UIPanGestureRecognizer(), "pan", to: outer)
        let swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: inner)
        swipe.direction = .down
        scene.attach(UILongPressGestureRecognizer(), "press", to: inner)
        app.fingerLongPress(at: at(50, 50))
        app.fingerDrag(from: at(50, 50), to: at(150, 50), duration: 0.2)
        expectEqual(
            scene.lines.filter { $0.contains("(began)") || $0.contains("(ended)") },
            ["press(began)", "press(ended)", "pan(began)", "pan(ended)"])
        expectEqual(
            scene.lines.filter { $0.hasPrefix("inner") && $0 != "inner.moved" },
            [
                "inner.began", "inner.cancelled", "inner.began", "inner.cancelled",
            ])
    }

    @Test func `DL-3: a recognizer of the window receives the touches of all views`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: scene.window)
        app.fingerTap(at: at(50, 50))
        app.fingerTap(at: at(380, 800))
        expectEqual(scene.eventLog, "inner.began, tap(ended), inner.cancelled, tap(ended)")
        #expect(tap.view === scene.window)
    }

    @Test func `G-54, G-56: recognizers for two fingers fail with three fingers`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: inner)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: inner)
        tap.numberOfTouchesRequired = 2
        app.fingersDown([1: at(50, 50), 2: at(100, 50), 3: at(150, 50)])
        app.fingersMove([1: at(90, 50), 2: at(140, 50), 3: at(190, 50)])
        app.fingersUp([1, 2, 3])
        app.advance(by: 1)
        expectEqual(scene.eventLog, "inner.began, inner.moved, inner.ended")
    }
}

/// Our choices where G-21 and G-27 leave the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct ArbitrationChoices {
    let scene = GestureScene()
    let app = TestApplication.current

    /// The gesture in progress continues and prevents later ones.
    @Test func `G-27: a gesture in progress prevents a tap with another finger`() {
        let view = scene.view("V")
        view.isMultipleTouchEnabled = true
        scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        app.fingerDown(1, at: at(50, 50))
        app.fingerMove(1, to: at(70, 50))
        scene.clear()
        app.fingerTap(2, at: at(120, 120))
        expectEqual(scene.eventLog, "")
        app.fingerUp(1)
        expectEqual(scene.eventLog, "pan(ended)")
        expectEqual(tap.state, .possible)
    }

    @Test func `G-21: canPrevent and canBePrevented are called before the delegates`() {
        let view = scene.view("V")
        let one = scene.attach(ScriptedRecognizer(), "one", to: view)
        let two = scene.attach(ScriptedRecognizer(), "two", to: view).sets(.ended, at: "began")
        two.prevents = { _ in
            scene.write("canPrevent")
            return true
        }
        one.yields = { _ in
            scene.write("canBePrevented")
            return true
        }
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { recognizer, _ in
            scene.write("\(recognizer.name!) simultaneously")
            return false
        }
        one.delegate = delegate
        two.delegate = delegate
        app.fingerDown(at: at(50, 50))
        expectEqual(
            scene.eventLog,
            "one.began, two.began, canPrevent, canBePrevented, two simultaneously, one simultaneously, "
                + "two(ended), one.reset, two.reset")
        app.fingersUp()
    }
}
