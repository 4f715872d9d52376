import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Leaf: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("didDisappear")
    }
}

private final class Album: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let leaves = (0..<4).map { _ in Leaf() }
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([leaves[0]], direction: .forward, animated: false)
    }
    private func place(_ leaf: UIViewController?) -> Int { leaves.firstIndex { $0 === leaf } ?? -1 }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore leaf: UIViewController)
        -> UIViewController?
    {
        place(leaf) > 0 ? leaves[place(leaf) - 1] : nil
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter leaf: UIViewController)
        -> UIViewController?
    {
        place(leaf) < leaves.count - 1 ? leaves[place(leaf) + 1] : nil
    }
    func presentationCount(for controller: UIPageViewController) -> Int { leaves.count }
    func presentationIndex(for controller: UIPageViewController) -> Int { place(controller.viewControllers?.first) }
    func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.append("will \(pending.map { place($0) })")
    }
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers previous: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        log.append("did \(completed) from \(previous.map { place($0) })")
    }
}

private final class LibraryController: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    let results = UIViewController()
    private(set) lazy var search = UISearchController(searchResultsController: results)
    var queries: [String] = []
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .white
        results.view.backgroundColor = .white
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "Lent"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }
    func updateSearchResults(for searchController: UISearchController) {
        queries.append(
            "\(searchController.searchBar.text ?? "")/\(searchController.searchBar.selectedScopeButtonIndex)")
    }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("presented") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("dismissed") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search \(searchBar.text ?? "")") }
}

@Suite(.application) @MainActor
struct SearchesPagesColumnsTests {
    private func shown(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        return app
    }

    private func first<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
        if let root = root as? View { return root }
        for view in root.subviews {
            if let found = first(type, in: view) { return found }
        }
        return nil
    }

    @Test func `Pages appear and disappear when they are turned`() {
        let album = Album(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let app = shown(album)
        #expect(album.leaves[0].log == ["willAppear", "didAppear"] && album.leaves[2].log == [])
        app.fingerDrag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 2)
        expectEqual(album.leaves[0].log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        expectEqual(album.leaves[1].log, ["willAppear", "didAppear"])
        #expect(album.log == ["will [1]", "did true from [0]"] && album.leaves[1].parent === album)
    }

    @Test func `The page control has the number of pages and follows the current page`() throws {
        let album = Album(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let app = shown(album)
        let dots = try #require(first(UIPageControl.self, in: album.view))
        #expect(dots.numberOfPages == 4 && dots.currentPage == 0)
        app.fingerDrag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 2)
        expectEqual(dots.currentPage, 1)
        app.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 340, y: 400), duration: 0.3)
        app.advance(by: 2)
        #expect(dots.currentPage == 0 && album.viewControllers == [album.leaves[0]])
    }

    @Test func `A vertical page view controller is turned only by vertical swipes`() {
        let album = Album(transitionStyle: .scroll, navigationOrientation: .vertical)
        let app = shown(album)
        app.fingerDrag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 2)
        #expect(album.log == [] && album.viewControllers == [album.leaves[0]])
        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 150), duration: 0.3)
        app.advance(by: 2)
        #expect(album.log == ["will [1]", "did true from [0]"] && album.viewControllers == [album.leaves[1]])
        var finished = 0
        album.setViewControllers([album.leaves[3]], direction: .reverse, animated: false) { _ in finished += 1 }
        app.advance(by: 0.5)
        #expect(album.viewControllers == [album.leaves[3]] && album.leaves[3].view.window != nil && finished == 1)
        expectEqual(album.log, ["will [1]", "did true from [0]"])
    }

    @Test func `Results are visible while there is a query and until the search ends`() {
        let library = LibraryController()
        let app = shown(UINavigationController(rootViewController: library))
        let field = library.search.searchBar.searchTextField
        app.fingerTap(at: field)
        app.advance(by: 1)
        #expect(library.search.isActive && library.log == ["presented"])
        #expect(
            library.results.view.window == nil || library.results.view.isHidden
                || library.results.view.superview?.isHidden == true)
        app.keyTypeText("zo")
        app.advance(by: 0.5)
        #expect(library.results.view.window != nil && !library.results.view.isHidden && library.queries.last == "zo/0")
        app.keyType("\r")
        app.advance(by: 0.5)
        #expect(library.log == ["presented", "search zo"] && library.search.isActive)
        library.search.isActive = false
        app.advance(by: 1)
        #expect(library.results.view.window == nil && library.search.searchBar.text == "")
        // Setting `isActive` to false does not call searchBarCancelButtonClicked.
        expectEqual(library.log, ["presented", "search zo", "dismissed"])
    }

    @Test func `A tap on a segment selects its scope`() throws {
        let library = LibraryController()
        let app = shown(UINavigationController(rootViewController: library))
        app.fingerTap(at: library.search.searchBar.searchTextField)
        app.advance(by: 1)
        app.keyTypeText("a")
        app.advance(by: 0.5)
        expectEqual(library.search.searchBar.selectedScopeButtonIndex, 0)
        let scopes = try #require(first(UISegmentedControl.self, in: library.search.searchBar))
        #expect(scopes.numberOfSegments == 2 && scopes.titleForSegment(at: 1) == "Lent")
        let place = scopes.convert(scopes.bounds, to: nil)
        app.fingerTap(at: CGPoint(x: place.maxX - 40, y: place.midY))
        app.advance(by: 0.5)
        #expect(library.search.searchBar.selectedScopeButtonIndex == 1 && library.log == ["presented", "scope 1"])
    }
}

@MainActor
private final class ColumnsDelegate: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []

    private func name(_ column: UISplitViewController.Column) -> String {
        column == .primary ? "primary" : column == .secondary ? "secondary" : "other"
    }
    func splitViewController(_ split: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.append("show \(name(column))")
    }
    func splitViewController(_ split: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.append("hide \(name(column))")
    }
}

@Suite(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad)) @MainActor
struct WideColumnsTests {
    @Test func `Hiding and showing a column calls the delegate and a new secondary replaces the old one`() {
        let app = TestApplication.current
        let delegate = ColumnsDelegate()
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail, another) = (Leaf(), Leaf(), Leaf())
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = app.makeWindow(root: split)
        app.settle()
        app.advance(by: 0.5)
        split.delegate = delegate
        #expect(list.view.window != nil && detail.view.window != nil && !split.isCollapsed)
        split.setViewController(another, for: .secondary)
        app.advance(by: 1)
        #expect(another.view.window != nil && detail.view.window == nil && list.log == ["willAppear", "didAppear"])
        split.preferredDisplayMode = .secondaryOnly
        app.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && delegate.log == ["hide primary"])
        let alone = another.view.convert(another.view.bounds, to: nil)
        #expect(alone.minX == 0 && alone.width == 1024)
        split.show(.primary)
        app.advance(by: 1)
        #expect(delegate.log == ["hide primary", "show primary"] && list.view.window != nil)
    }
}
