import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The last of several touches is explained, together with the earlier taps of the same gesture.
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

    @Test func `A recognized double tap has no cause`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(answer(.recognizer(zoom)), "ok")
        app.advance(by: 1)
        expectEqual(answer(.recognizer(zoom)), "ok")
    }

    @Test func `A second tap that comes too late is reported as a failure`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.6)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
    }

    @Test func `A second tap at another point is reported with the distance`() {
        let (_, zoom) = card(taps: 2)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(250, 250))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).contains("282.8 points away, 45 allowed"))
    }

    @Test func `A single tap is reported as prevented, or as waiting if it requires the double tap to fail`() {
        let (card, zoom) = card(taps: 2)
        let open = tap(on: card, 1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        expectEqual(answer(.recognizer(zoom)), "ok")
        #expect(answer(.recognizer(open)).hasPrefix("prevented"))
        open.require(toFail: zoom)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        expectEqual(answer(.recognizer(zoom)), "ok")
        #expect(answer(.recognizer(open)).hasPrefix("waits"))
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
        expectEqual(answer(.recognizer(open)), "ok")
    }

    @Test func `A cover that receives the second tap is the cause`() {
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

    @Test func `A double tap whose first tap hit a cover is reported as failed`() {
        let (card, zoom) = card(taps: 2)
        let cover = UIView().placed("cover", 0, 0, 300, 300, in: card.superview!)
        app.fingerTap(at: CGPoint(50, 50))
        cover.isHidden = true
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        #expect(answer(.recognizer(zoom)).hasPrefix("recognizer-failed"))
    }

    @Test func `A button that is tapped twice is explained by its second tap`() {
        let window = app.makeWindow()
        let pay = UIButton().placed("pay", 0, 0, 100, 100, in: window)
        pay.addAction(UIAction { _ in }, for: .touchDownRepeat)
        app.fingerTap(at: pay)
        #expect(answer(.event(pay, .touchDownRepeat)).hasPrefix("no-target"))
        app.advance(by: 0.1)
        app.fingerTap(at: pay)
        expectEqual(answer(.event(pay, .touchDownRepeat)), "ok")
        expectEqual(answer(.view(pay)), "ok")
        let twice = UIButton().placed("once", 0, 200, 100, 100, in: window)
        twice.addAction(UIAction { _ in twice.isEnabled = false }, for: .touchUpInside)
        app.fingerTap(at: twice)
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 250), allowsMiss: true)
        #expect(answer(.event(twice, .touchUpInside)).hasPrefix("disabled-control"))
    }
}
