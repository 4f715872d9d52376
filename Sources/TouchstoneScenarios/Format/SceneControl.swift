import Foundation
import UIKit

/// The target of a control's action.
enum ActionTarget: Sendable {
    /// A closure that performs the actions of the scenario (C-18).
    case closure(name: String?, [Action])
    /// A responder of the scene (C-14).
    case responder(String, action: String)
    /// The first responder in the chain that handles the action (RC-27).
    case chain(action: String)
    /// An object that has been deallocated.
    case dead(action: String)
}

struct SceneRegistration: Sendable {
    var events: UIControl.Event
    var target: ActionTarget
}

/// A tracking method that a `UIControl` declines.
enum TrackingRefusal: String, CaseIterable, Sendable {
    /// `beginTracking(_:with:)` returns `false` for each touch.
    case begin
    /// `continueTracking(_:with:)` returns `false` for each touch.
    case `continue`
}

/// A request that the delegate of a text field or text view declines.
enum TextRefusal: String, CaseIterable, Sendable {
    case begin, end, change, clear, `return`
}

/// A message to the delegate of a text view, which has no control events.
enum TextViewEvent: String, CaseIterable, Sendable {
    case didBegin, didChange, didChangeSelection, didEnd
}

/// An item of a button's menu.
struct SceneMenuItem: Sendable {
    var title: String
    var attributes: UIMenuElement.Attributes = []
    var isOn = false
    var done: [Action] = []
}

enum MenuItemAttribute: String, CaseIterable, Sendable {
    case disabled, destructive, hidden, keepsMenuPresented

    var attribute: UIMenuElement.Attributes {
        switch self {
        case .disabled: .disabled
        case .destructive: .destructive
        case .hidden: .hidden
        case .keepsMenuPresented: .keepsMenuPresented
        }
    }
}

/// The description of a control or text in a scene, except for its properties.
struct SceneControl: Sendable {
    var registrations: [SceneRegistration] = []
    /// Events that the trace notes when they are sent, with the control's value.
    var watched: [UIControl.Event] = []
    var watchedEvents: [TextViewEvent] = []
    var trackingRefusals: [TrackingRefusal] = []
    var textRefusals: [TextRefusal] = []
    var menu: [SceneMenuItem] = []
}

/// The control events, named with the words of the format.
enum ControlEvent: String, CaseIterable, Sendable {
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside
    case touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, menuActionTriggered, editingDidBegin
    case editingChanged, editingDidEnd, editingDidEndOnExit

    var event: UIControl.Event {
        switch self {
        case .touchDown: .touchDown
        case .touchDownRepeat: .touchDownRepeat
        case .touchDragInside: .touchDragInside
        case .touchDragOutside: .touchDragOutside
        case .touchDragEnter: .touchDragEnter
        case .touchDragExit: .touchDragExit
        case .touchUpInside: .touchUpInside
        case .touchUpOutside: .touchUpOutside
        case .touchCancel: .touchCancel
        case .valueChanged: .valueChanged
        case .primaryActionTriggered: .primaryActionTriggered
        case .menuActionTriggered: .menuActionTriggered
        case .editingDidBegin: .editingDidBegin
        case .editingChanged: .editingChanged
        case .editingDidEnd: .editingDidEnd
        case .editingDidEndOnExit: .editingDidEndOnExit
        }
    }
}
