import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The screens of a split view controller's columns while it collapses and expands, on a large phone that is turned.
@Suite(.application(screen: CGSize(width: 932, height: 430))) @MainActor
struct SplitCollapseTests {
    let app = TestApplication.current
    let split = UISplitViewController(style: .doubleColumn)
    let screens = (0..<4).map { _ in UIViewController() }

    private final class Collapser: UISplitViewControllerDelegate {
        func splitViewController(
            _ split: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    init() {
        let columns = (UINavigationController(), UINavigationController())
        (columns.0.viewControllers, columns.1.viewControllers) = (Array(screens[..<2]), Array(screens[2...]))
        split.setViewController(columns.0, for: .primary)
        split.setViewController(columns.1, for: .secondary)
        _ = app.makeWindow(root: split)
        app.settle()
    }

    private func turn(isWide: Bool) {
        let size = isWide ? CGSize(width: 932, height: 430) : CGSize(width: 430, height: 932)
        _ = app.port.sendScreen(size: size, scale: 1, style: .light)
        app.settle()
        expectEqual(split.isCollapsed, !isWide)
    }

    private func stack(_ column: UISplitViewController.Column) -> [UIViewController]? {
        (split.viewController(for: column) as? UINavigationController)?.viewControllers
    }

    @Test func `All screens are on one stack, and return to their columns`() {
        turn(isWide: false)
        expectEqual(stack(.primary), screens)
        turn(isWide: true)
        #expect(stack(.primary) == Array(screens[..<2]) && stack(.secondary) == Array(screens[2...]))
    }

    @Test func `The primary column keeps its screens when it is on top`() {
        let collapser = Collapser()
        split.delegate = collapser
        turn(isWide: false)
        expectEqual(stack(.primary), Array(screens[..<2]))
        turn(isWide: true)
        #expect(stack(.primary) == Array(screens[..<2]) && stack(.secondary) == Array(screens[2...]))
    }

    @Test func `A column that is set while collapsed takes the place of the former one`() {
        turn(isWide: false)
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        expectEqual(stack(.primary), Array(screens[..<2]) + [other])
        turn(isWide: true)
        #expect(stack(.primary) == Array(screens[..<2]) && stack(.secondary) == [other])
    }

    @Test func `A detail that is shown while collapsed replaces the detail below it`() {
        turn(isWide: false)
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        app.advance(by: 1)
        #expect(stack(.primary) == Array(screens[..<2]) + [other] && other.view.window != nil)
        turn(isWide: true)
        #expect(stack(.primary) == Array(screens[..<2]) && stack(.secondary) == [other])
    }

    @Test func `Showing a column again does not bring back a screen that was popped`() {
        turn(isWide: false)
        let navigation = split.viewController(for: .primary) as? UINavigationController
        navigation?.popViewController(animated: false)
        split.show(.secondary)
        app.advance(by: 1)
        expectEqual(stack(.primary), Array(screens[..<3]))
    }
}
