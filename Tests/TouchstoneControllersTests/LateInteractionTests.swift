import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Slides out a view in one second, and fades another in half a second.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let interaction = UIPercentDrivenInteractiveTransition()
    var notes: [String] = []

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)!
        context.containerView.addSubview(badge)
        UIView.animate(withDuration: 0.5) {
            self.badge.alpha = 0
        } completion: { [self] _ in
            notes.append("faded")
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.y = 844
        } completion: { [self] _ in
            notes.append("slid, cancelled: \(context.transitionWasCancelled)")
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Dismissals with animations of views, which a pan drives although they do not start interactively.
@Suite(.application(tracing: .both)) @MainActor
struct LateInteractionTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    private let slide = Slide()

    init() {
        TestApplication.current.makeWindow(root: root)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = slide
        slide.interaction.wantsInteractiveStart = false
        root.present(shown, animated: false)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [shown, slide] pan in
            let share = pan.translation(in: nil).y / 844
            switch pan.state {
            case .began: shown.dismiss(animated: true)
            case .changed: slide.interaction.update(share)
            case .ended where share > 0.3: slide.interaction.finish()
            default: slide.interaction.cancel()
            }
        }
        shown.view.addGestureRecognizer(pan)
        TestApplication.current.settle()
    }

    private var top: CGFloat { shown.view.layer.presentation()?.frame.minY ?? shown.view.frame.minY }

    @Test func `A dismissal follows the finger and returns if it is lifted early`() {
        app.fingerDown(at: CGPoint(x: 200, y: 100))
        app.fingerMove(to: CGPoint(x: 200, y: 250), duration: 0.3)
        app.advance(by: 2)
        #expect(abs(top - 150) < 15, "\(top)")
        expectEqual(slide.notes, [])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(slide.notes, ["faded", "slid, cancelled: true"])
        #expect(root.presentedViewController === shown && shown.view.frame.minY == 0 && slide.badge.alpha == 1)
        app.fingerDrag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func `A pause stops a dismissal at its present time, without animations that have ended`() {
        shown.dismiss(animated: true)
        app.advance(by: 0.75)
        expectEqual(slide.notes, ["faded"])
        slide.interaction.pause()
        app.advance(by: 2)
        #expect(abs(top - 633) < 15, "\(top)")
        slide.interaction.finish()
        app.advance(by: 0.3)
        expectEqual(slide.notes, ["faded", "slid, cancelled: false"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `A dismissal without an update is not slower than its animations`() {
        shown.dismiss(animated: true)
        app.advance(by: 0.55)
        expectEqual(slide.notes, ["faded"])
        app.advance(by: 0.5)
        expectEqual(slide.notes, ["faded", "slid, cancelled: false"])
        slide.interaction.update(0.2)
        slide.interaction.cancel()
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && slide.interaction.duration == 0)
    }
}
