import CoreFoundation
import Foundation

/// Who knows which test runs, and has an application for it. Where a program is linked with it, it is found by its name.
@MainActor
package protocol TestRoom: AnyObject {
    /// That of the test at hand; nil where none runs.
    static var application: UIApplication? { get }
}

/// The hub of a program's events: it owns the queue, builds events from it, and sends them to the windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application, or within a test the test's own.
    public static var shared: UIApplication {
        if let current { return current }
        if let test = testRoom?.application { return test }
        if let main { return main }
        let made = UIApplication()
        main = made
        return made
    }

    /// Ours: the application of the task at hand; a test sets it, so that tests run side by side.
    @TaskLocal public static var current: UIApplication?
    private static var main: UIApplication?
    /// Nil where the program is not linked with it.
    private static let testRoom = NSClassFromString("TouchstoneTestingTraits.SwiftTesting") as? any TestRoom.Type

    /// Hears of the application's life, and ends the responder chain where it is a responder (RC-6); not retained, nil
    /// by default.
    open weak var delegate: (any UIApplicationDelegate)? {
        didSet {
            // Views and controllers are part of the chain already (RC-6).
            let responder = delegate as? UIResponder
            delegateResponder = responder is UIView || responder is any ViewOwner ? nil : responder
            mayHaveResponder = delegateResponder != nil
        }
    }
    @exclusivity(unchecked) private weak var delegateResponder: UIResponder?
    /// False where there is none; one that has died since is still to be asked for.
    @exclusivity(unchecked) private var mayHaveResponder = false
    /// What `UIApplicationMain` made, since `delegate` is weak.
    var delegateOwner: AnyObject?

    /// Ours: the source of time for deadlines, touches and frames.
    public let clock: any EventClock
    /// Ours: what happens to events, for those who listen.
    public let trace: Trace
    /// Ours: the screen that its windows are shown on; `UIScreen.main` of the shared application.
    public let screen: UIScreen
    /// Ours: which iOS it behaves like; the newest by default.
    @exclusivity(unchecked) public var behavior = Behavior.iOS26
    /// Ours: measures text for every host alike; by character classes, without a font file, by default.
    public var textMeasurer: any TextMeasurer = ClassedTextMeasurer()
    /// Ours: seconds between two deliveries of moves (T-26); 1/60 by default.
    @exclusivity(unchecked) public var frameInterval: TimeInterval = 1.0 / 60

    /// Whether it is active; at first inactive on a run loop, and active on a clock of one's own.
    public internal(set) var applicationState = State.inactive
    /// Whether the application gets events.
    public typealias State = UIApplicationState

    // The pipe of an event: the loop hands inputs to the router, which knows the touches that are down, and these are sent
    // here; see `docs/architecture.md`.
    let loop: EventLoop
    let delivery = TouchDelivery()
    @exclusivity(unchecked) private(set) var arena: GestureArena!
    @exclusivity(unchecked) private(set) var liveTouches: LiveTouches!
    @exclusivity(unchecked) private(set) var router: InputRouter!

    @exclusivity(unchecked) var windowOrder = WindowOrder()
    var windowLinks = WindowLinks()
    /// Counts the actions that got past overrides of `sendAction`.
    var dispatched = 0
    /// The window that keys, shakes and the like go to; nil by default (RC-23).
    open var keyWindow: UIWindow? { windowOrder.key }
    /// What is due at the end of the turn of the loop.
    @exclusivity(unchecked) var commitWork: CommitWork = []
    /// Called once at the end of a turn in which something changed that is drawn.
    @exclusivity(unchecked) var displayListeners: [@MainActor () -> Void] = []
    let link = WeakLink<UIApplication>()
    private var scenes: [UIScene] = []

    /// An application on the main run loop, with a screen of 390 by 844 points.
    public convenience override init() {
        self.init(on: CFRunLoopGetMain(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// Ours: an application on a run loop of one's choice, with the real clock.
    public convenience init(runLoop: CFRunLoop, screen: CGRect) {
        self.init(on: runLoop, screen: screen)
    }

    private convenience init(on runLoop: CFRunLoop, screen: CGRect) {
        let clock = RunLoopClock(runLoop: runLoop)
        self.init(clock: clock, screen: screen, scale: 2)
        loop.attach(to: runLoop, clock, self)
        applicationState = .inactive
    }

    /// Ours: an application without run loop or threads, whose sources run when somebody calls `service()`; with a
    /// `VirtualClock` its time stands still until that is advanced. Active from the start.
    ///
    /// - Parameters:
    ///   - screen: The screen's bounds, in points.
    ///   - scale: Pixels a point.
    public init(clock: any EventClock, screen: CGRect, scale: CGFloat = 1) {
        self.clock = clock
        self.screen = UIScreen(bounds: screen, scale: scale)
        trace = Trace { clock.now }
        loop = EventLoop(trace: trace)
        applicationState = .active
        super.init()
        link.tie(to: self)
        widgets = SystemWidgets(application: self)
        arena = GestureArena(application: self)
        liveTouches = LiveTouches(application: self, arena: arena)
        router = InputRouter(application: self, touches: liveTouches)
        self.screen.modelChanged = { [link] in link.object?.safeAreaOfScreenChanged() }
    }

    /// Touchstone extension: an application on a device, as `init(clock:screen:scale:)` makes it.
    public convenience init(clock: any EventClock, device: ScreenModel) {
        self.init(clock: clock, screen: CGRect(origin: .zero, size: device.size), scale: device.scale)
        userInterfaceIdiom = device.idiom
        screen.model = device
    }

    deinit {
        link.cut()
    }

    /// The delegate, where it is a responder that is not already part of the chain (RC-6).
    open override var next: UIResponder? {
        guard mayHaveResponder, let responder = delegateResponder, responder !== self else { return nil }
        return responder
    }

    /// Whether nobody comes after it in the chain, and it is a plain one.
    var isSilentEnd: Bool { !mayHaveResponder && type(of: self) == UIApplication.self }

    // MARK: Sending

    /// Hands the event to each window that has touches in it (DL-1). Overriding it without calling `super` suppresses
    /// the event.
    open func sendEvent(_ event: UIEvent) {
        guard event.kind == .touches else { return sendWithoutTouches(event) }
        openPanel?.closeIfTouchedOutside(event)
        if event.touches.count == 1 {
            if let window = event.touches.borrowed(0).borrow({ $0.hitWindow }) { send(event, to: window) }
            return
        }
        for window in event.windowsOfChangedTouches { send(event, to: window) }
    }

    private func sendWithoutTouches(_ event: UIEvent) {
        if let placeless = event as? PlacelessEvent { return placeless.deliver() }
        // The window in which the presses began, whichever is key by now: each beginning has its end (RC-37).
        guard let presses = event as? UIPressesEvent, let window = presses.window else { return }
        if let trace = trace.heard { trace.record(.sent(to: trace.subject(window), touches: [])) }
        window.sendEvent(presses)
    }

    private func send(_ event: UIEvent, to window: UIWindow) {
        if let trace = trace.heard {
            trace.record(.sent(to: trace.subject(window), touches: event.changedTouches(in: window)))
        }
        window.sendEvent(event)
    }

    /// Calls the action on `target`, or without one on the first that takes it from the first responder up the chain; says
    /// whether anybody did (RC-27).
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatch(action, to: target, from: sender, for: event)
    }

    @exclusivity(unchecked) private(set) var widgets: (any ApplicationWidgets)!
    @exclusivity(unchecked) var openPanel: (any OpenPanel)?

    /// Ours: plays what the application lets its user feel; the trace tells of it as well; nil by default.
    public var playsFeedback: ((UIFeedback) -> Void)?
    private(set) lazy var appearances: Appearances = {
        let made = Appearances()
        appearancesInUse = made
        return made
    }()
    /// Nil until somebody has asked for an appearance.
    private(set) var appearancesInUse: Appearances?
    /// What `UIView.setAnimationsEnabled` said.
    var animationsAreEnabled = true
    /// Keeps the time of animations that begin now; nil for the clock.
    package var animationDriver: AnimationDriver?
    /// Those that applications have added to the loop.
    var displayLinks: [CADisplayLink] = []
    /// How often changes were committed.
    package internal(set) var commits = 0
    /// Whether animations of layers are under way.
    package var animatesLayers = false
    /// What the module of layers keeps for the application.
    package var layerWork: AnyObject?

    /// Ours: what `UIDevice` answers; a host or a test sets it. A phone by default. A control's margin depends on it (C-4).
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    private(set) lazy var device = UIDevice(application: self)
    /// Of windows that were given none.
    private(set) lazy var ownScene = UIWindowScene(ownOf: self)

    /// From which side the interface is read; from left to right by default. Ours: it can be set.
    open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { if userInterfaceLayoutDirection != oldValue { layoutDirectionChanged(from: oldValue) } }
    }
    /// How large the user wants text; `.large` by default. Ours: it can be set, and fonts do not follow it.
    open var preferredContentSizeCategory = UIContentSizeCategory.large {
        didSet { if preferredContentSizeCategory != oldValue { contentSizeCategoryChanged(from: oldValue) } }
    }
    /// Whether the device stays awake without touches; false by default. Kept, and not looked at.
    open var isIdleTimerDisabled = false

    /// Ours: whether a keyboard to touch rises for text; true by default. A host whose users have a keyboard of their
    /// own turns it off; input views and accessory views of responders are shown even so.
    open var showsBuiltInKeyboard = true {
        didSet { if showsBuiltInKeyboard != oldValue { inputViewsChanged() } }
    }

    // MARK: What has no place

    /// Remote control events are delivered from now on (M-3).
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
    /// Remote control events are no longer delivered (M-3).
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
    private(set) var receivesRemoteControlEvents = false

    /// Whether a shake that nobody took offers undo and redo; true by default (M-2).
    open var applicationSupportsShakeToEdit = true
    /// Ours: offers undo and redo of this manager to the user, as UIKit's alert does; nil, the default, undoes nothing, and
    /// the trace tells that it could have been (M-2).
    public var offersShakeToEdit: ((UndoManager) -> Void)?

    /// A shake that reached the end of the chain (M-2).
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { offerUndo() }
        super.motionEnded(motion, with: event)
    }

    private var ignoringDepth = 0
    /// The calls since interaction was last not ignored.
    private var ignoringCalls: [IgnoringCalls.Call] = []
    private var ignoringSite: (file: String, line: Int)?
    /// Who began to ignore interaction; nil where it is not ignored.
    var ignoring: IgnoringCalls? {
        ignoringDepth == 0 ? nil : IgnoringCalls(calls: ignoringCalls, depth: ignoringDepth)
    }

    /// Ours: the same as without arguments, which is how it is called: so those who ask why a touch was ignored hear where from.
    /// It calls an override of the method without arguments, whose call of `super` comes back here and is no call of its own.
    public final func beginIgnoringInteractionEvents(
        file: String = #fileID, line: Int = #line, function: String = #function
    ) {
        let isOutermost = ignoringSite == nil
        if isOutermost { ignoringSite = (file, line) }
        if function == "beginIgnoringInteractionEvents()" {
            beginIgnoring()
        } else {
            (beginIgnoringInteractionEvents as () -> Void)()
        }
        if isOutermost { ignoringSite = nil }
    }

    /// Drops touch events until the matching `endIgnoringInteractionEvents()`; touches that are down are cancelled and
    /// stay ignored until they lift (DL-22).
    @_disfavoredOverload
    open func beginIgnoringInteractionEvents() { beginIgnoring() }

    private func beginIgnoring() {
        if ignoringDepth == 0 { ignoringCalls = [] }
        ignoringDepth += 1
        if ignoringCalls.count < IgnoringCalls.most {
            ignoringCalls.append(IgnoringCalls.Call(time: clock.now, record: trace.count, site: ignoringSite))
        }
        if ignoringDepth == 1 { router.cancelAllTouches(reason: .ignoringInteraction) }
    }

    /// Takes one `beginIgnoringInteractionEvents()` back; new touches are handled again after the last (DL-22).
    open func endIgnoringInteractionEvents() {
        ignoringDepth = max(0, ignoringDepth - 1)
    }

    /// Whether new touches are dropped: more were begun than ended (DL-22).
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    // MARK: Windows

    /// The shown windows, from the back to the front.
    open var windows: [UIWindow] { windowOrder.frontToBack.reversed() }

    /// The scenes, in the order in which they connected; one at most is made at launch.
    open var connectedScenes: [UIScene] { scenes }

    func connect(_ scene: UIScene) {
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    }
}
