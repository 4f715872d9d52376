import Foundation
import TouchstoneGeometry

/// Asked and told where a presentation adapts to a narrow window, or is dismissed by its user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in a window with these traits; `.none` keeps it. By default that of `adaptivePresentationStyle(for:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The style in a narrow window; by default a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns another controller to show in that style. Never called.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// It is about to be shown in that style; `.none` for its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether its user may dismiss it; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Its user dismisses it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Its user has dismissed it; one that the application dismisses is not told.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Its user tried to dismiss it and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// How a presented controller stands over another: where, and with what around it. Subclasses override.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    package weak var presenting: UIViewController?
    /// The style that it was made for.
    package var madeFor = UIModalPresentationStyle.custom

    /// The presented controller, which retains this object.
    ///
    /// An empty controller after the presented one has been released.
    public var presentedViewController: UIViewController {
        if let presented { return presented }
        let made = replacement ?? UIViewController()
        replacement = made
        return made
    }
    private var replacement: UIViewController?
    /// The presenting view controller; the presented controller itself until the presentation begins.
    public var presentingViewController: UIViewController { presenting ?? presentedViewController }
    /// What the presented view and what is around it stand in; nil while it is not presented.
    public package(set) weak var containerView: UIView?
    /// Asked and told; nil by default, not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// For a subclass: one for these two.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The style of the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style in a narrow window; `.none`, the default, for the same.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style in a window with these traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }
    /// The traits of the container.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }
    /// Traits that the presented controller is to have; nil by default. Stored; has no effect.
    open var overrideTraitCollection: UITraitCollection?

    /// What moves as the controller comes and goes; its view by default.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where that lies, in the container's coordinates; by default it fills it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the container fills the window; true by default, and not looked at: it always does.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view leaves its window while the presented one is shown; false by default.
    open var shouldRemovePresentersView: Bool { false }

    /// It is about to come: the place to add what is around it. Does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// It has come, or that was called off. Does nothing by default.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// It is about to go. Does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// It has gone, or that was called off: the place to take away what is around it. Does nothing by default.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The container is about to lay out what is in it. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out what is in it: the place for frames. Does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// What the presented controller wants.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}
