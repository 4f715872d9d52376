import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Compares collection views that are changed at random with an array of arrays. Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter
/// RandomCollection`.
@Suite(.application) @MainActor
struct RandomCollectionTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomCollectionRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `LS-1, LS-2: a collection view shows its model's content after random changes`() async {
        let found = await RandomSequences.failures(150, steps: 16, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(4).joined(separator: "\n"))")
    }
}
