import Foundation
import UIKit

/// The types of recognizers that a scenario can attach, named with the words of the format.
enum GestureType: String, CaseIterable, Sendable {
    case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover

    /// The keys that the type supports and some other types do not.
    var ownKeys: [String] {
        switch self {
        case .tap: ["taps", "fingers"]
        case .longPress: ["taps", "fingers", "pressDuration", "allowableMovement"]
        case .pan: ["minimumTouches", "maximumTouches"]
        case .swipe: ["fingers", "direction"]
        case .screenEdgePan: ["edges"]
        case .pinch, .rotation, .hover: []
        }
    }

    /// The values that the actions of the recognizer can add to the trace.
    var details: [GestureDetail] {
        switch self {
        case .tap, .longPress, .swipe: [.location, .touches]
        case .pan, .screenEdgePan: [.translation, .velocity, .location, .touches]
        case .pinch: [.scale, .velocity, .location, .touches]
        case .rotation: [.rotation, .velocity, .location, .touches]
        case .hover: [.location]
        }
    }
}

/// A value that a recognizer's action adds to the trace.
enum GestureDetail: String, CaseIterable, Sendable {
    case translation, velocity, scale, rotation, location, touches
}

/// The other recognizers that a delegate allows to recognize simultaneously (G-23).
enum Simultaneity: Sendable {
    case always
    case with([String])
}

/// A request that a recognizer's delegate refuses.
enum GestureRefusal: String, CaseIterable, Sendable {
    /// `gestureRecognizerShouldBegin(_:)` returns `false` (G-28).
    case begin
    /// `gestureRecognizer(_:shouldReceive:)` returns `false` for each touch (G-16).
    case touch
}

/// The recognizers that a view refuses in `gestureRecognizerShouldBegin(_:)` (G-29).
enum ViewRefusal: Sendable {
    case all
    case some([String])
}

/// A recognizer of a scene. A property that is `nil` keeps the default of UIKit.
struct SceneGesture: Sendable {
    var type: GestureType
    var name: String?
    var taps: Int?
    var fingers: Int?
    var minimumTouches: Int?
    var maximumTouches: Int?
    var direction: UISwipeGestureRecognizer.Direction?
    var edges: UIRectEdge?
    /// The minimum press duration of a long press, in seconds.
    var pressDuration: TimeInterval?
    /// The allowable movement of a long press, in points.
    var allowableMovement: CGFloat?
    var isEnabled: Bool?
    var cancelsTouchesInView: Bool?
    var delaysTouchesBegan: Bool?
    var delaysTouchesEnded: Bool?
    var allowedTouchTypes: [UITouch.TouchType]?
    var requireToFail: [String] = []
    var simultaneous: Simultaneity?
    var refuses: GestureRefusal?
    /// A Boolean value that indicates whether the calls of its touch methods are noted; the default is `false`.
    var isWatched = false
    var details: [GestureDetail] = []
    var onAction: [Action] = []

    var needsDelegate: Bool { simultaneous != nil || refuses != nil }
}
