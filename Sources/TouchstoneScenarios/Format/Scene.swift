import Foundation
import UIKit

/// What a responder does when one of the four touch methods is called on it.
enum Handling: String, CaseIterable, Sendable {
    /// Behaves as if the method were not overridden.
    case pass
    /// Notes the call and does not pass it on.
    case handle
    /// Notes the call and calls `super`, which passes it on.
    case forward
    /// Notes the call and calls the method of `next` directly.
    case next
    /// Notes the call, calls `super` and calls `next` directly, so that `next` receives it twice.
    case both
}

/// A detail that a responder adds to its note.
enum TouchDetail: String, CaseIterable, Sendable {
    case location, previous, tapCount, coalesced, predicted, force, timestamp, type
    /// Every touch of the event with its phase.
    case all
    /// How many of the event's touches belong to the receiver.
    case own
}

/// The touch methods, named with the words of the format.
enum TouchMethod: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled

    var name: String { "touches" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    /// The key of the actions that the method starts, such as `onBegan`.
    var actionKey: String { "on" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What a responder overrides.
struct SceneRole: Sendable {
    var handling: [TouchMethod: Handling] = [:]
    var actions: [TouchMethod: [Action]] = [:]
    var details: [TouchDetail] = []
    /// The name of the responder that `next` returns (RC-7).
    var next: String?

    var events: [EventKind: EventHandling] = [:]
    var canBecomeFirstResponder: Bool?
    var canResignFirstResponder: Bool?
    var keyCommands: [SceneKeyCommand] = []
    /// The names of the actions that the responder handles, and what each does.
    var takes: [String: [Action]] = [:]

    /// A Boolean value that indicates whether the responder overrides nothing.
    var isPlain: Bool {
        handling.isEmpty && actions.isEmpty && details.isEmpty && next == nil && events.isEmpty
            && canBecomeFirstResponder == nil && canResignFirstResponder == nil && keyCommands.isEmpty && takes.isEmpty
    }
}

/// What an override of `sendEvent(_:)` does.
enum SendEventOverride: String, CaseIterable, Sendable {
    /// Notes the event and does not call `super` (DL-1).
    case swallow
    /// Notes the event and calls `super`.
    case forward
}

struct SceneApplication: Sendable {
    var role = SceneRole()
    var sendEvent: SendEventOverride?
}

struct SceneDelegate: Sendable {
    var name = "AppDelegate"
    /// A Boolean value that indicates whether the delegate derives from `UIResponder` (RC-6).
    var isResponder = true
    var role = SceneRole()
}

struct SceneController: Sendable {
    var name: String
    var role = SceneRole()
    /// Actions of `viewWillAppear(_:)`; `onDidAppear` has those of `viewDidAppear(_:)`.
    var onWillAppear: [Action] = []
    var onDidAppear: [Action] = []
    var title: String?
    /// The titles of the left bar button items in the bar of a navigation controller.
    var leftItems: [String] = []
    var leftItemsSupplementBackButton = false
    var hidesBackButton = false
}

/// A navigation controller; the controllers of the view's subviews are its stack.
struct SceneNavigation: Sendable {
    var name: String
    var isBarHidden = false
    /// A Boolean value that indicates whether the delegate of the pop recognizers is removed.
    var hasNoDelegate = false
    /// The name of `interactivePopGestureRecognizer`; `content` names `interactiveContentPopGestureRecognizer`.
    var edge: String?
    var content: String?
}

/// A tab bar controller; the controllers of the view's subviews are its pages.
struct SceneTabs: Sendable {
    var name: String
    /// The titles of the tabs, one for each page, from the leading edge.
    var titles: [String]
}

/// What an override of `hitTest(_:with:)` does.
enum HitTestOverride: Sendable {
    /// Returns the view itself for every point inside it (HT-27).
    case itself
    /// Returns `nil` for every point.
    case nothing
    /// Returns the result of `super`, or `nil` if it is the view itself (HT-28).
    case passThrough
    /// Returns the result of `super`.
    case inherited
    /// Returns the view of this name if `super` finds any view (HT-29).
    case redirect(String)
    /// Returns the view of this name if the point is inside it, otherwise the result of `super`.
    case redirectIfInside(String)
    /// Asks the subviews from back to front whether they contain the point: returns the view of this name if the first that does has
    /// its origin at the same place, otherwise the result of `super`.
    case firstFromBack(String)
    /// Asks the subviews from front to back if the point is outside the view (HT-23), otherwise returns the result of `super`.
    case beyondBounds
    /// Passes the point to the subviews without conversion: a mistake to explain.
    case unconverted
}

/// What an override of `point(inside:with:)` returns.
enum PointInsideOverride: Sendable {
    case always
    case never
    /// Tests whether the frame contains the point, a common mistake: the point is in bounds coordinates.
    case frame
    /// Tests whether the bounds, enlarged by this number of points on each side, contain the point.
    case enlarged(CGFloat)
    /// Tests whether the bounds or any subview contains the point.
    case subviews
}

/// Properties of a view that can be set at the start and changed later.
struct ViewProperties: Sendable {
    var frame: CGRect?
    var bounds: CGRect?
    var center: CGPoint?
    var isHidden: Bool?
    var isUserInteractionEnabled: Bool?
    var alpha: CGFloat?
    var clipsToBounds: Bool?
    var anchorPoint: CGPoint?
    var transform: CGAffineTransform?
    var isMultipleTouchEnabled: Bool?
    var isExclusiveTouch: Bool?
    var zPosition: CGFloat?
    var cornerRadius: CGFloat?
    var color: String?
    var text: String?
    var control = ControlProperties()
    var scroll = ScrollProperties()
    /// The level of a window; only a window uses it.
    var level: CGFloat?
    /// A Boolean value that makes a window the key window; only a window uses it.
    var isKey: Bool?
}

struct SceneView: Sendable {
    var line: Int
    var name: String?
    var viewClass = ViewClass.view
    var properties = ViewProperties()
    var role = SceneRole()
    var hitTest: HitTestOverride?
    var onHitTest: [Action] = []
    var pointInside: PointInsideOverride?
    var gestures: [SceneGesture] = []
    var refusesGestures: ViewRefusal?
    var control = SceneControl()
    var scroll = SceneScroll()
    var rows = SceneRows()
    /// The view controller that has this view as its root view.
    var controller: SceneController?
    var navigation: SceneNavigation?
    var tabs: SceneTabs?
    var views: [SceneView] = []

    /// A Boolean value that indicates whether the view needs a subclass.
    var overrides: Bool { !role.isPlain || overridesHitTest || pointInside != nil || refusesGestures != nil }
    var overridesHitTest: Bool { hitTest != nil || !onHitTest.isEmpty }
}

struct SceneWindow: Sendable {
    var view: SceneView
    var sendEvent: SendEventOverride?
}
