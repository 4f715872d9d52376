import Foundation
import TouchstoneCore
import TouchstoneRecording

/// Recording and replaying a session.
extension TestApplication {
    /// Starts recording all input.
    ///
    /// - Parameters:
    ///   - title: The title of the recording.
    ///   - keepsTrace: Whether the trace is stored too, so that a replay can be compared with it.
    public func record(title: String? = nil, keepsTrace: Bool = true) -> SessionRecorder {
        SessionRecorder(application, title: title, keepsTrace: keepsTrace)
    }

    /// Plays a recording into this application, which must be in the state in which the recording began.
    ///
    /// Advances the clock to the recording's time. If the clock is already past it, all input arrives later by the
    /// difference.
    ///
    /// - Parameters:
    ///   - recording: The recording to play.
    ///   - showScene: Shows one of the host's scenes when the recording changes scenes.
    /// - Returns: The outcome; its `difference` is `nil` if the trace equals the stored one, or if none is stored.
    @discardableResult
    public func replay(
        _ recording: Recording, showScene: (@MainActor (String) -> Void)? = nil
    ) -> ReplayOutcome {
        let player = RecordingPlayer(recording, application: application, clock: clock, showScene: showScene)
        // The player's ports lift their fingers when they are released, and fingers may still be down.
        players.append(player)
        return player.play()
    }
}
