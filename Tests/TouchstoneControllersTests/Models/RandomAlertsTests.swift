import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Alerts and action sheets at random, against a list of the presented ones and of the chosen actions.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomAlerts`.
@Suite(.application) @MainActor
struct RandomAlertsTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomAlertsRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `A chosen action's handler is called once, after its alert has disappeared`() async {
        let found = await RandomSequences.failures(300, steps: 16, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(25).joined(separator: "\n"))")
    }
}
