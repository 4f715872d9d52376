import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controllers that come and go at random, against the legal orders of appearance and containment methods.
@Suite(.application) @MainActor
struct RandomControllersTests {
    /// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomControllers`.
    private var sequences: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 150
    }

    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomControllersRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `VC-1: every controller receives a legal sequence of appearance methods`() {
        var bad: [String] = []
        for seed in 1...sequences {
            var random = SeededRandomNumberGenerator(seed)
            var steps = (0..<16).map { _ in random.next() }
            guard !play(seed, steps).complaints.isEmpty else { continue }
            for index in steps.indices.reversed() {
                var fewer = steps
                fewer.remove(at: index)
                if !play(seed, fewer).complaints.isEmpty { steps = fewer }
            }
            let (complaints, log) = play(seed, steps)
            bad.append(
                "seed \(seed): \(complaints.prefix(2).joined(separator: "; "))\n  \(log.joined(separator: "\n  "))")
        }
        #expect(bad.isEmpty, "\(bad.count) sequences: \(bad.prefix(25).joined(separator: "\n"))")
    }
}
