import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Presentation values over time of an animation from x = 100 to x = 200 of a layer at x = 0.
@Suite(.application) @MainActor
struct AnimationTimeTests {
    let app = TestApplication.current
    let window: UIWindow
    let dot = CALayer()

    init() {
        window = app.makeWindow()
        window.layer.addSublayer(dot)
        app.settle()
    }

    private final class Listener: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    private func animate(_ change: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 1)
        change(animation)
        dot.add(animation, forKey: "move")
    }

    private var x: Double { (Double(dot.presentation()?.position.x ?? -1) * 1000).rounded() / 1000 }

    /// Advances by each of the times and returns the presentation values.
    private func presented(after times: Double...) -> [Double] {
        times.map { time in
            app.advance(by: time)
            return x
        }
    }

    @Test func `An animation lasts its duration and does not change the model`() {
        animate()
        #expect(dot.position.x == 0 && x == 100)
        expectEqual(presented(after: 0.25, 0.5, 0.2, 0.1), [125, 175, 195, 0])
        #expect(dot.position.x == 0 && dot.animationKeys() == nil)
    }

    @Test func `An animation without a duration lasts a quarter of a second`() {
        animate { $0.duration = 0 }
        expectEqual(presented(after: 0.125, 0.1, 0.05), [150, 190, 0])
    }

    @Test func `An animation with speed 0.5 lasts twice as long`() {
        animate { $0.speed = 0.5 }
        expectEqual(presented(after: 0.5, 1, 0.4, 0.2), [125, 175, 195, 0])
    }

    @Test func `An animation with speed 2 lasts half as long`() {
        animate { $0.speed = 2 }
        expectEqual(presented(after: 0.125, 0.25, 0.2), [125, 175, 0])
    }

    @Test func `A time offset starts an animation at a later point`() {
        animate { $0.timeOffset = 0.25 }
        expectEqual(x, 125)
        expectEqual(presented(after: 0.25, 0.25), [150, 175])
    }

    @Test func `A time offset is in the animation's local time`() {
        animate { ($0.speed, $0.timeOffset) = (0.5, 0.25) }
        expectEqual(presented(after: 0.5, 0.5), [150, 175])
    }

    @Test func `An animation with speed 0 stays at its time offset`() {
        animate { ($0.speed, $0.timeOffset) = (0, 0.3) }
        expectEqual(x, 130)
        #expect(presented(after: 0.5, 5) == [130, 130] && dot.animationKeys() == ["move"])
    }

    @Test func `An animation starts at its begin time`() {
        let begin = dot.convertTime(CACurrentMediaTime(), from: nil) + 0.5
        animate { $0.beginTime = begin }
        expectEqual(x, 0)
        expectEqual(presented(after: 0.4, 0.35, 0.5, 0.2, 0.1), [0, 125, 175, 195, 0])
    }

    @Test func `An animation with a begin time in the past starts at a later point`() {
        app.advance(by: 2)
        let begin = dot.convertTime(CACurrentMediaTime(), from: nil) - 0.25
        animate { $0.beginTime = begin }
        expectEqual(x, 125)
        expectEqual(presented(after: 0.5, 0.2, 0.1), [175, 195, 0])
    }

    @Test(
        arguments: [
            (.removed, 0, 0), (.backwards, 100, 0), (.forwards, 0, 200), (.both, 100, 200),
        ] as [(CAMediaTimingFillMode, Double, Double)])
    func `A fill mode extends the first value before the start and the last value after the end`(
        mode: CAMediaTimingFillMode, before: Double, after: Double
    ) {
        let begin = dot.convertTime(CACurrentMediaTime(), from: nil) + 0.5
        animate { ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (begin, mode, false) }
        expectEqual(presented(after: 0.25, 0.5, 1, 3), [before, 125, after, after])
        expectEqual(dot.animationKeys(), ["move"])
    }

    @Test func `An animation that is removed on completion does not fill forwards`() {
        animate { $0.fillMode = .forwards }
        #expect(presented(after: 0.9, 0.2) == [190, 0] && dot.animationKeys() == nil)
    }

    @Test func `An animation with autoreverses returns for the same duration`() {
        animate { $0.autoreverses = true }
        expectEqual(presented(after: 0.25, 0.5, 0.5, 0.5, 0.2, 0.1), [125, 175, 175, 125, 105, 0])
    }

    @Test func `An animation with autoreverses ends at its first value`() {
        animate { ($0.autoreverses, $0.fillMode, $0.isRemovedOnCompletion) = (true, .forwards, false) }
        expectEqual(presented(after: 1.9, 0.2, 1), [110, 100, 100])
    }

    @Test func `A fractional repeat count ends within a cycle`() {
        animate { ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (2.5, .forwards, false) }
        expectEqual(presented(after: 0.75, 0.5, 1, 0.2, 0.1, 2), [175, 125, 125, 145, 150, 150])
    }

    @Test func `A repeated cycle includes the reversed part`() {
        let listener = Listener()
        animate { ($0.repeatCount, $0.autoreverses, $0.delegate) = (2, true, listener) }
        expectEqual(presented(after: 1.75, 0.75, 0.75, 0.7), [125, 150, 175, 105])
        expectEqual(listener.calls, ["start"])
        #expect(presented(after: 0.1) == [0] && listener.calls == ["start", "stop true"])
    }

    @Test func `A repeat duration limits the total duration of the cycles`() {
        animate { $0.repeatDuration = 1.5 }
        expectEqual(presented(after: 0.75, 0.5, 0.2, 0.1), [175, 125, 145, 0])
    }

    @Test func `An animation with an infinite repeat count does not end`() {
        animate { $0.repeatCount = .infinity }
        #expect(presented(after: 100.25, 0.5) == [125, 175] && dot.animationKeys() == ["move"])
    }

    @Test func `A removed animation calls animationDidStop with finished false`() {
        let listener = Listener()
        animate { $0.delegate = listener }
        app.advance(by: 0.5)
        dot.removeAnimation(forKey: "other")
        expectEqual(x, 150)
        dot.removeAnimation(forKey: "move")
        #expect(x == 0 && listener.calls == ["start", "stop false"])
        app.advance(by: 1)
        expectEqual(listener.calls, ["start", "stop false"])
    }

    @Test func `Another animation with the same key replaces the first`() {
        let listener = Listener()
        animate { $0.delegate = listener }
        app.advance(by: 0.5)
        animate { ($0.fromValue, $0.toValue) = (300, 400) }
        #expect(x == 300 && listener.calls == ["start", "stop false"] && dot.animationKeys() == ["move"])
        expectEqual(presented(after: 0.75, 0.2, 0.1), [375, 395, 0])
    }

    @Test func `A change of an animation after it was added has no effect`() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 1)
        dot.add(animation, forKey: nil)
        (animation.toValue, animation.duration) = (900, 9)
        #expect(presented(after: 0.5, 0.6) == [150, 0] && dot.animationKeys() == nil)
    }

    @Test(
        arguments: [
            (.linear, [125, 150, 175]), (.easeIn, [109.346, 131.536, 162.186]),
            (.easeOut, [137.814, 168.464, 190.654]), (.easeInEaseOut, [112.916, 150, 187.084]),
            (.default, [140.851, 180.24, 196.046]),
        ] as [(CAMediaTimingFunctionName, [Double])])
    func `Named timing functions follow their curves`(name: CAMediaTimingFunctionName, expected: [Double]) {
        animate { $0.timingFunction = CAMediaTimingFunction(name: name) }
        for (one, other) in zip(presented(after: 0.25, 0.25, 0.25), expected) { #expect(abs(one - other) < 0.01) }
    }

    @Test func `A timing function is reversed in the reversed part`() {
        animate { ($0.timingFunction, $0.autoreverses) = (CAMediaTimingFunction(name: .easeIn), true) }
        for (one, other) in zip(presented(after: 0.25, 1.5), [109.346, 109.346]) { #expect(abs(one - other) < 0.01) }
    }
}
