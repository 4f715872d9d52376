import Foundation
import TouchstoneCore
import TouchstoneExplaining
import TouchstoneTesting

/// An error of an event generator or a waiter.
public enum HammerError: Error {
    /// The window is hidden, takes no touches, or shows a view controller that is in transition.
    case windowIsNotReadyForInteraction
    /// The window is not the key window, which receives keys.
    case windowIsNotKey
    /// The device is neither a phone nor a tablet.
    case deviceDoesNotSupportTouches
    /// The device is not a tablet.
    case deviceDoesNotSupportStylus
    /// The finger is already down.
    case touchForFingerAlreadyExists(index: FingerIndex)
    /// The finger is not down.
    case touchForFingerDoesNotExist(index: FingerIndex)
    /// No finger is available: none is free to put down, or none is down to move or lift.
    case fingerLimitReached(limit: Int)
    /// The number of named fingers differs from the number that is needed.
    case invalidFingerCount(count: Int, expected: Int)
    /// The stylus is already down.
    case touchForStylusAlreadyExists
    /// The stylus is not down.
    case touchForStylusDoesNotExist
    /// No key of a US keyboard types the character.
    case unknownKeyForCharacter(Character)
    /// Available for source compatibility; never thrown, because the API has no parameter for a phase.
    case unsupportedTouchPhase(UITouch.Phase)
    /// Available for source compatibility; never thrown, because no private API is used.
    case unableToAccessPrivateApi(type: String, method: String)
    /// The view is not in the generator's window.
    case viewIsNotInHierarchy(UIView)
    /// The view or an ancestor is hidden or transparent, or an ancestor clips the view.
    case viewIsNotVisible(UIView)
    /// A touch at the center of the view's visible part does not reach the view.
    case viewIsNotHittable(UIView)
    /// A touch at the point reaches no view of the window.
    case pointIsNotHittable(CGPoint)
    /// No view in the window has this accessibility identifier.
    case unableToFindView(identifier: String)
    /// The view with this accessibility identifier has another class.
    case invalidViewType(identifier: String, type: String, expected: String)
    /// The condition did not hold within this number of seconds.
    case waitConditionTimeout(TimeInterval)
    /// The waiter cannot be completed because it has not been started.
    case waiterIsNotRunning
    /// The waiter cannot be started because it is already waiting.
    case waiterIsAlreadyRunning
    /// The waiter cannot be used again.
    case waiterIsAlreadyCompleted
}

extension HammerError: CustomStringConvertible {
    /// A sentence about the error and a suggestion; for a view that cannot be touched, also the explanation.
    public var description: String {
        switch self {
        case .windowIsNotReadyForInteraction:
            "The window receives no touches. Show it with makeKeyAndVisible() in a test that has an application: use the trait .application or the base class ApplicationTestCase."
        case .windowIsNotKey: "Keys go to the key window, and this window is not: call makeKey()."
        case .deviceDoesNotSupportTouches: "The device has no touches."
        case .deviceDoesNotSupportStylus: "The device does not support a stylus. Use a tablet (`idiom: .pad`)."
        case .touchForFingerAlreadyExists(let index): "The finger \(index) is down already."
        case .touchForFingerDoesNotExist(let index): "The finger \(index) is not down."
        case .fingerLimitReached(let limit): "There are not so many fingers: at most \(limit), or fewer that are down."
        case .invalidFingerCount(let count, let expected): "\(count) fingers were named, and \(expected) are needed."
        case .touchForStylusAlreadyExists: "The stylus is down already."
        case .touchForStylusDoesNotExist: "The stylus is not down."
        case .unknownKeyForCharacter(let character): "No key types “\(character)”."
        case .unsupportedTouchPhase(let phase): "A finger cannot have the phase \(phase)."
        case .unableToAccessPrivateApi(let type, let method): "\(type) has no \(method)."
        case .viewIsNotInHierarchy(let view): "\(Self.name(view)) is not in the generator's window."
        case .viewIsNotVisible(let view): "\(Self.name(view)) is not visible.\n" + Self.report(view)
        case .viewIsNotHittable(let view):
            "A touch would not get to \(Self.name(view)).\n" + Self.report(view)
        case .pointIsNotHittable(let point): "No view of the window would get a touch at \(point.x), \(point.y)."
        case .unableToFindView(let identifier): "No view of the window has the identifier “\(identifier)”."
        case .invalidViewType(let identifier, let type, let expected):
            "The view “\(identifier)” is a \(type), and not a \(expected)."
        case .waitConditionTimeout(let timeout):
            "What was waited for did not come within \(timeout) s. "
                + (MainQueue.read { TestApplication.whatDoesNotFollow } ?? "")
        case .waiterIsNotRunning: "The waiter does not wait, so it cannot be stopped."
        case .waiterIsAlreadyRunning: "The waiter waits already."
        case .waiterIsAlreadyCompleted: "The waiter has waited; make another."
        }
    }

    private static func name(_ view: UIView) -> String {
        MainQueue.read { TouchExplanation.Mention(view).name } ?? "\(type(of: view))"
    }

    /// Explains why a touch does not reach the view, and how to fix that.
    private static func report(_ view: UIView) -> String {
        MainQueue.read {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            return view.window?.explainTouch(at: view.convert(middle, to: nil), wanting: view).description ?? ""
        } ?? ""
    }
}

/// Access to the main actor from code that may run on any thread, because a testing framework may describe errors
/// there.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Returns the result of `body` if the current queue is the main queue, otherwise `nil`.
    static func read<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        _ = mark
        guard DispatchQueue.getSpecific(key: key) == true else { return nil }
        return MainActor.assumeIsolated(body)
    }
}
