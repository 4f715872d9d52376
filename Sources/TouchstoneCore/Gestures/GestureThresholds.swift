import Foundation

/// Ours: every distance and time by which the recognizers tell gestures apart, in points of the window (G-50) and
/// seconds.
///
/// UIKit publishes none of them but the long press's. Each says where it comes from; see `docs/rules.md`, G-52 to G-58.
public enum GestureThresholds {
    /// How far a finger of a tap may stray, in points. [G-52: "45 px on a 132-dpi iPad", Gestouch]
    public static let tapMovement: CGFloat = 45
    /// How long a finger of a tap may stay down, in seconds. [G-52: 1.5 s, Gestouch and OmniUI's comment]
    public static let tapPress: TimeInterval = 1.5
    /// How long a tap waits for the next one, in seconds. [G-52: 0.35 s, measured by openuikit]
    public static let tapInterval: TimeInterval = 0.35
    /// `minimumPressDuration`'s default, in seconds. [G-53: UILongPressGestureRecognizer.h]
    public static let longPress: TimeInterval = 0.5
    /// `allowableMovement`'s default, in points. [G-53: UILongPressGestureRecognizer.h]
    public static let longPressMovement: CGFloat = 10
    /// How far fingers move before a pan begins, in points; recognition consumes it. [G-54, SV-20: measured by
    /// openuikit]
    public static let panSlop: CGFloat = 10
    /// How long a swipe may take, in seconds. [G-55: 0.5 s, Gestouch]
    public static let swipeDuration: TimeInterval = 0.5
    /// How far a swipe goes in its direction, in points. [G-55: our choice]
    public static let swipeDistance: CGFloat = 50
    /// How far a swipe may stray from its direction, in points. [G-55: our choice]
    public static let swipeStraying: CGFloat = 50
    /// By how much the distance of two fingers changes before a pinch begins, in points; recognition consumes it. [G-56: Gestouch]
    public static let pinchSlop: CGFloat = 8
    /// How far each of two fingers moves on its arc before a rotation begins, in points; consumed. [G-57: from the pinch's slop]
    public static let rotationSlop: CGFloat = 8
    /// How near its edge a screen-edge pan starts, in points. [G-58: our choice]
    public static let edgeWidth: CGFloat = 20
    /// A recognizer without a finger down that gives no verdict for so many seconds has failed, so that a contest always ends and no
    /// touch is withheld for ever. [G-5: our choice]
    public static let verdict: TimeInterval = 2
}
