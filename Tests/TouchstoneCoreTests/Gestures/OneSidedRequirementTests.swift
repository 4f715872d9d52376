import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Subclasses that override only one of the two methods for dynamic failure requirements (G-25).
@Suite(.application(tracing: .both)) @MainActor
struct OneSidedRequirementTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Requiring: UITapGestureRecognizer {
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    private final class Required: UITapGestureRecognizer {
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    /// The number of actions of the single tap directly after a tap, and a second later.
    private func actionCounts(_ single: UITapGestureRecognizer, _ double: UITapGestureRecognizer) -> [Int] {
        var count = 0
        single.addHandler { _ in count += 1 }
        double.numberOfTapsRequired = 2
        window.addGestureRecognizer(single)
        window.addGestureRecognizer(double)
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        let atOnce = count
        app.advance(by: 1)
        return [atOnce, count]
    }

    @Test func `G-25: a tap that overrides shouldRequireFailure(of:) waits for another one`() {
        expectEqual(actionCounts(Requiring(), UITapGestureRecognizer()), [0, 1])
    }

    @Test func `G-25: a tap waits for one that overrides shouldBeRequiredToFail(by:)`() {
        expectEqual(actionCounts(UITapGestureRecognizer(), Required()), [0, 1])
    }

    @Test func `G-25: taps without overrides do not wait`() {
        expectEqual(actionCounts(UITapGestureRecognizer(), UITapGestureRecognizer()), [1, 1])
    }
}
