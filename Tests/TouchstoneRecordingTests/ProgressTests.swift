import Foundation
import Testing

@testable import TouchstoneCommand
import TouchstoneExpectations

/// The progress line of a long replay.
struct ProgressTests {
    /// Returns the output of calls of `reach` every 50 ms for `seconds` up to a total of 10.
    private func written(_ seconds: Double, isTerminal: Bool, total: Double = 10) -> String {
        var (time, text) = (100.0, "")
        let progress = Progress("Played", of: total, isTerminal: isTerminal, now: { time }, write: { text += $0 })
        for step in 1...Int(seconds * 20) {
            time = 100 + Double(step) / 20
            progress.reach(Double(step) / 20)
        }
        progress.end()
        return text
    }

    @Test(arguments: [true, false]) func `Work of less than a second shows no progress`(_ isTerminal: Bool) {
        expectEqual(written(0.9, isTerminal: isTerminal), "")
    }

    @Test func `On a terminal, the progress line is rewritten and finally removed`() {
        expectEqual(
            written(1.2, isTerminal: true),
            "\rPlayed: 10 %\u{1B}[K\rPlayed: 11 %\u{1B}[K\rPlayed: 12 %\u{1B}[K\r\u{1B}[K")
    }

    @Test func `In a log, progress is written every few seconds`() {
        expectEqual(written(10, isTerminal: false), "Played: 10 %\nPlayed: 60 %\n")
    }

    @Test func `Work without a known total shows no progress`() {
        expectEqual(written(5, isTerminal: true, total: 0), "")
    }
}
