import Foundation
import TouchstoneCore

/// What this module keeps for a controller, made when something of it is set.
@MainActor
final class ControllerExtra {
    var presentationController: UIPresentationController?
    /// That of the popover that a narrow window shows as a sheet.
    var popover: UIPopoverPresentationController?
    var toolbarItems: [UIBarButtonItem]?
    var navigation: NavigationExtra?
}

extension UIViewController {
    var extras: ControllerExtra {
        if let made = extra as? ControllerExtra { return made }
        let made = ControllerExtra()
        extra = made
        return made
    }
    var extrasIfMade: ControllerExtra? { extra as? ControllerExtra }

    /// What presents it, or will as its style says; made when first asked for.
    public var presentationController: UIPresentationController? {
        let presented = topOfContainment
        return presented.extras.popover
            ?? presented.makePresentationController(presenting: presented.presenter, source: nil)
    }
    /// The same, while it is a sheet; nil for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet || topOfContainment.extrasIfMade?.presentationController != nil else {
            return nil
        }
        return presentationController as? UISheetPresentationController
    }
    /// The same, while it is a popover; nil for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The same, after `modalPresentationStyle`: also of what a popover has become in a narrow window.
    public var activePresentationController: UIPresentationController? {
        topOfContainment.extrasIfMade?.presentationController
    }

    /// As the style of this controller says, and the delegate.
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
