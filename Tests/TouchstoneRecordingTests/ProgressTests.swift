import Foundation
import Testing

@testable import TouchstoneCommand

/// What somebody who waits for a long replay sees.
struct ProgressTests {
    /// What is written when `reach` is called each 50 ms for `seconds`, counting up to 10.
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

    @Test(arguments: [true, false]) func `What is done within a second is done in silence`(_ isTerminal: Bool) {
        #expect(written(0.9, isTerminal: isTerminal) == "")
    }

    @Test func `A terminal's line is rewritten and taken away`() {
        #expect(
            written(1.2, isTerminal: true)
                == "\rPlayed: 10 %\u{1B}[K\rPlayed: 11 %\u{1B}[K\rPlayed: 12 %\u{1B}[K\r\u{1B}[K")
    }

    @Test func `A log gets a line now and then`() {
        #expect(written(10, isTerminal: false) == "Played: 10 %\nPlayed: 60 %\n")
    }

    @Test func `Without an end there is nothing to report`() {
        #expect(written(5, isTerminal: true, total: 0) == "")
    }
}
