import Foundation

/// Touchstone extension: Why a new touch is suppressed for its view. Other touches are named by their fingers' numbers.
public enum SuppressionReason: Hashable, Sendable {
    /// The view already has a touch, and its `isMultipleTouchEnabled` is false (DL-13).
    case secondTouch(first: Int)
    /// Another touch is in a view with `isExclusiveTouch` (DL-15).
    case otherIsExclusive(touch: Int)
    /// The view has `isExclusiveTouch`, and another touch is in another view of the window (DL-15).
    case isExclusive(touch: Int)
    /// A scroll view's `touchesShouldBegin(_:with:in:)` returned false (SV-5).
    case scrollViewRefused(TraceSubject)
    /// The reason is text from a recording of an older version.
    case recorded(String)
}

/// Touchstone extension: Why touches were cancelled for their recognizers and views (DL-18).
public enum CancelReason: Hashable, Sendable {
    /// The host that sent the touches is gone.
    case hostGone
    /// A finger went down again without a lift.
    case downAgain(finger: Int)
    /// There were more fingers than the hardware can distinguish.
    case tooManyFingers
    /// The application left the active state.
    case resignedActive
    /// The application began to ignore interaction (DL-22).
    case ignoringInteraction
    /// The window of the touches was hidden.
    case windowHidden
    /// The view of the touches left the window (DL-19).
    case viewLeftWindow
    /// An animation of the touches' view began (DL-21).
    case animationBegan
    /// The reason is text from a recording of an older version.
    case recorded(String)
}

/// Touchstone extension: Why a sample has no effect.
public enum IgnoredReason: Hashable, Sendable {
    /// The finger is not down, so it can neither move nor lift.
    case notDown
    /// A coordinate of its location is not finite.
    case notFinite
    /// The application ignores interaction (DL-22).
    case ignoringInteraction
    /// The sample updates an estimate for which no touch expects an update.
    case notAwaited
    /// The reason is text from a recording of an older version.
    case recorded(String)
}

/// Touchstone extension: Why a new touch has no view.
public enum UnboundReason: Hashable, Sendable {
    /// No window has a view at its location (HT-41).
    case noView
    /// The reason is text from a recording of an older version.
    case recorded(String)
}

extension SuppressionReason {
    /// Returns the same reason with its subject replaced by `change`.
    public func mapSubject(_ change: (TraceSubject) -> TraceSubject) -> SuppressionReason {
        if case .scrollViewRefused(let scrollView) = self { return .scrollViewRefused(change(scrollView)) }
        return self
    }
}
