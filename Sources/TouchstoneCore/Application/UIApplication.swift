import CoreFoundation
import Foundation

/// The class of the testing module that has an application for each test. It is found by name, if the program links it.
@MainActor
package protocol TestHooks: AnyObject {
    /// The application of the current test; `nil` if no test is running.
    static var application: UIApplication? { get }
}

/// The center of a program's event handling, which builds events from its queue and sends them to windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application; in a test, the test's own.
    public static var shared: UIApplication {
        if let current { return current }
        if let test = testHooks?.application { return test }
        if let main { return main }
        let made = UIApplication()
        main = made
        return made
    }

    /// Touchstone extension: The current task's application. Tests set it, so that they can run in parallel.
    @TaskLocal public static var current: UIApplication?
    private static var main: UIApplication?
    /// The test class; `nil` if the program does not link it.
    private static let testHooks = NSClassFromString("TouchstoneTestingTraits.SwiftTesting") as? any TestHooks.Type

    /// The delegate, which receives life-cycle calls. Unretained, `nil` by default.
    ///
    /// If it is a responder, it is the last one in the responder chain (RC-6).
    open weak var delegate: (any UIApplicationDelegate)? {
        didSet {
            // Views and view controllers are already in the chain (RC-6).
            let responder = delegate as? UIResponder
            delegateResponder = responder is UIView || responder is any ViewOwner ? nil : responder
            mayHaveResponder = delegateResponder != nil
        }
    }
    @exclusivity(unchecked) private weak var delegateResponder: UIResponder?
    /// Whether there may be a responder; also true if it has been deallocated since, so check `delegateResponder`.
    @exclusivity(unchecked) private var mayHaveResponder = false
    /// The delegate that `UIApplicationMain` created, retained here because `delegate` is weak.
    var delegateOwner: AnyObject?

    /// Touchstone extension: The source of time for deadlines, touches and frames.
    public let clock: any EventClock
    /// Touchstone extension: The trace, which reports to listeners what happens to events.
    public let trace: Trace
    /// Touchstone extension: The screen of its windows; `UIScreen.main` for the shared application.
    public let screen: UIScreen
    /// Touchstone extension: The iOS version that it behaves like; the newest by default.
    @exclusivity(unchecked) public var behavior = Behavior.iOS26
    /// Touchstone extension: Measures text, equally for all hosts; by default by character classes, without a font.
    public var textMeasurer: any TextMeasurer = ClassedTextMeasurer()
    /// Touchstone extension: The time between two deliveries of moves, in seconds (T-26); 1/60 by default.
    @exclusivity(unchecked) public var frameInterval: TimeInterval = 1.0 / 60
    private var givenLocale: Locale?
    private var givenTimeZone: TimeZone?
    /// The locale of views that have none of their own, such as date pickers; the machine's by default.
    package var locale: Locale {
        get { givenLocale ?? .current }
        set { givenLocale = newValue }
    }
    /// The time zone of views that have none of their own; the machine's by default.
    package var timeZone: TimeZone {
        get { givenTimeZone ?? .current }
        set { givenTimeZone = newValue }
    }
    /// The date at time 0 of the clock; `nil`, the default, follows the machine's clock.
    package var dateAtClockStart: Date?
    package var currentDate: Date { dateAtClockStart.map { $0 + clock.now } ?? Date() }

    /// Whether the application is active; at first, inactive on a run loop and active with a custom clock.
    open internal(set) var applicationState = State.inactive
    /// The application's state: active, inactive or in the background.
    public typealias State = UIApplicationState

    // The event pipeline: the loop passes inputs to the router, which knows the touches that are down and calls
    // `sendEvent(_:)`; see `docs/architecture.md`.
    let loop: EventLoop
    let delivery = TouchDelivery()
    @exclusivity(unchecked) private(set) var arenaManager: GestureArenaManager!
    @exclusivity(unchecked) private(set) var liveTouches: LiveTouches!
    @exclusivity(unchecked) package private(set) var router: InputRouter!

    @exclusivity(unchecked) var windowOrder = WindowOrder()
    var windowLinks = WindowLinks()
    /// The number of actions that overrides of `sendAction` let through.
    var dispatched = 0
    /// The window that receives keys, shakes and similar events; `nil` by default (RC-23).
    open var keyWindow: UIWindow? { windowOrder.key }
    /// The work that is due at the end of the run-loop iteration.
    @exclusivity(unchecked) var commitWork: CommitWork = []
    /// Called once at the end of an iteration in which something that is drawn has changed.
    @exclusivity(unchecked) var displayListeners: [@MainActor () -> Void] = []
    let link = WeakLink<UIApplication>()
    private var scenes: [UIScene] = []

    /// Creates an application on the main run loop, with a screen of 390 by 844 points.
    public convenience override init() {
        self.init(on: CFRunLoopGetMain(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// Touchstone extension: Creates an application on the given run loop, with the real clock.
    public convenience init(runLoop: CFRunLoop, screen: CGRect) {
        self.init(on: runLoop, screen: screen)
    }

    private convenience init(on runLoop: CFRunLoop, screen: CGRect) {
        let clock = RunLoopClock(runLoop: runLoop)
        self.init(clock: clock, screen: screen, scale: 2)
        loop.attach(to: runLoop, clock, self)
        applicationState = .inactive
    }

    /// Touchstone extension: Creates an active application without run loop or threads.
    ///
    /// Its sources run when `service()` is called. With a `VirtualClock`, time moves only when the clock is advanced.
    ///
    /// ```swift
    /// let clock = VirtualClock()
    /// let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// let application = UIApplication(clock: clock, screen: screen)
    /// ```
    ///
    /// - Parameters:
    ///   - clock: The source of time.
    ///   - screen: The screen's bounds, in points.
    ///   - scale: The number of pixels per point.
    public init(clock: any EventClock, screen: CGRect, scale: CGFloat = 1) {
        _ = ClassMetadata.verification
        self.clock = clock
        self.screen = UIScreen(bounds: screen, scale: scale)
        trace = Trace { clock.now }
        loop = EventLoop(trace: trace)
        applicationState = .active
        super.init()
        link.tie(to: self)
        widgets = SystemWidgets(application: self)
        arenaManager = GestureArenaManager(application: self)
        liveTouches = LiveTouches(application: self, arenaManager: arenaManager)
        router = InputRouter(application: self, touches: liveTouches)
        self.screen.modelChanged = { [link] in link.object?.safeAreaOfScreenChanged() }
    }

    /// Touchstone extension: Creates an application on a device, like `init(clock:screen:scale:)`.
    public convenience init(clock: any EventClock, device: ScreenModel) {
        self.init(clock: clock, screen: CGRect(origin: .zero, size: device.size), scale: device.scale)
        userInterfaceIdiom = device.idiom
        screen.model = device
    }

    deinit {
        link.cut()
    }

    /// The delegate, if it is a responder that is not already in the chain (RC-6).
    open override var next: UIResponder? {
        guard mayHaveResponder, let responder = delegateResponder, responder !== self else { return nil }
        return responder
    }

    /// Whether it is the end of the responder chain and not a subclass.
    var isSilentEnd: Bool { !mayHaveResponder && type(of: self) == UIApplication.self }

    /// Has no effect: there is no home screen. The handler is called without an error.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    // MARK: Sending events and actions

    /// Sends an event to each window that has touches in it (DL-1).
    ///
    /// An override that does not call `super` suppresses the event.
    open func sendEvent(_ event: UIEvent) {
        guard event.kind == .touches else { return sendWithoutTouches(event) }
        openPanel?.closeIfTouchedOutside(event)
        if event.touches.count == 1 {
            if let window = event.touches.unretained(at: 0).borrow({ $0.hitWindow }) { send(event, to: window) }
            return
        }
        for window in event.windowsOfChangedTouches { send(event, to: window) }
    }

    private func sendWithoutTouches(_ event: UIEvent) {
        if let placeless = event as? PlacelessEvent { return placeless.deliver() }
        // Use the window in which the presses began, even if it is no longer key, so that each begun press ends
        // (RC-37).
        guard let presses = event as? UIPressesEvent, let window = presses.window else { return }
        if let trace = trace.listening { trace.record(.sent(to: trace.subject(window), touches: [])) }
        window.sendEvent(presses)
    }

    private func send(_ event: UIEvent, to window: UIWindow) {
        if let trace = trace.listening {
            trace.record(.sent(to: trace.subject(window), touches: event.changedTouches(in: window)))
        }
        window.sendEvent(event)
    }

    /// Sends an action to `target` or, if it is `nil`, to the first object that implements it, from the first responder
    /// up the chain (RC-27).
    ///
    /// - Returns: Whether an object handled the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatch(action, to: target, from: sender, for: event)
    }

    @exclusivity(unchecked) private(set) var widgets: (any ApplicationWidgets)!
    @exclusivity(unchecked) var openPanel: (any OpenPanel)?

    /// Touchstone extension: Plays haptic feedback, which is also traced; `nil` by default.
    public var playsFeedback: ((UIFeedback) -> Void)?
    private(set) lazy var appearances: Appearances = {
        let made = Appearances()
        appearancesInUse = made
        return made
    }()
    /// The appearances; `nil` if none was ever used.
    private(set) var appearancesInUse: Appearances?
    /// The value set by `UIView.setAnimationsEnabled(_:)`.
    var animationsAreEnabled = true
    /// The time source of animations that begin now; `nil` for the clock.
    package var animationDriver: AnimationDriver?
    /// The display links that were added to the loop.
    var displayLinks: [CADisplayLink] = []
    /// The number of commits of changes.
    package internal(set) var commits = 0
    /// Whether layer animations are in progress.
    package var animatesLayers = false
    /// Data of the layer module for this application.
    package var layerWork: AnyObject?

    /// Touchstone extension: The interface idiom of `UIDevice`, set by a host or test. A phone by default.
    ///
    /// The margin around a control in which a tracked touch counts as inside depends on it (C-4).
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    private(set) lazy var device = UIDevice(application: self)
    /// The scene of windows that have no other scene.
    private(set) lazy var ownScene = UIWindowScene(ownOf: self)

    /// The layout direction of the interface; left to right by default. Touchstone extension: Settable.
    open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { if userInterfaceLayoutDirection != oldValue { layoutDirectionChanged(from: oldValue) } }
    }
    /// The user's preferred text size; `.large` by default. Touchstone extension: Settable; fonts do not follow it.
    open var preferredContentSizeCategory = UIContentSizeCategory.large {
        didSet { if preferredContentSizeCategory != oldValue { contentSizeCategoryChanged(from: oldValue) } }
    }
    /// Whether the device stays awake without touches; false by default. Stored; has no effect.
    open var isIdleTimerDisabled = false

    /// Touchstone extension: Whether the built-in keyboard is shown for text input; true by default.
    ///
    /// A host for users with a keyboard turns it off. Input views and accessory views of responders are still shown.
    open var showsBuiltInKeyboard = true {
        didSet { if showsBuiltInKeyboard != oldValue { inputViewsChanged() } }
    }

    // MARK: Other applications, the server and the background

    /// Whether another application opens a URL; always `false`, since there are no other applications.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens a URL in another application. There are none: the call is logged and calls the handler with `false` before it returns.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        LoggedException.log("UIApplication.open(_:)", "There is no other application for \(url).", .warning)
        completion?(false)
    }
    /// The older form of `open(_:)`; always fails.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }

    /// Registers for notifications of a server. There are none, so it has no effect.
    open func registerForRemoteNotifications() {}
    /// Has no effect, since there are no notifications of a server.
    open func unregisterForRemoteNotifications() {}
    /// Whether the application receives notifications of a server; always `false`.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Begins a task for the background. Returns `.invalid`, since the application is never suspended.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Begins a task for the background. Returns `.invalid`, since the application is never suspended.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Ends a task for the background; has no effect.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The time for tasks in the background; always the largest number.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the application's files can be read; always `true`.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the application has several icons; always `false`.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the icon; always `nil`.
    open var alternateIconName: String? { nil }
    /// Whether several scenes are supported; always `false`.
    open var supportsMultipleScenes: Bool { false }

    // MARK: Events without a location

    /// Starts the delivery of remote control events (M-3).
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
    /// Stops the delivery of remote control events (M-3).
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
    private(set) var receivesRemoteControlEvents = false

    /// Whether a shake that no responder handled offers undo and redo; true by default (M-2).
    open var applicationSupportsShakeToEdit = true
    /// Touchstone extension: Offers undo and redo to the user, as UIKit's alert does; `nil` by default (M-2).
    ///
    /// If it is `nil`, nothing is undone, and the trace states that it could have been.
    public var offersShakeToEdit: ((UndoManager) -> Void)?

    /// Handles a shake that reached the end of the responder chain (M-2).
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { offerUndo() }
        super.motionEnded(motion, with: event)
    }

    private var ignoringDepth = 0
    /// The calls since interaction was last enabled.
    private var ignoringCalls: [IgnoringCalls.Call] = []
    private var ignoringSite: (file: String, line: Int)?
    /// The calls that made the application ignore interaction; `nil` if it does not.
    var ignoring: IgnoringCalls? {
        ignoringDepth == 0 ? nil : IgnoringCalls(calls: ignoringCalls, depth: ignoringDepth)
    }

    /// Touchstone extension: The overload that calls without arguments use. It records the call site for explanations.
    ///
    /// It calls an override of the method without arguments. That override's call of `super` comes back here and is not
    /// counted again.
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

    /// Ignores touch events until the matching `endIgnoringInteractionEvents()`.
    ///
    /// Touches that are down are cancelled and ignored until they lift (DL-22).
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

    /// Ends one `beginIgnoringInteractionEvents()`; new touches are handled after the last one has ended (DL-22).
    open func endIgnoringInteractionEvents() {
        ignoringDepth = max(0, ignoringDepth - 1)
    }

    /// Whether new touches are ignored, because more calls began than ended (DL-22).
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    /// Whether an activity of the network is shown; the default is `false`. Stored; has no effect.
    open var isNetworkActivityIndicatorVisible = false
    /// The number on the application's icon; the default is 0. Stored; has no effect.
    open var applicationIconBadgeNumber = 0

    // MARK: Windows

    /// The shown windows, from back to front. The application retains none of them (HT-44).
    open var windows: [UIWindow] { windowOrder.frontToBack.reversed() }

    /// The scenes, in the order in which they connected; at most one is created at launch.
    ///
    /// The application's own scene comes last while a window without a given scene is shown.
    open var connectedScenes: [UIScene] { ownScene.windows.isEmpty ? scenes : scenes + [ownScene] }

    func connect(_ scene: UIScene) {
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    }
}
