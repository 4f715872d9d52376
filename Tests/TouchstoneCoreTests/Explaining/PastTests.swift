import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A past touch is explained by the state at its time, not by the current state of the views.
@Suite(.application) @MainActor
struct PastTests {
    let app = TestApplication.current

    /// The causes of a past touch with their subjects. The whole report must be the same before and after `since`.
    private func causes(_ wanted: TouchExplanation.Wanted, since: () -> Void = {}) -> [String] {
        let records = app.records
        let atOnce = app.application.explain(records, for: wanted)
        since()
        let later = app.application.explain(records, for: wanted)
        expectEqual(atOnce?.causes.map { $0.sentence(wanted: nil) }, later?.causes.map { $0.sentence(wanted: nil) })
        expectEqual(atOnce?.advice.map(\.words), later?.advice.map(\.words))
        expectEqual(atOnce?.description, later?.description)
        return atOnce?.causes.map { "\($0.code) of \($0.subject?.name ?? "none")" } ?? []
    }

    @Test func `A view that was hidden during the touch and shown later is reported as hidden`() {
        let window = app.makeWindow()
        let veil = UIView().placed("veil", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: veil)
        veil.isHidden = true
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(causes(.view(card)) { veil.isHidden = false }, ["hidden of veil"])
    }

    @Test func `A cover that has been deallocated is still named`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        weak var cover: UIView?
        do {
            let made = UIView().placed("cover", 0, 0, 100, 100, in: window)
            cover = made
            app.fingerTap(at: CGPoint(50, 50))
        }
        expectEqual(causes(.view(card)) { cover?.removeFromSuperview() }, ["covered of cover"])
        #expect(cover == nil)
        let report = app.application.explain(app.records, for: .view(card))
        expectEqual(report?.causes.first?.subject?.name, "cover")
        expectEqual(report?.steps.map(\.view.name), ["window", "cover"])
    }

    @Test func `A view that was added to the window after the touch is reported as in no window`() {
        let window = app.makeWindow()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        panel.accessibilityIdentifier = "panel"
        let card = UIView().placed("card", 0, 0, 100, 100, in: panel)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(causes(.view(card)) { window.addSubview(panel) }, ["no-window of panel"])
        expectEqual(app.application.explain(app.records, for: .view(card))?.causes.first?.subject?.name, "panel")
    }

    @Test func `HT-25: a view that an animation shows elsewhere than it is hit tested is reported`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            card.frame.origin.x = 250
        }
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(60, 50))
        expectEqual(causes(.view(card)) { app.advance(by: 2) }, ["animated-elsewhere of card"])
    }

    @Test func `DL-22: ignored interaction is reported after interaction is enabled again`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        app.application.beginIgnoringInteractionEvents()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(
            causes(.view(card)) { app.application.endIgnoringInteractionEvents() }, ["ignoring-interaction of none"])
    }

    @Test func `A presentation in front is reported, and the advice names the controller`() {
        let home = UIViewController()
        let window = app.makeWindow(root: home)
        let card = UIView().placed("card", 0, 0, 100, 100, in: home.view)
        let sheet = SheetController()
        sheet.modalPresentationStyle = .overFullScreen
        home.present(sheet, animated: false)
        app.settle()
        app.fingerTap(at: CGPoint(50, 50))
        #expect(window.isKeyWindow)
        expectEqual(causes(.view(card)) { home.dismiss(animated: false) }, ["presented-over of SheetController"])
        expectEqual(
            app.application.explain(app.records, for: .view(card))?.advice.first?.words.contains("SheetController"),
            true)
    }

    @Test func `A report about a touch that was not traced is unsure`() {
        let deaf = TestApplication(isTraced: false)
        let record = TraceRecord(number: 1, time: 0, fact: .queued(touch: 1, phase: .began, location: CGPoint(5, 5)))
        let report = deaf.application.explain([record], for: .view(UIView()))
        expectEqual(report?.isUnsure, true)
        expectEqual(report?.description.hasPrefix("unknown"), true)
    }

    @Test func `The position of a view on the screen includes its window's origin`() {
        _ = app.makeWindow()
        let panel = UIWindow(frame: CGRect(x: 40, y: 100, width: 300, height: 400))
        panel.windowLevel = .alert
        panel.isHidden = false
        let card = UIView().placed("card", 10, 20, 100, 50, in: panel)
        app.fingerTap(at: CGPoint(300, 400))
        expectEqual(causes(.view(card)) { panel.frame.origin = .zero }, ["outside of card"])
        let report = app.application.explain(app.records, for: .view(card))
        expectEqual(report?.description.contains("which is at (50, 120; 100×50) on the screen"), true)
    }

    // MARK: End of the records

    /// The last callback of the touch adds the recognizer, and nothing is recorded after it.
    @Test func `A recognizer added by the last callback of a touch is reported as attached late`() {
        let window = app.makeWindow()
        let card = EndingView().placed("card", 0, 0, 100, 100, in: window)
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        card.whenEnded = { card.addGestureRecognizer(tap) }
        app.fingerTap(at: card)
        expectEqual(causes(.recognizer(tap)) { window.addGestureRecognizer(tap) }, ["attached-late of tap"])
    }

    @Test func `G-47: the view to which a recognizer belonged before it had a window is named`() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let left = UIView().placed("left", 0, 0, 100, 100, in: holder)
        let right = UIView().placed("right", 200, 0, 100, 100, in: holder)
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        for view in [left, right] { view.addGestureRecognizer(tap) }
        let window = app.makeWindow()
        window.addSubview(holder)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(causes(.recognizer(tap)) { left.addGestureRecognizer(tap) }, ["not-attached of tap"])
        right.addGestureRecognizer(tap)
        let now = app.application.explainTouch(at: CGPoint(50, 50), for: .recognizer(tap))
        expectEqual(now.causes.first?.sentence(wanted: nil).contains("attached to right, and no longer to left"), true)
        // A point beside both views is outside.
        let beside = app.application.explainTouch(at: CGPoint(150, 50), for: .recognizer(tap))
        expectEqual(beside.causes.map(\.code), ["outside"])
    }

    /// The answer is the same whether the first question comes before or after the changes.
    @Test(arguments: [true, false])
    func `Changes after the end of the records do not change the answer`(_ asksAtOnce: Bool) {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        let refusing = Refusing()
        field.delegate = refusing
        window.addSubview(field)
        app.fingerTap(at: card)
        let records = app.records
        func cause() -> String? {
            app.application.explain(records, for: .firstResponder(field))?.causes.first?.code
        }
        if asksAtOnce { expectEqual(cause(), "outside") }
        app.advance(by: 1)
        #expect(!field.becomeFirstResponder())
        app.fingerTap(at: CGPoint(300, 600))
        expectEqual(cause(), "outside")
        let tap = UITapGestureRecognizer()
        card.addGestureRecognizer(tap)
        expectEqual(app.application.explain(records, for: .recognizer(tap))?.causes.first?.code, "not-attached")
    }

    /// The memory of the trace is limited: scenes of 15,000 views push out the oldest ones.
    @Test func `In a long session, the last touches are explained and the first are unsure`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        card.isHidden = true
        let crowd = UIView().placed("crowd", 0, 200, 10, 10, in: window)
        crowd.isHidden = true
        for _ in 0..<15_000 { crowd.addSubview(UIView()) }
        let touches = (0..<16).map { _ -> [TraceRecord] in
            app.clear()
            app.fingerTap(at: CGPoint(50, 50))
            app.advance(by: 1)
            return app.records
        }
        for touch in touches.suffix(3) {
            expectEqual(app.application.explain(touch, for: .view(card))?.causes.map(\.code), ["hidden"])
        }
        expectEqual(app.application.explain(touches[0], for: .view(card))?.isUnsure, true)
    }
}

private final class SheetController: UIViewController {}

private final class EndingView: UIView {
    var whenEnded: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { whenEnded() }
}
@MainActor private final class Refusing: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
