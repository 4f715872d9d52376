import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How many fingers a pan takes, and what it does with fewer and with more: G-64, Q-17, Q-18.
@Suite(.application(tracing: .both)) @MainActor
struct PanFingersTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let pan: UIPanGestureRecognizer

    init() { pan = scene.attach(UIPanGestureRecognizer(), "pan", to: scene.view("V", 0, 0, 390, 500)) }

    private var acts: [String] { scene.lines.filter { $0.hasPrefix("pan") } }

    @Test func `G-64: no change below the minimum`() {
        pan.minimumNumberOfTouches = 2
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(130, 100), 2: at(230, 100)])
        app.fingerUp(1)
        app.fingerMove(2, to: at(330, 100))
        #expect(acts == ["pan(began)"])
        // The finger that is left still moves the translation; only the action is not sent.
        #expect(pan.translation(in: nil) == at(120, 0))
        // Another finger carries it on from there.
        app.fingerDown(1, at: at(100, 300))
        app.fingersMove([1: at(105, 300), 2: at(335, 100)])
        #expect(pan.translation(in: nil) == at(125, 0))
        app.fingerUp(1)
        app.fingerUp(2)
        #expect(acts == ["pan(began)", "pan(changed)", "pan(ended)"])
    }

    /// What one finger does before the second comes is no part of the way to the gesture.
    @Test func `G-54, G-64: no way below the minimum`() {
        pan.minimumNumberOfTouches = 2
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(160, 100))
        app.fingerDown(2, at: at(300, 100))
        app.fingersMove([1: at(168, 100), 2: at(308, 100)])
        #expect(acts == [])
        app.fingersMove([1: at(175, 100), 2: at(315, 100)])
        #expect(acts == ["pan(began)"])
        #expect(pan.translation(in: nil) == at(5, 0))
        app.fingersUp()
    }

    @Test func `G-64, Q-18: it ends with the last finger or at the minimum as the question is answered`() {
        pan.minimumNumberOfTouches = 2
        app.application.behavior.panEndsBelowMinimum = true
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(130, 100), 2: at(230, 100)])
        app.fingerUp(1)
        #expect(acts == ["pan(began)", "pan(ended)"])
        app.fingerUp(2)
        #expect(acts == ["pan(began)", "pan(ended)"])
    }

    @Test func `Q-17: a finger beyond the maximum ends it`() {
        pan.maximumNumberOfTouches = 1
        var fingers = -1
        pan.addHandler { if $0.state == .ended { fingers = $0.numberOfTouches } }
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(150, 100))
        app.fingerDown(2, at: at(300, 300))
        #expect(acts == ["pan(began)", "pan(ended)"])
        // The finger that ended it is no part of it.
        #expect(fingers == 1)
        app.fingersMove([1: at(180, 100), 2: at(330, 300)])
        app.fingersUp([1, 2])
        #expect(acts == ["pan(began)", "pan(ended)"])
    }
}
