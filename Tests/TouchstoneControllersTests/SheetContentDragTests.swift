import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Drags on the content of a large sheet, whose top is 10 points below the top of the screen.
@Suite(.application(tracing: .both)) @MainActor
struct SheetContentDragTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

    init() {
        _ = TestApplication.current.makeWindow(root: root)
        content.contentSize = CGSize(width: 390, height: 3000)
        content.contentInsetAdjustmentBehavior = .never
    }

    private func present(_ view: UIView) {
        shown.view.addSubview(view)
        root.present(shown, animated: true)
        app.advance(by: 1)
    }

    private var top: CGFloat { shown.view.frame.minY }

    /// Drags down by 100 points and runs `body` while the finger is down.
    private func dragDown(_ body: () -> Void) {
        app.fingerDown(at: CGPoint(x: 195, y: 400))
        app.fingerMove(to: CGPoint(x: 195, y: 500), duration: 0.5)
        app.advance(by: 0.3)
        body()
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A drag on scrolled content scrolls the content and does not move the sheet`() {
        present(content)
        content.contentOffset.y = 200
        dragDown { #expect(top == 10 && content.contentOffset.y >= 100 && content.contentOffset.y <= 110) }
        #expect(root.presentedViewController === shown && top == 10)
    }

    @Test func `A drag on content within its top inset scrolls the content and does not move the sheet`() {
        present(content)
        content.contentInset.top = 300
        content.contentOffset.y = -100
        dragDown { #expect(top == 10 && content.contentOffset.y <= -190 && content.contentOffset.y >= -200) }
        expectEqual(top, 10)
    }

    @Test func `A drag on content at the end of its top inset moves the sheet and does not scroll`() {
        present(content)
        content.contentInset.top = 300
        content.contentOffset.y = -300
        dragDown { #expect(top >= 100 && top <= 110 && content.contentOffset.y == -300) }
        expectEqual(top, 10)
    }

    @Test func `A drag on content with scrolling disabled moves the sheet`() {
        present(content)
        content.contentOffset.y = 200
        content.isScrollEnabled = false
        dragDown { #expect(top >= 100 && top <= 110 && content.contentOffset.y == 200) }
    }

    @Test func `A drag on content shorter than its scroll view moves the sheet`() {
        content.contentSize = CGSize(width: 390, height: 500)
        present(content)
        dragDown { #expect(top >= 100 && top <= 110 && content.contentOffset.y == 0) }
    }

    @Test func `A vertical drag on content that scrolls horizontally moves the sheet`() {
        content.contentSize = CGSize(width: 3000, height: 600)
        present(content)
        dragDown { #expect(top >= 100 && top <= 110 && content.contentOffset == .zero) }
        app.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
        app.advance(by: 2)
        #expect(top == 10 && content.contentOffset.x > 100 && content.contentOffset.y == 0)
    }

    @Test func `A drag that starts on a button moves the sheet and sends no action`() {
        let button = UIButton(frame: CGRect(x: 100, y: 350, width: 200, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        present(button)
        dragDown { #expect(top >= 100 && top <= 110 && !button.isTracking) }
        #expect(taps == 0 && top == 10)
        app.fingerTap(at: button)
        expectEqual(taps, 1)
    }

    @Test func `A horizontal drag does not move the sheet`() {
        present(UIView())
        app.fingerDown(at: CGPoint(x: 100, y: 400))
        app.fingerMove(to: CGPoint(x: 300, y: 450), duration: 0.5)
        expectEqual(top, 10)
        app.fingerUp()
        app.advance(by: 1)
        #expect(top == 10 && root.presentedViewController === shown)
    }
}
