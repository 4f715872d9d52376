import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Compares the core's hit test with a plain reference over random view trees: it hits the same view and calls overrides with
/// the same points in the same order (HT-1 to HT-5, HT-7, HT-18 to HT-22, HT-28 to HT-30).
@Suite(.application(tracing: .both)) @MainActor
struct HitTestReferenceTests {
    enum Place: CaseIterable {
        /// No window, so nothing is traced.
        case nowhere
        /// A window of the test's application, which is traced.
        case tracedWindow
        /// A window of an application that is not traced.
        case untracedWindow
    }

    private func withWindow(_ place: Place, _ body: (UIWindow?) -> Void) {
        switch place {
        case .nowhere: body(nil)
        case .tracedWindow: body(TestApplication.current.makeWindow())
        case .untracedWindow:
            let quiet = UIApplication(
                clock: VirtualClock(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
            UIApplication.$current.withValue(quiet) {
                let window = UIWindow(frame: quiet.screen.bounds)
                window.isHidden = false
                body(window)
            }
        }
    }

    /// Builds two equal trees, hit-tests both at the same points, and makes equal changes in between.
    ///
    /// Returns the number of hits below the root.
    private func compare(
        _ seed: UInt64, _ place: Place, count: Int, overriding: Bool, changesDuringHitTest: Bool,
        shape: RandomTree.Shape = .deep
    ) -> Int {
        var hits = 0
        withWindow(place) { window in
            let tree = RandomTree(
                seed: seed, count: count, overriding: overriding, changesDuringHitTest: changesDuringHitTest,
                shape: shape)
            let twin = RandomTree(
                seed: seed, count: count, overriding: overriding, changesDuringHitTest: changesDuringHitTest,
                shape: shape)
            window?.addSubview(tree.root)
            for round in 0..<(shape == .broad ? 60 : 40) {
                let point = tree.point()
                expectEqual(twin.point(), point)
                let answer = tree.root.hitTest(point, with: nil)?.called
                let expected = ReferenceHitTest.hitTest(twin.root, point, nil)?.called
                let calls = tree.log.taken()
                let expectedCalls = twin.log.taken()
                expectEqual(answer, expected, "seed \(seed), round \(round), at \(point)")
                expectEqual(calls, expectedCalls, "seed \(seed), round \(round), at \(point)")
                guard answer == expected, calls == expectedCalls else { return }
                if answer != nil, answer != "0" { hits += 1 }
                // Subviews are indexed after a few lookups without a change.
                if shape == .broad, round % 8 != 0 { continue }
                for _ in 0..<3 {
                    tree.change()
                    twin.change()
                }
                expectEqual(tree.outline, twin.outline)
            }
        }
        return hits
    }

    @Test(arguments: Place.allCases)
    func `HT-2, HT-19: hit tests of plain views have the results of the reference`(place: Place) {
        var hits = 0
        for seed in 1...20 {
            hits += compare(UInt64(seed), place, count: 40, overriding: false, changesDuringHitTest: false)
        }
        // The comparison is useful only if many points hit a view below the root.
        #expect(hits > 150)
    }

    @Test(arguments: Place.allCases)
    func `HT-2, HT-5: hit tests of many subviews have the results of the reference`(place: Place) {
        var hits = 0
        for seed in 3001...3020 {
            hits += compare(
                UInt64(seed), place, count: 120, overriding: false, changesDuringHitTest: false, shape: .broad)
        }
        #expect(hits > 150)
    }

    @Test(arguments: Place.allCases)
    func `HT-3, HT-30: overrides among many subviews are called as in the reference`(place: Place) {
        var hits = 0
        for seed in 4001...4020 {
            hits += compare(
                UInt64(seed), place, count: 80, overriding: true, changesDuringHitTest: seed.isMultiple(of: 2),
                shape: .broad)
        }
        #expect(hits > 150)
    }

    @Test(arguments: Place.allCases)
    func `HT-3, HT-28, HT-29: overrides are called as in the reference`(place: Place) {
        var hits = 0
        for seed in 1001...1020 {
            hits += compare(UInt64(seed), place, count: 40, overriding: true, changesDuringHitTest: false)
        }
        #expect(hits > 150)
    }

    @Test(arguments: Place.allCases)
    func `HT-30: hit tests of trees that change meanwhile have the results of the reference`(place: Place) {
        var hits = 0
        for seed in 2001...2080 {
            hits += compare(UInt64(seed), place, count: 30, overriding: true, changesDuringHitTest: true)
        }
        #expect(hits > 150)
    }
}
