import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Split view controllers whose window becomes wider.
@Suite(.application(tracing: .both)) @MainActor
struct SplitDetailTests {
    let app = TestApplication.current

    @Test
    func `A detail's navigation controller that is shown while collapsed is the secondary column after expanding`() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
        let window = app.makeWindow(root: split)
        app.settle()
        #expect(split.isCollapsed)
        let navigation = UINavigationController(rootViewController: detail)
        split.showDetailViewController(navigation, sender: nil)
        app.advance(by: 1)
        #expect(detail.view.window === window && detail.navigationController === list.navigationController)
        window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
        app.advance(by: 1)
        #expect(detail.navigationController === (split.isCollapsed ? list.navigationController : navigation))
    }
}
