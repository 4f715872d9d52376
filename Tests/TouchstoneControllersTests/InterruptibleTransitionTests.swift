import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Moves the dismissed view down with a property animator of one second.
private final class Lowering: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    var ended: [Bool] = []
    var isInteractive: [Bool] = []
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        isInteractive.append(context.isInteractive)
        let view = context.view(forKey: .from)
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view?.transform = CGAffineTransform(translationX: 0, y: 100)
        }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Lowering()
    var interaction: UIPercentDrivenInteractiveTransition?
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Dismissals whose animations a property animator runs.
@Suite(.application(tracing: .both)) @MainActor
struct InterruptibleTransitionTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let window: UIWindow
    private let transitions = Transitions()
    let interaction = UIPercentDrivenInteractiveTransition()

    init() {
        window = TestApplication.current.makeWindow(root: root)
        shown.modalPresentationStyle = .overFullScreen
        shown.transitioningDelegate = transitions
        root.present(shown, animated: false)
        TestApplication.current.settle()
    }

    private var lowered: CGFloat { shown.view.layer.presentation()?.frame.minY ?? shown.view.frame.minY }

    @Test func `An interaction moves the property animator`() {
        transitions.interaction = interaction
        root.dismiss(animated: true)
        #expect(transitions.animator.isInteractive == [true] && shown.transitionCoordinator?.isInteractive == true)
        expectEqual(shown.transitionCoordinator?.initiallyInteractive, true)
        interaction.update(0.25)
        app.advance(by: 3)
        #expect(abs(lowered - 25) < 0.5 && shown.transitionCoordinator?.percentComplete == 0.25)
        interaction.update(7)
        expectEqual(interaction.percentComplete, 1)
        interaction.update(-7)
        #expect(interaction.percentComplete == 0 && interaction.duration == 1)
    }

    @Test func `A finished interaction continues to the end`() {
        transitions.interaction = interaction
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        interaction.update(0.5)
        interaction.finish()
        #expect(shown.transitionCoordinator?.isInteractive == false && !isDone)
        app.advance(by: 2)
        #expect(isDone && transitions.animator.ended == [true] && root.presentedViewController == nil)
        #expect(window.subviews == [root.view] && interaction.duration == 0)
    }

    @Test func `A cancelled interaction returns to the beginning`() {
        transitions.interaction = interaction
        root.dismiss(animated: true)
        interaction.update(0.5)
        interaction.cancel()
        app.advance(by: 2)
        #expect(transitions.animator.ended == [false] && root.presentedViewController === shown)
        #expect(shown.view.window === window && lowered == 0 && shown.view.transform == .identity)
        #expect(shown.transitionCoordinator == nil)
    }

    @Test func `A transition without an interaction covers the window until it ends`() {
        root.dismiss(animated: true)
        #expect(shown.transitionCoordinator?.isInteractive == false && transitions.animator.isInteractive == [false])
        app.advance(by: 0.5)
        #expect(abs(lowered - 50) < 3)
        let covered = window.hitTest(CGPoint(x: 100, y: 100), with: nil)
        #expect(covered?.isDescendant(of: shown.view) != true)
        app.advance(by: 1)
        #expect(
            transitions.animator.ended == [true] && window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
    }

    @Test func `A pause makes the transition interactive again and takes touches away from its shield`() {
        interaction.wantsInteractiveStart = true
        transitions.interaction = interaction
        root.dismiss(animated: true)
        interaction.update(0.3)
        interaction.pause()
        expectEqual(shown.transitionCoordinator?.isInteractive, true)
        interaction.finish()
        app.advance(by: 2)
        #expect(root.presentedViewController == nil && interaction.completionSpeed == 1)
        #expect(interaction.completionCurve == .easeInOut && interaction.timingCurve == nil)
    }

    @Test func `An interaction that does not start interactively lets the animator run`() {
        interaction.wantsInteractiveStart = false
        transitions.interaction = interaction
        root.dismiss(animated: true)
        expectEqual(shown.transitionCoordinator?.isInteractive, false)
        expectEqual(shown.transitionCoordinator?.initiallyInteractive, false)
        app.advance(by: 1.5)
        #expect(root.presentedViewController == nil && transitions.animator.ended == [true])
    }

    @Test func `An update stops a transition that did not start interactively, and a cancellation returns it`() {
        interaction.wantsInteractiveStart = false
        transitions.interaction = interaction
        root.dismiss(animated: true)
        app.advance(by: 0.2)
        interaction.update(0.4)
        expectEqual(shown.transitionCoordinator?.isInteractive, true)
        app.advance(by: 3)
        #expect(abs(lowered - 40) < 0.5, "\(lowered)")
        interaction.cancel()
        app.advance(by: 1)
        #expect(transitions.animator.ended == [false] && root.presentedViewController === shown && lowered == 0)
        expectEqual(interaction.duration, 0)
    }

    @Test func `A transition that no interaction has stopped ends by itself after finish`() {
        interaction.wantsInteractiveStart = false
        transitions.interaction = interaction
        root.dismiss(animated: true)
        app.advance(by: 0.2)
        interaction.finish()
        app.advance(by: 0.5)
        #expect(abs(lowered - 70) < 3, "\(lowered)")
        app.advance(by: 0.5)
        #expect(root.presentedViewController == nil && transitions.animator.ended == [true])
    }
}
