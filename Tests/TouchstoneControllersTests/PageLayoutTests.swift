import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var count = 3
    var index = 0
    var lines: [String] = []
    private func name(_ controller: UIViewController) -> String {
        pages.firstIndex(of: controller).map { "\($0)" } ?? "?"
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { lines.append("to " + pendingViewControllers.map(name).joined()) }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { lines.append("from \(previousViewControllers.map(name).joined()) \(finished) \(completed)") }
}

/// The places of pages and of the page control, on a screen of 390 by 844 points.
@Suite(.application) @MainActor
struct PageLayoutTests {
    let app = TestApplication.current
    private let source = Pages()

    private func show(
        _ orientation: UIPageViewController.NavigationOrientation, spacing: Double? = nil, first: Int = 0
    ) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation,
            options: spacing.map { [.interPageSpacing: NSNumber(value: $0)] })
        controller.dataSource = source
        controller.delegate = source
        source.index = first
        controller.setViewControllers([source.pages[first]], direction: .forward, animated: false)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }
    private func scrollView(of controller: UIPageViewController) -> UIScrollView? {
        controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    }
    private func pageControl(of controller: UIPageViewController) -> UIPageControl? {
        controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    }

    @Test func `Pages stand side by side with half of the spacing on each side`() throws {
        let controller = show(.horizontal, spacing: 20, first: 1)
        let scroller = try #require(scrollView(of: controller))
        expectEqual(scroller.frame, CGRect(x: -10, y: 0, width: 410, height: 844))
        #expect(scroller.contentSize == CGSize(width: 1230, height: 844) && scroller.isPagingEnabled)
        expectEqual(scroller.contentOffset, CGPoint(x: 410, y: 0))
        expectEqual(source.pages[1].view.frame, CGRect(x: 420, y: 0, width: 390, height: 844))
        #expect(source.pages[0].parent == nil && source.pages[2].parent == nil)
    }

    @Test func `Vertical pages stand one below the other`() throws {
        let controller = show(.vertical, spacing: 20, first: 1)
        let scroller = try #require(scrollView(of: controller))
        expectEqual(scroller.frame, CGRect(x: 0, y: -10, width: 390, height: 864))
        expectEqual(scroller.contentSize, CGSize(width: 390, height: 2592))
        expectEqual(scroller.contentOffset, CGPoint(x: 0, y: 864))
        expectEqual(source.pages[1].view.frame, CGRect(x: 0, y: 874, width: 390, height: 844))
        app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100), duration: 0.2)
        app.advance(by: 2)
        expectEqual(controller.viewControllers, [source.pages[2]])
        expectEqual(source.lines, ["to 2", "from 1 true true"])
        #expect(scroller.contentSize.height == 2592 && scroller.contentOffset.y == 864)
    }

    @Test func `The first page has one neighbor, and a drag back to it changes nothing`() throws {
        let controller = show(.horizontal)
        let scroller = try #require(scrollView(of: controller))
        #expect(scroller.contentSize.width == 1170 && scroller.contentOffset.x == 390)
        app.fingerDown(at: CGPoint(x: 195, y: 300))
        app.fingerMove(to: CGPoint(x: 115, y: 300), duration: 0.2)
        #expect(source.pages[1].parent === controller && source.pages[1].view.frame.minX == 780)
        app.advance(by: 0.5)
        app.fingerMove(to: CGPoint(x: 115, y: 300))
        app.fingerUp()
        app.advance(by: 2)
        #expect(source.lines == ["to 1", "from 0 true false"] && controller.viewControllers == [source.pages[0]])
        #expect(source.pages[1].parent == nil && scroller.contentOffset.x == 390)
    }

    @Test func `The page control shows the count and the index of the data source`() throws {
        let controller = show(.horizontal, first: 1)
        let dots = try #require(pageControl(of: controller))
        expectEqual(dots.frame, CGRect(x: 0, y: 807, width: 390, height: 37))
        #expect(!dots.isHidden || dots.numberOfPages == 0)
        source.index = 2
        controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
        #expect(!dots.isHidden && dots.numberOfPages == 3 && dots.currentPage == 2)
        app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.15)
        app.advance(by: 2)
        #expect(controller.viewControllers == [source.pages[1]] && dots.currentPage == 1)
        source.count = 1
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        #expect(!dots.isHidden && dots.numberOfPages == 1)
        source.count = 0
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        #expect(dots.isHidden)
    }

    @Test func `An animated change turns the page in its direction and reports its end`() throws {
        let controller = show(.horizontal)
        let scroller = try #require(scrollView(of: controller))
        var ends: [Bool] = []
        controller.setViewControllers([source.pages[2]], direction: .forward, animated: true) { ends.append($0) }
        #expect(source.pages[2].view.frame.minX == 780 && source.pages[2].parent === controller && ends.isEmpty)
        app.advance(by: 0.15)
        #expect(scroller.contentOffset.x > 390 && scroller.contentOffset.x < 780)
        app.advance(by: 1)
        #expect(ends == [true] && controller.viewControllers == [source.pages[2]] && source.pages[0].parent == nil)
        controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true) { ends.append($0) }
        #expect(source.pages[0].view.frame.minX == 0 && source.pages[2].view.frame.minX == 390)
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false) { ends.append($0) }
        #expect(ends == [true, false, true] && controller.viewControllers == [source.pages[1]])
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) { ends.append($0) }
        controller.setViewControllers(nil, direction: .forward, animated: true) { ends.append($0) }
        #expect(ends == [true, false, true, true, true] && controller.viewControllers == [source.pages[1]])
        #expect(source.lines.isEmpty)
    }

    @Test func `Pages without a data source cannot be dragged`() throws {
        let controller = show(.horizontal)
        controller.dataSource = nil
        let scroller = try #require(scrollView(of: controller))
        #expect(!scroller.isScrollEnabled && scroller.contentSize.width == 1170)
        controller.dataSource = source
        #expect(scroller.isScrollEnabled && scroller.contentSize.width == 1170)
    }

    @Test func `The styles, orientations and spine locations are those of the initializer`() {
        let location = UIPageViewController.SpineLocation.self
        let curl = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical,
            options: [.spineLocation: NSNumber(value: location.max.rawValue)])
        #expect(
            curl.spineLocation == .max && curl.navigationOrientation == .vertical && curl.transitionStyle == .pageCurl)
        #expect(curl.gestureRecognizers.count == 2 && !curl.isDoubleSided)
        let plain = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        expectEqual(plain.spineLocation, .min)
        let scroll = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.spineLocation: NSNumber(value: location.max.rawValue)])
        #expect(scroll.spineLocation == .none && scroll.gestureRecognizers.isEmpty && scroll.viewControllers == nil)
    }

    @Test func `The current page decides about the status bar`() {
        let controller = show(.horizontal, first: 1)
        #expect(controller.childForStatusBarStyle === source.pages[1])
        #expect(controller.childForStatusBarHidden === source.pages[1])
    }
}
