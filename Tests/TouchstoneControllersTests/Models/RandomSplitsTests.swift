import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Split view controllers that collapse, expand and rotate at random, against stacks in plain values.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomSplits`.
@Suite(.application) @MainActor
struct RandomSplitsTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomSplitsRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `RC-38: columns keep their screens, and every screen receives a legal sequence of appearance methods`()
        async
    {
        let found = await RandomSequences.failures(300, steps: 16, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(25).joined(separator: "\n"))")
    }
}
