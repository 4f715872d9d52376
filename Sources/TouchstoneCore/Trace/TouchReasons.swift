import Foundation

/// Ours: why a new touch is kept from its view for its whole life; touches are told by their fingers' numbers.
public enum WithheldReason: Hashable, Sendable {
    /// The view has a touch, and its `isMultipleTouchEnabled` is false (DL-13).
    case secondTouch(first: Int)
    /// The touch is in a view with `isExclusiveTouch` (DL-15).
    case otherIsExclusive(touch: Int)
    /// The view's own `isExclusiveTouch` is true, and the touch is in another view of the window (DL-15).
    case isExclusive(touch: Int)
    /// A scroll view's `touchesShouldBegin(_:with:in:)` answered false (SV-5).
    case scrollViewRefused(TraceSubject)
    /// Told by a recording of an older version, which has words alone.
    case recorded(String)
}

/// Ours: why touches were taken from whoever had them (DL-18).
public enum CancelReason: Hashable, Sendable {
    /// The host that the fingers came from is gone.
    case hostGone
    /// A finger went down again without a lift.
    case downAgain(finger: Int)
    /// More fingers than the hardware tells apart.
    case tooManyFingers
    /// The application left the active state.
    case resignedActive
    /// The application began to ignore interaction (DL-22).
    case ignoringInteraction
    /// Their window was hidden.
    case windowHidden
    /// Their view left the window (DL-19).
    case viewLeftWindow
    /// An animation of their view began (DL-21).
    case animationBegan
    /// Told by a recording of an older version, which has words alone.
    case recorded(String)
}

/// Ours: why a sample means nothing in its place.
public enum IgnoredReason: Hashable, Sendable {
    /// The finger is not down, so it can neither move nor lift.
    case notDown
    /// A coordinate of its place is not finite.
    case notFinite
    /// The application ignores interaction (DL-22).
    case ignoringInteraction
    /// It updates an estimate that nobody waits for.
    case nobodyWaits
    /// Told by a recording of an older version, which has words alone.
    case recorded(String)
}

/// Ours: why a new touch is nobody's.
public enum UnboundReason: Hashable, Sendable {
    /// No window has a view at its place (HT-41).
    case noView
    /// Told by a recording of an older version, which has words alone.
    case recorded(String)
}

extension WithheldReason {
    /// The same about somebody else.
    public func mapSubject(_ change: (TraceSubject) -> TraceSubject) -> WithheldReason {
        if case .scrollViewRefused(let scrollView) = self { return .scrollViewRefused(change(scrollView)) }
        return self
    }
}
