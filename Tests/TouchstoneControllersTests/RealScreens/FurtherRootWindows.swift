import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Windows and the views of their root controllers.
@Suite(.application) @MainActor
struct FurtherRootWindows {
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

    @Test func `A window made without a frame fills its screen`() {
        let window = UIWindow()
        #expect(!window.frame.isEmpty)
        #expect(window.frame == window.screen.bounds)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(window.bounds == CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    }

    @Test func `Touches reach a root view that was added by hand`() {
        let controller = Counter()
        let window = UIWindow()
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
        app.settle()
        app.fingerTap(at: CGPoint(x: 150, y: 125))
        #expect(controller.presses == 1)
        #expect(window.hitTest(CGPoint(x: 300, y: 700), with: nil) === controller.view)
    }

    @Test func `A second window of a scene fills the screen and is in front at a higher level`() throws {
        let below = Counter()
        let first = app.makeWindow(root: below)
        let scene = try #require(first.windowScene)
        let second = UIWindow(windowScene: scene)
        #expect(second.frame == scene.screen.bounds)
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
