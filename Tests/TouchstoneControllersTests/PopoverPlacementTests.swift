import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    var calls = 0
    var source: UIView?
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        calls += 1
        popoverPresentationController.sourceView = source
    }
}

/// Frames of a popover of 200 by 100 points in a window of 1024 by 768 points, 13 points from its source.
@Suite(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad, tracing: .both)) @MainActor
struct PopoverPlacementTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let source = UIView()

    init() {
        _ = TestApplication.current.makeWindow(root: root)
        root.view.addSubview(source)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 100)
    }

    private var popover: UIPopoverPresentationController { shown.popoverPresentationController! }

    private func present(from frame: CGRect, _ directions: UIPopoverArrowDirection = .any) {
        source.frame = frame
        popover.sourceView = source
        popover.permittedArrowDirections = directions
        root.present(shown, animated: false)
        app.settle()
    }

    @Test func `A popover is below its source if there is enough space`() {
        present(from: CGRect(x: 500, y: 300, width: 40, height: 40))
        expectEqual(shown.view.frame, CGRect(x: 420, y: 353, width: 200, height: 100))
        expectEqual(popover.arrowDirection, .up)
    }

    @Test func `A popover is above its source if there is too little space below`() {
        present(from: CGRect(x: 500, y: 650, width: 40, height: 40))
        expectEqual(shown.view.frame, CGRect(x: 420, y: 537, width: 200, height: 100))
        expectEqual(popover.arrowDirection, .down)
    }

    @Test func `A popover is beside a source that leaves no space above or below`() {
        present(from: CGRect(x: 100, y: 50, width: 40, height: 680))
        expectEqual(shown.view.frame, CGRect(x: 153, y: 340, width: 200, height: 100))
        expectEqual(popover.arrowDirection, .left)
        root.dismiss(animated: false)
        present(from: CGRect(x: 900, y: 50, width: 40, height: 680))
        expectEqual(shown.view.frame, CGRect(x: 687, y: 340, width: 200, height: 100))
        expectEqual(popover.arrowDirection, .right)
    }

    @Test func `The permitted arrow directions determine the popover's side`() {
        present(from: CGRect(x: 500, y: 300, width: 40, height: 40), .down)
        expectEqual(shown.view.frame, CGRect(x: 420, y: 187, width: 200, height: 100))
        root.dismiss(animated: false)
        present(from: CGRect(x: 500, y: 300, width: 40, height: 40), [.left, .right])
        expectEqual(shown.view.frame, CGRect(x: 553, y: 270, width: 200, height: 100))
        root.dismiss(animated: false)
        present(from: CGRect(x: 500, y: 300, width: 40, height: 40), .right)
        expectEqual(shown.view.frame, CGRect(x: 287, y: 270, width: 200, height: 100))
        expectEqual(popover.arrowDirection, .right)
    }

    @Test func `A popover keeps its layout margins from the edges of the window`() {
        present(from: CGRect(x: 0, y: 300, width: 40, height: 40))
        expectEqual(shown.view.frame, CGRect(x: 10, y: 353, width: 200, height: 100))
        root.dismiss(animated: false)
        let margins = UIEdgeInsets(top: 10, left: 30, bottom: 10, right: 50)
        popover.popoverLayoutMargins = margins
        present(from: CGRect(x: 0, y: 300, width: 40, height: 40))
        expectEqual(shown.view.frame.minX, 30)
        root.dismiss(animated: false)
        popover.popoverLayoutMargins = margins
        present(from: CGRect(x: 984, y: 300, width: 40, height: 40))
        expectEqual(shown.view.frame.maxX, 974)
    }

    @Test func `A popover shrinks to the space of the only permitted side`() {
        present(from: CGRect(x: 500, y: 660, width: 40, height: 40), .up)
        // The popover ends 10 points above the bottom of the window, which is at 768.
        expectEqual(shown.view.frame, CGRect(x: 420, y: 713, width: 200, height: 45))
        expectEqual(popover.arrowDirection, .up)
    }

    @Test func `A popover is anchored to its source rect and to the whole source view if that is null`() {
        popover.sourceRect = CGRect(x: 100, y: 20, width: 40, height: 10)
        present(from: CGRect(x: 400, y: 300, width: 300, height: 300))
        expectEqual(shown.view.frame, CGRect(x: 420, y: 343, width: 200, height: 100))
        root.dismiss(animated: false)
        popover.sourceRect = .null
        present(from: CGRect(x: 400, y: 300, width: 300, height: 300))
        expectEqual(shown.view.frame, CGRect(x: 450, y: 613, width: 200, height: 100))
    }

    @Test func `A popover resizes when its preferred content size changes`() {
        present(from: CGRect(x: 500, y: 300, width: 40, height: 40))
        shown.preferredContentSize = CGSize(width: 300, height: 200)
        app.settle()
        expectEqual(shown.view.frame, CGRect(x: 370, y: 353, width: 300, height: 200))
    }

    @Test func `prepareForPopoverPresentation is called once for each presentation`() {
        let preparer = Preparer()
        preparer.source = source
        source.frame = CGRect(x: 500, y: 300, width: 40, height: 40)
        popover.delegate = preparer
        root.present(shown, animated: true)
        app.advance(by: 1)
        expectEqual(preparer.calls, 1)
        expectEqual(shown.view.frame, CGRect(x: 420, y: 353, width: 200, height: 100))
        root.dismiss(animated: true)
        app.advance(by: 1)
        popover.delegate = preparer
        root.present(shown, animated: true)
        app.advance(by: 1)
        #expect(preparer.calls == 2 && shown.view.window != nil)
    }
}
