import Foundation

/// Manages a view and what it shows; in the responder chain right after its root view (RC-2).
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open var title: String? {
        didSet { madeNavigationItem?.title = title }
    }
    private var madeNavigationItem: UINavigationItem?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    var appearanceIsAnimated = false
    var presentation: Presentation?
    /// The controller that presented this very one.
    weak var presenter: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Decodes nothing yet.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private var lazyLink = LazyLink()
    override var targetLink: Link<UIResponder>? { lazyLink.link(to: self) }

    deinit {
        lazyLink.cut()
        loadedView?.controllerStorage = nil
    }

    // MARK: The view

    /// The root view; loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controllerStorage = nil
            loadedView = newValue
            newValue?.controllerStorage = self
        }
    }

    /// The root view if it is loaded; asking does not load it.
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the root view and sets `view`; by default a plain view.
    open func loadView() {
        let window = UIScreen.main.bounds
        view = UIView(frame: window)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView() must set `view`")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    // MARK: The chain

    /// The superview of the root view, or while a full-screen presentation covers it, where it belongs (RC-3). Asking loads
    /// no view (RC-4).
    open override var next: UIResponder? { loadedView?.superview ?? presentation?.coveredPlace }

    // MARK: Appearance, in the order of RC-38

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether it appears or disappears because it is presented, dismissed, or moved to or from its parent.
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
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

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    /// Before its view is told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Added to the safe area of the root view and of what lies in it; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        willSet { if newValue != additionalSafeAreaInsets { safeAreaWillChange() } }
        didSet { safeAreaDidChange() }
    }
    /// What a container's bars cover.
    var barInsets = UIEdgeInsets.zero {
        willSet { if newValue != barInsets { safeAreaWillChange() } }
        didSet { safeAreaDidChange() }
    }
    private var insetsBefore: [ObjectIdentifier: UIEdgeInsets]?

    private func safeAreaWillChange() { insetsBefore = viewIfLoaded?.safeAreasOfTree }
    private func safeAreaDidChange() {
        if let insetsBefore { viewIfLoaded?.tellSafeAreaChanged(from: insetsBefore) }
        insetsBefore = nil
    }

    open func viewSafeAreaInsetsDidChange() {}

    /// The window is about to be of another size; pass it on with `super`, which tells the children and what is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        if let presentation { presentation.presented.viewWillTransition(to: size, with: coordinator) }
    }

    // MARK: Editing

    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Whether children hear of appearing with this controller; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    /// Makes `child` a child, after taking it from its present parent. Add its view yourself, then tell it `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        precondition(child !== self, "A controller cannot be its own child")
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

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }
    open func didMove(toParent parent: UIViewController?) {
        isMovingToParent = false
        isMovingFromParent = false
    }

    // MARK: Presentation

    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one, or else a parent of it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows `controller` over this one. Its chain goes on through the transition's container to the presenting controller.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentNow(controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents and all that is presented from there, or else this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: animated, completion: completion)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
