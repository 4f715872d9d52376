import Foundation

/// The root of a view tree and the place where events enter it.
///
/// A new window is hidden until it is shown (HT-33). Touches go to the topmost visible window in which the hit test finds a view, whether
/// or not it is the key window (HT-32).
///
/// The application does not retain a shown window: keep it in a property, such as that of the application's or scene's delegate (HT-44).
open class UIWindow: UIView {
    /// Touchstone extension: the application of the window, which is that of its scene or the shared one.
    public var application: UIApplication? { applicationLink?.object }
    @exclusivity(unchecked) private var applicationLink: WeakLink<UIApplication>? {
        didSet {
            tracing = application?.trace
            arenaStorage = (application?.arenaManager).map { Unretained($0) }
            application?.windowLinks.add(link)
        }
    }
    let link = WeakLink<UIWindow>()
    /// The gesture arena. The application owns it, so this reference is unretained.
    @exclusivity(unchecked) private var arenaStorage: Unretained<GestureArenaManager>?
    var unretainedArenaManager: Unretained<GestureArenaManager>? {
        applicationLink?.isCut == false ? arenaStorage : nil
    }
    var arenaManager: GestureArenaManager? { unretainedArenaManager?.object }
    /// The application's trace. Hit-testing reads it more often than a weak reference can be read.
    @exclusivity(unchecked) private(set) var tracing: Trace?

    /// The scene in which the window appears; it is not retained. A window without a given scene has the application's own, which is
    /// connected while such a window is shown, and is not in the responder chain.
    open var windowScene: UIWindowScene? {
        get { givenScene ?? application?.ownScene }
        set { givenScene = newValue }
    }
    @exclusivity(unchecked) private(set) weak var givenScene: UIWindowScene? {
        didSet {
            mayHaveScene = givenScene != nil
            guard givenScene !== oldValue else { return }
            // A window with a scene of its own application stays in its place, and remains the key window if it was.
            guard let other = givenScene?.application, other !== application else { return }
            application?.windowLeft(self)
            applicationLink = other.link
            if !isHidden { other.windowShown(self) }
        }
    }

    /// Whether a scene was given; if so, it may have been deallocated since.
    @exclusivity(unchecked) private var mayHaveScene = false

    /// The level of the window; a higher one is in front. `.normal`, 0, by default.
    open var windowLevel = Level.normal {
        didSet { application?.windowOrderChanged() }
    }

    /// The level of a window. Of windows with equal levels, the one shown last is in front (HT-33).
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level with a raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level 0, for an application's own windows.
        public static let normal = Level(rawValue: 0)
        /// The level 1000, in front of normal windows (HT-33).
        public static let statusBar = Level(rawValue: 1000)
        /// The level 2000, in front of the status bar (HT-33).
        public static let alert = Level(rawValue: 2000)
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// The controller with the view that fills the window; `nil` by default.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            let newRoot = rootViewController
            (oldValue as (any ViewOwner)?)?.windowReplacesRoot()
            (oldValue as UIResponder?)?.responderView?.removeFromSuperview()
            // A callback of the old root may have set another one.
            guard rootViewController === newRoot else { return }
            if let rootViewController { install(rootViewController) }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot(of: UIApplication.shared)
    }

    /// Creates a window that fills the screen of the shared application.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window that fills the screen of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        becomeRoot(of: windowScene.application ?? UIApplication.shared)
        givenScene = windowScene
        mayHaveScene = true
    }

    /// Creates a system window.
    init(application: UIApplication, frame: CGRect) {
        super.init(frame: frame)
        becomeRoot(of: application)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeRoot(of: UIApplication.shared)
        coder.setUp(self, in: UIWindow.self)
    }

    private func becomeRoot(of application: UIApplication) {
        windowStorage = self
        applicationLink = application.link
        tracing = application.trace
        arenaStorage = Unretained(application.arenaManager)
        link.tie(to: self)
        node.pointee.flags.formUnion([.hidden, .window])
        rareStorage = RareViewState()
        rareStorage?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    deinit {
        let (application, hasListeners) = (applicationLink, tracing?.hasListeners ?? false)
        link.cut()
        let isShown = !node.pointee.flags.contains(.hidden)
        var left: [WeakView] = []
        // Views with other references must not keep a pointer to this window; `UIView.deinit` releases them afterwards.
        var waiting = subviewStorage
        while let view = waiting.popLast() {
            view.windowStorage = nil
            if isShown, hasListeners { left.append(WeakView(view: view)) }
            waiting.append(contentsOf: view.subviewStorage)
        }
        if isShown {
            let name = rareStorage?.accessibilityIdentifier ?? String(describing: type(of: self))
            _ = WindowReleaseReport(WindowRelease(name: name, views: left), to: application)
        }
    }

    // MARK: Showing

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                application?.windowWillHide(self)
                ownersLeave()
                super.isHidden = true
                waitingForLayout = []
                application?.windowLeft(self)
            } else {
                super.isHidden = false
                application?.appearancesInUse?.give(to: self)
                queueTreeForLayout()
                application?.windowShown(self)
                if let rootViewController { install(rootViewController) }
                ownersEnter()
            }
        }
    }

    /// Shows the window in front of others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { application?.windowShown(self) }
        makeKey()
    }

    /// Makes the window the key window, unless `canBecomeKey` refuses. Its visibility does not change.
    open func makeKey() {
        guard canBecomeKey else { return }
        application?.makeKey(self)
    }

    /// Whether the window may become the key window; `true` by default (RC-23).
    open var canBecomeKey: Bool { true }

    /// Whether events without a position, such as keys, go to this window's first responder.
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// Called after the window has become the key window. Does nothing by default.
    open func becomeKey() {}
    /// Called after the window has stopped being the key window. Does nothing by default.
    open func resignKey() {}

    /// The screen of the window's scene, or otherwise of its application.
    open var screen: UIScreen { givenScene?.screen ?? application?.screen ?? UIScreen(bounds: bounds, scale: 1) }

    private func install(_ owner: any ViewOwner) {
        guard !isHidden, !owner.isCovered else { return }
        let view = owner.view!
        if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        // An application may have added the view itself, at any index among the subviews.
        view.frame = bounds
        if view.superviewStorage !== self { insertSubview(view, at: 0) }
    }

    // MARK: First responder

    /// Touchstone extension: the responder that receives events without a position on the screen (RC-21).
    open internal(set) weak var firstResponder: UIResponder?
    /// The window that stores the first responder of this window's views.
    var responderHome: UIWindow { self }
    /// The control that has the keyboard focus.
    weak var focusedControl: UIView?
    private lazy var undo = UndoManager()
    open override var undoManager: UndoManager? { undo }

    // MARK: The responder chain

    /// The scene, or the application if there is no scene (RC-5).
    open override var next: UIResponder? { (mayHaveScene ? givenScene : nil) ?? application }

    /// Whether neither this window nor any responder after it handles touches.
    var isLastInChain: Bool {
        guard !mayHaveScene, type(of: self) == UIWindow.self else { return false }
        return applicationLink?.unretainedObject?.borrow { $0.isSilentEnd } ?? true
    }

    // MARK: Events

    /// Delivers the event's touches in this window to the recognizers, then to their views (DL-2). An override that does not call `super`
    /// suppresses them all (DL-1).
    open func sendEvent(_ event: UIEvent) {
        guard event.kind == .touches else {
            if let presses = event as? UIPressesEvent { PressDelivery.deliver(presses, in: self) }
            return
        }
        guard let arenaManager = event.unretainedArenaManager ?? unretainedArenaManager else {
            return TouchDelivery().deliver(event, in: self)
        }
        arenaManager.borrow {
            $0.deliver(event, in: self)
            Unretained($0.delivery).borrow { $0.deliver(event, in: self) }
        }
    }

    // MARK: Layout

    /// The views of this window that need layout, in the order of their requests.
    private var waitingForLayout: [UIView] = []
    /// Whether views need an update of their constraints.
    private(set) var updatesAreDue = false
    /// Whether views need an update of their properties.
    var propertiesAreDue = false
    private var spareRound = SpareStorage<UIView>()

    func layoutWanted(_ view: UIView) {
        // A hidden window is not laid out, and waiting views, with the window among them, would be retained until it is shown.
        guard !node.pointee.flags.contains(.hidden) else { return }
        waitingForLayout.append(view)
        if view.constraintsNeedUpdate { updatesAreDue = true }
        application?.commitWanted()
    }

    /// Queues the views that requested layout while the window was hidden.
    private func queueTreeForLayout() {
        var found: [UIView] = [self]
        var index = 0
        while index < found.count {
            let view = found[index]
            index += 1
            if view.layoutIsNeeded || view.constraintsNeedUpdate { layoutWanted(view) }
            found.append(contentsOf: view.subviewStorage)
        }
    }

    /// The classes of views whose excessive layouts have been logged.
    private var loggedLayouts: Set<ObjectIdentifier> = []

    /// Lays out all views that need it, superviews before subviews. A layout that requests another layout gets it in the next round.
    ///
    /// A view is laid out at most `LayoutBudget.most` times. More of its layouts wait for the next run-loop iteration.
    func layOut() {
        // The first commit has the number 1, because a new view counts the layouts of commit 0.
        var budget = LayoutBudget(commit: 1 + (application?.commits ?? 0))
        // New views that each add the next one in their first layout would otherwise cause an infinite loop.
        for _ in 0..<64 where !waitingForLayout.isEmpty {
            if propertiesAreDue {
                propertiesAreDue = false
                UIView.updateProperties(of: waitingForLayout.filter { $0.windowStorage === self })
            }
            if updatesAreDue {
                updatesAreDue = false
                UIView.updateConstraints(of: waitingForLayout.filter { $0.windowStorage === self })
            }
            // Two arrays alternate, so that a view that is laid out in each display frame allocates none.
            var round = spareRound.take()
            swap(&round, &waitingForLayout)
            var checked: Set<ObjectIdentifier> = []
            for view in round where view.windowStorage === self {
                view.layOutAncestorsFirst(checked: &checked, remembers: round.count > 1, within: &budget)
            }
            round.removeAll(keepingCapacity: true)
            spareRound.putBack(round)
        }
        postpone(budget.postponed)
    }

    /// Queues views for the next run-loop iteration, and logs their classes once.
    private func postpone(_ views: [UIView]) {
        guard !views.isEmpty else { return }
        for view in views where view.windowStorage === self && view.layoutIsNeeded {
            waitingForLayout.append(view)
            if loggedLayouts.insert(ObjectIdentifier(type(of: view))).inserted { LayoutBudget.log(view) }
        }
        application?.commitWanted()
    }

    func drawingChanged() {
        application?.drawingChanged()
    }

    /// Ends the activities in progress for views of a tree that leaves the window.
    func treeWillLeave(_ view: UIView) {
        releaseFirstResponder(in: view)
        guard let application else { return }
        application.liveTouches.cancelTouches(
            below: view, reason: .viewLeftWindow,
            notifiesViews: application.behavior.cancelsTouchesOfRemovedViews)
    }

    /// Touchstone extension: returns this window as drawing commands, in screen points.
    public func displayList(style: UIUserInterfaceStyle = .light) -> DisplayList {
        if let application { CALayer.hooks?.prepare(application) }
        var list = DisplayList(style: style)
        appendTree(to: &list)
        return list
    }
}
