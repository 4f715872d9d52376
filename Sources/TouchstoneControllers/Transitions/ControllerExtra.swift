import Foundation
import TouchstoneCore

/// The data that this module stores for a controller. It is created when one of its properties is set.
@MainActor
final class ControllerExtra {
    var presentationController: UIPresentationController?
    /// The popover presentation controller of a popover that is shown as a sheet in a compact width.
    var popover: UIPopoverPresentationController?
    var navigation: NavigationExtra?
    var transition: UIViewController.Transition?
}

extension UIViewController {
    var extras: ControllerExtra {
        if let made = extra as? ControllerExtra { return made }
        let made = ControllerExtra()
        extra = made
        return made
    }
    var extrasIfMade: ControllerExtra? { extra as? ControllerExtra }

    /// The presentation controller if it presents a sheet, or `nil` for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet || topOfContainment.extrasIfMade?.presentationController != nil else {
            return nil
        }
        return presentationController as? UISheetPresentationController
    }
    /// The presentation controller if it presents a popover, or `nil` for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The presentation controller in use. For a popover in a compact width, this is the controller that replaces it.
    public var activePresentationController: UIPresentationController? {
        topOfContainment.extrasIfMade?.presentationController
    }

    /// Returns the presentation controller for the style of this controller, and creates it if necessary.
    func makePresentationController(presenting: UIViewController?, source: UIViewController?)
        -> UIPresentationController
    {
        if let made = extras.presentationController, made.canPresent(modalPresentationStyle) || presenter != nil {
            return made
        }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case _ where (self as? UIAlertController)?.isPopover == true:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case _ where self is UIAlertController:
            made = AlertPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            made =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            made = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default: made = FullPresentationController(presentedViewController: self, presenting: presenting)
        }
        made.madeFor = modalPresentationStyle
        extras.presentationController = made
        return made
    }
}

extension UIModalPresentationStyle {
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
