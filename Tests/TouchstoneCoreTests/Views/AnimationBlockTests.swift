import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Blocks between `beginAnimations(_:context:)` and `commitAnimations()`.
@Suite(.application(tracing: .both)) @MainActor
struct AnimationBlockTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private final class Delegate {
        var calls: [String] = []
        func started() { calls.append("started") }
        func stopped() { calls.append("stopped") }
    }

    @Test func `An animation block animates its changes and calls its delegate's selectors`() {
        let delegate = Delegate()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Selector(Delegate.started, name: "started"))
        UIView.setAnimationDidStop(Selector(Delegate.stopped, name: "stopped"))
        button.frame.origin.x = 100
        expectEqual(delegate.calls, [])
        UIView.commitAnimations()
        #expect(button.frame.origin.x == 100 && delegate.calls == ["started"])
        app.advance(by: 0.25)
        #expect(abs((button.layer.presentation()?.frame.origin.x ?? 0) - 50) < 1)
        // A view that is animated receives no touches (HT-13).
        app.fingerTap(at: CGPoint(x: 150, y: 50))
        expectEqual(taps, 0)
        app.advance(by: 0.5)
        expectEqual(delegate.calls, ["started", "stopped"])
        app.fingerTap(at: button)
        expectEqual(taps, 1)
    }

    @Test func `Unbalanced calls of beginAnimations and commitAnimations have no effect`() {
        UIView.commitAnimations()
        UIView.setAnimationDuration(.nan)
        window.addSubview(button)
        UIView.animate(withDuration: 0.1) {
            UIView.beginAnimations(nil, context: nil)
            button.alpha = 0.5
        }
        UIView.commitAnimations()
        app.advance(by: 1)
        button.frame.origin.x = 20
        expectEqual(button.layer.presentation()?.frame.origin.x, 20)
    }
}
