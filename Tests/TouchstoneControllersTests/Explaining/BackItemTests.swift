import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Questions about a back bar button item concern the back button that it stands for.
@Suite(.application) @MainActor
struct BackItemTests {
    let app = TestApplication.current
    private let list = UIViewController()
    private let back = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil)
    private let navigation: UINavigationController

    init() {
        list.navigationItem.backBarButtonItem = back
        navigation = UINavigationController(rootViewController: list)
        _ = app.makeWindow(root: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
    }

    private func tapBack() {
        app.fingerTap(at: CGPoint(x: 30, y: navigation.navigationBar.convert(CGPoint(x: 0, y: 22), to: nil).y))
        app.settle()
    }

    private func codes(_ records: [TraceRecord]) -> [String]? {
        app.application.explain(records, wanting: back)?.causes.map(\.code)
    }

    @Test func `Back that worked has no cause, even later`() {
        tapBack()
        expectEqual(navigation.viewControllers, [list])
        let records = app.records
        expectEqual(codes(records), [])
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        expectEqual(codes(records), [])
    }

    @Test func `The item has no cause in advance while its button is shown`() throws {
        let bar = navigation.navigationBar
        let point = bar.convert(CGPoint(x: 30, y: 22), to: nil)
        expectEqual(app.application.explainTouch(at: point, wanting: back).causes.map(\.code), [])
    }

    @Test func `A touch before the item has a back button is outside of every bar`() {
        navigation.popViewController(animated: false)
        app.settle()
        tapBack()
        expectEqual(codes(app.records), ["no-window"])
    }

    @Test func `A bar without user interaction is the cause that Back does nothing`() {
        navigation.navigationBar.isUserInteractionEnabled = false
        tapBack()
        expectEqual(codes(app.records), ["interaction-disabled"])
    }
}
