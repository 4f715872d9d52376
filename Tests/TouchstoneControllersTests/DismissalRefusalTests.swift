import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A delegate that writes down what it is asked, and answers as the test wants.
private final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var letsPopoverGo = true
    var letsGo = true

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        log.append("should dismiss popover")
        return letsPopoverGo
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should dismiss")
        return letsGo
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
    var dismissals: [String] { log.filter { $0 == "will" || $0 == "did" } }
}

/// What keeps a user from dismissing a popover or a sheet.
@Suite(.application(tracing: .both)) @MainActor
struct DismissalRefusalTests {
    let app = TestApplication.current
    let root = UIViewController()
    private let judge = Judge()

    init() { _ = TestApplication.current.makeWindow(root: root) }

    private func present(_ controller: UIViewController) {
        controller.presentationController?.delegate = judge
        root.present(controller, animated: true)
        app.advance(by: 1)
    }

    private func popover() -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 60, width: 80, height: 40)
        present(controller)
        return controller
    }

    private func touchOutside() {
        app.fingerTap(at: CGPoint(x: 20, y: 700))
        app.advance(by: 1)
    }

    /// Drags a sheet far down by its upper edge, without a fling.
    private func dragDown() {
        app.fingerDown(at: CGPoint(x: 195, y: 40))
        app.fingerMove(to: CGPoint(x: 195, y: 800), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 195, y: 800))
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A popover whose delegate keeps it stays until it does not`() {
        let controller = popover()
        judge.letsPopoverGo = false
        touchOutside()
        touchOutside()
        #expect(root.presentedViewController === controller && controller.view.window != nil)
        #expect(judge.log.filter { $0 == "should dismiss popover" }.count == 2 && judge.dismissals == [])
        judge.log = []
        judge.letsPopoverGo = true
        touchOutside()
        #expect(root.presentedViewController == nil && controller.view.window == nil)
        #expect(judge.log == ["should dismiss popover", "should dismiss", "will", "did"])
    }

    @Test func `A popover stays if its presentation may not be dismissed`() {
        let controller = popover()
        judge.letsGo = false
        touchOutside()
        #expect(root.presentedViewController === controller)
        #expect(judge.log == ["should dismiss popover", "should dismiss", "attempt"])
        judge.letsGo = true
        touchOutside()
        #expect(root.presentedViewController == nil && judge.dismissals == ["will", "did"])
    }

    @Test func `A modal popover stays and its delegate is notified of the attempt`() {
        let controller = popover()
        controller.isModalInPresentation = true
        touchOutside()
        #expect(root.presentedViewController === controller)
        #expect(judge.log.last == "attempt" && judge.dismissals == [])
        controller.isModalInPresentation = false
        touchOutside()
        #expect(root.presentedViewController == nil && judge.dismissals == ["will", "did"])
    }

    @Test func `A dismissal in code asks nothing`() {
        _ = popover()
        (judge.letsPopoverGo, judge.letsGo) = (false, false)
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && judge.log == [])
    }

    @Test func `PR-3: a flick dismisses no sheet that may not be dismissed`() {
        let controller = UIViewController()
        present(controller)
        judge.letsGo = false
        app.fingerDrag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 260), duration: 0.1)
        app.advance(by: 1)
        #expect(root.presentedViewController === controller && controller.view.frame.minY == 10)
        #expect(judge.log.last == "attempt" && judge.dismissals == [])
    }

    @Test func `PR-6: a modal child keeps the sheet of its parent`() {
        let page = UIViewController()
        page.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: page)
        present(navigation)
        dragDown()
        #expect(root.presentedViewController === navigation && navigation.view.frame.minY == 10)
        app.fingerTap(at: CGPoint(x: 195, y: 4))
        app.advance(by: 1)
        #expect(root.presentedViewController === navigation)
        #expect(judge.log.last == "attempt" && judge.dismissals == [])
        page.isModalInPresentation = false
        dragDown()
        #expect(root.presentedViewController == nil && judge.dismissals == ["will", "did"])
    }

    @Test func `PR-6: a modal child of a child keeps the sheet`() {
        let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
        for (parent, child) in [(outer, middle), (middle, inner)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        inner.isModalInPresentation = true
        present(outer)
        dragDown()
        #expect(root.presentedViewController === outer && judge.dismissals == [])
        inner.view.removeFromSuperview()
        inner.removeFromParent()
        dragDown()
        #expect(root.presentedViewController == nil)
    }

    /// A modal controller keeps its presentation while it is on the screen (documentation of `isModalInPresentation`).
    @Test func `PR-6: a modal page below another one on the stack keeps nothing`() {
        let (modal, other) = (UIViewController(), UIViewController())
        modal.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: modal)
        present(navigation)
        navigation.pushViewController(other, animated: false)
        app.advance(by: 1)
        dragDown()
        #expect(root.presentedViewController == nil && judge.dismissals == ["will", "did"])
    }

    @Test func `PR-6: a modal controller that is presented again is still modal`() {
        let controller = UIViewController()
        controller.isModalInPresentation = true
        present(controller)
        root.dismiss(animated: true)
        app.advance(by: 1)
        present(controller)
        dragDown()
        #expect(root.presentedViewController === controller && judge.dismissals == [])
    }
}
