import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Appearances of bars and bar items, and appearances in nested containers.
@Suite(.application) @MainActor
struct AppearanceOfBarsTests {
    private class Panel: UIView {}
    private final class SidePanel: Panel {}
    private final class Shelf: UIView {}
    private final class MediaController: UIViewController {}

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A container class matches its subclasses but not the container view itself`() {
        UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .yellow
        UISlider.appearance(whenContainedInInstancesOf: [SidePanel.self]).thumbTintColor = .red
        UISlider.appearance(whenContainedInInstancesOf: [Panel.self, Shelf.self]).thumbTintColor = .blue
        UIProgressView.appearance(whenContainedInInstancesOf: [MediaController.self]).progressTintColor = .green
        UIProgressView.appearance(whenContainedInInstancesOf: [Shelf.self, MediaController.self]).progressTintColor =
            .red

        UILabel.appearance(whenContainedInInstancesOf: [SidePanel.self]).textColor = .brown
        let labelInPanel = UILabel(), labelInSide = UILabel()

        let screen = MediaController()
        let panel = Panel(), side = SidePanel(), shelf = Shelf(), panelOnShelf = Panel(), shelfOnPanel = Shelf()
        let inPanel = UIView(), inSide = UIView(), own = UIView()
        own.backgroundColor = .black
        let sliders = (0..<4).map { _ in UISlider() }
        let progress = (0..<2).map { _ in UIProgressView() }
        for view in [panel, side, shelf, progress[0]] { screen.view.addSubview(view) }
        panel.addSubview(inPanel)
        panel.addSubview(own)
        side.addSubview(inSide)
        shelf.addSubview(panelOnShelf)
        shelf.addSubview(progress[1])
        panel.addSubview(shelfOnPanel)
        panel.addSubview(labelInPanel)
        side.addSubview(labelInSide)
        side.addSubview(sliders[0])
        panel.addSubview(sliders[1])
        panelOnShelf.addSubview(sliders[2])
        shelfOnPanel.addSubview(sliders[3])
        _ = stage(screen)

        #expect(panel.backgroundColor == nil && side.backgroundColor == nil)
        #expect(
            inPanel.backgroundColor == .yellow && inSide.backgroundColor == .yellow && own.backgroundColor == .black)
        // The list starts with the innermost container: it matches a panel on a shelf, but no shelf on a panel.
        expectEqual(sliders.map { $0.thumbTintColor }, [.red, nil, .blue, nil])
        #expect(labelInSide.textColor == .brown && labelInPanel.textColor != .brown)
        expectEqual(progress.map { $0.progressTintColor }, [.green, .red])
    }

    @Test func `A bar button item's appearance depends on the bar that contains it`() {
        UIBarButtonItem.appearance().tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
        UIToolbar.appearance().barTintColor = .black
        UINavigationBar.appearance().barTintColor = .blue
        UINavigationBar.appearance().isTranslucent = false

        let page = UIViewController()
        page.view.backgroundColor = .white
        let add = UIBarButtonItem(systemItem: .add), done = UIBarButtonItem(title: "Done")
        let trash = UIBarButtonItem(systemItem: .trash)
        done.tintColor = .purple
        page.navigationItem.rightBarButtonItems = [done, add]
        page.toolbarItems = [trash]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        #expect(add.tintColor == nil && trash.tintColor == nil)
        _ = stage(navigation)

        #expect(add.tintColor == .red && done.tintColor == .purple && trash.tintColor == .green)
        #expect(navigation.toolbar.barTintColor == .black && navigation.navigationBar.barTintColor == .blue)
        #expect(!navigation.navigationBar.isTranslucent && navigation.toolbar.isTranslucent)
        expectEqual(page.view.convert(page.view.bounds, to: nil).minY, 44)
    }

    @Test func `An appearance object applies only to bars that enter the window later`() {
        let app = stage(UINavigationController(rootViewController: UIViewController()))
        let window = app.application.keyWindow!
        let first = window.rootViewController as! UINavigationController

        let bars = UINavigationBarAppearance()
        bars.configureWithOpaqueBackground()
        bars.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = bars
        UINavigationBar.appearance().scrollEdgeAppearance = bars
        let tabs = UITabBarAppearance()
        tabs.configureWithOpaqueBackground()
        tabs.backgroundColor = .green
        UITabBar.appearance().standardAppearance = tabs
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        app.settle()
        #expect(first.navigationBar.standardAppearance.backgroundColor != .red)
        #expect(first.navigationBar.scrollEdgeAppearance == nil)

        let page = UIViewController()
        page.view.backgroundColor = .white
        let inTab = UINavigationController(rootViewController: page)
        let item = UITabBarItem(title: "Page", image: nil, tag: 0)
        inTab.tabBarItem = item
        let controller = UITabBarController()
        controller.viewControllers = [inTab]
        window.rootViewController = controller
        app.settle()
        expectEqual(inTab.navigationBar.standardAppearance.backgroundColor, .red)
        expectEqual(inTab.navigationBar.scrollEdgeAppearance?.backgroundColor, .red)
        expectEqual(controller.tabBar.standardAppearance.backgroundColor, .green)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .brown)
    }
}
