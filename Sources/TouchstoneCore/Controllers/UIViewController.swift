import Foundation

/// Manages a view and its content. It follows its root view in the responder chain (RC-2).
@preconcurrency @MainActor
open class UIViewController: ControllerSettings {
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

    /// The nib name from the initializer; `nil` by default. Stored; has no effect.
    open private(set) var nibName: String?
    /// The bundle from the initializer; `nil` by default. Stored; has no effect.
    open private(set) var nibBundle: Bundle?

    /// Creates a controller without a loaded view. Both arguments are stored and have no effect, since there are no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a nib name or bundle; nothing is decoded.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
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

    /// Creates the root view and sets `view`; a plain view by default.
    open func loadView() {
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

    // MARK: Appearance transitions

    /// Begins the appearance or disappearance of this controller and of the descendants that it notifies. Containers that forward
    /// appearance themselves, and transitions, call it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { endAppearance() }

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
}
