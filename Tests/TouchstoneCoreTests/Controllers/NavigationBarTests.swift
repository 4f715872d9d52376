import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the navigation bar shows beside its title, and where the way back leads.
@Suite(.application(ways: .both)) @MainActor
struct NavigationBarTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func theOnlyBarButtonItemIsTheFirst() {
        let item = UINavigationItem(title: "Title")
        let (one, two) = (UIBarButtonItem(customView: UIView()), UIBarButtonItem(customView: UIView()))
        item.rightBarButtonItems = [one, two]
        #expect(item.rightBarButtonItem === one)
        item.leftBarButtonItems = [two, one]
        #expect(item.leftBarButtonItem === two)
        item.rightBarButtonItem = two
        #expect(item.rightBarButtonItems == [two])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test func NV_8_itemsInThePlaceOfTheBackButton() {
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

    @Test func aControllerThatWasPushedAsideLiesStraightWhenItComesBack() {
        let root = UIViewController()
        let controller = UINavigationController(rootViewController: root)
        window.rootViewController = controller
        controller.pushViewController(UIViewController(), animated: true)
        app.advance(by: 1)
        #expect(root.view.transform == .identity)
        controller.popViewController(animated: true)
        let top = controller.topViewController
        app.advance(by: 1)
        #expect(top === root && root.view.transform == .identity)
    }

    @Test func NV_5_theBarShowsWhereADragBackLeads() {
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

    @Test func aBarFromAnArchiveIsABar() {
        let bar = UINavigationBar(coder: NSCoder())
        #expect(bar?.accessibilityIdentifier == UINavigationBar().accessibilityIdentifier)
        #expect(bar?.backgroundColor == UINavigationBar().backgroundColor)
    }

    @Test func NV_5_aControllerThatWasDraggedAwayLiesStraightWhenItComesAgain() {
        let controller = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = controller
        let next = UIViewController()
        controller.pushViewController(next, animated: false)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 285, y: 400), duration: 0.3)
        app.advance(by: 1)
        #expect(controller.topViewController !== next)
        #expect(next.view.transform == .identity)
    }
}
