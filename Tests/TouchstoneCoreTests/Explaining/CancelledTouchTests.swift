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

    /// Returns the sentence and the advice of the first cause.
    private func answer(_ wanted: TouchExplanation.Wanted) -> [String] {
        guard let report = app.application.explain(app.records, for: wanted), let cause = report.causes.first else {
            return ["ok"]
        }
        return [cause.sentence(wanted: report.wanted)] + report.changes(for: cause).map(\.words)
    }

    @Test func `DL-18: the window that is hidden at touch-down is named with the action that hid it`() {
        let (window, pay) = button()
        window.accessibilityIdentifier = "shop"
        pay.addAction(UIAction { _ in window.isHidden = true }, for: .touchDown)
        app.fingerDown(at: pay)
        app.fingerUp()
        expectEqual(
            answer(.event(pay, .touchUpInside)),
            [
                "the touch was cancelled: its window, shop, was hidden, after: pay touchDown (DL-18)",
                "hide shop only when the touch has ended, as in the action of touchUpInside",
            ])
    }

    @Test func `DL-22: the call that ignores interaction during a touch is named with its action`() {
        let (_, pay) = button()
        pay.addAction(UIAction { [app] _ in app.application.beginIgnoringInteractionEvents() }, for: .touchDown)
        app.fingerDown(at: pay)
        app.fingerUp()
        expectEqual(
            answer(.event(pay, .touchUpInside)),
            [
                "the touch was cancelled: beginIgnoringInteractionEvents() was called while the finger was down, after: pay touchDown (DL-22)",
                "call beginIgnoringInteractionEvents() when the touch has ended, as in the action of touchUpInside",
            ])
    }

    @Test func `DL-19: a view that moves to another window during the touch is named`() {
        let (window, pay) = button()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        other.windowScene = window.windowScene
        other.isHidden = false
        pay.addAction(UIAction { [unowned pay] _ in other.addSubview(pay) }, for: .touchDown)
        app.fingerDown(at: pay)
        app.fingerUp()
        expectEqual(
            answer(.event(pay, .touchUpInside)),
            [
                "the touch was cancelled: pay left its window, after: pay touchDown (DL-19)",
                "keep pay in its window until the touch ends",
            ])
    }

    @Test func `DL-18: the advice for a touch that the system cancels is to expect it`() {
        let (_, pay) = button()
        app.fingerDown(at: pay)
        app.enterBackground()
        app.fingerUp()
        expectEqual(
            answer(.view(pay)).last,
            "expect it, and undo there what touchDown did: pay.addTarget(self, action: #selector(…), for: .touchCancel)"
        )
    }
}
