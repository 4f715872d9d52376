import Foundation

/// Touchstone extension: what a controller says about what surrounds it, of which most never comes here: a status bar,
/// a device that turns, segues. A class of its own, so that controllers can override it.
@preconcurrency @MainActor
open class ControllerSettings: AccessibleResponder {
    /// What hardly any controller says, apart.
    private final class Rare {
        var accessibility = AccessibilityState()
        var keyCommands: [UIKeyCommand] = []
        var preferredContentSize = CGSize.zero
        var restorationIdentifier: String?
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
    /// Whether it is on its way into another child's place.
    var takesAnothersPlace: Bool {
        get { rareStorage?.takesAnothersPlace ?? false }
        set { if newValue || rareStorage != nil { rare.takesAnothersPlace = newValue } }
    }
    var givenContentScrollView: UIScrollView? {
        get { rareStorage?.contentScrollView }
        set { rare.contentScrollView = newValue }
    }
    /// What the module of controllers keeps for this one.
    package var extra: AnyObject? {
        get { rareStorage?.extra }
        set { rare.extra = newValue }
    }
    /// That of the transition that this controller comes or goes with, or that is within it.
    package var ownCoordinator: TransitionCoordinator? {
        get { rareStorage?.coordinator }
        set { if rareStorage != nil || newValue != nil { rare.coordinator = newValue } }
    }
    /// That of the transition under way that this controller, or a parent of it, takes part in; nil where there is
    /// none.
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
    /// Nothing else is of this class.
    private var controller: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

    override var accessibility: AccessibilityState {
        get { rareStorage?.accessibility ?? AccessibilityState() }
        set { rare.accessibility = newValue }
    }
    override var boundsOnScreen: CGRect { controller.viewIfLoaded?.screenBounds ?? .zero }

    // MARK: Keys

    /// Those that were added by `addKeyCommand(_:)`; nil where there are none (RC-33).
    open override var keyCommands: [UIKeyCommand]? {
        rareStorage.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
    }
    /// Offers a command beside those offered already.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.append(keyCommand) }
    /// Takes back what `addKeyCommand(_:)` added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.removeAll { $0 === keyCommand } }

    // MARK: Presentation and containers

    /// Provides the animations and the presentation of this controller; `nil` by default, not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { rareStorage?.transitioningDelegate }
        set { rare.transitioningDelegate = newValue }
    }
    /// Whether only the application dismisses it, and not a drag or a touch outside; false by default.
    open var isModalInPresentation: Bool {
        get { rareStorage?.isModalInPresentation ?? false }
        set {
            rare.isModalInPresentation = newValue
            // What is around the presented view depends on it.
            (self as? UIViewController)?.presentationContainer?.setNeedsLayout()
        }
    }
    /// Whether what is presented covers this controller's view alone; false by default. Stored; has no effect: the
    /// window's is covered.
    open var definesPresentationContext: Bool {
        get { rareStorage?.definesPresentationContext ?? false }
        set { rare.definesPresentationContext = newValue }
    }
    /// Whether its `modalTransitionStyle` is used by what it presents for its context; false by default. Stored; has no
    /// effect.
    open var providesPresentationContextTransitionStyle: Bool {
        get { rareStorage?.providesContextStyle ?? false }
        set { rare.providesContextStyle = newValue }
    }
    /// Whether the keyboard stays though the first responder is not in what is presented as a form; true for forms by
    /// default. Has no effect.
    open var disablesAutomaticKeyboardDismissal: Bool { controller.modalPresentationStyle == .formSheet }
    /// What stands for this controller in a bar of tabs; made with its title when first asked for. A navigation
    /// controller without one of its own has its root's.
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
    /// The tab has the controller's title.
    func titleChanged(_ title: String?) {
        let roots = (controller as? UINavigationController)?.viewControllers.first?.rareStorage?.tabBarItem
        (rareStorage?.tabBarItem ?? roots)?.title = title
    }
    /// Whether a tab bar goes while this controller, or one above it, is on a navigation controller's stack; false by
    /// default.
    open var hidesBottomBarWhenPushed: Bool {
        get { rareStorage?.hidesBottomBarWhenPushed ?? false }
        set { rare.hidesBottomBarWhenPushed = newValue }
    }
    /// Light or dark for the controller's view, unless that decides for itself, and for all that lies in it;
    /// `.unspecified`, the default, leaves it to what is around.
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

    // MARK: Status bar. Controllers can be asked for their preferences.

    /// Whether the status bar is hidden while this controller decides; by default where the height is compact, as of a
    /// phone on its side.
    open var prefersStatusBarHidden: Bool { controller.traitCollection.verticalSizeClass == .compact }
    /// How the status bar looks while this controller decides; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar comes and goes; `.fade` by default. Stored; has no effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The controller that decides in this one's place how the status bar looks; nil, the default, for none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller that decides in this one's place whether the status bar is hidden; nil, the default, for none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether it decides about the status bar though it is not presented on the full screen; false by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Has no effect: preferences for the status bar are read each time they are needed.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: The edges of the screen, which here are only the window's.

    /// Whether the home indicator hides itself; false by default. There is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The controller that decides in this one's place about the home indicator; nil, the default, for none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// What this controller says of the home indicator has changed. Does nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the application's gestures come before the system's; none by default. The system has none
    /// here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The controller that decides in this one's place about the system's gestures; nil, the default, for none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// What this controller says of the system's gestures has changed. Does nothing.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the pointer is locked and hidden; `false` by default. Has no effect.
    open var prefersPointerLocked: Bool { false }
    /// What this controller says of the pointer has changed. Does nothing.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Orientation. A host turns its screen without asking.

    /// Whether the interface rotates with the device; `true` by default. Has no effect.
    open var shouldAutorotate: Bool { true }
    /// How the interface may be turned; on a phone in all ways but upside down, and elsewhere in all, by default.
    /// Has no effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIApplication.shared.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The orientation in which the controller is presented; `.portrait` by default. Has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// What this controller says of orientations has changed. Does nothing.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is turned. Does nothing: it always is.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Content

    /// The size that the controller wants where a container asks, in points; zero, the default, for none. The parent,
    /// or the presenting controller and the presentation, are told of changes.
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
    /// A child, or what is presented, wants another size. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's content, laid out by constraints, has another size. Does nothing by default, and is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child in a parent of that size, in points; that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The traits are about to change. Does nothing by default and is never called: `traitCollectionDidChange(_:)`
    /// is called.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The edges at which the view reaches under a container's bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { controller.navigationController?.layOutContent() }
    }
    /// Whether the view also reaches under bars that hide what is behind; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { controller.navigationController?.layOutContent() }
    }
    /// Whether a scroll view's insets follow the bars; true by default. Stored; has no effect: a scroll view's own
    /// `contentInsetAdjustmentBehavior` says.
    open var automaticallyAdjustsScrollViewInsets = true
    /// How a presented view comes and goes; `.coverVertical` by default. With `TouchstoneControllers` all others fade;
    /// the core alone fades always.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The least margins of the root view, in points: 16 at the sides, and 20 where there is much room.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (controller.viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }
    /// Whether the root view has at least `systemMinimumLayoutMargins`; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { controller.viewIfLoaded?.notifyMarginsChanged() }
    }
    /// The margins of the root view changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Memory

    /// Memory is short: let go of what can be made anew. Called where `UIApplication.warnOfMemory()` is. Does nothing
    /// by default.
    open func didReceiveMemoryWarning() {}

    // MARK: Storyboards. There are none, so only the application calls these methods.

    /// The storyboard that it comes from; nil, since there are none.
    open var storyboard: UIStoryboard? { nil }
    /// A segue is about to be performed: the place to give its destination what it needs. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be performed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the storyboard that the controller comes from; without one, as here, the call is logged.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        LoggedException.log(
            "UIViewController.performSegue(withIdentifier:sender:)",
            "Receiver (\(self)) has no segue with identifier '\(identifier)': storyboards are not supported.")
    }
    /// Shows the child to which a segue leads back. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// What the controller is called where state is restored; nil by default. Nothing is restored here.
    open var restorationIdentifier: String? {
        get { rareStorage?.restorationIdentifier }
        set { rare.restorationIdentifier = newValue }
    }
}

/// What has a size that it wants, and may hold others of the kind: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that it wants, in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// One of those within wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The content of one of those within, laid out by constraints, has another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of one of those within, in a parent of that size, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Its size is about to be another, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Its traits are about to be others.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
