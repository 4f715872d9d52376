import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// States, the transitions that a subclass can make, actions and reset (G-1 to G-8, G-11 to G-14).
@Suite(.application(tracing: .both)) @MainActor
struct GestureStateMachineTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    private func scripted(_ name: String = "R") -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    @Test func `G-1: the raw values of states are those of UIKit`() {
        let all: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        expectEqual(all.map(\.rawValue), [0, 1, 2, 3, 4, 5])
        expectEqual(UIGestureRecognizer.State.recognized, .ended)
    }

    /// For each pair of states, the state that a subclass reads after it has set the second one in the first.
    @Test func `G-2, G-4: a subclass can make only the permitted transitions between states`() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        var table: [String] = []
        for from in [UIGestureRecognizer.State.possible, .began, .changed] {
            for to in states {
                let recognizer = ScriptedRecognizer()
                view.addGestureRecognizer(recognizer)
                var result = UIGestureRecognizer.State.possible
                if from != .possible { _ = recognizer.sets(.began, at: "began") }
                app.fingerDown(at: at(50, 50))
                if from == .changed { app.fingerMove(to: at(60, 50)) }
                recognizer.on["moved"] = { recognizer, _, _ in
                    recognizer.state = to
                    result = recognizer.state
                }
                app.fingerMove(to: at(70, 50))
                table.append("\(from)→\(to): \(result)")
                app.fingerCancel()
                view.removeGestureRecognizer(recognizer)
            }
        }
        expectEqual(
            table,
            [
                "possible→possible: possible", "possible→began: began", "possible→changed: began",
                "possible→ended: ended", "possible→cancelled: possible", "possible→failed: failed",
                "began→possible: began", "began→began: changed", "began→changed: changed", "began→ended: ended",
                "began→cancelled: cancelled", "began→failed: cancelled",
                "changed→possible: changed", "changed→began: changed", "changed→changed: changed",
                "changed→ended: ended", "changed→cancelled: cancelled", "changed→failed: cancelled",
            ])
    }

    @Test func `G-2: a final state cannot be changed`() {
        let recognizer = scripted().sets(.ended, at: "began")
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .ended
            for state in [UIGestureRecognizer.State.began, .changed, .cancelled, .failed, .possible] {
                recognizer.state = state
                expectEqual(recognizer.state, .ended)
            }
        }
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, R(ended), R.reset")
    }

    @Test func `G-4: setting failed after began cancels the gesture`() {
        let recognizer = scripted().sets(.began, at: "began").sets(.failed, at: "moved")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerMove(to: at(70, 50))
        expectEqual(recognizer.state, .possible)
        expectEqual(scene.eventLog, "R.began, R(began), R.moved, R(cancelled), R.reset")
        app.fingersUp()
    }

    @Test func `G-3, G-8: the first state decides whether a gesture is discrete or continuous`() {
        let recognizer = scripted().sets(.ended, at: "ended")
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, V.began, R.ended, R(ended), V.cancelled, R.reset")
        scene.clear()
        _ = recognizer.sets(.began, at: "began")
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, R(began), R.ended, R(ended), R.reset")
    }

    @Test func `G-6: a failed recognizer sends no action`() {
        _ = scripted().sets(.failed, at: "moved")
        app.fingerDrag(from: at(50, 50), to: at(90, 50), duration: 0.05)
        expectEqual(scene.eventLog, "R.began, V.began, R.moved, V.moved, R.reset, V.moved, V.moved, V.ended")
    }

    @Test func `G-7: each move of a gesture in progress sends an action`() {
        _ = scripted().sets(.began, at: "began").sets(.ended, at: "ended")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(51, 50))
        app.fingerMove(to: at(52, 50))
        app.fingerMove(to: at(52, 50))
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "R.began, R(began), R.moved, R(changed), R.moved, R(changed), R.ended, R(ended), R.reset")
    }

    @Test func `G-5, G-12: a finished recognizer receives no more of its touches`() {
        let recognizer = scripted().sets(.failed, at: "began")
        app.fingerDown(at: at(50, 50))
        expectEqual(recognizer.numberOfTouches, 0)
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "R.began, V.began, R.reset, V.moved, V.ended")
    }

    @Test func `G-11: reset is called once, with the state possible`() {
        let recognizer = scripted().sets(.began, at: "began").sets(.cancelled, at: "moved")
        var states: [UIGestureRecognizer.State] = []
        recognizer.onReset = { states.append($0.state) }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(states, [.possible])
        expectEqual(scene.eventLog, "R.began, R(began), R.moved, R(cancelled), R.reset")
    }

    @Test func `G-13: recognizers that a failure requirement links are reset together`() {
        let single = scene.attach(ScriptedRecognizer(), "single", to: view).sets(.ended, at: "ended")
        let double = scene.attach(ScriptedRecognizer(), "double", to: view)
        single.require(toFail: double)
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "single.began, double.began, V.began, single.ended, double.ended")
        expectEqual(single.state, .possible)
        scene.clear()
        double.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "single(ended), V.cancelled, single.reset, double.reset")
    }

    @Test func `G-13: a failed recognizer is reset only after the one that requires it to fail`() {
        let quick = scene.attach(ScriptedRecognizer(), "quick", to: view).sets(.failed, at: "began")
        let slow = scene.attach(ScriptedRecognizer(), "slow", to: view)
        slow.require(toFail: quick)
        app.fingerDown(at: at(50, 50))
        expectEqual(scene.eventLog, "quick.began, slow.began, V.began")
        slow.state = .began
        app.settle()
        app.fingerUp()
        slow.state = .ended
        app.settle()
        expectEqual(
            scene.eventLog,
            "quick.began, slow.began, V.began, slow(began), V.cancelled, slow.ended, slow(ended), quick.reset, slow.reset"
        )
    }

    @Test func `G-14: a recognizer does not receive a touch that it ignores, and the view keeps it`() {
        let recognizer = scripted()
        view.isMultipleTouchEnabled = true
        var ignored: UITouch?
        recognizer.on["began"] = { recognizer, touches, event in
            guard ignored == nil, let touch = touches.first else { return recognizer.state = .began }
            ignored = touch
            recognizer.ignore(touch, for: event)
            expectEqual(recognizer.numberOfTouches, 0)
        }
        app.fingerDown(1, at: at(50, 50))
        #expect(ignored?.gestureRecognizers == nil)
        app.fingerDown(2, at: at(90, 50))
        app.fingerMove(1, to: at(60, 50))
        app.fingerUp(1)
        expectEqual(
            scene.eventLog,
            "R.began, V.began, R.reset, R.began, R(began), V.moved, V.ended")
        expectEqual(recognizer.state, .began)
        app.fingersUp()
    }

    @Test func `G-14: a touch that a gesture in progress ignores is delivered to the view`() {
        let recognizer = scripted().sets(.began, at: "began")
        view.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(50, 50))
        scene.clear()
        recognizer.on["began"] = { recognizer, touches, event in
            for touch in touches { recognizer.ignore(touch, for: event) }
        }
        app.fingerDown(2, at: at(90, 50))
        app.fingerMove(2, to: at(95, 50))
        app.fingerUp(2)
        expectEqual(scene.eventLog, "R.began, V.began, V.moved, V.ended")
        app.fingersUp()
    }

    @Test func `G-51: the touch methods of UIGestureRecognizer forward nothing`() {
        let outer = scene.view("outer", 0, 0, 350, 350)
        let inner = scene.view("inner", 0, 0, 100, 100, in: outer)
        inner.isUserInteractionEnabled = true
        let recognizer = UIGestureRecognizer()
        inner.addGestureRecognizer(recognizer)
        app.fingerTap(at: inner)
        expectEqual(scene.eventLog, "inner.began")
        #expect(!((recognizer as Any) is UIResponder))
        app.advance(by: 3)
        expectEqual(scene.eventLog, "inner.began, inner.ended")
    }
}

/// Our choices where G-4, G-5, G-7 and G-12 leave the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct GestureStateMachineChoices {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    /// A recognizer sends at most one action for each event (Q-14).
    @Test func `G-7, Q-14: two states in one event send one action`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .changed
        }
        recognizer.on["ended"] = { recognizer, _, _ in
            recognizer.state = .changed
            recognizer.state = .ended
        }
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, R(began), R.ended, R(ended), R.reset")
    }

    @Test func `G-7, Q-14: began and ended in one event send only ended`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .ended
        }
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, R(ended), R.reset")
    }

    @Test func `G-8, Q-14: began and cancelled in one event send no action`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .cancelled
        }
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, V.began, R.reset, V.ended")
    }

    /// An arena ends even if a recognizer never sets its state, after `GestureThresholds.verdict`.
    @Test func `G-5: a recognizer that never sets its state fails after GestureThresholds.verdict`() {
        let mute = scene.attach(ScriptedRecognizer(), "mute", to: view)
        mute.delaysTouchesBegan = true
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.require(toFail: mute)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: view)
        app.advance(by: GestureThresholds.verdict - 0.1)
        expectEqual(scene.eventLog, "mute.began, mute.ended")
        app.advance(by: 0.2)
        expectEqual(scene.eventLog, "mute.began, mute.ended, tap(ended), V.began, V.ended, mute.reset")
    }

    @Test func `G-5: a gesture that never ends is cancelled after GestureThresholds.verdict`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.began, at: "began")
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "R.began, R(began), R.ended")
        app.advance(by: GestureThresholds.verdict + 0.1)
        expectEqual(scene.eventLog, "R.began, R(began), R.ended, R(cancelled), R.reset")
        expectEqual(recognizer.state, .possible)
    }

    @Test func `G-5: GestureThresholds.verdict does not apply while a finger is down`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        app.fingerDown(at: view)
        app.advance(by: 60)
        expectEqual(scene.eventLog, "R.began, V.began")
        recognizer.state = .ended
        app.settle()
        expectEqual(scene.eventLog, "R.began, V.began, R(ended), V.cancelled, R.reset")
        app.fingersUp()
    }
}
