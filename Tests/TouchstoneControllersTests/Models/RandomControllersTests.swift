import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Random sequences of controllers, checked against the legal orders of appearance and containment methods.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomControllers`.
@Suite(.application) @MainActor
struct RandomControllersTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomControllersRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            run.finish()
            return (run.complaints, run.log)
        }
    }

    @Test func `RC-38: every controller receives a legal sequence of appearance methods`() async {
        let found = await RandomSequences.failures(800, steps: 16, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(25).joined(separator: "\n"))")
    }
}
