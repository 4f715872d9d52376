import Foundation
import TouchstoneCore

extension CommandExplanation.Cause {
    // MARK: Keys

    struct NoSuchKey: CommandCauseDefinition {
        let key: String
        let pressed: [String]

        var code: String { "no-such-key" }
        var sentence: CauseSentence {
            let others = pressed.isEmpty ? "" : "; what was pressed is \(pressed.joined(separator: ", "))"
            return CauseSentence(
                "\(key) was not pressed\(others)", rule: "RC-33: the modifiers must be exactly those")
        }
        var advice: String? { nil }
    }

    struct NoKeyWindow: CommandCauseDefinition {
        var code: String { "no-key-window" }
        var sentence: CauseSentence {
            CauseSentence(
                "there is no key window, so no responder receives keys and actions without a target", rule: "RC-16")
        }
        var advice: String? { nil }
    }

    struct NotInChain: CommandCauseDefinition {
        let wanted: Mention
        let start: Mention
        let kind: Start

        var code: String { "not-in-chain" }
        var sentence: CauseSentence {
            CauseSentence(
                "the search begins at \(start.name), \(kind.words), and \(wanted.called) is not in its responder chain",
                rule: "RC-33")
        }
        var advice: String? { "make \(wanted.name), or a responder in it, first responder" }
    }

    struct NotOffered: CommandCauseDefinition {
        let key: String
        let start: Mention
        let kind: Start

        var code: String { "no-key-command" }
        var sentence: CauseSentence {
            CauseSentence(
                "no responder in the chain from \(start.name), \(kind.words), has a key command for \(key)",
                rule: "RC-33")
        }
        var advice: String? { "offer \(key) in keyCommands of a responder of that chain" }
    }

    struct OffersOthers: CommandCauseDefinition {
        let responder: Mention
        let key: String
        let offered: [String]

        var code: String { "offers-others" }
        var sentence: CauseSentence {
            let others = offered.isEmpty ? ": there are none" : ", but \(offered.joined(separator: ", "))"
            return CauseSentence("the keyCommands of \(responder.called) do not offer \(key)\(others)", rule: "RC-33")
        }
        var advice: String? { "offer \(key) in \(responder.className).keyCommands" }
    }

    struct NearerCommand: CommandCauseDefinition {
        let other: Mention
        let key: String
        let hasPriority: Bool

        var code: String { "nearer-command" }
        var sentence: CauseSentence {
            hasPriority
                ? CauseSentence(
                    "\(other.called) offers \(key), with wantsPriorityOverSystemBehavior, and such a command comes first",
                    rule: "RC-34")
                : CauseSentence(
                    "\(other.called) has a key command for \(key) and comes earlier in the responder chain",
                    rule: "RC-33")
        }
        var advice: String? { "do not offer \(key) in \(other.className).keyCommands" }
    }

    struct TextTakes: CommandCauseDefinition {
        let text: Mention
        let key: String

        var code: String { "text-input-first" }
        var sentence: CauseSentence {
            CauseSentence(
                "\(text.called) is first responder and handles \(key) as text input, which comes before key commands",
                rule: "RC-34")
        }
        var advice: String? { "set wantsPriorityOverSystemBehavior of the command to true" }
    }

    struct FocusTakes: CommandCauseDefinition {
        let control: Mention
        let key: String

        var code: String { "focus-first" }
        var sentence: CauseSentence {
            CauseSentence(
                "\(control.called) has the focus and handles \(key), which comes before key commands", rule: "RC-34")
        }
        var advice: String? { "set wantsPriorityOverSystemBehavior of the command to true" }
    }

    // MARK: Actions

    struct Declined: CommandCauseDefinition {
        let action: String
        let owner: Mention

        var code: String { "declined" }
        var sentence: CauseSentence {
            CauseSentence(
                "\(owner.called) implements \(action.actionWords), but \(owner.its) canPerformAction(_:withSender:) returns false",
                rule: "RC-30")
        }
        var advice: String? { "correct \(owner.className).canPerformAction(_:withSender:), or leave it out" }
    }

    struct HasNotAction: CommandCauseDefinition {
        let responder: Mention
        let action: String
        let taker: Mention

        var code: String { "action-missing" }
        var sentence: CauseSentence {
            CauseSentence(
                "\(responder.called) does not implement \(action.actionWords); \(taker.called), which is also in the chain, does",
                rule: "RC-27")
        }
        var advice: String? { "implement \(action.actionWords) in \(responder.className)" }
    }

    struct NotImplemented: CommandCauseDefinition {
        let action: String
        let start: Mention
        let elsewhere: Mention?

        var code: String { "no-responder-for-action" }
        var sentence: CauseSentence {
            let other = elsewhere.map { "; \($0.called) does, but is not in that chain" } ?? ""
            return CauseSentence(
                "no responder in the chain from \(start.name) implements \(action.actionWords)\(other)", rule: "RC-27")
        }
        var advice: String? {
            elsewhere.map { "make \($0.name) first responder, or implement \(action.actionWords) in that chain" }
                ?? "implement \(action.actionWords) in a responder of that chain"
        }
    }

    struct TakenByOther: CommandCauseDefinition {
        let action: String
        let other: Mention

        var code: String { "handled-earlier" }
        var sentence: CauseSentence {
            CauseSentence(
                "\(other.called) handles \(action.actionWords) and comes earlier in the responder chain", rule: "RC-29")
        }
        var advice: String? { "leave \(action.actionWords) out of \(other.className), or have it declined there" }
    }
}

extension CommandExplanation.Start {
    fileprivate var words: String {
        switch self {
        case .firstResponder: "the first responder"
        case .focusedControl: "the control that has the focus"
        case .keyWindow: "the key window, since there is no first responder"
        }
    }
}
