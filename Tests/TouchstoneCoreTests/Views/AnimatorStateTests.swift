import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The states, fractions and ends of property animators that move a view by 100 points in a second.
@Suite(.application) @MainActor
struct AnimatorStateTests {
    let app = TestApplication.current
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        TestApplication.current.makeWindow().addSubview(view)
        TestApplication.current.settle()
    }

    private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.frame.origin.x = 100 }
    }
    /// The left edge that shows now.
    private var shown: CGFloat { view.layer.presentation()?.frame.minX ?? view.frame.minX }
    private func isNear(_ value: CGFloat) -> Bool { abs(shown - value) < 0.01 }

    @Test func `An animator is inactive, active while it runs or pauses, and inactive at its end`() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(animator.duration == 1 && animator.isInterruptible && animator.isUserInteractionEnabled)
        #expect(!animator.isReversed && !animator.pausesOnCompletion)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100)
        app.advance(by: 0.25)
        #expect(isNear(25) && abs(animator.fractionComplete - 0.25) < 0.001)
        animator.pauseAnimation()
        app.advance(by: 3)
        #expect(isNear(25) && animator.state == .active && !animator.isRunning && ends.isEmpty)
        animator.startAnimation()
        app.advance(by: 0.75)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning && isNear(100))
        app.advance(by: 2)
        expectEqual(ends, [.end])
    }

    @Test func `A fraction outside of 0 to 1 is limited, and setting it pauses an inactive animator`() {
        let animator = animator()
        animator.fractionComplete = 0.4
        #expect(animator.state == .active && !animator.isRunning && isNear(40))
        animator.fractionComplete = 3
        #expect(animator.fractionComplete == 1 && isNear(100))
        animator.fractionComplete = -3
        #expect(animator.fractionComplete == 0 && isNear(0))
        animator.fractionComplete = 0.5
        animator.startAnimation()
        app.advance(by: 0.3)
        #expect(isNear(80) && animator.isRunning)
        animator.fractionComplete = 0.1
        #expect(animator.isRunning && isNear(10))
        app.advance(by: 0.5)
        #expect(isNear(60))
        app.advance(by: 0.4)
        #expect(animator.state == .inactive && isNear(100))
    }

    @Test func `A reversed animator returns to the start`() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        app.advance(by: 0.6)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(isNear(60) && abs(animator.fractionComplete - 0.4) < 0.001)
        animator.startAnimation()
        app.advance(by: 0.3)
        #expect(isNear(30))
        app.advance(by: 0.35)
        #expect(ends == [.start] && view.frame.minX == 0)
    }

    @Test func `A stopped animator ends where finishAnimation says`() {
        let places: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 0), (.current, 50), (.end, 100)]
        for (position, x) in places {
            view.frame.origin.x = 0
            let animator = animator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            app.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(
                animator.state == .stopped && !animator.isRunning && abs(view.frame.minX - 50) < 0.01 && ends.isEmpty)
            animator.startAnimation()
            animator.fractionComplete = 0.9
            #expect(animator.state == .stopped && abs(view.frame.minX - 50) < 0.01)
            animator.finishAnimation(at: position)
            #expect(ends == [position] && animator.state == .inactive && abs(view.frame.minX - x) < 0.01)
        }
    }

    @Test func `stopAnimation(true) leaves the view where it is and calls no completion`() {
        let animator = animator()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.stopAnimation(true)
        expectEqual(animator.state, .inactive)
        animator.startAnimation()
        app.advance(by: 0.2)
        animator.stopAnimation(true)
        app.advance(by: 2)
        #expect(animator.state == .inactive && ends == 0 && abs(view.frame.minX - 20) < 0.01)
        expectEqual(animator.fractionComplete, 0)
    }

    @Test func `A delayed start waits, and a stop before it prevents it`() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        app.advance(by: 0.4)
        #expect(animator.state == .inactive && isNear(0))
        app.advance(by: 0.6)
        #expect(animator.isRunning && isNear(50))
        app.advance(by: 1)
        let other = self.animator()
        view.frame.origin.x = 0
        other.startAnimation(afterDelay: 0.5)
        other.pauseAnimation()
        app.advance(by: 2)
        #expect(isNear(0) && !other.isRunning)
    }

    @Test func `A continued animator uses a factor of its duration for the rest`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        app.advance(by: 1)
        #expect(isNear(75))
        app.advance(by: 1)
        #expect(isNear(100) && animator.state == .inactive)
        view.frame.origin.x = 0
        let plain = self.animator()
        plain.startAnimation()
        app.advance(by: 0.5)
        plain.pauseAnimation()
        plain.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        app.advance(by: 0.25)
        #expect(isNear(75))
    }

    @Test func `Later changes share the rest of the duration, after a part of it if they are delayed`() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        view.superview?.addSubview(other)
        func place() -> CGFloat { other.layer.presentation()?.frame.minX ?? other.frame.minX }
        let animator = animator()
        animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(abs(place()) < 0.01 && isNear(50))
        app.advance(by: 0.25)
        #expect(abs(place() - 50) < 0.01)
        app.advance(by: 0.25)
        #expect(abs(place() - 100) < 0.01)
    }

    @Test func `An animator that pauses on completion stays active until it is stopped`() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        app.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning && ends.isEmpty && animator.fractionComplete == 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    @Test func `A running property animator starts at once or after its delay`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.frame.origin.x = 100 },
            completion: { ends.append($0) })
        #expect(animator.isRunning && animator.state == .active)
        app.advance(by: 0.5)
        #expect(isNear(50))
        app.advance(by: 0.5)
        expectEqual(ends, [.end])
        let later = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 1, options: .curveLinear, animations: { self.view.frame.origin.x = 0 })
        #expect(!later.isRunning && isNear(100))
        app.advance(by: 1.5)
        #expect(isNear(50))
    }

    @Test func `An animator without a duration ends at once`() {
        let animator = animator(0)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        expectEqual(animator.fractionComplete, 0)
        animator.startAnimation()
        app.advance(by: 0.01)
        #expect(ends == [.end] && isNear(100) && animator.state == .inactive)
    }
}
