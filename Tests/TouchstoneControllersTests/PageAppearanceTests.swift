import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The appearance methods of pages during a turn.
@Suite(.application) @MainActor
struct PageAppearanceTests {
    private final class Page: UIViewController {
        var record: (String) -> Void = { _ in }
        private func note(_ words: String, _ animated: Bool) {
            record("\(title ?? "") \(words)\(animated ? ", animated" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<3).map { _ in Page() }
        var lines: [String] = []
        private func neighbor(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let number = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(number + step) ? pages[number + step] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, 1) }
    }

    private let app = TestApplication.current
    private let book = Book()
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() {
        for (number, page) in book.pages.enumerated() {
            page.title = "\(number)"
            page.record = { [book] in book.lines.append($0) }
        }
        controller.dataSource = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        _ = app.makeWindow(root: controller)
        app.settle()
        book.lines = []
    }

    private func taken() -> [String] {
        defer { book.lines = [] }
        return book.lines
    }

    @Test func `The next page will appear when a drag begins and has appeared when the turn ends`() {
        app.fingerDown(at: CGPoint(x: 320, y: 400))
        app.fingerMove(to: CGPoint(x: 60, y: 400), duration: 0.5)
        expectEqual(taken(), ["2 will appear, animated", "1 will disappear, animated"])
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(taken(), ["2 did appear, animated", "1 did disappear, animated"])
    }

    @Test func `A cancelled drag lets the page appear again and the next one disappear`() {
        app.fingerDown(at: CGPoint(x: 200, y: 400))
        app.fingerMove(to: CGPoint(x: 120, y: 400), duration: 0.3)
        expectEqual(taken(), ["2 will appear, animated", "1 will disappear, animated"])
        app.advance(by: 0.5)
        app.fingerMove(to: CGPoint(x: 120, y: 400))
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(
            taken(),
            ["1 will appear, animated", "1 did appear, animated", "2 will disappear", "2 did disappear"])
    }

    @Test func `A page turn in code calls the same methods`() {
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        app.advance(by: 0.1)
        expectEqual(taken(), ["2 will appear, animated", "1 will disappear, animated"])
        app.advance(by: 1)
        expectEqual(taken(), ["2 did appear, animated", "1 did disappear, animated"])
    }

    @Test func `A page that is set during a drag appears without the pages of the drag`() {
        app.fingerDown(at: CGPoint(x: 200, y: 400))
        app.fingerMove(to: CGPoint(x: 120, y: 400), duration: 0.3)
        _ = taken()
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        expectEqual(
            taken(),
            ["1 did disappear, animated", "2 will disappear", "2 did disappear", "0 will appear", "0 did appear"])
        app.fingerUp()
    }

    @Test func `Pages whose controller leaves the window during a drag disappear once`() {
        app.fingerDown(at: CGPoint(x: 200, y: 400))
        app.fingerMove(to: CGPoint(x: 120, y: 400), duration: 0.3)
        _ = taken()
        controller.view.window?.rootViewController = UIViewController()
        app.advance(by: 2)
        let ends = taken().filter { $0.contains("did disappear") }.map { $0.prefix(1) }
        expectEqual(ends.sorted(), ["1", "2"])
        app.fingerUp()
    }
}
