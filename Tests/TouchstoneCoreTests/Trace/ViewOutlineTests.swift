import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The outline of the view tree that a host receives.
@Suite(.application(tracing: .both)) @MainActor
struct ViewOutlineTests {
    let app = TestApplication.current

    private func view(_ name: String, _ frame: CGRect, in parent: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        parent.addSubview(view)
        return view
    }

    @Test func `The outline lists windows from back to front and views before their subviews`() {
        let back = app.makeWindow("back")
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: back)
        _ = view("b", CGRect(x: 0, y: 0, width: 50, height: 50), in: a)
        _ = view("c", CGRect(x: 0, y: 0, width: 50, height: 50), in: back)
        let front = UIWindow(frame: app.application.screen.bounds)
        front.accessibilityIdentifier = "front"
        front.windowLevel = .alert
        front.isHidden = false
        let lines = app.application.viewOutline()
        expectEqual(lines.map(\.subject.name), ["back", "a", "b", "c", "front"])
        expectEqual(lines.map(\.depth), [0, 1, 2, 1, 0])
        expectEqual(lines[2].parent, lines[1].subject.id)
        #expect(lines[0].parent == nil && lines[4].parent == nil)
        expectEqual(app.application.viewOutline(limit: 2).map(\.subject.name), ["back", "a"])
    }

    @Test func `The corners of a view are those of its bounds in screen coordinates`() {
        let window = app.makeWindow()
        let scrolled = view("scrolled", CGRect(x: 100, y: 200, width: 80, height: 60), in: window)
        scrolled.bounds.origin = CGPoint(x: 10, y: 20)
        let turned = view("turned", CGRect(x: 10, y: 20, width: 40, height: 20), in: scrolled)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let lines = app.application.viewOutline()
        expectEqual(
            lines[1].corners,
            [
                CGPoint(x: 100, y: 200), CGPoint(x: 180, y: 200), CGPoint(x: 180, y: 260), CGPoint(x: 100, y: 260),
            ])
        for (corner, place) in zip(lines[2].corners, [(0.0, 0.0), (40, 0), (40, 20), (0, 20)]) {
            let expected = turned.convert(CGPoint(x: place.0, y: place.1), to: nil)
            #expect(abs(corner.x - expected.x) < 1e-9 && abs(corner.y - expected.y) < 1e-9)
        }
    }

    @Test func `The outline contains the properties that exclude a view from hit testing`() {
        let window = app.makeWindow()
        let faint = view("faint", .zero, in: window)
        faint.alpha = 0.25
        faint.isHidden = true
        faint.isUserInteractionEnabled = false
        let line = app.application.viewOutline()[1]
        #expect(line.isHidden && !line.isUserInteractionEnabled && line.alpha == 0.25)
        expectEqual(line.className, "UIView")
        expectEqual(line.subject, app.application.trace.subject(faint))
    }

    @Test func `The outline lists only the visible content of a scroll view`() {
        let window = app.makeWindow()
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 390, height: 3000)
        window.addSubview(list)
        _ = view("near", CGRect(x: 0, y: 0, width: 390, height: 44), in: list)
        _ = view("half", CGRect(x: 0, y: 180, width: 390, height: 44), in: list)
        let far = view("far", CGRect(x: 0, y: 1000, width: 390, height: 44), in: list)
        _ = view("title", CGRect(x: 10, y: 10, width: 100, height: 20), in: far)
        // Subviews of a plain view are listed even if they are not visible.
        _ = view("beside", CGRect(x: 500, y: 0, width: 100, height: 100), in: window)
        func names() -> [String] { app.application.viewOutline().map(\.subject.name) }
        expectEqual(names(), ["window", "list", "near", "half", "beside"])
        list.contentOffset.y = 900
        expectEqual(names(), ["window", "list", "far", "title", "beside"])
    }
}
