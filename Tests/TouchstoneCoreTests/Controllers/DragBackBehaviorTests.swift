// The pop recognizers for each behavior version, and the state of a recognizer in `reset()`.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
private func opened(_ app: TestApplication) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = app.makeWindow(root: navigation)
    navigation.setViewControllers([UIViewController(), UIViewController(), UIViewController()], animated: false)
    app.settle()
    return navigation
}

@MainActor
private func swipe(_ app: TestApplication, from x: Double) {
    app.fingerDown(at: CGPoint(x: x, y: 420))
    app.fingerMove(to: CGPoint(x: 385, y: 420), duration: 0.25)
    app.fingerUp()
    app.advance(by: 1)
}

private final class Refusal: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@Suite(.application(tracing: .both)) @MainActor
struct DragBackBehaviorTests {
    let app = TestApplication.current

    @Test func `Each behavior version allows the pop gestures of that version`() {
        let choices: [(UIApplication) -> Void] = [
            { $0.behavior = .iOS17 }, { $0.behavior = .iOS18 }, { $0.behavior = .iOS26 }, { _ in },
        ]
        var depths: [Int] = []
        for choose in choices {
            let app = TestApplication()
            choose(app.application)
            UIApplication.$current.withValue(app.application) {
                let navigation = opened(app)
                swipe(app, from: 90)
                depths.append(navigation.viewControllers.count)
                swipe(app, from: 3)
                depths.append(navigation.viewControllers.count)
            }
        }
        expectEqual(depths, [3, 2, 3, 2, 2, 1, 2, 1])
    }

    @Test func `G-11: on iOS 26 the state of a recognizer is possible in reset()`() {
        final class Curious: UIGestureRecognizer {
            var seen: [State] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() {
                seen.append(state)
                super.reset()
            }
        }
        let curious = Curious()
        app.makeWindow().addGestureRecognizer(curious)
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        app.advance(by: 1)
        expectEqual(curious.seen.first, .possible)
    }

    @Test func `A delegate of the content pop recognizer does not affect the edge pop recognizer`() {
        let navigation = opened(app)
        let refusal = Refusal()
        navigation.interactiveContentPopGestureRecognizer?.delegate = refusal
        swipe(app, from: 90)
        expectEqual(navigation.viewControllers.count, 3)
        swipe(app, from: 3)
        expectEqual(navigation.viewControllers.count, 2)
    }

    @Test func `The edge and content pop recognizers are distinct`() {
        let navigation = opened(app)
        let edge = navigation.interactivePopGestureRecognizer
        let content = navigation.interactiveContentPopGestureRecognizer
        #expect(edge != nil && content != nil)
        #expect(edge !== content)
        edge?.isEnabled = false
        swipe(app, from: 90)
        expectEqual(navigation.viewControllers.count, 2)
    }

    @Test(.application(behavior: .iOS18, tracing: .both))
    func `With the behavior trait of iOS 18, a drag in the content does not pop`() {
        let app = TestApplication.current
        let navigation = opened(app)
        swipe(app, from: 90)
        expectEqual(navigation.viewControllers.count, 3)
    }

    @Test func `The behavior of one application does not affect another one`() {
        app.application.behavior = .iOS17
        let other = TestApplication()
        expectEqual(other.application.behavior, .iOS26)
        #expect(app.application.behavior != other.application.behavior)
        // The order of creation does not matter.
        let navigation = opened(app)
        swipe(app, from: 200)
        expectEqual(navigation.viewControllers.count, 3)
    }
}
