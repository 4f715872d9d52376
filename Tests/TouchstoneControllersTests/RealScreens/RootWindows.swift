import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Windows and the views of their root controllers.
@Suite(.application) @MainActor
struct RootWindows {
    let app = TestApplication.current

    private final class Counter: UIViewController {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        var presses = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    @Test func `Touches reach the root of a window that is created without a frame`() {
        let window = UIWindow()
        let controller = Counter()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        app.settle()
        expectEqual(controller.view.frame, window.bounds)
        app.fingerTap(at: controller.button)
        expectEqual(controller.presses, 1)
        #expect(window.isKeyWindow)
    }

    @Test func `SZ-4: a root view that the application adds to its window fills the window`() {
        let controller = UIViewController()
        controller.view = UIView()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
        app.settle()
        #expect(controller.view.superview === window)
        expectEqual(controller.view.frame, window.bounds)
        expectEqual(window.subviews.count { $0 === controller.view }, 1)
    }

    @Test func `A view that is in the window before its controller becomes the root fills the window`() {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(controller.view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        app.settle()
        #expect(controller.view.superview === window)
        expectEqual(controller.view.frame, window.bounds)
    }

    @Test func `The root view of a smaller window has the window's bounds`() {
        let controller = Counter()
        let window = UIWindow(frame: CGRect(x: 20, y: 400, width: 350, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        app.settle()
        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 350, height: 300))
        app.fingerTap(at: CGPoint(x: 20 + 150, y: 400 + 125))
        expectEqual(controller.presses, 1)
        expectEqual(window.frame, CGRect(x: 20, y: 400, width: 350, height: 300))
    }

    @Test func `SZ-4: a window that is created without a frame fills its screen`() {
        let window = UIWindow()
        #expect(!window.frame.isEmpty)
        expectEqual(window.frame, window.screen.bounds)
        expectEqual(window.frame, UIScreen.main.bounds)
        expectEqual(window.bounds, CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    }

    @Test func `Touches reach a root view that the application adds to its window`() {
        let controller = Counter()
        let window = UIWindow()
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
        app.settle()
        app.fingerTap(at: CGPoint(x: 150, y: 125))
        expectEqual(controller.presses, 1)
        #expect(window.hitTest(CGPoint(x: 300, y: 700), with: nil) === controller.view)
    }

    @Test func `A second window of a scene fills the screen and is in front at a higher level`() throws {
        let below = Counter()
        let first = app.makeWindow(root: below)
        let scene = try #require(first.windowScene)
        let second = UIWindow(windowScene: scene)
        expectEqual(second.frame, scene.screen.bounds)
        #expect(second.isHidden)
        let above = Counter()
        second.windowLevel = .alert
        second.rootViewController = above
        second.isHidden = false
        app.settle()
        app.fingerTap(at: CGPoint(x: 150, y: 125))
        #expect(above.presses == 1 && below.presses == 0)
        second.isHidden = true
        app.settle()
        app.fingerTap(at: CGPoint(x: 150, y: 125))
        #expect(above.presses == 1 && below.presses == 1)
    }
}
