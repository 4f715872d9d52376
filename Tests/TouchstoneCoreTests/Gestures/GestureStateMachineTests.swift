import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// G-1 to G-8, G-11 to G-14: states, what a subclass may set, actions, reset.
@Suite(.application(tracing: .both)) @MainActor
struct GestureStateMachineTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    private func scripted(_ name: String = "R") -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    @Test func `G-1: raw values`() {
        let all: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    /// Every pair of states: what a subclass reads right after setting one in the other.
    @Test func `G-2, G-4: what a subclass may set`() {
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
        #expect(
            table == [
                "possible→possible: possible", "possible→began: began", "possible→changed: began",
                "possible→ended: ended", "possible→cancelled: possible", "possible→failed: failed",
                "began→possible: began", "began→began: changed", "began→changed: changed", "began→ended: ended",
                "began→cancelled: cancelled", "began→failed: cancelled",
                "changed→possible: changed", "changed→began: changed", "changed→changed: changed",
                "changed→ended: ended", "changed→cancelled: cancelled", "changed→failed: cancelled",
            ])
    }

    @Test func `G-2: final states stay`() {
        let recognizer = scripted().sets(.ended, at: "began")
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .ended
            for state in [UIGestureRecognizer.State.began, .changed, .cancelled, .failed, .possible] {
                recognizer.state = state
                #expect(recognizer.state == .ended)
            }
        }
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, R(ended), R.reset")
    }

    @Test func `G-4: failed after began is cancelled`() {
        let recognizer = scripted().sets(.began, at: "began").sets(.failed, at: "moved")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerMove(to: at(70, 50))
        #expect(recognizer.state == .possible)
        #expect(scene.eventLog == "R.began, R(began), R.moved, R(cancelled), R.reset")
        app.fingersUp()
    }

    @Test func `G-3, G-8: the first state decides whether it is discrete`() {
        let recognizer = scripted().sets(.ended, at: "ended")
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, V.began, R.ended, R(ended), V.cancelled, R.reset")
        scene.clear()
        _ = recognizer.sets(.began, at: "began")
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, R(began), R.ended, R(ended), R.reset")
    }

    @Test func `G-6: no action for possible and failed`() {
        _ = scripted().sets(.failed, at: "moved")
        app.fingerDrag(from: at(50, 50), to: at(90, 50), duration: 0.05)
        #expect(scene.eventLog == "R.began, V.began, R.moved, V.moved, R.reset, V.moved, V.moved, V.ended")
    }

    @Test func `G-7: each movement of a gesture under way acts`() {
        _ = scripted().sets(.began, at: "began").sets(.ended, at: "ended")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(51, 50))
        app.fingerMove(to: at(52, 50))
        app.fingerMove(to: at(52, 50))
        app.fingerUp()
        #expect(
            scene.eventLog
                == "R.began, R(began), R.moved, R(changed), R.moved, R(changed), R.ended, R(ended), R.reset")
    }

    @Test func `G-5, G-12: a finished recognizer sees nothing more of its touches`() {
        let recognizer = scripted().sets(.failed, at: "began")
        app.fingerDown(at: at(50, 50))
        #expect(recognizer.numberOfTouches == 0)
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        #expect(scene.eventLog == "R.began, V.began, R.reset, V.moved, V.ended")
    }

    @Test func `G-11: reset comes once and reads possible`() {
        let recognizer = scripted().sets(.began, at: "began").sets(.cancelled, at: "moved")
        var states: [UIGestureRecognizer.State] = []
        recognizer.onReset = { states.append($0.state) }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        #expect(states == [.possible])
        #expect(scene.eventLog == "R.began, R(began), R.moved, R(cancelled), R.reset")
    }

    @Test func `G-13: a group is reset together`() {
        let single = scene.attach(ScriptedRecognizer(), "single", to: view).sets(.ended, at: "ended")
        let double = scene.attach(ScriptedRecognizer(), "double", to: view)
        single.require(toFail: double)
        app.fingerTap(at: view)
        #expect(scene.eventLog == "single.began, double.began, V.began, single.ended, double.ended")
        #expect(single.state == .possible)
        scene.clear()
        double.state = .failed
        app.settle()
        #expect(scene.eventLog == "single(ended), V.cancelled, single.reset, double.reset")
    }

    @Test func `G-13: the failed one waits for the linked one that goes on`() {
        let quick = scene.attach(ScriptedRecognizer(), "quick", to: view).sets(.failed, at: "began")
        let slow = scene.attach(ScriptedRecognizer(), "slow", to: view)
        slow.require(toFail: quick)
        app.fingerDown(at: at(50, 50))
        #expect(scene.eventLog == "quick.began, slow.began, V.began")
        slow.state = .began
        app.settle()
        app.fingerUp()
        slow.state = .ended
        app.settle()
        #expect(
            scene.eventLog
                == "quick.began, slow.began, V.began, slow(began), V.cancelled, slow.ended, slow(ended), quick.reset, slow.reset"
        )
    }

    @Test func `G-14: an ignored touch is not followed and stays with its view`() {
        let recognizer = scripted()
        view.isMultipleTouchEnabled = true
        var ignored: UITouch?
        recognizer.on["began"] = { recognizer, touches, event in
            guard ignored == nil, let touch = touches.first else { return recognizer.state = .began }
            ignored = touch
            recognizer.ignore(touch, for: event)
            #expect(recognizer.numberOfTouches == 0)
        }
        app.fingerDown(1, at: at(50, 50))
        #expect(ignored?.gestureRecognizers == nil)
        app.fingerDown(2, at: at(90, 50))
        app.fingerMove(1, to: at(60, 50))
        app.fingerUp(1)
        #expect(
            scene.eventLog
                == "R.began, V.began, R.reset, R.began, R(began), V.moved, V.ended")
        #expect(recognizer.state == .began)
        app.fingersUp()
    }

    @Test func `G-14: a touch ignored by a gesture under way goes to its view`() {
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
        #expect(scene.eventLog == "R.began, V.began, V.moved, V.ended")
        app.fingersUp()
    }

    @Test func `G-51: super forwards nothing`() {
        let outer = scene.view("outer", 0, 0, 350, 350)
        let inner = scene.view("inner", 0, 0, 100, 100, in: outer)
        inner.isUserInteractionEnabled = true
        let recognizer = UIGestureRecognizer()
        inner.addGestureRecognizer(recognizer)
        app.fingerTap(at: inner)
        #expect(scene.eventLog == "inner.began")
        #expect(!((recognizer as Any) is UIResponder))
        app.advance(by: 3)
        #expect(scene.eventLog == "inner.began, inner.ended")
    }
}

/// What the sources leave open of G-4, G-5, G-7, G-12.
@Suite(.application(tracing: .both)) @MainActor
struct GestureStateMachineChoices {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    /// At most one action a recognizer and event (Q-14).
    @Test func `G-7, Q-14: two states in one event are one action`() {
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
        #expect(scene.eventLog == "R.began, R(began), R.ended, R(ended), R.reset")
    }

    @Test func `G-7, Q-14: begun and ended in one event is discrete`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .ended
        }
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, R(ended), R.reset")
    }

    @Test func `G-8, Q-14: begun and cancelled in one event has failed`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.on["began"] = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .cancelled
        }
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, V.began, R.reset, V.ended")
    }

    /// An arena ends even if a recognizer never sets its state, after `GestureThresholds.verdict`.
    @Test func `G-5: no verdict for ever`() {
        let mute = scene.attach(ScriptedRecognizer(), "mute", to: view)
        mute.delaysTouchesBegan = true
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.require(toFail: mute)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: view)
        app.advance(by: GestureThresholds.verdict - 0.1)
        #expect(scene.eventLog == "mute.began, mute.ended")
        app.advance(by: 0.2)
        #expect(scene.eventLog == "mute.began, mute.ended, tap(ended), V.began, V.ended, mute.reset")
    }

    @Test func `G-5: a gesture left under way is cancelled`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.began, at: "began")
        app.fingerTap(at: view)
        #expect(scene.eventLog == "R.began, R(began), R.ended")
        app.advance(by: GestureThresholds.verdict + 0.1)
        #expect(scene.eventLog == "R.began, R(began), R.ended, R(cancelled), R.reset")
        #expect(recognizer.state == .possible)
    }

    @Test func `G-5: the verdict is not due while a finger is down`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        app.fingerDown(at: view)
        app.advance(by: 60)
        #expect(scene.eventLog == "R.began, V.began")
        recognizer.state = .ended
        app.settle()
        #expect(scene.eventLog == "R.began, V.began, R(ended), V.cancelled, R.reset")
        app.fingersUp()
    }
}
