import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fingers that land on one point, as in synthesized pinches (G-63).
@Suite(.application(tracing: .both)) @MainActor
struct FingersOnOnePointTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        scene.attach(pinch, "pinch", to: view)
        scene.attach(rotation, "rotation", to: view)
    }

    private var actions: [String] { scene.lines.filter { $0.contains("(") } }

    @Test func `G-63: a pinch measures its scale from the end of the slop if the fingers land on one point`() {
        app.fingersDown([1: at(195, 200), 2: at(195, 200)])
        app.fingersMove([1: at(195, 204), 2: at(195, 196)])
        app.fingersMove([1: at(195, 216), 2: at(195, 184)])
        expectEqual(actions, ["pinch(began)", "pinch(changed)"])
        // Recognition consumes the slop of 8 points. From there, the scale is the ratio of the distances.
        expectEqual(pinch.scale, 4)
        app.fingersUp([1, 2])
    }

    @Test func `G-63: a finger that lands again on the point of the other one continues the scale`() {
        app.fingersDown([1: at(149, 200), 2: at(241, 200)])
        app.fingersMove([1: at(95, 200), 2: at(295, 200)])
        expectEqual(pinch.scale, 2)
        app.fingerUp(2)
        app.fingerDown(2, at: at(95, 200))
        app.fingerMove(2, to: at(96, 200))
        app.fingerMove(2, to: at(97, 200))
        expectEqual(pinch.scale, 4)
        app.fingersUp()
    }

    /// Two fingers on one point have no direction, so a rotation is not measured from there.
    @Test func `G-63: two fingers that move apart from one point do not begin a rotation`() {
        pinch.isEnabled = false
        app.fingersDown([1: at(195, 200), 2: at(195, 200)])
        app.fingersMove([1: at(195, 250), 2: at(195, 150)])
        app.fingersMove([1: at(195, 290), 2: at(195, 110)])
        expectEqual(actions, [])
        // From their current direction, the rotation is measured as usual.
        app.fingersMove([1: at(185, 290), 2: at(205, 110)])
        expectEqual(actions, ["rotation(began)"])
        app.fingersUp()
    }
}
