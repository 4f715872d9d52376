import Foundation
import UIKit

/// A key as a scenario names it.
struct SceneKey: Sendable {
    /// What it types, or the input of a `UIKeyCommand`.
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

/// A key in a scenario file, such as `s`, `command-s` or `shift-escape`.
public struct ScenarioKey: Sendable {
    let key: SceneKey

    /// Nil where a modifier is unknown, or no key follows them.
    public init?(_ text: String) {
        // The key that is the dash itself stands last: `command--`, or alone.
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

/// A remote control's buttons.
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

/// The actions of UIKit's own that a scenario may send, and a view take.
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

/// Events that are no touches and that a responder can handle.
enum EventKind: String, CaseIterable, Sendable {
    case presses, motion, remote
}

/// What a responder does when it hears of such an event.
enum EventHandling: String, CaseIterable, Sendable {
    /// Nothing of its own.
    case pass
    /// Notes it and stops the chain there.
    case handle
    /// Notes it and calls `super`.
    case forward
}
