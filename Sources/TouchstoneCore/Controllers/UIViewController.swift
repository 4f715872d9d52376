import Foundation

/// Manages a view and what it shows; in the responder chain right after its root view (RC-2).
@preconcurrency @MainActor
open class UIViewController: ControllerSettings {
    private var loadedView: UIView?
    /// What the controller is called, in a navigation bar for one; nil by default.
    open var title: String? {
        didSet {
            madeNavigationItem?.title = title
            titleChanged(title)
        }
    }
    private var madeNavigationItem: UINavigationItem?
    /// The controller that contains this one; nil by default, not retained.
    open private(set) weak var parent: UIViewController?
    /// The controllers that this one contains, in the order they were added.
    open private(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    var appearanceIsAnimated = false
    var presentation: Presentation?
    /// The controller that presented this very one.
    package internal(set) weak var presenter: UIViewController?
    /// Touchstone extension: what it presents itself; nil for nothing.
    package var presentedByItself: UIViewController? { presentation?.presented }
    /// How it is presented; `.automatic`, a sheet, by default. `.fullScreen` takes the view below it off the screen.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The name that it was made with; nil by default. There are no nib files.
    public let nibName: String?
    /// The bundle that it was made with; nil by default.
    public let nibBundle: Bundle?

    /// A controller whose view is not loaded; both arguments are kept and not looked at, since there are no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller without a nib; nothing is decoded.
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

    /// The root view; loaded when first asked for.
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

    /// The root view if it is loaded; asking does not load it.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded; asking does not load it (RC-4).
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the root view and sets `view`; by default a plain view.
    open func loadView() {
        let window = UIScreen.main.bounds
        view = UIView(frame: window)
    }

    /// Loads the root view unless that is done: `loadView()`, then `viewDidLoad()`.
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

    /// The root view is loaded; called once for each (RC-38). Does nothing by default.
    open func viewDidLoad() {}

    // MARK: The chain

    /// The superview of the root view, or while a full-screen presentation covers it, where it belongs (RC-3). Asking
    /// loads no view (RC-4).
    open override var next: UIResponder? { loadedView?.superview ?? presentation?.coveredPlace }

    override var responderView: UIView? { loadedView }

    // MARK: Appearance, in the order of RC-38

    /// The view is about to come on the screen (RC-38). Does nothing by default.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window and about to be laid out (RC-38). Does nothing by default.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The root view's constraints are to be updated; an override calls `super` at its end, which has the view update
    /// its own.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// The root view is about to lay out its subviews (RC-38). Does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// The root view has laid out its subviews (RC-38). Does nothing by default.
    open func viewDidLayoutSubviews() {}
    /// The view is on screen and transitions are over (RC-38); the place to become first responder (RC-24). Does
    /// nothing by default.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave its window, or the window to be hidden (RC-38). Does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is off the screen (RC-38). Does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether it appears or disappears because it is presented, dismissed, or moved to or from its parent.
    open internal(set) var isBeingPresented = false
    /// Whether it disappears because it is being dismissed.
    open internal(set) var isBeingDismissed = false
    /// Whether it is on its way into a parent, until `didMove(toParent:)`.
    open internal(set) var isMovingToParent = false
    /// Whether it is on its way out of its parent, until `didMove(toParent:)`.
    open internal(set) var isMovingFromParent = false

    /// What a navigation controller shows of this one; made when first asked for.
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
        return overrideUserInterfaceStyle == .unspecified ? .current : .current.with(overrideUserInterfaceStyle)
    }
    /// Before its view is told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Added to the safe area of the root view and of what lies in it, in points; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        willSet { if newValue != additionalSafeAreaInsets { safeAreaWillChange() } }
        didSet { safeAreaDidChange() }
    }
    /// What a container's bars cover.
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

    var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + barInsets }
    var leastMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// The safe area of the root view changed. Does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}

    /// The window is about to be of another size, in points; pass it on with `super`, which tells the children and what
    /// is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        if let presentation {
            presentation.stage.containerResizes(to: size, with: coordinator)
            presentation.presented.viewWillTransition(to: size, with: coordinator)
        }
    }

    // MARK: Editing

    private var edits = false
    /// Whether the content is being edited, as the application means it; false by default. Setting it calls
    /// `setEditing(_:animated:)` without an animation.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; an override calls `super`, shows it, and animates if asked.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        madeEditButton?.showEditing(editing)
    }
    private var madeEditButton: UIBarButtonItem?
    /// A button of a bar that begins and ends editing, and says “Edit” or “Done”; made when first asked for.
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

    /// Whether children hear of appearing with this controller; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    /// Makes `child` a child, after taking it from its present parent. Add its view yourself, then tell it
    /// `didMove(toParent:)`.
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

    /// Leaves the parent. Tell it `willMove(toParent: nil)` and remove its view first.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// It is about to get `parent` as its parent, or to lose its own where that is nil; an override calls `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }
    /// It has got `parent` as its parent, or lost its own where that is nil; an override calls `super`.
    open func didMove(toParent parent: UIViewController?) {
        isMovingToParent = false
        isMovingFromParent = false
    }

    // MARK: Presentation

    /// What this controller presents, or else what a parent of it presents; nil for nothing.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one, or else a parent of it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows `controller` over this one. Its chain goes on through the transition's container to the presenting
    /// controller.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentNow(controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents and all that is presented from there, or else this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: animated, completion: completion)
    }

    /// Shows a controller as the container around has it: on a navigation controller's stack, in a split controller's
    /// column, and without one by presenting it. Overrides in containers are asked from the inside to the outside.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Shows a controller in the place of details: in a split controller its secondary, elsewhere as `show(_:sender:)`
    /// does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Puts one child's view in the place of another's: it is added above that one, `animations` are run, in seconds,
    /// and at the end the former view is taken away. Both are children already, and remain so.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        change(from: fromViewController, to: toViewController, duration, options, animations, completion)
    }
}
