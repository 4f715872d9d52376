import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Reveals the presented view with the animation of a mask, and keeps the context weakly until that stops.
private final class Reveal: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    CAAnimationDelegate
{
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        self.context = context
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)!
        context.containerView.addSubview(view)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: view.bounds).cgPath
        view.layer.mask = mask
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = UIBezierPath(rect: .zero).cgPath
        animation.toValue = mask.path
        animation.duration = 0.5
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { context?.completeTransition(true) }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct WeakContextTests {
    @Test func `A context exists until its transition is over, although the animator keeps it weakly`() {
        let app = TestApplication.current
        let (root, shown, reveal) = (UIViewController(), UIViewController(), Reveal())
        app.makeWindow(root: root)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        button.addAction(UIAction { [weak shown] _ in shown?.dismiss(animated: true) }, for: .touchUpInside)
        shown.view.addSubview(button)
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = reveal
        root.present(shown, animated: true)
        app.advance(by: 0.3)
        #expect(reveal.context != nil && shown.isBeingPresented)
        app.advance(by: 0.3)
        #expect(reveal.context == nil && !shown.isBeingPresented)
        app.fingerTap(at: button)
        app.advance(by: 0.3)
        #expect(reveal.context != nil && shown.isBeingDismissed)
        app.advance(by: 0.3)
        #expect(reveal.context == nil && root.presentedViewController == nil)
    }
}
