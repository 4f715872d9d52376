import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `explainTouch(at:wanting:)` names the cause, and applying its advice makes the touch arrive.
@Suite(.application(tracing: .both)) @MainActor
struct ExplainTests {
    let app = TestApplication.current

    @Test(.application) func `A hidden superview is named, and the advice to show it makes the touch arrive`() {
        let window = app.makeWindow()
        let behind = UIView().placed("behind", 0, 0, 390, 400, in: window)
        let veil = UIView().placed("veil", 50, 50, 200, 200, in: window)
        let button = UIView().placed("button", 50, 50, 100, 100, in: veil)
        veil.isHidden = true
        let report = window.explainTouch(at: CGPoint(150, 150), wanting: button)
        expectEqual(report.causes, [.hidden(Mention(veil))])
        expectEqual(report.advice, [.unhide(Mention(veil))])
        expectEqual(
            report.description,
            """
            error: a touch at (150, 150) does not reach button; behind receives it
            because veil is hidden, and so are its subviews (HT-7)
                window
                └ veil   ← here
                  └ button
              help: show it: veil.isHidden = false

            asked, from front to back:
              window    (150, 150): returns behind
                veil    (100, 100): hidden
                behind  (150, 150): hit

            no recognizer competes for it

            up the chain from there:
              behind → window → UIApplication
            """)
        #expect(app.records.isEmpty)
        for change in report.advice { #expect(change.apply(to: app.application)) }
        app.fingerTap(at: CGPoint(150, 150))
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        #expect(behind.window === window)
        #expect(
            window.explainTouch(at: CGPoint(150, 150), wanting: button).description.hasPrefix(
                "ok: a touch at (150, 150) reaches button\n"))
    }
}
