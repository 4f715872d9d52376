import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Tab bars with and without a tab bar controller.
@Suite(.application) @MainActor
struct TabBarsTests {
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

    private final class Log: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
        var lines: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            lines.append("should \(viewController.title ?? "more")")
            return viewController.title != "Camera"
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append("did \(viewController.title ?? "more")")
        }

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("item \(item.tag)") }
    }

    @Test func `The sixth controller is reached through the More tab`() {
        let pages = ["News", "Camera", "Files", "Chat", "Trips", "Wallet"].map { page($0) }
        let tabs = UITabBarController()
        let log = Log()
        tabs.viewControllers = pages
        tabs.delegate = log
        let app = stage(tabs)
        expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 795, width: 390, height: 49))
        expectEqual(tabs.tabBar.items?.count, 5)
        expectEqual(tabs.tabBar.items?.prefix(4).map { $0.title }, ["News", "Camera", "Files", "Chat"])
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)

        app.fingerTap(at: CGPoint(x: 117, y: 820))  // Camera is refused
        app.fingerTap(at: CGPoint(x: 195, y: 820))
        app.advance(by: 1)
        #expect(tabs.selectedIndex == 2 && log.lines == ["should Camera", "should Files", "did Files"])

        app.fingerTap(at: CGPoint(x: 351, y: 820))
        app.advance(by: 1)
        let more = tabs.moreNavigationController
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        #expect(more.viewControllers.count == 1 && pages[2].view.window == nil)
        expectEqual(tabs.viewControllers, pages)

        // The More list contains the two controllers without a tab, below a bar of 44 points.
        app.fingerTap(at: CGPoint(x: 100, y: 110))
        app.advance(by: 1)
        #expect(pages[5].navigationController === more && more.topViewController === pages[5])
        #expect(pages[5].view.window != nil && pages[5].view.safeAreaInsets.bottom == 49)

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(more.viewControllers.count == 1 && pages[5].view.window == nil)

        app.fingerTap(at: CGPoint(x: 39, y: 820))
        app.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && pages[0].view.window != nil)
    }

    @Test func `A tab bar tints its items and shows their badges`() {
        func words(in view: UIView) -> [String] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            let own = [(view as? UILabel)?.text, (view as? UIButton)?.currentTitle].compactMap { $0 }
            return own + view.subviews.flatMap { words(in: $0) }
        }
        func shown(_ x: CGFloat, _ app: TestApplication) -> [CGFloat] {
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            let color = UIColor(cgColor: app.shownColor(at: CGPoint(x: x, y: 816)))
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        let square = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
        }.withRenderingMode(.alwaysTemplate)
        let inbox = page("Inbox"), done = page("Done")
        inbox.tabBarItem = UITabBarItem(title: nil, image: square, tag: 0)
        done.tabBarItem = UITabBarItem(title: nil, image: square, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [inbox, done]
        tabs.tabBar.tintColor = .red
        tabs.tabBar.unselectedItemTintColor = .blue
        let app = stage(tabs)
        #expect(shown(97.5, app) == [1, 0, 0] && shown(292.5, app) == [0, 0, 1])

        app.fingerTap(at: CGPoint(x: 292, y: 820))
        app.advance(by: 1)
        expectEqual(tabs.selectedIndex, 1)
        #expect(shown(97.5, app) == [0, 0, 1] && shown(292.5, app) == [1, 0, 0])

        #expect(inbox.tabBarItem.badgeValue == nil && !words(in: tabs.tabBar).contains("12"))
        inbox.tabBarItem.badgeValue = "12"
        app.settle()
        #expect(words(in: tabs.tabBar).contains("12"))
        inbox.tabBarItem.badgeValue = nil
        app.settle()
        #expect(!words(in: tabs.tabBar).contains("12"))
    }

    @Test func `A stand-alone tab bar fills its width with its items or centers them`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 390, height: 49))
        let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        let log = Log()
        bar.delegate = log
        bar.setItems(items, animated: false)
        let screen = UIViewController()
        screen.view.addSubview(bar)
        let app = stage(screen)
        #expect(bar.selectedItem == nil && bar.items == items)

        // The items fill the width, 130 points each.
        app.fingerTap(at: CGPoint(x: 145, y: 325))
        app.advance(by: 0.5)
        #expect(bar.selectedItem === items[1] && log.lines == ["item 1"])

        bar.selectedItem = items[2]
        app.settle()
        #expect(bar.selectedItem === items[2] && log.lines == ["item 1"])

        // Three items of 60 points with 10 points between them occupy 95 to 295.
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 10
        app.settle()
        app.fingerTap(at: CGPoint(x: 145, y: 325))
        app.fingerTap(at: CGPoint(x: 245, y: 325))
        app.fingerTap(at: CGPoint(x: 175, y: 325))
        app.advance(by: 0.5)
        #expect(bar.selectedItem === items[1] && log.lines == ["item 1", "item 0", "item 2", "item 1"])
    }
}
