import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Spring animations from 0 to 100, compared with a numerical solution of the equation of motion.
@Suite(.application) @MainActor
struct SpringAnimationTests {
    let app = TestApplication.current

    private func spring(
        _ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat = 0
    ) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 2)
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
        return spring
    }

    /// The position after a time in seconds: mass × acceleration = stiffness × (100 - position) - damping × velocity.
    private func position(_ spring: CASpringAnimation, after time: Double) -> Double {
        let (mass, stiffness, damping) = (Double(spring.mass), Double(spring.stiffness), Double(spring.damping))
        let step = time / 4000
        var (x, v) = (0.0, Double(spring.initialVelocity) * 100)
        func force(_ x: Double, _ v: Double) -> Double { (stiffness * (100 - x) - damping * v) / mass }
        for _ in 0..<4000 {
            let (middleX, middleV) = (x + v * step / 2, v + force(x, v) * step / 2)
            (x, v) = (x + middleV * step, v + force(middleX, middleV) * step)
        }
        return x
    }

    @Test(
        arguments: [
            (1, 100, 10, 0), (2, 50, 3, 4), (1, 100, 20, 0), (1, 25, 10, -3), (1, 100, 50, 0), (3, 40, 60, 5),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `A spring follows its equation of motion, whatever its damping`(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat
    ) {
        let window = app.makeWindow()
        let dot = CALayer()
        window.layer.addSublayer(dot)
        app.settle()
        let spring = spring(mass, stiffness, damping, velocity)
        dot.add(spring, forKey: nil)
        var passed = 0.0
        for step in [0.1, 0.15, 0.35, 0.9] {
            app.advance(by: step)
            passed += step
            let x = Double(dot.presentation()?.position.x ?? -1)
            #expect(abs(x - position(spring, after: passed)) < 0.05)
        }
    }

    @Test func `A spring settles when a thousandth of the distance remains`() {
        // With a damping ratio of up to 1, the amplitude decays at the rate damping / (2 × mass).
        let springs = [
            spring(1, 100, 10), spring(4, 100, 10), spring(1, 100, 20), spring(1, 100, 50), spring(1, 100, 0),
            spring(1, 0, 10),
        ]
        let durations = springs.map { spring -> Double in (spring.settlingDuration * 1000).rounded() / 1000 }
        // An overdamped spring has the slower of two rates: (50 - √(50² - 4 × 100)) / 2.
        let slow: Double = (50 - Double(2100).squareRoot()) / 2
        let rates: [Double] = [5, 1.25, 10, slow]
        let expected = rates.map { rate -> Double in (log(1000) / rate * 1000).rounded() / 1000 }
        expectEqual(durations, expected + [Double.infinity, .infinity])
    }

    @Test func `A perceptual duration and a bounce determine the stiffness and the damping`() {
        let springs = [(0.5, 0.2), (2, 0), (0.5, -0.5)].map {
            CASpringAnimation(perceptualDuration: $0.0, bounce: CGFloat($0.1))
        }
        let turn = CGFloat.pi * 2
        // The stiffness is (2π / duration)². The damping is 4π (1 - bounce) / duration or 4π / (duration × (1 + bounce)).
        let square = turn * turn
        let stiffness: [CGFloat] = [4 * square, square / 4, 4 * square]
        let damping: [CGFloat] = [3.2 * turn, turn, 8 * turn]
        func thousandths(_ values: [CGFloat]) -> [CGFloat] { values.map { ($0 * 1000).rounded() } }
        expectEqual(thousandths(springs.map(\.stiffness)), thousandths(stiffness))
        expectEqual(thousandths(springs.map(\.damping)), thousandths(damping))
        expectEqual(springs.map(\.mass), [1, 1, 1])
        expectEqual(springs.map(\.initialVelocity), [0, 0, 0])
        expectEqual(springs.map(\.duration), springs.map(\.settlingDuration))
    }
}
