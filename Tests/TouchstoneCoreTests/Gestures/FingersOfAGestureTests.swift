import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which fingers a recognizer counts (G-62).
@Suite(.application(tracing: .both)) @MainActor
struct FingersOfAGestureTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView

    init() { view = scene.view("V", 0, 0, 390, 500) }

    /// The state and the number of touches in each action.
    private func counts(_ recognizer: UIGestureRecognizer, _ body: () -> Void) -> [String] {
        var counts: [String] = []
        recognizer.addHandler { counts.append("\($0.state) \($0.numberOfTouches)") }
        view.addGestureRecognizer(recognizer)
        body()
        view.removeGestureRecognizer(recognizer)
        return counts
    }

    @Test func `G-62: a pan counts the fingers that are down, and none at its end`() {
        let pan = UIPanGestureRecognizer()
        let callbacks = counts(pan) {
            app.fingerDown(1, at: at(100, 100))
            app.fingerMove(1, to: at(150, 100))
            app.fingerDown(2, at: at(100, 200))
            app.fingersMove([1: at(160, 100), 2: at(110, 200)])
            app.fingerUp(1)
            app.fingerUp(2)
        }
        expectEqual(callbacks, ["began 1", "changed 2", "ended 0"])
    }

    @Test func `G-62: a pan ends at the location where its finger lifted`() {
        var place = CGPoint.zero
        let pan = UIPanGestureRecognizer()
        pan.addHandler { if $0.state == .ended { place = $0.location(in: nil) } }
        view.addGestureRecognizer(pan)
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 120))
        app.fingerUp()
        expectEqual(place, at(150, 120))
    }

    @Test func `G-62: a pinch ends with no touches`() {
        let callbacks = counts(UIPinchGestureRecognizer()) {
            app.fingersDown([1: at(150, 200), 2: at(250, 200)])
            app.fingersMove([1: at(100, 200), 2: at(300, 200)])
            app.fingerUp(1)
            app.fingerUp(2)
        }
        expectEqual(callbacks, ["began 2", "ended 0"])
    }

    /// The finger that is still down has index 0.
    @Test func `G-62: in touchesEnded, a subclass counts only the fingers that are still down`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        var seen: [String] = []
        recognizer.on["began"] = { recognizer, _, _ in seen.append("began \(recognizer.numberOfTouches)") }
        recognizer.on["ended"] = { recognizer, touches, _ in
            let places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil).x }
            seen.append("ended \(places)")
            // Ends when the first of two fingers lifts, as a custom pinch can.
            recognizer.state = .ended
        }
        recognizer.addHandler { seen.append("action \($0.numberOfTouches)") }
        app.fingersDown([1: at(150, 200), 2: at(250, 200)])
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(seen, ["began 2", "ended [250.0]", "action 1"])
    }

    @Test func `G-62: a tap and a swipe have their touches when they end`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        let tapped = counts(tap) { app.twoFingerTap(at: (at(100, 100), at(200, 100))) }
        expectEqual(tapped, ["ended 2"])
        // The swipe waits for another recognizer until its finger has lifted.
        let blocker = scene.attach(ScriptedRecognizer(), "blocker", to: view)
        let swipe = UISwipeGestureRecognizer()
        swipe.require(toFail: blocker)
        var place = CGPoint.zero
        swipe.addHandler { place = $0.location(ofTouch: 0, in: nil) }
        let swiped = counts(swipe) {
            app.fingerDrag(from: at(100, 100), to: at(200, 100), duration: 0.1)
            app.advance(by: GestureThresholds.verdict + 0.1)
        }
        expectEqual(swiped, ["ended 1"])
        expectEqual(place, at(200, 100))
    }
}
