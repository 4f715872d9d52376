import Foundation
import TouchstoneCore

/// Controls how a split view controller collapses and expands, and is notified of changes of its columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// The display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The user begins a drag that shows the next column, or a swipe that hides a column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The gesture that shows or hides a column has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Returns the column that is on top while collapsed; the default is the proposed one.
    ///
    /// Called only for a split view controller with a style.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after expanding; the default is the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The split view controller has collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The split view controller has expanded to several columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Returns whether the application itself has shown the secondary controller while collapsing.
    ///
    /// The default is `false`, which puts the secondary controller on top. Called only for a split view controller without a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller after expanding. The default is `nil`, the controller on top of the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the primary controller while collapsed. The default is `nil`, which keeps the current one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller after expanding. The default is `nil`, which keeps the current one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Returns whether the application itself has shown the controller; the default is `false`.
    func splitViewController(
        _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
    ) -> Bool
    /// Returns whether the application itself has shown the controller as the secondary one; the default is `false`.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool { false }
}
