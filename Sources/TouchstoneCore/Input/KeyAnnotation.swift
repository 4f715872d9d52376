import Foundation

/// The outcome of a key that went down, for explaining why a command was not performed (RC-33, RC-34).
@MainActor
package struct KeyAnnotation: Annotation {
    /// A key command as its responder returned it.
    package struct Command {
        package let input: String
        package let modifiers: UIKeyModifierFlags
        package let hasPriority: Bool
        package let action: Selector

        package func isFor(_ key: UIKey) -> Bool { key.isOf(input, modifiers) }
    }

    /// A responder in the chain and the commands it returned.
    package struct Link {
        package let owner: Remembered
        package let commands: [Command]
    }

    package enum Way {
        /// A command's action was performed.
        case command
        /// The first responder took the key as text or editing.
        case text
        /// The key moved the focus or operated the focused control.
        case focus
        /// The key was sent up the responder chain as a press.
        case press
    }

    /// The number of trace records before the key went down.
    package let since: Int
    package let key: UIKey
    /// The key with Command in place of Control, if the keyboard has no Command key.
    package let asCommand: UIKey?
    /// The responders searched for commands, from the start of the chain upward.
    package let links: [Link]
    package let isFocused: Bool
    package let way: Way

    package var weight: Int { 1 + links.count / 4 }
}

/// Collects what a search for key commands finds while the application is traced.
@MainActor
final class KeyEventLog {
    private let trace: Trace
    private(set) var links: [KeyAnnotation.Link] = []
    let since: Int

    init(_ trace: Trace) {
        self.trace = trace
        since = trace.count
    }

    func annotation(_ key: UIKey, _ asCommand: UIKey?, _ isFocused: Bool, _ way: KeyAnnotation.Way?) -> KeyAnnotation {
        KeyAnnotation(
            since: since, key: key, asCommand: asCommand, links: links, isFocused: isFocused, way: way ?? .press)
    }

    /// Adds a responder's commands. If one key is searched for several times, only the first search counts.
    func saw(_ responder: UIResponder, _ commands: [UIKeyCommand]) {
        guard !links.contains(where: { $0.owner.refers(to: responder) }) else { return }
        let reported = commands.compactMap { command -> KeyAnnotation.Command? in
            guard let input = command.input, let action = command.action else { return nil }
            return KeyAnnotation.Command(
                input: input, modifiers: command.modifierFlags, hasPriority: command.wantsPriorityOverSystemBehavior,
                action: action)
        }
        links.append(KeyAnnotation.Link(owner: trace.remembered(responder), commands: reported))
    }
}
