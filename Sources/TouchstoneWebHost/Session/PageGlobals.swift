import Foundation
import TouchstoneCore

extension PageMessage {
    /// A message about the shake button.
    struct Shake: Decodable {
        var phase: String
        var time: Double?
    }

    /// A message about a media key.
    struct Remote: Decodable {
        var command: String
        var time: Double?
    }
}

extension PageMessage.Shake {
    func sample(at time: TimeInterval) throws(PageMessage.Refusal) -> GlobalSample {
        switch phase {
        case "began": return .shakeBegan(time: time)
        case "ended": return .shakeEnded(time: time)
        case "cancelled": return .shakeCancelled(time: time)
        default: throw PageMessage.Refusal(reason: "a shake's phase is none of began, ended, cancelled")
        }
    }
}

extension PageMessage.Remote {
    private static let commands: [String: UIEvent.EventSubtype] = [
        "play": .remoteControlPlay, "pause": .remoteControlPause, "stop": .remoteControlStop,
        "toggle": .remoteControlTogglePlayPause, "next": .remoteControlNextTrack,
        "previous": .remoteControlPreviousTrack,
    ]

    func sample(at time: TimeInterval) throws(PageMessage.Refusal) -> GlobalSample {
        guard let subtype = Self.commands[command] else {
            throw PageMessage.Refusal(
                reason: "a remote control's command is none of play, pause, stop, toggle, next, previous")
        }
        return .remoteControl(subtype, time: time)
    }
}
