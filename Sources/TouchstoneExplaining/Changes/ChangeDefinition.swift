import Foundation
import TouchstoneCore

/// Everything that a report states about one change, and what the change does.
///
/// Each case of ``TouchExplanation/Change`` has one type. No other place distinguishes all changes.
protocol ChangeDefinition {
    typealias Mention = TouchExplanation.Mention

    /// The code in JSON, such as `bring-to-front`.
    var code: String { get }
    /// The object to change, or `nil` if there is none.
    var subject: Mention? { get }
    /// The advice in one sentence, with the line of code if one line is enough.
    @MainActor var words: String { get }
    /// Whether the running program can make the change. Otherwise it is a change of the source.
    var canBeMade: Bool { get }
    /// Makes the change in the running program.
    ///
    /// - Returns: `false` if the program cannot make it or the object no longer exists.
    @MainActor func apply(to application: UIApplication) -> Bool
    /// Makes the change in the copy of a scene in which advice is tried.
    ///
    /// - Parameters:
    ///   - trial: The copy.
    ///   - place: The place of the subject in the scene.
    /// - Returns: `false` if it is unknown what the change does to the hit test.
    @MainActor func apply(to trial: inout AdviceTrial, at place: Int) -> Bool
}

/// A change that a report only describes.
protocol DescribedChange: ChangeDefinition {}

extension DescribedChange {
    var canBeMade: Bool { false }
    @MainActor func apply(to application: UIApplication) -> Bool { false }
    @MainActor func apply(to trial: inout AdviceTrial, at place: Int) -> Bool { false }
}

/// A change of a view that the hit test depends on.
protocol HitTestChange: ChangeDefinition {
    var view: Mention { get }
    @MainActor func apply(to view: UIView, of application: UIApplication) -> Bool
}

extension HitTestChange {
    var subject: Mention? { view }
    var canBeMade: Bool { true }
    @MainActor func apply(to application: UIApplication) -> Bool {
        view.view.map { apply(to: $0, of: application) } ?? false
    }
}

/// A change of a view's property that the hit test does not depend on.
protocol ViewSetting: ChangeDefinition {
    var view: Mention { get }
    @MainActor func set(_ view: UIView)
}

extension ViewSetting {
    var subject: Mention? { view }
    var canBeMade: Bool { true }
    @MainActor func apply(to application: UIApplication) -> Bool {
        guard let view = view.view else { return false }
        set(view)
        return true
    }
    @MainActor func apply(to trial: inout AdviceTrial, at place: Int) -> Bool { false }
}

/// A change of a recognizer.
protocol RecognizerChange: ChangeDefinition {
    var recognizer: Mention { get }
    @MainActor func apply(to recognizer: UIGestureRecognizer) -> Bool
}

extension RecognizerChange {
    var subject: Mention? { recognizer }
    var canBeMade: Bool { true }
    @MainActor func apply(to application: UIApplication) -> Bool {
        recognizer.recognizer.map { apply(to: $0) } ?? false
    }
    @MainActor func apply(to trial: inout AdviceTrial, at place: Int) -> Bool { false }
}

extension TouchExplanation.Change {
    /// The advice in one sentence, with the line of code if one line is enough.
    @MainActor
    public var words: String { definition.words }

    /// The change's code in JSON, such as `bring-to-front`.
    public var code: String { definition.code }

    /// The object to change, or `nil` if there is none.
    public var subject: TouchExplanation.Mention? { definition.subject }

    /// Whether the change can be made in the running program; the others are changes to the source.
    package var canBeMade: Bool { definition.canBeMade }

    /// Makes the change in the running program.
    ///
    /// - Returns: `false` if only the source can be changed or the object no longer exists.
    @MainActor
    @discardableResult
    public func apply(to application: UIApplication) -> Bool { definition.apply(to: application) }
}
