import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UIPinchGestureRecognizer: G-56.
@Suite(.application(tracing: .both)) @MainActor
struct PinchTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let pinch: UIPinchGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        pinch = scene.attach(UIPinchGestureRecognizer(), "pinch", to: view)
    }

    private var actions: [String] { scene.lines.filter { $0.hasPrefix("pinch") } }

    private func down(_ distance: Double) {
        app.fingersDown([1: at(195 - distance / 2, 200), 2: at(195 + distance / 2, 200)])
    }

    private func apart(_ distance: Double) {
        app.fingersMove([1: at(195 - distance / 2, 200), 2: at(195 + distance / 2, 200)])
    }

    @Test func `G-56: a pinch begins, changes, and ends when both fingers have lifted`() {
        down(100)
        apart(120)
        apart(140)
        app.fingerUp(1)
        expectEqual(actions, ["pinch(began)", "pinch(changed)"])
        app.fingerUp(2)
        expectEqual(actions, ["pinch(began)", "pinch(changed)", "pinch(ended)"])
    }

    @Test func `G-56: the scale is the ratio of the distances on the screen`() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
        down(92)
        apart(100)
        expectEqual(pinch.scale, 1)
        apart(200)
        #expect(abs(pinch.scale - 2) < 1e-9)
        apart(50)
        #expect(abs(pinch.scale - 0.5) < 1e-9)
        expectEqual(pinch.location(in: nil), at(195, 200))
        app.fingersUp()
    }

    @Test func `G-56: one finger is no pinch`() {
        app.fingerDrag(from: at(100, 100), to: at(300, 100))
        expectEqual(actions, [])
    }

    @Test func `G-56: two fingers that move together are no pinch`() {
        down(100)
        app.fingersMove([1: at(245, 300), 2: at(345, 300)], duration: 0.1)
        app.fingersUp([1, 2])
        expectEqual(actions, [])
    }

    @Test func `G-56: a scale that is set continues from there`() {
        down(92)
        apart(100)
        apart(200)
        pinch.scale = 1
        expectEqual(pinch.scale, 1)
        apart(300)
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        app.fingersUp()
    }

    @Test func `G-56: the velocity is the change of the scale per second`() {
        down(92)
        apart(100)
        for step in 1...12 { apart(100 + 10 * Double(step)) }
        #expect(abs(Double(pinch.velocity) - 6) < 0.1)
        app.fingersUp()
    }

    @Test func `G-56: a finger that lifts and lands again does not change the scale`() {
        down(92)
        apart(100)
        apart(150)
        app.fingerUp(2)
        app.fingerMove(1, to: at(100, 200))
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        app.fingerDown(2, at: at(300, 200))
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        app.fingerMove(2, to: at(400, 200))
        #expect(abs(pinch.scale - 2.25) < 1e-9)
        app.fingersUp()
    }

    @Test func `G-56, G-14: a third finger is not part of a pinch`() {
        view.isMultipleTouchEnabled = true
        down(100)
        apart(140)
        scene.clear()
        app.fingerTap(3, at: at(300, 400))
        expectEqual(scene.eventLog, "V.began, V.ended")
        apart(150)
        expectEqual(actions, ["pinch(changed)"])
        expectEqual(pinch.numberOfTouches, 2)
        app.fingersUp()
    }

    @Test func `G-56: the scale of a pinch whose fingers meet at one point is finite`() {
        app.fingersDown([1: at(195, 200), 2: at(195, 200)])
        apart(100)
        apart(200)
        app.fingersUp([1, 2])
        expectEqual(pinch.state, .possible)
        expectEqual(pinch.scale, 1)
        scene.clear()
        down(100)
        app.fingersMove([1: at(195, 200), 2: at(195, 200)])
        apart(300)
        #expect(Double(pinch.scale).isFinite)
        app.fingersUp([1, 2])
        #expect(actions.first == "pinch(began)" && actions.last == "pinch(ended)")
    }

    @Test func `G-56: the velocity of a pinch does not depend on the last pinch`() {
        var speeds: [CGFloat] = []
        pinch.addHandler { if $0.state == .began { speeds.append(($0.velocity * 1000).rounded()) } }
        for _ in 0..<2 {
            down(100)
            apart(112)
            app.fingersUp([1, 2])
        }
        down(100)
        apart(112)
        apart(300)
        app.fingersUp([1, 2])
        down(100)
        apart(112)
        app.fingersUp([1, 2])
        #expect(speeds.count == 4 && Set(speeds).count == 1, "\(speeds)")
    }
}

/// The slop of a pinch.
@Suite(.application(tracing: .both)) @MainActor
struct PinchChoices {
    @Test(arguments: [(107.5, false), (108.0, true), (92.0, true), (92.5, false)])
    func `G-56: a pinch begins when the distance has changed by 8 points`(distance: Double, begins: Bool) {
        let scene = GestureScene()
        let app = TestApplication.current
        let pinch = scene.attach(UIPinchGestureRecognizer(), "pinch", to: scene.view("V", 0, 0, 390, 500))
        app.fingersDown([1: at(100, 200), 2: at(200, 200)])
        app.fingerMove(2, to: at(100 + distance, 200))
        expectEqual((pinch.state == .began), begins)
        if begins { expectEqual(pinch.scale, 1) }
        app.fingersUp()
    }
}
