import Foundation
import TouchstoneCore

/// Everything that a report states about one cause.
///
/// Each case of ``TouchExplanation/Cause`` has one type, which holds the case's values and defines all that follows from
/// them. No other place distinguishes all causes.
protocol CauseDefinition {
    typealias Mention = TouchExplanation.Mention
    typealias Change = TouchExplanation.Change
    typealias Role = CauseRole

    /// The kind, which has the cause's code.
    var kind: TouchExplanation.Cause.Kind { get }
    /// What the cause does to the touch.
    var role: CauseRole { get }
    /// The object to change first, or `nil` if the cause has none.
    var subject: Mention? { get }
    /// The cause in one sentence, with the rule that it follows from.
    ///
    /// - Parameter wanted: The view or recognizer that should have had the touch.
    @MainActor func sentence(_ wanted: Mention?) -> CauseSentence
    /// The changes that may remove the cause, least intrusive first, before any of them is tried.
    ///
    /// - Parameter report: The report that contains the cause.
    @MainActor func changes(in report: TouchExplanation) -> [Change]
}

/// A cause in words.
struct CauseSentence {
    private let words: String
    private let rule: String?
    private let remark: String

    /// - Parameters:
    ///   - words: What is the case.
    ///   - rule: The identifiers of the rules that it follows from, such as `HT-32, HT-35`, or `nil` if there is none.
    ///   - remark: Words that follow the rule.
    init(_ words: String, rule: String?, remark: String = "") {
        self.words = words
        self.rule = rule
        self.remark = remark
    }

    /// The words, the rule in parentheses and the remark.
    var text: String { words + (rule.map { " (\($0))" } ?? "") + remark }
}

/// What a cause does to a touch.
enum CauseRole {
    /// A view on the path to the wanted one is in a state that keeps the touch out. Other flags, frames or another order
    /// remove it, so changes can be tried on the recorded scene.
    case state
    /// A neighbor in front has the touch. Changes can be tried on the recorded scene.
    case neighbor
    /// A presentation, a menu or another view of the system in front has the touch.
    case cover
    /// Something else keeps the touch from the wanted subject.
    case barrier
    /// The touch comes late.
    case delay
    /// A recognizer or scroll view takes the touch away.
    case claim
    /// A scroll view takes the touch away before the view receives it.
    case earlyClaim
    /// The touch ends early.
    case loss
    /// A scroll view has nothing to scroll or zoom, or leaves that to another one.
    case idleScrollView
    /// A recognizer does not recognize.
    case unrecognized
    /// The touch arrives and has no effect.
    case noEffect

    /// Whether a change of flags, order or frames can remove the cause.
    var canBeTried: Bool { self == .state || self == .neighbor }
    /// Whether a recognizer or scroll view takes the touch away.
    var isClaim: Bool { self == .claim || self == .earlyClaim }
}

extension TouchExplanation.Cause {
    /// The kind of the cause, without its subjects.
    public var kind: Kind { definition.kind }

    var role: CauseRole { definition.role }

    /// Whether a presentation, a menu or another view of the system in front has the touch.
    package var isCover: Bool { role == .cover }

    /// The object to change first, or `nil` if the cause has none.
    public var subject: TouchExplanation.Mention? { definition.subject }

    /// The cause in one sentence, with the rule that it follows from.
    ///
    /// - Parameter wanted: The view or recognizer that should have had the touch, so that the sentence can relate to
    ///   it.
    @MainActor
    public func sentence(wanted: TouchExplanation.Mention?) -> String { definition.sentence(wanted).text }

    /// The kind's code in JSON and text, such as `hidden`.
    public var code: String { kind.rawValue }
    /// The codes of all kinds of causes.
    public static var codes: [String] { Kind.allCases.map(\.rawValue) }
}
