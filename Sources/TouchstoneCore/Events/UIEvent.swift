import Foundation

/// What happened, for those it is delivered to.
///
/// A touches event holds every finger that is down, whatever its phase and wherever it is (T-22), and the same object serves
/// a whole sequence, from the first touch-down to the last lift (T-2).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What an event is about (T-21).
    public typealias EventType = UIEventType

    /// Which shake, or which button of a remote control (T-21).
    public typealias EventSubtype = UIEventSubtype

    /// Bit n − 1 for button n.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button, usually the right one.
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button of this number, from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    /// What it is about.
    open var type: EventType { kind }
    /// Which shake or which button of a remote control; `.none` for all other events.
    open var subtype: EventSubtype { subtypeStorage }
    var subtypeStorage = EventSubtype.none
    /// When it happened, in seconds since boot.
    open internal(set) var timestamp: TimeInterval {
        get { time }
        set { time = newValue }
    }
    /// The modifier keys that were down as it happened (T-24).
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { modifiers }
        set { modifiers = newValue }
    }
    /// The pointer's buttons that were down as it happened (T-24).
    open internal(set) var buttonMask: ButtonMask {
        get { buttons }
        set { buttons = newValue }
    }

    // What may be overridden is asked through the class; inside, the facts themselves are read.
    @exclusivity(unchecked) final var time: TimeInterval = 0
    @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
    @exclusivity(unchecked) final var buttons: ButtonMask = []
    final let kind: EventType
    /// How a scroll event's sequence began.
    var scrollPhase = ScrollSample.Phase.began
    private let link: WeakLink<UIApplication>?
    final var application: UIApplication? { link?.object }
    /// The application holds it.
    private let arenaStorage: Unmanaged<GestureArena>?
    final var lentArena: Unmanaged<GestureArena>? { link?.isCut == false ? arenaStorage : nil }
    final let trace: Trace?
    /// Every live touch, in the order they went down.
    @exclusivity(unchecked) var touches: [UITouch] = [] {
        didSet {
            changes &+= 1
            if !sets.isEmpty { sets = [] }
            // Its only member is let go when all is in order.
            if var set = firstAlone.take() {
                let gone = set.popFirst()
                firstAlone.putBack(set)
                extendLifetime(gone)
            }
        }
    }
    /// How often `touches` changed.
    @exclusivity(unchecked) private var changes = 0
    /// The set of the first touch alone, which is most that is ever asked for; empty until it is, and nil while it is lent. It keeps
    /// its storage where nobody kept the set.
    @exclusivity(unchecked) private var firstAlone = Takeable<Set<UITouch>>([])
    @exclusivity(unchecked) private var sets: [CachedSet] = []

    public override init() {
        kind = .touches
        link = nil
        arenaStorage = nil
        trace = nil
        super.init()
    }

    init(_ kind: EventType, application: UIApplication) {
        self.kind = kind
        link = application.link
        arenaStorage = application.arena.map { .passUnretained($0) }
        trace = application.trace
        super.init()
    }

    // MARK: Touches

    /// Every finger of the sequence; nil where the event has none (T-22, T-25).
    open var allTouches: Set<UITouch>? {
        touches.isEmpty ? nil : set(of: everyTouch)
    }

    /// The touches whose hit view is `view` itself; nil if there are none (T-23).
    open func touches(for view: UIView) -> Set<UITouch>? {
        matching { $0.view === view }
    }

    /// The touches that began in this window; nil where there are none (T-23).
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        matching { $0.window === window }
    }

    /// The touches that are being delivered to the recognizer; nil if there are none (T-23).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { gesture.competes(for: $0) }
    }

    /// The samples since the last delivery, oldest first, the last of them equal to `touch` itself; nil if the touch is not
    /// in this event (T-16).
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        var previous = touch.shownPreviousLocation
        // Only moves are coalesced; the samples of a finger that rests, or was cancelled without one, are an earlier event's.
        let run = touch.samples
        let samples = touch.phase == .moved ? (0..<run.count).map { run[$0] } : [touch.shownSample]
        return samples.map { sample in
            let copy = snapshot(of: touch, sample, previous)
            previous = copy.windowLocation
            return copy
        }
    }

    /// Guesses for the time until the next delivery, without the touch itself; good until then. Nil if the touch is not in
    /// this event (T-18).
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

    /// Takes over what a sample says of the moment.
    final func take(_ sample: TouchSample) {
        time = sample.time
        modifiers = sample.modifierFlags
        buttons = sample.buttonMask
    }

    // MARK: Sets

    /// A set of some of the touches, kept for as long as the same touches are down, so that a move builds none.
    private struct CachedSet {
        let members: UInt64
        let set: Set<UITouch>
    }

    private var everyTouch: UInt64 { touches.count >= 64 ? .max : (1 << UInt64(touches.count)) - 1 }

    /// The touches whose bit is set, bit n standing for the touch at index n.
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

    /// The same of the touches that the event had; those who were told since may have taken some away.
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

    /// Calls `body` with the set of the first touch alone, which meanwhile holds the touch, and this its window and its view,
    /// whatever those who are called do to the touches that are down. It is handed over, so that no reference is counted.
    @inline(__always)
    final func lendFirstAlone(_ body: (Set<UITouch>) -> Void) {
        let changes = changes
        let set = takeFirstAlone() ?? [touches[0]]
        body(set)
        guard firstAlone.isTaken else { return }
        firstAlone.putBack(changes == self.changes ? set : [])
    }

    /// Nil while it is lent.
    @inline(__always)
    private func takeFirstAlone() -> Set<UITouch>? {
        guard var set = firstAlone.take() else { return nil }
        // The event holds its touches.
        if set.isEmpty { touches.unretained(at: 0).borrow { _ = set.update(with: $0) } }
        return set
    }

    private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
        var members: UInt64 = 0
        for (index, touch) in touches.prefix(64).enumerated() where condition(touch) { members |= 1 << UInt64(index) }
        return members == 0 ? nil : set(of: members)
    }

    // MARK: Windows

    /// Each window with a touch that changed, in the order of their first touches.
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
