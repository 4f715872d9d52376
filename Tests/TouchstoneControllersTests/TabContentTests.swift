import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class TabNotes: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: UITab?
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("did \(viewController.title ?? "")")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab !== refused
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("tab \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
}

/// The place of the selected controller, tabs beyond the bar, and described tabs, on a screen of 390 by 844 points.
@Suite(.application) @MainActor
struct TabContentTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    private let notes = TabNotes()

    private func show(_ count: Int) -> [UIViewController] {
        let controllers = (0..<count).map { number in
            let controller = UIViewController()
            controller.title = "\(number)"
            return controller
        }
        tabs.viewControllers = controllers
        tabs.delegate = notes
        _ = app.makeWindow(root: tabs)
        app.settle()
        return controllers
    }

    private func tap(_ number: Int, of count: Int) {
        app.fingerTap(at: CGPoint(x: 390 / CGFloat(count) * (CGFloat(number) + 0.5), y: 820))
        app.advance(by: 1)
    }

    // MARK: The content

    @Test func `A subclass can replace the view after it loads it`() {
        final class OwnTabs: UITabBarController {
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
            override func loadView() {
                super.loadView()
                view = UIView(frame: view.frame)
                view.addSubview(button)
            }
        }
        let own = OwnTabs()
        var taps = 0
        own.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        _ = app.makeWindow(root: own)
        app.fingerTap(at: own.button)
        expectEqual(taps, 1)
        expectEqual(own.view.subviews, [own.button])
        #expect(!own.tabBar.isDescendant(of: own.view))
    }

    @Test func `Content ends above a bar that is not translucent`() {
        let one = show(2)[0]
        expectEqual(one.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        expectEqual(one.view.safeAreaInsets.bottom, 49)
        tabs.tabBar.isTranslucent = false
        app.settle()
        expectEqual(one.view.frame, CGRect(x: 0, y: 0, width: 390, height: 795))
        expectEqual(one.view.safeAreaInsets.bottom, 0)
        one.extendedLayoutIncludesOpaqueBars = true
        tabs.tabBar.isTranslucent = false
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        #expect(one.view.frame.height == 844 && one.view.safeAreaInsets.bottom == 49)
    }

    @Test func `Content that does not extend to the bottom ends above the bar`() {
        let controllers = show(2)
        controllers[1].edgesForExtendedLayout = [.top, .left, .right]
        tabs.selectedIndex = 1
        app.settle()
        expectEqual(controllers[1].view.frame, CGRect(x: 0, y: 0, width: 390, height: 795))
        tabs.isTabBarHidden = true
        app.settle()
        #expect(controllers[1].view.frame.height == 844 && tabs.tabBar.isHidden)
        tabs.setTabBarHidden(false, animated: false)
        app.settle()
        #expect(controllers[1].view.frame.height == 795 && !tabs.tabBar.isHidden)
    }

    @Test func `The selected controller decides about the status bar, the home indicator and the orientations`() {
        final class Portrait: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitUpsideDown }
        }
        let portrait = Portrait()
        tabs.viewControllers = [UIViewController(), portrait]
        expectEqual(tabs.supportedInterfaceOrientations, UIViewController().supportedInterfaceOrientations)
        tabs.selectedIndex = 1
        #expect(tabs.childForStatusBarStyle === portrait && tabs.childForStatusBarHidden === portrait)
        #expect(tabs.childForHomeIndicatorAutoHidden === portrait)
        expectEqual(tabs.supportedInterfaceOrientations, .portraitUpsideDown)
    }

    // MARK: Selection

    @Test func `An index outside of the tabs and a foreign controller select nothing`() {
        let controllers = show(3)
        tabs.selectedIndex = 2
        tabs.selectedIndex = 3
        tabs.selectedIndex = -1
        expectEqual(tabs.selectedIndex, 2)
        tabs.selectedViewController = UIViewController()
        tabs.selectedViewController = nil
        #expect(tabs.selectedViewController === controllers[2])
        let empty = UITabBarController()
        #expect(
            empty.selectedIndex == NSNotFound && empty.viewControllers == nil && empty.selectedViewController == nil)
    }

    @Test func `A removed selected controller leaves the first one selected`() {
        let controllers = show(3)
        tabs.selectedIndex = 2
        tabs.viewControllers = [controllers[1], controllers[0]]
        #expect(tabs.selectedViewController === controllers[1] && controllers[2].parent == nil)
        #expect(controllers[1].view.window != nil && controllers[2].view.window == nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["1", "0"] && tabs.tabBar.selectedItem?.title == "1")
        tabs.selectedIndex = 1
        tabs.viewControllers = [controllers[2], controllers[0]]
        #expect(tabs.selectedViewController === controllers[0] && tabs.selectedIndex == 1)
    }

    // MARK: More tabs than fit

    @Test func `The sixth tab and the fifth one are in the list of further tabs`() {
        let controllers = show(6)
        #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.prefix(4).map(\.title) == ["0", "1", "2", "3"])
        tap(4, of: 5)
        let more = tabs.moreNavigationController
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        #expect(more.view.window != nil && more.viewControllers.count == 1)
        expectEqual(more.viewControllers[0].title, "More")
        tabs.selectedIndex = 5
        app.advance(by: 1)
        #expect(more.viewControllers.last === controllers[5] && tabs.selectedViewController === controllers[5])
        #expect(tabs.selectedIndex == 5 && controllers[5].view.window != nil)
        notes.lines = []
        tap(4, of: 5)
        #expect(more.viewControllers.count == 1 && tabs.selectedViewController === more)
        tabs.selectedIndex = 0
        #expect(controllers[0].view.window != nil && more.view.window == nil)
    }

    @Test func `A row of the list of further tabs shows its controller`() throws {
        let controllers = show(7)
        tap(4, of: 5)
        let list = try #require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)
        expectEqual(list.tableView.numberOfRows(inSection: 0), 3)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.textLabel?.text == "5" && cell.accessoryType == .disclosureIndicator)
        notes.lines = []
        app.fingerTap(at: cell.convert(CGPoint(x: 60, y: 20), to: nil))
        app.advance(by: 1)
        #expect(controllers[5].view.window != nil && tabs.selectedViewController === controllers[5])
        expectEqual(notes.lines, ["did 5"])
    }

    @Test func `A navigation controller from the list gets its root back when the list is shown again`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [navigation]
        _ = app.makeWindow(root: tabs)
        tabs.selectedViewController = navigation
        app.advance(by: 1)
        let more = tabs.moreNavigationController
        #expect(more.viewControllers.last === root && navigation.viewControllers.isEmpty)
        #expect(tabs.selectedViewController === navigation && root.view.window != nil)
        more.popToRootViewController(animated: true)
        app.advance(by: 1)
        #expect(navigation.viewControllers == [root] && more.viewControllers.count == 1)
        #expect(tabs.selectedViewController === more)
    }

    @Test func `Fewer tabs need no list, and a chosen tab that is removed returns to it`() {
        let controllers = show(7)
        tabs.selectedIndex = 6
        app.advance(by: 1)
        tabs.viewControllers = Array(controllers.dropLast())
        app.advance(by: 1)
        expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.viewControllers = Array(controllers.prefix(3))
        app.advance(by: 1)
        #expect(tabs.tabBar.items?.count == 3 && tabs.selectedViewController === controllers[0])
        #expect(controllers[0].view.window != nil)
        let others = UITabBarController()
        others.viewControllers = (0..<5).map { _ in UIViewController() }
        #expect(
            others.tabBar.items?.count == 5 && others.tabBar.items?.last === others.viewControllers?.last?.tabBarItem)
    }

    @Test(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad))
    func `Eight tabs fit on a pad`() {
        _ = show(8)
        #expect(tabs.tabBar.items?.count == 8 && tabs.tabBar.items?.last?.title == "7")
        _ = show(9)
        #expect(
            tabs.tabBar.items?.count == 8 && tabs.tabBar.items?[6].title == "6" && tabs.tabBar.items?[7].title != "7")
    }

    // MARK: Described tabs

    private var inBar: [UIViewController?] { tabs.viewControllers ?? [] }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { _ in UIViewController() }
    }

    @Test func `A refused tab is not selected, and a chosen one is reported with the former one`() {
        let (a, b) = (tab("a"), tab("b"))
        tabs.tabs = [a, b]
        tabs.delegate = notes
        _ = app.makeWindow(root: tabs)
        app.settle()
        notes.refused = b
        tap(1, of: 2)
        #expect(tabs.selectedTab === a && notes.lines.isEmpty)
        notes.refused = nil
        tap(1, of: 2)
        #expect(tabs.selectedTab === b && notes.lines == ["did ", "tab b after a"])
        tabs.selectedTab = a
        #expect(tabs.selectedTab === a && tabs.selectedIndex == 0)
        tabs.selectedTab = nil
        #expect(tabs.selectedTab === a && tabs.tab(forIdentifier: "b") === b && tabs.tab(forIdentifier: "c") == nil)
    }

    @Test func `Tabs know their controller until they are replaced, and hidden ones are not in the bar`() {
        let (a, b, c) = (tab("a"), tab("b"), tab("c"))
        tabs.tabs = [a, b]
        #expect(a.tabBarController === tabs && c.tabBarController == nil)
        #expect(a.hasVisiblePlacement && inBar == [a.viewController, b.viewController])
        a.isHidden = true
        #expect(!a.hasVisiblePlacement && inBar == [b.viewController])
        tabs.setTabs([b, c], animated: false)
        #expect(a.tabBarController == nil && c.tabBarController === tabs)
        a.isHidden = false
        expectEqual(inBar, [b.viewController, c.viewController])
    }

    @Test func `The look of a tab follows its properties`() throws {
        let a = tab("a")
        tabs.tabs = [a]
        let item = try #require(a.viewController?.tabBarItem)
        #expect(item.title == "A" && item.badgeValue == nil)
        a.title = "New"
        a.badgeValue = "3"
        a.image = UIImage()
        #expect(item.title == "New" && item.badgeValue == "3" && item.image === a.image)
    }

    @Test func `A group shows its selected, its default or its first child`() {
        let (a, b, c) = (tab("a"), tab("b"), tab("c"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [a, b])
        #expect(a.parent === group && group.viewController === a.viewController)
        group.defaultChildIdentifier = "b"
        #expect(group.viewController === b.viewController)
        tabs.tabs = [group]
        group.children = [a, b, c]
        #expect(c.parent === group && c.tabBarController === tabs)
        tabs.selectedTab = c
        #expect(group.selectedChild === c && inBar == [c.viewController])
        #expect(tabs.tab(forIdentifier: "c") === c && group.tab(forIdentifier: "x") == nil)
        group.children = [a, c]
        group.selectedChild = nil
        group.defaultChildIdentifier = nil
        expectEqual(inBar, [a.viewController])
    }

    @Test func `Stored properties of described tabs keep their values`() {
        #expect(tabs.mode == .automatic && tabs.tabBarMinimizeBehavior == .automatic && tabs.bottomAccessory == nil)
        #expect(
            tabs.compactTabIdentifiers == nil && tabs.sidebar.isHidden && !UISearchTab().automaticallyActivatesSearch)
        tabs.mode = .tabSidebar
        tabs.tabBarMinimizeBehavior = .onScrollDown
        let accessory = UITabAccessory(contentView: UIView())
        tabs.bottomAccessory = accessory
        tabs.compactTabIdentifiers = ["a"]
        #expect(tabs.mode == .tabSidebar && tabs.tabBarMinimizeBehavior == .onScrollDown)
        #expect(tabs.bottomAccessory === accessory && tabs.compactTabIdentifiers == ["a"])
        #expect(UISearchTab().identifier == "search" && UISearchTab().title == "Search" && UISearchTab().image != nil)
    }
}
