import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// What runs while nobody listens to the trace must do what runs while somebody does: views, recognizers, controls and
/// delegates hear the same, in the same order, with the same numbers.
@MainActor
struct HeardBothWaysTests {
    /// More stories for those who ask: `TOUCHSTONE_FUZZ=100000 swift test --filter HeardBothWays`.
    private var stories: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 1000
    }

    /// The first line in which two stories differ, with what came before it.
    private func difference(_ told: [String], _ untold: [String]) -> String? {
        guard told != untold else { return nil }
        let place =
            zip(told, untold).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(told.count, untold.count)
        func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "nothing more" }
        return told[max(0, place - 3)..<place].joined(separator: "\n") + "\n- \(line(told))\n+ \(line(untold))"
    }

    private func lines(_ seed: UInt64, listens: Bool) -> [String] {
        TestApplication.run(listens: listens) { app in
            let story = HeardBothWays(SeededRandomNumberGenerator(seed), app: app)
            story.play(steps: 40)
            return story.lines
        }
    }

    @Test func `Scenes of everything hear the same`() {
        var heard = 0
        var bad: [String] = []
        for seed in 1...stories {
            let told = lines(seed, listens: true)
            heard += told.count
            if let difference = difference(told, lines(seed, listens: false)) {
                bad.append("seed \(seed):\n\(difference)")
            }
        }
        #expect(bad.isEmpty, "\(bad.count) stories: \(bad.prefix(5).joined(separator: "\n"))")
        // They were stories with something in them.
        #expect(heard > 20 * Int(stories))
    }

    @Test func `Recognizers hear the same`() {
        var bad: [String] = []
        for seed in 1...stories {
            func heard(listens: Bool) -> [String] {
                TestApplication.run(listens: listens) { app in
                    let fuzz = GestureFuzz(seed: seed, app: app)
                    fuzz.run(steps: 24)
                    return fuzz.log + fuzz.complaints
                }
            }
            if let difference = difference(heard(listens: true), heard(listens: false)) {
                bad.append("seed \(seed):\n\(difference)")
            }
        }
        #expect(bad.isEmpty, "\(bad.count) stories: \(bad.prefix(5).joined(separator: "\n"))")
    }
}
