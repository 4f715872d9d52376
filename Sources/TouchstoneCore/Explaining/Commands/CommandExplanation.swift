import Foundation

/// Touchstone extension: why a key command or a menu's item did not do what it is for.
///
/// ```swift
/// print(application.explain(records, for: .keyCommand("s", .command, of: editor)))
/// print(application.explain(for: .menuItem(.paste, of: field)))
/// ```
@MainActor
public struct CommandExplanation: @MainActor CustomStringConvertible {
    /// Touchstone extension: what somebody wants to happen.
    public enum Wanted {
        /// The key, with exactly these modifiers, should have the responder's command performed; nil for anybody's.
        case keyCommand(String, UIKeyModifierFlags, of: UIResponder?)
        /// The action of a menu's item should be the responder's to take; nil for anybody's. Menus leave out, or
        /// disable, what nobody takes from the first responder up (M-4, M-5).
        case menuItem(Selector, of: UIResponder?)
    }

    /// Touchstone extension: one thing that keeps the command from being performed.
    public enum Cause: Equatable {
        /// The story has no such key; `pressed` tells which there were, the last one first.
        case noSuchKey(String, pressed: [String])
        /// There is no key window, so keys are nobody's.
        case noKeyWindow
        /// The search begins at `start` and does not lead to the responder (RC-33).
        case notInChain(TouchExplanation.Mention, start: TouchExplanation.Mention, as: Start)
        /// Nobody from `start` up offers a command for the key (RC-33).
        case nobodyOffers(String, start: TouchExplanation.Mention, as: Start)
        /// The responder is in the chain and does not offer the key; these it does (RC-33).
        case offersOthers(TouchExplanation.Mention, key: String, offered: [String])
        /// A nearer responder offers the same key, or one with priority over the system does (RC-33, RC-34).
        case nearerCommand(TouchExplanation.Mention, key: String, hasPriority: Bool)
        /// What is first responder takes the key as text or editing, and the command has no priority (RC-34).
        case textTakes(TouchExplanation.Mention, key: String)
        /// The focus takes the key (RC-34).
        case focusTakes(TouchExplanation.Mention, key: String)
        /// It has the action, and its `canPerformAction(_:withSender:)` answers false (RC-30).
        case declined(action: String, by: TouchExplanation.Mention)
        /// The responder has no such action, and `taker`, which has, takes it (RC-27).
        case hasNotAction(TouchExplanation.Mention, action: String, taker: TouchExplanation.Mention)
        /// Nobody from `start` up has the action; `elsewhere` has it, outside of the chain (RC-27).
        case nobodyHas(action: String, start: TouchExplanation.Mention, elsewhere: TouchExplanation.Mention?)
        /// Another responder, nearer to where the search begins, takes the action (RC-29).
        case takenByOther(action: String, by: TouchExplanation.Mention)
    }

    /// Touchstone extension: what the one is where a search begins (RC-16).
    public enum Start: Sendable {
        /// The key window's first responder.
        case firstResponder
        /// A control that has the focus.
        case focusedControl
        /// The key window itself, without a first responder.
        case keyWindow
    }

    /// Who should have the command performed, or take the action; nil for anybody.
    public let wanted: TouchExplanation.Mention?
    /// What it is about, in a few words: `command-S`, or the action's name.
    public let subject: String
    /// What keeps it from being performed; empty if nothing does.
    public internal(set) var causes: [Cause] = []
    /// Nothing was found, and it cannot be said that all is well, since what happened is forgotten.
    public internal(set) var isUnsure = false
    /// Where the search begins, and all up from there.
    public internal(set) var chain: [TouchExplanation.Mention] = []
    /// Who took the action; nil if nobody did, or that is not known.
    public internal(set) var taker: TouchExplanation.Mention?

    init(_ subject: String, _ wanted: UIResponder?) {
        self.subject = subject
        self.wanted = wanted.map { TouchExplanation.Mention($0) }
    }

    /// The report for people: the finding, what would help, and the chain.
    public var description: String {
        let whose = wanted.map { " of \($0.called)" } ?? ""
        var lines: [String] = []
        if isUnsure {
            lines.append("cannot tell: what became of \(subject)\(whose) is no longer remembered")
        } else if causes.isEmpty {
            lines.append("ok: \(subject)\(whose) is performed\(taker.map { ", and \($0.name) takes it" } ?? "")")
        } else {
            lines.append("error: \(subject)\(whose) is not performed")
        }
        for (number, cause) in causes.enumerated() {
            lines.append((number == 0 ? "because " : "and because ") + cause.sentence)
            if let advice = cause.advice { lines.append("  help: " + advice) }
        }
        if !chain.isEmpty {
            lines.append("\nsearched, up the chain:\n  " + chain.map(\.name).joined(separator: " → "))
        }
        return lines.joined(separator: "\n")
    }

    /// The report as one JSON object: `subject`, `wanted`, `taker`, `isUnsure`, `causes` (each with `code`, `text`,
    /// `advice`) and `chain`.
    public var json: String {
        var json = JSONText()
        json.object { json in
            json.add("subject", subject)
            json.add("wanted", wanted?.name)
            json.add("taker", taker?.name)
            json.key("isUnsure")
            json.add(isUnsure)
            json.key("causes")
            json.array { array in
                for cause in causes {
                    array.object { json in
                        json.add("code", cause.code)
                        json.add("text", cause.sentence)
                        json.add("advice", cause.advice)
                    }
                }
            }
            json.key("chain")
            json.array { array in chain.forEach { array.add($0.name) } }
        }
        return json.text
    }
}

extension UIApplication {
    /// Touchstone extension: why a key that went down in these records did not perform the command that is wanted; of
    /// several such keys the last one. For a menu's item it is told what is the case now.
    public func explain(_ records: [TraceRecord], for wanted: CommandExplanation.Wanted) -> CommandExplanation {
        switch wanted {
        case .keyCommand(let input, let modifiers, let responder):
            CommandSearch(self).explanation(records, input, modifiers, responder)
        case .menuItem: explain(for: wanted)
        }
    }

    /// Touchstone extension: what the key, or the menu's item, would do now. `keyCommands` and
    /// `canPerformAction(_:withSender:)` are called up the chain, as they would be then.
    public func explain(for wanted: CommandExplanation.Wanted) -> CommandExplanation {
        switch wanted {
        case .keyCommand(let input, let modifiers, let responder):
            CommandSearch(self).explanation(input, modifiers, responder)
        case .menuItem(let action, let responder): CommandSearch(self).explanation(of: action, responder)
        }
    }
}
