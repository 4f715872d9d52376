import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Sheets that stand free on a pad of 1024 by 768 points, and looks of sheets.
@Suite(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad)) @MainActor
struct SheetPlacementTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let window: UIWindow

    init() { window = TestApplication.current.makeWindow(root: root) }

    private func present(_ style: UIModalPresentationStyle, size: CGSize = .zero) {
        shown.modalPresentationStyle = style
        shown.preferredContentSize = size
        root.present(shown, animated: false)
        app.settle()
    }

    @Test func `A form sheet of 540 by 620 points is in the middle`() {
        present(.formSheet)
        expectEqual(shown.view.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(shown.view.layer.cornerRadius == 10 && shown.view.clipsToBounds)
        expectEqual(shown.view.layer.maskedCorners.rawValue, 15)
    }

    @Test func `A form sheet has its preferred size, at most the window less 10 points on each side`() {
        present(.formSheet, size: CGSize(width: 301, height: 200))
        expectEqual(shown.view.frame, CGRect(x: 362, y: 284, width: 301, height: 200))
        shown.preferredContentSize = CGSize(width: 3000, height: 3000)
        app.settle()
        expectEqual(shown.view.frame, CGRect(x: 10, y: 10, width: 1004, height: 748))
    }

    @Test func `A page sheet is 712 points wide and as high as the window less 10 points on each side`() {
        present(.pageSheet, size: CGSize(width: 300, height: 200))
        expectEqual(shown.view.frame, CGRect(x: 156, y: 10, width: 712, height: 748))
    }

    @Test func `The corner radius of a sheet is 10 points unless it is preferred, and 0 after the dismissal`() {
        present(.formSheet)
        let sheet = shown.sheetPresentationController
        #expect(sheet?.preferredCornerRadius == nil && sheet?.prefersPageSizing == true)
        sheet?.preferredCornerRadius = 30
        expectEqual(shown.view.layer.cornerRadius, 30)
        sheet?.preferredCornerRadius = nil
        expectEqual(shown.view.layer.cornerRadius, 10)
        root.dismiss(animated: false)
        #expect(shown.view.layer.cornerRadius == 0 && shown.view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func `A sheet that replaces a popover has the style that the delegate returns`() {
        final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
            var styles: [UIModalPresentationStyle] = []
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ presentationController: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { styles.append(style) }
        }
        let adapter = Adapter()
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.delegate = adapter
        present(.popover)
        #expect(adapter.styles.isEmpty && shown.activePresentationController is UIPopoverPresentationController)
        root.dismiss(animated: false)
        _ = app.port.sendScreen(size: CGSize(width: 320, height: 768), scale: 1, style: .light)
        app.settle()
        if root.traitCollection.horizontalSizeClass == .compact {
            present(.popover)
            #expect(adapter.styles == [.fullScreen] && shown.view.frame == window.bounds)
            #expect(!(shown.activePresentationController is UIPopoverPresentationController))
            #expect(shown.popoverPresentationController != nil)
        }
    }

    // MARK: Popovers

    @Test func `A popover without an anchor points at the middle of the window`() {
        present(.popover, size: CGSize(width: 200, height: 100))
        expectEqual(shown.view.frame, CGRect(x: 412, y: 397, width: 200, height: 100))
        let detached = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        shown.popoverPresentationController?.sourceView = detached
        shown.preferredContentSize = CGSize(width: 200, height: 120)
        app.settle()
        expectEqual(shown.view.frame, CGRect(x: 412, y: 397, width: 200, height: 120))
    }

    @Test func `A popover without a preferred size has 320 by 480 points, rounded corners and its color`() {
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.backgroundColor = .yellow
        shown.popoverPresentationController?.permittedArrowDirections = .up
        let source = UIView(frame: CGRect(x: 400, y: 100, width: 200, height: 20))
        root.view.addSubview(source)
        shown.popoverPresentationController?.sourceView = source
        present(.popover)
        expectEqual(shown.view.frame, CGRect(x: 340, y: 133, width: 320, height: 480))
        #expect(
            shown.view.layer.cornerRadius == 13 && shown.view.clipsToBounds && shown.view.backgroundColor == .yellow)
        shown.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 0, width: 0, height: 100)
        shown.preferredContentSize = CGSize(width: 100, height: 50)
        app.settle()
        expectEqual(shown.view.frame, CGRect(x: 450, y: 213, width: 100, height: 50))
    }

    @Test func `The source item of a popover is its view or its bar button`() {
        shown.modalPresentationStyle = .popover
        let popover = shown.popoverPresentationController
        let (view, item) = (UIView(), UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil))
        popover?.sourceItem = view
        #expect(popover?.sourceView === view && popover?.barButtonItem == nil && popover?.sourceItem === view)
        popover?.sourceItem = item
        #expect(popover?.sourceView == nil && popover?.barButtonItem === item && popover?.sourceItem === item)
        popover?.sourceItem = nil
        #expect(popover?.sourceItem == nil && popover?.permittedArrowDirections == .any)
        #expect(popover?.arrowDirection == .unknown && popover?.canOverlapSourceViewRect == false)
    }

    @Test func `A source item has a frame in another view only inside of a window`() {
        let (inner, outer) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
        outer.frame.origin = CGPoint(x: 100, y: 200)
        outer.addSubview(inner)
        #expect(inner.frame(in: outer) == nil)
        root.view.addSubview(outer)
        expectEqual(inner.frame(in: root.view), CGRect(x: 110, y: 220, width: 30, height: 40))
        expectEqual(inner.frame(in: outer), CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil).frame(in: outer) == nil)
    }

    @Test func `A touch in a passthrough view beside a popover reaches it`() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 10, y: 700, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        present(.popover, size: CGSize(width: 200, height: 100))
        shown.popoverPresentationController?.passthroughViews = [button]
        app.fingerTap(at: CGPoint(x: 50, y: 720))
        app.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController === shown)
        shown.popoverPresentationController?.passthroughViews = nil
        app.fingerTap(at: CGPoint(x: 50, y: 720), allowsMiss: true)
        app.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController == nil)
    }
}

/// The grabber and the dimming of sheets on a phone of 390 by 844 points.
@Suite(.application) @MainActor
struct SheetDimmingTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()

    init() { _ = TestApplication.current.makeWindow(root: root) }

    private var sheet: UISheetPresentationController? { shown.sheetPresentationController }
    private var dimming: UIView? { shown.view.superview?.subviews.first { $0 !== shown.view } }

    @Test func `A grabber of 36 by 5 points is at the top of a sheet that prefers it`() throws {
        sheet?.prefersGrabberVisible = true
        root.present(shown, animated: false)
        let grabber = try #require(shown.view.subviews.first)
        #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5) && !grabber.isHidden)
        #expect(grabber.layer.cornerRadius == 2.5 && !grabber.isUserInteractionEnabled)
        sheet?.prefersGrabberVisible = false
        #expect(grabber.isHidden)
        root.dismiss(animated: false)
        #expect(grabber.superview == nil)
    }

    @Test func `The background dims above the largest undimmed detent`() {
        sheet?.detents = [.medium(), .large()]
        sheet?.largestUndimmedDetentIdentifier = .medium
        root.present(shown, animated: false)
        #expect(dimming?.alpha == 0 && dimming?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        sheet?.selectedDetentIdentifier = .large
        expectEqual(dimming?.alpha, 1)
        sheet?.largestUndimmedDetentIdentifier = .large
        expectEqual(dimming?.alpha, 0)
        sheet?.largestUndimmedDetentIdentifier = nil
        expectEqual(dimming?.alpha, 1)
    }

    @Test func `The dimming fades in with the presentation and out with the dismissal`() {
        root.present(shown, animated: true)
        let opacity = dimming?.layer.presentation()?.opacity ?? 0
        #expect(dimming?.alpha == 1 && opacity < 0.1)
        app.advance(by: 1)
        expectEqual(dimming?.layer.presentation()?.opacity ?? 1, 1)
        root.dismiss(animated: true)
        expectEqual(dimming?.alpha, 0)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && shown.view.window == nil)
    }

    @Test func `Only the upper corners of a sheet at the bottom edge are rounded`() {
        root.present(shown, animated: false)
        expectEqual(shown.view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expectEqual(shown.view.layer.cornerRadius, 10)
    }

    @Test func `Detents that are removed are no longer selected`() {
        sheet?.detents = [.medium(), .large()]
        sheet?.selectedDetentIdentifier = .large
        root.present(shown, animated: false)
        expectEqual(shown.view.frame.minY, 10)
        sheet?.detents = [.medium()]
        #expect(sheet?.selectedDetentIdentifier == nil && shown.view.frame.minY == 422)
        expectEqual(UISheetPresentationController.Detent.medium().identifier, .medium)
        expectEqual(UISheetPresentationController.Detent.large().identifier, .large)
    }

    @Test func `Changes in animateChanges take 0.35 seconds`() {
        sheet?.detents = [.medium(), .large()]
        root.present(shown, animated: false)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        expectEqual(shown.view.frame.minY, 10)
        app.advance(by: 0.1)
        let top = shown.view.layer.presentation()?.frame.minY ?? 0
        #expect(top > 10 && top < 422)
        app.advance(by: 0.3)
        expectEqual(shown.view.layer.presentation()?.frame.minY ?? 10, 10)
    }
}
