import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording

struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a recorded session again and print the trace.",
        discussion: """
            Plays recordings that `lab --record` and `run --record` made, turn by turn as they were recorded. Where they \
            keep their trace, the replay is compared with it, stops at the first difference, shows both sides, and exits \
            with 1.

            Recordings of touch hardware are played by their times: evemu (.events, the older ones with --desc), Android's \
            `getevent -lt`, and `libinput record`. The surface lies in the middle of the screen, as large as fits, with one \
            scale for both axes. What cannot be read is reported with its line, and the rest is played.

            The scene is the one that was recorded, unless --scenario or --scene names another.
            """
    )

    @OptionGroup var session: SessionFile

    @Flag(help: "Take as long as the session took, and print each record when it happens.")
    var realTime = false

    @Flag(help: "Print the trace as JSON, one record a line.")
    var json = false

    @Flag(help: "Check Touchstone's own contracts, and exit with 1 where one is broken.")
    var check = false

    @Flag(help: "Print only whether the trace was the recorded one.")
    var quiet = false

    func run() throws {
        let recording = try session.recording()
        guard let place = try session.place(of: recording) else { throw session.missingPlace }
        let rehearsal = try MainActor.assumeIsolated { try rehearse(recording, place) }
        if !quiet, !realTime {
            if json {
                for record in rehearsal.records { print(TraceJSON(record).line) }
            } else {
                tell(rehearsal.story)
            }
        }
        for violation in rehearsal.violations { complain("\(violation)") }
        guard let difference = rehearsal.difference else {
            if !rehearsal.violations.isEmpty { throw ExitCode(1) }
            if rehearsal.comparedRecords > 0 {
                complain("The trace is the recorded one: \(rehearsal.comparedRecords) records.")
            } else if quiet {
                complain("Played \(recording.sampleCount) samples; the recording keeps no trace to compare with.")
            }
            return
        }
        complain("The replay differs from the recording (-) at record \(difference.number):\n\(difference)")
        throw ExitCode(1)
    }

    @MainActor
    private func rehearse(_ recording: Recording, _ place: Rehearsal.Place) throws -> Rehearsal {
        guard realTime else {
            let progress = Progress("Played", of: quiet ? 0 : recording.duration)
            defer { progress.end() }
            return try Rehearsal(recording, in: place, checks: check, beforeTurn: progress.reach)
        }
        let pace = Pace()
        return try Rehearsal(recording, in: place, checks: check, beforeTurn: pace.wait) { record in
            guard !quiet else { return }
            let line = json ? TraceJSON(record).line : record.fact.sentence.printable
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }
    }
}

/// Waits in real time until the times of a session.
private final class Pace {
    private let start = ProcessInfo.processInfo.systemUptime

    func wait(for time: TimeInterval) {
        let left = start + time - ProcessInfo.processInfo.systemUptime
        if left > 0 { Thread.sleep(forTimeInterval: left) }
    }
}
