import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Q-15: which fingers begin another attempt after one that failed.
@Suite(.application(tracing: .both)) @MainActor
struct FailedFingersTests {
    let scene = GestureScene()
    let view: NotingView
    let app = TestApplication.current

    init() { view = scene.view("V") }

    /// Fingers that come while all of a failed attempt's are down belong to it; once one has lifted, a new finger starts a new
    /// attempt, in which the old ones are ignored.
    @Test func `G-12, Q-15: a new finger starts a new attempt once one has lifted`() {
        view.isMultipleTouchEnabled = true
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.failed, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "ended")
        recognizer.on["began"] = nil
        app.fingerDown(2, at: at(90, 50))
        app.fingerMove(2, to: at(95, 50))
        app.fingerUp(2)
        #expect(scene.eventLog == "R.began, V.began, R.reset, V.began, V.moved, V.ended")
        scene.clear()
        app.fingerDown(3, at: at(90, 50))
        #expect(recognizer.numberOfTouches == 1)
        #expect(recognizer.location(in: view) == at(90, 50))
        app.fingerMove(1, to: at(60, 50))
        app.fingerUp(3)
        app.fingerUp(1)
        #expect(scene.eventLog == "R.began, V.began, V.moved, R.ended, R(ended), V.cancelled, R.reset, V.ended")
    }

    /// Three fingers that land one after the other make no tap with one.
    @Test func `Q-15: the third of three fingers makes no tap`() {
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

    /// One that recognized, was cancelled, or was disabled and enabled again has not failed.
    @Test func `Q-15: only a failed attempt keeps its fingers`() {
        view.isMultipleTouchEnabled = true
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view).sets(.ended, at: "began")
        app.fingerDown(1, at: at(50, 50))
        app.fingerDown(2, at: at(90, 50))
        #expect(scene.lines.filter { $0.contains("(") } == ["R(ended)", "R(ended)"])
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

    @Test func `Q-15: or at once`() {
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
