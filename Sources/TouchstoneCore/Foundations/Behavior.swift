import Foundation

/// Touchstone extension: How UIKit behaves where versions differ or no public source states the behavior.
///
/// ```swift
/// application.behavior = .iOS17
/// application.behavior.tapInterval = 0.25
/// ```
///
/// Section 13 of `docs/rules.md` lists the differences between versions and their sources.
public struct Behavior: Sendable, Equatable {
    /// The versions with different settings.
    public enum Version: String, CaseIterable, Comparable, Sendable {
        /// iOS 17.4 and later versions of iOS 17.
        case iOS17
        /// All versions of iOS 18.
        case iOS18
        /// All versions of iOS 26.
        case iOS26
        /// iOS 27, with the values of iOS 26 until a source states a difference.
        case iOS27

        public static func < (one: Version, other: Version) -> Bool {
            (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
        }
    }

    /// Touchstone extension: The behavior of iOS 17 (section 13 of the rules).
    public static let iOS17 = Behavior(.iOS17)
    /// Touchstone extension: The behavior of iOS 18, which has no known difference from iOS 17.
    public static let iOS18 = Behavior(.iOS18)
    /// Touchstone extension: The behavior of iOS 26, the default.
    public static let iOS26 = Behavior(.iOS26)
    /// Touchstone extension: The behavior of iOS 27, which has no known difference from iOS 26.
    public static let iOS27 = Behavior(.iOS27)

    /// The version of the initial settings.
    public let version: Version

    // MARK: Differences between versions

    /// Whether a recognizer's `state` is already `.possible` in `reset()`, instead of its final state; true from iOS 26
    /// on (G-11).
    public var stateIsPossibleInReset: Bool
    /// Whether `interactiveContentPopGestureRecognizer` begins an interactive pop anywhere; true from iOS 26 on
    /// (NV-5).
    public var dragsBackFromContent: Bool
    /// Whether touches reach the views, the bar and the interactive pop during a navigation controller's transition;
    /// true from iOS 26 on (NV-7).
    public var transitionsTakeTouches: Bool

    // MARK: Behavior without a public source, equal in all versions

    /// Whether each window's hit test is called twice for a new touch, as observed in UIKit; false by default (HT-37).
    public var hitTestsTwice = false
    /// Whether a view that leaves its window during a touch receives `touchesCancelled` immediately; otherwise it
    /// receives nothing more. True by default (Q-2, DL-19).
    public var cancelsTouchesOfRemovedViews = true
    /// Whether a further touch is suppressed while any touch of the same view is down; otherwise, only while one is
    /// being delivered to the view. True by default (DL-13).
    public var suppressesWhileAnyTouchIsDown = true
    /// Whether an animation without `.allowUserInteraction` cancels touches of the views it moves; false by default
    /// (DL-21).
    public var animationCancelsTouches = false
    /// The longest pause between the taps of a multiple tap, from lift to touch-down, in seconds; 0.35 by default (Q-1,
    /// T-6).
    public var tapInterval: TimeInterval = 0.35
    /// The largest distance between two touch-downs of a multiple tap, in points; 45 by default (Q-1, T-6).
    public var tapDistance: CGFloat = 45
    /// How far a finger may move during a tap that counts in `tapCount`, in points; 45 by default (T-6).
    public var tapSlop: CGFloat = 45
    /// Whether a pan's `setTranslation` resets its velocity to zero instead of keeping it; false by default (Q-16,
    /// G-54).
    public var setTranslationResetsVelocity = false
    /// Whether fingers that land while all fingers of a failed recognition sequence are down belong to that sequence;
    /// otherwise they begin a new one. True by default (Q-15, G-12).
    public var failedAttemptsKeepTheirFingers = true
    /// Whether a finger beyond a pan's `maximumNumberOfTouches` ends it; otherwise it is ignored. True by default
    ///
    public var panEndsBeyondMaximum = true
    /// Whether a pan ends when fewer than `minimumNumberOfTouches` fingers remain; otherwise, when all have lifted.
    /// False by default (Q-18, G-64).
    public var panEndsBelowMinimum = false
    /// How many fingers the hardware distinguishes, at most 64; one more cancels all. 32 by default (DL-18 (f)).
    public var touchLimit = 32

    /// Creates the behavior of a version.
    ///
    /// - Parameter version: iOS 26 by default.
    public init(_ version: Version = .iOS26) {
        self.version = version
        let isRecent = version >= .iOS26
        stateIsPossibleInReset = isRecent
        dragsBackFromContent = isRecent
        transitionsTakeTouches = isRecent
    }
}
