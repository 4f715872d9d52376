import Foundation

/// Ours: how UIKit behaves where its versions differ, and where no public source says how: a row of switches for each
/// version.
///
/// ```swift
/// application.behavior = .iOS17
/// application.behavior.tapInterval = 0.25
/// ```
///
/// What differs between the rows, and where that is known from, is section 13 of `docs/rules.md`.
public struct Behavior: Sendable, Equatable {
    /// The versions that have a row of their own.
    public enum Version: String, CaseIterable, Sendable {
        /// As iOS 17.4 and later of that row.
        case iOS17
        /// As iOS 18.
        case iOS18
        /// As iOS 26.
        case iOS26
    }

    /// Ours: as iOS 17 (section 13 of the rules).
    public static let iOS17 = Behavior(.iOS17)
    /// Ours: as iOS 18, of which no difference from iOS 17 is known.
    public static let iOS18 = Behavior(.iOS18)
    /// Ours: as iOS 26; the default.
    public static let iOS26 = Behavior(.iOS26)

    /// The row that it began as.
    public let version: Version

    // MARK: Where the versions differ

    /// G-11: a recognizer's `state` reads `.possible` within `reset()` already, and not the state in which it ended;
    /// true in iOS 26 alone.
    public var stateIsPossibleInReset: Bool
    /// NV-5: a drag back begins anywhere in the content, by `interactiveContentPopGestureRecognizer`; true in iOS 26
    /// alone.
    public var dragsBackFromContent: Bool
    /// NV-7: touches reach the views, the bar and the drag back while a navigation controller goes from one to another;
    /// true in iOS 26 alone.
    public var transitionsTakeTouches: Bool

    // MARK: Where no source says; the same in every row

    /// HT-37: ask each window's hit test twice for a new touch, as UIKit has been seen to do; false by default, since
    /// one is enough.
    public var hitTestsTwice = false
    /// Q-2, DL-19: a view that leaves its window mid-touch gets `touchesCancelled` at once; otherwise it hears no more;
    /// true by default.
    public var cancelsTouchesOfRemovedViews = true
    /// DL-13: a further touch is withheld while any touch of the same view is down; otherwise only while the view is
    /// being delivered one; true by default.
    public var withholdsWhileAnyTouchIsDown = true
    /// DL-21: an animation without `.allowUserInteraction` cancels the touches of the views that it moves; false by
    /// default.
    public var animationCancelsTouches = false
    /// Q-1, T-6: the longest pause between a lift and the next touch-down that counts on, in seconds; 0.35 by default.
    public var tapInterval: TimeInterval = 0.35
    /// Q-1, T-6: how far apart two such touch-downs may be, in points; 45 by default.
    public var tapDistance: CGFloat = 45
    /// T-6: how far a finger may move and still be tapping, in points; 45 by default.
    public var tapSlop: CGFloat = 45
    /// Q-16, G-54: a pan's `setTranslation` makes its velocity start from zero; otherwise the velocity goes on; false
    /// by default.
    public var setTranslationResetsVelocity = false
    /// Q-15, G-12: fingers that land while all of a failed attempt's are down belong to that attempt; otherwise they
    /// begin a new one; true by default.
    public var failedAttemptsKeepTheirFingers = true
    /// a finger beyond a pan's `maximumNumberOfTouches` ends the pan; otherwise it is ignored; true by default.
    public var panEndsBeyondMaximum = true
    /// Q-18, G-64: a pan ends as fewer than `minimumNumberOfTouches` are left; otherwise when all have lifted; false by
    /// default.
    public var panEndsBelowMinimum = false
    /// DL-18 (f): the most fingers the hardware tells apart, at most 64; one more cancels them all. 32 by default.
    public var touchLimit = 32

    /// The row of a version.
    /// - Parameter version: The newest by default.
    public init(_ version: Version = .iOS26) {
        self.version = version
        let isNewest = version == .iOS26
        stateIsPossibleInReset = isNewest
        dragsBackFromContent = isNewest
        transitionsTakeTouches = isNewest
    }
}
