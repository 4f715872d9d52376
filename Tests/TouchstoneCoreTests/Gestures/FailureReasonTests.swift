import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The reason of a failure states the limit, the measured value and the allowed value (G-67).
@Suite(.application(tracing: .both)) @MainActor
struct FailureReasonTests {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = app.makeWindow()
        window.isMultipleTouchEnabled = true
    }

    @discardableResult
    private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String = "R") -> Recognizer {
        recognizer.name = name
        window.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Each failure in the trace, as `name: reason`.
    private var failures: [String] {
        app.records.compactMap { record in
            guard case .entered(let recognizer, .failed, let reason) = record.fact else { return nil }
            return "\(recognizer.name): \(reason?.words ?? "no reason")"
        }
    }

    @Test(.application) func `G-67: the reason of a long press that lifts early is its duration`() {
        attach(UILongPressGestureRecognizer())
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.advance(by: 0.4)
        app.fingerUp()
        expectEqual(failures, ["R: lifted after 0.4 s, needs 0.5 s"])
    }

    @Test(.application) func `G-67: the reason of a long press that moves too far is the distance`() {
        attach(UILongPressGestureRecognizer()).allowableMovement = 12
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 50, y: 66.5))
        expectEqual(failures, ["R: moved 16.5 points, 12 allowed"])
        app.fingersUp()
    }

    @Test(.application) func `G-67: the reason of a long press after too few taps is their number`() {
        attach(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        expectEqual(failures, ["R: 0 taps before the press, needs 1"])
        app.fingersUp()
    }

    @Test(.application)
    func `G-67: the reason of a failed tap is the pause, the distance, the duration or the fingers`() {
        let tap = attach(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.fingerTap(at: CGPoint(x: 50, y: 150))
        app.advance(by: 3)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.advance(by: 2)
        app.fingerUp()
        app.fingersDown([1: CGPoint(x: 50, y: 50), 2: CGPoint(x: 90, y: 50)])
        app.fingersUp([1, 2])
        expectEqual(
            failures,
            [
                "R: tap 2 of 2 did not come within 0.35 s",
                "R: the next tap was 100 points away, 45 allowed",
                "R: still down after 1.5 s, 1.5 s allowed",
                "R: 2 fingers, allows 1",
            ])
    }

    @Test(.application) func `G-67: the reason of a two-finger tap with one finger is the number of fingers`() {
        attach(UITapGestureRecognizer()).numberOfTouchesRequired = 2
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(failures, ["R: 1 finger, needs 2"])
    }

    @Test(.application) func `G-67: the reason of a two-finger swipe with one finger is the number of fingers`() {
        attach(UISwipeGestureRecognizer()).numberOfTouchesRequired = 2
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerUp()
        #expect(failures.count == 1 && failures[0].hasPrefix("R: 1 finger"), "\(failures)")
    }

    @Test(.application) func `G-67: the reason of a failed swipe is its direction, distance or duration`() {
        attach(UISwipeGestureRecognizer())
        app.fingerDown(at: CGPoint(x: 200, y: 200))
        app.fingerMove(to: CGPoint(x: 140, y: 200))
        app.fingerUp()
        app.fingerDown(at: CGPoint(x: 200, y: 200))
        app.fingerMove(to: CGPoint(x: 230, y: 200))
        app.advance(by: 0.6)
        app.fingerUp()
        app.fingerDown(at: CGPoint(x: 200, y: 200))
        app.fingerMove(to: CGPoint(x: 220, y: 200))
        app.fingerUp()
        expectEqual(
            failures,
            [
                "R: moved left, requires right", "R: moved 30 points in 0.5 s, needs 50",
                "R: lifted after moving 20 points, needs 50",
            ])
    }

    @Test(.application) func `G-67: the reason of a pan that lifts within the slop is the distance`() {
        attach(UIPanGestureRecognizer())
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 54, y: 50))
        app.fingerUp()
        expectEqual(failures, ["R: lifted after moving 4 points, needs 10"])
    }

    @Test(.application) func `G-67: the reason of a two-finger pan with one finger is the number of fingers`() {
        attach(UIPanGestureRecognizer()).minimumNumberOfTouches = 2
        app.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        expectEqual(failures, ["R: 1 finger, needs 2"])
    }

    @Test(.application)
    func `G-67: the reason of a failed pinch or rotation is the fingers, the distance or the angle`() {
        attach(UIPinchGestureRecognizer(), "pinch")
        attach(UIRotationGestureRecognizer(), "rotation")
        app.fingersDown([1: CGPoint(x: 100, y: 100), 2: CGPoint(x: 200, y: 100)])
        app.fingersMove([2: CGPoint(x: 203, y: 100)])
        app.fingersUp([1, 2])
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        expectEqual(
            failures.sorted(),
            [
                "pinch: 1 finger, needs 2", "pinch: the distance of its fingers changed by 3 points, needs 8",
                "rotation: 1 finger, needs 2", "rotation: rotated by 0 rad, needs 0.155",
            ])
    }

    @Test(.application) func `G-67: the reason of a failed screen edge pan is its edges, start or direction`() {
        let edge = attach(UIScreenEdgePanGestureRecognizer())
        app.fingerDrag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), duration: 0.1)
        edge.edges = .left
        app.fingerDrag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.fingerDrag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 400), duration: 0.1)
        expectEqual(
            failures,
            [
                "R: its edges are not set", "R: began 60 points from its edge, 20 allowed",
                "R: moved down, requires right",
            ])
    }

    @Test(.application) func `G-67: reasons include a state set by a subclass and cancelled touches`() {
        final class Picky: UIGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        }
        attach(Picky(), "picky")
        attach(UITapGestureRecognizer(), "tap")
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 52, y: 50))
        app.fingerCancel()
        expectEqual(failures, ["picky: its state was set to failed", "tap: its touches were cancelled"])
    }

    /// The names of the recognizers look like words of the trace. Reasons are values, so the names do not matter.
    @Test(.application) func `G-21: the reason of a prevented recognizer identifies the winner whatever its name is`() {
        let winner = attach(UIPanGestureRecognizer(), "x, which it requires to fail, recognized")
        let loser = attach(UISwipeGestureRecognizer(), "its delegate prevents it")
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 75, y: 50))
        app.fingerUp()
        let reasons = app.records.compactMap { record -> FailureReason? in
            guard case .entered(_, .failed, let reason) = record.fact else { return nil }
            return reason
        }
        expectEqual(reasons, [.prevented(by: app.application.trace.subject(winner))])
        expectEqual(
            app.application.explain(app.records, wanting: loser)?.causes,
            [.prevented(Mention(loser), by: Mention(winner))])
    }
}
