import Foundation

/// The root of a view tree and the place where events enter it.
///
/// A new window is hidden until it is shown (HT-33). Touches go to the topmost visible window whose hit test finds a
/// view, whether or not it is the key window (HT-32).
open class UIWindow: UIView {
    /// Touchstone extension: the application it belongs to; that of its scene, or the shared one.
    public var application: UIApplication? { applicationLink?.object }
    @exclusivity(unchecked) private var applicationLink: WeakLink<UIApplication>? {
        didSet {
            tracing = application?.trace
            arenaStorage = (application?.arenaManager).map { Unmanaged.passUnretained($0) }
            application?.windowLinks.add(link)
        }
    }
    let link = WeakLink<UIWindow>()
    /// The application holds it.
    @exclusivity(unchecked) private var arenaStorage: Unmanaged<GestureArenaManager>?
    var unretainedArenaManager: Unmanaged<GestureArenaManager>? { applicationLink?.isCut == false ? arenaStorage : nil }
    var arenaManager: GestureArenaManager? { unretainedArenaManager?.takeUnretainedValue() }
    /// The application's trace, which a hit test asks for more often than a weak reference can be read.
    @exclusivity(unchecked) private(set) var tracing: Trace?

    /// The scene the window appears in; not retained. A window that was given none has the application's own, which is
    /// neither among its connected scenes nor in the responder chain.
    open var windowScene: UIWindowScene? {
        get { givenScene ?? application?.ownScene }
        set { givenScene = newValue }
    }
    @exclusivity(unchecked) private weak var givenScene: UIWindowScene? {
        didSet {
            mayHaveScene = givenScene != nil
            guard givenScene !== oldValue else { return }
            // A window whose scene is of its own application stays where it is, and key if it was.
            guard let other = givenScene?.application, other !== application else { return }
            application?.windowLeft(self)
            applicationLink = other.link
            if !isHidden { other.windowShown(self) }
        }
    }

    /// False where there is none; one that has died since is still to be asked for.
    @exclusivity(unchecked) private var mayHaveScene = false

    /// Higher is in front; normal, 0, by default.
    open var windowLevel = Level.normal {
        didSet { application?.windowOrderChanged() }
    }

    /// How far in front a window is; of equal ones the window shown last is in front (HT-33).
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of this height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0: an application's own windows.
        public static let normal = Level(rawValue: 0)
        /// 1000: in front of those (HT-33).
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: in front of the status bar (HT-33).
        public static let alert = Level(rawValue: 2000)
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// The controller whose view fills the window; nil by default.
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

    /// A window that fills the screen of the shared application.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// A window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        becomeRoot(of: windowScene.application ?? UIApplication.shared)
        givenScene = windowScene
        mayHaveScene = true
    }

    /// A window of the system's own.
    init(application: UIApplication, frame: CGRect) {
        super.init(frame: frame)
        becomeRoot(of: application)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeRoot(of: UIApplication.shared)
    }

    private func becomeRoot(of application: UIApplication) {
        windowStorage = self
        applicationLink = application.link
        tracing = application.trace
        arenaStorage = .passUnretained(application.arenaManager)
        link.tie(to: self)
        node.pointee.flags.formUnion([.hidden, .window])
        rareStorage = RareViewState()
        rareStorage?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    deinit {
        link.cut()
        // Views held elsewhere must not keep pointing here; `UIView.deinit` lets them go afterwards.
        var waiting = subviewStorage
        while let view = waiting.popLast() {
            view.windowStorage = nil
            waiting.append(contentsOf: view.subviewStorage)
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

    /// Shows the window in front of others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { application?.windowShown(self) }
        makeKey()
    }

    /// Makes it the key window, unless `canBecomeKey` refuses; whether it is visible stays as it is.
    open func makeKey() {
        guard canBecomeKey else { return }
        application?.makeKey(self)
    }

    /// Whether it may become the key window; true by default (RC-23).
    open var canBecomeKey: Bool { true }

    /// Whether events without a place, such as keys, go to this window's first responder.
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// It has become the key window. Does nothing by default.
    open func becomeKey() {}
    /// It is no longer the key window. Does nothing by default.
    open func resignKey() {}

    /// The screen of its scene, else of its application.
    public var screen: UIScreen { givenScene?.screen ?? application?.screen ?? UIScreen(bounds: bounds, scale: 1) }

    private func install(_ owner: any ViewOwner) {
        guard !isHidden, !owner.isCovered else { return }
        let view = owner.view!
        if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        // An application may have added it by hand, at any place among the subviews.
        view.frame = bounds
        if view.superviewStorage !== self { insertSubview(view, at: 0) }
    }

    // MARK: First responder

    /// Touchstone extension: the one responder that gets what has no place on the screen (RC-21).
    open internal(set) weak var firstResponder: UIResponder?
    /// The window whose first responder a view in this one becomes.
    var responderHome: UIWindow { self }
    /// The control that has the keyboard focus.
    weak var focusedControl: UIView?
    private lazy var undo = UndoManager()
    open override var undoManager: UndoManager? { undo }

    // MARK: The chain

    /// The scene, or the application where there is none (RC-5).
    open override var next: UIResponder? { (mayHaveScene ? givenScene : nil) ?? application }

    /// Whether neither this window nor the responders after it override a touch method.
    var isLastInChain: Bool {
        guard !mayHaveScene, type(of: self) == UIWindow.self else { return false }
        return applicationLink?.unretainedObject?.borrow { $0.isSilentEnd } ?? true
    }

    // MARK: Events

    /// Hands the event's touches in this window to the recognizers, then to their views (DL-2). Overriding it without
    /// calling `super` suppresses them all (DL-1).
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
            unmanaged($0.delivery).borrow { $0.deliver(event, in: self) }
        }
    }

    // MARK: Upkeep

    /// Views of this window whose layout is due, in the order they asked.
    private var waitingForLayout: [UIView] = []
    /// Whether views wait for their constraints to be updated.
    private(set) var updatesAreDue = false
    private var spareRound = SpareStorage<UIView>()

    func layoutWanted(_ view: UIView) {
        // Nothing of a hidden window is laid out, and what waited for it would be held meanwhile, the window itself among it.
        guard !node.pointee.flags.contains(.hidden) else { return }
        waitingForLayout.append(view)
        if view.constraintsNeedUpdate { updatesAreDue = true }
        application?.commitWanted()
    }

    /// What wanted layout while the window was hidden gets it now.
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

    /// Lays out all that is due, parents before children; a layout that asks for layout again gets it in the next
    /// round.
    func layOut() {
        // A view that asks for layout in every layout would keep this going for ever.
        for _ in 0..<64 where !waitingForLayout.isEmpty {
            if updatesAreDue {
                updatesAreDue = false
                UIView.updateConstraints(of: waitingForLayout.filter { $0.windowStorage === self })
            }
            // Two arrays take turns, so that a view that is laid out each frame makes none.
            var round = spareRound.take()
            swap(&round, &waitingForLayout)
            var checked: Set<ObjectIdentifier> = []
            for view in round where view.windowStorage === self {
                view.layOutAncestorsFirst(checked: &checked, remembers: round.count > 1)
            }
            round.removeAll(keepingCapacity: true)
            spareRound.putBack(round)
        }
    }

    func drawingChanged() {
        application?.drawingChanged()
    }

    /// Ends what views of a leaving tree have under way.
    func treeWillLeave(_ view: UIView) {
        releaseFirstResponder(in: view)
        guard let application else { return }
        application.liveTouches.cancelTouches(
            below: view, reason: .viewLeftWindow,
            notifiesViews: application.behavior.cancelsTouchesOfRemovedViews)
    }

    /// Touchstone extension: the picture of this window, in screen points.
    public func displayList(style: UIUserInterfaceStyle = .light) -> DisplayList {
        if let application { CALayer.hooks?.prepare(application) }
        var list = DisplayList(style: style)
        appendTree(to: &list)
        return list
    }
}

extension UIWindow {
    /// A point of the screen in the window's coordinates; the window is placed by its frame and transform.
    func fromScreen(_ point: CGPoint) -> CGPoint {
        let converted = node.fromParent(Double(point.x), Double(point.y)) ?? (.nan, .nan)
        return CGPoint(x: converted.x, y: converted.y)
    }

    /// Touchstone extension: a point of the window's coordinates on the screen.
    public func screenPoint(_ point: CGPoint) -> CGPoint {
        let converted = node.pointee.toParent(Double(point.x), Double(point.y))
        return CGPoint(x: converted.x, y: converted.y)
    }
}

extension UIView {
    /// Superviews decide the size a subview lays out in, so they go first.
    ///
    /// - Parameters:
    ///   - checked: Views that this round has climbed past already, so that a round of a whole tree climbs each view
    /// once.
    ///   - remembers: Not worth it where the round is of one view.
    fileprivate func layOutAncestorsFirst(checked: inout Set<ObjectIdentifier>, remembers: Bool) {
        guard layoutIsNeeded else { return }
        var due: [UIView] = []
        var view = superviewStorage
        while let current = view {
            if remembers, !checked.insert(ObjectIdentifier(current)).inserted { break }
            if current.layoutIsNeeded { due.append(current) }
            view = current.superviewStorage
        }
        for view in due.reversed() { view.layOutIfDue() }
        layOutIfDue()
    }
}
