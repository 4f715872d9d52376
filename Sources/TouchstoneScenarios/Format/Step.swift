import Foundation
import TouchstoneCore
import UIKit

/// A change of the scene that a step or a callback makes.
indirect enum Action: Sendable {
    case remove(String)
    case add(SceneView, to: String, index: Int?)
    case bringToFront(String)
    case sendToBack(String)
    case set(String, ViewProperties)
    case animate(String, ViewProperties, duration: TimeInterval, allowsInteraction: Bool)
    case ignoreInteraction(Bool)
    case activate(Bool)
    case background(Bool)
    case setGesture(String, isEnabled: Bool)
    case removeGesture(String)
    case note(String)
    /// Removes a view and stops retaining it.
    case release(String)
    case becomeFirstResponder(String)
    case resignFirstResponder(String)
    case endEditing(String, force: Bool)
    /// Sends an action; without a target, it goes up the responder chain (RC-27).
    case send(String, to: String?)
    case setPasteboard(String)
    case showMenu(String)
    case receiveRemoteControl(Bool)
    /// Notes how a view is.
    case describe(String)
    case present(ScenePresentation)
    case alert(SceneAlert)
    case dismiss(String, isAnimated: Bool)
    /// Scrolls a scroll view to a content offset.
    case scroll(String, to: CGPoint, animated: Bool)
}

/// A place on the screen.
enum Place: Sendable {
    /// A point in screen coordinates.
    case point(CGPoint)
    /// The center of a view.
    case middle(String)
    /// A point in a view's bounds coordinates.
    case inside(String, CGPoint)
}

struct FingerPlace: Sendable {
    var finger: Int
    var place: Place
}

/// A touch sample that is sent unchanged, even if its values are invalid.
struct RawSample: Sendable {
    var finger: Int
    var phase: TouchSample.Phase
    /// The location of the sample; `nil` means the finger's last location.
    var place: Place?
    /// The time of the sample, in seconds; `nil` means the time of the clock.
    var time: TimeInterval?
    var type = UITouch.TouchType.direct
    var majorRadius: CGFloat = 0
    var force: CGFloat = 0
    var altitude: CGFloat = .pi / 2
    var azimuth: CGFloat = 0
    var estimated: UITouch.Properties = []
    var expecting: UITouch.Properties = []
    var updateIndex: Int?
}

/// A step of a scenario: one input, change or query.
struct Step: Sendable {
    /// The line of the step in the scenario file.
    var line: Int
    /// The time of the step, in seconds on the scenario's clock; `nil` means as soon as the previous step is done.
    var time: TimeInterval?
    var kind: Kind

    indirect enum Kind: Sendable {
        case down([FingerPlace])
        case move([FingerPlace], duration: TimeInterval)
        case up([Int])
        case cancel([Int])
        case tap(Place, finger: Int, times: Int)
        case doubleTap(Place, finger: Int)
        case press(Place, finger: Int, duration: TimeInterval)
        case drag(Place, Place, finger: Int, duration: TimeInterval)
        /// Changes the distance of two fingers; the distances are in points.
        case pinch(Place, from: CGFloat, to: CGFloat, duration: TimeInterval)
        /// Rotates two fingers by an angle, in radians.
        case rotate(Place, radius: CGFloat, by: CGFloat, duration: TimeInterval)
        /// Moves the pointer; `nil` moves it off the screen.
        case pointer(Place?)
        /// Turns a mouse wheel by one notch, in points.
        case wheel(Place, by: CGVector)
        case trackpad(Place, by: CGVector, duration: TimeInterval)
        case trackpadPinch(Place, by: CGFloat, duration: TimeInterval)
        case wait(TimeInterval)
        /// Performs the steps while the run loop is blocked.
        case busy([Step])
        case samples([RawSample])
        /// Types a text, one key for each grapheme cluster.
        case type(String)
        case keyPress(SceneKey)
        case keyDown(SceneKey)
        case keyRepeat(SceneKey)
        case keyUp(SceneKey)
        /// Marks the proposal of an input method; the selection in it is in UTF-16 units.
        case compose(String, selected: NSRange?)
        /// Inserts the text that the input method chooses; `nil` means its proposal.
        case commit(String?)
        case shake(TimeInterval)
        case remote(RemoteButton)
        case tapStatusBar
        /// Taps an item of the open menu, by its title.
        case choose(String)
        case act(Action)
        /// Notes the responder chain that begins at this responder.
        case chain(String)
        /// Calls `hitTest(_:with:)` of a view directly.
        case hitTest(CGPoint, of: String)
    }
}
