import Foundation
import UIKit

/// The recognizers a scenario can attach, by the words of the format.
enum GestureType: String, CaseIterable, Sendable {
    case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover

    /// The keys that only some types have.
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

    /// What its actions can tell of it.
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

/// What a recognizer's action adds to the trace.
enum GestureDetail: String, CaseIterable, Sendable {
    case translation, velocity, scale, rotation, location, touches
}

/// Which other recognizers a delegate lets recognize at the same time (G-23).
enum Simultaneity: Sendable {
    case always
    case with([String])
}

/// What a recognizer's delegate refuses.
enum GestureRefusal: String, CaseIterable, Sendable {
    /// `gestureRecognizerShouldBegin(_:)` answers false (G-28).
    case begin
    /// `gestureRecognizer(_:shouldReceive:)` answers false for every touch (G-16).
    case touch
}

/// Which recognizers a view refuses in `gestureRecognizerShouldBegin(_:)` (G-29).
enum ViewRefusal: Sendable {
    case all
    case some([String])
}

/// A recognizer of a scene. What is nil stays as UIKit has it.
struct SceneGesture: Sendable {
    var type: GestureType
    var name: String?
    var taps: Int?
    var fingers: Int?
    var minimumTouches: Int?
    var maximumTouches: Int?
    var direction: UISwipeGestureRecognizer.Direction?
    var edges: UIRectEdge?
    /// The minimum duration of a press in seconds.
    var pressDuration: TimeInterval?
    /// The allowed movement in points.
    var allowableMovement: CGFloat?
    var isEnabled: Bool?
    var cancelsTouchesInView: Bool?
    var delaysTouchesBegan: Bool?
    var delaysTouchesEnded: Bool?
    var allowedTouchTypes: [UITouch.TouchType]?
    var requireToFail: [String] = []
    var simultaneous: Simultaneity?
    var refuses: GestureRefusal?
    /// Whether its own touch methods are noted.
    var isWatched = false
    var details: [GestureDetail] = []
    var onAction: [Action] = []

    var needsDelegate: Bool { simultaneous != nil || refuses != nil }
}
