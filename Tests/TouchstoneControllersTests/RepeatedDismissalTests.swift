import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class DismissalCounter: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

/// Dismissals that are requested again before the first one completes.
@Suite(.application(tracing: .both)) @MainActor
struct RepeatedDismissalTests {
    let app = TestApplication.current

    @Test func `A sheet that is dismissed twice disappears once`() {
        let notes = Notes()
        let (root, shown) = (AppearingController("root", notes), AppearingController("shown", notes))
        let window = app.makeWindow(root: root)
        root.present(shown, animated: true)
        app.advance(by: 1)
        _ = notes.taken()
        root.dismiss(animated: true) { notes.add("dismissed") }
        app.advance(by: 0.1)
        root.dismiss(animated: true)
        shown.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(notes.taken(), ["shown will disappear", "shown disappeared", "dismissed"])
        #expect(window.subviews == [root.view] && shown.presentingViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `Repeated dismissals of the topmost controller dismiss only that controller`(_ style: UIModalPresentationStyle)
    {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        first.modalPresentationStyle = style
        second.modalPresentationStyle = style
        _ = app.makeWindow(root: root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        app.settle()
        var completions = 0
        second.dismiss(animated: true) { completions += 1 }
        second.dismiss(animated: true)
        first.dismiss(animated: true)
        app.advance(by: 1)
        #expect(completions == 1 && first.presentedViewController == nil && second.view.window == nil)
        #expect(root.presentedViewController === first && first.view.window != nil && !first.isBeingDismissed)
        first.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && first.view.window == nil && root.view.window != nil)
    }

    @Test func `Two taps outside a sheet dismiss it once`() {
        let (root, shown) = (UIViewController(), UIViewController())
        _ = app.makeWindow(root: root)
        shown.sheetPresentationController?.detents = [.medium()]
        let counter = DismissalCounter()
        shown.presentationController?.delegate = counter
        root.present(shown, animated: true)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 100))
        app.fingerTap(at: CGPoint(x: 195, y: 100))
        app.advance(by: 1)
        expectEqual(counter.log, ["will", "did"])
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }
}
