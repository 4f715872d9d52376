import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// States that are set outside an event, and changed without began (G-66, G-68).
@Suite(.application(tracing: .both)) @MainActor
struct StatesFromOutsideTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    private func scripted(_ name: String = "R") -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    /// A state that the application sets outside an event can be read at once. Its action follows in the next run-loop iteration.
    @Test func `G-66: a state that is set outside an event sends its action in the next run-loop iteration`() {
        let recognizer = scripted()
        recognizer.state = .began
        expectEqual(recognizer.state, .began)
        expectEqual(scene.eventLog, "")
        app.settle()
        expectEqual(scene.eventLog, "R(began)")
        recognizer.state = .changed
        app.settle()
        recognizer.state = .ended
        app.advance(by: 0.1)
        expectEqual(scene.eventLog, "R(began), R(changed), R(ended), R.reset")
        expectEqual(recognizer.state, .possible)
        scene.clear()
        recognizer.state = .failed
        expectEqual(recognizer.state, .failed)
        app.settle()
        expectEqual(recognizer.state, .possible)
        expectEqual(scene.eventLog, "R.reset")
    }

    @Test func `G-66, Q-14: several states in one run-loop iteration send one action with the last state`() {
        let recognizer = scripted()
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .ended
        app.settle()
        expectEqual(scene.eventLog, "R(ended), R.reset")
    }

    @Test func `G-66: changed from possible sends began`() {
        let recognizer = scripted()
        recognizer.state = .changed
        app.settle()
        expectEqual(scene.eventLog, "R(began)")
        recognizer.state = .ended
        app.settle()
        expectEqual(scene.eventLog, "R(began), R(ended), R.reset")
    }

    @Test func `G-66: a state that is set without a window or a view sends its action`() {
        let loose = ScriptedRecognizer()
        loose.name = "loose"
        loose.addHandler { [scene] in scene.write("loose(\($0.state))") }
        let adrift = UIView()
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [scene] in scene.write("pan(\($0.state))") }
        adrift.addGestureRecognizer(pan)
        loose.state = .ended
        pan.state = .began
        expectEqual(scene.eventLog, "")
        app.settle()
        expectEqual(scene.eventLog, "pan(began), loose(ended)")
        expectEqual(loose.state, .possible)
        pan.state = .ended
        app.settle()
        expectEqual(scene.eventLog, "pan(began), loose(ended), pan(ended)")
        expectEqual(pan.state, .possible)
    }

    /// An action that sets the state of another recognizer runs within an event.
    @Test func `G-66: a state that an action sets sends its action in the same event`() {
        let other = scene.attach(ScriptedRecognizer(), "other", to: scene.view("O", 310, 0, 50, 50))
        scene.attach(UITapGestureRecognizer(), "tap", to: view).addHandler { _ in other.state = .ended }
        app.fingerTap(at: view)
        expectEqual(scene.eventLog, "V.began, tap(ended), other(ended), V.cancelled, other.reset")
    }

    @Test func `G-68: a subclass that sets changed from possible has begun`() {
        let recognizer = scripted()
        _ = recognizer.sets(.changed, at: "moved").sets(.ended, at: "ended")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerMove(to: at(70, 50))
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "R.began, V.began, R.moved, R(began), V.cancelled, R.moved, R(changed), R.ended, R(ended), R.reset"
        )
    }

    @Test func `G-11: a state that is set without touches sends its action and is reset`() {
        let recognizer = scripted()
        recognizer.state = .failed
        app.settle()
        expectEqual(recognizer.state, .possible)
        recognizer.state = .ended
        app.settle()
        expectEqual(recognizer.state, .possible)
        _ = recognizer.sets(.ended, at: "ended")
        app.fingerTap(at: view)
        expectEqual(
            scene.eventLog,
            "R.reset, R(ended), R.reset, R.began, V.began, R.ended, R(ended), V.cancelled, R.reset")
    }

    /// The state sends its action, and is not part of a later recognition sequence.
    @Test func `G-2, G-66: a state that is set before there is a view does not affect a later touch`() {
        let recognizer = ScriptedRecognizer()
        recognizer.state = .began
        recognizer.state = .ended
        expectEqual(recognizer.state, .ended)
        scene.attach(recognizer, "R", to: view)
        app.fingerDown(at: view)
        expectEqual(recognizer.state, .possible)
        expectEqual(scene.eventLog, "R(ended), R.reset, R.began, V.began")
        app.fingersUp()
    }
}
