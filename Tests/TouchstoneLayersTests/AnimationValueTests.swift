import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Values of animations of one second of a layer at (40, 7).
@Suite(.application) @MainActor
struct AnimationValueTests {
    let app = TestApplication.current
    let window: UIWindow
    let dot = CALayer()

    init() {
        window = app.makeWindow()
        dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
        dot.position = CGPoint(x: 40, y: 7)
        window.layer.addSublayer(dot)
        app.settle()
    }

    private func animation(
        _ path: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        return animation
    }

    private func rounded(_ value: CGFloat?) -> Double { (Double(value ?? -1) * 1000).rounded() / 1000 }
    private var x: Double { rounded(dot.presentation()?.position.x) }
    private var sides: [Double] {
        let bounds = dot.presentation()?.bounds ?? .null
        return [bounds.minX, bounds.minY, bounds.width, bounds.height].map { rounded($0) }
    }

    @Test(
        arguments: [
            (10, 20, nil, 12.5), (10, nil, 20, 15), (nil, 20, 8, 14), (10, nil, nil, 17.5), (nil, 20, nil, 35),
            (nil, nil, 20, 45),
        ] as [(Double?, Double?, Double?, Double)])
    func `fromValue, toValue and byValue determine the ends of an animation`(
        from: Double?, to: Double?, by: Double?, quarter: Double
    ) {
        dot.add(animation(from: from, to: to, by: by), forKey: nil)
        app.advance(by: 0.25)
        #expect(x == quarter && dot.position.x == 40)
    }

    @Test func `An additive animation is added to the model value`() {
        let added = animation(from: 10, to: 20)
        added.isAdditive = true
        dot.add(added, forKey: nil)
        app.advance(by: 0.25)
        expectEqual(x, 52.5)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.position.x = 140
        CATransaction.commit()
        expectEqual(x, 152.5)
    }

    @Test func `Additive animations accumulate`() {
        for (from, duration) in [(-100.0, 1.0), (10, 2)] {
            let added = animation(from: from, to: 0)
            (added.isAdditive, added.duration) = (true, duration)
            dot.add(added, forKey: nil)
        }
        app.advance(by: 0.5)
        // 40 - 50 + 7.5.
        expectEqual(x, -2.5)
        app.advance(by: 1)
        expectEqual(x, 42.5)
    }

    @Test func `The animation that was added last determines the presentation value`() {
        dot.add(animation(from: 100, to: 100), forKey: "first")
        dot.add(animation(from: 200, to: 200), forKey: "second")
        app.advance(by: 0.5)
        #expect(x == 200 && dot.animationKeys() == ["first", "second"])
        dot.removeAnimation(forKey: "second")
        expectEqual(x, 100)
    }

    @Test func `A cumulative cycle starts at the end of the previous cycle`() {
        let rising = animation(from: 5, to: 10)
        (rising.isCumulative, rising.repeatCount) = (true, 3)
        (rising.fillMode, rising.isRemovedOnCompletion) = (.forwards, false)
        dot.add(rising, forKey: nil)
        var seen: [Double] = []
        for time in [0.5, 1, 1, 1] {
            app.advance(by: time)
            seen.append(x)
        }
        expectEqual(seen, [7.5, 17.5, 27.5, 30])
    }

    @Test func `A cycle that is not cumulative starts at the first value again`() {
        let rising = animation(from: 5, to: 10)
        rising.repeatCount = 3
        dot.add(rising, forKey: nil)
        app.advance(by: 2.5)
        expectEqual(x, 7.5)
    }

    @Test func `A component of a value animates separately`() {
        dot.add(animation("bounds.size.width", from: 100, to: 200), forKey: nil)
        dot.add(animation("position.y", from: 0, to: 8), forKey: nil)
        app.advance(by: 0.25)
        #expect(sides == [0, 0, 125, 30] && x == 40 && rounded(dot.presentation()?.position.y) == 2)
    }

    @Test func `A rectangle animates by its origin and its size`() {
        let small = CGRect(x: 0, y: 4, width: 10, height: 20)
        dot.add(animation("bounds", from: small, to: CGRect(x: 8, y: 0, width: 50, height: 100)), forKey: nil)
        app.advance(by: 0.25)
        expectEqual(sides, [2, 3, 20, 40])
    }

    @Test func `Opacity and color animate`() throws {
        dot.backgroundColor = UIColor.red.cgColor
        app.advance(by: 1)
        dot.add(animation("opacity", from: 1, to: 0), forKey: nil)
        dot.add(animation("backgroundColor", to: UIColor.blue.cgColor), forKey: nil)
        app.advance(by: 0.2)
        let shown = try #require(dot.presentation())
        expectEqual(rounded(CGFloat(shown.opacity)), 0.8)
        expectEqual(shown.backgroundColor?.components?.map { rounded($0) }, [0.8, 0, 0.2, 1])
        #expect(dot.opacity == 1 && dot.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `A rotation by a full turn passes through its quarters`() {
        dot.add(animation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
        var quarters: [[Double]] = []
        for _ in 0..<3 {
            app.advance(by: 0.25)
            let transform = dot.presentation()?.affineTransform() ?? .identity
            quarters.append([rounded(transform.a), rounded(transform.b)])
        }
        expectEqual(quarters, [[0, 1], [-1, 0], [0, -1]])
    }

    @Test func `Scale and translation animate as components of a transform`() {
        dot.transform = CATransform3DMakeTranslation(4, 6, 0)
        app.advance(by: 1)
        dot.add(animation("transform.scale", from: 1, to: 3), forKey: nil)
        dot.add(animation("transform.translation.x", by: 16), forKey: nil)
        app.advance(by: 0.25)
        let shown = dot.presentation()?.affineTransform() ?? .identity
        let elements = [shown.a, shown.b, shown.c, shown.d, shown.tx, shown.ty].map { rounded($0) }
        expectEqual(elements, [1.5, 0, 0, 1.5, 8, 6])
    }

    @Test func `A transform animation with toValue and byValue starts at their difference`() {
        let moved = CATransform3DMakeTranslation(100, 0, 0)
        dot.add(animation("transform", to: moved, by: CATransform3DMakeTranslation(30, 0, 0)), forKey: nil)
        app.advance(by: 0.5)
        expectEqual(rounded(dot.presentation()?.affineTransform().tx), 85)
    }

    // MARK: Groups

    private func group(_ duration: Double, _ animations: [CAAnimation]) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (animations, duration)
        return group
    }

    @Test func `A group ends its animations with its duration and does not scale them`() {
        let long = animation(from: 0, to: 100)
        long.duration = 4
        let late = animation("position.y", from: 0, to: 10)
        (late.beginTime, late.duration) = (0.5, 1)
        dot.add(group(2, [long, late]), forKey: nil)
        var seen: [[Double]] = []
        for time in [0.25, 0.75, 0.75, 0.5] {
            app.advance(by: time)
            seen.append([x, rounded(dot.presentation()?.position.y)])
        }
        expectEqual(seen, [[6.25, 7], [25, 5], [43.75, 7], [40, 7]])
    }

    @Test func `A group repeats and reverses as a whole`() {
        let turning = group(1, [animation(from: 0, to: 100)])
        (turning.autoreverses, turning.repeatCount) = (true, 2)
        dot.add(turning, forKey: nil)
        var seen: [Double] = []
        for time in [0.75, 0.5, 1, 1.25, 1] {
            app.advance(by: time)
            seen.append(x)
        }
        expectEqual(seen, [75, 75, 25, 50, 40])
    }

    // MARK: Springs

    @Test func `A critically damped spring does not overshoot`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping) = (1, 100, 20)
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1000, 2)
        dot.add(spring, forKey: nil)
        // 1 - (1 + 10 t) · exp(-10 t).
        var passed = 0.0
        for time in [0.1, 0.1, 0.2] {
            app.advance(by: time)
            passed += time
            #expect(abs(x - 1000 * (1 - (1 + 10 * passed) * exp(-10 * passed))) < 0.01)
        }
    }

    @Test func `An underdamped spring oscillates at its frequency`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping) = (1, 100, 2)
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1000, 3)
        dot.add(spring, forKey: nil)
        // The decay rate is 1, and the frequency is √99.
        let frequency = 99.0.squareRoot()
        var passed = 0.0
        for _ in 0..<4 {
            app.advance(by: 0.15)
            passed += 0.15
            let expected = 1 - exp(-passed) * (cos(frequency * passed) + sin(frequency * passed) / frequency)
            #expect(abs(x - 1000 * expected) < 0.01)
        }
    }

    @Test func `A spring without stiffness keeps its initial velocity`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
        (spring.stiffness, spring.initialVelocity) = (0, 0.5)
        dot.add(spring, forKey: nil)
        app.advance(by: 0.5)
        #expect(x == 25 && spring.settlingDuration == .infinity)
    }

    @Test func `A cumulative animation that reverses adds one end for each way there and back`() {
        let rising = animation(from: 0, to: 10)
        (rising.isCumulative, rising.autoreverses, rising.repeatCount) = (true, true, 4)
        dot.add(rising, forKey: nil)
        app.advance(by: 1.25)
        expectEqual(x, 7.5)
        app.advance(by: 1)
        expectEqual(x, 12.5)
        app.advance(by: 2)
        expectEqual(x, 22.5)
    }

    @Test func `The members of a group apply in their order`() {
        let group = CAAnimationGroup()
        group.animations = [animation(from: 0, to: 100), animation(from: 20, to: 60), animation("position.y", to: 47)]
        group.duration = 1
        dot.add(group, forKey: nil)
        app.advance(by: 0.25)
        expectEqual([x, rounded(dot.presentation()?.position.y)], [30, 17])
    }

    @Test func `A transform animates by its scales, its shear and its shorter rotation`() throws {
        func turned(_ degrees: CGFloat, _ x: CGFloat = 1, _ y: CGFloat = 1, shear: CGFloat = 0) -> CATransform3D {
            let scaled = CGAffineTransform(a: x, b: 0, c: shear * y, d: y, tx: 0, ty: 0)
            return CATransform3DMakeAffineTransform(
                scaled.concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180)))
        }
        let cases: [(CATransform3D, CATransform3D, CATransform3D)] = [
            (turned(0), turned(90, 2, 0.5), turned(45, 1.5, 0.75)), (turned(170), turned(-150), turned(190)),
            (turned(30, 2, 2), turned(30, 4, 6, shear: 0.5), turned(30, 3, 4, shear: 0.25)),
            (turned(0, 0, 3), turned(0, 1, 1), turned(0, 0.5, 2)), (turned(0, 0, 0), turned(0), turned(0, 0.5, 0.5)),
        ]
        for (from, to, half) in cases {
            dot.add(animation("transform", from: from, to: to), forKey: "turn")
            app.advance(by: 0.5)
            let (seen, wanted) = (
                try #require(dot.presentation()).affineTransform(), CATransform3DGetAffineTransform(half)
            )
            expectEqual(
                [seen.a, seen.b, seen.c, seen.d].map { rounded($0) + 0 },
                [wanted.a, wanted.b, wanted.c, wanted.d].map { rounded($0) + 0 })
        }
    }

    @Test func `Parts of a layer's values are read and set by their paths`() {
        for (path, value) in [
            ("bounds.origin.x", 3), ("bounds.origin.y", 4), ("bounds.size.width", 50), ("bounds.size.height", 60),
            ("position.x", 70), ("position.y", 80), ("transform.translation.x", 9), ("transform.translation.y", 10),
            ("transform.translation.z", 11), ("transform.scale.x", 2), ("transform.scale.y", 4),
        ] as [(String, Double)] {
            dot.setValue(value, forKeyPath: path)
            expectEqual(dot.value(forKeyPath: path) as? Double, value)
        }
        expectEqual(dot.bounds, CGRect(x: 3, y: 4, width: 50, height: 60))
        expectEqual(dot.position, CGPoint(x: 70, y: 80))
        let transform = dot.transform
        expectEqual(
            [transform.m11, transform.m22, transform.m41, transform.m42, transform.m43].map { rounded($0) },
            [2, 4, 9, 10, 11])
        expectEqual(dot.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 9, height: 10))
        // The mean of both scales.
        expectEqual(dot.value(forKeyPath: "transform.scale") as? Double, 3)
        expectEqual(dot.value(forKeyPath: "bounds.size.depth") == nil, true)
    }

    @Test func `A rotation is set about each axis`() {
        let quarter = Double.pi / 2
        let rows = ["x", "y", "z"].map { axis -> [Double] in
            dot.transform = CATransform3DIdentity
            dot.setValue(quarter, forKeyPath: "transform.rotation.\(axis)")
            let t = dot.transform
            return [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map { rounded($0) + 0 }
        }
        expectEqual(
            rows, [[1, 0, 0, 0, 0, 1, 0, -1, 0], [0, 0, -1, 0, 1, 0, 1, 0, 0], [0, 1, 0, -1, 0, 0, 0, 0, 1]])
    }
}
