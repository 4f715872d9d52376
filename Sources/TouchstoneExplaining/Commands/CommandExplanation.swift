import Foundation
import TouchstoneCore
import TouchstoneText

/// Touchstone extension: explains why a key command or a menu item was not performed.
///
/// ```swift
/// print(application.explain(records, for: .keyCommand("s", .command, of: editor)))
/// print(application.explain(for: .menuItem(.paste, of: field)))
/// ```
@MainActor
public struct CommandExplanation: @MainActor CustomStringConvertible {
    /// Touchstone extension: the command that should be performed.
    public enum Wanted {
        /// The key, with exactly these modifiers, should perform the responder's command; `nil` means any responder's.
        case keyCommand(String, UIKeyModifierFlags, of: UIResponder?)
        /// The responder should accept the action of a menu item; `nil` means any responder.
        ///
        /// Menus omit or disable items that no responder in the chain accepts (M-4, M-5).
        case menuItem(Selector, of: UIResponder?)
    }

    /// Touchstone extension: one reason why the command is not performed.
    public enum Cause: Equatable {
        /// The records contain no such key. `pressed` lists the keys they contain, last one first.
        case noSuchKey(String, pressed: [String])
        /// There is no key window, so keys reach no responder.
        case noKeyWindow
        /// The search begins at `start` and does not lead to the responder (RC-33).
        case notInChain(TouchExplanation.Mention, start: TouchExplanation.Mention, as: Start)
        /// No responder in the chain from `start` offers a command for the key (RC-33).
        case notOffered(String, start: TouchExplanation.Mention, as: Start)
        /// The responder is in the chain but offers only these other keys (RC-33).
        case offersOthers(TouchExplanation.Mention, key: String, offered: [String])
        /// A nearer responder offers the same key, or a responder offers it with priority over the system (RC-33,
        /// RC-34).
        case nearerCommand(TouchExplanation.Mention, key: String, hasPriority: Bool)
        /// The first responder takes the key as text or editing, and the command has no priority (RC-34).
        case textTakes(TouchExplanation.Mention, key: String)
        /// The focus system takes the key (RC-34).
        case focusTakes(TouchExplanation.Mention, key: String)
        /// A responder implements the action, but its `canPerformAction(_:withSender:)` returns `false` (RC-30).
        case declined(action: String, by: TouchExplanation.Mention)
        /// The responder does not implement the action; `taker` does and accepts it (RC-27).
        case hasNotAction(TouchExplanation.Mention, action: String, taker: TouchExplanation.Mention)
        /// No responder in the chain from `start` implements the action; `elsewhere` does but is not in the chain
        /// (RC-27).
        case notImplemented(action: String, start: TouchExplanation.Mention, elsewhere: TouchExplanation.Mention?)
        /// A responder nearer to the start of the search accepts the action (RC-29).
        case takenByOther(action: String, by: TouchExplanation.Mention)
    }

    /// Touchstone extension: the kind of responder at which a search begins (RC-16).
    public enum Start: Sendable {
        /// The key window's first responder.
        case firstResponder
        /// The control that has the focus.
        case focusedControl
        /// The key window itself, if it has no first responder.
        case keyWindow
    }

    /// The responder that should perform the command or accept the action, or `nil` for any.
    public let wanted: TouchExplanation.Mention?
    /// The command in words, such as `command-S` or the action's name.
    public let subject: String
    /// The causes why it is not performed; empty if it is.
    public internal(set) var causes: [Cause] = []
    /// Whether no cause was found but success is not certain, because the trace no longer remembers what happened.
    public internal(set) var isUnsure = false
    /// The responder chain from the start of the search.
    public internal(set) var chain: [TouchExplanation.Mention] = []
    /// The responder that accepted the action, or `nil` if there is none or it is unknown.
    public internal(set) var taker: TouchExplanation.Mention?

    init(_ subject: String, _ wanted: UIResponder?) {
        self.subject = subject
        self.wanted = wanted.map { TouchExplanation.Mention($0) }
    }

    /// The report as text: the finding, the advice and the responder chain.
    public var description: String {
        let whose = wanted.map { " of \($0.called)" } ?? ""
        var lines: [String] = []
        if isUnsure {
            lines.append("unknown: the trace no longer contains what happened to \(subject)\(whose)")
        } else if causes.isEmpty {
            lines.append("ok: \(subject)\(whose) is performed\(taker.map { ", and \($0.name) handles it" } ?? "")")
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

    /// The report as one JSON object.
    ///
    /// Its keys are `subject`, `wanted`, `taker`, `isUnsure`, `causes` (each with `code`, `text`, `advice`) and
    /// `chain`.
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
    /// Touchstone extension: explains why a key press in the records did not perform the wanted command.
    ///
    /// If the records contain several such key presses, the last one counts. A menu item is explained in its current
    /// state.
    ///
    /// - Parameters:
    ///   - records: The trace records that contain the key press.
    ///   - wanted: The command that should have been performed.
    public func explain(_ records: [TraceRecord], for wanted: CommandExplanation.Wanted) -> CommandExplanation {
        switch wanted {
        case .keyCommand(let input, let modifiers, let responder):
            CommandSearch(self).explanation(records, input, modifiers, responder)
        case .menuItem: explain(for: wanted)
        }
    }

    /// Touchstone extension: explains the effect that the key or the menu item would have now.
    ///
    /// Calls `keyCommands` and `canPerformAction(_:withSender:)` along the responder chain, as a key press would.
    public func explain(for wanted: CommandExplanation.Wanted) -> CommandExplanation {
        switch wanted {
        case .keyCommand(let input, let modifiers, let responder):
            CommandSearch(self).explanation(input, modifiers, responder)
        case .menuItem(let action, let responder): CommandSearch(self).explanation(of: action, responder)
        }
    }
}
