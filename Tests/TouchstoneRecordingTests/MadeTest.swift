import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@Test(.application) @MainActor func madeOfARecording() {
    let app = TestApplication.current
    // Put the controller under test here.
    app.makeWindow(root: UIViewController())
    app.settle()
    app.clear()
    let start = app.clock.now

    func at(_ time: TimeInterval) { app.advance(by: max(0, start + time - app.clock.now)) }
    func finger(_ id: Int, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) -> TouchSample {
        TouchSample(id: id, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: y))
    }
    func finger(
        _ id: Int, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat,
        _ change: (inout TouchSample) -> Void
    ) -> TouchSample {
        var sample = finger(id, phase, x, y)
        change(&sample)
        return sample
    }
    let host = app.application.makePort()

    at(0)
    app.send([finger(1, .began, 10, 10)])
    at(0.016666666666666666)
    app.send([finger(1, .moved, 20, 10)])
    at(0.03333333333333333)
    app.send([finger(1, .moved, 30, 10)])
    at(0.05)
    app.send([finger(1, .moved, 40, 10)])
    at(0.06666666666666667)
    app.send([finger(1, .ended, 40, 10)])
    at(0.06666666666666667)
    app.keyDown("\"", modifiers: UIKeyModifierFlags(rawValue: 131072))
    at(0.09666666666666666)
    app.keyUp("\"", modifiers: UIKeyModifierFlags(rawValue: 131072))
    at(0.09666666666666666)
    app.wheel(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 12.5))
    at(0.09666666666666666)
    app.pointerMove(to: CGPoint(x: 1, y: 2))
    at(0.11333333333333333)
    app.pointerMove(to: nil)
    at(0.13)
    app.send([
        finger(0, .began, 50, 60) {
            $0.type = .pencil
            $0.force = 0.5
            $0.maximumPossibleForce = 4.166666666666667
            $0.altitudeAngle = 0.75
            $0.azimuthAngle = 1.25
        }
    ])
    at(0.18)
    app.send([
        finger(0, .ended, 50, 60) {
            $0.type = .pencil
            $0.maximumPossibleForce = 4.166666666666667
            $0.altitudeAngle = 0.75
            $0.azimuthAngle = 1.25
        }
    ])
    at(0.18)
    app.shake(duration: 0.25)
    at(0.43)
    _ = host.send(.shakeBegan(time: app.clock.now))
    app.settle()
    at(0.43)
    _ = host.send(.shakeCancelled(time: app.clock.now))
    app.settle()
    at(1.43)
    let expected = [
        ["touchesBegan UIView"],
        Array(repeating: "touchesMoved UIView", count: 3),
        ["touchesEnded UIView"],
        ["pressesBegan window"],
        ["pressesEnded window"],
        ["touchesBegan UIView"],
        ["touchesEnded UIView"],
        ["motionBegan window"],
        ["motionEnded window"],
        ["motionBegan window"],
        ["motionCancelled window"],
    ]
    #expect(app.deliveries == expected.flatMap(\.self).joined(separator: ", "))
}
