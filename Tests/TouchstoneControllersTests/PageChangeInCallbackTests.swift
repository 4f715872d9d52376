import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A page whose callbacks show another page.
@Suite(.application(tracing: .both)) @MainActor
struct PageChangeInCallbackTests {
    private final class Page: UIViewController {
        var loaded: (() -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            loaded?()
        }
    }

    @Test(arguments: [false, true])
    func `A page that shows another one as it loads is not in the window afterwards`(isAnimated: Bool) {
        let app = TestApplication.current
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second, third) = (Page(), Page(), Page())
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = app.makeWindow(root: pages)
        app.settle()
        second.loaded = { pages.setViewControllers([third], direction: .forward, animated: isAnimated) }
        var completions: [Bool] = []
        pages.setViewControllers([second], direction: .forward, animated: true) { completions.append($0) }
        app.advance(by: 1)
        #expect(pages.viewControllers == [third] && third.view.window === window)
        #expect(second.parent == nil && second.view.window == nil && first.view.window == nil)
        expectEqual(completions, [false])
    }
}
