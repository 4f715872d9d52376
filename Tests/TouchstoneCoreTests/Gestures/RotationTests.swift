import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UIRotationGestureRecognizer: G-57.
@Suite(.application(tracing: .both)) @MainActor
struct RotationTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let rotation: UIRotationGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        rotation = scene.attach(UIRotationGestureRecognizer(), "rotation", to: view)
    }

    private var actions: [String] { scene.lines.filter { $0.hasPrefix("rotation") } }

    /// The angle that recognition consumes at a radius of 60 points.
    private let slop = Double(GestureThresholds.rotationSlop) / 60

    private func place(_ angle: Double) -> [Int: CGPoint] {
        let (dx, dy) = (60 * cos(angle), 60 * sin(angle))
        return [1: at(195 - dx, 200 - dy), 2: at(195 + dx, 200 + dy)]
    }

    private func turn(to angle: Double) { app.fingersMove(place(angle)) }

    @Test func `G-57: setting the rotation resets its velocity, and NaN sets it to zero`() {
        app.fingersDown(place(0))
        for step in 1...6 {
            turn(to: 0.2 * Double(step))
            app.advance(by: 1.0 / 60)
        }
        #expect(rotation.velocity > 1)
        rotation.rotation = 0
        expectEqual(rotation.velocity, 0)
        rotation.rotation = .nan
        expectEqual(rotation.rotation, 0)
        app.fingersUp()
    }

    @Test(.application) func `G-57: the trace reports the consumed movement once`() {
        app.fingersDown(place(0))
        for angle in [0.5, 0.6, 0.7] { turn(to: angle) }
        let consumed = app.records.filter { if case .consumed = $0.fact { true } else { false } }
        expectEqual(consumed.count, 1)
        app.fingersUp()
    }

    @Test func `G-57: a clockwise rotation is positive`() {
        app.fingersDown(place(0))
        turn(to: 0.5)
        #expect(abs(Double(rotation.rotation) - (0.5 - slop)) < 1e-9)
        turn(to: -0.5)
        #expect(abs(Double(rotation.rotation) - (-0.5 - slop)) < 1e-9)
        app.fingerUp(1)
        expectEqual(actions, ["rotation(began)", "rotation(changed)"])
        app.fingerUp(2)
        expectEqual(actions, ["rotation(began)", "rotation(changed)", "rotation(ended)"])
    }

    @Test func `G-57: a rotation can exceed a full turn`() {
        app.fingersDown(place(0))
        for step in 1...30 { turn(to: Double(step) * 0.25) }
        #expect(abs(Double(rotation.rotation) - (7.5 - slop)) < 1e-9)
        app.fingersUp()
    }

    @Test func `G-57: a rotation that is set continues from there`() {
        app.fingersDown(place(0))
        turn(to: 0.5)
        rotation.rotation = 2
        turn(to: 0.6)
        #expect(abs(Double(rotation.rotation) - 2.1) < 1e-9)
        app.fingersUp()
    }

    @Test func `G-57: the velocity is in radians per second`() {
        app.fingersDown(place(0))
        for step in 1...12 { turn(to: Double(step) * 0.2) }
        #expect(abs(Double(rotation.velocity) - 12) < 0.1)
        app.fingersUp()
    }

    @Test func `G-57: two fingers that move together are no rotation`() {
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(150, 200), 2: at(250, 200)], duration: 0.1)
        app.fingersUp([1, 2])
        expectEqual(actions, [])
    }

    @Test func `G-57: a finger that lifts and lands again does not change the rotation`() {
        app.fingersDown(place(0))
        turn(to: 0.5)
        let before = rotation.rotation
        app.fingerUp(2)
        app.fingerDown(2, at: at(195, 400))
        expectEqual(rotation.rotation, before)
        app.fingersUp()
    }

    @Test func `G-57, G-56: a third finger is not part of a rotation`() {
        app.fingersDown(place(0))
        turn(to: 0.5)
        let before = rotation.rotation
        app.fingerDown(3, at: at(300, 400))
        app.fingerMove(3, to: at(350, 450))
        expectEqual(rotation.rotation, before)
        expectEqual(rotation.numberOfTouches, 2)
        app.fingersUp()
    }
}

/// The slop of a rotation, measured along the arc.
@Suite(.application(tracing: .both)) @MainActor
struct RotationChoices {
    @Test(arguments: [(7.9, false), (8.1, true)]) func `G-57: a rotation begins after 8 points along the arc`(
        arc: Double, begins: Bool
    ) {
        let scene = GestureScene()
        let app = TestApplication.current
        let rotation = scene.attach(UIRotationGestureRecognizer(), "rotation", to: scene.view("V", 0, 0, 390, 500))
        let angle = arc / 60
        app.fingersDown([1: at(135, 200), 2: at(255, 200)])
        app.fingersMove([
            1: at(195 - 60 * cos(angle), 200 - 60 * sin(angle)), 2: at(195 + 60 * cos(angle), 200 + 60 * sin(angle)),
        ])
        expectEqual((rotation.state == .began), begins)
        app.fingersUp()
    }
}
