import Foundation
import UIKit

/// What a responder does when one of the four touch methods is called on it.
enum Handling: String, CaseIterable, Sendable {
    /// Nothing of its own: as if the method were not overridden.
    case pass
    /// Notes it and stops the chain there.
    case handle
    /// Notes it and calls `super`, which passes it on.
    case forward
    /// Notes it and calls the method of `next` itself.
    case next
    /// Notes it and does both, so that `next` gets it twice.
    case both
}

/// What a responder adds to its note.
enum TouchDetail: String, CaseIterable, Sendable {
    case location, previous, tapCount, coalesced, predicted, force, timestamp, type
    /// Every touch of the event with its phase.
    case all
    /// How many of the event's touches belong to the receiver.
    case own
}

/// The touch methods, by the words of the format.
enum TouchMethod: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled

    var name: String { "touches" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    /// The key of the actions it starts: `onBegan`.
    var actionKey: String { "on" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What a responder overrides.
struct SceneRole: Sendable {
    var handling: [TouchMethod: Handling] = [:]
    var actions: [TouchMethod: [Action]] = [:]
    var details: [TouchDetail] = []
    /// The name of the responder that `next` answers with (RC-7).
    var next: String?

    var events: [EventKind: EventHandling] = [:]
    var canBecomeFirstResponder: Bool?
    var canResignFirstResponder: Bool?
    var keyCommands: [SceneKeyCommand] = []
    /// The actions it takes, and what each does.
    var takes: [String: [Action]] = [:]

    /// Whether it overrides nothing.
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
    /// Whether it derives from `UIResponder` (RC-6).
    var isResponder = true
    var role = SceneRole()
}

struct SceneController: Sendable {
    var name: String
    var role = SceneRole()
    /// What it does in `viewWillAppear(_:)` and in `viewDidAppear(_:)`.
    var onWillAppear: [Action] = []
    var onDidAppear: [Action] = []
    var title: String?
    /// The titles of the left items in a navigation controller's bar.
    var leftItems: [String] = []
    var leftItemsSupplementBackButton = false
    var hidesBackButton = false
}

/// A navigation controller, whose stack are the controllers of the views.
struct SceneNavigation: Sendable {
    var name: String
    var isBarHidden = false
    /// Whether its recognizers do without the system's delegate.
    var hasNoDelegate = false
    /// What the recognizers are called that go back.
    var edge: String?
    var content: String?
}

/// A tab bar controller, whose pages are the controllers of the views.
struct SceneTabs: Sendable {
    var name: String
    /// Of the tabs, one a page, from the leading side.
    var titles: [String]
}

/// What an override of `hitTest(_:with:)` does.
enum HitTestOverride: Sendable {
    /// Answers itself for every point inside (HT-27).
    case itself
    /// Returns `nil` for every point.
    case nothing
    /// What `super` answers, but never itself (HT-28).
    case passThrough
    /// Returns the result of `super`.
    case inherited
    /// A view of this name wherever `super` finds anything (HT-29).
    case redirect(String)
    /// A view of this name where the point is inside it, and otherwise what `super` answers.
    case redirectIfInside(String)
    /// Asks the subviews from back to front whether they contain the point: returns the view of this name if the first that does has
    /// its origin at the same place, otherwise the result of `super`.
    case firstFromBack(String)
    /// Asks the subviews from front to back where the point is outside (HT-23).
    case beyondBounds
    /// Asks the subviews with its own point instead of theirs: a mistake to explain.
    case unconverted
}

/// What an override of `point(inside:with:)` answers.
enum PointInsideOverride: Sendable {
    case always
    case never
    /// Whether its frame contains the point, a common mistake: the point is in its bounds coordinates.
    case frame
    /// Whether the point is in the bounds, grown by so many points on each side.
    case enlarged(CGFloat)
    /// Whether it is in the bounds or any subview contains it.
    case subviews
}

/// Values of a view that can be given with it and changed later.
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
    /// The window level; only for windows.
    var level: CGFloat?
    /// Whether it is the key window; only for windows.
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
    /// The controller whose root view it is.
    var controller: SceneController?
    var navigation: SceneNavigation?
    var tabs: SceneTabs?
    var views: [SceneView] = []

    /// Whether it needs a class of its own.
    var overrides: Bool { !role.isPlain || overridesHitTest || pointInside != nil || refusesGestures != nil }
    var overridesHitTest: Bool { hitTest != nil || !onHitTest.isEmpty }
}

struct SceneWindow: Sendable {
    var view: SceneView
    var sendEvent: SendEventOverride?
}
