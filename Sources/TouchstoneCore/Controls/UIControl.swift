import Foundation

/// A view that turns touches into events for its targets.
///
/// A control keeps its touches to itself: what happens on it does not climb the responder chain (C-24).
open class UIControl: AlignedControl, UIContextMenuInteractionDelegate {
    private var targets = ControlTargets()
    var registrations: [ControlTargets.Registration] { targets.registrations }

    /// Whether a touch is being tracked.
    open private(set) var isTracking = false
    /// Whether that touch is inside, give or take the margin; meaningful only while tracking (C-10).
    open private(set) var isTouchInside = false
    /// The number of that touch: the same finger's next contact is another, and may come before this one's delayed end.
    private var trackedSerial: Int?

    /// Touchstone extension: how far outside the bounds a tracked touch still counts as inside, in points (C-4, Q-11).
    public static func insideMargin(for idiom: UIUserInterfaceIdiom) -> CGFloat { idiom == .pad ? 25 : 70 }

    /// Whether it reacts; true by default. A touch on a disabled control goes to what is behind (HT-14); one that is
    /// being tracked goes on (C-13).
    open var isEnabled = true {
        didSet {
            node.setFlag(.disabledControl, !isEnabled)
            stateChanged()
        }
    }

    /// Whether it shows as selected; false by default. Touches do not change it.
    open var isSelected = false {
        didSet { stateChanged() }
    }

    /// Whether it shows as pressed; false by default. Tracking sets it while the finger is inside (C-2, C-5).
    open var isHighlighted = false {
        didSet { stateChanged() }
    }

    /// What it shows by, put together from `isHighlighted`, `isEnabled`, `isSelected` and focus.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Registers `primaryAction` for `.primaryActionTriggered` (C-18).
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// For subclasses: enabled, selected or highlighted changed.
    func stateChanged() { setNeedsDisplay() }

    override func focusChanged() { stateChanged() }
    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { memory(trace) }
    /// Whether it tells of new values while the finger is down.
    var sendsContinuously: Bool { true }

    // MARK: Tracking (C-2 to C-13)

    /// Counts the calls of tracking methods that came here: an override that does not call `super` is not counted.
    @exclusivity(unchecked) private(set) var trackingCalls = 0
    private func comesToSuper() -> Bool {
        trackingCalls &+= 1
        return true
    }

    /// A touch went down in the control; false declines to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { comesToSuper() }
    /// It moved; false stops tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { comesToSuper() }
    /// It lifted. The touch is nil where tracking is cancelled by way of this.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = comesToSuper() }
    /// It was taken away; the event is nil where the control left its window (C-9).
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Of several new touches the one that came first (C-3).
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
        // Where the control leaves its window, no event is the reason (C-9).
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

    /// The menu has the touch now, so the control's tracking is cancelled. [our choice]
    private func endForMenu(_ touch: UITouch, _ event: UIEvent?) {
        remember(.openedMenu)
        menuSerial = touch.serial
        cancelTracking(with: event)
        guard isTracking else { return }
        stopTracking()
        send(.touchCancel, event)
    }

    /// Within the bounds and a margin, so that a thumb may slip (C-4, C-6).
    private func isInside(_ touch: UITouch) -> Bool {
        let margin = self.margin
        return bounds.insetBy(dx: -margin, dy: -margin).encloses(touch.location(in: self))
    }

    var margin: CGFloat {
        UIControl.insideMargin(for: windowStorage?.application?.userInterfaceIdiom ?? .phone)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        trackedSerial = nil
        if isHighlighted { isHighlighted = false }
    }

    // MARK: Menu (C-26)

    /// What opens the control's menu; nil while it has none.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The finger that opened the menu by its touch-down.
    var menuSerial: Int?

    /// Whether a long press opens the menu that the control has; false by default.
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

    /// Whether the touch-down opens the menu, instead of a long press; false by default.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// The control's menu, for subclasses to say; nil, the default, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    // MARK: Targets

    /// Registers `action` of `target`, which is not retained, for each of the events; without a target, the action goes
    /// up the responder chain (C-14).
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.add(target.map(targetObject), action, events)
    }

    /// Undoes `addTarget` for these events alone; a nil action stands for all actions of the target, a nil target for
    /// all targets (C-15).
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.remove(target.map { $0 as AnyObject }, action, events)
    }

    /// Has `action` performed for each of the events; it replaces one with the same identifier (C-18).
    open func addAction(_ action: UIAction, for events: Event) { targets.add(action, events) }
    /// Undoes `addAction` for these events alone; what counts is the action's identifier.
    open func removeAction(_ action: UIAction, for events: Event) { targets.remove(action.identifier, events) }
    /// Undoes `addAction` for these events alone.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        targets.remove(identifier, events)
    }

    /// Everything registered, in order; `stop` ends the enumeration (C-17).
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

    /// The targets, `NSNull` standing for the responder chain (C-19).
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

    /// All events with a registration (C-19).
    open var allControlEvents: Event {
        targets.registrations.reduce([]) { $1.receiver.isDead ? $0 : $0.union($1.events) }
    }

    /// The names of the actions registered for a target and an event; nil if there are none (C-19).
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

    /// Sends the actions of all registrations for these events, in the order they were made (C-16).
    open func sendActions(for events: Event) {
        send(events, nil)
    }

    /// The way of each action to its target; an override intercepts it (C-16).
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

    /// The way of each `UIAction` to its closure; an override that does not call `super` keeps it from being performed
    /// (C-18).
    open func sendAction(_ action: UIAction) {
        handedOn &+= 1
        action.perform(sender: self)
    }

    /// Counts the actions that got past overrides of `sendAction`.
    private var handedOn = 0

    func send(_ events: Event, _ event: UIEvent?) {
        if let trace = (event?.trace ?? windowStorage?.application?.trace)?.listening {
            trace.record(.controlEvent(trace.subject(self), events: events.description))
        }
        // An action may register, remove or let go of the control (C-17).
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

    /// For subclasses whose lift inside is also their primary action (C-26).
    func primaryEvent(_ event: UIEvent?) {}
}
