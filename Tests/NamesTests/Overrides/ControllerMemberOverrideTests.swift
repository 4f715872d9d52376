import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Overriding: UIViewController {
    var log: [String] = []
    private let ownItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)

    override var toolbarItems: [UIBarButtonItem]? {
        get { (super.toolbarItems ?? []) + [ownItem] }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        log.append("setToolbarItems \(toolbarItems?.count ?? 0)")
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override var presentationController: UIPresentationController? {
        log.append("presentationController")
        return super.presentationController
    }
}

@Suite(.application) @MainActor
struct ControllerMemberOverrideTests {
    let app = TestApplication.current
    private let controller = Overriding()

    @Test func `A toolbar shows the items of an overriding controller`() {
        let navigation = UINavigationController(rootViewController: controller)
        app.makeWindow(root: navigation)
        navigation.isToolbarHidden = false
        controller.toolbarItems = [UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)]
        expectEqual(navigation.toolbar.items?.map(\.title), ["Save", "Own"])
        expectEqual(controller.log, ["setToolbarItems 1"])
    }

    @Test func `The sheet of a controller is found through an override of its presentation controller`() {
        #expect(controller.sheetPresentationController === controller.presentationController)
        expectEqual(controller.log, ["presentationController", "presentationController"])
    }
}
