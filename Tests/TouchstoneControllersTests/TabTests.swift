import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class TabNotes: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: UIViewController?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        lines.append("should \(viewController.title ?? "")")
        return viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("did \(viewController.title ?? "")")
    }
}

/// Selection in tab bar controllers.
@Suite(.application(tracing: .both)) @MainActor
struct TabTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    let one = UIViewController()
    let two = UIViewController()
    let three = UIViewController()
    let window: UIWindow
    private let notes = TabNotes()

    init() {
        (one.title, two.title, three.title) = ("one", "two", "three")
        tabs.viewControllers = [one, two, three]
        tabs.delegate = notes
        window = TestApplication.current.makeWindow("window", root: tabs)
        TestApplication.current.settle()
    }

    private func tap(_ number: Int) {
        let width = window.bounds.width / 3
        app.fingerTap(at: CGPoint(x: width * (CGFloat(number) + 0.5), y: window.bounds.height - 20))
    }

    @Test func `A tap selects a tab unless the delegate refuses`() {
        #expect(tabs.selectedIndex == 0 && one.view.window === window && !two.isViewLoaded)
        expectEqual(
            tabs.tabBar.frame, CGRect(x: 0, y: window.bounds.height - 49, width: window.bounds.width, height: 49))
        tap(1)
        #expect(notes.lines == ["should two", "did two"] && tabs.selectedViewController === two)
        #expect(one.view.window == nil && two.view.window === window && two.view.safeAreaInsets.bottom == 49)
        notes.refused = three
        tap(2)
        #expect(notes.lines.last == "should three" && tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(notes.lines.count == 3 && tabs.tabBar.selectedItem === one.tabBarItem)
    }

    @Test func `A tap on the selected tab pops to its root and hidesBottomBarWhenPushed hides the bar`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.title = "stack"
        tabs.viewControllers = [one, navigation]
        tabs.selectedIndex = 1
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
        navigation.pushViewController(UIViewController(), animated: false)
        app.fingerTap(at: CGPoint(x: window.bounds.width * 0.75, y: window.bounds.height - 20))
        app.advance(by: 1)
        expectEqual(navigation.viewControllers.count, 1)
    }

    @Test func `A stack selected inside the More controller owns its controllers again after going back`() {
        let page = UIViewController()
        page.title = "deep"
        let stack = UINavigationController(rootViewController: page)
        tabs.viewControllers = [one, two, three, UIViewController(), UIViewController(), stack]
        tabs.selectedIndex = 5
        app.advance(by: 1)
        #expect(tabs.selectedViewController === stack && page.navigationController === tabs.moreNavigationController)
        app.fingerTap(at: CGPoint(x: 24, y: 22))
        app.advance(by: 1)
        #expect(stack.viewControllers == [page] && tabs.moreNavigationController.viewControllers.count == 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    }
}
