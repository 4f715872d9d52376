import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What a property animator says of its curve and its delay.
@Suite(.application) @MainActor
struct PropertyAnimatorParameterTests {
    @Test func `An animator returns the curve with which it was created`() throws {
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 1, timingParameters: spring).timingParameters === spring)
        let named = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
        expectEqual((named.timingParameters as? UICubicTimingParameters)?.animationCurve, .easeIn)
        let points = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        let cubic = try #require(points.timingParameters as? UICubicTimingParameters)
        expectEqual([cubic.controlPoint1, cubic.controlPoint2], [CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)])
        let damped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
        #expect(damped.timingParameters is UISpringTimingParameters)
    }

    @Test func `A running animator has the curve of its options`() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: {})
        expectEqual((animator.timingParameters as? UICubicTimingParameters)?.animationCurve, .linear)
        expectEqual(animator.delay, 0)
    }

    @Test func `The delay is that of the last delayed start`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(animator.delay == 0 && !animator.isManualHitTestingEnabled)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && !animator.isRunning)
        TestApplication.current.advance(by: 0.6)
        #expect(animator.delay == 0.5 && animator.isRunning)
    }
}
