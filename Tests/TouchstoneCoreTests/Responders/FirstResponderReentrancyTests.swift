import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Changes that a view makes while it becomes or resigns first responder (RC-19 to RC-22, RC-26).
@Suite(.application(tracing: .both)) @MainActor
struct FirstResponderReentrancyTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    /// Calls the test's closures before and after it resigns first responder.
    private final class Busy: UIView {
        var willResign: (() -> Void)?
        var didResign: (() -> Void)?
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
        override func resignFirstResponder() -> Bool {
            willResign?()
            let resigned = super.resignFirstResponder()
            if resigned { didResign?() }
            return resigned
        }
    }

    private func busy(_ name: String, in parent: UIView? = nil) -> Busy {
        let view = Busy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = name
        (parent ?? window).addSubview(view)
        return view
    }

    private func field(_ name: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        field.accessibilityIdentifier = name
        window.addSubview(field)
        return field
    }

    @Test func `RC-19: a third view that the resigning view makes first responder stays first responder`() {
        let (one, other, third) = (busy("one"), busy("other"), busy("third"))
        one.becomeFirstResponder()
        one.didResign = { third.becomeFirstResponder() }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder === third)
        #expect(third.isFirstResponder && !other.isFirstResponder && !one.isFirstResponder)
    }

    @Test func `RC-19: becomeFirstResponder succeeds if the resigning view has already done it`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.becomeFirstResponder() }
        #expect(other.becomeFirstResponder())
        #expect(window.firstResponder === other)
    }

    @Test func `RC-19, RC-22: a view that the resigning view removes does not become first responder`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.removeFromSuperview() }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder == nil)
        #expect(!other.isFirstResponder)
    }

    @Test func `RC-19: a view that the resigning view moves to another window does not become first responder`() {
        let (one, other) = (busy("one"), busy("other"))
        let second = app.makeWindow("second")
        one.becomeFirstResponder()
        one.didResign = { second.addSubview(other) }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder == nil && second.firstResponder == nil)
        #expect(other.becomeFirstResponder())
        #expect(second.firstResponder === other)
    }

    @Test func `RC-19: a view that becomes first responder again while it resigns stays first responder`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { one.becomeFirstResponder() }
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder)
    }

    @Test func `RC-22: a view that leaves the window cannot refuse to resign`() {
        let one = busy("one")
        one.becomeFirstResponder()
        one.mayResign = false
        one.removeFromSuperview()
        #expect(window.firstResponder == nil)
        #expect(!one.isFirstResponder)
    }

    @Test func `RC-22: a first responder that leaves the window can make a remaining view first responder`() {
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let (one, other) = (busy("one", in: box), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.becomeFirstResponder() }
        box.removeFromSuperview()
        #expect(window.firstResponder === other)
    }

    @Test func `RC-22: a view of the removed tree does not become first responder as another one resigns`() {
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let (one, other) = (busy("one", in: box), busy("other", in: box))
        one.becomeFirstResponder()
        one.didResign = { #expect(!other.becomeFirstResponder()) }
        box.removeFromSuperview()
        #expect(window.firstResponder == nil)
        #expect(!one.isFirstResponder && !other.isFirstResponder)
    }

    @Test func `RC-22: a text field of the removed tree does not begin editing as another one ends`() {
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let (one, other) = (field("one"), field("other"))
        let delegate = Delegate()
        for field in [one, other] {
            box.addSubview(field)
            field.delegate = delegate
        }
        one.becomeFirstResponder()
        delegate.onEnd = { other.becomeFirstResponder() }
        box.removeFromSuperview()
        #expect(window.firstResponder == nil)
        expectEqual(delegate.log.taken(), "one began, one ended")
    }

    @Test func `RC-22: a view that is told that it leaves its window does not become first responder`() {
        final class Leaving: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func willMove(toWindow newWindow: UIWindow?) {
                if newWindow !== window { becomeFirstResponder() }
            }
        }
        let view = Leaving()
        window.addSubview(view)
        view.removeFromSuperview()
        #expect(window.firstResponder == nil)
        window.addSubview(view)
        app.makeWindow().addSubview(view)
        #expect(window.firstResponder == nil)
        #expect(view.becomeFirstResponder())
    }

    @Test func `RC-22: a first responder resigns only if a removed view contains it`() {
        let (box, beside) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        window.addSubview(box)
        window.addSubview(beside)
        let one = busy("one", in: box)
        var resigned = 0
        one.didResign = { resigned += 1 }
        one.becomeFirstResponder()
        beside.removeFromSuperview()
        #expect(one.isFirstResponder && resigned == 0)
        box.removeFromSuperview()
        expectEqual(resigned, 1)
    }

    @Test func `RC-26: endEditing affects only a first responder inside the view, and true forces it to resign`() {
        let (box, beside) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        window.addSubview(box)
        window.addSubview(beside)
        #expect(box.endEditing(false))
        #expect(UIView().endEditing(false))
        let one = busy("one", in: box)
        one.becomeFirstResponder()
        #expect(beside.endEditing(true))
        #expect(one.isFirstResponder)
        one.mayResign = false
        #expect(!box.endEditing(false))
        #expect(one.isFirstResponder)
        #expect(window.endEditing(true))
        #expect(window.firstResponder == nil)
    }

    @Test func `RC-26: a view that endEditing forces to resign can make another view first responder`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.mayResign = false
        one.willResign = {
            one.mayResign = true
            one.willResign = nil
            other.becomeFirstResponder()
            one.mayResign = false
        }
        window.endEditing(true)
        #expect(window.firstResponder === other)
    }

    @Test func `RC-26: endEditing does not force a view that resigns and becomes first responder again`() {
        let one = busy("one")
        one.becomeFirstResponder()
        one.didResign = {
            one.didResign = nil
            one.becomeFirstResponder()
        }
        #expect(window.endEditing(true))
        #expect(one.isFirstResponder)
    }

    // MARK: Text fields

    private final class Delegate: NSObject, UITextFieldDelegate {
        let log = CallLog(separator: ", ")
        var onEnd: (() -> Void)?
        func textFieldDidBeginEditing(_ textField: UITextField) {
            log.lines.append("\(textField.accessibilityIdentifier!) began")
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
            log.lines.append("\(textField.accessibilityIdentifier!) ended")
            onEnd?()
            onEnd = nil
        }
    }

    @Test func `RC-19: moving between text fields calls each delegate method once`() {
        let (one, other) = (field("one"), field("other"))
        let delegate = Delegate()
        one.delegate = delegate
        other.delegate = delegate
        one.becomeFirstResponder()
        other.becomeFirstResponder()
        expectEqual(delegate.log.taken(), "one began, one ended, other began")
        other.becomeFirstResponder()
        expectEqual(delegate.log.taken(), "")
        other.resignFirstResponder()
        expectEqual(delegate.log.taken(), "other ended")
    }

    @Test func `RC-19: a text field that ends editing can make a third one first responder`() {
        let (one, other, third) = (field("one"), field("other"), field("third"))
        let delegate = Delegate()
        for field in [one, other, third] { field.delegate = delegate }
        one.becomeFirstResponder()
        delegate.onEnd = { third.becomeFirstResponder() }
        other.becomeFirstResponder()
        #expect(window.firstResponder === third)
        expectEqual(delegate.log.taken(), "one began, one ended, third began")
    }

    // MARK: Focus

    @Test func `RC-34: a view that becomes first responder takes the focus from a control`() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        window.addSubview(button)
        let one = busy("one")
        #expect(window.moveFocus(to: button))
        #expect(button.isFocused)
        one.becomeFirstResponder()
        #expect(!button.isFocused)
        #expect(window.focusedView == nil)
        // A first responder that is no text field stays first responder while a control has the focus.
        #expect(window.moveFocus(to: button))
        #expect(one.isFirstResponder && button.isFocused)
        button.removeFromSuperview()
        #expect(!button.isFocused && window.focusedView == nil)
        #expect(one.isFirstResponder)
    }

    @Test func `RC-34: a text field that refuses to end editing keeps the focus`() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        window.addSubview(button)
        let (text, refusal) = (field("text"), Refusal())
        text.delegate = refusal
        text.becomeFirstResponder()
        #expect(window.focusedView === text)
        #expect(!window.moveFocus(to: button))
        #expect(text.isFirstResponder && !button.isFocused)
        text.delegate = nil
        #expect(window.moveFocus(to: button))
        #expect(!text.isFirstResponder && button.isFocused)
        #expect(window.moveFocus(to: nil))
        #expect(window.focusedView == nil)
    }
}
