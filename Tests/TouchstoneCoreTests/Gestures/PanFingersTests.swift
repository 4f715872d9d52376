import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The number of a pan's fingers, and what happens with fewer and with more (G-64, Q-17, Q-18).
@Suite(.application(tracing: .both)) @MainActor
struct PanFingersTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let pan: UIPanGestureRecognizer

    init() { pan = scene.attach(UIPanGestureRecognizer(), "pan", to: scene.view("V", 0, 0, 390, 500)) }

    private var actions: [String] { scene.lines.filter { $0.hasPrefix("pan") } }

    @Test func `G-64: a pan sends no change with fewer fingers than its minimum`() {
        pan.minimumNumberOfTouches = 2
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(130, 100), 2: at(230, 100)])
        app.fingerUp(1)
        app.fingerMove(2, to: at(330, 100))
        expectEqual(actions, ["pan(began)"])
        // The remaining finger still changes the translation, but no action is sent.
        expectEqual(pan.translation(in: nil), at(120, 0))
        // Another finger continues from there.
        app.fingerDown(1, at: at(100, 300))
        app.fingersMove([1: at(105, 300), 2: at(335, 100)])
        expectEqual(pan.translation(in: nil), at(125, 0))
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(actions, ["pan(began)", "pan(changed)", "pan(ended)"])
    }

    /// Moves of one finger before the second one lands do not count toward the slop.
    @Test func `G-54, G-64: moves with fewer fingers than the minimum do not count toward the slop`() {
        pan.minimumNumberOfTouches = 2
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(160, 100))
        app.fingerDown(2, at: at(300, 100))
        app.fingersMove([1: at(168, 100), 2: at(308, 100)])
        expectEqual(actions, [])
        app.fingersMove([1: at(175, 100), 2: at(315, 100)])
        expectEqual(actions, ["pan(began)"])
        expectEqual(pan.translation(in: nil), at(5, 0))
        app.fingersUp()
    }

    @Test func `G-64, Q-18: with panEndsBelowMinimum, a pan ends when fewer fingers than its minimum are left`() {
        pan.minimumNumberOfTouches = 2
        app.application.behavior.panEndsBelowMinimum = true
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(130, 100), 2: at(230, 100)])
        app.fingerUp(1)
        expectEqual(actions, ["pan(began)", "pan(ended)"])
        app.fingerUp(2)
        expectEqual(actions, ["pan(began)", "pan(ended)"])
    }

    @Test func `Q-17: a finger beyond the maximum ends a pan`() {
        pan.maximumNumberOfTouches = 1
        var fingers = -1
        pan.addHandler { if $0.state == .ended { fingers = $0.numberOfTouches } }
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(150, 100))
        app.fingerDown(2, at: at(300, 300))
        expectEqual(actions, ["pan(began)", "pan(ended)"])
        // The finger that ends the pan is not counted.
        expectEqual(fingers, 1)
        app.fingersMove([1: at(180, 100), 2: at(330, 300)])
        app.fingersUp([1, 2])
        expectEqual(actions, ["pan(began)", "pan(ended)"])
    }
}
