import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A delegate that records its calls and returns the test's answers.
private final class DismissalDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var allowsPopoverDismissal = true
    var allowsDismissal = true

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        log.append("should dismiss popover")
        return allowsPopoverDismissal
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should dismiss")
        return allowsDismissal
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
    var dismissals: [String] { log.filter { $0 == "will" || $0 == "did" } }
}

/// Ways to prevent the user from dismissing a popover or a sheet.
@Suite(.application(tracing: .both)) @MainActor
struct DismissalRefusalTests {
    let app = TestApplication.current
    let root = UIViewController()
    private let delegate = DismissalDelegate()

    init() { _ = TestApplication.current.makeWindow(root: root) }

    private func present(_ controller: UIViewController) {
        controller.presentationController?.delegate = delegate
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

    /// Drags a sheet far down by its upper edge and pauses before the finger lifts.
    private func dragDown() {
        app.fingerDown(at: CGPoint(x: 195, y: 40))
        app.fingerMove(to: CGPoint(x: 195, y: 800), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 195, y: 800))
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A popover stays until its delegate allows the dismissal`() {
        let controller = popover()
        delegate.allowsPopoverDismissal = false
        touchOutside()
        touchOutside()
        #expect(root.presentedViewController === controller && controller.view.window != nil)
        #expect(delegate.log.filter { $0 == "should dismiss popover" }.count == 2 && delegate.dismissals == [])
        delegate.log = []
        delegate.allowsPopoverDismissal = true
        touchOutside()
        #expect(root.presentedViewController == nil && controller.view.window == nil)
        expectEqual(delegate.log, ["should dismiss popover", "should dismiss", "will", "did"])
    }

    @Test func `A popover stays if presentationControllerShouldDismiss returns false`() {
        let controller = popover()
        delegate.allowsDismissal = false
        touchOutside()
        #expect(root.presentedViewController === controller)
        expectEqual(delegate.log, ["should dismiss popover", "should dismiss", "attempt"])
        delegate.allowsDismissal = true
        touchOutside()
        #expect(root.presentedViewController == nil && delegate.dismissals == ["will", "did"])
    }

    @Test func `A modal popover stays and its delegate is notified of the attempt`() {
        let controller = popover()
        controller.isModalInPresentation = true
        touchOutside()
        #expect(root.presentedViewController === controller)
        #expect(delegate.log.last == "attempt" && delegate.dismissals == [])
        controller.isModalInPresentation = false
        touchOutside()
        #expect(root.presentedViewController == nil && delegate.dismissals == ["will", "did"])
    }

    @Test func `A dismissal in code does not call the delegate`() {
        _ = popover()
        (delegate.allowsPopoverDismissal, delegate.allowsDismissal) = (false, false)
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.log == [])
    }

    @Test func `PR-3: a flick does not dismiss a sheet whose delegate refuses`() {
        let controller = UIViewController()
        present(controller)
        delegate.allowsDismissal = false
        app.fingerDrag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 260), duration: 0.1)
        app.advance(by: 1)
        #expect(root.presentedViewController === controller && controller.view.frame.minY == 10)
        #expect(delegate.log.last == "attempt" && delegate.dismissals == [])
    }

    @Test func `PR-6: a modal child prevents the dismissal of its parent's sheet`() {
        let page = UIViewController()
        page.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: page)
        present(navigation)
        dragDown()
        #expect(root.presentedViewController === navigation && navigation.view.frame.minY == 10)
        app.fingerTap(at: CGPoint(x: 195, y: 4))
        app.advance(by: 1)
        #expect(root.presentedViewController === navigation)
        #expect(delegate.log.last == "attempt" && delegate.dismissals == [])
        page.isModalInPresentation = false
        dragDown()
        #expect(root.presentedViewController == nil && delegate.dismissals == ["will", "did"])
    }

    @Test func `PR-6: a modal grandchild prevents the dismissal of the sheet`() {
        let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
        for (parent, child) in [(outer, middle), (middle, inner)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        inner.isModalInPresentation = true
        present(outer)
        dragDown()
        #expect(root.presentedViewController === outer && delegate.dismissals == [])
        inner.view.removeFromSuperview()
        inner.removeFromParent()
        dragDown()
        #expect(root.presentedViewController == nil)
    }

    /// A modal controller prevents the dismissal only while it is on the screen (documentation of `isModalInPresentation`).
    @Test func `PR-6: a modal controller below the top of the stack does not prevent the dismissal`() {
        let (modal, other) = (UIViewController(), UIViewController())
        modal.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: modal)
        present(navigation)
        navigation.pushViewController(other, animated: false)
        app.advance(by: 1)
        dragDown()
        #expect(root.presentedViewController == nil && delegate.dismissals == ["will", "did"])
    }

    @Test func `PR-6: a modal controller that is presented again still prevents the dismissal`() {
        let controller = UIViewController()
        controller.isModalInPresentation = true
        present(controller)
        root.dismiss(animated: true)
        app.advance(by: 1)
        present(controller)
        dragDown()
        #expect(root.presentedViewController === controller && delegate.dismissals == [])
    }
}
