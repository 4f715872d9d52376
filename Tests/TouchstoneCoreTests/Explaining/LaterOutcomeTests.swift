import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations of past touches without effect. Asking for one does not change the trace.
@Suite(.application(tracing: .both)) @MainActor
struct LaterOutcomeTests {
    let app = TestApplication.current

    private func recognizer(_ name: String, on view: UIView) -> UITapGestureRecognizer {
        let made = UITapGestureRecognizer()
        made.name = name
        made.addHandler { _ in }
        view.addGestureRecognizer(made)
        return made
    }

    @Test(.application) func `G-31: a tap recognizer of the superview that cancels the touch is the cause`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        let close = recognizer("close", on: window)
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, wanting: card)
        expectEqual(report?.causes, [.takenByRecognizer(Mention(close), from: Mention(card))])
        expectEqual(
            report?.description.hasPrefix(
                """
                error: a touch at (50, 50) reaches card, and loses it
                because close (UITapGestureRecognizer) recognized and cancelled the touch of card, because cancelsTouchesInView \
                is true (G-31)
                  help: leave the view its touches: close.cancelsTouchesInView = false
                    or: do without it: close.isEnabled = false

                """), true)
    }

    @Test(.application) func `HT-29: a recognizer of a view without a window does not receive the touch`() {
        let window = app.makeWindow()
        let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        loose.accessibilityIdentifier = "loose"
        let tap = recognizer("tap", on: loose)
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        lure.hitTestScript = { _, _, _, _ in loose }
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, wanting: tap)
        expectEqual(report?.causes, [.notInAWindow(Mention(loose), .atTouchDown)])
    }

    @Test(.application) func `The last removal from a window is the one that is reported`() {
        let window = app.makeWindow()
        let box = UIView().placed("box", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: box)
        box.removeFromSuperview()
        window.addSubview(box)
        card.removeFromSuperview()
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, wanting: card)
        expectEqual(report?.causes, [.notInAWindow(Mention(card), .sinceItLeft)])
    }

    @Test(.application)
    func `The superview with which a view left the window is named even if they are separated later`() {
        let window = app.makeWindow()
        let box = UIView().placed("box", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: box)
        box.removeFromSuperview()
        card.removeFromSuperview()
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, wanting: card)
        expectEqual(report?.causes, [.notInAWindow(Mention(box), .sinceItLeft)])
    }

    @Test(.application) func `What it left with is reported equally before and after the two are parted`() {
        let window = app.makeWindow()
        let box = UIView().placed("box", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: box)
        box.removeFromSuperview()
        app.fingerTap(at: CGPoint(50, 50))
        let before = app.application.explain(app.records, wanting: card)?.description
        window.addSubview(card)
        let after = app.application.explain(app.records, wanting: card)?.description
        expectEqual(before?.contains("because box, with which card left its window, was in no window"), true)
        expectEqual(after, before)
    }

    @Test(.application) func `C-2: a button whose touchesEnded override does not call super sends no event`() {
        final class Keeping: UIButton {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let window = app.makeWindow()
        let button = Keeping().placed("button", 0, 0, 100, 100, in: window)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        app.fingerTap(at: CGPoint(50, 50))
        let report = app.application.explain(app.records, wanting: button)
        expectEqual(report?.causes, [.touchesOverridden(Mention(button), method: "touchesEnded(_:with:)")])
    }

    @Test(.application) func `The hit test of a past touch is reported even if the views have moved since`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        app.fingerTap(at: CGPoint(50, 50))
        card.frame.origin.x = 200
        let report = app.application.explain(app.records, wanting: card)
        expectEqual(report?.causes, [])
        expectEqual(report?.hit?.name, "card")
        expectEqual(window.explainTouch(at: CGPoint(50, 50), wanting: card).hit?.name, "window")
    }

    @Test(.application) func `Each finger's last touch is explained by its number`() {
        let window = app.makeWindow()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        app.fingerTap(1, at: CGPoint(50, 50))
        app.fingerTap(2, at: CGPoint(200, 50))
        expectEqual(app.application.explain(app.records, touch: 1, wanting: card)?.causes, [])
        expectEqual(
            app.application.explain(app.records, touch: 2, wanting: card)?.causes.map(\.code), ["outside"])
        #expect(app.application.explain(app.records, touch: 3, wanting: card) == nil)
        #expect(app.application.explain([], wanting: card) == nil)
    }

    @Test(.application) func `A recognizer that recognized after waiting has no cause`() {
        let window = app.makeWindow()
        let single = recognizer("single", on: window)
        let double = recognizer("double", on: window)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(
            app.application.explain(app.records, wanting: single)?.causes,
            [.waits(Mention(single), for: Mention(double))])
        app.advance(by: 1)
        expectEqual(app.application.explain(app.records, wanting: single)?.causes, [])
        let report = app.application.explain(app.records, wanting: double)
        expectEqual(
            report?.causes,
            [
                .notItsGesture(
                    Mention(double), reason: .unmet(UnmetCondition(.tapMissing, measured: 1, allowed: 2, elapsed: 0.35))
                )
            ])
    }

    /// The records and their numbers are the same with and without questions in between.
    @Test(.application) func `Asking for an explanation does not change the trace`() {
        func eventLog(explaining: Bool) -> [TraceRecord] {
            TestApplication.run { app in
                let window = app.makeWindow()
                let lure = NilView().placed("lure", 0, 0, 100, 100, in: window)
                let card = UIView().placed("card", 0, 0, 100, 100, in: window)
                for place in [CGPoint(50, 50), CGPoint(200, 200)] {
                    if explaining { _ = window.explainTouch(at: place, wanting: lure) }
                    app.fingerDown(at: place)
                    if explaining { _ = app.application.explain(app.records, wanting: card) }
                    app.fingerUp()
                }
                return app.records
            }
        }
        expectEqual(eventLog(explaining: true), eventLog(explaining: false))
    }

    @Test(.application) func `An explanation may be requested during a hit test`() {
        let window = app.makeWindow()
        let curious = CuriousView().placed("curious", 0, 0, 100, 100, in: window)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(curious.reports.first?.hit?.name, "curious")
        expectEqual(app.verdicts, "curious: hit, window: returns curious")
    }
}

private final class NilView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Requests an explanation in its own hit test.
private final class CuriousView: UIView {
    var reports: [TouchExplanation] = []
    private var isAsking = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isAsking, let window {
            isAsking = true
            reports.append(window.explainTouch(at: convert(point, to: nil)))
            isAsking = false
        }
        return super.hitTest(point, with: event)
    }
}
