import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Table views that are changed at random, against an array of arrays.
@Suite(.application) @MainActor
struct RandomTableTests {
    /// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomTable`.
    private var sequences: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 150
    }

    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomTableRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `LS-1, LS-2: a table shows what its model has after random changes`() {
        var bad: [String] = []
        for seed in 1...sequences {
            var random = SeededRandomNumberGenerator(seed)
            let steps = (0..<16).map { _ in random.next() }
            guard !play(seed, steps).complaints.isEmpty else { continue }
            let (complaints, log) = play(seed, shortened(steps) { !play(seed, $0).complaints.isEmpty })
            bad.append(
                "seed \(seed): \(complaints.prefix(2).joined(separator: "; "))\n  \(log.joined(separator: "\n  "))")
        }
        #expect(bad.isEmpty, "\(bad.count) sequences: \(bad.prefix(4).joined(separator: "\n"))")
    }
}

/// Removes steps one by one as long as the rest still fails.
func shortened<Step>(_ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
    var rest = steps
    var index = rest.count - 1
    while index >= 0 {
        var fewer = rest
        fewer.remove(at: index)
        if fails(fewer) { rest = fewer }
        index -= 1
    }
    return rest
}
