import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Menus of buttons and context menus at random, against the open menu and the handlers of the chosen items.
///
/// Longer runs: `TOUCHSTONE_FUZZ=100000 swift test --filter RandomMenus`.
@Suite(.application) @MainActor
struct RandomMenusTests {
    private func play(_ seed: UInt64, _ steps: [UInt64]) -> (complaints: [String], log: [String]) {
        TestApplication.run(isTraced: false) { app in
            let run = RandomMenusRun(seed: seed, app: app)
            for step in steps where run.complaints.isEmpty { run.step(step) }
            return (run.complaints, run.log)
        }
    }

    @Test func `C-26: one menu at most is open, and the handler of each chosen item is called once`() async {
        let found = await RandomSequences.failures(600, steps: 24, play)
        #expect(found.isEmpty, "\(found.count) sequences: \(found.prefix(4).joined(separator: "\n"))")
    }
}
