import Foundation
import TouchstoneCore

/// Everything that a report states about one cause why a command was not performed.
///
/// Each case of ``CommandExplanation/Cause`` has one type, as each cause of a touch has.
protocol CommandCauseDefinition {
    typealias Mention = TouchExplanation.Mention
    typealias Start = CommandExplanation.Start

    /// The code in JSON, such as `no-such-key`.
    var code: String { get }
    /// The cause in one sentence, with the rule that it follows from.
    @MainActor var sentence: CauseSentence { get }
    /// The advice in words, or `nil` if there is none.
    @MainActor var advice: String? { get }
}

extension CommandExplanation.Cause {
    /// The cause's code in JSON, such as `no-such-key`.
    public var code: String { definition.code }

    /// The cause in one sentence, with the rule that it follows from.
    @MainActor
    public var sentence: String { definition.sentence.text }

    /// The advice in words, or `nil` if there is none.
    @MainActor
    public var advice: String? { definition.advice }

    /// The definition of the cause.
    ///
    /// This is the only place that distinguishes all causes.
    private var definition: any CommandCauseDefinition {
        switch self {
        case .noSuchKey(let key, let pressed): NoSuchKey(key: key, pressed: pressed)
        case .noKeyWindow: NoKeyWindow()
        case .notInChain(let wanted, let start, let kind): NotInChain(wanted: wanted, start: start, kind: kind)
        case .notOffered(let key, let start, let kind): NotOffered(key: key, start: start, kind: kind)
        case .offersOthers(let responder, let key, let offered):
            OffersOthers(responder: responder, key: key, offered: offered)
        case .nearerCommand(let other, let key, let hasPriority):
            NearerCommand(other: other, key: key, hasPriority: hasPriority)
        case .textTakes(let text, let key): TextTakes(text: text, key: key)
        case .focusTakes(let control, let key): FocusTakes(control: control, key: key)
        case .declined(let action, let owner): Declined(action: action, owner: owner)
        case .hasNotAction(let responder, let action, let taker):
            HasNotAction(responder: responder, action: action, taker: taker)
        case .notImplemented(let action, let start, let elsewhere):
            NotImplemented(action: action, start: start, elsewhere: elsewhere)
        case .takenByOther(let action, let other): TakenByOther(action: action, other: other)
        }
    }
}
