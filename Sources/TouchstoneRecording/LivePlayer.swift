import Foundation
import TouchstoneCore

/// Plays a recording's inputs into a running application at the pace at which they came, through ports of its own, so that
/// one can watch. Other hosts may have their say meanwhile, and a real loop turns as it likes: nothing is compared.
@MainActor
public final class LivePlayer {
    private let application: UIApplication
    private let inputs: [(input: Recording.Input, time: TimeInterval)]
    private let shift: TimeInterval
    private var sender: InputSender
    private var next = 0
    private var deadline: ClockDeadline?
    private var ended: (@MainActor () -> Void)?

    /// Between two attempts to hand something to an application that has stalled, in seconds.
    private static let patience: TimeInterval = 0.004

    /// A player of a recording's inputs into an application, at the times of its clock.
    /// - Parameter showScene: Shows one of the host's scenes, where the recording changes them.
    public init(
        _ recording: Recording, application: UIApplication, showScene: (@MainActor (String) -> Void)? = nil
    ) {
        self.application = application
        inputs = recording.inputs
        shift = application.clock.now - recording.header.start
        sender = InputSender(application: application, shift: shift, showScene: showScene)
    }

    /// Begins; the first input comes as long after now as it came after the recording's beginning.
    /// - Parameter ended: Called when the last input has been handed in.
    public func start(ended: (@MainActor () -> Void)? = nil) {
        self.ended = ended
        proceed()
    }

    /// Stops; fingers that are down are taken away with the player.
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
