import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording
import TouchstoneText

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

    @Flag(help: "Play in real time and print each record when it happens.")
    var realTime = false

    @Flag(help: "Print the trace as JSON, one record a line.")
    var json = false

    @Flag(help: "Check Touchstone's own contracts and exit with 1 if one is violated.")
    var check = false

    @Flag(help: "Print only whether the trace was the recorded one.")
    var quiet = false

    func run() throws {
        let recording = try session.recording()
        guard let place = try session.place(of: recording) else { throw session.missingPlace(of: recording) }
        let playback = try MainActor.assumeIsolated { try playBack(recording, place) }
        if !quiet, !realTime {
            if json {
                for record in playback.records { print(TraceJSON(record).line) }
            } else {
                printLine(playback.eventLog)
            }
        }
        for violation in playback.violations { printError("\(violation)") }
        guard let difference = playback.difference else {
            if !playback.violations.isEmpty { throw ExitCode(1) }
            if playback.comparedRecords > 0 {
                printError("The trace is the recorded one: \(playback.comparedRecords) records.")
            } else if quiet {
                printError("Played \(recording.sampleCount) samples; the recording has no trace to compare with.")
            }
            return
        }
        printError("The replay differs from the recording (-) at record \(difference.number):\n\(difference)")
        throw ExitCode(1)
    }

    @MainActor
    private func playBack(_ recording: Recording, _ place: RecordingPlayback.Place) throws -> RecordingPlayback {
        guard realTime else {
            let progress = Progress("Played", of: quiet ? 0 : recording.duration)
            defer { progress.end() }
            return try RecordingPlayback(recording, in: place, checks: check, beforeIteration: progress.reach)
        }
        let pace = Pace()
        return try RecordingPlayback(recording, in: place, checks: check, beforeIteration: pace.wait) { record in
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
