import Foundation
import TouchstoneCore

/// The properties that differ between the system's presentation controllers.
@MainActor
protocol SystemPresentation: UIPresentationController {
    /// Whether the presentation can continue with the given style.
    func fits(_ style: UIModalPresentationStyle) -> Bool
    /// Whether touches that no view in the container receives go to the views behind it.
    var letsTouchesThrough: Bool { get }
    /// The animator of the presentation and the dismissal.
    var ownAnimator: any UIViewControllerAnimatedTransitioning { get }
    /// The views beside the presented one that ask to dismiss it when they are tapped.
    var viewsOutside: [UIView] { get }
}

extension SystemPresentation {
    func fits(_ style: UIModalPresentationStyle) -> Bool { style == madeFor }
    var letsTouchesThrough: Bool { false }
    var viewsOutside: [UIView] { [] }
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

    /// Dismisses the controller at the user's request, unless the controller or the delegate prevents it.
    func dismissByUser() {
        let presented = presentedViewController
        guard !presented.isOnItsWay else { return }
        guard !presented.staysPresented, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            noteStay()
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presenter?.dismiss(animated: true) { [self] in
            if presented.presenter == nil { delegate?.presentationControllerDidDismiss(self) }
        }
    }
}

extension UIPresentationController {
    /// Records what prevented the user from dismissing the controller.
    private func noteStay() {
        if let keeper = presentedViewController.keeper {
            noteStay(by: keeper, "isModalInPresentation", answer: .property("true"))
        } else {
            noteStay(by: delegate, "presentationControllerShouldDismiss(_:)")
        }
    }

    /// Records that the method or property of `owner` prevented the user from dismissing the controller.
    func noteStay(by owner: AnyObject?, _ method: String, answer: Denial.Answer = .returned("false")) {
        let outside = (self as? any SystemPresentation)?.viewsOutside ?? []
        let recognizers = ([presentedView].compactMap(\.self) + outside).flatMap { $0.gestureRecognizers ?? [] }
        let controllers = presentedViewController.visibleControllers
        let subjects: [AnyObject?] =
            controllers + [presentedViewController.viewIfLoaded, presentedView] + outside + recognizers
        presentedViewController.viewIfLoaded?
            .noteDenial(of: subjects, by: owner, method, answer: answer)
    }
}

/// Presents a controller that fills the window.
final class FullPresentationController: UIPresentationController, SystemPresentation {
    override var shouldRemovePresentersView: Bool { madeFor == .fullScreen || madeFor == .currentContext }
}
