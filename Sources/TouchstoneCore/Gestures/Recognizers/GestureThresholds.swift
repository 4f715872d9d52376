import Foundation

/// Touchstone extension: The distances and times by which recognizers distinguish gestures.
///
/// Distances are in points of the window (G-50), times in seconds. UIKit publishes only those of the long press. The
/// source of each value is in brackets; see `docs/rules.md`, G-52 to G-58.
public enum GestureThresholds {
    /// The maximum movement of a finger during a tap, in points. [G-52: "45 px on a 132-dpi iPad", Gestouch]
    public static let tapMovement: CGFloat = 45
    /// The maximum time that a finger stays down during a tap, in seconds. [G-52: 1.5 s, Gestouch and OmniUI's comment]
    public static let tapPress: TimeInterval = 1.5
    /// The maximum time that a multiple tap waits for its next tap, in seconds. [G-52: 0.35 s, measured by openuikit]
    public static let tapInterval: TimeInterval = 0.35
    /// The default of `minimumPressDuration`, in seconds. [G-53: UILongPressGestureRecognizer.h]
    public static let longPress: TimeInterval = 0.5
    /// The default of `allowableMovement`, in points. [G-53: UILongPressGestureRecognizer.h]
    public static let longPressMovement: CGFloat = 10
    /// The movement of fingers before a pan begins, in points; not part of the translation. [G-54, SV-20: measured by
    /// openuikit]
    public static let panSlop: CGFloat = 10
    /// The maximum duration of a swipe, in seconds. [G-55: 0.5 s, Gestouch]
    public static let swipeDuration: TimeInterval = 0.5
    /// The minimum movement of a swipe in its direction, in points. [G-55: our choice]
    public static let swipeDistance: CGFloat = 50
    /// The maximum deviation of a swipe from its direction, in points. [G-55: our choice]
    public static let swipeStraying: CGFloat = 50
    /// The change of two fingers' distance before a pinch begins, in points; not part of the scale. [G-56: Gestouch]
    public static let pinchSlop: CGFloat = 8
    /// The movement of each of two fingers along its arc before a rotation begins, in points; not part of the rotation.
    /// [G-57: from the pinch's slop]
    public static let rotationSlop: CGFloat = 8
    /// The maximum distance from the edge at which a screen-edge pan starts, in points. [G-58: our choice]
    public static let edgeWidth: CGFloat = 20
    /// The maximum time that a recognizer without fingers stays undecided before it fails, in seconds. [G-5: our
    /// choice]
    ///
    /// Therefore, a recognition sequence always ends and no touch is delayed forever.
    public static let verdict: TimeInterval = 2
}
