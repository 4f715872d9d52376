import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A touch arrives only if it had an effect: causes in controls, recognizers and responders that the touch reached.
@Suite(.application) @MainActor
struct OutcomeTests {
    let app = TestApplication.current
    private let listener = EmptyTarget()

    private func report(_ wanted: TouchExplanation.Wanted) -> TouchExplanation? {
        app.application.explain(app.records, for: wanted)
    }

    private func cause(_ wanted: TouchExplanation.Wanted) -> String? { report(wanted)?.causes.first?.code }

    private func sentence(_ wanted: TouchExplanation.Wanted) -> String {
        report(wanted)?.causes.first?.sentence(wanted: nil) ?? "ok"
    }

    private func button(_ type: UIButton = UIButton(), for events: UIControl.Event = .touchUpInside) -> UIButton {
        let window = app.makeWindow()
        type.accessibilityIdentifier = "pay"
        type.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        type.addTarget(listener, action: EmptyTarget.act, for: events)
        window.addSubview(type)
        return type
    }

    // MARK: Controls

    @Test func `A button whose action ran has no cause`() {
        let pay = button()
        app.fingerTap(at: pay)
        expectEqual(report(.event(pay, .touchUpInside))?.causes, [])
        expectEqual(report(.view(pay))?.causes, [])
    }

    @Test func `C-7: a lift too far outside is reported with its distance`() {
        let pay = button()
        app.fingerDown(at: pay)
        app.fingerMove(to: CGPoint(150, 240))
        app.fingerUp()
        expectEqual(
            sentence(.event(pay, .touchUpInside)),
            "the finger lifted 100 points outside pay, and 70 are allowed, so the control sends touchUpOutside (C-4, C-7)"
        )
    }

    @Test func `C-2: the tracking method that returns false is named`() {
        let pay = button(DecliningButton())
        app.fingerTap(at: pay)
        expectEqual(cause(.view(pay)), "tracking-refused")
        #expect(sentence(.view(pay)).contains("DecliningButton"))
    }

    @Test func `C-2: a touch method that does not call super is the cause`() {
        let pay = button(DeafButton())
        app.fingerTap(at: pay)
        expectEqual(cause(.event(pay, .touchUpInside)), "touches-overridden")
    }

    @Test func `C-16: an override of sendAction(_:to:for:) is named`() {
        let pay = button(KeepingButton())
        app.fingerTap(at: pay)
        expectEqual(cause(.event(pay, .touchUpInside)), "action-overridden")
        #expect(sentence(.view(pay)).contains("sendAction(_:to:for:)"))
    }

    @Test func `C-1: an event that is not sent is reported with the one that is sent`() {
        let pay = button(for: .valueChanged)
        app.fingerTap(at: pay)
        expectEqual(cause(.view(pay)), "no-target")
        #expect(sentence(.view(pay)).contains("touchUpInside"))
    }

    @Test func `C-14: a deallocated target is reported by its class`() {
        let pay = button()
        pay.removeTarget(nil, action: nil, for: .allEvents)
        do {
            let dying = EmptyTarget()
            pay.addTarget(dying, action: EmptyTarget.act, for: .touchUpInside)
        }
        app.fingerTap(at: pay)
        expectEqual(cause(.view(pay)), "target-deallocated")
        #expect(sentence(.view(pay)).contains("EmptyTarget"))
    }

    @Test func `C-28: a touch that does not change the value is reported`() {
        let window = app.makeWindow()
        let periods = UISegmentedControl(items: ["Day", "Week"])
        periods.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        periods.selectedSegmentIndex = 0
        periods.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        window.addSubview(periods)
        app.fingerTap(at: CGPoint(50, 116))
        expectEqual(cause(.event(periods, .valueChanged)), "value-unchanged")
        let volume = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        volume.addTarget(listener, action: EmptyTarget.act, for: .valueChanged)
        window.addSubview(volume)
        app.fingerTap(at: CGPoint(150, 217))
        expectEqual(cause(.event(volume, .valueChanged)), "missed-part")
    }

    // MARK: Recognizers

    private func tap(on view: UIView) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = "zoom"
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }

    @Test func `G-10: a recognizer without a target is reported and records no call`() {
        let window = app.makeWindow()
        let silent = UITapGestureRecognizer()
        window.addGestureRecognizer(silent)
        let received = tap(on: window)
        silent.require(toFail: received)
        received.isEnabled = false
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(cause(.recognizer(silent)), "no-target")
        // The trace records no call of a target.
        let silence = app.records.filter { if case .noTarget = $0.fact { true } else { false } }
        expectEqual(silence.map(\.fact.sentence), ["action UITapGestureRecognizer ended → no target"])
        #expect(!app.records.contains { if case .acted = $0.fact { true } else { false } })
        expectEqual(cause(.recognizer(received)), "recognizer-disabled")
    }

    @Test func `G-16: the delegate that refuses the touch is named`() {
        let window = app.makeWindow()
        let zoom = tap(on: window)
        let gate = Gate()
        zoom.delegate = gate
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(cause(.recognizer(zoom)), "delegate-refuses")
        #expect(sentence(.recognizer(zoom)).contains("gestureRecognizer(_:shouldReceive:) of the Gate"))
    }

    @Test func `G-47: a recognizer that was added to two views belongs to the second`() {
        let window = app.makeWindow()
        let first = UIView().placed("first", 0, 0, 100, 100, in: window)
        let second = UIView().placed("second", 0, 200, 100, 100, in: window)
        let zoom = tap(on: first)
        second.addGestureRecognizer(zoom)
        app.fingerTap(at: first)
        expectEqual(cause(.recognizer(zoom)), "not-attached")
        #expect(sentence(.recognizer(zoom)).contains("attached to second, and no longer to first"))
    }

    @Test func `SV-19: the direction in which the content fits is reported`() {
        let window = app.makeWindow()
        let page = UIScrollView().placed("page", 0, 0, 300, 400, in: window)
        page.contentSize = CGSize(width: 300, height: 2000)
        app.fingerDown(at: CGPoint(200, 200))
        app.fingerMove(to: CGPoint(50, 200), duration: 0.2)
        app.fingerUp()
        expectEqual(cause(.recognizer(page.panGestureRecognizer)), "content-fits")
        #expect(sentence(.recognizer(page.panGestureRecognizer)).contains("horizontally"))
    }

    // MARK: Responders

    @Test func `RC-19: the delegate that refuses editing is named`() {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.accessibilityIdentifier = "amount"
        let delegate = ReadOnly()
        field.delegate = delegate
        window.addSubview(field)
        app.fingerTap(at: field)
        app.advance(by: 0.5)
        expectEqual(cause(.firstResponder(field)), "editing-refused")
        #expect(sentence(.firstResponder(field)).contains("textFieldShouldBeginEditing(_:) of the ReadOnly"))
        expectEqual(cause(.firstResponder(window)), "cannot-become-first-responder")
    }

    @Test func `RC-7: an override of next that returns nil is the cause`() {
        let home = UIViewController()
        _ = app.makeWindow(root: home)
        let island = IslandView().placed("island", 0, 0, 100, 100, in: home.view)
        app.fingerTap(at: island)
        expectEqual(cause(.controller(home)), "chain-ends")
        expectEqual(report(.controller(home))?.causes.first?.subject?.name, "island")
    }
}

private final class DecliningButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class DeafButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class KeepingButton: UIButton {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
private final class Gate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}
private final class ReadOnly: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
private final class IslandView: UIView {
    override var next: UIResponder? { nil }
}
