import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A drag back in content that scrolls sideways: the delegates of the navigation controller's recognizers say which of
/// the two waits (NV-6), and an application's delegate may say otherwise.
@Suite(.application) @MainActor
struct FurtherPopAndSidewaysScroll {
    let app = TestApplication.current
    let list = UIViewController()
    let detail = UIViewController()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let navigation: UINavigationController
    private let relation = Relation()

    /// At its leading edge the strip waits for the pop; elsewhere the pop waits for the strip.
    private final class Relation: UIGestureRecognizerDelegate {
        weak var strip: UIScrollView?
        var isPopAlwaysFirst = false

        private func popGoesFirst(_ strip: UIScrollView) -> Bool { isPopAlwaysFirst || strip.contentOffset.x <= 0 }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let strip, otherGestureRecognizer === strip.panGestureRecognizer else { return false }
            return popGoesFirst(strip)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let strip, otherGestureRecognizer === strip.panGestureRecognizer else { return false }
            return !popGoesFirst(strip)
        }
    }

    init() {
        let app = TestApplication.current
        navigation = UINavigationController(rootViewController: list)
        _ = app.makeWindow(root: navigation)
        navigation.pushViewController(detail, animated: false)
        strip.contentSize = CGSize(width: 1950, height: 200)
        detail.view.addSubview(strip)
        app.settle()
        relation.strip = strip
    }

    private func drag(from x: Double, by distance: Double) {
        app.fingerDrag(
            from: CGPoint(x: x, y: 400), to: CGPoint(x: x + distance, y: 400), duration: 0.3)
        app.advance(by: 3)
    }

    private var isPopped: Bool { navigation.topViewController === list }

    @Test func `At its leading edge a strip that waits for the pop still scrolls to the left`() throws {
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        pop.delegate = relation
        drag(from: 330, by: -200)
        #expect(!isPopped)
        #expect(strip.contentOffset.x > 100)
    }

    @Test func `A drag scrolls the strip back to its leading edge, and the next one pops`() throws {
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        pop.delegate = relation
        strip.contentOffset.x = 150
        drag(from: 60, by: 280)
        #expect(!isPopped)
        #expect(strip.contentOffset.x == 0)
        drag(from: 60, by: 280)
        #expect(isPopped)
    }

    @Test func `A delegate that always makes the strip wait lets the pop begin anywhere`() throws {
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        pop.delegate = relation
        relation.isPopAlwaysFirst = true
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 310, y: 400), duration: 0.3)
        #expect(detail.view.frame.minX > 100)
        #expect(strip.contentOffset.x == 500)
        app.fingerUp()
        app.advance(by: 3)
        #expect(isPopped)
    }

    @Test func `The system's delegate, once it is given back, lets the strip go first again`() throws {
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        let system = try #require(pop.delegate)
        pop.delegate = relation
        pop.delegate = system
        drag(from: 60, by: 280)
        #expect(!isPopped)
        pop.delegate = relation
        drag(from: 60, by: 280)
        #expect(isPopped)
    }

    @Test(arguments: [(0.0, true), (500.0, false)])
    func `Before iOS 26 the same delegate decides for a drag from the edge`(offset: Double, pops: Bool) throws {
        app.application.behavior = .iOS18
        let pop = try #require(navigation.interactivePopGestureRecognizer)
        pop.delegate = relation
        strip.contentOffset.x = offset
        drag(from: 4, by: 330)
        #expect(isPopped == pops)
        if !pops { #expect(strip.contentOffset.x < 400) }
    }
}
