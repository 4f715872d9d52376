import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The More tab, hidden tab bars, and items of stand-alone tab bars.
@Suite(.application) @MainActor
struct TabBarsAndTheirItemsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return page
    }

    @Test func `A tab bar shows five tabs, or four and the More tab if there are more than five`() {
        let pages = (1...7).map { page("P\($0)") }
        let tabs = UITabBarController()
        tabs.viewControllers = Array(pages[..<5])
        let app = stage(tabs)
        expectEqual(tabs.tabBar.items?.map { $0.title }, ["P1", "P2", "P3", "P4", "P5"])
        app.fingerTap(at: CGPoint(x: 351, y: 820))
        app.advance(by: 1)
        #expect(tabs.selectedIndex == 4 && tabs.selectedViewController === pages[4])

        tabs.selectedIndex = 0
        tabs.viewControllers = pages
        app.advance(by: 1)
        #expect(tabs.tabBar.items?.count == 5 && tabs.viewControllers == pages)
        tabs.selectedIndex = 1
        app.advance(by: 1)
        #expect(tabs.selectedViewController === pages[1] && tabs.tabBar.selectedItem === pages[1].tabBarItem)

        // Code can select the More controller, too.
        let more = tabs.moreNavigationController
        tabs.selectedViewController = more
        app.advance(by: 1)
        #expect(tabs.selectedIndex == NSNotFound && more.view.window != nil && pages[1].view.window == nil)
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)

        // The More list contains P5, P6 and P7.
        app.fingerTap(at: CGPoint(x: 100, y: 66))
        app.advance(by: 1)
        #expect(pages[4].view.window != nil && pages[4].navigationController === more)
        more.popViewController(animated: true)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 154))
        app.advance(by: 1)
        #expect(pages[6].view.window != nil && more.topViewController === pages[6] && pages[4].view.window == nil)

        app.fingerTap(at: CGPoint(x: 273, y: 820))
        app.advance(by: 1)
        #expect(tabs.selectedIndex == 3 && pages[3].view.window != nil && pages[6].view.window == nil)
    }

    @Test func `The content uses the area of a hidden tab bar and receives touches there`() {
        final class ListController: UIViewController {
            private(set) var taps = 0
            let bottom = UIButton(frame: CGRect(x: 0, y: 800, width: 390, height: 44))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                bottom.addTarget(self, action: ListController.tapped, for: .touchUpInside)
                view.addSubview(bottom)
            }

            func tapped() { taps += 1 }
        }
        let list = ListController(), detail = ListController()
        detail.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, page("Other")]
        let app = stage(tabs)
        app.fingerTap(at: CGPoint(x: 97, y: 822))
        app.advance(by: 1)
        #expect(list.taps == 0 && list.view.safeAreaInsets.bottom == 49)

        navigation.pushViewController(detail, animated: true)
        app.advance(by: 1)
        #expect(detail.view.safeAreaInsets.bottom == 0 && detail.view.frame.height == 844)
        app.fingerTap(at: CGPoint(x: 97, y: 822))
        app.advance(by: 1)
        #expect(detail.taps == 1 && navigation.topViewController === detail)

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        expectEqual(list.view.safeAreaInsets.bottom, 49)
        expectEqual(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil), CGRect(x: 0, y: 795, width: 390, height: 49))

        tabs.tabBar.isHidden = true
        app.settle()
        expectEqual(list.view.safeAreaInsets.bottom, 0)
        app.fingerTap(at: list.bottom)
        app.advance(by: 0.5)
        #expect(list.taps == 1 && tabs.selectedIndex == 0)

        tabs.tabBar.isHidden = false
        app.settle()
        app.fingerTap(at: CGPoint(x: 292, y: 822))
        app.advance(by: 1)
        #expect(list.taps == 1 && tabs.selectedIndex == 1)
    }

    @Test func `A stand-alone tab bar selects a tapped item unless it is disabled or the touch leaves the bar`() {
        final class FilterController: UIViewController, UITabBarDelegate {
            let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
            private(set) var chosen: [Int] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                bar.delegate = self
                bar.items = (0..<3).map { UITabBarItem(title: "F\($0)", image: nil, tag: $0) }
                bar.selectedItem = bar.items?[0]
                view.addSubview(bar)
            }

            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
        }
        let filter = FilterController()
        let app = stage(filter)
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .green
        look.stackedLayoutAppearance.selected.iconColor = .red
        filter.bar.standardAppearance = look
        filter.bar.scrollEdgeAppearance = look
        look.backgroundColor = .black
        app.settle()
        expectEqual(filter.bar.standardAppearance.backgroundColor, .green)
        expectEqual(filter.bar.standardAppearance.stackedLayoutAppearance.selected.iconColor, .red)
        expectEqual(filter.bar.sizeThatFits(CGSize(width: 390, height: 0)).height, 49)
        #expect(filter.chosen == [] && filter.bar.selectedItem?.tag == 0)

        filter.bar.items?[2].isEnabled = false
        app.settle()
        app.fingerTap(at: CGPoint(x: 325, y: 625))
        app.fingerTap(at: CGPoint(x: 195, y: 625))
        app.advance(by: 0.5)
        #expect(filter.chosen == [1] && filter.bar.selectedItem?.tag == 1)

        // Each of the two items is 195 points wide.
        let fewer = (7...8).map { UITabBarItem(title: "F\($0)", image: nil, tag: $0) }
        filter.bar.setItems(fewer, animated: true)
        app.advance(by: 1)
        #expect(filter.bar.items == fewer && filter.chosen == [1])
        app.fingerTap(at: CGPoint(x: 150, y: 625))
        app.advance(by: 0.5)
        #expect(filter.chosen == [1, 7] && filter.bar.selectedItem === fewer[0])

        // A finger that leaves the bar selects nothing.
        app.fingerDown(at: CGPoint(x: 292, y: 625))
        app.fingerMove(to: CGPoint(x: 292, y: 300), duration: 0.3)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(filter.chosen == [1, 7] && filter.bar.selectedItem === fewer[0])
        filter.bar.selectedItem = nil
        #expect(filter.bar.selectedItem == nil && filter.chosen == [1, 7])
    }
}
