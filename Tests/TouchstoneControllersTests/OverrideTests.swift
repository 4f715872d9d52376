import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Overridden properties of view controllers.
@Suite(.application(tracing: .both)) @MainActor
struct OverrideTests {
    private final class OverridingController: UIViewController, UIViewControllerTransitioningDelegate {
        var requestCount = 0
        override var isModalInPresentation: Bool {
            get { true }
            set {}
        }
        override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { self }
            set {}
        }
        override var tabBarItem: UITabBarItem! {
            get { item }
            set {}
        }
        override var hidesBottomBarWhenPushed: Bool {
            get { true }
            set {}
        }
        private let item = UITabBarItem(title: "own", image: nil, tag: 7)
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            requestCount += 1
            return nil
        }
    }
    let app = TestApplication.current
    let root = UIViewController()

    @Test func `A presentation reads the presented controller's overridden properties`() {
        let own = OverridingController()
        let window = app.makeWindow("window", root: root)
        root.present(own, animated: true)
        app.advance(by: 1)
        expectEqual(own.requestCount, 1)
        app.fingerTap(at: CGPoint(x: 50, y: 4))
        app.advance(by: 1)
        #expect(root.presentedViewController === own && own.view.window === window)
    }

    @Test func `A tab bar controller reads its controllers' overridden properties`() {
        let (tabs, own) = (UITabBarController(), OverridingController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [own, navigation]
        _ = app.makeWindow("window", root: tabs)
        expectEqual(tabs.tabBar.items?.first?.tag, 7)
        tabs.selectedIndex = 1
        navigation.pushViewController(OverridingController(), animated: false)
        #expect(tabs.tabBar.isHidden)
        navigation.title = "later"
        expectEqual(tabs.tabBar.items?.last?.title, "later")
    }

    @Test func `A controller's overrideUserInterfaceStyle applies to its view, subviews and children`() {
        final class CountingController: UIViewController {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                changes += 1
            }
        }
        let child = CountingController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let inner = UIView()
        child.view.addSubview(inner)
        let window = app.makeWindow("window", root: root)
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        root.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && child.changes == 1)
        #expect(
            child.traitCollection.userInterfaceStyle == .dark && window.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light && child.changes == 2)
        expectEqual(root.traitCollection.userInterfaceStyle, .dark)
        child.view.overrideUserInterfaceStyle = .dark
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        let other = UIViewController()
        other.overrideUserInterfaceStyle = .dark
        #expect(other.traitCollection.userInterfaceStyle == .dark && !other.isViewLoaded)
    }
}
