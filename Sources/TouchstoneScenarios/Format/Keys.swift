import Foundation
import UIKit

/// A key of a keyboard, with its modifiers, as a scenario names it.
struct SceneKey: Sendable {
    /// The text that the key types, or the input of a `UIKeyCommand`.
    var characters: String
    var modifiers: UIKeyModifierFlags = []
}

/// Keys that have a name instead of a character.
enum KeyName: String, CaseIterable, Sendable {
    case `return`, tab, space, backspace, delete, escape, up, down, left, right, home, end, pageUp, pageDown

    var characters: String {
        switch self {
        case .return: "\r"
        case .tab: "\t"
        case .space: " "
        case .backspace: "\u{8}"
        case .delete: "\u{7F}"
        case .escape: UIKeyCommand.inputEscape
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        }
    }
}

enum KeyModifier: String, CaseIterable, Sendable {
    case shift, control, alternate, command

    var flag: UIKeyModifierFlags {
        switch self {
        case .shift: .shift
        case .control: .control
        case .alternate: .alternate
        case .command: .command
        }
    }
}

/// A key as it is written in a scenario: `s`, `command-s`, `shift-escape`.
public struct ScenarioKey: Sendable {
    let key: SceneKey

    /// Reads a key; `nil` if a modifier is unknown or no key follows the modifiers.
    public init?(_ text: String) {
        // The dash key itself comes last: `command--`, or `-` alone.
        let isDash = text == "-" || text.hasSuffix("--")
        var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if isDash { parts.removeLast(2) }
        guard let name = isDash ? "-" : parts.popLast() else { return nil }
        var modifiers: UIKeyModifierFlags = []
        for part in parts {
            guard let modifier = KeyModifier(rawValue: part) else { return nil }
            modifiers.insert(modifier.flag)
        }
        let characters = KeyName(rawValue: name)?.characters ?? name
        guard !characters.isEmpty, KeyName(rawValue: name) != nil || characters.count == 1 else { return nil }
        key = SceneKey(characters: characters, modifiers: modifiers)
    }
}

/// A button of a remote control.
enum RemoteButton: String, CaseIterable, Sendable {
    case play, pause, stop, togglePlayPause, nextTrack, previousTrack

    var subtype: UIEvent.EventSubtype {
        switch self {
        case .play: .remoteControlPlay
        case .pause: .remoteControlPause
        case .stop: .remoteControlStop
        case .togglePlayPause: .remoteControlTogglePlayPause
        case .nextTrack: .remoteControlNextTrack
        case .previousTrack: .remoteControlPreviousTrack
        }
    }
}

/// An edit action of UIKit that a scenario can send and a view can handle.
enum EditAction: String, CaseIterable, Sendable {
    case cut, copy, paste, select, selectAll, delete

    var selector: Selector {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .select: .select
        case .selectAll: .selectAll
        case .delete: .delete
        }
    }
}

/// A key command of a responder (RC-33).
struct SceneKeyCommand: Sendable {
    var key: SceneKey
    var action: String
    var hasPriority = false
}

/// A kind of event other than touches that a responder can handle.
enum EventKind: String, CaseIterable, Sendable {
    case presses, motion, remote
}

/// What a responder does when it receives such an event.
enum EventHandling: String, CaseIterable, Sendable {
    /// Inherits the behavior of its superclass.
    case pass
    /// Notes the event and does not pass it on.
    case handle
    /// Notes the event and calls `super`.
    case forward
}
