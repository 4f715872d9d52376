import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Transitions, keyframes and property animators as applications use them: hit tests during the animation (HT-13) and completions.
@Suite(.application(tracing: .both)) @MainActor
struct AnimationCodeTests {
    let app = TestApplication.current
    let window: UIWindow
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let point = CGPoint(x: 50, y: 50)

    init() {
        window = app.makeWindow()
        window.addSubview(card)
    }

    private var isReached: Bool { window.hitTest(point, with: nil) === card }

    @Test func `HT-13: a view receives no touches during a transition`() {
        var ends: [Bool] = []
        UIView.transition(with: card, duration: 0.5, options: .transitionCrossDissolve) {
            card.backgroundColor = .red
        } completion: {
            ends.append($0)
        }
        #expect(!isReached && ends == [])
        app.advance(by: 0.5)
        #expect(isReached && ends == [true])
    }

    @Test func `A transition replaces one view by another`() {
        let back = UIView(frame: card.frame)
        UIView.transition(from: card, to: back, duration: 0.5, options: .transitionFlipFromLeft)
        #expect(card.superview == nil && back.superview === window)
        UIView.transition(from: back, to: card, duration: 0.5, options: [.showHideTransitionViews])
        #expect(back.isHidden && !card.isHidden)
    }

    @Test func `HT-13: keyframes are a single animation with one completion`() {
        var steps: [String] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0.7 }
        } completion: { _ in
            steps.append("end")
        }
        #expect(Float(card.alpha) == 0.7 && !isReached)
        app.advance(by: 0.9)
        expectEqual(steps, [])
        app.advance(by: 0.2)
        #expect(steps == ["end"] && isReached)
    }

    @Test func `With animations disabled an animation ends at once`() {
        UIView.setAnimationsEnabled(false)
        var ended = false
        UIView.animate(withDuration: 1) {
            card.alpha = 0.5
        } completion: {
            ended = $0
        }
        #expect(ended && isReached)
        UIView.setAnimationsEnabled(true)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func `A spring with a mass determines the duration of the animator`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(abs(animator.duration - 0.69) < 0.01)
        let ratio = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
        expectEqual(UIViewPropertyAnimator(duration: 0.5, timingParameters: ratio).duration, 0.5)
        expectEqual(
            UIViewPropertyAnimator(duration: 0.5, timingParameters: UICubicTimingParameters(animationCurve: .easeIn))
                .duration, 0.5)
    }

    @Test func `An animator can be paused, set to a fraction and continued`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
            card.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        app.advance(by: 0.25)
        animator.pauseAnimation()
        // A paused animator measures the fraction linearly, and keeps the position on its curve.
        #expect(abs(animator.fractionComplete - 0.1292) < 0.001)
        animator.fractionComplete = 0.5
        // The remaining half takes a fifth of the duration.
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
        app.advance(by: 0.1)
        #expect(abs(animator.fractionComplete - 0.75) < 0.001)
        expectEqual(ends, [])
        app.advance(by: 0.11)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    @Test func `Animations added halfway run through their whole range in the remaining time`() throws {
        let late = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        card.superview?.addSubview(late)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0.5 }
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.addAnimations { late.frame.origin.x = 100 }
        let atFirst = try #require(late.layer.presentation()).frame.minX
        app.advance(by: 0.25)
        let later = try #require(late.layer.presentation()).frame.minX
        #expect(abs(atFirst) < 0.01 && abs(later - 50) < 0.01)
    }

    @Test func `An animator with pausesOnCompletion pauses at its end`() {
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { card.alpha = 0.5 }
        animator.addCompletion { _ in isOver = true }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        app.advance(by: 1)
        #expect(!isOver && animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(isOver)
    }
}
