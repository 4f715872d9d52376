import Foundation

/// A view that turns touches into control events and sends them to its targets.
///
/// A control does not pass its touches up the responder chain (C-24).
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var targets = ControlTargets()
    package var registrations: [ControlTargets.Registration] { targets.registrations }

    /// Whether the control tracks a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is inside the bounds or their margin; meaningful only while `isTracking` is `true` (C-10).
    open private(set) var isTouchInside = false
    /// The serial number of the tracked touch.
    ///
    /// The next touch of the same finger has another number. That touch can arrive before the delayed end of this one.
    private var trackedSerial: Int?

    /// Touchstone extension: the distance from the bounds, in points, up to which a tracked touch counts as inside (C-4, Q-11).
    public static func insideMargin(for idiom: UIUserInterfaceIdiom) -> CGFloat { idiom == .pad ? 25 : 70 }

    /// Whether the control is enabled; the default is `true`.
    ///
    /// Hit testing skips a disabled control, so the view behind it receives the touch (HT-14). Disabling a control does not end the
    /// tracking of a touch (C-13).
    open var isEnabled = true {
        didSet {
            node.setFlag(.disabledControl, !isEnabled)
            stateChanged()
        }
    }

    /// Whether the control is selected; the default is `false`. Touches do not change it.
    open var isSelected = false {
        didSet { stateChanged() }
    }

    /// Whether the control is highlighted; the default is `false`. Tracking sets it while the finger is inside (C-2, C-5).
    open var isHighlighted = false {
        didSet { stateChanged() }
    }

    /// The state that determines the appearance: a combination of `isHighlighted`, `isEnabled`, `isSelected` and focus.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Creates a control and registers `primaryAction` for `.primaryActionTriggered` (C-18).
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UIControl.self)
    }

    /// Called after the control's enabled, selected, highlighted or focused state changes, for subclasses to override.
    func stateChanged() { setNeedsDisplay() }

    override func focusChanged() { stateChanged() }
    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { memory(trace) }
    /// Whether the control sends new values while the finger is down; the default is `true`.
    var sendsContinuously: Bool { true }

    // MARK: Tracking (C-2 to C-13)

    /// The number of calls of this class's tracking methods. A call of an override that does not call `super` is not counted.
    @exclusivity(unchecked) private(set) var trackingCalls = 0
    private func comesToSuper() -> Bool {
        trackingCalls &+= 1
        return true
    }

    /// Called when a touch goes down in the control.
    /// - Returns: Whether to track the touch; the default is `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { comesToSuper() }
    /// Called when the tracked touch moves.
    /// - Returns: Whether to continue to track the touch; the default is `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { comesToSuper() }
    /// Called when the tracked touch lifts. The touch can be `nil` if a subclass calls this method to cancel the tracking.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = comesToSuper() }
    /// Called when the tracking is cancelled; `event` is `nil` if the control was removed from its window (C-9).
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // If several touches are new, track the earliest one (C-3).
        guard !isTracking, isEnabled, let touch = touches.min(by: { $0.serial < $1.serial }) else {
            return remember(.busy)
        }
        let calls = trackingCalls
        guard beginTracking(touch, with: event) else { return remember(.declined) }
        noteSkipped(since: calls, .begin)
        guard !touch.delivery.isTakenAway else { return }
        remember(.began)
        trackedSerial = touch.serial
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(.touchDown, event)
        if touch.tapCount > 1, isTracking { send(.touchDownRepeat, event) }
        if isTracking, opensMenu(at: touch) { endForMenu(touch, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return followMenu(touches) }
        let calls = trackingCalls
        guard continueTracking(touch, with: event) else {
            remember(.stopped)
            return stopTracking()
        }
        noteSkipped(since: calls, .continue)
        guard isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
        let crossing: Event? = wasInside == isTouchInside ? nil : isTouchInside ? .touchDragEnter : .touchDragExit
        if let crossing { send(crossing, event) }
        guard isTracking else { return }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return followMenu(touches) }
        let isInside = isInside(touch)
        isTouchInside = isInside
        remember(.lifted(outBy: outBy(touch.location(in: self)), margin: margin))
        let calls = trackingCalls
        endTracking(touch, with: event)
        noteSkipped(since: calls, .end)
        guard isTracking else { return }
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        remember(.cancelled)
        // If the control was removed from its window, no event is the cause (C-9).
        cancelTracking(with: touch.delivery.isTakenAway ? nil : event)
        guard isTracking else { return }
        stopTracking()
        send(.touchCancel, event)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard isTracking, newWindow !== windowStorage else { return }
        cancelTracking(with: nil)
        stopTracking()
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        guard isTracking else { return nil }
        return touches.first { $0.serial == trackedSerial }
    }

    /// Cancels the control's tracking because the menu receives the touch from now on. [our choice]
    private func endForMenu(_ touch: UITouch, _ event: UIEvent?) {
        remember(.openedMenu)
        menuSerial = touch.serial
        cancelTracking(with: event)
        guard isTracking else { return }
        stopTracking()
        send(.touchCancel, event)
    }

    /// Whether the touch is within the bounds or their margin, which allows for a finger that slips (C-4, C-6).
    private func isInside(_ touch: UITouch) -> Bool {
        let margin = self.margin
        return bounds.insetBy(dx: -margin, dy: -margin).encloses(touch.location(in: self))
    }

    package var margin: CGFloat {
        UIControl.insideMargin(for: windowStorage?.application?.userInterfaceIdiom ?? .phone)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        trackedSerial = nil
        if isHighlighted { isHighlighted = false }
    }

    // MARK: Menu (C-26)

    /// The interaction that opens the control's menu; `nil` if the control has no menu.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The serial number of the touch that opened the menu by its touch-down.
    var menuSerial: Int?

    /// Whether the control has an interaction that opens its menu; the default is `false`.
    ///
    /// A long press opens the menu, or a touch-down if `showsMenuAsPrimaryAction` is `true`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let old = contextMenuInteraction {
                removeInteraction(old)
                contextMenuInteraction = nil
                return
            }
            let made = UIContextMenuInteraction(delegate: self)
            made.willPresent = { [weak self] in self?.send(.menuActionTriggered, nil) }
            made.opensByPress = !showsMenuAsPrimaryAction
            contextMenuInteraction = made
            addInteraction(made)
        }
    }

    /// Whether a touch-down opens the menu, instead of a long press; the default is `false`.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// Returns the configuration of the control's menu, for subclasses to override; the default is `nil`, which means no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when the control's menu appears, for subclasses to override; the default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the control's menu disappears, for subclasses to override; the default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Targets

    /// Registers a target and an action for events. The target is not retained (C-14).
    /// - Parameter target: The object that receives `action`; if it is `nil`, the nearest responder up the chain that implements the
    ///   action receives it.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.add(target.map(targetObject), action, events)
    }

    /// Removes the registration of a target and an action for the given events only (C-15).
    /// - Parameter target: The registered target; `nil` stands for all targets.
    /// - Parameter action: The registered action; `nil` stands for all actions of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.remove(target.map { $0 as AnyObject }, action, events)
    }

    /// Registers an action for events; it replaces an action with the same identifier (C-18).
    open func addAction(_ action: UIAction, for events: Event) { targets.add(action, events) }
    /// Removes the registration of the action with the same identifier, for the given events only.
    open func removeAction(_ action: UIAction, for events: Event) { targets.remove(action.identifier, events) }
    /// Removes the registration of the action with this identifier, for the given events only.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        targets.remove(identifier, events)
    }

    /// Calls `body` for each registration in order. Setting its last argument to `true` ends the enumeration (C-17).
    open func enumerateEventHandlers(
        _ body: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for registration in targets.registrations where !stop {
            switch registration.receiver {
            case .action(let action): body(action, nil, registration.events, &stop)
            case .chain(let selector): body(nil, (nil, selector), registration.events, &stop)
            case .target(let target, let selector):
                if let target = target.object { body(nil, (target, selector), registration.events, &stop) }
            }
        }
    }

    /// The registered targets; `NSNull` stands for the responder chain (C-19).
    open var allTargets: Set<AnyHashable> {
        var all: Set<AnyHashable> = []
        for registration in targets.registrations {
            switch registration.receiver {
            case .target(let target, _):
                guard let target = target.object else { continue }
                all.insert((target as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target)))
            case .chain: all.insert(NSNull())
            case .action: break
            }
        }
        return all
    }

    /// The union of all events with a registration (C-19).
    open var allControlEvents: Event {
        targets.registrations.reduce([]) { $1.receiver.isDead ? $0 : $0.union($1.events) }
    }

    /// Returns the names of the actions that are registered for a target and an event; `nil` if there are none (C-19).
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.registrations.compactMap { registration -> String? in
            guard !registration.events.isDisjoint(with: event) else { return nil }
            switch registration.receiver {
            case .target(let own, let action): return object != nil && own.object === object ? action.name : nil
            case .chain(let action): return object == nil ? action.name : nil
            case .action: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    // MARK: Sending

    /// Performs the primary action, as a tap does.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Sends the actions of all registrations for these events, in the order in which they were made (C-16).
    open func sendActions(for events: Event) {
        send(events, nil)
    }

    /// Sends an action to its target through the application. Override it to intercept the control's actions (C-16).
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        handedOn &+= 1
        let application = windowStorage?.application ?? UIApplication.shared
        let dispatched = application.dispatched
        application.sendAction(action, to: target, from: self, for: event)
        if application.dispatched == dispatched, let trace = application.trace.listening {
            remember(
                .kept(
                    action: action.name, by: trace.remembered(application), method: "sendAction(_:to:from:for:)"))
        }
    }

    /// Performs an action. An override that does not call `super` prevents the action from being performed (C-18).
    open func sendAction(_ action: UIAction) {
        handedOn &+= 1
        action.perform(sender: self)
    }

    /// The number of actions that reached this class's `sendAction` methods, past any overrides.
    private var handedOn = 0

    func send(_ events: Event, _ event: UIEvent?) {
        if let trace = (event?.trace ?? windowStorage?.application?.trace)?.listening {
            trace.record(.controlEvent(trace.subject(self), events: events.description))
        }
        // An action may add or remove registrations, or release the control (C-17).
        withExtendedLifetime(self) {
            for registration in targets.registrations where !registration.events.isDisjoint(with: events) {
                let trace = (event?.trace ?? windowStorage?.tracing)?.listening
                if let trace { note(.sends(events, RememberedTarget(registration.receiver, trace)), trace) }
                let before = handedOn
                switch registration.receiver {
                case .action(let action): sendAction(action)
                case .chain(let selector): sendAction(selector, to: nil, for: event)
                case .target(let target, let selector):
                    guard let target = target.object else { continue }
                    sendAction(selector, to: target, for: event)
                }
                if let trace, handedOn == before { noteKept(registration.receiver, trace) }
            }
        }
        if events.contains(.touchUpInside) { primaryEvent(event) }
    }

    /// Called after `.touchUpInside`, for subclasses that send their primary action at that event (C-26).
    func primaryEvent(_ event: UIEvent?) {}

    // MARK: Alignment

    /// The horizontal alignment of the content; the default is `.center`. A button's image and title follow it.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { UIControl.ContentHorizontalAlignment(rawValue: rareStorage?.rarer?.horizontalAlignment ?? 0)! }
        set {
            rarer.horizontalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The vertical alignment of the content; the default is `.center`. A button's image and title follow it.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { UIControl.ContentVerticalAlignment(rawValue: rareStorage?.rarer?.verticalAlignment ?? 0)! }
        set {
            rarer.verticalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The value of `contentHorizontalAlignment` with `.leading` and `.trailing` resolved to `.left` and `.right`.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let side: side
        }
    }

    // MARK: Controls of the framework

    /// Whether the control is one of the framework's. Such a control refuses an ancestor's recognizer of the control's own gesture, so
    /// that the control wins (C-22), and keys operate it. The default is `false`.
    package var isSystemControl: Bool { false }

    /// Returns whether the recognizer recognizes the gesture that this system control reacts to; by default, a single tap.
    func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    /// Whether the control can have the keyboard focus: an enabled system control can. A tap does not move the focus to it (RC-17).
    open override var canBecomeFocused: Bool { isSystemControl && isEnabled }

    override func takes(_ command: FocusCommand) -> Bool {
        guard wouldTake(command) else { return false }
        switch command {
        case .activate: return activate()
        case .increment: adjust(by: 1)
        case .decrement: adjust(by: -1)
        }
        return true
    }

    override func wouldTake(_ command: FocusCommand) -> Bool {
        isEnabled && (command == .activate ? isActivatedByKeys : isAdjustedByKeys)
    }

    /// Whether Space and Return have an effect on the control while it has the focus; the default is `false`.
    var isActivatedByKeys: Bool { false }
    /// Whether the arrow keys have an effect on the control while it has the focus; the default is `false`.
    var isAdjustedByKeys: Bool { false }
    /// Performs the effect of Space and Return.
    /// - Returns: Whether there was an effect.
    func activate() -> Bool { false }
    /// Performs the effect of an arrow key.
    /// - Parameter direction: 1 for one step up or right, -1 for one step down or left.
    func adjust(by direction: Int) {}

    /// Draws a ring around the control while it has the focus.
    override func drawOverlay(into list: inout DisplayList) {
        guard isFocused else { return }
        list.stroke(bounds.insetBy(dx: -3, dy: -3), cornerRadius: 11, lineWidth: 2, color: .systemBlue)
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // A control that is disabled during a touch still tracks it (C-13).
        if isSystemControl, recognizer.view !== self, isEnabled || isTracking, isOwnGesture(recognizer) { return false }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    /// Whether changes of a symbol are animated; `false` by default. Stored; has no effect.
    open var isSymbolAnimationEnabled = false
}
