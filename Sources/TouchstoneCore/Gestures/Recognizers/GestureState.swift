import Foundation

extension UIGestureRecognizer {
    /// The stages of a recognition sequence (G-1).
    public typealias State = UIGestureRecognizerState
}

/// A recognizer's standing in its arenas.
enum ArenaState {
    case possible
    /// Matched, with `goal` as its next state, but a failure requirement has not failed yet (G-24).
    case waiting(UIGestureRecognizer.State, for: UIGestureRecognizer)
    case won
    case lost
    case prevented

    /// Whether the recognizer has left its arenas (G-12).
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

    /// Whether the recognizer has matched a discrete gesture or its end, and only waits. It receives no more touches.
    var hasMatched: Bool {
        if case .waiting(.ended, _) = self { true } else { false }
    }
}

/// A recognition sequence: a recognizer's path from possible to its reset.
struct RecognitionSequence {
    var arenaState = ArenaState.possible
    /// Whether the targets were called.
    var hasActed = false
    /// All its touches, including lifted ones, in the order in which they joined.
    var touches: [UITouch] = []
    /// Touches that are down or lift in the current event; retained by `touches`.
    var present = UnretainedArray<UITouch>()
    /// The wheel or trackpad scroll that it competes for, besides any touches.
    var scroll: ScrollSequence?
    /// Recognizers that wait for this one to fail, in the order in which they began to wait; some may have given up.
    var waiters: [WeakLink<UIGestureRecognizer>] = []
    /// The value of `GestureArenaManager.decisions` when it began to wait.
    var waitsSince = 0
    /// The results of delegates and subclasses for failure requirements; each method is called once per other
    /// recognizer (G-25).
    var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
    /// The time at which the recognizer fails if it is still undecided; see `GestureThresholds.verdict`.
    var verdictDeadline: ClockDeadline?
}

extension UIGestureRecognizerState {
    /// A discrete gesture was recognized; equal to `ended`.
    public static let recognized = Self.ended

    /// Whether a continuous gesture is in progress.
    @inline(__always) var isUnderWay: Bool { self == .began || self == .changed }
    /// Whether the state stays until `reset()`.
    @inline(__always) var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Returns the state that setting `wanted` leads to, or `nil` if a subclass may not set it now (G-2, G-4).
    func transition(to wanted: Self) -> Self? {
        switch (self, wanted) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
        // A gesture cannot change before it begins (G-68).
        case (.possible, .changed): .began
        case (.began, .changed), (.began, .ended), (.began, .cancelled): wanted
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): wanted
        case (.began, .failed), (.changed, .failed): .cancelled
        // The gesture has already begun, so a repeated `began` counts as a change.
        case (.began, .began): .changed
        default: nil
        }
    }

    /// Combines an undecided proposal with a second one in the same event into one.
    func joined(with next: Self) -> Self {
        switch (self, next) {
        case (.began, .changed): .began
        case (.began, .cancelled): .failed
        default: next
        }
    }
}
