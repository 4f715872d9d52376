import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Thousands of random stories; after each event the contract of recognizers and views must hold.
@Suite(.application(tracing: .both)) @MainActor
struct GestureFuzzTests {
    /// More stories for those who ask: `TOUCHSTONE_FUZZ=100000 swift test --filter GestureFuzz`.
    private var eventLogs: UInt64 {
        ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? 1500
    }

    private func play(_ seed: UInt64) -> (fuzz: GestureFuzz, app: TestApplication) {
        TestApplication.run { app in
            let fuzz = GestureFuzz(seed: seed, app: app)
            fuzz.run(steps: 24)
            return (fuzz, app)
        }
    }

    @Test func `G-5, G-8, G-19, G-61, G-62, G-64, G-66, DL-10: random event logs keep the contract`() {
        var bad: [String] = []
        for seed in 1...eventLogs {
            let complaints = play(seed).fuzz.complaints
            if !complaints.isEmpty { bad.append("seed \(seed): \(complaints.prefix(3).joined(separator: "; "))") }
        }
        #expect(bad.isEmpty, "\(bad.count) stories: \(bad.prefix(12).joined(separator: "\n"))")
    }

    /// Tells one story in full: `TOUCHSTONE_FUZZ_SEED=7 swift test --filter GestureFuzz`.
    @Test(.application, .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEED"] != nil))
    func `G-5: one event log`() throws {
        let seed = try #require(ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init))
        let (fuzz, app) = play(seed)
        #expect(fuzz.complaints.isEmpty, "\(app.eventLog)")
    }

    @Test(.application) func `Same seed same trace`() {
        for seed in UInt64(1)...60 {
            let (one, other) = (play(seed).app.eventLog, play(seed).app.eventLog)
            #expect(one == other, "seed \(seed)")
            #expect(one.count > 100)
        }
    }
}
