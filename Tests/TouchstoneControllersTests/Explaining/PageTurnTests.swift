import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: explanations of page view controllers without a next page or without a data source.
@Suite(.application) @MainActor
struct PageTurnTests {
    let app = TestApplication.current
    private let source = Source()
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func show(_ index: Int, isSourceSet: Bool = true) {
        if isSourceSet { pages.dataSource = source }
        pages.setViewControllers([source.pages[index]], direction: .forward, animated: false)
        _ = app.makeWindow(root: pages)
        app.settle()
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        app.fingerDrag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
        app.advance(by: 3)
    }

    private func answers() -> [String] {
        let scroller = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
        let wanted =
            [TouchExplanation.Wanted.controller(pages), .view(pages.view)] + (scroller.map { [.scrolling($0)] } ?? [])
        return wanted.map { wanted in
            guard let report = app.application.explain(app.records, for: wanted) else { return "none" }
            guard let cause = report.causes.first else { return "ok" }
            return "\(cause.code): \(cause.sentence(wanted: report.wanted))"
        }
    }

    @Test func `A page that was turned has no cause`() {
        show(1)
        drag(from: 300, to: 50)
        expectEqual(answers(), ["ok", "ok", "ok"])
        expectEqual(pages.viewControllers, [source.pages[2]])
        drag(from: 50, to: 300)
        expectEqual(answers(), ["ok", "ok", "ok"])
    }

    @Test func `A drag beyond the last page names viewControllerAfter`() {
        show(2)
        drag(from: 300, to: 50)
        for answer in answers() {
            #expect(
                answer.hasPrefix(
                    "delegate-refuses: pageViewController(_:viewControllerAfter:) of the Source returned nil"))
        }
        let advice = app.application.explain(app.records, for: .controller(pages))?.advice.first?.words
        expectEqual(advice, "return a view controller from pageViewController(_:viewControllerAfter:) of the Source")
        drag(from: 50, to: 300)
        expectEqual(answers(), ["ok", "ok", "ok"])
    }

    @Test func `A drag before the first page names viewControllerBefore`() {
        show(0)
        drag(from: 50, to: 300)
        for answer in answers() {
            #expect(
                answer.hasPrefix(
                    "delegate-refuses: pageViewController(_:viewControllerBefore:) of the Source returned nil"))
        }
        drag(from: 300, to: 50)
        expectEqual(answers(), ["ok", "ok", "ok"])
    }

    @Test func `A drag on a single page names the data source method of its direction`() {
        source.pages = [source.pages[0]]
        show(0)
        drag(from: 300, to: 50)
        #expect(answers().allSatisfy { $0.contains("viewControllerAfter") })
        drag(from: 50, to: 300)
        #expect(answers().allSatisfy { $0.contains("viewControllerBefore") })
    }

    @Test func `A page view controller without a data source is reported`() {
        show(0, isSourceSet: false)
        drag(from: 300, to: 50)
        #expect(answers().allSatisfy { $0.hasPrefix("no-delegate: UIPageViewController.dataSource is nil") })
        let report = app.application.explain(app.records, for: .controller(pages))
        expectEqual(report?.advice.first?.words, "set it: UIPageViewController.dataSource = self")
    }

    @Test func `A drag perpendicular to the pages names no data source method`() {
        show(2)
        app.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
        app.advance(by: 3)
        #expect(answers().allSatisfy { !$0.contains("viewController") })
    }

    @Test func `A drag beyond the last of vertical pages names viewControllerAfter`() {
        let tall = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        tall.dataSource = source
        tall.setViewControllers([source.pages[2]], direction: .forward, animated: false)
        _ = app.makeWindow(root: tall)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
        app.advance(by: 3)
        let report = app.application.explain(app.records, for: .controller(tall))
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("viewControllerAfter"), true)
        app.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
        app.advance(by: 3)
        expectEqual(app.application.explain(app.records, for: .controller(tall))?.causes, [])
    }
}

private final class Source: NSObject, UIPageViewControllerDataSource {
    var pages = [UIViewController(), UIViewController(), UIViewController()]

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
}
