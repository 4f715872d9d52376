import Foundation
import TouchstoneCore
import UIKit

/// Something done to the scene, by a step or by a callback.
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
    /// Removes a view and lets go of it.
    case release(String)
    case becomeFirstResponder(String)
    case resignFirstResponder(String)
    case endEditing(String, force: Bool)
    /// Sends an action, without a target up the chain (RC-27).
    case send(String, to: String?)
    case setPasteboard(String)
    case showMenu(String)
    case receiveRemoteControl(Bool)
    /// Notes how a view is.
    case describe(String)
    case present(ScenePresentation)
    case alert(SceneAlert)
    case dismiss(String, isAnimated: Bool)
    /// Scrolls to an offset.
    case scroll(String, to: CGPoint, animated: Bool)
}

/// A place on the screen.
enum Place: Sendable {
    /// A point in screen coordinates.
    case point(CGPoint)
    /// The middle of a view.
    case middle(String)
    /// In a view's bounds coordinates.
    case inside(String, CGPoint)
}

struct FingerPlace: Sendable {
    var finger: Int
    var place: Place
}

/// A raw sample, as hostile as one likes.
struct RawSample: Sendable {
    var finger: Int
    var phase: TouchSample.Phase
    /// The finger's last place where nil.
    var place: Place?
    /// The clock's time where nil.
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

/// One thing that happens in a story.
struct Step: Sendable {
    /// The line number in the file.
    var line: Int
    /// When, in seconds on the story's clock; as soon as the step before it is done where nil.
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
        /// From one distance of two fingers to another, in points.
        case pinch(Place, from: CGFloat, to: CGFloat, duration: TimeInterval)
        /// By an angle in radians.
        case rotate(Place, radius: CGFloat, by: CGFloat, duration: TimeInterval)
        /// Moves a pointer, or takes it off the screen.
        case pointer(Place?)
        /// One notch of a mouse wheel, in points.
        case wheel(Place, by: CGVector)
        case trackpad(Place, by: CGVector, duration: TimeInterval)
        case trackpadPinch(Place, by: CGFloat, duration: TimeInterval)
        case wait(TimeInterval)
        /// The loop stands still while these happen.
        case busy([Step])
        case samples([RawSample])
        /// Types a text, one key a grapheme cluster.
        case type(String)
        case keyPress(SceneKey)
        case keyDown(SceneKey)
        case keyRepeat(SceneKey)
        case keyUp(SceneKey)
        /// An input method's proposal, and what of it is selected, in UTF-16 units.
        case compose(String, selected: NSRange?)
        /// The input method settles on a text, or on what it proposed.
        case commit(String?)
        case shake(TimeInterval)
        case remote(RemoteButton)
        case tapStatusBar
        /// Taps an item of the open menu.
        case choose(String)
        case act(Action)
        /// Notes the responder chain from here on.
        case chain(String)
        /// Asks a view by hand.
        case hitTest(CGPoint, of: String)
    }
}
