import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Recognizers that override one of the two questions about failure, and not the other: G-25.
@Suite(.application(tracing: .both)) @MainActor
struct OneSidedRequirementTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Patient: UITapGestureRecognizer {
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    private final class Demanding: UITapGestureRecognizer {
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    /// How often the single tap has acted just after a tap, and a second later.
    private func acts(_ single: UITapGestureRecognizer, _ double: UITapGestureRecognizer) -> [Int] {
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

    @Test func `G-25: one that requires`() {
        #expect(acts(Patient(), UITapGestureRecognizer()) == [0, 1])
    }

    @Test func `G-25: one that is required`() {
        #expect(acts(UITapGestureRecognizer(), Demanding()) == [0, 1])
    }

    @Test func `G-25: plain ones`() {
        #expect(acts(UITapGestureRecognizer(), UITapGestureRecognizer()) == [1, 1])
    }
}
