import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How pages join and leave a page view controller as a finger or code turns them.
@Suite(.application) @MainActor
struct PageCourseTests {
    private final class Page: UIViewController {
        var record: (String) -> Void = { _ in }
        private func note(_ words: String) { record("\(title ?? "") \(words)") }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "leaves" : "joins")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "left" : "joined")
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in Page() }
        var lines: [String] = []
        private func neighbor(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            let number = pages.firstIndex { $0 === controller }! + step
            return pages.indices.contains(number) ? pages[number] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("to \(pendingViewControllers.map { $0.title ?? "" })") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("from \(previousViewControllers.map { $0.title ?? "" }) \(finished) \(completed)") }
    }

    private let app = TestApplication.current
    private let book = Book()
    private let controller: UIPageViewController

    init() {
        controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        for (number, page) in book.pages.enumerated() {
            page.title = "\(number)"
            page.record = { [book] in book.lines.append($0) }
        }
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        _ = app.makeWindow(root: controller)
        app.settle()
        book.lines = []
    }

    private func taken() -> [String] {
        defer { book.lines = [] }
        return book.lines
    }
    private var shown: String { controller.viewControllers?.first?.title ?? "none" }

    @Test func `A finger that changes its direction shows both neighbors and announces only the first`() {
        app.fingerDown(at: CGPoint(x: 200, y: 400))
        app.fingerMove(to: CGPoint(x: 120, y: 400), duration: 0.3)
        expectEqual(taken(), ["2 joins", "2 joined", "to [\"2\"]"])
        app.fingerMove(to: CGPoint(x: 320, y: 400), duration: 0.3)
        expectEqual(taken(), ["0 joins", "0 joined"])
        app.fingerMove(to: CGPoint(x: 180, y: 400), duration: 0.3)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(taken(), ["0 leaves", "0 left", "2 leaves", "2 left", "from [\"1\"] true false"])
        expectEqual(shown, "1")
    }

    @Test(arguments: [(CGFloat(-150), "1"), (-220, "2"), (150, "1"), (220, "0")])
    func `A slow drag turns the page beyond the middle`(way: CGFloat, expected: String) {
        app.fingerDown(at: CGPoint(x: 195 - way / 2, y: 400))
        app.fingerMove(to: CGPoint(x: 195 + way / 2, y: 400), duration: 1)
        app.advance(by: 0.5)
        app.fingerMove(to: CGPoint(x: 195 + way / 2, y: 400))
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(shown, expected)
        let children = controller.children.map { $0.title ?? "" }
        expectEqual(children, [expected])
    }

    @Test func `A page turn in code shows the page beside the old one and then takes the old one away`() {
        var completions: [Bool] = []
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { completions.append($0) }
        app.advance(by: 0.1)
        expectEqual(taken(), ["0 joins", "0 joined"])
        #expect(completions.isEmpty && shown == "1")
        let (old, new) = (book.pages[1].view!, book.pages[0].view!)
        #expect(new.frame.maxX == old.frame.minX && new.superview === old.superview)
        app.advance(by: 1)
        expectEqual(taken(), ["1 leaves", "1 left"])
        #expect(completions == [true] && shown == "0")
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { completions.append($0) }
        app.advance(by: 0.1)
        expectEqual(new.frame.maxX, book.pages[2].view.frame.minX)
        controller.setViewControllers(nil, direction: .forward, animated: true) { completions.append($0) }
        #expect(completions == [true, false, true] && shown == "2")
        controller.setViewControllers([], direction: .forward, animated: false)
        expectEqual(shown, "2")
        app.advance(by: 1)
        expectEqual(controller.children, [book.pages[2]])
    }

    @Test func `A curl has a pan and a tap recognizer, and scrolling pages have none`() {
        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
        let kinds = curl.gestureRecognizers.map { "\(type(of: $0))" }
        #expect(kinds == ["UIPanGestureRecognizer", "UITapGestureRecognizer"] && controller.gestureRecognizers == [])
        #expect(curl.spineLocation == .min && controller.spineLocation == .none && !curl.isDoubleSided)
        #expect(curl.navigationOrientation == .vertical && curl.transitionStyle == .pageCurl)
    }
}
