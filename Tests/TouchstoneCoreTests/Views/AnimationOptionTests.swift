import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where a view is shown during an animation that moves it by 100 points in a second.
@Suite(.application) @MainActor
struct AnimationOptionTests {
    let app = TestApplication.current
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        TestApplication.current.makeWindow().addSubview(view)
        TestApplication.current.settle()
    }

    private func move() { view.frame.origin.x = 100 }
    private var shown: Int { Int((view.layer.presentation()?.frame.minX ?? view.frame.minX).rounded()) }

    /// The left edge at the beginning and after each step of time.
    private func path(_ steps: Int = 4, every step: TimeInterval = 0.25) -> [Int] {
        var path = [shown]
        for _ in 0..<steps {
            app.advance(by: step)
            path.append(shown)
        }
        return path
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, [0, 25, 50, 75, 100]), (UIView.AnimationOptions(), [0, 13, 50, 87, 100]),
        (.curveEaseIn, [0, 9, 32, 62, 100]), (.curveEaseOut, [0, 38, 68, 91, 100]),
        (.curveEaseInOut, [0, 13, 50, 87, 100]),
    ])
    func `A view moves along the curve of the options`(_ options: UIView.AnimationOptions, _ expected: [Int]) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { move() }
        expectEqual(path(), expected)
        // Blocks and animators have the same curves.
        let curve: UIView.AnimationCurve =
            switch options {
            case .curveLinear: .linear
            case .curveEaseIn: .easeIn
            case .curveEaseOut: .easeOut
            default: .easeInOut
            }
        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(curve)
        move()
        UIView.commitAnimations()
        expectEqual(path(), expected)
        view.frame.origin.x = 0
        UIViewPropertyAnimator(duration: 1, curve: curve) { move() }.startAnimation()
        expectEqual(path(), expected)
    }

    @Test func `An animation waits for its delay, and its completion for both`() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: move) { ends.append($0) }
        #expect(path(5) == [0, 0, 0, 25, 50, 75] && ends == [])
        #expect(path(1) == [75, 100] && ends == [true])
    }

    @Test func `An animation with autoreverse returns and then shows its end`() {
        var ends = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: move,
            completion: { _ in ends += 1 })
        #expect(path(7) == [0, 25, 50, 75, 100, 75, 50, 25] && ends == 0)
        #expect(path(1) == [25, 100] && ends == 1)
    }

    @Test func `A repeated animation begins again until it is removed`() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat], animations: move) {
            ends.append($0)
        }
        #expect(path(9) == [0, 25, 50, 75, 0, 25, 50, 75, 0, 25] && ends == [])
        view.layer.removeAllAnimations()
        #expect(shown == 100 && ends == [false])
        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse], animations: move)
        expectEqual(path(9), [0, 25, 50, 75, 100, 75, 50, 25, 0, 25])
    }

    @Test func `An old block takes 0.2 seconds by default, and its settings apply to the innermost block`() {
        UIView.beginAnimations(nil, context: nil)
        move()
        UIView.commitAnimations()
        expectEqual(path(2, every: 0.1), [0, 50, 100])

        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        UIView.beginAnimations("outer", context: nil)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationRepeatCount(1)
        move()
        UIView.commitAnimations()
        UIView.commitAnimations()
        expectEqual(path(10), [0, 0, 0, 25, 50, 75, 100, 75, 50, 25, 100])

        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
        move()
        UIView.commitAnimations()
        expectEqual(path(5), [0, 50, 0, 50, 0, 50])
    }

    @Test func `Key frames change their part of the time, and discrete ones jump at its beginning`() {
        func animate(_ options: UIView.KeyframeAnimationOptions) {
            UIView.performWithoutAnimation { view.frame.origin.x = 0 }
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 80 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.frame.origin.x = 100 }
            }
        }
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        animate(linear)
        expectEqual(path(8, every: 0.125), [0, 0, 0, 0, 0, 40, 80, 90, 100])
        animate([linear, .calculationModeDiscrete])
        expectEqual(path(8, every: 0.125), [0, 0, 0, 0, 80, 80, 100, 100, 100])
        // Outside of an animation, the changes are made at once.
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 5 }
        expectEqual(shown, 5)
        animate([linear, .autoreverse])
        expectEqual(path(4), [0, 0, 0, 80, 100])
        expectEqual(path(3), [100, 80, 0, 0])
    }

    @Test func `A spring with bounce swings over the end, and one without does not`() {
        func peak(_ bounce: CGFloat, _ velocity: CGFloat = 0) -> Int {
            UIView.performWithoutAnimation { view.frame.origin.x = 0 }
            UIView.animate(springDuration: 1, bounce: bounce, initialSpringVelocity: velocity) { move() }
            return path(20, every: 0.05).max() ?? 0
        }
        expectEqual(peak(0), 100)
        let (soft, hard, thrown) = (peak(0.3), peak(0.6), peak(0, 30))
        #expect(soft > 100 && hard > soft && thrown > 100)
        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        UIView.animate(
            withDuration: 1, delay: 0.5, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: move)
        expectEqual(path(6), [0, 0, 0, 67, 94, 99, 100])
    }

    @Test func `Inherited durations are those of the innermost running block`() {
        var durations = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 3) { durations.append(UIView.inheritedAnimationDuration) }
            UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
            durations.append(UIView.inheritedAnimationDuration)
        }
        expectEqual(durations + [UIView.inheritedAnimationDuration], [0, 2, 3, 0, 2, 0])
    }

    @Test func `A transition exchanges two views, or shows one and hides the other`() {
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(UIView())
        var ends: [Bool] = []
        UIView.transition(from: first, to: second, duration: 0.5, completion: { ends.append($0) })
        #expect(view.subviews.first === second && first.superview == nil && ends == [])
        app.advance(by: 0.6)
        UIView.transition(from: second, to: first, duration: 0.5, completion: { ends.append($0) })
        view.addSubview(second)
        app.advance(by: 0.6)
        first.isHidden = true
        UIView.transition(from: second, to: first, duration: 0, options: .showHideTransitionViews) { ends.append($0) }
        #expect(second.isHidden && !first.isHidden && second.superview === view && ends == [true, true, true])
        UIView.transition(from: UIView(), to: first, duration: 0) { ends.append($0) }
        #expect(ends.count == 3 && first.superview === view)
    }

    @Test func `A link to updates calls its actions in each frame while it is enabled and its view is in a window`() {
        var calls: [String] = []
        let link = UIUpdateLink(view: view) { _, info in
            calls.append(info.completionDeadlineTime > info.modelTime ? "first" : "?")
        }
        link.addAction(to: .afterUpdateComplete) { link, info in
            calls.append(link.currentUpdateInfo === info ? "second" : "?")
        }
        app.advance(by: 0.1)
        #expect(calls == [] && link.currentUpdateInfo == nil)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 5, maximum: 20, preferred: 10)
        link.isEnabled = true
        app.advance(by: 0.35)
        #expect(calls == (0..<3).flatMap { _ in ["first", "second"] } && link.currentUpdateInfo == nil)
        let window = view.window
        view.removeFromSuperview()
        app.advance(by: 0.3)
        expectEqual(calls.count, 6)
        window?.addSubview(view)
        app.advance(by: 0.1)
        link.isEnabled = false
        app.advance(by: 0.3)
        expectEqual(calls.count, 8)
    }
}
