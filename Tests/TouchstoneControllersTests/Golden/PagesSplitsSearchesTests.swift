import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController] = ["a", "b", "c"].map {
        let page = UIViewController()
        page.title = $0
        page.view.backgroundColor = .white
        return page
    }
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    private func names(_ controllers: [UIViewController]) -> String { controllers.compactMap(\.title).joined() }
    private func neighbor(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    {
        neighbor(of: page, by: -1)
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
    {
        neighbor(of: page, by: 1)
    }
    func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.append("will \(names(pending))")
    }
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers previous: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        log.append("did \(completed) from \(names(previous)), now \(names(controller.viewControllers ?? []))")
    }
}

private final class PlacesController: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []
    var queries: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .white
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }
    func updateSearchResults(for searchController: UISearchController) {
        queries.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
}

@MainActor
private final class Collapser: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

@Suite(.application) @MainActor
struct PagesSplitsSearchesTests {
    private func shown<Root: UIViewController>(_ root: Root) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        return app
    }

    private func openBook() -> (TestApplication, Book) {
        let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
        return (shown(book), book)
    }

    @Test func `A swipe to the next page calls willTransitionTo and then didFinishAnimating`() {
        let (app, book) = openBook()
        app.fingerDrag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 2)
        expectEqual(book.log, ["will b", "did true from a, now b"])
        expectEqual(book.viewControllers, [book.pages[1]])
        expectEqual(
            book.pages[1].view.convert(book.pages[1].view.bounds, to: nil),
            CGRect(x: 0, y: 0, width: 390, height: 844))
        app.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 340, y: 400), duration: 0.3)
        app.advance(by: 2)
        expectEqual(book.log, ["will b", "did true from a, now b", "will a", "did true from b, now a"])
    }

    @Test func `A swipe that is reversed calls didFinishAnimating with completed false`() {
        let (app, book) = openBook()
        app.fingerDown(at: CGPoint(x: 300, y: 400))
        app.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.4)
        app.fingerMove(to: CGPoint(x: 290, y: 400), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(book.log, ["will b", "did false from a, now a"])
        expectEqual(book.viewControllers, [book.pages[0]])
    }

    @Test func `A page turn in code and a swipe beyond the last page do not call the delegate`() {
        let (app, book) = openBook()
        var finished: [Bool] = []
        book.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished.append($0) }
        app.advance(by: 2)
        #expect(finished == [true] && book.log == [] && book.viewControllers == [book.pages[2]])
        app.fingerDrag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 2)
        #expect(book.log == [] && book.viewControllers == [book.pages[2]])
        expectEqual(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil).minX, 0)
    }

    @Test func `A search controller reports its presentation, each query and its dismissal`() {
        let places = PlacesController()
        let app = shown(UINavigationController(rootViewController: places))
        #expect(!places.search.isActive && places.queries == [])
        places.search.searchBar.searchTextField.becomeFirstResponder()
        app.advance(by: 1)
        #expect(places.search.isActive && places.log == ["willPresent", "didPresent"])
        app.keyTypeText("ab")
        app.advance(by: 0.5)
        #expect(Array(places.queries.suffix(2)) == ["a", "ab"] && places.search.searchBar.text == "ab")
        places.search.isActive = false
        app.advance(by: 1)
        expectEqual(places.log, ["willPresent", "didPresent", "willDismiss", "didDismiss"])
        #expect(!places.search.isActive && places.search.searchBar.text == "" && places.queries.last == "")
        #expect(!places.search.searchBar.searchTextField.isFirstResponder)
    }

    @Test func `A collapsed split view controller shows the delegate's top column and pushes the other`() {
        let collapser = Collapser()
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.delegate = collapser
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = shown(split)
        #expect(split.isCollapsed && list.viewIfLoaded?.window != nil && detail.viewIfLoaded?.window == nil)
        split.show(.secondary)
        app.advance(by: 1)
        #expect(detail.viewIfLoaded?.window != nil && list.viewIfLoaded?.window == nil)
        split.show(.primary)
        app.advance(by: 1)
        #expect(list.viewIfLoaded?.window != nil && detail.viewIfLoaded?.window == nil)
        withExtendedLifetime(collapser) {}
    }
}

@Suite(.application(screen: CGSize(width: 1180, height: 820), idiom: .pad)) @MainActor
struct WideSplitsTests {
    @Test func `An expanded split view controller shows both columns until one is hidden`() {
        let app = TestApplication.current
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.minimumPrimaryColumnWidth = 300
        split.maximumPrimaryColumnWidth = 300
        split.preferredPrimaryColumnWidth = 300
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = app.makeWindow(root: split)
        app.settle()
        app.advance(by: 0.5)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 300)
        #expect(split.viewController(for: .primary) != nil && list.splitViewController === split)
        let left = list.view.convert(list.view.bounds, to: nil)
        let right = detail.view.convert(detail.view.bounds, to: nil)
        #expect(left.minX == 0 && left.width == 300 && abs(right.minX - 300) <= 1 && right.maxX == 1180)
        split.hide(.primary)
        app.advance(by: 1)
        expectEqual(split.displayMode, .secondaryOnly)
        expectEqual(detail.view.convert(detail.view.bounds, to: nil).minX, 0)
        split.show(.primary)
        app.advance(by: 1)
        expectEqual(split.displayMode, .oneBesideSecondary)
    }
}
