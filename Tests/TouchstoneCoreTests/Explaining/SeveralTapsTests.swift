import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Of several touches of one finger, the last one is explained, and with it the taps that belong to its gesture.
@Suite(.application) @MainActor
struct SeveralTapsTests {
    let app = TestApplication.current

    private func card(taps: Int) -> (UIView, UITapGestureRecognizer) {
        let card = UIView().placed("card", 0, 0, 300, 300, in: app.makeWindow())
        return (card, tap(on: card, taps))
    }

    private func tap(on view: UIView, _ taps: Int) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = taps == 1 ? "open" : "zoom"
        tap.numberOfTapsRequired = taps
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        let report = app.application.explain(app.records, for: wanted)
        guard let report else { return "none" }
        return report.causes.first.map { "\($0.code): \($0.sentence(wanted: report.wanted))" } ?? "ok"
    }

    @Test func `A double tap that recognized is fine`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        #expect(answer(.recognizer(zoom)) == "ok")
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)) == "ok")
    }

    @Test func `A second tap that comes too late`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.6)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
    }

    @Test func `A second tap elsewhere`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(250, 250))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).contains("282.8 points away, 45 allowed"))
    }

    @Test func `A double tap whose single tap does not wait`() {
        let (card, zoom) = card(taps: 2)
        let open = tap(on: card, 1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)) == "ok")
        #expect(answer(.recognizer(open)).hasPrefix("prevented"))
        open.require(toFail: zoom)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)) == "ok")
        #expect(answer(.recognizer(open)).hasPrefix("waits"))
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
        #expect(answer(.recognizer(open)) == "ok")
    }

    @Test func `A second tap that a cover took`() {
        let (card, zoom) = card(taps: 2)
        let cover = UIView().placed("cover", 0, 0, 300, 300, in: card.superview!)
        cover.isHidden = true
        app.fingerTap(at: CGPoint(50, 50))
        cover.isHidden = false
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("covered"))
    }

    @Test func `A first tap that a cover took`() {
        let (card, zoom) = card(taps: 2)
        let cover = UIView().placed("cover", 0, 0, 300, 300, in: card.superview!)
        app.fingerTap(at: CGPoint(50, 50))
        cover.isHidden = true
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
    }

    @Test func `A button tapped twice`() {
        let window = app.makeWindow()
        let pay = UIButton().placed("pay", 0, 0, 100, 100, in: window)
        pay.addAction(UIAction { _ in }, for: .touchDownRepeat)
        app.fingerTap(at: pay)
        #expect(answer(.event(pay, .touchDownRepeat)).hasPrefix("no-target"))
        app.advance(by: 0.1)
        app.fingerTap(at: pay)
        #expect(answer(.event(pay, .touchDownRepeat)) == "ok")
        #expect(answer(.view(pay)) == "ok")
        let twice = UIButton().placed("once", 0, 200, 100, 100, in: window)
        twice.addAction(UIAction { _ in twice.isEnabled = false }, for: .touchUpInside)
        app.fingerTap(at: twice)
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 250), allowsMiss: true)
        #expect(answer(.event(twice, .touchUpInside)).hasPrefix("disabled-control"))
    }
}
