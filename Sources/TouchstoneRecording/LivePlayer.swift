import Foundation
import TouchstoneCore

/// Plays a recording's inputs into a running application at their recorded pace, so that you can watch it.
///
/// The player uses its own ports. Other hosts may send input at the same time, and run-loop iterations are not
/// repeated, so the trace is not compared.
///
/// ```swift
/// let player = LivePlayer(recording, application: application)
/// player.start()
/// ```
@MainActor
public final class LivePlayer {
    private let application: UIApplication
    private let inputs: [(input: Recording.Input, time: TimeInterval)]
    private let shift: TimeInterval
    private var sender: InputSender
    private var next = 0
    private var deadline: ClockDeadline?
    private var ended: (@MainActor () -> Void)?

    /// The delay before sending again to a stalled application, in seconds.
    private static let patience: TimeInterval = 0.004

    /// Creates a player that follows the application's clock.
    ///
    /// - Parameters:
    ///   - recording: The recording with the inputs to play.
    ///   - application: The application that receives the inputs.
    ///   - showScene: Shows one of the host's scenes, given by its id, when the recording changes the scene.
    public init(
        _ recording: Recording, application: UIApplication, showScene: (@MainActor (String) -> Void)? = nil
    ) {
        self.application = application
        inputs = recording.inputs
        shift = application.clock.now - recording.header.start
        sender = InputSender(application: application, shift: shift, showScene: showScene)
    }

    /// Starts playing. The first input is sent after the same delay as in the recording.
    ///
    /// - Parameter ended: Called after the last input has been sent.
    public func start(ended: (@MainActor () -> Void)? = nil) {
        self.ended = ended
        proceed()
    }

    /// Stops playing. Fingers that are down are cancelled when the player is released.
    public func stop() {
        if let deadline { application.clock.cancel(deadline) }
        deadline = nil
        next = inputs.count
    }

    private func proceed() {
        deadline = nil
        while next < inputs.count {
            let (input, time) = inputs[next]
            let due = time + shift
            guard due <= application.clock.now else { return wait(until: due) }
            guard sender.send(input) else { return wait(until: application.clock.now + Self.patience) }
            next += 1
        }
        ended?()
        ended = nil
    }

    private func wait(until time: TimeInterval) {
        deadline = application.clock.schedule(at: time) { [weak self] in self?.proceed() }
    }
}
