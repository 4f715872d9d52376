import Foundation
import TouchstoneCore

/// Asked and told of a split controller's columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// The columns are about to be shown otherwise.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// A finger at the edge begins to show the next column, or a swipe to hide one.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Notifies the delegate that the interactive presentation gesture ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Which column comes on top in a narrow window; by default the proposed one. Asked of controllers with a style.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// How the columns are shown in a window that has become wide; by default as proposed.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// One column shows at a time from now on.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns show beside or over each other from now on.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Whether the application has shown the secondary controller itself in a narrow window; false by default, for the secondary on top.
    /// Asked of controllers without a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary controller of a window that has become wide; nil, the default, for what was on top of the primary's.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The primary controller of a narrow window; nil, the default, for the same.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary controller of a wide window; nil, the default, for the same.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the application has shown the controller itself; false by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
    ) -> Bool
    /// Whether the application has shown the controller itself as the secondary; false by default.
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
