import Foundation
import TouchstoneCore
import UIKit

/// A responder that handles the actions of its role.
@MainActor
protocol ActionTaking: AnyObject {
    var role: Role? { get }
}

/// Presses, motion, remote control, actions and key commands.
extension Role {
    var canBecomeFirstResponder: Bool? { scene.canBecomeFirstResponder }
    var canResignFirstResponder: Bool? { scene.canResignFirstResponder }

    var keyCommands: [UIKeyCommand]? {
        guard let stage, !scene.keyCommands.isEmpty else { return nil }
        return scene.keyCommands.map { command in
            let made = UIKeyCommand(
                input: command.key.characters, modifierFlags: command.key.modifiers,
                action: stage.selector(command.action))
            made.wantsPriorityOverSystemBehavior = command.hasPriority
            return made
        }
    }

    /// Returns whether the role handles an action; `nil` if `super` decides, as for an edit action that the role does not name.
    func takes(_ action: Selector) -> Bool? {
        if scene.takes[action.name] != nil || stage?.granted.contains(action.name) == true { return true }
        if let edit = EditAction.allCases.first(where: { $0.selector == action }) {
            return scene.takes[edit.rawValue] == nil ? nil : true
        }
        return false
    }

    /// Performs what the role names for an action. The trace already contains the target.
    func take(_ action: String) {
        for action in scene.takes[action] ?? [] { stage?.perform(action) }
    }

    func note(
        _ method: ForwardedMethod, _ detail: @autoclosure () -> String = "", by receiver: UIResponder,
        _ callSuper: () -> Void
    ) {
        switch scene.events[method.kind] ?? .pass {
        case .pass: return callSuper()
        case .handle: note(method, detail(), receiver)
        case .forward:
            note(method, detail(), receiver)
            callSuper()
        }
    }

    private func note(_ method: ForwardedMethod, _ detail: String, _ receiver: UIResponder) {
        guard let stage else { return }
        stage.note("\(stage.name(of: receiver)) handles \(method.rawValue)" + (detail.isEmpty ? "" : ": " + detail))
    }
}

extension ForwardedMethod {
    fileprivate var kind: EventKind {
        switch self {
        case .motionBegan, .motionEnded, .motionCancelled: .motion
        case .remoteControlReceived: .remote
        default: .presses
        }
    }
}

extension Set<UIPress> {
    /// The names of the keys of the presses, sorted.
    @MainActor var words: String {
        compactMap { press in
            press.key.map { key in
                KeyName.allCases.first { $0.characters == key.characters }?.rawValue ?? key.characters
            }
        }.sorted().joined(separator: " ")
    }
}

extension UIEvent? {
    /// The name of the remote control's button.
    @MainActor var remoteWords: String {
        RemoteButton.allCases.first { $0.subtype == self?.subtype }?.rawValue ?? "another button"
    }
}
