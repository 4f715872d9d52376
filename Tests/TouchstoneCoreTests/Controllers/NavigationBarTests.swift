import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The items, back button and layout of a navigation bar.
@Suite(.application(tracing: .both)) @MainActor
struct NavigationBarTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func `The single bar button item is the first of its side's items`() {
        let item = UINavigationItem(title: "Title")
        let (one, two) = (UIBarButtonItem(customView: UIView()), UIBarButtonItem(customView: UIView()))
        item.rightBarButtonItems = [one, two]
        #expect(item.rightBarButtonItem === one)
        item.leftBarButtonItems = [two, one]
        #expect(item.leftBarButtonItem === two)
        item.rightBarButtonItem = two
        expectEqual(item.rightBarButtonItems, [two])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test func `NV-8: left items replace the back button unless they supplement it`() {
        let controller = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = controller
        let next = UIViewController()
        controller.pushViewController(next, animated: false)
        func names() -> [String] { controller.navigationBar.subviews.compactMap(\.accessibilityIdentifier) }
        #expect(names().contains("back"))
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
        #expect(!names().contains("back"))
        next.navigationItem.leftItemsSupplementBackButton = true
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
        #expect(names().contains("back"))
        next.navigationItem.hidesBackButton = true
        #expect(!names().contains("back"))
    }

    @Test func `The transform of a page is the identity after a push and a pop`() {
        let root = UIViewController()
        let controller = UINavigationController(rootViewController: root)
        window.rootViewController = controller
        controller.pushViewController(UIViewController(), animated: true)
        app.advance(by: 1)
        expectEqual(root.view.transform, .identity)
        controller.popViewController(animated: true)
        let top = controller.topViewController
        app.advance(by: 1)
        #expect(top === root && root.view.transform == .identity)
    }

    @Test func `NV-5: the bar shows the page below as soon as an interactive pop ends`() {
        let root = UIViewController()
        root.title = "Root"
        let controller = UINavigationController(rootViewController: root)
        window.rootViewController = controller
        let next = UIViewController()
        next.title = "Next"
        controller.pushViewController(next, animated: false)
        app.settle()
        func names() -> [String] { controller.navigationBar.subviews.compactMap(\.accessibilityIdentifier) }
        func title() -> String? { (controller.navigationBar.subviews.first as? UILabel)?.text }
        #expect(title() == "Next" && names().contains("back"))
        app.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 285, y: 400), duration: 0.3)
        #expect(controller.topViewController === root)
        #expect(title() == "Root" && !names().contains("back"))
        app.advance(by: 1)
        #expect(title() == "Root" && !names().contains("back"))
    }

    @Test func `A decoded navigation bar has the defaults of a new one`() {
        let bar = UINavigationBar(coder: NSCoder())
        expectEqual(bar?.accessibilityIdentifier, UINavigationBar().accessibilityIdentifier)
        expectEqual(bar?.backgroundColor, UINavigationBar().backgroundColor)
    }

    @Test func `NV-5: the transform of a page is the identity after an interactive pop`() {
        let controller = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = controller
        let next = UIViewController()
        controller.pushViewController(next, animated: false)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 285, y: 400), duration: 0.3)
        app.advance(by: 1)
        #expect(controller.topViewController !== next)
        expectEqual(next.view.transform, .identity)
    }

    // MARK: Layout

    private final class Title: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 20) }
    }

    @Test func `A fixed space has the given width`() {
        let controller = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = controller
        func left(_ space: CGFloat) -> CGFloat {
            let shown = box(30)
            controller.topViewController?.navigationItem.leftBarButtonItems = [
                .fixedSpace(space), UIBarButtonItem(customView: shown),
            ]
            app.settle()
            return shown.convert(CGPoint.zero, to: nil).x
        }
        let narrow = left(20)
        #expect(narrow > 20 && left(70) == narrow + 50)
    }

    private func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }

    /// The frames in a bar of the given width of a title view of 100 × 20 points and of item views that are 30 points high.
    private func places(_ width: CGFloat, left: [CGFloat] = [], right: [CGFloat] = [])
        -> (title: CGRect, left: [CGRect], right: [CGRect])
    {
        let (page, title) = (UIViewController(), Title(frame: .zero))
        let (leading, trailing) = (left.map { box($0) }, right.map { box($0) })
        page.navigationItem.titleView = title
        page.navigationItem.leftBarButtonItems = leading.map { UIBarButtonItem(customView: $0) }
        page.navigationItem.rightBarButtonItems = trailing.map { UIBarButtonItem(customView: $0) }
        let controller = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        app.settle()
        expectEqual(controller.navigationBar.bounds.size, CGSize(width: width, height: 44))
        window.isHidden = true
        return (title.frame, leading.map(\.frame), trailing.map(\.frame))
    }

    @Test func `Bar button items are laid out from both ends of the bar`() {
        let wide = places(844, left: [60, 40], right: [50, 70])
        expectEqual(
            wide.left, [CGRect(x: 16, y: 7, width: 60, height: 30), CGRect(x: 84, y: 7, width: 40, height: 30)])
        expectEqual(
            wide.right, [CGRect(x: 778, y: 7, width: 50, height: 30), CGRect(x: 700, y: 7, width: 70, height: 30)])
        expectEqual(wide.title, CGRect(x: 372, y: 12, width: 100, height: 20))
    }

    @Test func `The title view is centered in the bar if the items leave enough room`() {
        expectEqual(places(390).title, CGRect(x: 145, y: 12, width: 100, height: 20))
        expectEqual(places(844, left: [200], right: [60]).title, CGRect(x: 372, y: 12, width: 100, height: 20))
        // Items on one side push the title to the other side.
        expectEqual(places(390, left: [200]).title, CGRect(x: 224, y: 12, width: 100, height: 20))
        expectEqual(places(390, right: [200]).title, CGRect(x: 66, y: 12, width: 100, height: 20))
    }

    @Test func `The title view shrinks to the width that the items leave`() {
        expectEqual(places(390, left: [150], right: [150]).title, CGRect(x: 174, y: 12, width: 42, height: 20))
        expectEqual(places(390, left: [300], right: [300]).title.width, 0)
    }
}
