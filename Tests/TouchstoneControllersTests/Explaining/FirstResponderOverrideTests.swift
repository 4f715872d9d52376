import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations of overridden first responder methods that return `false`.
@Suite(.application) @MainActor
struct FirstResponderOverrideTests {
    let app = TestApplication.current

    private func add<View: UIView>(_ view: View, _ name: String, y: CGFloat, to window: UIWindow) -> View {
        view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
        view.accessibilityIdentifier = name
        window.addSubview(view)
        return view
    }

    private func button(_ window: UIWindow, _ tapped: @escaping @MainActor () -> Void) -> UIButton {
        let button = add(UIButton(), "edit", y: 400, to: window)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        return button
    }

    private func explain(_ wanted: TouchExplanation.Wanted) -> (code: String, subject: String, words: String) {
        app.settle()
        let report = app.application.explain(app.records, for: wanted)
        guard let cause = report?.causes.first else { return ("ok", "", "") }
        return (cause.code, cause.subject?.name ?? "", cause.sentence(wanted: report?.wanted))
    }

    @Test(arguments: [true, false])
    func `RC-19: an override of becomeFirstResponder that returns false is named`(_ isTouched: Bool) {
        let window = app.makeWindow()
        let field = add(NonBecomingField(), "amount", y: 100, to: window)
        let button = button(window) { _ = field.becomeFirstResponder() }
        app.fingerTap(at: isTouched ? field as UIView : button)
        let answer = explain(.firstResponder(field))
        expectEqual(answer.code, "editing-refused")
        expectEqual(answer.subject, "amount")
        #expect(answer.words.contains("becomeFirstResponder()"))
        // A touch calls it. Whether code of the application does is not known.
        let known = "its override of becomeFirstResponder() returned false and did not call super"
        let unknown = "it overrides becomeFirstResponder(), and the override does not call super, or nothing calls it"
        #expect(answer.words.contains(isTouched ? known : unknown))
    }

    @Test(arguments: [true, false])
    func `An override of becomeFirstResponder that calls super has no cause`(_ isTouched: Bool) {
        let window = app.makeWindow()
        let field = add(ForwardingField(), "amount", y: 100, to: window)
        let button = button(window) { _ = field.becomeFirstResponder() }
        app.fingerTap(at: isTouched ? field as UIView : button)
        expectEqual(explain(.firstResponder(field)).code, "ok")
        #expect(field.isFirstResponder)
    }

    @Test func `RC-18: canBecomeFirstResponder that returns false is named`() {
        let window = app.makeWindow()
        let card = add(UIView(), "card", y: 100, to: window)
        let button = button(window) { card.becomeFirstResponder() }
        app.fingerTap(at: button)
        let answer = explain(.firstResponder(card))
        expectEqual(answer.code, "cannot-become-first-responder")
        expectEqual(answer.subject, "card")
        let report = app.application.explain(app.records, for: .firstResponder(card))
        expectEqual(
            report?.advice.first?.words, "override canBecomeFirstResponder in a subclass of UIView and return true")
    }

    @Test(arguments: [0, 1, 2])
    func `RC-19: a first responder that does not resign is named`(_ kind: Int) {
        let window = app.makeWindow()
        let first: UITextField =
            kind == 0 ? NonResignableField() : kind == 1 ? RefusingToResignField() : NotForwardingResignField()
        _ = add(first, "name", y: 100, to: window)
        let second = add(UITextField(), "amount", y: 200, to: window)
        #expect(first.becomeFirstResponder())
        app.fingerTap(at: second)
        let answer = explain(.firstResponder(second))
        expectEqual(answer.code, "first-responder-stays")
        expectEqual(answer.subject, "name")
        let overrides = [
            "its override of canResignFirstResponder returned false",
            "its override of resignFirstResponder() returned false and did not call super",
            "its override of resignFirstResponder() returned true and did not call super",
        ]
        #expect(answer.words.contains(": \(overrides[kind]) (RC-19)"))
    }

    @Test func `RC-18: an override of canBecomeFirstResponder that returns false is named as one`() {
        let window = app.makeWindow()
        let field = add(BarredField(), "amount", y: 100, to: window)
        app.fingerTap(at: field)
        let answer = explain(.firstResponder(field))
        expectEqual(answer.code, "cannot-become-first-responder")
        #expect(answer.words.contains("its override of canBecomeFirstResponder returns false"))
    }

    @Test func `RC-20: endEditing calls the override of resignFirstResponder, and its result is known`() {
        let window = app.makeWindow()
        let field = add(RefusingToResignField(), "name", y: 100, to: window)
        field.addAction(UIAction { _ in }, for: .editingDidEnd)
        let button = button(window) { window.endEditing(false) }
        #expect(field.becomeFirstResponder())
        app.fingerTap(at: button)
        let answer = explain(.event(field, .editingDidEnd))
        #expect(answer.words.contains("its override of resignFirstResponder() returned false and did not call super"))
    }

    @Test func `RC-20: an override of resignFirstResponder that prevents the end of editing is named`() {
        let window = app.makeWindow()
        let field = add(RefusingToResignField(), "name", y: 100, to: window)
        field.addAction(UIAction { _ in }, for: .editingDidEnd)
        let button = button(window) { _ = field.resignFirstResponder() }
        #expect(field.becomeFirstResponder())
        app.fingerTap(at: button)
        let answer = explain(.event(field, .editingDidEnd))
        expectEqual(answer.code, "editing-refused")
        #expect(answer.words.contains("resignFirstResponder()"))
    }

    @Test func `RC-17: a field that nothing asks to become first responder is reported as outside the touch`() {
        let window = app.makeWindow()
        let field = add(UITextField(), "amount", y: 100, to: window)
        let button = button(window) {}
        app.fingerTap(at: button)
        expectEqual(explain(.firstResponder(field)).code, "outside")
    }
}

private final class NonBecomingField: UITextField {
    override func becomeFirstResponder() -> Bool { false }
}
private final class BarredField: UITextField {
    override var canBecomeFirstResponder: Bool { false }
}
private final class ForwardingField: UITextField {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}
private final class NonResignableField: UITextField {
    override var canResignFirstResponder: Bool { false }
}
private final class RefusingToResignField: UITextField {
    override func resignFirstResponder() -> Bool { false }
}
private final class NotForwardingResignField: UITextField {
    override func resignFirstResponder() -> Bool { true }
}
