import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Text fields and text views that are edited at random, against a string.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomText`.
@Suite(.application) @MainActor
struct RandomTextTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomTextRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `C-30, RC-35: a text, its selection and its undo steps follow the model`() async {
        let found = await RandomSequences.failures(800, steps: 30, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(4).joined(separator: "\n"))")
    }
}
