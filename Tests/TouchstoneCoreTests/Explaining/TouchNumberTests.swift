import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A question names one of several touches by its number; the answer is about that touch alone.
@Suite(.application) @MainActor
struct TouchNumberTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func answer(_ number: Int, _ wanted: TouchExplanation.Wanted) -> String {
        let report = app.application.explain(app.records, touchNumber: number, for: wanted)
        guard let report else { return "none" }
        return report.causes.first?.code ?? (report.isUnsure ? "unsure" : "ok")
    }

    private func button(_ name: String, _ y: CGFloat = 0) -> UIButton {
        let button = UIButton().placed(name, 0, y, 100, 100, in: window)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        return button
    }

    private func tap(_ taps: Int, on view: UIView) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }

    private func tapAt(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.1) {
        app.advance(by: seconds)
        app.fingerTap(at: CGPoint(x, y), allowsMiss: true)
    }

    @Test func `A cover that is hidden between two taps is the cause of the first tap only`() {
        let pay = button("pay")
        let cover = UIView().placed("cover", 0, 0, 100, 100, in: window)
        tapAt(50, 50)
        cover.isHidden = true
        tapAt(50, 50)
        expectEqual(answer(1, .view(pay)), "covered")
        expectEqual(answer(2, .view(pay)), "ok")
        expectEqual(answer(3, .view(pay)), "none")
        expectEqual(answer(0, .view(pay)), "none")
    }

    @Test func `A button that its own action disables has a cause for the second tap only`() {
        let pay = UIButton().placed("pay", 0, 0, 100, 100, in: window)
        pay.addAction(UIAction { _ in pay.isEnabled = false }, for: .touchUpInside)
        tapAt(50, 50)
        tapAt(50, 50)
        expectEqual(answer(1, .event(pay, .touchUpInside)), "ok")
        expectEqual(answer(2, .event(pay, .touchUpInside)), "disabled-control")
    }

    @Test func `A double tap is one gesture of two touches`() {
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let (open, zoom) = (tap(1, on: card), tap(2, on: card))
        open.require(toFail: zoom)
        tapAt(50, 50)
        tapAt(50, 50)
        app.advance(by: 1)
        expectEqual(answer(1, .recognizer(zoom)), "ok")
        expectEqual(answer(2, .recognizer(zoom)), "ok")
        expectEqual(answer(2, .recognizer(open)), "waits")
    }

    @Test func `A second tap that comes too late begins another double tap`() {
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let zoom = tap(2, on: card)
        tapAt(50, 50)
        tapAt(50, 50, after: 1)
        tapAt(50, 50)
        app.advance(by: 1)
        expectEqual(answer(1, .recognizer(zoom)), "recognizer-failed")
        expectEqual(answer(2, .recognizer(zoom)), "ok")
        expectEqual(answer(3, .recognizer(zoom)), "ok")
    }

    @Test func `A tap beside the button is reported as outside, and the taps on it are not`() {
        let pay = button("pay")
        tapAt(150, 50)
        tapAt(50, 50)
        tapAt(250, 50)
        expectEqual(answer(1, .view(pay)), "outside")
        expectEqual(answer(2, .view(pay)), "ok")
        expectEqual(answer(3, .view(pay)), "outside")
    }

    @Test func `Touches of two fingers are numbered in the order of touch-down`() {
        let (pay, help) = (button("pay"), button("help", 200))
        app.fingerDown(1, at: CGPoint(50, 50))
        app.fingerDown(2, at: CGPoint(50, 250))
        app.advance(by: 0.1)
        app.fingerUp(2)
        app.fingerDown(2, at: CGPoint(300, 300))
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(answer(1, .view(pay)), "ok")
        expectEqual(answer(1, .view(help)), "outside")
        expectEqual(answer(2, .view(help)), "ok")
        expectEqual(answer(3, .view(help)), "outside")
    }

    @Test func `A text field that a later touch makes resign has a cause for that touch only`() {
        let field = UITextField().placed("name", 0, 0, 100, 100, in: window)
        let done = UIButton().placed("done", 0, 200, 100, 100, in: window)
        done.addAction(UIAction { _ in field.resignFirstResponder() }, for: .touchUpInside)
        tapAt(50, 50)
        tapAt(50, 250)
        expectEqual(answer(1, .firstResponder(field)), "ok")
        expectEqual(answer(2, .firstResponder(field)), "first-responder-lost")
    }

    @Test func `A long press that the first touch made has a cause for the second touch only`() {
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let press = UILongPressGestureRecognizer()
        press.addHandler { _ in }
        card.addGestureRecognizer(press)
        app.fingerDown(at: CGPoint(50, 50))
        app.advance(by: 0.8)
        app.fingerUp()
        tapAt(50, 50)
        app.advance(by: 1)
        expectEqual(answer(1, .recognizer(press)), "ok")
        expectEqual(answer(2, .recognizer(press)), "recognizer-failed")
    }
}
