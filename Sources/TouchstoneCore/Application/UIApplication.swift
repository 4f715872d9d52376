import CoreFoundation
import Foundation

/// The hub of a program's events: it owns the queue, builds events from it, and sends them to the windows.
@MainActor
open class UIApplication: UIResponder {
    /// The application, or within a test the test's own.
    public static var shared: UIApplication {
        if let current { return current }
        if let main { return main }
        let made = UIApplication()
        main = made
        return made
    }

    /// The application of the task at hand; a test sets it, so that tests run side by side.
    @TaskLocal public static var current: UIApplication?
    private static var main: UIApplication?

    open weak var delegate: (any UIApplicationDelegate)? {
        didSet {
            delegateResponder = delegate as? UIResponder
            mayHaveResponder = delegateResponder != nil
        }
    }
    @exclusivity(unchecked) private weak var delegateResponder: UIResponder?
    /// False where there is none; one that has died since is still to be asked for.
    @exclusivity(unchecked) private var mayHaveResponder = false
    /// What `UIApplicationMain` made, since `delegate` is weak.
    var delegateOwner: AnyObject?

    public let clock: any EventClock
    public let trace: Trace
    public let screen: UIScreen
    /// Which iOS it behaves like; the newest by default.
    @exclusivity(unchecked) public var behavior = Behavior.iOS26
    /// Measures text for every host alike.
    public var textMeasurer: any TextMeasurer = ClassedTextMeasurer()
    /// Seconds between two deliveries of moves (T-26); 1/60 by default.
    @exclusivity(unchecked) public var frameInterval: TimeInterval = 1.0 / 60

    public internal(set) var applicationState = State.inactive
    public enum State: Int, Sendable { case active, inactive, background }

    @exclusivity(unchecked) private(set) var builder: EventBuilder!
    @exclusivity(unchecked) private(set) var arena: GestureArena!
    var pressesHeld: [UIPress] { lent(builder).borrow { $0.keys.held } }
    private let queue = EventQueue()
    private let embedded = EmbeddedEventSource()
    /// In place of it, on a run loop.
    @exclusivity(unchecked) private var onRunLoop: RunLoopEventSource?
    private var source: any EventSource { onRunLoop ?? embedded }
    private var lastDevice = 0
    @exclusivity(unchecked) private var isDraining = false
    /// Who hears of each turn of the loop, if anybody.
    @exclusivity(unchecked) package var turnListener: (any TurnListener)?
    @exclusivity(unchecked) private var frame: [TouchSample] = []

    /// The windows that are shown, from the front to the back (HT-33).
    @exclusivity(unchecked) private(set) var windowsFrontToBack: [UIWindow] = []
    open var keyWindow: UIWindow? { keyWindowLink?.object }
    private var keyWindowLink: WeakLink<UIWindow>?
    let link = WeakLink<UIApplication>()
    private var scenes: [UIScene] = []

    /// An application on the main run loop.
    public convenience override init() {
        self.init(on: CFRunLoopGetMain(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// An application on a run loop of one's choice, with the real clock.
    public convenience init(runLoop: CFRunLoop, screen: CGRect) {
        self.init(on: runLoop, screen: screen)
    }

    private convenience init(on runLoop: CFRunLoop, screen: CGRect) {
        let clock = RunLoopClock(runLoop: runLoop)
        self.init(clock: clock, screen: screen, scale: 2)
        onRunLoop = RunLoopEventSource(runLoop: runLoop, clock: clock, application: self)
        applicationState = .inactive
    }

    /// An application without run loop or threads, whose sources run when somebody calls `service()`; with a
    /// `VirtualClock` its time stands still until that is advanced. Active from the start.
    ///
    /// - Parameters:
    ///   - screen: The screen's bounds, in points.
    ///   - scale: Pixels a point.
    public init(clock: any EventClock, screen: CGRect, scale: CGFloat = 1) {
        self.clock = clock
        self.screen = UIScreen(bounds: screen, scale: scale)
        trace = Trace { clock.now }
        applicationState = .active
        super.init()
        link.tie(to: self)
        arena = GestureArena(application: self)
        builder = EventBuilder(application: self, arena: arena)
    }

    deinit {
        link.cut()
        onRunLoop?.invalidate()
    }

    /// The delegate, where it is a responder that is not already part of the chain (RC-6).
    open override var next: UIResponder? {
        guard mayHaveResponder, let responder = delegateResponder, responder !== self, !(responder is UIView),
            !(responder is UIViewController)
        else { return nil }
        return responder
    }

    /// Whether nobody comes after it in the chain, and it is a plain one.
    var isSilentEnd: Bool { !mayHaveResponder && type(of: self) == UIApplication.self }

    // MARK: Sending

    /// Hands the event to each window that has touches in it (DL-1). Overriding it without calling `super` suppresses
    /// the event.
    open func sendEvent(_ event: UIEvent) {
        guard event.kind == .touches else { return sendWithoutTouches(event) }
        menuPanel?.closeIfTouchedOutside(event)
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

    /// Whether the first responder or its input views changed since the last commit.
    @exclusivity(unchecked) private var inputViewsAreStale = false
    func inputViewsChanged() {
        inputViewsAreStale = true
        // Hosts show where text goes.
        drawingChanged()
    }

    /// What is cut or copied here.
    public private(set) lazy var pasteboard = UIPasteboard()
    private(set) lazy var inputPanel = InputPanel(application: self)
    private(set) lazy var menuController = UIMenuController(application: self)
    /// The menu that is open, of whatever kind.
    @exclusivity(unchecked) var menuPanel: MenuPanel?

    /// Ours: plays what the application lets its user feel; the trace tells of it as well.
    public var playsFeedback: ((UIFeedback) -> Void)?
    /// What `UIView.setAnimationsEnabled` said.
    var animationsAreEnabled = true
    /// Those that applications have added to the loop.
    var displayLinks: [CADisplayLink] = []

    /// Ours: what `UIDevice` answers; a host or a test sets it. A phone by default. A control's margin depends on it (C-4).
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    /// Whether a keyboard to touch rises for text; true by default. A host whose users have a keyboard of their own turns
    /// it off; input views and accessory views of responders are shown even so.
    open var showsBuiltInKeyboard = true {
        didSet { if showsBuiltInKeyboard != oldValue { inputViewsChanged() } }
    }

    // MARK: Hosts

    /// A new way in for a host.
    public func makePort() -> HostPort {
        lastDevice += 1
        return HostPort(device: lastDevice, queue: queue, source: source)
    }

    /// How many inputs the port has yet to let through.
    var unportedInputs: Int { queue.unported }

    /// Source1: lets what the hosts sent into the event queue and signals the drain source.
    func portFired() {
        if trace.isListening || turnListener != nil { return portFiredHeard() }
        if queue.port() > 0 { signalDrain() }
    }

    /// Whether an event is being handled, or something else that others wait for.
    var isHandling: Bool { isDraining }

    /// Turns the loop once more, though nothing came in.
    func askForTurn() { signalDrain() }

    private func signalDrain() {
        if let onRunLoop { onRunLoop.signalDrain() } else { embedded.signalDrain() }
    }

    /// The same, told.
    private func portFiredHeard() {
        guard queue.unported > 0 else { return }
        let heard = trace.heard
        let turnListener = turnListener
        turnListener?.turnBegan(.port)
        defer { turnListener?.turnEnded(.port) }
        var untold = 0
        let moved = queue.port()
        for input in queue.ported(last: moved) {
            turnListener?.took(input)
            guard let heard else { continue }
            switch input {
            case .touch(let sample, _, _):
                heard.record(.queued(touch: sample.id, phase: sample.phase, location: sample.location))
            case .other(let input): if input.isHover, heard.detail == .acts { untold += 1 }
            }
        }
        guard moved > 0 else { return }
        if moved > untold { heard?.record(.portFired(inputs: moved - untold)) }
        signalDrain()
    }

    /// Source0: empties the queue. Events are handled one after the other, so what a callback sends, or a run loop it
    /// spins brings in, waits its turn (RL-5).
    func drainFired() {
        guard !isDraining else { return }
        if turnListener == nil { return drain() }
        let turnListener = turnListener
        turnListener?.turnBegan(.drain)
        drain()
        turnListener?.turnEnded(.drain)
    }

    private func drain() {
        isDraining = true
        lent(arena).borrow { $0.concludeWhatWasSet() }
        commit()
        if trace.isListening {
            let inputs = trace.detail == .acts ? queue.countWithoutHovers : queue.count
            if inputs > 0 || queue.count == 0 { trace.record(.drainFired(inputs: inputs)) }
        }
        // Its storage goes from event to event.
        var frame: [TouchSample] = []
        swap(&frame, &self.frame)
        while queue.count > 0 {
            if let device = queue.takeTouches(into: &frame) {
                lent(builder).borrow { $0.handle(frame, device) }
            } else if let input = queue.takeOther() {
                builder.handle(input)
            }
            commit()
        }
        swap(&frame, &self.frame)
        isDraining = false
        // The port lets through only what there is room for; the rest waits before it.
        if queue.unported > 0 { source.signalPort() }
    }

    /// Runs what calls responders outside the queue, such as a tick of the display, as a turn of its own: inputs that come in
    /// meanwhile wait for its end (RL-5).
    func inTurn(_ body: () -> Void) {
        guard !isDraining else { return body() }
        isDraining = true
        body()
        isDraining = false
        if queue.count > 0 { signalDrain() }
    }

    /// The same for an event; a closure would be made for each.
    func inTurn(sending event: UIEvent) {
        guard !isDraining else { return sendEvent(event) }
        isDraining = true
        sendEvent(event)
        isDraining = false
        if queue.count > 0 { signalDrain() }
    }

    /// Runs what is due without a run loop: the sources that were signalled, then layout.
    public func service() {
        if onRunLoop == nil { embedded.service(self) }
        commit()
    }

    /// Remote control events are delivered from now on (M-3).
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
    private(set) var receivesRemoteControlEvents = false

    /// Whether a shake that nobody took offers undo and redo; true by default (M-2).
    open var applicationSupportsShakeToEdit = true
    /// Offers undo and redo of this manager to the user. Ours: there is no alert here, so without an offer of the
    /// application's own nothing is undone; the trace tells that it could have been.
    public var offersShakeToEdit: ((UndoManager) -> Void)?

    /// A shake that reached the end of the chain (M-2).
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { offerUndo() }
        super.motionEnded(motion, with: event)
    }

    private var ignoringDepth = 0

    /// Drops touch events until the matching `endIgnoringInteractionEvents()`; touches that are down are cancelled and
    /// stay ignored until they lift (DL-22).
    open func beginIgnoringInteractionEvents() {
        ignoringDepth += 1
        if ignoringDepth == 1 { builder.cancelAll(reason: .ignoringInteraction) }
    }

    open func endIgnoringInteractionEvents() {
        ignoringDepth = max(0, ignoringDepth - 1)
    }

    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    // MARK: Windows

    /// The shown windows, from the back to the front.
    open var windows: [UIWindow] { windowsFrontToBack.reversed() }

    open var connectedScenes: [UIScene] { scenes }

    func connect(_ scene: UIScene) {
        if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    }

    func windowShown(_ window: UIWindow) {
        windowsFrontToBack.removeAll { $0 === window }
        windowsFrontToBack.insert(window, at: 0)
        windowOrderChanged()
    }

    func windowWillHide(_ window: UIWindow) {
        builder.cancelTouches(below: window, reason: .windowHidden)
    }

    func windowLeft(_ window: UIWindow) {
        windowsFrontToBack.removeAll { $0 === window }
        if keyWindow === window {
            keyWindowLink = nil
            inputViewsChanged()
            window.resignKey()
        }
        drawingChanged()
    }

    /// Sorts by level; the sort is stable, so among equals the one shown last stays in front (HT-33).
    func windowOrderChanged() {
        windowsFrontToBack.sort { $0.windowLevel > $1.windowLevel }
        drawingChanged()
    }

    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindowLink = window.link
        inputViewsChanged()
        old?.resignKey()
        window.becomeKey()
    }

    func screenChanged(_ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let (old, oldTraits) = (screen.bounds, traits)
        screen.bounds = CGRect(origin: .zero, size: size)
        screen.scale = scale.isFinite && scale > 0 ? scale : 1
        screen.userInterfaceStyle = style
        let filling = windows.filter { $0.frame == old }
        if size != old.size { turn(filling, to: size) } else { for window in filling { window.frame = screen.bounds } }
        tellTraitsChanged(from: oldTraits)
        inputViewsChanged()
        drawingChanged()
    }

    // MARK: The turn of the loop

    /// Whether anything shows this application or feeds it.
    var hasHost: Bool { lastDevice > 0 || isShown }
    /// Whether a host draws it.
    var isShown: Bool { !displayListeners.isEmpty }

    @exclusivity(unchecked) private var needsCommit = false
    /// Called once at the end of a turn in which something changed that is drawn.
    @exclusivity(unchecked) private var displayListeners: [@MainActor () -> Void] = []
    @exclusivity(unchecked) private var needsDisplay = false

    func commitWanted() { needsCommit = true }
    func drawingChanged() { needsDisplay = true }

    /// Calls `show` at the end of each turn that changed the picture.
    public func onDisplay(_ show: @escaping @MainActor () -> Void) {
        displayListeners.append(show)
        needsDisplay = true
    }

    /// Does again what the loop did in a recorded turn.
    package func turnAgain(_ turn: LoopTurn) {
        switch turn {
        case .port: portFired()
        case .drain: drainFired()
        case .commit: commit()
        case .deadlines: (clock as? VirtualClock)?.callDue()
        case .scene, .outside: break
        }
        embedded.forget(turn)
    }

    /// Lays out what is due and tells the hosts of a new picture.
    public func commit() {
        if inputViewsAreStale || needsCommit || needsDisplay { commitChanges() }
    }

    private func commitChanges() {
        let turnListener = !isDraining && (needsCommit || inputViewsAreStale) ? turnListener : nil
        turnListener?.turnBegan(.commit)
        defer { turnListener?.turnEnded(.commit) }
        // Who is told of the keyboard may go on to another field, or, for a while, back and forth.
        for _ in 0..<8 where inputViewsAreStale {
            inputViewsAreStale = false
            inputPanel.update()
        }
        if needsCommit {
            needsCommit = false
            // From the back to the front; who lays out may show and hide windows.
            let shown = windowsFrontToBack
            for index in shown.indices.reversed() { shown[index].layOut() }
        }
        if needsDisplay, !isDraining {
            needsDisplay = false
            for show in displayListeners { show() }
        }
    }

    /// The whole screen as drawing commands, in screen points.
    public func displayList() -> DisplayList {
        var list = DisplayList(style: screen.userInterfaceStyle)
        for window in windows { window.appendTree(to: &list) }
        return list
    }
}
