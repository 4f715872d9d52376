import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// Tracing never changes behavior: views, recognizers, controls and delegates receive the same calls in the same order with the
/// same values.
@MainActor
struct TracingComparisonTests {
    /// The number of random sequences. For more: `TOUCHSTONE_FUZZ=100000 swift test --filter TracingComparison`.
    private var sequenceCount: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 300
    }

    /// The first line in which two logs differ, after the three lines before it.
    private func difference(_ traced: [String], _ untraced: [String]) -> String? {
        guard traced != untraced else { return nil }
        let place =
            zip(traced, untraced).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(traced.count, untraced.count)
        func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "nothing more" }
        return traced[max(0, place - 3)..<place].joined(separator: "\n")
            + "\n- \(line(traced))\n+ \(line(untraced))"
    }

    private func lines(_ seed: UInt64, isTraced: Bool) -> [String] {
        TestApplication.run(isTraced: isTraced) { app in
            let comparison = TracingComparison(SeededRandomNumberGenerator(seed), app: app)
            comparison.play(steps: 40)
            return comparison.lines
        }
    }

    @Test func `Random scenes receive the same calls with and without tracing`() {
        var received = 0
        var bad: [String] = []
        for seed in 1...sequenceCount {
            let traced = lines(seed, isTraced: true)
            received += traced.count
            if let difference = difference(traced, lines(seed, isTraced: false)) {
                bad.append("seed \(seed):\n\(difference)")
            }
        }
        #expect(bad.isEmpty, "\(bad.count) sequences differ: \(bad.prefix(5).joined(separator: "\n"))")
        // The sequences are long enough for the comparison to be useful.
        #expect(received > 20 * Int(sequenceCount))
    }

    @Test func `Recognizers receive the same calls with and without tracing`() {
        var bad: [String] = []
        for seed in 1...sequenceCount {
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
        #expect(bad.isEmpty, "\(bad.count) sequences differ: \(bad.prefix(5).joined(separator: "\n"))")
    }
}
