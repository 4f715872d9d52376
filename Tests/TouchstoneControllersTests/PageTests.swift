import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Page view controllers whose pages are turned by drags and by code.
@Suite(.application(tracing: .both)) @MainActor
struct PageTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<4).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }
        var lines: [String] = []
        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            let number = pages.firstIndex(of: controller)! + step
            return pages.indices.contains(number) ? pages[number] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pages.firstIndex(of: pageViewController.viewControllers![0])!
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("will \(pendingViewControllers.map { $0.title! })") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("did \(previousViewControllers.map { $0.title! }) \(completed)") }
    }
    let app = TestApplication.current
    private let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let window: UIWindow

    init() {
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        window = TestApplication.current.makeWindow("window", root: pages)
        TestApplication.current.settle()
    }

    private func drag(_ distance: CGFloat, rests: Bool = true) {
        app.fingerDown(at: CGPoint(x: 195, y: 300))
        app.fingerMove(to: CGPoint(x: 195 + distance, y: 300), duration: 0.2)
        if rests {
            app.advance(by: 0.5)
            app.fingerMove(to: CGPoint(x: 195 + distance, y: 300))
        }
        app.fingerUp()
        app.advance(by: 2)
    }
    private var dots: UIPageControl? { pages.view.subviews.compactMap { $0 as? UIPageControl }.first }

    private final class OffsetRecorder: NSObject, UIScrollViewDelegate {
        var hasScrolled = false
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { hasScrolled = true }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func `The application can be the delegate of the scroll view with the pages`() throws {
        let scrollView = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let recorder = OffsetRecorder()
        scrollView.delegate = recorder
        drag(-300)
        expectEqual(pages.viewControllers, [book.pages[2]])
        expectEqual(book.lines, ["will [\"2\"]", "did [\"1\"] true"])
        #expect(recorder.hasScrolled && recorder.ends == 1)
        #expect(scrollView.delegate === recorder)
    }

    @Test func `The current page is always the middle of three, and insets keep the user from a missing page`() throws {
        let scrollView = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let width = scrollView.bounds.width
        var lines: [String] = []
        for number in [1, 0, 3] {
            pages.setViewControllers([book.pages[number]], direction: .forward, animated: false)
            let insets = scrollView.contentInset
            lines.append(
                "page \(number): offset \(scrollView.contentOffset.x / width) of \(scrollView.contentSize.width / width),"
                    + " insets \(insets.left / width) \(insets.right / width)")
        }
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        drag(300)
        lines.append("after a drag before the first page: offset \(scrollView.contentOffset.x / width)")
        drag(-300)
        lines.append("after a drag to the second page: offset \(scrollView.contentOffset.x / width)")
        expectEqual(pages.viewControllers, [book.pages[1]])
        expectEqual(
            lines,
            [
                "page 1: offset 1.0 of 3.0, insets 0.0 0.0", "page 0: offset 1.0 of 3.0, insets -1.0 0.0",
                "page 3: offset 1.0 of 3.0, insets 0.0 -1.0", "after a drag before the first page: offset 1.0",
                "after a drag to the second page: offset 1.0",
            ])
    }

    /// A data source that knows the current page only by a number, which the completion of each change sets.
    private final class NumberedPages: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<3).map { _ in UIViewController() }
        var number: Int?
        private func page(_ step: Int) -> UIViewController? {
            guard let number, pages.indices.contains(number + step) else { return nil }
            return pages[number + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1) }
    }

    @Test(arguments: [false, true]) func `The data source is asked for the neighbors after the completion of a change`(
        animated: Bool
    ) {
        let source = NumberedPages()
        pages.delegate = nil
        pages.dataSource = source
        pages.setViewControllers([source.pages[1]], direction: .forward, animated: animated) { _ in source.number = 1 }
        app.advance(by: 1)
        drag(-250)
        #expect(pages.viewControllers == [source.pages[2]])
    }

    @Test func `A completion can turn to another page`() {
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: false) { [pages, book] _ in
            pages.setViewControllers([book.pages[3]], direction: .forward, animated: true)
        }
        #expect(pages.viewControllers == [book.pages[2]])
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[3]])
        drag(250)
        #expect(pages.viewControllers == [book.pages[2]])
    }

    @Test func `A drag turns to the next page and a drag back to the previous one`() {
        #expect(dots?.numberOfPages == 4 && dots?.currentPage == 1)
        #expect(book.pages[1].parent === pages && !book.pages[2].isViewLoaded)
        drag(-250)
        expectEqual(book.lines, ["will [\"2\"]", "did [\"1\"] true"])
        #expect(pages.viewControllers == [book.pages[2]] && dots?.currentPage == 2)
        // The visible page fills the window; the previous page is removed.
        expectEqual(book.pages[2].view.convert(book.pages[2].view.bounds, to: window), window.bounds)
        #expect(book.pages[1].parent == nil && book.pages[1].view.window == nil)
        drag(250)
        #expect(
            book.lines.suffix(2) == ["will [\"1\"]", "did [\"2\"] true"] && pages.viewControllers == [book.pages[1]])
    }

    @Test func `A short drag keeps the page and a drag beyond the last page calls no delegate method`() {
        drag(-60)
        #expect(book.lines == ["will [\"2\"]", "did [\"1\"] false"] && pages.viewControllers == [book.pages[1]])
        #expect(book.pages[2].parent == nil)
        pages.setViewControllers([book.pages[3]], direction: .forward, animated: false)
        book.lines = []
        drag(-250)
        #expect(book.lines == [] && pages.viewControllers == [book.pages[3]])
    }

    @Test func `A page turn in code calls its completion and no delegate method`() {
        var completed: [Bool] = []
        pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) { completed.append($0) }
        expectEqual(completed, [])
        app.advance(by: 1)
        #expect(completed == [true] && pages.viewControllers == [book.pages[3]] && book.lines == [])
        expectEqual(book.pages[3].view.convert(book.pages[3].view.bounds, to: window), window.bounds)
        pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { completed.append($0) }
        app.advance(by: 1)
        #expect(completed == [true, true] && pages.viewControllers == [book.pages[0]])
    }
}
