import Foundation

/// A user action and its data, as it is delivered to responders.
///
/// A touches event contains all touches that are down, in whatever phase and view they are (T-22). One object serves a
/// whole sequence, from the first touch-down to the last lift (T-2).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event (T-21).
    public typealias EventType = UIEventType

    /// The kind of a shake, or the button of a remote control (T-21).
    public typealias EventSubtype = UIEventSubtype

    /// Pointer buttons, with bit n − 1 for button n.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The secondary button, usually the right one.
        public static let secondary = ButtonMask(rawValue: 2)
        /// Returns the mask of a button by number, counted from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    /// The kind of the event.
    open var type: EventType { kind }
    /// The shake or the remote control's button; `.none` for all other events.
    open var subtype: EventSubtype { subtypeStorage }
    var subtypeStorage = EventSubtype.none
    /// The time of the event, in seconds since boot.
    open internal(set) var timestamp: TimeInterval {
        get { time }
        set { time = newValue }
    }
    /// The modifier keys that were down at the time of the event (T-24).
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { modifiers }
        set { modifiers = newValue }
    }
    /// The pointer buttons that were down at the time of the event (T-24).
    open internal(set) var buttonMask: ButtonMask {
        get { buttons }
        set { buttons = newValue }
    }

    // Subclasses may override the public properties. Code in this module reads these stored values directly.
    @exclusivity(unchecked) final var time: TimeInterval = 0
    @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
    @exclusivity(unchecked) final var buttons: ButtonMask = []
    final let kind: EventType
    /// The first phase of a scroll event's sequence.
    var scrollPhase = ScrollSample.Phase.began
    private let link: WeakLink<UIApplication>?
    final var application: UIApplication? { link?.object }
    /// The application owns the arena, so this reference is unretained.
    private let arenaStorage: Unretained<GestureArenaManager>?
    final var unretainedArenaManager: Unretained<GestureArenaManager>? { link?.isCut == false ? arenaStorage : nil }
    final let trace: Trace?
    /// All live touches, in the order of their touch-downs.
    @exclusivity(unchecked) var touches: [UITouch] = [] {
        didSet {
            changes &+= 1
            if !sets.isEmpty { sets = [] }
            // Release the set's only member last, when the event is consistent again.
            if var set = firstAlone.take() {
                let gone = set.popFirst()
                firstAlone.putBack(set)
                extendLifetime(gone)
            }
        }
    }
    /// The number of times `touches` changed.
    @exclusivity(unchecked) private var changes = 0
    /// The set of only the first touch, which is nearly the only set that is ever requested. It is empty until it is
    /// requested, and `nil` while `withFirstTouchOnly` has moved it out. The set keeps its storage if no caller retains it.
    @exclusivity(unchecked) private var firstAlone = Takeable<Set<UITouch>>([])
    @exclusivity(unchecked) private var sets: [CachedSet] = []

    public override init() {
        kind = .touches
        link = nil
        arenaStorage = nil
        trace = nil
        super.init()
    }

    package init(_ kind: EventType, application: UIApplication) {
        self.kind = kind
        link = application.link
        arenaStorage = application.arenaManager.map { Unretained($0) }
        trace = application.trace
        super.init()
    }

    // MARK: Touches

    /// The touches of the sequence; `nil` if the event has none (T-22, T-25).
    open var allTouches: Set<UITouch>? {
        touches.isEmpty ? nil : set(of: everyTouch)
    }

    /// Returns the touches with `view` itself as their hit view, or `nil` if there are none (T-23).
    open func touches(for view: UIView) -> Set<UITouch>? {
        matching { $0.view === view }
    }

    /// Returns the touches that began in the window, or `nil` if there are none (T-23).
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        matching { $0.window === window }
    }

    /// Returns the touches that the recognizer receives, or `nil` if there are none (T-23).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { gesture.competes(for: $0) }
    }

    /// Returns the samples since the last delivery, oldest first (T-16).
    ///
    /// The last sample equals `touch` itself. Returns `nil` if the touch is not in this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        var previous = touch.shownPreviousLocation
        // Only moves are coalesced. The samples of a stationary touch, or of one cancelled without a sample, belong to
        // an earlier event.
        let run = touch.samples
        let samples = touch.phase == .moved ? (0..<run.count).map { run[$0] } : [touch.shownSample]
        return samples.map { sample in
            let copy = snapshot(of: touch, sample, previous)
            previous = copy.windowLocation
            return copy
        }
    }

    /// Returns predictions for the time until the next delivery, without the touch itself (T-18).
    ///
    /// They are valid until the next delivery. Returns `nil` if the touch is not in this event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        guard touch.phase == .moved else { return [] }
        var previous = touch.shownLocation
        return touch.history.predicted(from: touch.shownSample, for: application?.frameInterval ?? 1.0 / 60).map {
            sample in
            let copy = snapshot(of: touch, sample, previous)
            previous = copy.windowLocation
            return copy
        }
    }

    private func snapshot(of touch: UITouch, _ sample: TouchSample, _ previous: CGPoint) -> UITouch {
        let copy = UITouch(
            serial: touch.serial, finger: touch.finger, sample: sample, window: touch.window, view: touch.view)
        copy.phase = touch.phase == .moved ? sample.phase.touchPhase : touch.phase
        copy.tapCount = touch.tapCount
        if copy.phase != .began { copy.previousWindowLocation = previous }
        return copy
    }

    /// Copies the time, modifier keys and buttons of a sample.
    final func take(_ sample: TouchSample) {
        time = sample.time
        modifiers = sample.modifierFlags
        buttons = sample.buttonMask
    }

    // MARK: Sets

    /// A set of some of the touches. It is cached while the same touches are down, so that a move creates no set.
    private struct CachedSet {
        let members: UInt64
        let set: Set<UITouch>
    }

    private var everyTouch: UInt64 { touches.count >= 64 ? .max : (1 << UInt64(touches.count)) - 1 }

    /// Returns the touches with a set bit in `members`, where bit n stands for the touch at index n.
    func set(of members: UInt64) -> Set<UITouch> {
        if members == 1, let set = takeFirstAlone() {
            firstAlone.putBack(set)
            return set
        }
        for cached in sets where cached.members == members { return cached.set }
        let set = picked(members, from: touches)
        if sets.count < 16 { sets.append(CachedSet(members: members, set: set)) }
        return set
    }

    /// Returns the set of some of the event's earlier touches, because a callee may have removed some of them since.
    func set(of members: UInt64, in touches: [UITouch]) -> Set<UITouch> {
        touches.count == self.touches.count ? set(of: members) : picked(members, from: touches)
    }

    private func picked(_ members: UInt64, from touches: [UITouch]) -> Set<UITouch> {
        var set: Set<UITouch> = []
        for (index, touch) in touches.prefix(64).enumerated() where members & (1 << UInt64(index)) != 0 {
            set.insert(touch)
        }
        return set
    }

    /// Calls `body` with the set of only the first touch.
    ///
    /// During the call, the set retains the touch, which retains its window and view, whatever the callee does to the
    /// live touches. The set is moved, not copied, so that no reference is counted.
    @inline(__always)
    final func withFirstTouchOnly(_ body: (Set<UITouch>) -> Void) {
        let changes = changes
        let set = takeFirstAlone() ?? [touches[0]]
        body(set)
        guard firstAlone.isTaken else { return }
        firstAlone.putBack(changes == self.changes ? set : [])
    }

    /// Returns `nil` while the set is in use by `withFirstTouchOnly`.
    @inline(__always)
    private func takeFirstAlone() -> Set<UITouch>? {
        guard var set = firstAlone.take() else { return nil }
        // The event retains its touches.
        if set.isEmpty { touches.unretained(at: 0).borrow { _ = set.update(with: $0) } }
        return set
    }

    private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
        var members: UInt64 = 0
        for (index, touch) in touches.prefix(64).enumerated() where condition(touch) { members |= 1 << UInt64(index) }
        return members == 0 ? nil : set(of: members)
    }

    // MARK: Windows

    /// The windows with changed touches, in the order of their first touches.
    var windowsOfChangedTouches: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in touches where touch.currentPhase != .stationary {
            if let window = touch.hitWindow, !windows.holds(window) { windows.append(window) }
        }
        return windows
    }

    func changedTouches(in window: UIWindow) -> [Int] {
        touches.filter { $0.window === window && $0.currentPhase != .stationary }.map(\.sample.id)
    }
}

extension TouchSample.Phase {
    var touchPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved, .estimatesUpdated: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
