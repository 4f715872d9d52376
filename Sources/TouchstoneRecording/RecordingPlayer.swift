import Foundation
import TouchstoneCore

/// Replays a recording into an application with a virtual clock and compares the trace with the stored one.
///
/// The replay repeats the recorded run-loop iterations. A recording without iterations, such as an edited one or
/// captured hardware input, is played by the times of its inputs.
@MainActor
public final class RecordingPlayer {
    /// The recording that is played.
    public let recording: Recording
    private let application: UIApplication
    private let clock: VirtualClock
    /// The difference between the application's clock and the recording's, in seconds.
    private let shift: TimeInterval
    private var sender: InputSender
    private let stored: [String]
    private var comparison: TraceComparison
    private var listener: Trace.Listener?

    /// Creates a player of a recording.
    ///
    /// - Parameters:
    ///   - recording: The recording to play.
    ///   - application: An application on `clock`, in the state in which the recording began.
    ///   - clock: The application's clock. It is set to the recording's start, unless it is already later; then all
    ///     times are shifted.
    ///   - showScene: Shows one of the host's scenes, given by its id, when the recording changes the scene.
    public init(
        _ recording: Recording, application: UIApplication, clock: VirtualClock,
        showScene: (@MainActor (String) -> Void)? = nil
    ) {
        self.recording = recording
        self.application = application
        self.clock = clock
        clock.show(recording.header.start)
        shift = clock.now - recording.header.start
        sender = InputSender(application: application, shift: shift, showScene: showScene)
        stored = recording.traceOfIterations
        comparison = TraceComparison(expected: stored, shift: shift)
    }

    /// Plays the whole recording, or up to the first difference from the stored trace.
    ///
    /// - Parameter beforeIteration: Called before each run-loop iteration or input with its time since the beginning, in
    ///   seconds, for example to wait for it.
    /// - Returns: The result of the comparison.
    @discardableResult
    public func play(beforeIteration: ((TimeInterval) -> Void)? = nil) -> ReplayOutcome {
        if !stored.isEmpty {
            listener = application.trace.listen { [weak self] record in self?.comparison.add(record) }
        }
        defer { if let listener { application.trace.stop(listener) } }
        let entries = recording.entries
        var index = 0
        if recording.hasIterations {
            while index < entries.count, comparison.difference == nil {
                index = playIteration(entries, index, beforeIteration)
            }
        } else {
            while index < entries.count { index = playInputs(entries, index, beforeIteration) }
        }
        if !stored.isEmpty { comparison.end() }
        return ReplayOutcome(difference: comparison.difference, comparedRecords: comparison.count)
    }

    // MARK: Replay by run-loop iterations

    /// Repeats the iteration at `index` with its inputs and returns the index of the next one.
    private func playIteration(
        _ entries: [Recording.Entry], _ index: Int, _ beforeIteration: ((TimeInterval) -> Void)?
    ) -> Int {
        var next = index + 1
        guard case .turn(let turn, let time) = entries[index] else {
            // Only a change of the scene can occur before the first iteration.
            if case .input(let input, _) = entries[index] { sender.send(input) }
            return next
        }
        beforeIteration?(time - recording.header.start)
        clock.show(time + shift)
        while next < entries.count {
            if case .turn = entries[next] { break }
            if case .input(let input, _) = entries[next] { sender.send(input) }
            if turn.kind == .outside, case .trace(let line) = entries[next],
                let record = try? RecordingFields(json: line.utf8).record()
            {
                application.trace.rememberUnrepeated(record.fact)
            }
            next += 1
        }
        application.repeatIteration(turn.kind)
        return next
    }

    // MARK: Replay by times

    /// Plays the inputs that were received at the same time and returns the index of the next one.
    private func playInputs(
        _ entries: [Recording.Entry], _ index: Int, _ beforeIteration: ((TimeInterval) -> Void)?
    ) -> Int {
        guard case .input(_, let time) = entries[index] else { return index + 1 }
        beforeIteration?(time - recording.header.start)
        clock.advance(to: time + shift)
        application.service()
        var next = index
        while next < entries.count, case .input(let input, time) = entries[next] {
            sender.send(input)
            next += 1
        }
        application.service()
        return next
    }
}
