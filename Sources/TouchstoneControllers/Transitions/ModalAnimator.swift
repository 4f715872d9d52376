import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Animates the system's presentations and dismissals: by moving from and to the bottom edge, or by fading.
@MainActor
final class ModalAnimator: UIViewControllerAnimatedTransitioning {
    private let controller: UIPresentationController
    private let fades: Bool
    private let grows: Bool

    init(_ controller: UIPresentationController, fades: Bool? = nil, grows: Bool = false) {
        self.controller = controller
        self.fades = fades ?? (controller.presentedViewController.modalTransitionStyle != .coverVertical)
        self.grows = grows
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIViewController.transitionDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = controller.presentedView else { return context.completeTransition(true) }
        let comes = controller.presentedViewController.isBeingPresented
        let container = context.containerView
        if comes {
            container.addPresented(view, frame: controller.frameOfPresentedViewInContainerView)
            view.layoutIfNeeded()
            UIView.performWithoutAnimation { leave(view, container) }
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            if comes { arrive(view) } else { leave(view, container) }
        } completion: { [self] _ in
            arrive(view)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func leave(_ view: UIView, _ container: UIView) {
        if fades {
            view.alpha = 0
        } else {
            view.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - view.frame.minY)
        }
        if grows { view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
    }

    private func arrive(_ view: UIView) {
        if fades { view.alpha = 1 }
        view.transform = .identity
    }
}

extension UIView {
    /// Adds the view of a presented controller to this container. A view that fills the container follows its size.
    func addPresented(_ view: UIView, frame: CGRect) {
        view.frame = frame
        if view.frame == bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        addSubview(view)
    }
}
