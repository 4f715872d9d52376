import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A tab bar of 49 points that the application hides and shows.
@Suite(.application(tracing: .both)) @MainActor
struct TabBarHidingTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    let one = UIViewController()
    let two = UIViewController()
    let button = UIButton(frame: CGRect(x: 200, y: 800, width: 180, height: 40))

    init() {
        tabs.viewControllers = [one, two]
        one.view.addSubview(button)
        _ = TestApplication.current.makeWindow(root: tabs)
        TestApplication.current.settle()
    }

    @Test func `A hidden tab bar is not in the safe area and receives no touches`() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        expectEqual(one.view.safeAreaInsets.bottom, 49)
        tabs.isTabBarHidden = true
        app.settle()
        #expect(tabs.tabBar.isHidden && one.view.safeAreaInsets.bottom == 0)
        app.fingerTap(at: button)
        app.advance(by: 0.5)
        #expect(taps == 1 && tabs.selectedIndex == 0)
        tabs.setTabBarHidden(false, animated: false)
        app.settle()
        #expect(!tabs.isTabBarHidden && !tabs.tabBar.isHidden && one.view.safeAreaInsets.bottom == 49)
        app.fingerTap(at: button, allowsMiss: true)
        app.advance(by: 0.5)
        #expect(taps == 1 && tabs.selectedIndex == 1)
    }

    @Test func `A tab bar that the application hides stays hidden after a pop that would show it`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [stack, two]
        tabs.setTabBarHidden(true, animated: false)
        stack.pushViewController(pushed, animated: false)
        stack.popViewController(animated: false)
        app.settle()
        #expect(tabs.tabBar.isHidden)
        tabs.setTabBarHidden(false, animated: false)
        #expect(!tabs.tabBar.isHidden)
        stack.pushViewController(pushed, animated: false)
        #expect(tabs.tabBar.isHidden && !tabs.isTabBarHidden)
        tabs.selectedIndex = 1
        app.settle()
        #expect(!tabs.tabBar.isHidden && two.view.safeAreaInsets.bottom == 49)
    }
}
