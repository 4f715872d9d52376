import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Split view controllers with two columns on an iPad and on an iPhone.
@MainActor
struct SplitTests {
    let app = TestApplication.current
    let master = UIViewController()
    let detail = UIViewController()

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(master, for: .primary)
        split.setViewController(detail, for: .secondary)
        return split
    }

    @Test(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad))
    func `A split view controller shows its columns side by side on an iPad`() throws {
        let split = makeSplit()
        let window = app.makeWindow("window", root: split)
        app.settle()
        let primary = try #require(split.viewController(for: .primary))
        let secondary = try #require(split.viewController(for: .secondary))
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        // 0.4 of 1024 is more than 320.
        expectEqual(primary.view.frame, CGRect(x: 0, y: 0, width: 320, height: 768))
        expectEqual(secondary.view.frame, CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(master.splitViewController === split && detail.navigationController === secondary)
        split.preferredPrimaryColumnWidthFraction = 0.25
        app.settle()
        #expect(primary.view.frame.width == 256 && secondary.view.frame.minX == 256)
        split.hide(.primary)
        app.settle()
        #expect(primary.view.window == nil && secondary.view.frame == window.bounds)
        split.show(.primary)
        app.settle()
        #expect(primary.view.window === window && secondary.view.frame.minX == 256)
    }

    @Test(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad))
    func `Taps reach both columns and the display mode button hides the primary`() {
        let split = makeSplit()
        var taps: [String] = []
        for (name, controller) in [("master", master), ("detail", detail)] {
            let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
            button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            controller.view.addSubview(button)
        }
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        _ = app.makeWindow("window", root: split)
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 225))
        app.fingerTap(at: CGPoint(x: 420, y: 225))
        expectEqual(taps, ["master", "detail"])
        app.fingerTap(at: CGPoint(x: 350, y: 22))
        app.settle()
        #expect(split.displayMode == .secondaryOnly && master.viewIfLoaded?.window == nil)
    }

    @Test(.application) func `A collapsed split view controller has the secondary on the primary's stack`() throws {
        let split = makeSplit()
        let window = app.makeWindow("window", root: split)
        app.settle()
        let navigation = try #require(split.viewController(for: .primary) as? UINavigationController)
        #expect(split.isCollapsed && navigation.viewControllers == [master, detail])
        #expect(navigation.view.frame == window.bounds && detail.view.window === window)
        split.show(.primary)
        app.advance(by: 1)
        #expect(navigation.viewControllers == [master] && master.view.window === window)
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [master, other])
    }
}
