import Foundation

/// What became of a key that went down, for those who ask why a command was not performed (RC-33, RC-34).
@MainActor
struct KeyRemark: Annotation {
    /// A command as its responder offered it.
    struct Command {
        let input: String
        let modifiers: UIKeyModifierFlags
        let hasPriority: Bool
        let action: Selector

        func isFor(_ key: UIKey) -> Bool { key.isOf(input, modifiers) }
    }

    /// A responder up the chain, and what it offered.
    struct Link {
        let who: Remembered
        let commands: [Command]
    }

    enum Way {
        /// A command's action was taken.
        case command
        /// The first responder took it as text or editing.
        case text
        /// It moved the focus, or used the control that has it.
        case focus
        /// It went up the chain as a press.
        case press
    }

    /// The number of the record before it went down.
    let since: Int
    let key: UIKey
    /// With command in the place of control, where the keyboard has none.
    let asCommand: UIKey?
    /// Where the search begins, and all up from there.
    let links: [Link]
    let isFocused: Bool
    let way: Way

    var weight: Int { 1 + links.count / 4 }
}

/// What the search for a command meets, while somebody listens.
@MainActor
final class KeyStory {
    private let trace: Trace
    private(set) var links: [KeyRemark.Link] = []
    let since: Int

    init(_ trace: Trace) {
        self.trace = trace
        since = trace.count
    }

    func remark(_ key: UIKey, _ asCommand: UIKey?, _ isFocused: Bool, _ way: KeyRemark.Way?) -> KeyRemark {
        KeyRemark(since: since, key: key, asCommand: asCommand, links: links, isFocused: isFocused, way: way ?? .press)
    }

    /// Of several searches for one key the first is told.
    func saw(_ responder: UIResponder, _ commands: [UIKeyCommand]) {
        guard !links.contains(where: { $0.who.refers(to: responder) }) else { return }
        let told = commands.compactMap { command -> KeyRemark.Command? in
            guard let input = command.input, let action = command.action else { return nil }
            return KeyRemark.Command(
                input: input, modifiers: command.modifierFlags, hasPriority: command.wantsPriorityOverSystemBehavior,
                action: action)
        }
        links.append(KeyRemark.Link(who: trace.remembered(responder), commands: told))
    }
}
