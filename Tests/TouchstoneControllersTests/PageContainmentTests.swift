import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A page that records its containment and appearance methods.
private final class LoggingPage: UIViewController {
    let number: Int
    var moves: [String] = []
    var appearances: [String] = []

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "will leave" : "will join")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append(parent == nil ? "left" : "joined")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("disappeared")
    }
}

private final class Chapters: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<4).map { LoggingPage($0) }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let number = (controller as? LoggingPage)?.number else { return nil }
        return pages.indices.contains(number + step) ? pages[number + step] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
}

/// Pages that are added to a page view controller and removed from it.
@Suite(.application(tracing: .both)) @MainActor
struct PageContainmentTests {
    let app = TestApplication.current
    private let chapters = Chapters()
    private let book: UIPageViewController
    private var pages: [LoggingPage] { chapters.pages }

    init() {
        book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.dataSource = chapters
        book.setViewControllers([chapters.pages[1]], direction: .forward, animated: false)
        _ = TestApplication.current.makeWindow(root: book)
        TestApplication.current.settle()
    }

    /// Drags the page horizontally and pauses before the finger lifts.
    private func drag(_ distance: CGFloat) {
        app.fingerDown(at: CGPoint(x: 195, y: 300))
        app.fingerMove(to: CGPoint(x: 195 + distance, y: 300), duration: 0.3)
        app.advance(by: 0.5)
        app.fingerMove(to: CGPoint(x: 195 + distance, y: 300))
        app.fingerUp()
        app.advance(by: 2)
    }

    private func clear() { for page in pages { (page.moves, page.appearances) = ([], []) } }

    private func expectJoined(_ page: LoggingPage, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(page.moves == ["will join", "joined"], sourceLocation: sourceLocation)
        #expect(page.appearances == ["appeared"], sourceLocation: sourceLocation)
        #expect(book.viewControllers == [page] && book.children == [page], sourceLocation: sourceLocation)
    }

    private func expectLeft(_ page: LoggingPage, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(page.moves == ["will leave", "left"], sourceLocation: sourceLocation)
        #expect(page.appearances == ["disappeared"], sourceLocation: sourceLocation)
        #expect(page.parent == nil && page.view.superview == nil, sourceLocation: sourceLocation)
    }

    private func expectUnmoved(_ page: LoggingPage, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(page.moves == [] && page.appearances == [], sourceLocation: sourceLocation)
    }

    @Test func `Only the initial page is added as a child and appears`() {
        expectJoined(pages[1])
        for number in [0, 2, 3] { expectUnmoved(pages[number]) }
    }

    @Test func `A completed page turn removes the old page and adds the next one`() {
        clear()
        drag(-250)
        expectLeft(pages[1])
        expectJoined(pages[2])
        for number in [0, 3] { expectUnmoved(pages[number]) }
    }

    @Test func `A cancelled page turn removes the next page again`() {
        clear()
        drag(-80)
        #expect(book.viewControllers == [pages[1]] && book.children == [pages[1]])
        #expect(pages[2].moves == ["will join", "joined", "will leave", "left"] && pages[1].moves == [])
        #expect(pages[1].view.window != nil && pages[2].view.window == nil)
    }

    @Test func `A page that is replaced without animation is removed at once`() {
        clear()
        book.setViewControllers([pages[3]], direction: .forward, animated: false)
        app.settle()
        expectLeft(pages[1])
        expectJoined(pages[3])
        expectUnmoved(pages[2])
    }

    @Test func `A page that is replaced with an animation is removed at its end`() {
        clear()
        book.setViewControllers([pages[0]], direction: .reverse, animated: true)
        #expect(pages[0].moves == ["will join", "joined"] && pages[1].moves == [])
        expectEqual(book.children.count, 2)
        app.advance(by: 1)
        expectLeft(pages[1])
        expectJoined(pages[0])
    }

    @Test func `Setting the visible page again neither removes nor adds it`() {
        clear()
        var completions: [Bool] = []
        book.setViewControllers([pages[1]], direction: .forward, animated: true) { completions.append($0) }
        app.advance(by: 1)
        #expect(completions == [true] && book.children == [pages[1]])
        expectUnmoved(pages[1])
    }

    @Test func `A change during an animation completes the animation with false`() {
        var completions: [String] = []
        book.setViewControllers([pages[2]], direction: .forward, animated: true) { completions.append("first \($0)") }
        app.advance(by: 0.1)
        book.setViewControllers([pages[3]], direction: .forward, animated: false) { completions.append("second \($0)") }
        app.advance(by: 1)
        expectEqual(completions, ["first false", "second true"])
        #expect(book.viewControllers == [pages[3]] && book.children == [pages[3]])
        #expect(pages[1].parent == nil && pages[2].parent == nil)
    }

    @Test func `A drag turns no page without a data source`() {
        book.dataSource = nil
        clear()
        drag(-250)
        expectEqual(book.viewControllers, [pages[1]])
        for page in pages { expectUnmoved(page) }
        expectEqual(book.gestureRecognizers, [])
    }
}
