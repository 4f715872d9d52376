import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Random animations of `position.x`, compared over time with a formula.
@Suite(.application) @MainActor
struct AnimationModelTests {
    private let app = TestApplication.current
    private let window: UIWindow

    init() { window = app.makeWindow() }

    /// The parameters of an animation of `position.x`.
    private struct Course: CustomStringConvertible {
        /// The values and the times at which they are reached, as fractions of a cycle.
        var values: [Double]
        var times: [Double]
        var isBasic: Bool
        /// Whether the progress of a step is the square of its time.
        var bends: Bool
        var duration: Double
        var speed: Double
        var delay: Double
        var timeOffset: Double
        var repeatCount: Double
        var reverses: Bool
        var isAdditive: Bool
        var fill: CAMediaTimingFillMode
        /// The time at which the animation was added.
        var start = 0.0

        var description: String {
            """
            \(isBasic ? "basic" : "keyframes") \(values) at \(times)\(bends ? " bent" : "") in \(duration) s, \
            speed \(speed), delay \(delay), offset \(timeOffset), repeated \(repeatCount)\(reverses ? " reversing" : "")\(isAdditive ? " additive" : "") \(fill.rawValue)
            """
        }

        init(_ random: inout RandomChoices) {
            isBasic = random.yes()
            let count = isBasic ? 2 : random.whole(2...5)
            values = (0..<count).map { _ in Double(random.whole(-200...200)) }
            times = (0..<count).map { Double($0) / Double(count - 1) }
            if !isBasic, count == 4, random.yes() { times = [0, 0.125, 0.75, 1] }
            bends = random.below(3) == 0
            duration = random.one(0.5, 1, 2)
            speed = random.one(1, 1, 0.5, 2, -1)
            delay = random.one(0, 0, 0.25, 1)
            // A time offset is not combined with repetitions because it shifts the start of the cycle.
            timeOffset = random.one(0, 0, 0, 0.375)
            repeatCount = timeOffset == 0 ? random.one(0, 0, 1.5, 2, 3) : 0
            reverses = timeOffset == 0 && random.yes()
            isAdditive = random.yes()
            fill = timeOffset == 0 ? random.one(.removed, .forwards, .backwards, .both) : .removed
        }

        @MainActor func animation(at now: Double) -> CAPropertyAnimation {
            let animation: CAPropertyAnimation
            // The control points (1/3, 0) and (2/3, 1/3) make the time linear and the progress its square.
            let function = bends ? CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 1 / 3) : nil
            if isBasic {
                let basic = CABasicAnimation(keyPath: "position.x")
                (basic.fromValue, basic.toValue, basic.timingFunction) = (values[0], values[1], function)
                animation = basic
            } else {
                let keyframes = CAKeyframeAnimation(keyPath: "position.x")
                keyframes.values = values
                keyframes.keyTimes = times.map { NSNumber(value: $0) }
                keyframes.timingFunctions = function.map { Array(repeating: $0, count: values.count - 1) }
                animation = keyframes
            }
            (animation.duration, animation.speed, animation.timeOffset) = (duration, Float(speed), timeOffset)
            (animation.repeatCount, animation.autoreverses) = (Float(repeatCount), reverses)
            (animation.isAdditive, animation.fillMode, animation.isRemovedOnCompletion) = (isAdditive, fill, false)
            if delay > 0 { animation.beginTime = now + delay }
            return animation
        }

        /// The value at `time` given the value `below` this animation; `nil` if the animation has no effect then.
        func value(over below: Double, at time: Double) -> Double? {
            let cycle = duration * (reverses ? 2 : 1)
            let total = cycle * (repeatCount > 0 ? repeatCount : 1)
            var passed = (time - start - delay) * speed
            if speed < 0 { passed += total }
            let isBefore = passed < 0
            if isBefore, fill == .removed || fill == .forwards { return nil }
            if passed >= total, fill == .removed || fill == .backwards { return nil }
            passed = min(max(passed, 0), total)
            var inCycle = passed - (passed / cycle).rounded(.down) * cycle
            // The end of the last cycle is not the start of another cycle.
            if passed == total, inCycle == 0 { inCycle = cycle }
            inCycle = timeOffset > 0 ? (inCycle + timeOffset).truncatingRemainder(dividingBy: cycle) : inCycle
            let part = inCycle <= duration ? inCycle / duration : 2 - inCycle / duration
            let step = max(1, times.firstIndex { part < $0 } ?? times.count - 1)
            var share = (part - times[step - 1]) / (times[step] - times[step - 1])
            if bends { share *= share }
            let value = values[step - 1] + (values[step] - values[step - 1]) * share
            return isAdditive ? below + value : value
        }
    }

    /// Adds animations to a layer, changes its value, and compares it with the formula every 1/16 s.
    private func compare(_ seed: UInt64) {
        var random = RandomChoices(seed)
        let dot = CALayer()
        window.layer.addSublayer(dot)
        defer { dot.removeFromSuperlayer() }
        app.settle()
        var courses: [Course] = []
        var model = 0.0
        for sixteenth in 0..<64 {
            let now = Double(sixteenth) / 16
            if sixteenth == 0 || courses.count < 3 && random.below(16) == 0 {
                var course = Course(&random)
                course.start = now
                dot.add(
                    course.animation(at: dot.convertTime(CACurrentMediaTime(), from: nil)), forKey: "\(courses.count)")
                courses.append(course)
            }
            if random.below(20) == 0 {
                model = Double(random.whole(-50...50))
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                dot.position.x = CGFloat(model)
                CATransaction.commit()
            }
            let expected = courses.reduce(model) { below, course in course.value(over: below, at: now) ?? below }
            let shown = Double(dot.presentation()?.position.x ?? .nan)
            guard abs(shown - expected) < 0.01 else {
                Issue.record("seed \(seed), \(now) s: \(shown), not \(expected), by \(courses)")
                return
            }
            app.advance(by: 1.0 / 16)
        }
    }

    @Test func `The presentation value of random animations is equal to a formula`() {
        for seed in RandomChoices.seeds(60) { compare(seed) }
    }
}
