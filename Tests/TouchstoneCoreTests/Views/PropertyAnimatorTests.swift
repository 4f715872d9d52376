import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Property animators that fade a box from 1 to 0.5 in a second (documentation of `UIViewAnimating`).
@Suite(.application) @MainActor
struct PropertyAnimatorTests {
    let app = TestApplication.current
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let ends = Ends()

    private final class Ends {
        var positions: [UIViewAnimatingPosition] = []
    }

    init() {
        app.makeWindow().addSubview(box)
        app.settle()
    }

    private func animator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.alpha = 0.5 }
        animator.addCompletion { [ends] in ends.positions.append($0) }
        return animator
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
    /// The opacity of the box in the presentation layer.
    private var seen: Double { rounded(CGFloat(box.layer.presentation()?.opacity ?? -1)) }
    private var alpha: Double { rounded(box.alpha) }

    // MARK: States

    @Test func `An animator is inactive until it starts and after it ends`() {
        let animator = animator()
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0 && alpha == 1)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && alpha == 0.5 && seen == 1)
        app.advance(by: 0.5)
        #expect(rounded(animator.fractionComplete) == 0.5 && seen == 0.75)
        app.advance(by: 0.6)
        #expect(animator.state == .inactive && !animator.isRunning && seen == 0.5 && ends.positions == [.end])
    }

    @Test func `A paused animator is active and not running`() {
        let animator = animator()
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && seen == 1)
        app.advance(by: 5)
        #expect(animator.fractionComplete == 0 && seen == 1 && ends.positions == [])
        animator.startAnimation()
        app.advance(by: 0.25)
        #expect(animator.isRunning && rounded(animator.fractionComplete) == 0.25 && seen == 0.875)
    }

    @Test func `An animator starts after its delay`() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        app.advance(by: 0.4)
        #expect(!animator.isRunning && seen == 1)
        app.advance(by: 0.6)
        #expect(animator.isRunning && rounded(animator.fractionComplete) == 0.5 && seen == 0.75)
        app.advance(by: 0.6)
        expectEqual(ends.positions, [.end])
    }

    @Test func `All completions are called once, in their order`() {
        let animator = animator()
        var order: [Int] = []
        for number in 1...3 { animator.addCompletion { _ in order.append(number) } }
        animator.startAnimation()
        app.advance(by: 1.1)
        #expect(order == [1, 2, 3] && ends.positions == [.end])
        app.advance(by: 2)
        #expect(order == [1, 2, 3] && ends.positions == [.end])
    }

    // MARK: The fraction

    @Test func `A fraction that is set changes the visible opacity`() {
        let animator = animator()
        animator.pauseAnimation()
        for (fraction, opacity) in [(0.5, 0.75), (0.2, 0.9), (1, 0.5), (0, 1)] as [(CGFloat, Double)] {
            animator.fractionComplete = fraction
            #expect(animator.fractionComplete == fraction && seen == opacity)
        }
        #expect(animator.state == .active && ends.positions == [])
    }

    @Test func `An animator continues from a fraction that is set`() {
        let animator = animator()
        animator.pauseAnimation()
        animator.fractionComplete = 0.75
        animator.startAnimation()
        app.advance(by: 0.2)
        #expect(seen == 0.525 && ends.positions == [])
        app.advance(by: 0.1)
        #expect(seen == 0.5 && ends.positions == [.end])
    }

    @Test func `A paused animation with a curve follows the fraction linearly, unless scrubsLinearly is false`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [box] in box.alpha = 0 }
        animator.startAnimation()
        app.advance(by: 0.5)
        let shown = seen
        #expect(shown > 0.6 && rounded(animator.fractionComplete) == 0.5)
        animator.pauseAnimation()
        #expect(seen == shown && rounded(1 - animator.fractionComplete) == shown)
        animator.fractionComplete = 0.5
        #expect(seen == 0.5 && animator.fractionComplete == 0.5)
        animator.startAnimation()
        expectEqual(seen, 0.5)
        app.advance(by: 0.49)
        expectEqual(animator.state, .active)
        app.advance(by: 0.02)
        #expect(animator.state == .inactive && seen == 0)

        let curved = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [box] in box.alpha = 1 }
        curved.scrubsLinearly = false
        curved.fractionComplete = 0.5
        #expect(seen < 0.4 && curved.fractionComplete == 0.5)
        curved.stopAnimation(true)
    }

    @Test func `An animation that runs backward is scrubbed linearly, too`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [box] in box.alpha = 0 }
        animator.fractionComplete = 0.75
        animator.isReversed = true
        #expect(seen == 0.25 && rounded(animator.fractionComplete) == 0.25)
        animator.fractionComplete = 0.5
        expectEqual(seen, 0.5)
        animator.startAnimation()
        app.advance(by: 0.51)
        #expect(animator.state == .inactive && seen == 1)
    }

    @Test func `A fraction is limited to 0 to 1`() {
        let animator = animator()
        animator.pauseAnimation()
        animator.fractionComplete = 7
        expectEqual(animator.fractionComplete, 1)
        animator.fractionComplete = -7
        expectEqual(animator.fractionComplete, 0)
    }

    @Test func `continueAnimation takes the given factor of the duration for the rest`() {
        let animator = animator()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        app.advance(by: 1)
        #expect(rounded(animator.fractionComplete) == 0.75 && seen == 0.625)
        app.advance(by: 0.9)
        expectEqual(ends.positions, [])
        app.advance(by: 0.2)
        expectEqual(ends.positions, [.end])
    }

    @Test func `A duration factor of zero keeps the remaining time`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.4)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        app.advance(by: 0.5)
        #expect(seen == 0.55 && ends.positions == [])
        app.advance(by: 0.2)
        expectEqual(ends.positions, [.end])
    }

    // MARK: Stopping

    @Test func `A stopped animator stays stopped until it is finished`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && rounded(animator.fractionComplete) == 0.25)
        app.advance(by: 5)
        #expect(animator.state == .stopped && ends.positions == [])
    }

    @Test func `An animator that ended starts again with new animations`() {
        let animator = animator()
        animator.startAnimation()
        app.advance(by: 1.1)
        animator.addAnimations { [box] in box.alpha = 0.1 }
        animator.addCompletion { [ends] in ends.positions.append($0) }
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(seen == 0.3 && rounded(animator.fractionComplete) == 0.5)
        app.advance(by: 0.6)
        #expect(seen == 0.1 && ends.positions == [.end, .end])
    }

    @Test func `Animations added before the start run together with the first`() {
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        box.superview?.addSubview(other)
        let animator = animator()
        animator.addAnimations { other.frame.origin.x = 80 }
        animator.startAnimation()
        app.advance(by: 0.25)
        #expect(seen == 0.875 && rounded(other.layer.presentation()?.frame.minX ?? -1) == 20)
    }
}
