import Foundation
import TouchstoneGeometry

/// Decides how a presentation adapts to a narrow window and whether the user may dismiss it, and is notified of dismissals.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in a window with these traits; `.none` keeps the style. By default that of `adaptivePresentationStyle(for:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the style in a narrow window; `.automatic`, the default, is a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns another controller that is shown in an adapted style; `nil` by default. It is never called.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Notifies the delegate that the presentation is about to begin.
    ///
    /// - Parameter style: The adapted style; `.none` if the presentation keeps its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the presentation; `true` by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Notifies the delegate that the user is dismissing the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Notifies the delegate that the user has dismissed the presentation. It is not called if the application dismisses it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Notifies the delegate that the user tried to dismiss a presentation that must not be dismissed.
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

/// Manages the position and the surroundings of a presented controller. Subclasses override its methods.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    package weak var presenting: UIViewController?
    /// The style for which the controller was created.
    package var madeFor = UIModalPresentationStyle.custom

    /// The presented controller, which retains this object.
    ///
    /// It is an empty controller after the presented one has been released.
    open var presentedViewController: UIViewController {
        if let presented { return presented }
        let made = replacement ?? UIViewController()
        replacement = made
        return made
    }
    private var replacement: UIViewController?
    /// The presenting controller; the presented one until the presenting one is known.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    /// The view that contains the presented view and its surroundings; `nil` while the controller is not presented.
    open package(set) weak var containerView: UIView?
    /// The object that decides about the presentation and is notified of it; `nil` by default. It is not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation controller for two view controllers. Subclasses call it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The style of the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style in a narrow window; `.none`, the default, keeps the style.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Returns the style in a window with these traits; `adaptivePresentationStyle` by default.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }
    /// The traits of the container.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }
    /// The traits of the presented controller; `nil` by default. Stored; has no effect.
    open var overrideTraitCollection: UITraitCollection?

    /// The view that the transition animates; the presented controller's view by default.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view, in the container's coordinates; by default, it fills the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the container fills the window; `true` by default. Has no effect: the container always fills it.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view leaves its window while the presented one is shown; `false` by default.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the presentation, to add the surroundings of the presented view. Does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation. Does nothing by default.
    ///
    /// - Parameter completed: `false` if the presentation was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal. Does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal, to remove the surroundings of the presented view. Does nothing by default.
    ///
    /// - Parameter completed: `false` if the dismissal was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews, to set frames. Does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// The preferred content size of the presented controller, in points.
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
