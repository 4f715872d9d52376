// `application.behavior` is `.iOS26` unless a test sets another version, for one application or with the trait
// `.application(behavior:)`.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private func stack(_ app: TestApplication) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = app.makeWindow(root: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    app.settle()
    return navigation
}

@MainActor
private func drag(_ app: TestApplication, from x: Double) {
    app.fingerDrag(from: CGPoint(x: x, y: 500), to: CGPoint(x: 385, y: 500), duration: 0.3)
    app.advance(by: 1)
}

@Suite(.application(tracing: .both)) @MainActor
struct BehaviorEventLogTests {
    let app = TestApplication.current

    @Test func `The behavior of iOS 26 is the default`() {
        expectEqual(app.application.behavior, .iOS26)
    }

    @Test func `On iOS 18 only a drag from the edge pops`() {
        app.application.behavior = .iOS18
        let navigation = stack(app)
        drag(app, from: 100)
        expectEqual(navigation.viewControllers.count, 2)
        drag(app, from: 4)
        expectEqual(navigation.viewControllers.count, 1)
    }

    @Test func `Each application has its own behavior`() {
        let old = TestApplication()
        let new = TestApplication()
        old.application.behavior = .iOS17
        var depths: [Int] = []
        for app in [old, new] {
            UIApplication.$current.withValue(app.application) {
                let navigation = stack(app)
                drag(app, from: 100)
                depths.append(navigation.viewControllers.count)
            }
        }
        expectEqual(depths, [2, 1])
    }

    @Test func `Disabling the content pop recognizer leaves the edge pop enabled`() {
        let navigation = stack(app)
        #expect(navigation.interactiveContentPopGestureRecognizer != nil)
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        drag(app, from: 100)
        expectEqual(navigation.viewControllers.count, 2)
        drag(app, from: 4)
        expectEqual(navigation.viewControllers.count, 1)
    }

    @Test func `A pan can require the content pop to fail`() {
        let navigation = stack(app)
        let card = UIView(frame: CGRect(x: 50, y: 400, width: 300, height: 200))
        navigation.topViewController?.view.addSubview(card)
        var moves = 0
        let pan = UIPanGestureRecognizer()
        pan.addHandler { _ in moves += 1 }
        card.addGestureRecognizer(pan)
        pan.require(toFail: navigation.interactiveContentPopGestureRecognizer!)
        drag(app, from: 100)
        expectEqual(moves, 0)
        expectEqual(navigation.viewControllers.count, 1)
    }

    @Test(.application(behavior: .iOS17, tracing: .both)) func `The behavior trait determines a test's behavior`() {
        expectEqual(TestApplication.current.application.behavior, .iOS17)
        let navigation = stack(TestApplication.current)
        drag(TestApplication.current, from: 100)
        expectEqual(navigation.viewControllers.count, 2)
    }
}
