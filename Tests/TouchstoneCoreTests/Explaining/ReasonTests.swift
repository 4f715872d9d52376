import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Answers to why an object received a touch, why two objects did, and why one received it late.
@Suite(.application) @MainActor
struct ReasonTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func reasons(
        _ question: TouchExplanation.Question, _ wanted: any TouchExplanation.Taker,
        and other: (any TouchExplanation.Taker)? = nil
    ) -> [String] {
        report(question, wanted, and: other)?.reasons.map(\.code) ?? []
    }

    private func report(
        _ question: TouchExplanation.Question, _ wanted: any TouchExplanation.Taker,
        and other: (any TouchExplanation.Taker)? = nil
    ) -> TouchExplanation? {
        guard let asked = TouchExplanation.Wanted(wanted) else { return nil }
        return app.application.explain(
            app.records, why: question, for: asked, and: other.flatMap { TouchExplanation.Wanted($0) })
    }

    private func view(_ name: String, in parent: UIView? = nil) -> LoggingView {
        let view = LoggingView()
        view.accessibilityIdentifier = name
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.passesOn = false
        (parent ?? window).addSubview(view)
        return view
    }

    // MARK: Why an object received the touch

    @Test func `HT-4: a view receives the touch because it is in front`() {
        let behind = view("behind")
        let front = view("front")
        let veil = UIView().placed("veil", 0, 0, 200, 200, in: window)
        veil.isHidden = true
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.got, front), ["in-front", "skipped", "deepest"])
        let text = report(.got, front)?.description ?? ""
        #expect(text.hasPrefix("front had a touch at (50, 50)\nbecause front is in front of behind"))
        #expect(text.contains("veil, which is in front, was skipped by hit testing: hidden (HT-7)"))
        // A view that did not receive the touch gets the cause.
        expectEqual(reasons(.got, behind), [])
        expectEqual(report(.got, behind)?.causes.map(\.code), ["covered"])
    }

    @Test func `HT-7: of many skipped views, the four frontmost are named`() {
        let front = view("front")
        for number in 1...6 {
            UIView().placed("veil \(number)", 0, 0, 200, 200, in: window).isUserInteractionEnabled = false
        }
        app.fingerTap(at: CGPoint(50, 50))
        let veils = report(.got, front)?.reasons.map(\.sentence).filter { $0.contains("was skipped") } ?? []
        expectEqual(veils.compactMap { $0.split(separator: ",").first }, ["veil 6", "veil 5", "veil 4", "veil 3"])
    }

    @Test func `HT-19: a view with a singular transform is not mentioned`() {
        let flat = view("flat")
        let front = view("front")
        flat.transform = CGAffineTransform(scaleX: 0, y: 0)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.got, front), ["deepest"])
    }

    @Test func `HT-29: an override of hitTest that returns the view is the reason`() {
        let giver = GivingView().placed("giver", 0, 300, 200, 200, in: window)
        giver.destination = view("far")
        app.fingerTap(at: CGPoint(50, 350))
        expectEqual(reasons(.got, giver.destination!), ["returned-by-override", "touch-stays-with-view"])
    }

    @Test func `HT-39: a view keeps a touch that moves out of it vertically`() {
        let card = view("card")
        app.fingerDrag(from: CGPoint(50, 150), to: CGPoint(50, 250))
        expectEqual(reasons(.got, card), ["deepest", "touch-stays-with-view"])
    }

    @Test func `RC-9: a view receives the touch through the chain if its subview does not handle it`() {
        let card = view("card")
        let label = UIView().placed("label", 0, 0, 100, 100, in: card)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.got, card), ["responder-chain", "deepest"])
        expectEqual(report(.got, card)?.description.contains("from the UIView"), false)
        expectEqual(report(.got, card)?.reasons.first?.sentence.contains("label (UIView)"), true)
        _ = label
    }

    @Test func `HT-39: a view keeps a touch that moves out of it horizontally`() {
        let card = view("card")
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(300, 50))
        expectEqual(reasons(.got, card), ["deepest", "touch-stays-with-view"])
    }

    @Test func `G-21: a recognizer that recognized is reported with the recognizers that it prevented`() {
        let card = view("card")
        let inner = tap("inner", on: card)
        let outer = tap("outer", on: window)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.got, inner), ["recognized"])
        expectEqual(report(.got, inner)?.reasons.first, .recognized(Mention(inner), over: [Mention(outer)]))
        expectEqual(report(.got, outer)?.causes.map(\.code), ["prevented"])
    }

    @Test func `C-1: a control is reported with the event that it sent`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.accessibilityIdentifier = "pay"
        button.addAction(UIAction(title: "Pay") { _ in }, for: .touchUpInside)
        window.addSubview(button)
        app.fingerTap(at: button)
        expectEqual(reasons(.got, button), ["deepest", "sent"])
        expectEqual(
            report(.got, button)?.reasons.last?.sentence,
            "pay sent touchUpInside, for which the action “Pay” is registered (C-1)")
    }

    // MARK: Why two objects received the touch

    @Test func `G-31: cancelsTouchesInView set to false is the reason why view and recognizer received it`() {
        let card = view("card")
        let close = tap("close", on: window)
        close.cancelsTouchesInView = false
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.both, card, and: close), ["does-not-cancel-touches"])
        expectEqual(reasons(.both, close, and: card), ["does-not-cancel-touches"])
    }

    @Test func `G-31: a view received the touch before the recognizer recognized`() {
        let card = view("card")
        let close = tap("close", on: window)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.both, card, and: close), ["received-before"])
    }

    @Test func `G-23: the delegate that permits simultaneous recognition is named`() {
        let card = view("card")
        let (inner, outer) = (tap("inner", on: card), tap("outer", on: window))
        let delegate = Permitting()
        outer.delegate = delegate
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.both, inner, and: outer), ["simultaneous"])
        expectEqual(report(.both, inner, and: outer)?.reasons.first?.sentence.contains("Permitting"), true)
        outer.delegate = nil
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(report(.both, inner, and: outer)?.causes.map(\.code), ["prevented"])
    }

    @Test func `RC-9: a responder that calls super shares the touch`() {
        let card = view("card")
        let inner = view("inner", in: card)
        inner.passesOn = true
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.both, inner, and: card), ["responder-chain"])
        expectEqual(report(.both, inner, and: card)?.reasons.first?.sentence.contains("calls super"), true)
    }

    // MARK: Why an object received the touch late

    @Test func `SV-1: a scroll view that delays content touches is the reason for a late touch`() {
        let list = UIScrollView().placed("list", 0, 0, 390, 800, in: window)
        list.contentSize = CGSize(width: 390, height: 3000)
        let card = view("card", in: list)
        app.fingerLongPress(at: CGPoint(50, 50), duration: 1)
        expectEqual(reasons(.late, card), ["delayed"])
        expectEqual(report(.late, card)?.reasons.first?.sentence.hasPrefix("card was delayed by 0.15 s"), true)
    }

    /// The touch is delivered late and cancelled by the scroll.
    @Test func `SV-1: a recognizer that cancelled the touch later did not delay it`() {
        let list = UIScrollView().placed("list", 0, 0, 390, 800, in: window)
        list.contentSize = CGSize(width: 390, height: 3000)
        let card = view("card", in: list)
        app.fingerDown(at: CGPoint(50, 150))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(50, 50), duration: 0.2)
        app.fingerUp()
        expectEqual(card.received.last, "cancelled")
        expectEqual(reasons(.late, card), ["delayed"])
        let sentence = report(.late, card)?.reasons.first?.sentence ?? ""
        #expect(sentence.contains("by 0.15 s: list.delaysContentTouches is true"))
    }

    @Test func `G-53: the time of a press with two fingers counts from the second finger`() {
        let card = view("card")
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        press.addHandler { _ in }
        card.addGestureRecognizer(press)
        app.fingerDown(1, at: CGPoint(50, 50))
        app.advance(by: 0.4)
        app.fingerDown(2, at: CGPoint(150, 50))
        app.advance(by: 1)
        app.fingersUp([1, 2])
        let report = app.application.explain(app.records, why: .late, touch: 1, for: .recognizer(press))
        let sentence = report?.reasons.first?.sentence ?? ""
        #expect(sentence.contains("after all its fingers have been down for its minimumPressDuration"))
    }

    @Test func `An unknown reason is reported in the terms of the question`() {
        let field = UITextField().placed("field", 0, 0, 200, 40, in: window)
        app.fingerTap(at: field)
        let asked = TouchExplanation.Wanted.firstResponder(field)
        let got = app.application.explain(app.records, why: .got, for: asked)
        expectEqual(got?.description.hasPrefix("unknown: why field had a touch at (100, 20)"), true)
        let both = app.application.explain(app.records, why: .both, for: asked, and: .view(field))
        expectEqual(both?.description.hasPrefix("unknown: why field also had a touch"), true)
    }

    @Test func `G-24: a tap that waits for a double tap is reported as delayed`() {
        let single = tap("single", on: window)
        let double = tap("double", on: window)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 1)
        expectEqual(reasons(.late, single), ["delayed"])
        expectEqual(report(.late, single)?.reasons.first?.sentence.contains("double"), true)
    }

    @Test func `G-53: a long press is reported as taking time, and a tap as acting at the lift`() {
        let card = view("card")
        let press = UILongPressGestureRecognizer()
        press.addHandler { _ in }
        card.addGestureRecognizer(press)
        app.fingerLongPress(at: CGPoint(50, 50), duration: 1)
        expectEqual(reasons(.late, press), ["takes-time"])
        let quick = tap("quick", on: card)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.late, quick), ["acts-at-lift"])
        let plain = view("plain")
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(reasons(.late, plain), [])
        expectEqual(report(.late, plain)?.notes.contains { $0.contains("immediately") }, true)
    }
}

private final class GivingView: UIView {
    weak var destination: LoggingView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : destination
    }
}
private final class Permitting: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
