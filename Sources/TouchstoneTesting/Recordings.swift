import Foundation
import TouchstoneCore
import TouchstoneRecording

/// Recording and replaying a session.
extension TestApplication {
    /// Records all that comes in from now on.
    /// - Parameter keepsTrace: Whether the trace is stored too, so that a replay can be compared with it.
    public func record(title: String? = nil, keepsTrace: Bool = true) -> SessionRecorder {
        SessionRecorder(application, title: title, keepsTrace: keepsTrace)
    }

    /// Plays a recording into this application, which is to be as it was when the recording began. The clock is brought to
    /// the recording's time; where that has passed already, all happens later by as much.
    ///
    /// - Parameter showScene: Shows one of the host's scenes, where the recording changes them.
    /// - Returns: What came of it; its `difference` is nil where the trace is the stored one, or none is stored.
    @discardableResult
    public func replay(
        _ recording: Recording, showScene: (@MainActor (String) -> Void)? = nil
    ) -> ReplayOutcome {
        let player = RecordingPlayer(recording, application: application, clock: clock, showScene: showScene)
        // Its fingers may be down still; they would be lifted with its ports.
        players.append(player)
        return player.play()
    }
}
