import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The core's hit test against the plain one, over random trees: the same view, and for views that override, the same
/// questions with the same points in the same order (HT-1 to HT-5, HT-7, HT-18 to HT-22, HT-28 to HT-30).
@Suite(.application(tracing: .both)) @MainActor
struct HitTestReferenceTests {
    enum Place: CaseIterable {
        /// No window, so nothing listens.
        case nowhere
        /// A window of the test's application, whose trace is listened to.
        case tracedWindow
        /// A window of an application that nobody listens to.
        case quietWindow
    }

    private func withWindow(_ place: Place, _ body: (UIWindow?) -> Void) {
        switch place {
        case .nowhere: body(nil)
        case .tracedWindow: body(TestApplication.current.makeWindow())
        case .quietWindow:
            let quiet = UIApplication(
                clock: VirtualClock(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
            UIApplication.$current.withValue(quiet) {
                let window = UIWindow(frame: quiet.screen.bounds)
                window.isHidden = false
                body(window)
            }
        }
    }

    /// Grows two equal trees, asks both at the same points, and changes both alike in between.
    private func compare(
        _ seed: UInt64, _ place: Place, count: Int, overriding: Bool, changesWhileAsked: Bool,
        shape: RandomTree.Shape = .deep
    ) -> Int {
        var hits = 0
        withWindow(place) { window in
            let tree = RandomTree(
                seed: seed, count: count, overriding: overriding, changesWhileAsked: changesWhileAsked,
                shape: shape)
            let twin = RandomTree(
                seed: seed, count: count, overriding: overriding, changesWhileAsked: changesWhileAsked,
                shape: shape)
            window?.addSubview(tree.root)
            for round in 0..<(shape == .broad ? 60 : 40) {
                let point = tree.point()
                #expect(twin.point() == point)
                let answer = tree.root.hitTest(point, with: nil)?.called
                let expected = ReferenceHitTest.hitTest(twin.root, point, nil)?.called
                let asked = tree.log.taken()
                let expectedAsked = twin.log.taken()
                #expect(answer == expected, "seed \(seed), round \(round), at \(point)")
                #expect(asked == expectedAsked, "seed \(seed), round \(round), at \(point)")
                guard answer == expected, asked == expectedAsked else { return }
                if answer != nil, answer != "0" { hits += 1 }
                // Children that stay as they are for a few lookups are indexed.
                if shape == .broad, round % 8 != 0 { continue }
                for _ in 0..<3 {
                    tree.change()
                    twin.change()
                }
                #expect(tree.outline == twin.outline)
            }
        }
        return hits
    }

    @Test(arguments: Place.allCases)
    func `HT-2, HT-19: plain trees answer as the reference does`(place: Place) {
        var hits = 0
        for seed in 1...60 {
            hits += compare(UInt64(seed), place, count: 40, overriding: false, changesWhileAsked: false)
        }
        // The trees must be worth asking: many points hit something below the root.
        #expect(hits > 600)
    }

    @Test(arguments: Place.allCases)
    func `HT-2, HT-5: many children answer as the reference does`(place: Place) {
        var hits = 0
        for seed in 3001...3060 {
            hits += compare(
                UInt64(seed), place, count: 120, overriding: false, changesWhileAsked: false, shape: .broad)
        }
        #expect(hits > 600)
    }

    @Test(arguments: Place.allCases)
    func `HT-3, HT-30: many children of which some override are asked as the reference asks`(place: Place) {
        var hits = 0
        for seed in 4001...4060 {
            hits += compare(
                UInt64(seed), place, count: 80, overriding: true, changesWhileAsked: seed.isMultiple(of: 2),
                shape: .broad)
        }
        #expect(hits > 600)
    }

    @Test(arguments: Place.allCases)
    func `HT-3, HT-28, HT-29: views that override are asked as the reference asks`(place: Place) {
        var hits = 0
        for seed in 1001...1060 {
            hits += compare(UInt64(seed), place, count: 40, overriding: true, changesWhileAsked: false)
        }
        #expect(hits > 600)
    }

    @Test(arguments: Place.allCases)
    func `HT-30: trees that change while they are asked answer as the reference does`(place: Place) {
        var hits = 0
        for seed in 2001...2080 {
            hits += compare(UInt64(seed), place, count: 30, overriding: true, changesWhileAsked: true)
        }
        #expect(hits > 600)
    }
}
