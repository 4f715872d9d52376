import Foundation

/// Ours: why a recognizer failed, as a value: with whom it has to do, and the numbers that it was decided on (G-67).
/// `ReasonWords.swift` puts it into words; nobody reads those back.
public enum FailureReason: Hashable, Sendable {
    /// Its fingers did not make its gesture.
    case unmet(UnmetCondition)
    /// Code of the application's set its state to failed, and knows why.
    case setFailed
    /// Its fingers had lifted while it waited for another to fail.
    case liftedWhileWaiting
    /// It had no finger left and gave no verdict (G-5).
    case noVerdict
    /// It ignored all its touches (G-5, G-14).
    case ignoredAll
    /// The press that it watched ended.
    case pressEnded
    /// The scroll of a wheel or a trackpad ended before it was a gesture.
    case scrollEnded
    /// The scroll view no longer delays the touches of its content: its time is over, or the finger has lifted (SV-1).
    case delayOver
    /// `isEnabled` became false (G-45).
    case disabled
    /// It was removed from its view (G-46).
    case removed
    /// Its view left the window (G-46).
    case viewLeftWindow
    /// Its delegate's `gestureRecognizerShouldBegin(_:)` answered false (G-28).
    case delegateRefused
    /// A drag back may not begin (NV-2, NV-6).
    case dragBackRefused(DragBackObstacle)
    /// A view's `gestureRecognizerShouldBegin(_:)` answered false (G-29).
    case viewRefused(TraceSubject)
    /// Another recognized first (G-19, G-21, G-61).
    case prevented(by: TraceSubject)
    /// Another that it requires to fail recognized (G-24).
    case requirementRecognized(TraceSubject)
    /// The recognizers that must fail first require each other (G-26).
    case requirementRing
    /// Told by a recording of an older version, which has words alone.
    case recorded(String)
}

/// Ours: what keeps a drag back from beginning.
public enum DragBackObstacle: String, Sendable, CaseIterable {
    /// There is nothing to go back to.
    case atRoot
    /// A drag back is under way.
    case dragUnderWay
    /// One that takes no touches (NV-7).
    case transitionUnderWay
    /// The navigation bar is hidden (NV-2).
    case barHidden
    /// The item on top has `hidesBackButton` (NV-2).
    case backButtonHidden
    /// They take the place of the back button.
    case leftItems
    /// The finger is on a control, which keeps it.
    case onControl
    /// The finger is on the bar.
    case outsideContent

    /// Whether it is for the delegate to say.
    var isOfDelegate: Bool { self != .onControl && self != .outsideContent }
}

/// Ours: a condition of a gesture that the fingers did not meet: what was measured, and what would have been right.
public struct UnmetCondition: Hashable, Sendable {
    /// Which condition it was, and so the unit of the numbers.
    public enum Kind: String, Sendable, CaseIterable {
        /// A finger moved farther than allowed; in points.
        case moved
        /// The finger was down longer than allowed; in seconds.
        case heldTooLong
        /// The finger lifted before the time that the gesture takes; in seconds.
        case liftedEarly
        /// The fingers lifted before they had moved as far as the gesture takes; in points.
        case movedTooLittle
        /// No further tap came in time: how many there were, and how many it takes; `elapsed` is how long it was waited for.
        case tapMissing
        /// The next tap was too far from the first; in points.
        case tapElsewhere
        /// More fingers than the gesture has.
        case fingersTooMany
        /// Fewer fingers than the gesture has.
        case fingersTooFew
        /// Fewer taps before the press than it takes.
        case tapsTooFew
        /// The fingers had not moved as far as the gesture takes when its time was over; in points.
        case tooSlow
        /// The fingers left the straight line farther than allowed; in points.
        case strayed
        /// The fingers moved another way: raw values of `UISwipeGestureRecognizer.Direction`.
        case direction
        /// The finger came down too far from the edge; in points.
        case awayFromEdge
        /// The recognizer has no edges set.
        case noEdges
        /// The distance of two fingers changed less than a pinch takes; in points.
        case pinchedTooLittle
        /// Two fingers turned less than a rotation takes; in radians.
        case turnedTooLittle
        /// The touches were cancelled.
        case cancelled
    }

    /// Which condition it was.
    public var kind: Kind
    /// What the fingers did.
    public var measured: Double
    /// The most or the least that would have been right.
    public var allowed: Double
    /// Seconds from the recognizer's first touch to the failure.
    public var elapsed: TimeInterval

    /// A condition with its numbers, rounded to millionths.
    public init(_ kind: Kind, measured: Double = 0, allowed: Double = 0, elapsed: TimeInterval = 0) {
        self.kind = kind
        self.measured = Self.inMillionths(measured)
        self.allowed = Self.inMillionths(allowed)
        self.elapsed = Self.inMillionths(elapsed)
    }

    /// As exactly as a trace writes them, so that what is read back is the same.
    private static func inMillionths(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

extension FailureReason {
    /// The one it speaks of, if any.
    public var subject: TraceSubject? {
        switch self {
        case .viewRefused(let subject), .prevented(let subject), .requirementRecognized(let subject): subject
        default: nil
        }
    }

    /// The same about somebody else.
    public func mapSubject(_ change: (TraceSubject) -> TraceSubject) -> FailureReason {
        switch self {
        case .viewRefused(let view): .viewRefused(change(view))
        case .prevented(let winner): .prevented(by: change(winner))
        case .requirementRecognized(let other): .requirementRecognized(change(other))
        default: self
        }
    }
}
