import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The preferred content size of navigation controllers.
@Suite(.application) @MainActor
struct PreferredSizeTests {
    let app = TestApplication.current

    private final class Parent: UIViewController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            sizes.append(container.preferredContentSize)
        }
    }

    private let small = CGSize(width: 200, height: 150)
    private let large = CGSize(width: 300, height: 400)

    private func sized(_ size: CGSize) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = size
        return controller
    }

    @Test func `A navigation controller adopts the size of its topmost controller and notifies its parent`() {
        let (parent, top) = (Parent(), UIViewController())
        let navigation = UINavigationController(rootViewController: top)
        parent.addChild(navigation)
        parent.view.addSubview(navigation.view)
        navigation.didMove(toParent: parent)
        app.makeWindow(root: parent)
        app.settle()
        #expect(parent.sizes.isEmpty && navigation.preferredContentSize == .zero)
        top.preferredContentSize = small
        #expect(navigation.preferredContentSize == small && parent.sizes == [small])
        top.preferredContentSize = small
        expectEqual(parent.sizes, [small])
    }

    @Test func `A push and a pop adopt the size of the new topmost controller`() {
        let navigation = UINavigationController(rootViewController: sized(small))
        expectEqual(navigation.preferredContentSize, small)
        app.makeWindow(root: navigation)
        app.settle()
        let bottom = navigation.viewControllers[0]
        navigation.pushViewController(sized(large), animated: false)
        expectEqual(navigation.preferredContentSize, large)
        // The bottom of the stack is not visible.
        bottom.preferredContentSize = CGSize(width: 10, height: 10)
        expectEqual(navigation.preferredContentSize, large)
        navigation.popViewController(animated: false)
        expectEqual(navigation.preferredContentSize, CGSize(width: 10, height: 10))
    }

    @Test func `A navigation controller keeps its own size if its topmost controller has none`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.preferredContentSize = large
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        expectEqual(navigation.preferredContentSize, large)
    }

    @Test(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad))
    func `A popover has the size of the topmost controller`() throws {
        let app = TestApplication.current
        let root = UIViewController()
        app.makeWindow(root: root)
        let source = UIView(frame: CGRect(x: 500, y: 300, width: 40, height: 40))
        root.view.addSubview(source)
        let top = sized(small)
        let navigation = UINavigationController(rootViewController: top)
        navigation.modalPresentationStyle = .popover
        try #require(navigation.popoverPresentationController).sourceView = source
        root.present(navigation, animated: false)
        app.settle()
        expectEqual(navigation.view.bounds.size, small)
        top.preferredContentSize = CGSize(width: 220, height: 100)
        app.settle()
        expectEqual(navigation.view.bounds.size, CGSize(width: 220, height: 100))
    }
}
