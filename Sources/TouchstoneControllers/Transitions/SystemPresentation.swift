import Foundation
import TouchstoneCore

/// What the system's own presentations differ in.
@MainActor
protocol SystemPresentation: UIPresentationController {
    /// Whether it can go on presenting what has this style now.
    func fits(_ style: UIModalPresentationStyle) -> Bool
    /// Whether touches of the container that nothing in it takes go to what is behind.
    var letsTouchesThrough: Bool { get }
    /// Its own way in and out.
    var ownAnimator: any UIViewControllerAnimatedTransitioning { get }
}

extension SystemPresentation {
    func fits(_ style: UIModalPresentationStyle) -> Bool { style == madeFor }
    var letsTouchesThrough: Bool { false }
    var ownAnimator: any UIViewControllerAnimatedTransitioning { ModalAnimator(self) }
}

extension UIPresentationController {
    func canPresent(_ style: UIModalPresentationStyle) -> Bool {
        (self as? any SystemPresentation)?.fits(style) ?? (style == madeFor)
    }
    var takesNoTouchesItself: Bool { (self as? any SystemPresentation)?.letsTouchesThrough ?? false }
    var animator: any UIViewControllerAnimatedTransitioning {
        (self as? any SystemPresentation)?.ownAnimator ?? ModalAnimator(self)
    }

    /// Dismisses the controller for the user, if the delegates permit it.
    func dismissByUser() {
        let presented = presentedViewController
        guard !presented.isOnItsWay else { return }
        guard !presented.staysPresented, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presenter?.dismiss(animated: true) { [self] in
            if presented.presenter == nil { delegate?.presentationControllerDidDismiss(self) }
        }
    }
}

/// What fills the window.
final class FullPresentationController: UIPresentationController, SystemPresentation {
    override var shouldRemovePresentersView: Bool { madeFor == .fullScreen || madeFor == .currentContext }
}

extension UIViewController {
    /// Whether only the application dismisses it: because it says so, or one of those that show in it, as in a navigation controller.
    var staysPresented: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.staysPresented }
    }
}
