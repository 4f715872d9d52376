import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which fingers start a new recognition sequence after a failed one (Q-15).
@Suite(.application(tracing: .both)) @MainActor
struct FailedFingersTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    /// Fingers that land while all fingers of a failed sequence are down belong to it. After one of them has lifted, a new finger
    /// starts a new sequence, which ignores the old fingers.
    @Test func `G-12, Q-15: a new finger starts a new recognition sequence after a failed one has lifted`() {
        view.isMultipleTouchEnabled = true
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.failed, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "ended")
        recognizer.on["began"] = nil
        app.fingerDown(2, at: at(90, 50))
        app.fingerMove(2, to: at(95, 50))
        app.fingerUp(2)
        expectEqual(scene.eventLog, "R.began, V.began, R.reset, V.began, V.moved, V.ended")
        scene.clear()
        app.fingerDown(3, at: at(90, 50))
        expectEqual(recognizer.numberOfTouches, 1)
        expectEqual(recognizer.location(in: view), at(90, 50))
        app.fingerMove(1, to: at(60, 50))
        app.fingerUp(3)
        app.fingerUp(1)
        expectEqual(scene.eventLog, "R.began, V.began, V.moved, R.ended, R(ended), V.cancelled, R.reset, V.ended")
    }

    @Test func `Q-15: three fingers that land one after the other are no tap of one finger`() {
        view.isMultipleTouchEnabled = true
        scene.attach(UITapGestureRecognizer(), "tap", to: view)
        for finger in 1...3 {
            app.fingerDown(finger, at: at(50 * Double(finger), 50))
            app.advance(by: 0.012)
        }
        for finger in [3, 2, 1] { app.fingerUp(finger) }
        #expect(!scene.lines.contains("tap(ended)"))
        app.fingerTap(at: at(50, 50))
        #expect(scene.lines.contains("tap(ended)"))
    }

    /// A recognizer that recognized, was cancelled, or was disabled and enabled again has not failed.
    @Test func `Q-15: only a failed recognition sequence keeps its fingers`() {
        view.isMultipleTouchEnabled = true
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.ended, at: "began")
        app.fingerDown(1, at: at(50, 50))
        app.fingerDown(2, at: at(90, 50))
        expectEqual(scene.lines.filter { $0.contains("(") }, ["R(ended)", "R(ended)"])
        app.fingersUp([1, 2])
        _ = recognizer.sets(.failed, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        scene.clear()
        app.fingerDown(2, at: at(90, 50))
        #expect(scene.lines.contains("R(ended)"))
        app.fingersUp([1, 2])
    }

    @Test func `Q-15: without failedAttemptsKeepTheirFingers, a new finger starts a new recognition sequence`() {
        app.application.behavior.failedAttemptsKeepTheirFingers = false
        view.isMultipleTouchEnabled = true
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.failed, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        app.fingerDown(2, at: at(90, 50))
        #expect(scene.lines.contains("R(ended)"))
        app.fingersUp([1, 2])
    }
}
