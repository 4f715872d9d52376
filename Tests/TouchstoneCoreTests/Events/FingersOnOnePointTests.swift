import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fingers that land on one point, as those of made pinches do: G-63.
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

    private var acts: [String] { scene.lines.filter { $0.contains("(") } }

    @Test func `G-63: fingers that land on one point and part`() {
        app.fingersDown([1: at(195, 200), 2: at(195, 200)])
        app.fingersMove([1: at(195, 204), 2: at(195, 196)])
        app.fingersMove([1: at(195, 216), 2: at(195, 184)])
        #expect(acts == ["pinch(began)", "pinch(changed)"])
        // Recognition uses up the slop: from its 8 points on the scale is the ratio of distances.
        #expect(pinch.scale == 4)
        app.fingersUp([1, 2])
    }

    @Test func `G-63: a finger that comes back to the others point carries the scale on`() {
        app.fingersDown([1: at(149, 200), 2: at(241, 200)])
        app.fingersMove([1: at(95, 200), 2: at(295, 200)])
        #expect(pinch.scale == 2)
        app.fingerUp(2)
        app.fingerDown(2, at: at(95, 200))
        app.fingerMove(2, to: at(96, 200))
        app.fingerMove(2, to: at(97, 200))
        #expect(pinch.scale == 4)
        app.fingersUp()
    }

    /// Two fingers on one point have no direction, so none is measured from there.
    @Test func `G-63: no angle from one point`() {
        pinch.isEnabled = false
        app.fingersDown([1: at(195, 200), 2: at(195, 200)])
        app.fingersMove([1: at(195, 250), 2: at(195, 150)])
        app.fingersMove([1: at(195, 290), 2: at(195, 110)])
        #expect(acts == [])
        // From where they point now it turns as any other.
        app.fingersMove([1: at(185, 290), 2: at(205, 110)])
        #expect(acts == ["rotation(began)"])
        app.fingersUp()
    }
}
