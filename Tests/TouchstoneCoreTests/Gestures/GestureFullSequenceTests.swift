import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The sequences of G-32 to G-43 with the calls of the recognizer, for one finger and for two.
@Suite(.application(tracing: .both)) @MainActor
struct GestureFullSequenceTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView

    init() { view = scene.view("V", 0, 0, 390, 400) }

    private func scripted(_ name: String = "R", on other: UIView? = nil) -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: other ?? view)
    }

    /// Two fingers in two subviews, and a recognizer on their superview that begins with the second move.
    private func pinch() -> ScriptedRecognizer {
        _ = scene.view("V1", 0, 0, 100, 100, in: view)
        _ = scene.view("V2", 200, 0, 100, 100, in: view)
        let recognizer = scripted()
        var moves = 0
        recognizer.on["moved"] = { recognizer, _, _ in
            moves += 1
            if moves == 2 { recognizer.state = .began }
        }
        recognizer.on["ended"] = { recognizer, touches, _ in
            if recognizer.numberOfTouches == 0 { recognizer.state = .ended }
        }
        return recognizer
    }

    private func play() {
        app.fingersDown([1: at(50, 50), 2: at(250, 50)])
        for step in 1...3 { app.fingersMove([1: at(50 - Double(step), 50), 2: at(250 + Double(step), 50)]) }
        app.fingersUp([1, 2])
    }

    @Test func `G-32: a recognizer that begins cancels the touches of both views`() {
        _ = pinch()
        play()
        expectEqual(
            scene.eventLog,
            "R.began, V1.began, V2.began, R.moved, V1.moved, V2.moved, R.moved, R(began), V1.cancelled, "
                + "V2.cancelled, R.moved, R(changed), R.ended, R(ended), R.reset")
    }

    @Test func `G-32: a recognizer cancels only its own touches`() {
        let recognizer = pinch()
        let beside = scene.view("beside", 0, 400, 100, 100)
        app.fingerDown(3, at: beside)
        scene.clear()
        play()
        #expect(!scene.eventLog.contains("beside.cancelled"))
        app.fingerUp(3)
        expectEqual(scene.lines.last, "beside.ended")
        _ = recognizer
    }

    @Test func `G-33: without cancelsTouchesInView, the views receive the whole sequence`() {
        pinch().cancelsTouchesInView = false
        play()
        expectEqual(
            scene.eventLog,
            "R.began, V1.began, V2.began, R.moved, V1.moved, V2.moved, R.moved, R(began), V1.moved, V2.moved, "
                + "R.moved, R(changed), V1.moved, V2.moved, R.ended, R(ended), V1.ended, V2.ended, R.reset")
    }

    @Test func `G-34: the view receives the whole sequence if the recognizer fails`() {
        _ = scripted().sets(.failed, at: "moved")
        app.fingersDown([1: at(50, 50)])
        app.fingerMove(to: at(60, 50))
        app.fingerMove(to: at(70, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "R.began, V.began, R.moved, V.moved, R.reset, V.moved, V.ended")
    }

    @Test func `G-36, G-31: without cancelsTouchesInView, a tap acts before touchesEnded`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "V.began, tap(ended), V.ended")
    }

    @Test func `G-36: a two-finger tap cancels both touches after its action`() {
        view.isMultipleTouchEnabled = true
        scene.attach(UITapGestureRecognizer(), "tap", to: view).numberOfTouchesRequired = 2
        app.fingerDown(1, at: at(50, 50))
        app.fingerDown(2, at: at(150, 50))
        app.fingerUp(1)
        expectEqual(scene.eventLog, "V.began, V.began")
        app.fingerUp(2)
        expectEqual(scene.eventLog, "V.began, V.began, tap(ended), V.cancelled, V.cancelled")
    }

    @Test func `G-37: touchesEnded is delayed until the recognizer fails`() {
        let recognizer = scripted()
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "R.began, V.began, R.moved, V.moved, R.ended")
        app.advance(by: 0.35)
        recognizer.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "R.began, V.began, R.moved, V.moved, R.ended, V.ended, R.reset")
    }

    @Test func `G-37: two delayed ends of one view are delivered one by one`() {
        view.isMultipleTouchEnabled = true
        let recognizer = scripted()
        app.fingersDown([1: at(50, 50), 2: at(90, 50)])
        app.fingerUp(2)
        app.fingerUp(1)
        recognizer.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "R.began, V.began, R.ended, R.ended, V.ended, V.ended, R.reset")
    }

    @Test(arguments: [true, false])
    func `G-38: delaysTouchesEnded decides whether a double tap's first touch ends or is cancelled`(delays: Bool) {
        let double = scene.attach(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        app.fingerDoubleTap(at: at(50, 50))
        expectEqual(
            scene.eventLog,
            (delays
                ? "V.began, V.began, double(ended), V.cancelled, V.cancelled"
                : "V.began, V.ended, V.began, double(ended), V.cancelled"))
    }

    @Test func `G-39: a delayed touchesBegan has its original location and time, and one move follows`() {
        let recognizer = scripted()
        recognizer.delaysTouchesBegan = true
        var seen: [String] = []
        for phase in ["began", "moved"] {
            view.on[phase] = { touches, _ in
                let touch = touches.first!
                let (here, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
                seen.append(
                    "\(phase) \(Int(here.x)) from \(Int(before.x)) at \(Int((touch.timestamp * 60).rounded()))")
            }
        }
        app.fingerDown(at: at(50, 50))
        for step in 1...3 { app.fingerMove(to: at(50 + Double(step) * 10, 50)) }
        recognizer.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "R.began, R.moved, R.moved, R.moved, V.began, V.moved, R.reset")
        app.fingerMove(to: at(90, 50))
        expectEqual(seen, ["began 50 from 50 at 0", "moved 80 from 50 at 3", "moved 90 from 80 at 4"])
        app.fingersUp()
    }

    @Test func `G-40: a view never receives a delayed touch whose gesture begins`() {
        let recognizer = scripted().sets(.began, at: "moved")
        recognizer.delaysTouchesBegan = true
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        recognizer.state = .ended
        app.settle()
        expectEqual(scene.eventLog, "R.began, R.moved, R(began), R.ended, R(ended), R.reset")
    }

    @Test func `G-41: a delayed touch that has lifted is delivered after the failure`() {
        let recognizer = scripted()
        recognizer.delaysTouchesBegan = true
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "R.began, R.ended")
        recognizer.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "R.began, R.ended, V.began, V.ended, R.reset")
    }

    @Test func `G-41: a delayed touch is delivered if the recognizer fails with the lift`() {
        scripted().sets(.failed, at: "ended").delaysTouchesBegan = true
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "R.began, R.ended, V.began, V.ended, R.reset")
    }

    @Test func `G-42: a touch that two recognizers delay is delivered when both have failed`() {
        let (one, two) = (scripted("one"), scripted("two"))
        one.delaysTouchesBegan = true
        two.delaysTouchesBegan = true
        app.fingerDown(at: at(50, 50))
        one.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "one.began, two.began, one.reset")
        two.state = .failed
        app.settle()
        expectEqual(scene.eventLog, "one.began, two.began, one.reset, V.began, two.reset")
        app.fingersUp()
    }

    @Test func `G-43: a recognizer delays the whole sequence of its own touch and no other touch`() {
        let sub = scene.view("sub", 200, 0, 100, 100, in: view)
        let recognizer = scripted(on: sub)
        recognizer.delaysTouchesBegan = true
        app.fingersDown([1: at(50, 50), 2: at(250, 50)])
        app.fingersMove([1: at(60, 50), 2: at(260, 50)])
        expectEqual(scene.eventLog, "R.began, V.began, R.moved, V.moved")
        app.fingerUp(2)
        recognizer.state = .failed
        app.settle()
        expectEqual(
            scene.eventLog, "R.began, V.began, R.moved, V.moved, R.ended, sub.began, sub.moved, sub.ended, R.reset")
        app.fingersUp()
    }

    /// A touch is delayed until the recognizer fails, not for a fixed time.
    @Test func `G-44: a delayed touch is delivered as soon as the recognizer fails`() {
        let press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
        press.delaysTouchesBegan = true
        press.minimumPressDuration = 5
        app.fingerDown(at: at(50, 50))
        app.advance(by: 4.9)
        expectEqual(scene.eventLog, "")
        app.fingerMove(to: at(80, 50))
        expectEqual(scene.eventLog, "V.began, V.moved")
        app.fingersUp()
    }

    @Test func `G-24: a view receives no touches of a single or double tap that delays touchesBegan`() {
        let single = scene.attach(UITapGestureRecognizer(), "single", to: view)
        let double = scene.attach(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        single.delaysTouchesBegan = true
        double.delaysTouchesBegan = true
        app.fingerTap(at: at(50, 50))
        app.advance(by: 0.34)
        expectEqual(scene.eventLog, "")
        app.advance(by: 0.02)
        expectEqual(scene.eventLog, "single(ended)")
        scene.clear()
        app.fingerDoubleTap(at: at(50, 50))
        app.advance(by: 1)
        expectEqual(scene.eventLog, "double(ended)")
    }
}
