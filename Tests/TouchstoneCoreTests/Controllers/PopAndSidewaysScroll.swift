import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The content pop in a page that scrolls horizontally. The delegates of the pop recognizers determine which recognizer requires the
/// other one to fail (NV-6); an application's delegate can change this.
@Suite(.application) @MainActor
struct PopAndSidewaysScroll {
    let app = TestApplication.current
    let list = UIViewController()
    let detail = UIViewController()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let navigation: UINavigationController
    private let relation = Relation()

    /// The application's relation between the pop and the pan of the strip.
    private final class Relation: UIGestureRecognizerDelegate {
        enum Choice { case byPlace, popFirst, stripFirst, together }
        weak var strip: UIScrollView?
        var choice = Choice.byPlace

        private func popGoesFirst() -> Bool {
            guard let strip else { return false }
            return choice == .popFirst || choice == .byPlace && strip.contentOffset.x <= 0
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

    /// The recognizer's default delegate.
    private let systemDelegate: (any UIGestureRecognizerDelegate)?

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
        systemDelegate = pop.delegate
        pop.delegate = relation
    }

    private func drag(from x: Double, by distance: Double) {
        app.fingerDrag(
            from: CGPoint(x: x, y: 400), to: CGPoint(x: x + distance, y: 400), duration: 0.3)
        app.advance(by: 3)
    }

    private var isPopped: Bool { navigation.topViewController === list }

    @Test func `At the leading edge of a strip that requires the pop to fail, a drag to the right pops`() {
        drag(from: 60, by: 280)
        #expect(isPopped)
        #expect(detail.view.window == nil)
    }

    @Test func `Away from its leading edge the strip scrolls and nothing pops`() {
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 310, y: 400), duration: 0.3)
        expectEqual(detail.view.frame.minX, 0)
        #expect(strip.contentOffset.x < 300)
        app.fingerUp()
        app.advance(by: 3)
        #expect(!isPopped)
    }

    @Test func `A pop that requires the strip to fail does not pop even at the leading edge`() {
        relation.choice = .stripFirst
        drag(from: 60, by: 280)
        #expect(!isPopped)
        expectEqual(detail.view.frame.minX, 0)
        expectEqual(strip.contentOffset.x, 0)
    }

    @Test func `With simultaneous recognition, a drag scrolls the strip and moves the page`() {
        relation.choice = .together
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 260, y: 400), duration: 0.3)
        #expect(detail.view.frame.minX > 100)
        #expect(strip.contentOffset.x < 400)
        app.fingerUp()
        app.advance(by: 3)
    }

    @Test func `At its leading edge a strip that requires the pop to fail still scrolls to the left`() {
        drag(from: 330, by: -200)
        #expect(!isPopped)
        #expect(strip.contentOffset.x > 100)
    }

    @Test func `A drag scrolls the strip back to its leading edge, and the next one pops`() {
        strip.contentOffset.x = 150
        drag(from: 60, by: 280)
        #expect(!isPopped)
        expectEqual(strip.contentOffset.x, 0)
        drag(from: 60, by: 280)
        #expect(isPopped)
    }

    @Test func `A strip that always requires the pop to fail lets the pop begin at any content offset`() {
        relation.choice = .popFirst
        strip.contentOffset.x = 500
        app.fingerDown(at: CGPoint(x: 60, y: 400))
        app.fingerMove(to: CGPoint(x: 310, y: 400), duration: 0.3)
        #expect(detail.view.frame.minX > 100)
        expectEqual(strip.contentOffset.x, 500)
        app.fingerUp()
        app.advance(by: 3)
        #expect(isPopped)
    }

    @Test func `Restoring the system's delegate makes the pop require the strip to fail again`() throws {
        let pop = try #require(navigation.interactiveContentPopGestureRecognizer)
        pop.delegate = systemDelegate
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
        expectEqual(isPopped, pops)
        if !pops { #expect(strip.contentOffset.x < 400) }
    }
}
