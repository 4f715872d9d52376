import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cancelled touch is reported as cancelled, with its cause, and never as a touch that has not lifted.
@Suite(.application) @MainActor
struct CancelledTouchTests {
    let app = TestApplication.current
    private let listener = EmptyTarget()

    private func button() -> (UIWindow, UIButton) {
        let window = app.makeWindow()
        let button = UIButton().placed("pay", 100, 100, 100, 40, in: window)
        button.addTarget(listener, action: EmptyTarget.act, for: .touchUpInside)
        return (window, button)
    }

    private func codes(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.application.explain(app.records, for: wanted)?.causes.map(\.code) ?? ["none"]
    }

    @Test func `DL-18: a touch that the device cancels is reported as cancelled`() {
        let (window, pay) = button()
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in }
        window.addGestureRecognizer(tap)
        app.fingerDown(at: pay)
        app.fingerCancel()
        expectEqual(codes(.event(pay, .touchUpInside)), ["cancelled"])
        expectEqual(codes(.view(pay)), ["cancelled"])
        expectEqual(codes(.recognizer(tap)), ["cancelled"])
        let report = app.application.explain(app.records, for: .view(pay))
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("without a lift"), true)
    }

    @Test func `A finger that is still down is not reported as cancelled`() {
        let (_, pay) = button()
        app.fingerDown(at: pay)
        expectEqual(codes(.event(pay, .touchUpInside)), ["not-lifted"])
        app.fingerUp()
        expectEqual(codes(.event(pay, .touchUpInside)), [])
    }

    @Test func `G-31: a recognizer that cancels the touch is the cause before and after the lift`() {
        let (window, pay) = button()
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        pan.addHandler { _ in }
        window.addGestureRecognizer(pan)
        app.fingerDown(at: pay)
        app.fingerMove(to: CGPoint(150, 180), duration: 0.1)
        expectEqual(codes(.event(pay, .touchUpInside)), ["recognizer-cancels-touches"])
        app.fingerUp()
        expectEqual(codes(.event(pay, .touchUpInside)), ["recognizer-cancels-touches"])
    }

    @Test func `DL-19: the removal of the button during the touch is the cause`() {
        let (window, pay) = button()
        app.fingerDown(at: pay)
        pay.removeFromSuperview()
        expectEqual(codes(.event(pay, .touchUpInside)), ["left-window"])
        app.fingerUp()
        expectEqual(codes(.event(pay, .touchUpInside)), ["left-window"])
        window.addSubview(pay)
        app.fingerTap(at: pay)
        expectEqual(codes(.event(pay, .touchUpInside)), [])
    }

    @Test func `DL-22: beginIgnoringInteractionEvents during a touch cancels it`() {
        let (_, pay) = button()
        app.fingerDown(at: pay)
        app.application.beginIgnoringInteractionEvents()
        app.application.endIgnoringInteractionEvents()
        app.fingerUp()
        expectEqual(codes(.event(pay, .touchUpInside)), ["cancelled"])
    }
}
