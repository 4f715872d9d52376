import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Containers that disappear during an animated transition between children.
@Suite(.application(tracing: .both)) @MainActor
struct InterruptedTransitionTests {
    let app = TestApplication.current
    let notes = Notes()
    let first: AppearingController
    let second: AppearingController

    init() {
        first = AppearingController("first", notes)
        second = AppearingController("second", notes)
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = app.makeWindow(root: root)
        app.settle()
        _ = notes.taken()
        return window
    }

    @Test func `RC-38: both controllers of a push disappear if the navigation controller leaves the window`() {
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.pushViewController(second, animated: true)
        window.rootViewController = UIViewController()
        app.advance(by: 1)
        expectEqual(
            notes.taken(),
            [
                "first will disappear", "second will appear", "second will disappear", "first disappeared",
                "second disappeared",
            ])
    }

    /// Begins an interactive pop from the second controller to the first.
    private func beginDrag() -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        _ = show(navigation)
        app.fingerDown(at: CGPoint(x: 1, y: 400))
        app.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        expectEqual(notes.taken(), ["second will disappear", "first will appear"])
        return navigation
    }

    private func cover(_ controller: UIViewController) {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: true)
    }

    private func endDrag(at x: CGFloat) {
        app.fingerMove(to: CGPoint(x: x, y: 400), duration: 0.1)
        app.fingerUp()
        app.advance(by: 2)
    }

    @Test func `RC-38: an interactive pop completes after a cover over the navigation controller is dismissed`() {
        let navigation = beginDrag()
        cover(navigation)
        navigation.dismiss(animated: true)
        endDrag(at: 350)
        expectEqual(navigation.viewControllers, [first])
        expectEqual(
            notes.taken(),
            [
                "first will disappear", "second will appear", "first disappeared", "second will disappear",
                "second disappeared", "first will appear", "first appeared",
            ])
    }

    @Test func `RC-38: an interactive pop completes while a cover over the navigation controller is being presented`() {
        let navigation = beginDrag()
        cover(navigation)
        endDrag(at: 350)
        expectEqual(navigation.viewControllers, [first])
        expectEqual(notes.taken(), ["first will disappear", "second disappeared", "first disappeared"])
    }

    @Test
    func `RC-38: an interactive pop is cancelled while a cover over the navigation controller is being presented`() {
        let navigation = beginDrag()
        cover(navigation)
        endDrag(at: 30)
        expectEqual(navigation.viewControllers, [first, second])
        expectEqual(notes.taken(), ["first will disappear", "second disappeared", "first disappeared"])
    }

    @Test func `RC-38: a controller pushed below a cover appears after the cover's dismissal`() {
        let navigation = UINavigationController(rootViewController: first)
        _ = show(navigation)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: true)
        navigation.pushViewController(second, animated: false)
        app.advance(by: 1)
        expectEqual(notes.taken(), ["first will disappear", "first disappeared"])
        navigation.dismiss(animated: false)
        app.advance(by: 1)
        expectEqual(notes.taken(), ["second will appear", "second appeared"])
    }

    @Test func `RC-38: a page turn ends unfinished when the page view controller leaves the window`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = show(pages)
        var isFinished: Bool?
        pages.setViewControllers([second], direction: .forward, animated: true) { isFinished = $0 }
        window.rootViewController = UIViewController()
        app.advance(by: 1)
        expectEqual(isFinished, false)
        #expect(pages.viewControllers == [second] && pages.children == [second])
        window.rootViewController = pages
        app.advance(by: 1)
        #expect(first.view.window == nil && second.view.window === window)
    }
}
