import Foundation

/// Touchstone extension: the settings of a view controller that describe its surroundings, such as the status bar, orientation and
/// segues. Most of them have no effect. They are in a superclass so that controllers can override them.
@preconcurrency @MainActor
open class ControllerSettings: ControllerUpdates {
    /// State that few controllers need, allocated on first use.
    private final class Rare {
        var accessibility = AccessibilityState()
        var keyCommands: [UIKeyCommand] = []
        var preferredContentSize = CGSize.zero
        var extra: AnyObject?
        var coordinator: TransitionCoordinator?
        weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
        var isModalInPresentation = false
        var definesPresentationContext = false
        var hidesBottomBarWhenPushed = false
        var tabBarItem: UITabBarItem?
        weak var contentScrollView: UIScrollView?
        var takesAnothersPlace = false
        var providesContextStyle = false
        var interfaceStyle = UIUserInterfaceStyle.unspecified
    }
    /// Whether the controller is about to replace another child.
    var takesAnothersPlace: Bool {
        get { rareStorage?.takesAnothersPlace ?? false }
        set { if newValue || rareStorage != nil { rare.takesAnothersPlace = newValue } }
    }
    var givenContentScrollView: UIScrollView? {
        get { rareStorage?.contentScrollView }
        set { rare.contentScrollView = newValue }
    }
    /// An object that the controllers module stores for this controller.
    package var extra: AnyObject? {
        get { rareStorage?.extra }
        set { rare.extra = newValue }
    }
    /// The coordinator of the transition in which this controller appears or disappears, or that takes place in it.
    package var ownCoordinator: TransitionCoordinator? {
        get { rareStorage?.coordinator }
        set { if rareStorage != nil || newValue != nil { rare.coordinator = newValue } }
    }
    /// The coordinator of the transition in progress in which this controller or a parent takes part; `nil` if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownCoordinator ?? controller.parent?.transitionCoordinator
    }
    private var rareStorage: Rare?
    private var rare: Rare {
        if let rareStorage { return rareStorage }
        let made = Rare()
        rareStorage = made
        return made
    }
    /// `self` as a view controller; `UIViewController` is the only subclass.
    private var controller: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

    override var accessibility: AccessibilityState {
        get { rareStorage?.accessibility ?? AccessibilityState() }
        set { rare.accessibility = newValue }
    }
    override var boundsOnScreen: CGRect { controller.viewIfLoaded?.screenBounds ?? .zero }

    // MARK: Keys

    /// The commands added with `addKeyCommand(_:)`; `nil` if there are none (RC-33).
    open override var keyCommands: [UIKeyCommand]? {
        rareStorage.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
    }
    /// Adds a command to those that the controller already offers.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.append(keyCommand) }
    /// Removes a command that was added with `addKeyCommand(_:)`.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.removeAll { $0 === keyCommand } }

    // MARK: Presentation and containers

    /// The object that provides the animators and the presentation controller of this controller; `nil` by default. It is not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { rareStorage?.transitioningDelegate }
        set { rare.transitioningDelegate = newValue }
    }
    /// Whether only the application can dismiss the controller, and not a drag or a touch outside; `false` by default.
    open var isModalInPresentation: Bool {
        get { rareStorage?.isModalInPresentation ?? false }
        set {
            rare.isModalInPresentation = newValue
            // The layout around the presented view depends on this value.
            (self as? UIViewController)?.presentationContainer?.setNeedsLayout()
        }
    }
    /// Whether a controller that is presented over the current context covers only this controller's view; `false` by default. Stored;
    /// has no effect: the presented view covers the window.
    open var definesPresentationContext: Bool {
        get { rareStorage?.definesPresentationContext ?? false }
        set { rare.definesPresentationContext = newValue }
    }
    /// Whether a controller presented in this one's context uses its `modalTransitionStyle`; `false` by default. Stored; has no effect.
    open var providesPresentationContextTransitionStyle: Bool {
        get { rareStorage?.providesContextStyle ?? false }
        set { rare.providesContextStyle = newValue }
    }
    /// Whether the keyboard stays when the first responder is not in the presented form; `true` for form sheets by default. Has no
    /// effect.
    open var disablesAutomaticKeyboardDismissal: Bool { controller.modalPresentationStyle == .formSheet }
    /// The item for this controller in a tab bar. It is created with the controller's title on first access. A navigation controller
    /// without an item of its own has that of its root controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let made = rareStorage?.tabBarItem { return made }
            if let root = (controller as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let made = UITabBarItem(title: controller.title, image: nil, tag: 0)
            rare.tabBarItem = made
            return made
        }
        set {
            rare.tabBarItem = newValue
            UIViewController.hooks?.tabBarItemChanged(of: controller)
        }
    }
    /// Sets the title of the tab bar item to the controller's title.
    func titleChanged(_ title: String?) {
        let roots = (controller as? UINavigationController)?.viewControllers.first?.rareStorage?.tabBarItem
        (rareStorage?.tabBarItem ?? roots)?.title = title
    }
    /// Whether the tab bar is hidden while this controller, or one above it, is on the stack of a navigation controller; `false` by
    /// default.
    open var hidesBottomBarWhenPushed: Bool {
        get { rareStorage?.hidesBottomBarWhenPushed ?? false }
        set { rare.hidesBottomBarWhenPushed = newValue }
    }
    /// The light or dark style of the controller's view and its descendants, unless the view has its own; with `.unspecified`, the
    /// default, they inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStorage?.interfaceStyle ?? .unspecified }
        set {
            let old = controller.traitCollection
            rare.interfaceStyle = newValue
            guard let view = controller.viewIfLoaded, view.traitCollection != old else { return }
            view.setNeedsDisplay()
            view.notifyTraitsChanged(from: old)
        }
    }

    // MARK: Status bar. `UIStatusBarManager` queries these preferences.

    /// Whether the status bar is hidden; by default, `true` if the vertical size class is compact, as on a phone in landscape
    /// orientation.
    open var prefersStatusBarHidden: Bool { controller.traitCollection.verticalSizeClass == .compact }
    /// The style of the status bar while this controller determines it; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The animation with which the status bar is hidden and shown; `.fade` by default. Stored; has no effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar instead of this controller; `nil` by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden instead of this controller; `nil` by default.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the controller determines the status bar even if it is not presented full screen; `false` by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Reports that the status bar preferences have changed. Does nothing, because controllers are queried each time.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Screen edges

    /// Whether the home indicator hides itself; `false` by default. Has no effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator hides itself; `nil` by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Reports that the home indicator preferences have changed. Does nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the application's gestures precede the system's; none by default. Has no effect, because there are no system
    /// gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines where system gestures are deferred; `nil` by default.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Reports that the preferences for system gestures have changed. Does nothing.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the pointer is hidden and locked; `false` by default. Has no effect.
    open var prefersPointerLocked: Bool { false }
    /// Reports that the pointer preferences have changed. Does nothing.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Orientation. A host rotates its screen without a query.

    /// Whether the interface rotates with the device; `true` by default. Has no effect.
    open var shouldAutorotate: Bool { true }
    /// The supported orientations of the interface; by default, all but upside down on a phone, and all on other devices. Has no effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIApplication.shared.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The orientation in which this controller is presented; `.portrait` by default. Has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Reports that the supported orientations have changed. Does nothing.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Rotates the interface to the orientation of the device. Does nothing, because the interface always has that orientation.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Content

    /// The size that the controller requests from a container, in points; `.zero` by default, which requests none. A change notifies the
    /// parent or the presenting controller, and the presentation.
    open var preferredContentSize: CGSize {
        get { rareStorage?.preferredContentSize ?? .zero }
        set {
            guard newValue != preferredContentSize else { return }
            rare.preferredContentSize = newValue
            (controller.parent ?? controller.presenter)?.preferredContentSizeDidChange(
                forChildContentContainer: controller)
            controller.ownPresentation?.stage.wantedSizeChanges(of: controller)
        }
    }
    /// Notifies the controller that a child, or the presented controller, requests another size. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Notifies the controller that the fitting size of a child has changed. Does nothing by default and is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a parent of size `parentSize`, in points; `parentSize` by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Notifies the controller that its traits are about to change. Does nothing by default and is never called;
    /// `traitCollectionDidChange(_:)` is called instead.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The edges at which the view extends under the bars of a container; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { controller.navigationController?.layOutContent() }
    }
    /// Whether the view also extends under opaque bars; `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { controller.navigationController?.layOutContent() }
    }
    /// Whether the insets of a scroll view follow the bars; `true` by default. Stored; has no effect: the scroll view's
    /// `contentInsetAdjustmentBehavior` applies.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The transition of a presented view; `.coverVertical` by default. All other styles fade with `TouchstoneControllers`; the core
    /// alone always fades.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The minimum margins of the root view, in points: 20 at the sides if the view is at least 414 points wide, and 16 otherwise.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (controller.viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }
    /// Whether the margins of the root view are at least `systemMinimumLayoutMargins`; `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { controller.viewIfLoaded?.notifyMarginsChanged() }
    }
    /// Notifies the controller that the margins of the root view have changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Memory

    /// Notifies the controller that memory is low, so that it can release what it can recreate. `UIApplication.warnOfMemory()` causes the
    /// call. Does nothing by default.
    open func didReceiveMemoryWarning() {}

    // MARK: Storyboards. They are not supported; only the application calls these methods.

    /// The storyboard that created the controller; always `nil`, because storyboards are not supported.
    open var storyboard: UIStoryboard? { nil }
    /// Notifies the controller that a segue is about to be performed, so that it can configure the destination. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue may be performed; `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's storyboard. Storyboards are not supported, so the call only logs an exception.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        LoggedException.log(
            "UIViewController.performSegue(withIdentifier:sender:)",
            "Receiver (\(self)) has no segue with identifier '\(identifier)': storyboards are not supported.", .warning)
    }
    /// Shows the child to which an unwind segue leads. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}

/// An object with a preferred size that can contain others of its kind, such as a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the container requests, in points; `.zero` requests none.
    var preferredContentSize: CGSize { get }
    /// Notifies the container that a child requests another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Notifies the container that the fitting size of a child has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child in a parent of size `parentSize`, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Notifies the container that its size is about to change.
    ///
    /// - Parameter size: The new size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Notifies the container that its traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
