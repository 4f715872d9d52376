import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A touch that arrives has no cause although a scroll view delayed it, as scroll views do by default. A delay that code sets
/// is a cause.
@Suite(.application) @MainActor
struct DelayedTouchTests {
    let app = TestApplication.current
    private let screen = TouchScreen()
    private let list = ForwardingScrollView()
    private let sketch = TouchView()

    init() {
        let window = app.makeWindow(root: screen)
        list.placed("list", 0, 0, 390, 600, in: screen.view)
        list.contentSize = CGSize(width: 390, height: 2000)
        sketch.placed("sketch", 20, 100, 200, 200, in: list)
        window.layoutIfNeeded()
    }

    private func codes(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.application.explain(app.records, for: wanted)?.causes.map(\.code) ?? ["none"]
    }

    private func touch(_ seconds: Double, at place: CGPoint) {
        app.fingerDown(at: place)
        app.advance(by: seconds)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test(arguments: [0.05, 0.5])
    func `SV-1: a view in a scroll view that received the touch has no cause`(_ seconds: Double) {
        touch(seconds, at: CGPoint(100, 150))
        expectEqual(sketch.count, 1)
        expectEqual(codes(.view(sketch)), [])
    }

    @Test(arguments: [0.05, 0.5])
    func `SV-1: a controller to which a scroll view forwards the touch has no cause`(_ seconds: Double) {
        touch(seconds, at: CGPoint(300, 500))
        expectEqual(screen.count, 1)
        expectEqual(codes(.controller(screen)), [])
        expectEqual(codes(.view(list)), [])
    }

    @Test func `SV-1: a touch that has not arrived yet is reported as delayed`() {
        app.fingerDown(at: CGPoint(100, 150))
        app.advance(by: 0.05)
        expectEqual(codes(.view(sketch)), ["scroll-view-delays-touches"])
        app.fingerUp()
    }

    @Test func `G-39: the delay of a recognizer is a cause`() {
        list.delaysContentTouches = false
        let press = UILongPressGestureRecognizer(target: screen, action: TouchScreen.act)
        press.delaysTouchesBegan = true
        sketch.addGestureRecognizer(press)
        touch(0.2, at: CGPoint(100, 150))
        expectEqual(sketch.count, 1)
        expectEqual(codes(.view(sketch)), ["recognizer-delays-touches"])
    }

    @Test func `RC-9: a scroll view that does not forward the touch is a cause`() {
        let plain = UIScrollView().placed("plain", 0, 620, 390, 200, in: screen.view)
        plain.contentSize = CGSize(width: 390, height: 900)
        touch(0.05, at: CGPoint(100, 700))
        expectEqual(screen.count, 0)
        expectEqual(codes(.controller(screen)).first, "chain-stopped")
    }
}

private final class TouchView: UIView {
    private(set) var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

private final class ForwardingScrollView: UIScrollView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
}

private final class TouchScreen: UIViewController {
    private(set) var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    func act() {}
}
