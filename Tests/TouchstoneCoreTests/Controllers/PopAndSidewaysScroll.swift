import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A drag back in content that scrolls sideways: the delegates of the navigation controller's recognizers say which of
/// the two waits (NV-6), and an application's delegate may say otherwise.
@Suite(.application) @MainActor
struct PopAndSidewaysScroll {
    let app = TestApplication.current
    let list = UIViewController()
    let detail = UIViewController()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let navigation: UINavigationController
    private let relation = Relation()

    /// What the application says about the pop and the strip.
    private final class Relation: UIGestureRecognizerDelegate {
        enum Choice { case byPlace, stripFirst, together }
        weak var strip: UIScrollView?
        var choice = Choice.byPlace

        private func popGoesFirst() -> Bool {
            guard let strip else { return false }
            return choice == .byPlace && strip.contentOffset.x <= 0
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let strip, otherGestureRecognizer === strip.panGestureRecognizer else { return false }
            return popGoesFirst()
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let strip, otherGestureRecognizer === strip.panGestureRecognizer else { return false }
            return choice != .together && !popGoesFirst()
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let strip else { return false }
            return choice == .together && otherGestureRecognizer === strip.panGestureRecognizer
        }
    }

    init() throws {
        let app = TestApplication.current
        navigation = UINavigationController(rootViewController: list)
        _ = app.makeWindow(root: navigation)
        navigation.pushViewController(detail, animated: false)
        strip.contentSize = CGSize(width: 1950, height: 200)
        detail.view.addSubview(strip)
        app.settle()
        relation.strip = strip
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        pop.delegate = relation
    }

    private func drag(from x: Double, by distance: Double) {
        app.fingerDrag(
            from: CGPoint(x: x, y: 400), to: CGPoint(x: x + distance, y: 400), duration: 0.3)
        app.advance(by: 3)
    }

    private var isPopped: Bool { navigation.topViewController === list }

    @Test func `At the leading edge of a strip that waits for the pop, a drag to the right pops`() {
        drag(from: 60, by: 280)
        #expect(isPopped)
        #expect(detail.view.window == nil)
    }

    @Test func `Away from its leading edge the strip scrolls and nothing pops`() {
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 310, y: 400), duration: 0.3)
        #expect(detail.view.frame.minX == 0)
        #expect(strip.contentOffset.x < 300)
        app.fingerUp()
        app.advance(by: 3)
        #expect(!isPopped)
    }

    @Test func `A delegate that always lets the strip go first keeps the page at the leading edge too`() {
        relation.choice = .stripFirst
        drag(from: 60, by: 280)
        #expect(!isPopped)
        #expect(detail.view.frame.minX == 0)
        #expect(strip.contentOffset.x == 0)
    }

    @Test func `With a delegate that allows both, a drag scrolls the strip and moves the page`() {
        relation.choice = .together
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 260, y: 400), duration: 0.3)
        #expect(detail.view.frame.minX > 100)
        #expect(strip.contentOffset.x < 400)
        app.fingerUp()
        app.advance(by: 3)
    }
}
