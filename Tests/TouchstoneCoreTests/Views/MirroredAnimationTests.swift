import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Animated transforms that mirror or have no width: the animation rotates as little as possible.
@Suite(.application(tracing: .both)) @MainActor
struct MirroredAnimationTests {
    let app = TestApplication.current

    /// The transform halfway between two others.
    private func halfWay(_ from: CGAffineTransform, _ to: CGAffineTransform) throws -> CGAffineTransform {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.makeWindow().addSubview(view)
        view.transform = from
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = to }
        app.advance(by: 0.5)
        let shown = try #require(view.layer.presentation()).affineTransform()
        app.advance(by: 1)
        return shown
    }

    private func expect(_ map: CGAffineTransform, _ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        for (one, other) in [(map.a, a), (map.b, b), (map.c, c), (map.d, d)] {
            #expect(abs(one - other) < 1e-6, "\(map)")
        }
    }

    @Test func `An animation to a mirrored transform does not rotate`() throws {
        expect(try halfWay(.identity, CGAffineTransform(scaleX: -1, y: 1)), 0, 0, 0, 1)
        expect(try halfWay(.identity, CGAffineTransform(scaleX: 1, y: -1)), 1, 0, 0, 0)
        expect(try halfWay(CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: -3, y: 1)), -2, 0, 0, 1)
        expect(try halfWay(CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 1, y: -3)), 1, 0, 0, -2)
    }

    @Test func `An animation from a rotation without width keeps the angle`() throws {
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        expect(try halfWay(turned.scaledBy(x: 0, y: 1), turned), 0, 0.5, -1, 0)
        expect(try halfWay(CGAffineTransform(scaleX: 0, y: 0), .identity), 0.5, 0, 0, 0.5)
    }

    @Test func `A critically damped spring starts with its initial velocity`() throws {
        func way(_ velocity: CGFloat) throws -> CGFloat {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            app.makeWindow().addSubview(view)
            let parameters = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: velocity, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
            animator.addAnimations { view.frame.origin.x = 100 }
            animator.startAnimation()
            app.advance(by: 0.1)
            return try #require(view.layer.presentation()).frame.minX
        }
        // At 0.1 s, 1 − e^(−10 t) (1 + (10 − v) t) of the distance.
        #expect(abs(try way(0) - 100 * (1 - exp(-1) * 2)) < 0.5)
        #expect(abs(try way(5) - 100 * (1 - exp(-1) * 1.5)) < 0.5)
    }

    @Test func `A critically damped spring is 94.4 % complete after half its duration`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.makeWindow().addSubview(view)
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addAnimations { view.frame.origin.x = 100 }
        animator.startAnimation()
        app.advance(by: 0.5)
        // 1 − e^(−9.233 t) (1 + 9.233 t), which is within 0.001 of 1 after a second.
        #expect(abs(try #require(view.layer.presentation()).frame.minX - 94.44) < 0.5)
    }

    @Test func `An animation from or to a transform without height does not skew`() throws {
        expect(try halfWay(.identity, CGAffineTransform(scaleX: 1, y: 0)), 1, 0, 0, 0.5)
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        expect(try halfWay(turned.scaledBy(x: 1, y: 0), turned), 0, 1, -0.5, 0)
    }
}
