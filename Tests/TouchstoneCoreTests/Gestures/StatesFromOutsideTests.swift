import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// G-66, G-68: states that are set outside an event, and a change without a beginning.
@Suite(.application(tracing: .both)) @MainActor
struct StatesFromOutsideTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    private func scripted(_ name: String = "R") -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    /// A state that the application sets outside an event is read at once; its action follows in the next turn of the loop.
    @Test func `G-66: a state set from outside acts in the next run-loop iteration`() {
        let recognizer = scripted()
        recognizer.state = .began
        #expect(recognizer.state == .began)
        #expect(scene.eventLog == "")
        app.settle()
        #expect(scene.eventLog == "R(began)")
        recognizer.state = .changed
        app.settle()
        recognizer.state = .ended
        app.advance(by: 0.1)
        #expect(scene.eventLog == "R(began), R(changed), R(ended), R.reset")
        #expect(recognizer.state == .possible)
        scene.clear()
        recognizer.state = .failed
        #expect(recognizer.state == .failed)
        app.settle()
        #expect(recognizer.state == .possible)
        #expect(scene.eventLog == "R.reset")
    }

    /// Its action is one, with the last state, where several are set within a turn (Q-14).
    @Test func `G-66, Q-14: several states in one turn`() {
        let recognizer = scripted()
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .ended
        app.settle()
        #expect(scene.eventLog == "R(ended), R.reset")
    }

    @Test func `G-66: changed is taken as begun`() {
        let recognizer = scripted()
        recognizer.state = .changed
        app.settle()
        #expect(scene.eventLog == "R(began)")
        recognizer.state = .ended
        app.settle()
        #expect(scene.eventLog == "R(began), R(ended), R.reset")
    }

    @Test func `G-66: also without a window or a view`() {
        let loose = ScriptedRecognizer()
        loose.name = "loose"
        loose.addHandler { [scene] in scene.write("loose(\($0.state))") }
        let adrift = UIView()
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [scene] in scene.write("pan(\($0.state))") }
        adrift.addGestureRecognizer(pan)
        loose.state = .ended
        pan.state = .began
        #expect(scene.eventLog == "")
        app.settle()
        #expect(scene.eventLog == "pan(began), loose(ended)")
        #expect(loose.state == .possible)
        pan.state = .ended
        app.settle()
        #expect(scene.eventLog == "pan(began), loose(ended), pan(ended)")
        #expect(pan.state == .possible)
    }

    /// Whoever sets the state of another in an action is in an event: that is decided with it.
    @Test func `G-66: within an event it is decided with the event`() {
        let other = scene.attach(ScriptedRecognizer(), "other", to: scene.view("O", 310, 0, 50, 50))
        scene.attach(UITapGestureRecognizer(), "tap", to: view).addHandler { _ in other.state = .ended }
        app.fingerTap(at: view)
        #expect(scene.eventLog == "V.began, tap(ended), other(ended), V.cancelled, other.reset")
    }

    /// A subclass that says that it changed before it said that it began has begun.
    @Test func `G-68: changed from possible has begun`() {
        let recognizer = scripted()
        _ = recognizer.sets(.changed, at: "moved").sets(.ended, at: "ended")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerMove(to: at(70, 50))
        app.fingerUp()
        #expect(
            scene.eventLog
                == "R.began, V.began, R.moved, R(began), V.cancelled, R.moved, R(changed), R.ended, R(ended), R.reset"
        )
    }

    /// A state set while there are no touches is decided like any other, and does not stick.
    @Test func `G-11: a state set without touches`() {
        let recognizer = scripted()
        recognizer.state = .failed
        app.settle()
        #expect(recognizer.state == .possible)
        recognizer.state = .ended
        app.settle()
        #expect(recognizer.state == .possible)
        _ = recognizer.sets(.ended, at: "ended")
        app.fingerTap(at: view)
        #expect(
            scene.eventLog
                == "R.reset, R(ended), R.reset, R.began, V.began, R.ended, R(ended), V.cancelled, R.reset")
    }

    /// What was set before it had a view is decided all the same, and is no part of a later touch's attempt.
    @Test func `G-2, G-66: a state set before it had a view does not stick`() {
        let recognizer = ScriptedRecognizer()
        recognizer.state = .began
        recognizer.state = .ended
        #expect(recognizer.state == .ended)
        scene.attach(recognizer, "R", to: view)
        app.fingerDown(at: view)
        #expect(recognizer.state == .possible)
        #expect(scene.eventLog == "R(ended), R.reset, R.began, V.began")
        app.fingersUp()
    }
}
