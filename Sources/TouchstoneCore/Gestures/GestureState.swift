import Foundation

extension UIGestureRecognizer {
    /// How far a recognizer has come (G-1).
    public typealias State = UIGestureRecognizerState
}

/// A recognizer's place in the contest for its touches.
enum Standing {
    case possible
    /// It has matched and would take `goal`, but others that it requires to fail have not failed yet (G-24).
    case waiting(UIGestureRecognizer.State, for: UIGestureRecognizer)
    case won
    case lost
    case prevented

    /// Whether it has left its contests (G-12).
    var isOut: Bool {
        switch self {
        case .lost, .prevented: true
        default: false
        }
    }

    var isWaiting: Bool {
        if case .waiting = self { true } else { false }
    }

    func isWaiting(for other: UIGestureRecognizer) -> Bool {
        if case .waiting(_, other) = self { true } else { false }
    }

    /// It has matched for good and waits for permission only; further touches are not for it.
    var hasMatched: Bool {
        if case .waiting(.ended, _) = self { true } else { false }
    }
}

/// A recognizer's try at one gesture, from possible to reset.
struct Attempt {
    var standing = Standing.possible
    /// Whether the targets have heard of it.
    var hasActed = false
    /// All its touches, also lifted ones, in the order they joined.
    var touches: [UITouch] = []
    /// Those that are down, and those that lifted in the event at hand; `touches` holds them.
    var present = LentArray<UITouch>()
    /// The wheel's turn or the trackpad's scroll that it competes for, apart from any touches.
    var scroll: ScrollSequence?
    /// Recognizers that wait for it to fail, in the order they began to; some may have given up.
    var waiters: [WeakLink<UIGestureRecognizer>] = []
    /// The decisions in which it began to wait, where it waits; see `GestureArena.decisions`.
    var waitsSince = 0
    /// What the delegates and subclasses said of failure requirements, asked once for each other (G-25).
    var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
    /// By when it has failed unless it says what it comes to; see `GestureThresholds.verdict`.
    var verdictDeadline: ClockDeadline?
}

extension UIGestureRecognizerState {
    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = Self.ended

    /// In the middle of a continuous gesture.
    @inline(__always) var isUnderWay: Bool { self == .began || self == .changed }
    /// Nothing more comes until `reset()`.
    @inline(__always) var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// What asking for `wanted` means in this state, or nil where a subclass may not ask for it (G-2, G-4).
    func transition(to wanted: Self) -> Self? {
        switch (self, wanted) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
        // Who says that it changed has begun (G-68).
        case (.possible, .changed): .began
        case (.began, .changed), (.began, .ended), (.began, .cancelled): wanted
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): wanted
        case (.began, .failed), (.changed, .failed): .cancelled
        // Beginning is no longer possible; the subclass only says again what it said before.
        case (.began, .began): .changed
        default: nil
        }
    }

    /// What remains of this step, proposed but not decided yet, and a second one in the same event: one step.
    func joined(with next: Self) -> Self {
        switch (self, next) {
        case (.began, .changed): .began
        case (.began, .cancelled): .failed
        default: next
        }
    }
}
