import Foundation

/// Manages a view and its content. It follows its root view in the responder chain (RC-2).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// The title of the controller, for example in a navigation bar; `nil` by default.
    open var title: String? {
        didSet {
            madeNavigationItem?.title = title
            titleChanged(title)
        }
    }
    private var madeNavigationItem: UINavigationItem?
    /// The controller that contains this one; `nil` by default. It is not retained.
    open private(set) weak var parent: UIViewController?
    /// The controllers that this one contains, in the order in which they were added.
    open private(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    var appearanceIsAnimated = false
    var presentation: Presentation?
    /// The controller that presents this controller itself, and not a parent of it.
    package internal(set) weak var presenter: UIViewController?
    /// Touchstone extension: the controller that this one presents itself; `nil` if there is none.
    package var presentedByItself: UIViewController? { presentation?.presented }
    /// The presentation style; `.automatic`, a sheet, by default. `.fullScreen` removes the view below from the screen.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The name of the ported nib from which `loadView()` loads the view; `nil`, the default, stands for the nib with the class's name.
    open private(set) var nibName: String?
    /// The bundle from the initializer; `nil` by default. Stored; has no effect.
    open private(set) var nibBundle: Bundle?

    /// Creates a controller without a loaded view, which the nib with a name will contain; see `nibName`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller of a ported storyboard's scene; without such a scene nothing is decoded.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.setUp(self, in: UIViewController.self)
    }

    private var lazyLink = LazyLink()
    override var targetLink: WeakLink<UIResponder>? { lazyLink.link(to: self) }

    deinit {
        lazyLink.cut()
        loadedView?.loseOwner()
    }

    // MARK: The view

    /// The root view, which is loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.loseOwner()
            loadedView = newValue
            newValue?.gainOwner(self)
        }
    }

    /// The root view if it is loaded, and otherwise `nil`; reading it does not load the view.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded; reading it does not load the view (RC-4).
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the root view and sets `view`: the view of the storyboard or nib, and otherwise a plain view.
    open func loadView() {
        if loadInterface() { return }
        let window = UIScreen.main.bounds
        view = UIView(frame: window)
    }

    /// Loads the root view if necessary: calls `loadView()`, then `viewDidLoad()`.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil {
            LoggedException.log(
                "UIViewController.loadViewIfNeeded()",
                "\(type(of: self)).loadView() must set `view`. An empty view takes its place.")
            view = UIView(frame: UIScreen.main.bounds)
        }
        viewDidLoad()
    }

    /// Called once after a root view is loaded (RC-38). Does nothing by default.
    open func viewDidLoad() {}

    // MARK: The responder chain

    /// The superview of the root view, or its original superview while a full-screen presentation covers it (RC-3). If the view is in the
    /// container of the controller's own presentation, the next responder is the container's superview. Reading it loads no view (RC-4).
    open override var next: UIResponder? {
        guard let superview = loadedView?.superview else { return presentation?.coveredPlace }
        guard let container = presentation?.container, superview.isDescendant(of: container) else { return superview }
        // An animator moved this view into the container, whose next responder is this controller.
        return ownPresentation?.container ?? container.superview
    }

    package override var responderView: UIView? { loadedView }

    // MARK: Appearance, in the order of RC-38

    /// Called before the view appears on the screen (RC-38). Does nothing by default.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window and before it is laid out (RC-38). Does nothing by default.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the root view's constraints need an update. An override calls `super` at its end, which updates the view's own
    /// constraints.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Called before the root view lays out its subviews (RC-38). Does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view has laid out its subviews (RC-38). Does nothing by default.
    open func viewDidLayoutSubviews() {}
    /// Called when the view is on the screen and transitions are over (RC-38). A responder can become first responder here (RC-24). Does
    /// nothing by default.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window or the window is hidden (RC-38). Does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is off the screen (RC-38). Does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller is moving to a parent, until `didMove(toParent:)`.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is moving from its parent, until `didMove(toParent:)`.
    open internal(set) var isMovingFromParent = false

    /// The item that represents this controller in a navigation bar; it is created on first access.
    open var navigationItem: UINavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let made = UINavigationItem(title: title ?? "")
        made.title = title
        madeNavigationItem = made
        return made
    }

    // MARK: Surroundings

    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return overriddenTraits.map { UITraitCollection(UITraitCollection.current.said.overridden(by: $0)) } ?? .current
    }
    /// Called after a change of traits, before the view is notified. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Returns the traits that this controller gives a child; `nil`, the default, for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.environment?.traitsOfParent : nil
    }
    /// Sets the traits that a child, its view and its children have instead of those around them, unless the child overrides
    /// them itself. A child loses them when it leaves this controller.
    ///
    /// - Parameters:
    ///   - collection: The traits; `nil` for none. Traits that it does not specify stay as they are.
    ///   - childViewController: A child; an exception is logged for any other controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            return LoggedException.log(
                "UIViewController.setOverrideTraitCollection(_:forChild:)",
                "\(childViewController) is not a child of \(self).")
        }
        childViewController.changeTraits { $0.traitsOfParent = collection }
    }

    /// Insets added to the safe area of the root view and its descendants, in points; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        willSet { if newValue != additionalSafeAreaInsets { safeAreaWillChange() } }
        didSet { safeAreaDidChange() }
    }
    /// The insets that the bars of a container cover, in points.
    package var barInsets = UIEdgeInsets.zero {
        willSet { if newValue != barInsets { safeAreaWillChange() } }
        didSet { safeAreaDidChange() }
    }
    private var insetsBefore: [ObjectIdentifier: UIEdgeInsets]?

    private func safeAreaWillChange() { insetsBefore = viewIfLoaded?.safeAreasOfTree }
    private func safeAreaDidChange() {
        if let insetsBefore { viewIfLoaded?.notifySafeAreaChanged(from: insetsBefore) }
        insetsBefore = nil
    }

    package var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + barInsets }
    package var leastMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// Called after the safe area of the root view has changed. Does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called before the size of the window changes. An override calls `super`, which notifies the children and the presented controller.
    ///
    /// - Parameter size: The new size, in points.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        if let presentation {
            presentation.stage.containerResizes(to: size, with: coordinator)
            presentation.presented.viewWillTransition(to: size, with: coordinator)
        }
    }

    // MARK: Editing

    private var edits = false
    /// Whether the content is being edited; `false` by default. Setting it calls `setEditing(_:animated:)` without an animation.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing. An override calls `super` and updates the content, animated if requested.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        madeEditButton?.showEditing(editing)
    }
    private var madeEditButton: UIBarButtonItem?
    /// A bar button that begins and ends editing, with the title “Edit” or “Done”; it is created on first access.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let made = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                if let self { setEditing(!isEditing, animated: true) }
            })
        made.showEditing(isEditing)
        madeEditButton = made
        return made
    }

    /// Whether children receive their appearance methods along with this controller; `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    /// Adds a child after removing it from its present parent. Add its view yourself, then call its `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        guard child !== self, !isDescendant(of: child) else {
            return LoggedException.log(
                "UIViewController.addChild(_:)", "\(child) cannot be a child of itself or of a controller below it.")
        }
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.isMovingToParent = true
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove its view first.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        if environment?.traitsOfParent != nil { changeTraits { $0.traitsOfParent = nil } }
        didMove(toParent: nil)
    }

    /// Called before the controller moves to `parent`, or leaves its parent if that is `nil`; an override calls `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }
    /// Called after the controller has moved to `parent`, or has left its parent if that is `nil`; an override calls `super`.
    open func didMove(toParent parent: UIViewController?) {
        isMovingToParent = false
        isMovingFromParent = false
    }

    // MARK: Presentation

    /// The controller that this one presents, or otherwise one that a parent presents; `nil` if there is none.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or otherwise one that presents a parent; `nil` if there is none.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presents `controller` over this one. Its responder chain continues through the presentation's container to the presenting
    /// controller.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentNow(controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents and everything presented from there, or otherwise this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: animated, completion: completion)
    }

    /// Shows a controller in the enclosing container: on the stack of a navigation controller or in a column of a split view controller.
    /// Without a container, it is presented. Overrides in containers are called from the inside to the outside.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Shows a controller as a detail: as the secondary of a split view controller, and otherwise like `show(_:sender:)`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Replaces the view of one child by that of another. The new view is added above the old one, `animations` run, and at the end the
    /// old view is removed. Both are children before and after the transition.
    ///
    /// - Parameter duration: The duration of the animations, in seconds.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        change(from: fromViewController, to: toViewController, duration, options, animations, completion)
    }

    /// The controller that presents this controller, or will present it in its style. It is created on first use.
    open var presentationController: UIPresentationController? {
        UIViewController.hooks?.presentationController(of: self)
    }

    // MARK: Appearance transitions

    /// Begins the appearance or disappearance of this controller and of the descendants that it notifies. Containers that forward
    /// appearance themselves, and transitions, call it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Rotation

    /// Called before the interface rotates, in older systems. Never called: `viewWillTransition(to:with:)` is.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called while the interface rotates, in older systems. Never called: `viewWillTransition(to:with:)` is.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the interface has rotated, in older systems. Never called: `viewWillTransition(to:with:)` is.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Content that scrolls

    /// Sets the scroll view that the bars follow, instead of the one that they find; `nil` resets it. `edge` has no effect.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        givenContentScrollView = scrollView
        navigationController?.followContent()
    }

    /// Returns the scroll view that the bars follow: the one that was set, or otherwise the root view or its lowest subview if that
    /// scrolls. `edge` has no effect.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviewStorage.first as? UIScrollView
    }

    // MARK: Containers

    /// The nearest enclosing navigation controller; `nil` if there is none.
    open var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }

    /// The items of a navigation controller's toolbar while this controller is on top; `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets `toolbarItems`. The change is never animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        rare.toolbarItems = toolbarItems
        UIViewController.hooks?.toolbarItemsChanged(of: self)
    }

    // MARK: Settings

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
        var toolbarItems: [UIBarButtonItem]?
        weak var contentScrollView: UIScrollView?
        var takesAnothersPlace = false
        var providesContextStyle = false
        var interfaceStyle = UIUserInterfaceStyle.unspecified
    }
    /// Whether the controller is about to replace another child.
    package var takesAnothersPlace: Bool {
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
        ownCoordinator ?? parent?.transitionCoordinator
    }
    private var rareStorage: Rare?
    /// The stored `toolbarItems`, without a call to an override.
    final var ownToolbarItems: [UIBarButtonItem]? { rareStorage?.toolbarItems }
    private var rare: Rare {
        if let rareStorage { return rareStorage }
        let made = Rare()
        rareStorage = made
        return made
    }
    override var accessibility: AccessibilityState {
        get { rareStorage?.accessibility ?? AccessibilityState() }
        set { rare.accessibility = newValue }
    }
    override var boundsOnScreen: CGRect { viewIfLoaded?.screenBounds ?? .zero }

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
            presentationContainer?.setNeedsLayout()
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
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The item for this controller in a tab bar. It is created with the controller's title on first access. A navigation controller
    /// without an item of its own has that of its root controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let made = rareStorage?.tabBarItem { return made }
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            rare.tabBarItem = made
            return made
        }
        set {
            rare.tabBarItem = newValue
            UIViewController.hooks?.tabBarItemChanged(of: self)
        }
    }
    /// Sets the title of the tab bar item to the controller's title.
    func titleChanged(_ title: String?) {
        let roots = (self as? UINavigationController)?.viewControllers.first?.rareStorage?.tabBarItem
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
            let old = traitCollection
            rare.interfaceStyle = newValue
            guard let view = viewIfLoaded, view.traitCollection != old else { return }
            view.setNeedsDisplay()
            view.notifyTraitsChanged(from: old)
        }
    }

    // MARK: Status bar. `UIStatusBarManager` queries these preferences.

    /// Whether the status bar is hidden; by default, `true` if the vertical size class is compact, as on a phone in landscape
    /// orientation.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
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
            (parent ?? presenter)?.preferredContentSizeDidChange(
                forChildContentContainer: self)
            ownPresentation?.stage.wantedSizeChanges(of: self)
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
        didSet { navigationController?.layOutContent() }
    }
    /// Whether the view also extends under opaque bars; `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { navigationController?.layOutContent() }
    }
    /// Whether the insets of a scroll view follow the bars; `true` by default. Stored; has no effect: the scroll view's
    /// `contentInsetAdjustmentBehavior` applies.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The transition of a presented view; `.coverVertical` by default. All other styles fade with `TouchstoneControllers`; the core
    /// alone always fades.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The minimum margins of the root view, in points: 20 at the sides if the view is at least 414 points wide, and 16 otherwise.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }
    /// Whether the margins of the root view are at least `systemMinimumLayoutMargins`; `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.notifyMarginsChanged() }
    }
    /// Notifies the controller that the margins of the root view have changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Memory

    /// Notifies the controller that memory is low, so that it can release what it can recreate. `UIApplication.warnOfMemory()` causes the
    /// call. Does nothing by default.
    open func didReceiveMemoryWarning() {}

    // MARK: Storyboards

    /// The storyboard that created the controller; `nil` if none did.
    open var storyboard: UIStoryboard? { interface?.storyboard }
    var interface: ControllerInterface?
    /// Notifies the controller that a segue is about to be performed, so that it can configure the destination. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue that a touch or a container triggers may be performed; `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's scene. Without a segue of that identifier, an exception is logged.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if let segue = interface?.segues.first(where: { $0.identifier == identifier }) { return segue.perform(sender) }
        LoggedException.log(
            "UIViewController.performSegue(withIdentifier:sender:)",
            "Receiver (\(self)) has no segue with identifier '\(identifier)'.")
    }
    /// Shows the child to which an unwind segue leads. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Returns whether the controller is the destination of an unwind segue with its action; `true` by default.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }

    var environment: EnvironmentState?
    private var restoration: (identifier: String?, type: (any UIViewControllerRestoration.Type)?)?
    /// What the lists module stores for a controller.
    package var unavailableContent: AnyObject?
    /// Whether the first update of the properties is due.
    private var isNew = true
    package var environmentForWriting: EnvironmentState {
        if let environment { return environment }
        let made = EnvironmentState()
        environment = made
        return made
    }

    // MARK: Properties

    /// Updates the properties of the controller and its views, such as texts and colors, before a layout. Called before the first layout
    /// of the root view, and after `setNeedsUpdateProperties()`; parents come first. Does nothing by default.
    open func updateProperties() {}
    /// Requests `updateProperties()` before the next layout pass. It requests no layout.
    open func setNeedsUpdateProperties() {
        environmentForWriting.propertiesNeedUpdate = true
        viewIfLoaded?.wantPropertyUpdate()
    }
    /// Updates the properties of this controller and of the views in its root view now, where an update is requested.
    open func updatePropertiesIfNeeded() {
        if let view = viewIfLoaded { view.updatePropertiesOfTree() } else { updatePropertiesIfDue() }
    }

    package var propertiesNeedUpdate: Bool { isNew || environment?.propertiesNeedUpdate == true }
    package func updatePropertiesIfDue() {
        guard propertiesNeedUpdate else { return }
        let isFirst = isNew
        isNew = false
        environment?.propertiesNeedUpdate = false
        if isFirst, isViewLoaded { setNeedsUpdateContentUnavailableConfiguration() }
        updateProperties()
    }

    // MARK: Content that is unavailable

    /// Requests `updateContentUnavailableConfiguration(using:)`, which is called now.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    /// Sets the configuration that is shown if the controller has no content, for a state. Does nothing by default.
    ///
    /// Called before the view's first layout and after `setNeedsUpdateContentUnavailableConfiguration()`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: State restoration

    /// The identifier of the controller for state restoration; `nil` by default. Stored; has no effect.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { restoration = (newValue, restoration?.type) }
    }
    /// The class that creates the controller for state restoration; `nil` by default. Stored; has no effect.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration?.type }
        set { restoration = (restoration?.identifier, newValue) }
    }
    /// Called after all objects have been restored. Does nothing and is never called, because no state is restored here.
    open func applicationFinishedRestoringState() {}

    /// The traits that this controller, its view and its children have instead of those around it; none by default.
    open var traitOverrides: any UITraitOverrides {
        get { GivenTraitOverrides(said: environment?.overrides ?? Traits()) }
        set { changeTraits { $0.overrides = (newValue as? GivenTraitOverrides)?.said } }
    }
}
