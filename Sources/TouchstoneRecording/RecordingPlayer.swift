import Foundation
import TouchstoneCore

/// Plays a recording into an application whose time is virtual, turn by turn as it was recorded, and compares the trace with
/// the stored one as it goes.
///
/// A recording without turns, such as a changed one or one of hardware, is played by the times of its inputs.
@MainActor
public final class RecordingPlayer {
    /// What is played.
    public let recording: Recording
    private let application: UIApplication
    private let clock: VirtualClock
    /// What to add to the recording's times.
    private let shift: TimeInterval
    private var sender: InputSender
    private let stored: [String]
    private var comparison: TraceComparison
    private var listener: Trace.Listener?

    /// A player of a recording into an application.
    ///
    /// - Parameters:
    ///   - application: As it was when the recording began, and on `clock`. The clock is first brought to the recording's
    ///     time, if it has not reached it yet; otherwise all happens that much later.
    ///   - showScene: Shows one of the host's scenes, where the recording changes them.
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
        stored = recording.traceOfTurns
        comparison = TraceComparison(expected: stored, shift: shift)
    }

    /// Plays it all, or up to the first difference from the stored trace.
    ///
    /// - Parameter beforeTurn: Called before each turn or input with its time since the beginning, such as to wait for it.
    /// - Returns: What came of it.
    @discardableResult
    public func play(beforeTurn: ((TimeInterval) -> Void)? = nil) -> ReplayOutcome {
        if !stored.isEmpty {
            listener = application.trace.listen { [weak self] record in self?.comparison.add(record) }
        }
        defer { if let listener { application.trace.stop(listener) } }
        let entries = recording.entries
        var index = 0
        if recording.hasTurns {
            while index < entries.count, comparison.difference == nil {
                index = playTurn(entries, index, beforeTurn)
            }
        } else {
            while index < entries.count { index = playInputs(entries, index, beforeTurn) }
        }
        if !stored.isEmpty { comparison.end() }
        return ReplayOutcome(difference: comparison.difference, comparedRecords: comparison.count)
    }

    // MARK: As it was recorded

    /// Repeats the turn at `index` with its inputs; answers where the next one begins.
    private func playTurn(
        _ entries: [Recording.Entry], _ index: Int, _ beforeTurn: ((TimeInterval) -> Void)?
    ) -> Int {
        var next = index + 1
        guard case .turn(let turn, let time) = entries[index] else {
            // A change of scene aside, nothing comes in between turns.
            if case .input(let input, _) = entries[index] { sender.send(input) }
            return next
        }
        beforeTurn?(time - recording.header.start)
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
        application.turnAgain(turn.kind)
        return next
    }

    // MARK: By the times of the inputs

    /// Plays the inputs that came in together.
    private func playInputs(
        _ entries: [Recording.Entry], _ index: Int, _ beforeTurn: ((TimeInterval) -> Void)?
    ) -> Int {
        guard case .input(_, let time) = entries[index] else { return index + 1 }
        beforeTurn?(time - recording.header.start)
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
