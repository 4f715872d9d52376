import UIKit

/// Every name of the kind "presentation, transition" that touch code uses, with the type that UIKit documents.
@MainActor
struct TransitionNames {
    func controllers(
        _ controller: UIViewController, _ other: UIViewController, _ delegate: any UIViewControllerTransitioningDelegate
    ) {
        controller.transitioningDelegate = delegate  // UIViewController.transitioningDelegate
        let kept: (any UIViewControllerTransitioningDelegate)? =  // UIViewControllerTransitioningDelegate
            controller.transitioningDelegate
        controller.transitioningDelegate = nil  // UIViewController.transitioningDelegate
        let old: UIViewControllerTransitioningDelegate? =  // UIViewControllerTransitioningDelegate
            controller.transitioningDelegate
        controller.modalPresentationStyle = .custom  // UIViewController.transitioningDelegate
        controller  // UIViewController.modalPresentationCapturesStatusBarAppearance
            .modalPresentationCapturesStatusBarAppearance = true
        let captures: Bool =  // UIViewController.modalPresentationCapturesStatusBarAppearance
            controller.modalPresentationCapturesStatusBarAppearance
        let presentation: UIPresentationController? =  // UIViewController.presentationController
            controller.presentationController
        controller.presentationController?.delegate = nil  // UIViewController.presentationController
        let own = controller.presentationController as? DimmingController  // UIViewController.presentationController
        other.present(controller, animated: true, completion: nil)
        _ = (kept, old, captures, presentation, own)
    }

    func popovers(
        _ controller: UIViewController, _ button: UIButton, _ item: UIBarButtonItem,
        _ delegate: any UIPopoverPresentationControllerDelegate
    ) {
        controller.modalPresentationStyle = .popover
        let popover: UIPopoverPresentationController? =  // UIViewController.popoverPresentationController
            controller.popoverPresentationController
        controller.popoverPresentationController?.sourceView = button  // UIViewController.popoverPresentationController
        if let popover = controller.popoverPresentationController {  // UIViewController.popoverPresentationController
            popover.delegate = delegate  // UIPopoverPresentationController
            popover.sourceView = button  // UIPopoverPresentationController
            popover.sourceRect = button.bounds  // UIPopoverPresentationController
            popover.permittedArrowDirections = .up  // UIPopoverPresentationController
            popover.permittedArrowDirections = [.down, .left, .right]  // UIPopoverPresentationController
            popover.permittedArrowDirections = UIPopoverArrowDirection.any  // UIPopoverPresentationController
            popover.barButtonItem = item  // UIPopoverPresentationController
            popover.backgroundColor = .white  // UIPopoverPresentationController
            popover.passthroughViews = [button]  // UIPopoverPresentationController
            popover.canOverlapSourceViewRect = true  // UIPopoverPresentationController
            popover.popoverLayoutMargins = UIEdgeInsets(  // UIPopoverPresentationController
                top: 8, left: 8, bottom: 8, right: 8)
            let view: UIView? = popover.sourceView  // UIPopoverPresentationController
            let rect: CGRect = popover.sourceRect  // UIPopoverPresentationController
            let direction: UIPopoverArrowDirection = popover.arrowDirection  // UIPopoverPresentationController
            let through: [UIView]? = popover.passthroughViews  // UIPopoverPresentationController
            let presentation: UIPresentationController = popover  // UIPopoverPresentationController
            _ = (view, rect, direction, through, presentation)
        }
        _ = popover
    }

    func presentation(_ presentation: UIPresentationController) {
        let presented: UIViewController = presentation.presentedViewController  // UIPresentationController
        let presenting: UIViewController = presentation.presentingViewController  // UIPresentationController
        let container: UIView? = presentation.containerView  // UIPresentationController
        let view: UIView? = presentation.presentedView  // UIPresentationController
        let frame: CGRect = presentation.frameOfPresentedViewInContainerView  // UIPresentationController
        let style: UIModalPresentationStyle = presentation.presentationStyle  // UIPresentationController
        let adaptive: UIModalPresentationStyle = presentation.adaptivePresentationStyle  // UIPresentationController
        let ofTraits: UIModalPresentationStyle =  // UIPresentationController
            presentation.adaptivePresentationStyle(for: presentation.traitCollection)
        let fills: Bool = presentation.shouldPresentInFullscreen  // UIPresentationController
        let removes: Bool = presentation.shouldRemovePresentersView  // UIPresentationController
        let delegate: (any UIAdaptivePresentationControllerDelegate)? =  // UIAdaptivePresentationControllerDelegate
            presentation.delegate
        presentation.overrideTraitCollection = nil  // UIPresentationController
        presentation.presentedViewController.transitionCoordinator?.animate(  // UIPresentationController
            alongsideTransition: { _ in presentation.containerView?.alpha = 1 })
        presentation.presentedView?.layer.cornerRadius = 16  // UIPresentationController
        _ = (presented, presenting, container, view, frame, style, adaptive, ofTraits, fills, removes, delegate)
    }

    func coordinators(
        _ controller: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator, _ view: UIView
    ) {
        coordinator.animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            alongsideTransition: { _ in view.alpha = 0 })
        let isQueued: Bool =  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            coordinator.animate(alongsideTransition: nil)
        coordinator.animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) -> Void in
                let duration: TimeInterval = context.transitionDuration
                let isCancelled: Bool = context.isCancelled
                _ = (duration, isCancelled)
            }, completion: nil)
        coordinator.animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            alongsideTransition: nil, completion: { context in view.isHidden = !context.isCancelled })
        coordinator.animate { _ in  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            view.layoutIfNeeded()
        } completion: { _ in
            view.removeFromSuperview()
        }
        controller.transitionCoordinator?  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            .animate(alongsideTransition: { _ in view.alpha = 1 })
        if let coordinator = controller.transitionCoordinator {
            coordinator.notifyWhenInteractionChanges { context in
                let from: UIViewController? =  // UITransitionContextViewControllerKey
                    context.viewController(forKey: .from)
                _ = (from, context.isInteractive)
            }
        }
        _ = isQueued
    }

    func context(_ context: any UIViewControllerContextTransitioning) {
        let container: UIView = context.containerView  // UIViewControllerContextTransitioning
        let from: UIViewController? = context.viewController(forKey: .from)  // UIViewControllerContextTransitioning
        let to: UIViewController? =  // UITransitionContextViewControllerKey
            context.viewController(forKey: UITransitionContextViewControllerKey.to)
        let fromView: UIView? = context.view(forKey: .from)  // UIViewControllerContextTransitioning
        let toView: UIView? = context.view(forKey: UITransitionContextViewKey.to)  // UITransitionContextViewKey
        let keys: [UITransitionContextViewControllerKey] = [.from, .to]  // UITransitionContextViewControllerKey
        let viewKeys: [UITransitionContextViewKey] = [.from, .to]  // UITransitionContextViewKey
        guard let controller = context.viewController(forKey: .to) else {  // UIViewControllerContextTransitioning
            return
        }
        container.addSubview(controller.view)
        let start: CGRect = context.initialFrame(for: controller)  // UIViewControllerContextTransitioning
        controller.view.frame = context.finalFrame(for: controller)  // UIViewControllerContextTransitioning
        let isCancelled: Bool = context.transitionWasCancelled  // UIViewControllerContextTransitioning
        let isInteractive: Bool = context.isInteractive  // UIViewControllerContextTransitioning
        let isAnimated: Bool = context.isAnimated  // UIViewControllerContextTransitioning
        let style: UIModalPresentationStyle = context.presentationStyle  // UIViewControllerContextTransitioning
        let turn: CGAffineTransform = context.targetTransform  // UIViewControllerContextTransitioning
        context.updateInteractiveTransition(0.5)  // UIViewControllerContextTransitioning
        context.pauseInteractiveTransition()  // UIViewControllerContextTransitioning
        context.finishInteractiveTransition()  // UIViewControllerContextTransitioning
        context.cancelInteractiveTransition()  // UIViewControllerContextTransitioning
        context.completeTransition(!context.transitionWasCancelled)  // UIViewControllerContextTransitioning
        _ = (from, to, fromView, toView, keys, viewKeys, start, isCancelled, isInteractive, isAnimated, style, turn)
    }

    func percent(_ pan: UIPanGestureRecognizer) {
        let driven: UIPercentDrivenInteractiveTransition =  // UIPercentDrivenInteractiveTransition
            UIPercentDrivenInteractiveTransition()
        let interactive: any UIViewControllerInteractiveTransitioning =  // UIViewControllerInteractiveTransitioning
            driven
        driven.update(0.3)  // UIPercentDrivenInteractiveTransition
        let percent: CGFloat = driven.percentComplete  // UIPercentDrivenInteractiveTransition
        let duration: CGFloat = driven.duration  // UIPercentDrivenInteractiveTransition
        driven.completionSpeed = 0.5  // UIPercentDrivenInteractiveTransition
        driven.completionSpeed = 1 - driven.percentComplete  // UIPercentDrivenInteractiveTransition
        driven.completionCurve = .easeOut  // UIPercentDrivenInteractiveTransition
        driven.timingCurve = UICubicTimingParameters(animationCurve: .linear)  // UIPercentDrivenInteractiveTransition
        driven.wantsInteractiveStart = false  // UIPercentDrivenInteractiveTransition
        driven.pause()  // UIPercentDrivenInteractiveTransition
        switch pan.state {
        case .ended where pan.velocity(in: pan.view).y > 0: driven.finish()  // UIPercentDrivenInteractiveTransition
        case .cancelled, .ended: driven.cancel()  // UIPercentDrivenInteractiveTransition
        default: break
        }
        let speed: CGFloat? = interactive.completionSpeed  // UIViewControllerInteractiveTransitioning
        let curve: UIView.AnimationCurve? = interactive.completionCurve  // UIViewControllerInteractiveTransitioning
        let wants: Bool? = interactive.wantsInteractiveStart  // UIViewControllerInteractiveTransitioning
        _ = (percent, duration, speed, curve, wants)
    }

    func asked(
        _ delegate: any UIViewControllerTransitioningDelegate, _ context: any UIViewControllerContextTransitioning,
        _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        let duration: TimeInterval =  // UIViewControllerAnimatedTransitioning
            animator.transitionDuration(using: context)
        let unknown: TimeInterval = animator.transitionDuration(using: nil)  // UIViewControllerAnimatedTransitioning
        animator.animateTransition(using: context)  // UIViewControllerAnimatedTransitioning
        _ = (duration, unknown)
    }
}

private final class FadeAnimator:  // UIViewControllerAnimatedTransitioning
    NSObject, UIViewControllerAnimatedTransitioning
{
    var isPresenting = true
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(  // UIViewControllerAnimatedTransitioning
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { return 0.35 }

    func animateTransition(  // UIViewControllerAnimatedTransitioning
        using transitionContext: UIViewControllerContextTransitioning
    ) {
        guard
            let fromVC = transitionContext.viewController(forKey: .from),  // UITransitionContextViewControllerKey
            let toVC = transitionContext.viewController(forKey: .to),  // UITransitionContextViewControllerKey
            let toView = transitionContext.view(forKey: .to)  // UITransitionContextViewKey
        else {
            transitionContext.completeTransition(false)  // UIViewControllerContextTransitioning
            return
        }
        toView.frame = transitionContext.finalFrame(for: toVC)  // UIViewControllerContextTransitioning
        transitionContext.containerView.insertSubview(  // UIViewControllerContextTransitioning
            toView, belowSubview: fromVC.view)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),  // UIViewControllerAnimatedTransitioning
            animations: { toView.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(  // UIViewControllerContextTransitioning
                    !transitionContext.transitionWasCancelled)
            })
    }

    func interruptibleAnimator(  // UIViewControllerAnimatedTransitioning
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }  // UIViewControllerAnimatedTransitioning
}

private final class SwipeInteraction: UIPercentDrivenInteractiveTransition {  // UIPercentDrivenInteractiveTransition
    private weak var controller: UIViewController?
    var isInProgress = false

    init(_ controller: UIViewController) {
        super.init()  // UIPercentDrivenInteractiveTransition
        self.controller = controller
    }

    override var completionSpeed: CGFloat {  // UIPercentDrivenInteractiveTransition
        get { 1 - percentComplete }  // UIPercentDrivenInteractiveTransition
        set {}
    }

    override func startInteractiveTransition(  // UIPercentDrivenInteractiveTransition
        _ transitionContext: UIViewControllerContextTransitioning
    ) {
        super.startInteractiveTransition(transitionContext)  // UIPercentDrivenInteractiveTransition
    }

    override func update(  // UIPercentDrivenInteractiveTransition
        _ percentComplete: CGFloat
    ) { super.update(percentComplete) }

    override func finish() { super.finish() }  // UIPercentDrivenInteractiveTransition

    override func cancel() { super.cancel() }  // UIPercentDrivenInteractiveTransition

    func panned(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: pan.view!.superview!)
        switch pan.state {
        case .began:
            isInProgress = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed: update(min(max(translation.x / 200, 0), 1))  // UIPercentDrivenInteractiveTransition
        case .cancelled: cancel()  // UIPercentDrivenInteractiveTransition
        case .ended: translation.x > 100 ? finish() : cancel()  // UIPercentDrivenInteractiveTransition
        default: break
        }
    }
}

private final class OwnInteraction:  // UIViewControllerInteractiveTransitioning
    NSObject, UIViewControllerInteractiveTransitioning
{
    private weak var context: UIViewControllerContextTransitioning?  // UIViewControllerContextTransitioning

    func startInteractiveTransition(  // UIViewControllerInteractiveTransitioning
        _ transitionContext: UIViewControllerContextTransitioning
    ) { context = transitionContext }

    var wantsInteractiveStart: Bool { true }  // UIViewControllerInteractiveTransitioning
    var completionSpeed: CGFloat { 1 }  // UIViewControllerInteractiveTransitioning
    var completionCurve: UIView.AnimationCurve { .easeInOut }  // UIViewControllerInteractiveTransitioning
}

private final class CardTransition:  // UIViewControllerTransitioningDelegate
    NSObject, UIViewControllerTransitioningDelegate
{
    private let animator = FadeAnimator()
    private var interaction: SwipeInteraction?

    func animationController(  // UIViewControllerTransitioningDelegate
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = true
        return animator
    }

    func animationController(  // UIViewControllerTransitioningDelegate
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }

    func interactionControllerForPresentation(  // UIViewControllerTransitioningDelegate
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }

    func interactionControllerForDismissal(  // UIViewControllerTransitioningDelegate
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let interaction = interaction, interaction.isInProgress else { return nil }
        return interaction
    }

    func presentationController(  // UIViewControllerTransitioningDelegate
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmingController(presentedViewController: presented, presenting: presenting)  // UIPresentationController
    }
}

private class DimmingController: UIPresentationController {  // UIPresentationController
    private let dimming = UIView()

    override init(  // UIPresentationController
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(  // UIPresentationController
            presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.addGestureRecognizer(UITapGestureRecognizer())
    }

    override var frameOfPresentedViewInContainerView: CGRect {  // UIPresentationController
        guard let containerView = containerView else { return .zero }  // UIPresentationController
        let size: CGSize = size(  // UIPresentationController
            forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        return CGRect(origin: CGPoint(x: 0, y: containerView.bounds.height - size.height), size: size)
    }

    override var presentedView: UIView? { super.presentedView }  // UIPresentationController

    override var shouldRemovePresentersView: Bool { false }  // UIPresentationController

    override var shouldPresentInFullscreen: Bool { true }  // UIPresentationController

    override var adaptivePresentationStyle: UIModalPresentationStyle { .none }  // UIPresentationController

    override func presentationTransitionWillBegin() {  // UIPresentationController
        super.presentationTransitionWillBegin()  // UIPresentationController
        containerView?.insertSubview(dimming, at: 0)  // UIPresentationController
        guard let coordinator = presentedViewController.transitionCoordinator else {  // UIPresentationController
            dimming.alpha = 1
            return
        }
        coordinator.animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {  // UIPresentationController
        super.presentationTransitionDidEnd(completed)  // UIPresentationController
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {  // UIPresentationController
        super.dismissalTransitionWillBegin()  // UIPresentationController
        presentedViewController  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            .transitionCoordinator?.animate(
                alongsideTransition: { [weak self] _ in self?.dimming.alpha = 0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {  // UIPresentationController
        super.dismissalTransitionDidEnd(completed)  // UIPresentationController
    }

    override func containerViewWillLayoutSubviews() {  // UIPresentationController
        super.containerViewWillLayoutSubviews()  // UIPresentationController
        presentedView?.frame = frameOfPresentedViewInContainerView  // UIPresentationController
    }

    override func containerViewDidLayoutSubviews() {  // UIPresentationController
        super.containerViewDidLayoutSubviews()  // UIPresentationController
    }

    override func size(  // UIPresentationController
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func preferredContentSizeDidChange(  // UIPresentationController
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)  // UIPresentationController
        containerView?.setNeedsLayout()  // UIPresentationController
    }

    override func viewWillTransition(  // UIPresentationController
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)  // UIPresentationController
        coordinator.animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:)
            alongsideTransition: { _ in self.dimming.frame.size = size }, completion: nil)
    }

}

private class SheetOwner:  // UIAdaptivePresentationControllerDelegate
    UIViewController, UIAdaptivePresentationControllerDelegate
{
    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self  // UIViewController.presentationController
        navigationController?.presentationController?.delegate = self  // UIViewController.presentationController
    }

    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { true }  // UIViewController.modalPresentationCapturesStatusBarAppearance
        set {}
    }

    func adaptivePresentationStyle(  // UIAdaptivePresentationControllerDelegate
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { return .none }

    func adaptivePresentationStyle(  // UIAdaptivePresentationControllerDelegate
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationController(  // UIAdaptivePresentationControllerDelegate
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    func presentationControllerShouldDismiss(  // UIAdaptivePresentationControllerDelegate
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    func presentationControllerWillDismiss(  // UIAdaptivePresentationControllerDelegate
        _ presentationController: UIPresentationController
    ) {}

    func presentationControllerDidDismiss(  // UIAdaptivePresentationControllerDelegate
        _ presentationController: UIPresentationController
    ) {}

    func presentationControllerDidAttemptToDismiss(  // UIAdaptivePresentationControllerDelegate
        _ presentationController: UIPresentationController
    ) {}
}

extension SheetOwner: UIPopoverPresentationControllerDelegate {  // UIPopoverPresentationController
    func prepareForPopoverPresentation(  // UIPopoverPresentationController
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// The controller of a navigation that animates its way by itself.
private final class NavigationOwner: UIViewController, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {  // UIViewControllerAnimatedTransitioning
        operation == .push ? FadeAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {  // UIViewControllerInteractiveTransitioning
        guard animationController is FadeAnimator else { return nil }
        return UIPercentDrivenInteractiveTransition()  // UIPercentDrivenInteractiveTransition
    }
}
