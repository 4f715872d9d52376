import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// What runs while nobody listens to the trace must do what runs while somebody does: views, recognizers, controls and
/// delegates hear the same, in the same order, with the same numbers.
@MainActor
struct TracingComparisonTests {
    /// More stories for those who ask: `TOUCHSTONE_FUZZ=100000 swift test --filter TracingComparison`.
    private var eventLogs: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 1000
    }

    /// The first line in which two stories differ, with what came before it.
    private func difference(_ callbacks: [String], _ untraced: [String]) -> String? {
        guard callbacks != untraced else { return nil }
        let place =
            zip(callbacks, untraced).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(callbacks.count, untraced.count)
        func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "nothing more" }
        return callbacks[max(0, place - 3)..<place].joined(separator: "\n")
            + "\n- \(line(callbacks))\n+ \(line(untraced))"
    }

    private func lines(_ seed: UInt64, isTraced: Bool) -> [String] {
        TestApplication.run(isTraced: isTraced) { app in
            let eventLog = TracingComparison(SeededRandomNumberGenerator(seed), app: app)
            eventLog.play(steps: 40)
            return eventLog.lines
        }
    }

    @Test func `Scenes of everything receive the same`() {
        var received = 0
        var bad: [String] = []
        for seed in 1...eventLogs {
            let callbacks = lines(seed, isTraced: true)
            received += callbacks.count
            if let difference = difference(callbacks, lines(seed, isTraced: false)) {
                bad.append("seed \(seed):\n\(difference)")
            }
        }
        #expect(bad.isEmpty, "\(bad.count) stories: \(bad.prefix(5).joined(separator: "\n"))")
        // They were stories with something in them.
        #expect(received > 20 * Int(eventLogs))
    }

    @Test func `Recognizers receive the same`() {
        var bad: [String] = []
        for seed in 1...eventLogs {
            func received(isTraced: Bool) -> [String] {
                TestApplication.run(isTraced: isTraced) { app in
                    let fuzz = GestureFuzz(seed: seed, app: app)
                    fuzz.run(steps: 24)
                    return fuzz.log + fuzz.complaints
                }
            }
            if let difference = difference(received(isTraced: true), received(isTraced: false)) {
                bad.append("seed \(seed):\n\(difference)")
            }
        }
        #expect(bad.isEmpty, "\(bad.count) stories: \(bad.prefix(5).joined(separator: "\n"))")
    }
}
