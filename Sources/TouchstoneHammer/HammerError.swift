import Foundation
import TouchstoneCore
import TouchstoneTesting

/// What keeps a generator from doing what it is told.
public enum HammerError: Error {
    /// The window is not shown, takes no touches, or shows a controller that is on its way in or out.
    case windowIsNotReadyForInteraction
    /// Keys go to the key window, and this one is not.
    case windowIsNotKey
    /// The device is neither a phone nor a tablet.
    case deviceDoesNotSupportTouches
    /// The device is no tablet.
    case deviceDoesNotSupportStylus
    /// The finger is down already.
    case touchForFingerAlreadyExists(index: FingerIndex)
    /// The finger is not down.
    case touchForFingerDoesNotExist(index: FingerIndex)
    /// There are no more fingers: none left to put down, or none down to move or lift.
    case fingerLimitReached(limit: Int)
    /// So many fingers were named, and so many are needed.
    case invalidFingerCount(count: Int, expected: Int)
    /// The stylus is down already.
    case touchForStylusAlreadyExists
    /// The stylus is not down.
    case touchForStylusDoesNotExist
    /// No key of a US keyboard types it.
    case unknownKeyForCharacter(Character)
    /// Kept; nobody can ask for a phase here.
    case unsupportedTouchPhase(UITouch.Phase)
    /// Kept; nothing private is used here.
    case unableToAccessPrivateApi(type: String, method: String)
    /// The view is not in the generator's window.
    case viewIsNotInHierarchy(UIView)
    /// The view, or one that it is in, is hidden or transparent, or it lies outside of them.
    case viewIsNotVisible(UIView)
    /// A touch in the middle of what is seen of the view would not get to it.
    case viewIsNotHittable(UIView)
    /// No view of the window would get a touch there.
    case pointIsNotHittable(CGPoint)
    /// No view of the window has this accessibility identifier.
    case unableToFindView(identifier: String)
    /// The view with this accessibility identifier is of another class.
    case invalidViewType(identifier: String, type: String, expected: String)
    /// What was waited for did not come within so many seconds.
    case waitConditionTimeout(TimeInterval)
    /// A waiter that does not wait cannot be stopped.
    case waiterIsNotRunning
    /// A waiter that waits cannot be started.
    case waiterIsAlreadyRunning
    /// A waiter waits once.
    case waiterIsAlreadyCompleted
}

extension HammerError: CustomStringConvertible {
    /// In a sentence, and what would help; of a view that cannot be touched, with the explanation.
    public var description: String {
        switch self {
        case .windowIsNotReadyForInteraction:
            "The window takes no touches. It has to be shown (makeKeyAndVisible()), with a test's application behind it: the trait .application, or the base class ApplicationTestCase."
        case .windowIsNotKey: "Keys go to the key window, and this window is not: call makeKey()."
        case .deviceDoesNotSupportTouches: "The device has no touches."
        case .deviceDoesNotSupportStylus: "The device takes no stylus: a tablet does (`idiom: .pad`)."
        case .touchForFingerAlreadyExists(let index): "The finger \(index) is down already."
        case .touchForFingerDoesNotExist(let index): "The finger \(index) is not down."
        case .fingerLimitReached(let limit): "There are not so many fingers: at most \(limit), or fewer that are down."
        case .invalidFingerCount(let count, let expected): "\(count) fingers were named, and \(expected) are needed."
        case .touchForStylusAlreadyExists: "The stylus is down already."
        case .touchForStylusDoesNotExist: "The stylus is not down."
        case .unknownKeyForCharacter(let character): "No key types “\(character)”."
        case .unsupportedTouchPhase(let phase): "A finger cannot be told to be \(phase)."
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

    /// What keeps a touch from the view, and what would help.
    private static func report(_ view: UIView) -> String {
        MainQueue.read {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            return view.window?.explainTouch(at: view.convert(middle, to: nil), wanting: view).description ?? ""
        } ?? ""
    }
}

/// The main queue, which is the main actor's. A testing framework describes errors on other threads as well.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// The result of `body` on the main actor; nil elsewhere.
    static func read<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        _ = mark
        guard DispatchQueue.getSpecific(key: key) == true else { return nil }
        return MainActor.assumeIsolated(body)
    }
}
