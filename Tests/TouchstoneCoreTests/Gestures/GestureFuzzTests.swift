import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Random sequences of events, in which the contract of recognizers and views must hold.
@Suite(.application(tracing: .both)) @MainActor
struct GestureFuzzTests {
    /// The number of random sequences. For more: `TOUCHSTONE_FUZZ=100000 swift test --filter GestureFuzz`.
    private var sequenceCount: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 500
    }

    private func play(_ seed: UInt64) -> (fuzz: GestureFuzz, app: TestApplication) {
        TestApplication.run { app in
            let fuzz = GestureFuzz(seed: seed, app: app)
            fuzz.run(steps: 24)
            return (fuzz, app)
        }
    }

    @Test
    func `G-5, G-8, G-19, G-61, G-62, G-64, G-66, DL-10: recognizers and views keep the contract in random sequences`()
    {
        var bad: [String] = []
        for seed in 1...sequenceCount {
            let complaints = play(seed).fuzz.complaints
            if !complaints.isEmpty { bad.append("seed \(seed): \(complaints.prefix(3).joined(separator: "; "))") }
        }
        #expect(bad.isEmpty, "\(bad.count) sequences break it: \(bad.prefix(12).joined(separator: "\n"))")
    }

    /// Prints the event log of one sequence if it fails: `TOUCHSTONE_FUZZ_SEED=7 swift test --filter GestureFuzz`.
    @Test(.application, .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEED"] != nil))
    func `G-5: recognizers and views keep the contract in the sequence of a given seed`() throws {
        let seed = try #require(ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init))
        let (fuzz, app) = play(seed)
        #expect(fuzz.complaints.isEmpty, "\(app.eventLog)")
    }

    @Test(.application) func `The same seed gives the same trace`() {
        for seed in UInt64(1)...60 {
            let (one, other) = (play(seed).app.eventLog, play(seed).app.eventLog)
            expectEqual(one, other, "seed \(seed)")
            #expect(one.count > 100)
        }
    }
}
