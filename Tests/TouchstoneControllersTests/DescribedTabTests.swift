import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A tab bar controller that is created with `UITab` objects.
@Suite(.application(tracing: .both)) @MainActor
struct DescribedTabTests {
    let app = TestApplication.current
    private let log = Log()
    private let home: UITab
    private let shop: UITab
    private let more: UITabGroup
    private let controller: UITabBarController

    private final class Log: UITabBarControllerDelegate {
        var entries: [String] = []
        var permits = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { permits }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { entries.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
    }

    init() {
        home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
        let (first, second) = (
            UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
            UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() }
        )
        more = UITabGroup(title: "More", image: nil, identifier: "more", children: [first, second])
        shop = UITab(title: "Shop", image: nil, identifier: "shop") { _ in UIViewController() }
        controller = UITabBarController(tabs: [home, shop, more])
        controller.delegate = log
        _ = TestApplication.current.makeWindow(root: controller)
        TestApplication.current.settle()
    }

    @Test func `A tab bar controller shows the titles and the controllers of its tabs`() {
        expectEqual(controller.tabBar.items?.map(\.title), ["Home", "Shop", "A"])
        #expect(controller.selectedTab === home && controller.selectedViewController === home.viewController)
        shop.badgeValue = "3"
        expectEqual(shop.viewController?.tabBarItem.badgeValue, "3")
    }

    @Test func `A tap on a tab calls the delegate methods that take tabs`() {
        // The second of three tabs.
        let place = CGPoint(x: controller.view.bounds.midX, y: controller.tabBar.frame.minY + 20)
        log.permits = false
        app.fingerTap(at: place)
        app.advance(by: 0.5)
        #expect(controller.selectedTab === home && log.entries == [])
        log.permits = true
        app.fingerTap(at: place)
        app.advance(by: 0.5)
        #expect(controller.selectedTab === shop && log.entries == ["home to shop"])
    }

    @Test func `A tab inside a group is found by its identifier and can be selected`() {
        let found = controller.tab(forIdentifier: "b")
        #expect(found?.parent === more && found?.tabBarController === controller)
        controller.selectedTab = found
        #expect(more.selectedChild === found && controller.selectedViewController === found?.viewController)
        #expect(controller.selectedTab === more)
    }

    @Test func `A hidden tab is not among the view controllers`() {
        shop.isHidden = true
        expectEqual(controller.viewControllers?.count, 2)
        shop.isHidden = false
        expectEqual(controller.viewControllers?.count, 3)
    }

    @Test func `A popover's source item is a bar button item or a view`() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        let item = UIBarButtonItem()
        presented.popoverPresentationController?.sourceItem = item
        #expect(presented.popoverPresentationController?.barButtonItem === item)
        presented.popoverPresentationController?.sourceItem = controller.view
        #expect(presented.popoverPresentationController?.sourceView === controller.view)
        #expect(presented.popoverPresentationController?.barButtonItem == nil)
    }

    @Test func `A preferred transition sets the modal transition style if one corresponds`() {
        let presented = UIViewController()
        presented.preferredTransition = .crossDissolve
        expectEqual(presented.modalTransitionStyle, .crossDissolve)
        presented.preferredTransition = .zoom { _ in nil }
        #expect(presented.preferredTransition != nil && presented.modalTransitionStyle == .crossDissolve)
    }
}
