import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cause names the object that it is about, in the terms of that object, and no unrelated object.
@Suite(.application) @MainActor
struct CauseSubjectTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func report(_ wanted: TouchExplanation.Wanted) -> TouchExplanation? {
        app.application.explain(app.records, for: wanted)
    }

    private func cause(_ wanted: TouchExplanation.Wanted) -> String? { report(wanted)?.causes.first?.code }

    private func sentence(_ wanted: TouchExplanation.Wanted) -> String {
        let report = report(wanted)
        return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
    }

    @Test func `SV-1, G-39: the two kinds of delay are distinguished`() {
        let scroll = UIScrollView().placed("list", 0, 0, 390, 400, in: window)
        let row = UIView().placed("row", 0, 0, 390, 100, in: scroll)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(cause(.view(row)), "scroll-view-delays-touches")
        app.fingerUp()
        app.advance(by: 1)
        app.clear()
        let card = UIView().placed("card", 0, 500, 390, 100, in: window)
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        card.addGestureRecognizer(pan)
        app.fingerDown(at: CGPoint(50, 550))
        expectEqual(cause(.view(card)), "recognizer-delays-touches")
        app.fingerUp()
    }

    @Test func `RC-21: a responder that resigned has lost the first responder status`() {
        final class Hasty: UITextFieldDelegate {
            func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
        }
        let hasty = Hasty()
        let field = UITextField().placed("field", 20, 20, 200, 40, in: window)
        field.delegate = hasty
        app.fingerTap(at: CGPoint(50, 40))
        app.advance(by: 1)
        #expect(!field.isFirstResponder)
        expectEqual(cause(.firstResponder(field)), "first-responder-lost")
    }

    @Test func `HT-7: a controller with a hidden view is reported as hidden even if it stores its superview`() {
        final class Guest: UIViewController { var host: UIView? }
        let home = UIViewController()
        window.rootViewController = home
        let host = UIView().placed("host", 0, 0, 300, 300, in: home.view)
        let guest = Guest()
        guest.host = host
        home.addChild(guest)
        guest.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        host.addSubview(guest.view)
        guest.view.isHidden = true
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(cause(.controller(guest)), "hidden")
    }

    @Test func `C-1: the advice for an event that is never sent names an event that is sent`() {
        let counter = EmptyTarget()
        let pay = UIButton().placed("pay", 20, 20, 100, 40, in: window)
        pay.addTarget(counter, action: EmptyTarget.act, for: .touchUpInside)
        let report = app.application.explainTouch(at: CGPoint(50, 40), for: .event(pay, .valueChanged))
        let words = report.causes.first?.sentence(wanted: report.wanted) ?? "ok"
        #expect(words.hasPrefix("pay (UIButton) does not send valueChanged"))
        expectEqual(
            report.advice.map(\.words),
            [
                "register for touchUpInside, which pay sends: pay.addTarget(self, action: #selector(…), for: .touchUpInside)"
            ])
    }

    @Test func `A report without a wanted view gives the advice of a cause`() {
        let refresh = UIRefreshControl()
        refresh.accessibilityIdentifier = "refresh"
        let report = window.explainTouch(at: CGPoint(50, 50))
        let changes = report.changes(for: .pulledTooLittle(Mention(refresh), by: 20, needed: 80))
        expectEqual(changes.map(\.words), ["pull 80 points beyond the upper edge"])
    }

    @Test func `G-47: a recognizer that was moved and acts has no cause`() {
        let outer = UIView().placed("outer", 0, 0, 300, 300, in: window)
        let inner = UIView().placed("inner", 0, 0, 200, 200, in: outer)
        let moved = tap("moved", on: inner)
        app.fingerTap(at: CGPoint(350, 700))
        outer.addGestureRecognizer(moved)
        app.fingerTap(at: CGPoint(50, 50))
        #expect(report(.recognizer(moved)) != nil)
        #expect(cause(.recognizer(moved)) == nil)
    }

    @Test func `HT-3: overrides are reported in the order in which they were called`() {
        class Asking: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                super.hitTest(point, with: event)
            }
        }
        let first = Asking().placed("first", 0, 0, 300, 300, in: window)
        let second = Asking().placed("second", 0, 0, 200, 200, in: first)
        _ = Asking().placed("third", 0, 0, 100, 100, in: second)
        let report = app.application.explainTouch(at: CGPoint(50, 50))
        #expect(report.notes.contains("overrides of the hit test were called: first, second, third"))
    }

    @Test func `G-5: the time that a finger is down is reported`() {
        let view = UIView().placed("view", 0, 0, 300, 300, in: window)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { _ in }
        view.addGestureRecognizer(pan)
        app.fingerDown(at: CGPoint(50, 50))
        app.advance(by: 3)
        app.fingerMove(to: CGPoint(52, 50))
        app.advance(by: 0.1)
        #expect(sentence(.recognizer(pan)).contains("for 3.017 s"), "\(sentence(.recognizer(pan)))")
        app.fingerUp()
    }

    @Test func `RC-30: the controller that declines an action is named, not its view`() {
        final class Chief: UIViewController {
            func pay() {}
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        }
        let pay = Selector(Chief.pay, name: "pay")
        let chief = Chief()
        window.rootViewController = chief
        chief.view.accessibilityIdentifier = "desk"
        let button = UIButton().placed("button", 20, 20, 100, 40, in: chief.view)
        button.addTarget(nil, action: pay, for: .touchUpInside)
        app.fingerTap(at: CGPoint(50, 40))
        expectEqual(cause(.view(button)), "no-responder-for-action", "\(sentence(.view(button)))")
        #expect(sentence(.view(button)).contains("Chief") && !sentence(.view(button)).contains("desk"))
    }

    @Test func `C-1: a control with a target for another event is reported before the touch`() {
        let counter = EmptyTarget()
        let button = UIButton().placed("button", 20, 20, 100, 40, in: window)
        button.addTarget(counter, action: EmptyTarget.act, for: .touchDragExit)
        let report = window.explainTouch(at: CGPoint(50, 40), wanting: button)
        let words = report.causes.first?.sentence(wanted: report.wanted) ?? "ok"
        #expect(words.contains("touchDragExit") && words.contains("touchUpInside"), "\(words)")
    }

    @Test func `G-25: a delegate is named only for the recognizer that waits because of it`() {
        final class Strict: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { otherGestureRecognizer.name == "double" }
        }
        let strict = Strict()
        let view = UIView().placed("view", 0, 0, 300, 300, in: window)
        let double = tap("double", on: view)
        double.numberOfTapsRequired = 2
        let single = tap("single", on: view)
        single.require(toFail: double)
        let third = tap("third", on: view)
        third.delegate = strict
        app.fingerDoubleTap(at: CGPoint(50, 50))
        expectEqual(cause(.recognizer(single)), cause(.recognizer(third)))
        #expect(sentence(.recognizer(third)).contains("Strict"), "\(sentence(.recognizer(third)))")
        #expect(!sentence(.recognizer(single)).contains("Strict"), "\(sentence(.recognizer(single)))")
    }
}
