import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A tab that records its containment and appearance methods.
private final class LoggingTab: UIViewController {
    var log: [String] = []

    private func name(_ parent: UIViewController?) -> String { parent == nil ? "none" : "tabs" }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.append("will move to \(name(parent)) in \(name(self.parent))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append("did move to \(name(parent)) in \(name(self.parent))")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append(isMovingFromParent ? "will disappear and leave" : "will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append(isMovingFromParent ? "did disappear and leaves" : "did disappear")
    }
    func taken() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Tabs that are added to a tab bar controller and removed from it.
@Suite(.application(tracing: .both)) @MainActor
struct TabContainmentTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    private let one = LoggingTab()
    private let two = LoggingTab()
    private let three = LoggingTab()

    init() {
        tabs.viewControllers = [one, two, three]
        _ = TestApplication.current.makeWindow(root: tabs)
        TestApplication.current.settle()
    }

    private func clear() { for tab in [one, two, three] { tab.log = [] } }

    @Test func `Tabs receive willMove before didMove and only the first appears`() {
        expectEqual(
            one.log, ["will move to tabs in none", "did move to tabs in tabs", "will appear", "did appear"])
        expectEqual(two.log, ["will move to tabs in none", "did move to tabs in tabs"])
        expectEqual(three.log, ["will move to tabs in none", "did move to tabs in tabs"])
        expectEqual(tabs.children, [one, two, three])
    }

    @Test func `A removed tab receives willMove before and didMove after its removal`() {
        clear()
        tabs.viewControllers = [one, three]
        app.settle()
        expectEqual(two.log, ["will move to none in tabs", "did move to none in none"])
        #expect(one.log == [] && three.log == [])
        #expect(two.parent == nil && two.tabBarController == nil && tabs.children == [one, three])
    }

    @Test func `A removed tab that is selected disappears and the first appears`() {
        tabs.selectedIndex = 1
        app.settle()
        clear()
        tabs.viewControllers = [one, three]
        app.settle()
        expectEqual(
            two.log,
            [
                "will move to none in tabs", "will disappear and leave", "did disappear and leaves",
                "did move to none in none",
            ])
        #expect(one.log == ["will appear", "did appear"] && three.log == [])
        #expect(tabs.selectedViewController === one && tabs.selectedIndex == 0)
        #expect(two.view.window == nil && one.view.window != nil)
    }

    @Test func `A tab bar controller without tabs removes all its children and selects none`() {
        clear()
        tabs.viewControllers = nil
        app.settle()
        expectEqual(two.log, ["will move to none in tabs", "did move to none in none"])
        expectEqual(
            one.log,
            [
                "will move to none in tabs", "will disappear and leave", "did disappear and leaves",
                "did move to none in none",
            ])
        #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound && tabs.children == [])
        #expect((tabs.tabBar.items ?? []).isEmpty && tabs.tabBar.selectedItem == nil)
        #expect(one.view.window == nil)
    }

    @Test func `Reordering tabs calls no containment method and keeps the selected tab`() {
        tabs.selectedIndex = 2
        app.settle()
        clear()
        tabs.viewControllers = [three, one, two]
        app.settle()
        #expect(one.log == [] && two.log == [] && three.log == [])
        #expect(tabs.selectedViewController === three && tabs.selectedIndex == 0)
        expectEqual(tabs.tabBar.items, [three, one, two].compactMap(\.tabBarItem))
        #expect(tabs.tabBar.selectedItem === three.tabBarItem)
    }

    @Test func `Selecting the selected tab again calls no appearance method`() {
        clear()
        tabs.selectedViewController = two
        app.settle()
        #expect(one.taken() == ["will disappear", "did disappear"] && two.taken() == ["will appear", "did appear"])
        tabs.selectedViewController = two
        tabs.selectedIndex = 1
        app.settle()
        #expect(one.log == [] && two.log == [] && tabs.selectedIndex == 1)
    }

    @Test func `Selecting a controller that is no tab or an index out of range changes nothing`() {
        let unrelated = UIViewController()
        clear()
        tabs.selectedViewController = unrelated
        tabs.selectedIndex = 3
        app.settle()
        #expect(tabs.selectedViewController === one && tabs.selectedIndex == 0)
        #expect(unrelated.parent == nil && !unrelated.isViewLoaded)
        #expect(one.log == [] && two.log == [])
    }

    @Test func `A tab that moves to another tab bar controller is removed from the first`() {
        let others = UITabBarController()
        clear()
        tabs.viewControllers = [one, two]
        others.viewControllers = [three]
        expectEqual(
            three.log,
            [
                "will move to none in tabs", "did move to none in none", "will move to tabs in none",
                "did move to tabs in tabs",
            ])
        #expect(three.tabBarController === others && tabs.children == [one, two])
    }
}
