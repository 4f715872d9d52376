import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class SheetNotes: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        lines.append("detent \(sheet.selectedDetentIdentifier!.rawValue.split(separator: ".").last!)")
    }
}

/// Heights and drags of sheets.
@Suite(.application(tracing: .both)) @MainActor
struct SheetTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let window: UIWindow
    private let notes = SheetNotes()
    var height: CGFloat { window.bounds.height }

    init() {
        window = TestApplication.current.makeWindow("window", root: root)
        root.view.accessibilityIdentifier = "root"
        shown.view.accessibilityIdentifier = "shown"
    }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        let sheet = shown.sheetPresentationController!
        sheet.detents = detents
        sheet.delegate = notes
        root.present(shown, animated: true)
        app.advance(by: 1)
    }

    private func drag(from: CGFloat, to: CGFloat, rests: TimeInterval = 0.5) {
        app.fingerDown(at: CGPoint(x: 100, y: from))
        app.fingerMove(to: CGPoint(x: 100, y: to), duration: 0.3)
        app.advance(by: rests)
        app.fingerMove(to: CGPoint(x: 100, y: to))
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A sheet has the height of its selected detent`() {
        present([.medium(), .large()])
        expectEqual(shown.view.frame, CGRect(x: 0, y: height / 2, width: window.bounds.width, height: height / 2))
        shown.sheetPresentationController?.selectedDetentIdentifier = .large
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: window.bounds.width, height: height - 10))
        shown.sheetPresentationController?.detents = [.custom { _ in 200 }]
        shown.sheetPresentationController?.invalidateDetents()
        expectEqual(shown.view.frame, CGRect(x: 0, y: height - 200, width: window.bounds.width, height: 200))
        #expect(root.view.window === window)
    }

    @Test func `A drag moves a sheet between its detents and dismisses it`() {
        present([.medium(), .large()])
        drag(from: height / 2 + 20, to: 40)
        #expect(notes.lines == ["detent large"] && shown.view.frame.minY == 10)
        drag(from: 40, to: height / 2 + 20)
        #expect(notes.lines == ["detent large", "detent medium"] && shown.view.frame.minY == height / 2)
        drag(from: height / 2 + 20, to: height - 20)
        #expect(notes.lines.suffix(2) == ["will", "did"] && root.presentedViewController == nil)
        expectEqual(window.subviews, [root.view])
    }

    @Test func `A modal sheet returns to its detent after a drag and ignores a tap outside`() {
        shown.isModalInPresentation = true
        present()
        drag(from: 30, to: height - 20)
        expectEqual(notes.lines, ["attempt"])
        #expect(shown.view.frame.minY == 10 && root.presentedViewController === shown)
        app.fingerTap(at: CGPoint(x: 50, y: 4))
        app.advance(by: 1)
        #expect(notes.lines == ["attempt", "attempt"] && root.presentedViewController === shown)
    }

    @Test func `A tap on the dimming view dismisses the sheet unless the delegate refuses`() {
        present([.medium()])
        notes.mayDismiss = false
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        #expect(notes.lines == ["attempt"] && root.presentedViewController === shown)
        notes.mayDismiss = true
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 1)
        #expect(notes.lines == ["attempt", "will", "did"] && root.presentedViewController == nil)
    }

    @Test(.application) func `The views behind a sheet receive touches up to the largest undimmed detent`() {
        shown.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present([.medium(), .large()])
        app.clear()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(app.deliveries, "touchesBegan root, touchesEnded root")
        shown.sheetPresentationController?.selectedDetentIdentifier = .large
        let explanation = window.explainTouch(at: CGPoint(x: 50, y: 5), wanting: root.view)
        expectEqual(explanation.causes.map(\.code), ["outside-dismisses"])
    }

    @Test func `A drag on a scroll view moves the sheet only if the scroll view is at its top`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: window.bounds.width, height: 5000)
        shown.view.addSubview(scrollView)
        present([.medium(), .large()])
        // A drag up at the top of the content expands the sheet first.
        drag(from: height / 2 + 40, to: 60)
        #expect(scrollView.contentOffset.y == 0 && shown.view.frame.minY == 10)
        // A second drag up scrolls.
        drag(from: 400, to: 300)
        let offset = scrollView.contentOffset.y
        #expect(offset > 50 && shown.view.frame.minY == 10)
        // A drag down on scrolled content scrolls back, and the sheet stays.
        drag(from: 300, to: 330)
        #expect(scrollView.contentOffset.y < offset && shown.view.frame.minY == 10)
        scrollView.contentOffset.y = 0
        drag(from: 60, to: height - 10)
        #expect(root.presentedViewController == nil)
    }

    @Test func `A slow drag whose first translation is zero moves the sheet and not the list at its top`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        scrollView.contentSize = CGSize(width: window.bounds.width, height: 5000)
        shown.view.addSubview(scrollView)
        present()
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        // The first step is exactly the hysteresis, so the translation is zero when the delegates are called (Q-6).
        for step in 1...6 { app.fingerMove(to: CGPoint(x: 100, y: 300 + 10 * CGFloat(step)), duration: 0.1) }
        #expect(scrollView.contentOffset.y == 0 && shown.view.frame.minY == 60)
        app.fingerUp()
    }
}

/// Sheets in a wide window.
@Suite(.application(screen: CGSize(width: 1024, height: 768), idiom: .pad)) @MainActor
struct WideSheetTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()

    @Test func `A form sheet is centered and has its preferred size`() {
        _ = app.makeWindow("window", root: root)
        shown.modalPresentationStyle = .formSheet
        root.present(shown, animated: true)
        app.advance(by: 1)
        // 540 by 620 points, centered in 1024 by 768 points.
        expectEqual(shown.view.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
        shown.preferredContentSize = CGSize(width: 300, height: 200)
        expectEqual(shown.view.frame, CGRect(x: 362, y: 284, width: 300, height: 200))
        shown.preferredContentSize = CGSize(width: 3000, height: 2000)
        expectEqual(shown.view.frame, CGRect(x: 10, y: 10, width: 1004, height: 748))
    }

    @Test func `A page sheet fills the height and a long drag down dismisses it`() {
        _ = app.makeWindow("window", root: root)
        root.present(shown, animated: true)
        app.advance(by: 1)
        expectEqual(shown.view.frame, CGRect(x: 156, y: 10, width: 712, height: 748))
        app.fingerDrag(from: CGPoint(x: 500, y: 40), to: CGPoint(x: 500, y: 90), duration: 0.5)
        app.advance(by: 1)
        expectEqual(shown.view.frame.minY, 10)
        app.fingerDrag(from: CGPoint(x: 500, y: 40), to: CGPoint(x: 500, y: 700), duration: 0.5)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }
}

/// Popovers and their adaptation in a compact window.
@Suite(.application(tracing: .both)) @MainActor
struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var dismissed = 0
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissed += 1 }
    }
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 60, width: 80, height: 40))
    let other = UIButton(frame: CGRect(x: 0, y: 400, width: 80, height: 40))
    private let delegate = Delegate()
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow("window", root: root)
        root.view.addSubview(button)
        root.view.addSubview(other)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 100)
        shown.popoverPresentationController?.sourceView = button
        shown.popoverPresentationController?.delegate = delegate
    }

    @Test func `A popover is below its source view and a tap outside dismisses it`() {
        root.present(shown, animated: true)
        app.advance(by: 1)
        expectEqual(shown.view.frame, CGRect(x: 40, y: 113, width: 200, height: 100))
        expectEqual(shown.popoverPresentationController?.arrowDirection, .up)
        app.fingerTap(at: CGPoint(x: 100, y: 150))
        app.advance(by: 1)
        #expect(root.presentedViewController === shown)
        let explanation = window.explainTouch(at: other.center, wanting: other)
        expectEqual(explanation.causes.map(\.code), ["outside-dismisses"])
        #expect(explanation.causes.first?.subject?.object === shown)
        var taps = 0
        other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        shown.popoverPresentationController?.passthroughViews = [other]
        app.fingerTap(at: other)
        app.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController === shown)
        app.fingerTap(at: CGPoint(x: 20, y: 300))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.dismissed == 1)
    }

    @Test func `A popover in a compact window adapts to a sheet if its delegate returns automatic`() {
        delegate.style = .automatic
        root.present(shown, animated: false)
        app.settle()
        expectEqual(window.traitCollection.horizontalSizeClass, .compact)
        #expect(shown.view.frame.minY == 10 && shown.view.frame.width == window.bounds.width)
        #expect(shown.activePresentationController is UISheetPresentationController)
        #expect(shown.popoverPresentationController != nil)
    }
}
