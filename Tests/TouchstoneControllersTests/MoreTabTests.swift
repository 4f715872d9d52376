import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A tab bar controller of seven tabs, of which the fifth place is the More tab. The last tab is a navigation controller.
@Suite(.application) @MainActor
struct MoreTabTests {
    private let app = TestApplication.current
    private let tabs = UITabBarController()
    private let stack: UINavigationController

    init() {
        let pages = (0..<6).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }
        let root = UIViewController()
        root.title = "root"
        stack = UINavigationController(rootViewController: root)
        stack.tabBarItem.title = "stack"
        tabs.viewControllers = pages + [stack]
        _ = app.makeWindow(root: tabs)
        app.settle()
    }

    /// The selected index, and the titles on the stacks of the More tab and of the last tab.
    private var state: String {
        func titles(_ navigation: UINavigationController) -> String {
            navigation.viewControllers.map { $0.title ?? "" }.joined(separator: " ")
        }
        let index = tabs.selectedIndex == NSNotFound ? "none" : "\(tabs.selectedIndex)"
        return "\(index): \(titles(tabs.moreNavigationController)), stack: \(titles(stack))"
    }
    private func tap(_ x: CGFloat, _ y: CGFloat) {
        app.fingerTap(at: CGPoint(x: x, y: y))
        app.advance(by: 1)
    }

    @Test func `The More tab lends the stack of a tab its screens until the list appears again`() {
        let item = tabs.moreNavigationController.tabBarItem
        #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === item && item?.tag == 0)
        var states = [state]
        tap(351, 820)
        states.append(state)
        // The list begins below the bar; its third row is the stack.
        let table = (tabs.moreNavigationController.topViewController as? UITableViewController)?.tableView
        let titles = table?.visibleCells.map { $0.textLabel?.text ?? "" }
        #expect(titles == ["4", "5", "stack"] && table?.visibleCells.first?.accessoryType == .disclosureIndicator)
        let row = table?.cellForRow(at: IndexPath(row: 2, section: 0))
        if let row { app.fingerTap(at: row) }
        app.advance(by: 1)
        states.append(state)
        let deeper = UIViewController()
        deeper.title = "deeper"
        tabs.moreNavigationController.pushViewController(deeper, animated: false)
        states.append(state)
        tap(40, 820)
        states.append(state)
        tap(351, 820)
        states.append(state)
        tap(351, 820)
        states.append(state)
        tabs.selectedViewController = stack
        app.advance(by: 1)
        states.append(state)
        tabs.selectedIndex = 5
        app.advance(by: 1)
        states.append(state)
        // A second tap on the More tab returns to the list with an animation.
        app.fingerTap(at: CGPoint(x: 351, y: 820))
        expectEqual(tabs.moreNavigationController.transitionCoordinator?.isAnimated, true)
        app.advance(by: 1)
        states.append(state)
        tabs.selectedIndex = 5
        tabs.viewControllers?.remove(at: 5)
        app.advance(by: 1)
        states.append(state)
        expectEqual(
            states,
            [
                "0: More, stack: root", "none: More, stack: root", "6: More root, stack: ",
                "6: More root deeper, stack: ", "0: More root deeper, stack: ", "6: More root deeper, stack: ",
                "none: More, stack: root", "6: More root, stack: ", "5: More 5, stack: root", "none: More, stack: root",
                "none: More, stack: root",
            ])
    }

    @Test func `A second tap on the More tab takes a navigation controller's screens away with an animation`() {
        tabs.selectedViewController = stack
        app.advance(by: 1)
        var states = [state]
        app.fingerTap(at: CGPoint(x: 351, y: 820))
        #expect(tabs.moreNavigationController.transitionCoordinator?.isAnimated == true)
        states.append(state)
        app.advance(by: 1)
        states.append(state)
        expectEqual(states, ["6: More root, stack: ", "none: More, stack: ", "none: More, stack: root"])
    }

    @Test func `A navigation controller that is chosen while its screens go away has its root again`() {
        tabs.selectedViewController = stack
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 351, y: 820))
        tabs.selectedViewController = stack
        app.advance(by: 1)
        expectEqual(state, "6: More root, stack: ")
    }

    @Test func `A navigation controller that moves into the bar while its screens go away has its root again`() {
        tabs.selectedViewController = stack
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 351, y: 820))
        tabs.viewControllers = [stack] + (tabs.viewControllers?.dropLast() ?? [])
        app.advance(by: 1)
        expectEqual(stack.viewControllers.map(\.title), ["root"])
    }
}
