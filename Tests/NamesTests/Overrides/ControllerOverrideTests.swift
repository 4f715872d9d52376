import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingAlertAction: UIAlertAction {
    var changes = 0

    override var title: String? { super.title }
    override var style: UIAlertAction.Style { super.style }
    override var isEnabled: Bool { didSet { changes += 1 } }
}

private final class OverridingAlert: UIAlertController {
    var log: [String] = []
    var changes = 0
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var preferredStyle: UIAlertController.Style { super.preferredStyle }
    override var message: String? { didSet { changes += 1 } }
    override var actions: [UIAlertAction] { super.actions }
    override var preferredAction: UIAlertAction? { didSet { changes += 1 } }
    override var textFields: [UITextField]? { super.textFields }
    override var severity: Int { didSet { changes += 1 } }
    override func addAction(_ action: UIAlertAction) {
        log.append("addAction")
        super.addAction(action)
    }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

private final class OverridingPages: UIPageViewController {
    var log: [String] = []
    var changes = 0
    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var transitionStyle: UIPageViewController.TransitionStyle { super.transitionStyle }
    override var navigationOrientation: UIPageViewController.NavigationOrientation { super.navigationOrientation }
    override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
    override var isDoubleSided: Bool { didSet { changes += 1 } }
    override weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changes += 1 } }
    override weak var delegate: (any UIPageViewControllerDelegate)? { didSet { changes += 1 } }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        log.append("setViewControllers")
        super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

private final class OverridingSplit: UISplitViewController {
    var changes = 0
    override init(style: UISplitViewController.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UISplitViewControllerDelegate)? { didSet { changes += 1 } }
    override var style: UISplitViewController.Style { super.style }
    override var preferredDisplayMode: UISplitViewController.DisplayMode { didSet { changes += 1 } }
    override var preferredSplitBehavior: UISplitViewController.SplitBehavior { didSet { changes += 1 } }
    override var primaryEdge: UISplitViewController.PrimaryEdge { didSet { changes += 1 } }
    override var presentsWithGesture: Bool { didSet { changes += 1 } }
    override var showsSecondaryOnlyButton: Bool { didSet { changes += 1 } }
    override var preferredPrimaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var preferredPrimaryColumnWidthFraction: CGFloat { didSet { changes += 1 } }
    override var minimumPrimaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var maximumPrimaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var preferredSupplementaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var preferredSupplementaryColumnWidthFraction: CGFloat { didSet { changes += 1 } }
    override var minimumSupplementaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var maximumSupplementaryColumnWidth: CGFloat { didSet { changes += 1 } }
    override var isCollapsed: Bool { super.isCollapsed }
    override var viewControllers: [UIViewController] { didSet { changes += 1 } }
    override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        super.viewController(for: column)
    }
    override func setViewController(_ viewController: UIViewController?, for column: UISplitViewController.Column) {
        super.setViewController(viewController, for: column)
    }
    override func show(_ column: UISplitViewController.Column) { super.show(column) }
    override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
    override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
    override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
    override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
    override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
}

private final class OverridingTabs: UITabBarController {
    var log: [String] = []
    var changes = 0
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UITabBarControllerDelegate)? { didSet { changes += 1 } }
    override var tabBar: UITabBar { super.tabBar }
    override var viewControllers: [UIViewController]? { didSet { changes += 1 } }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        log.append("setViewControllers")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var moreNavigationController: UINavigationController { super.moreNavigationController }
    override var customizableViewControllers: [UIViewController]? { didSet { changes += 1 } }
    override var selectedViewController: UIViewController? { didSet { changes += 1 } }
    override var selectedIndex: Int { didSet { changes += 1 } }
    override var isTabBarHidden: Bool { didSet { changes += 1 } }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }
}

private final class OverridingSearch: UISearchController {
    var changes = 0
    override init(searchResultsController: UIViewController?) {
        super.init(searchResultsController: searchResultsController)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var searchBar: UISearchBar { super.searchBar }
    override var searchResultsController: UIViewController? { super.searchResultsController }
    override weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { changes += 1 } }
    override weak var delegate: (any UISearchControllerDelegate)? { didSet { changes += 1 } }
    override var obscuresBackgroundDuringPresentation: Bool { didSet { changes += 1 } }
    override var dimsBackgroundDuringPresentation: Bool { didSet { changes += 1 } }
    override var hidesNavigationBarDuringPresentation: Bool { didSet { changes += 1 } }
    override var automaticallyShowsCancelButton: Bool { didSet { changes += 1 } }
    override var automaticallyShowsScopeBar: Bool { didSet { changes += 1 } }
    override var showsSearchResultsController: Bool { didSet { changes += 1 } }
    override var isActive: Bool { didSet { changes += 1 } }
}

private final class OwnBarTabs: UITabBarController {
    private let ownBar = UITabBar()
    override var tabBar: UITabBar { ownBar }
}

private final class OwnBarSearch: UISearchController {
    private lazy var ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    override var searchBar: UISearchBar { ownBar }
}

private final class SheetOfActions: UIAlertController {
    override var preferredStyle: UIAlertController.Style { .actionSheet }
}

private final class TurnedPages: UIPageViewController, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Subclasses override the members of view controllers.
@Suite(.application) @MainActor
struct ControllerOverrideTests {
    private let app = TestApplication.current

    @Test func `A tab bar controller uses the bar that an override returns`() {
        let tabs = OwnBarTabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        _ = app.makeWindow(root: tabs)
        #expect(tabs.tabBar.isDescendant(of: tabs.view) && tabs.tabBar.items?.count == 2)
    }

    @Test func `viewControllers calls the override of setViewControllers`() {
        let tabs = OverridingTabs()
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.log == ["setViewControllers"] && tabs.viewControllers?.count == 1)
    }

    @Test func `A search controller uses the bar that an override returns`() {
        let search = OwnBarSearch(searchResultsController: nil)
        let root = UIViewController()
        root.navigationItem.searchController = search
        let window = app.makeWindow(root: UINavigationController(rootViewController: root))
        search.isActive = true
        #expect(search.searchBar.window === window && search.searchBar.showsCancelButton)
    }

    @Test func `An alert has the style that an override returns`() {
        let alert = SheetOfActions(title: "Actions", message: nil, preferredStyle: .alert)
        let root = UIViewController()
        let window = app.makeWindow(root: root)
        root.present(alert, animated: false)
        app.advance(by: 0.1)
        #expect(alert.view.frame.minY > window.bounds.midY)
    }

    @Test func `An application calls the overrides of an alert`() {
        let alert = OverridingAlert(title: nil, message: nil, preferredStyle: .alert)
        alert.changes = 0
        alert.message = "text"
        alert.addAction(OverridingAlertAction(title: "OK", style: .default))
        #expect(alert.log == ["addAction"] && alert.changes == 1 && alert.actions.count == 1)
    }

    @Test func `A subclass of a page controller can be a scroll view delegate`() {
        let pages = OverridingPages(transitionStyle: .scroll, navigationOrientation: .vertical)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        pages.isDoubleSided = true
        #expect(pages.log == ["setViewControllers"] && pages.changes == 1 && pages.viewControllers?.count == 1)
        #expect(TurnedPages(transitionStyle: .scroll, navigationOrientation: .vertical).viewControllers == nil)
    }

    @Test func `A split view controller notifies its overrides`() {
        let split = OverridingSplit(style: .doubleColumn)
        split.preferredDisplayMode = .oneOverSecondary
        #expect(split.changes == 1 && !split.isCollapsed && split.style == .doubleColumn)
    }
}
