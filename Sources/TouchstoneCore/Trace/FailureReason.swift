import Foundation

/// Touchstone extension: Why a recognizer failed, with the subject and the numbers behind it (G-67).
///
/// `ReasonWords.swift` converts reasons to text. Text is never parsed back.
public enum FailureReason: Hashable, Sendable {
    /// The fingers did not make the recognizer's gesture.
    case unmet(UnmetCondition)
    /// Code of the application set the recognizer's state to failed, for its own reasons.
    case setFailed
    /// The fingers lifted while the recognizer waited for another one to fail.
    case liftedWhileWaiting
    /// The recognizer had no finger left and did not decide within the time limit (G-5).
    case noVerdict
    /// The recognizer ignored all its touches (G-5, G-14).
    case ignoredAll
    /// The press that the recognizer observed ended.
    case pressEnded
    /// The scroll of a wheel or trackpad ended before it became a gesture.
    case scrollEnded
    /// The scroll view no longer delays touches of its content, after its delay or a lift (SV-1).
    case delayOver
    /// The recognizer's `isEnabled` became false (G-45).
    case disabled
    /// The recognizer was removed from its view (G-46).
    case removed
    /// The recognizer's view left the window (G-46).
    case viewLeftWindow
    /// The delegate's `gestureRecognizerShouldBegin(_:)` returned false (G-28).
    case delegateRefused
    /// An interactive pop gesture may not begin (NV-2, NV-6).
    case dragBackRefused(DragBackObstacle)
    /// A view's `gestureRecognizerShouldBegin(_:)` returned false (G-29).
    case viewRefused(TraceSubject)
    /// Another recognizer recognized first (G-19, G-21, G-61).
    case prevented(by: TraceSubject)
    /// A recognizer that was required to fail recognized instead (G-24).
    case requirementRecognized(TraceSubject)
    /// Recognizers require each other to fail in a cycle (G-26).
    case requirementRing
    /// The reason is text from a recording of an older version.
    case recorded(String)
}

/// Touchstone extension: The condition that prevents an interactive pop gesture from beginning.
public enum DragBackObstacle: String, Sendable, CaseIterable {
    /// The navigation stack has only its root.
    case atRoot
    /// Another interactive pop is in progress.
    case dragUnderWay
    /// A transition during which touches have no effect is in progress (NV-7).
    case transitionUnderWay
    /// The navigation bar is hidden (NV-2).
    case barHidden
    /// The top item's `hidesBackButton` is true (NV-2).
    case backButtonHidden
    /// The item's left bar button items replace the back button.
    case leftItems
    /// The finger is on a control, which keeps the touch.
    case onControl
    /// The finger is on the navigation bar.
    case outsideContent

    /// Whether the delegate decides this; otherwise the recognizer does.
    package var isOfDelegate: Bool { self != .onControl && self != .outsideContent }
}

/// Touchstone extension: A condition of a gesture that was not met, with the measured and the allowed value.
public struct UnmetCondition: Hashable, Sendable {
    /// The condition, which determines the unit of the numbers.
    public enum Kind: String, Sendable, CaseIterable {
        /// A finger moved farther than allowed; in points.
        case moved
        /// A finger stayed down longer than allowed; in seconds.
        case heldTooLong
        /// A finger lifted before the required time; in seconds.
        case liftedEarly
        /// The fingers lifted before they had moved the required distance; in points.
        case movedTooLittle
        /// The next tap did not come in time; in taps that came and are required. `elapsed` is the time waited.
        case tapMissing
        /// The next tap was too far from the first; in points.
        case tapElsewhere
        /// There were more fingers than allowed; in fingers.
        case fingersTooMany
        /// There were fewer fingers than required; in fingers.
        case fingersTooFew
        /// There were fewer taps before the press than required; in taps.
        case tapsTooFew
        /// The fingers had not moved the required distance when the time was over; in points.
        case tooSlow
        /// The fingers deviated from the straight line more than allowed; in points.
        case strayed
        /// The fingers moved in another direction; raw values of `UISwipeGestureRecognizer.Direction`.
        case direction
        /// The finger touched down too far from the edge; in points.
        case awayFromEdge
        /// The recognizer has no edges set.
        case noEdges
        /// The distance of two fingers changed less than a pinch requires; in points.
        case pinchedTooLittle
        /// Two fingers turned less than a rotation requires; in radians.
        case turnedTooLittle
        /// The system cancelled the touches.
        case cancelled
    }

    /// The condition that was not met.
    public var kind: Kind
    /// The measured value of the fingers.
    public var measured: Double
    /// The maximum or minimum that was allowed.
    public var allowed: Double
    /// The time from the recognizer's first touch to the failure, in seconds.
    public var elapsed: TimeInterval

    /// Creates a condition with its numbers, rounded to six decimals.
    public init(_ kind: Kind, measured: Double = 0, allowed: Double = 0, elapsed: TimeInterval = 0) {
        self.kind = kind
        self.measured = Self.inMillionths(measured)
        self.allowed = Self.inMillionths(allowed)
        self.elapsed = Self.inMillionths(elapsed)
    }

    /// Rounds as a trace does, so that a value that was written and read back is equal.
    private static func inMillionths(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

extension FailureReason {
    /// The view or recognizer that the reason refers to, if any.
    public var subject: TraceSubject? {
        switch self {
        case .viewRefused(let subject), .prevented(let subject), .requirementRecognized(let subject): subject
        default: nil
        }
    }

    /// Returns the same reason with its subject replaced by `change`.
    public func mapSubject(_ change: (TraceSubject) -> TraceSubject) -> FailureReason {
        switch self {
        case .viewRefused(let view): .viewRefused(change(view))
        case .prevented(let winner): .prevented(by: change(winner))
        case .requirementRecognized(let other): .requirementRecognized(change(other))
        default: self
        }
    }
}
