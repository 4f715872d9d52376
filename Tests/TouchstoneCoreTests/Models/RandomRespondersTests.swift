import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// First responders and the keyboard at random, against one first responder for each window.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomResponders`.
@Suite(.application) @MainActor
struct RandomRespondersTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomRespondersRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `RC-19 to RC-22: each window has at most one first responder, which follows the model`() async {
        let found = await RandomSequences.failures(600, steps: 24, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(4).joined(separator: "\n"))")
    }
}
