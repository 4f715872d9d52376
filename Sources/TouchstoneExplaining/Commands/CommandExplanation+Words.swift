import Foundation
import TouchstoneCore

extension CommandExplanation.Cause {
    /// The cause's code in JSON, such as `no-such-key`.
    public var code: String {
        switch self {
        case .noSuchKey: "no-such-key"
        case .noKeyWindow: "no-key-window"
        case .notInChain: "not-in-chain"
        case .notOffered: "no-key-command"
        case .offersOthers: "offers-others"
        case .nearerCommand: "nearer-command"
        case .textTakes: "text-input-first"
        case .focusTakes: "focus-first"
        case .declined: "declined"
        case .notImplemented: "no-responder-for-action"
        case .hasNotAction: "action-missing"
        case .takenByOther: "handled-earlier"
        }
    }

    /// The cause in one sentence, with the rule that it follows from.
    @MainActor
    public var sentence: String {
        switch self {
        case .noSuchKey(let key, let pressed):
            "\(key) was not pressed"
                + (pressed.isEmpty ? "" : "; what was pressed is \(pressed.joined(separator: ", "))")
                + " (RC-33: the modifiers must be exactly those)"
        case .noKeyWindow: "there is no key window, so no responder receives keys and actions without a target (RC-16)"
        case .notInChain(let wanted, let start, let kind):
            "the search begins at \(start.name), \(kind.words), and \(wanted.called) is not in its responder chain (RC-33)"
        case .notOffered(let key, let start, let kind):
            "no responder in the chain from \(start.name), \(kind.words), has a key command for \(key) (RC-33)"
        case .offersOthers(let responder, let key, let offered):
            "the keyCommands of \(responder.called) do not offer \(key)"
                + (offered.isEmpty ? ": there are none" : ", but \(offered.joined(separator: ", "))") + " (RC-33)"
        case .nearerCommand(let other, let key, true):
            "\(other.called) offers \(key), with wantsPriorityOverSystemBehavior, and such a command comes first (RC-34)"
        case .nearerCommand(let other, let key, false):
            "\(other.called) has a key command for \(key) and comes earlier in the responder chain (RC-33)"
        case .textTakes(let text, let key):
            "\(text.called) is first responder and handles \(key) as text input, which comes before key commands (RC-34)"
        case .focusTakes(let control, let key):
            "\(control.called) has the focus and handles \(key), which comes before key commands (RC-34)"
        case .declined(let action, let owner):
            "\(owner.called) implements \(action), but its canPerformAction(_:withSender:) returns false (RC-30)"
        case .notImplemented(let action, let start, let elsewhere?):
            "no responder in the chain from \(start.name) implements \(action); \(elsewhere.called) does, but is not in that chain (RC-27)"
        case .notImplemented(let action, let start, nil):
            "no responder in the chain from \(start.name) implements \(action) (RC-27)"
        case .hasNotAction(let responder, let action, let taker):
            "\(responder.called) does not implement \(action); \(taker.called), which is also in the chain, does (RC-27)"
        case .takenByOther(let action, let other):
            "\(other.called) handles \(action) and comes earlier in the responder chain (RC-29)"
        }
    }

    /// The advice in words, or `nil` if there is none.
    @MainActor
    public var advice: String? {
        switch self {
        case .noSuchKey, .noKeyWindow: nil
        case .notInChain(let wanted, _, _): "make \(wanted.name), or a responder in it, first responder"
        case .notOffered(let key, _, _): "offer \(key) in keyCommands of a responder of that chain"
        case .offersOthers(let responder, let key, _): "offer \(key) in \(responder.className).keyCommands"
        case .nearerCommand(let other, let key, _): "do not offer \(key) in \(other.className).keyCommands"
        case .textTakes, .focusTakes: "set wantsPriorityOverSystemBehavior of the command to true"
        case .declined(_, let owner): "correct \(owner.className).canPerformAction(_:withSender:), or leave it out"
        case .notImplemented(let action, _, let elsewhere?):
            "make \(elsewhere.name) first responder, or implement \(action) in that chain"
        case .notImplemented(let action, _, nil): "implement \(action) in a responder of that chain"
        case .hasNotAction(let responder, let action, _): "implement \(action) in \(responder.className)"
        case .takenByOther(let action, let other):
            "leave \(action) out of \(other.className), or have it declined there"
        }
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

extension UIKeyModifierFlags {
    /// The key in words, such as `shift-command-S`.
    func words(_ input: String) -> String {
        let names: [(UIKeyModifierFlags, String)] = [
            (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
        ]
        let named: [String: String] = [
            "\r": "return", "\t": "tab", " ": "space", "\u{8}": "backspace", "\u{7F}": "delete",
        ]
        let prefix = "UIKeyInput"
        let key = named[input] ?? (input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased())
        return (names.filter { contains($0.0) }.map(\.1) + [key]).joined(separator: "-")
    }
}

extension UIKey {
    var words: String { modifierFlags.words(charactersIgnoringModifiers) }
}
