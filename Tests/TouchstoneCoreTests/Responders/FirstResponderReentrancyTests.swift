import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A first responder that does something of its own while it becomes one or ceases to be: RC-19 to RC-22, RC-26.
@Suite(.application(tracing: .both)) @MainActor
struct FirstResponderReentrancyTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    /// Does what the test wants before or after it resigns.
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

    @Test func `RC-19: a resigning responder makes a third one first responder`() {
        let (one, other, third) = (busy("one"), busy("other"), busy("third"))
        one.becomeFirstResponder()
        one.didResign = { third.becomeFirstResponder() }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder === third)
        #expect(third.isFirstResponder && !other.isFirstResponder && !one.isFirstResponder)
    }

    @Test func `RC-19: a resigning responder makes the other one first responder itself`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.becomeFirstResponder() }
        #expect(other.becomeFirstResponder())
        #expect(window.firstResponder === other)
    }

    @Test func `RC-19, RC-22: a resigning responder removes the other one`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.removeFromSuperview() }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder == nil)
        #expect(!other.isFirstResponder)
    }

    @Test func `RC-19: a resigning responder moves the other one to another window`() {
        let (one, other) = (busy("one"), busy("other"))
        let second = app.makeWindow("second")
        one.becomeFirstResponder()
        one.didResign = { second.addSubview(other) }
        #expect(!other.becomeFirstResponder())
        #expect(window.firstResponder == nil && second.firstResponder == nil)
        #expect(other.becomeFirstResponder())
        #expect(second.firstResponder === other)
    }

    @Test func `RC-19: a responder that takes the status back while losing it keeps it`() {
        let (one, other) = (busy("one"), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { one.becomeFirstResponder() }
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder)
    }

    @Test func `RC-22: a responder that leaves the window cannot refuse to resign`() {
        let one = busy("one")
        one.becomeFirstResponder()
        one.mayResign = false
        one.removeFromSuperview()
        #expect(window.firstResponder == nil)
        #expect(!one.isFirstResponder)
    }

    @Test func `RC-22: a responder that leaves the window hands over to another that stays`() {
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let (one, other) = (busy("one", in: box), busy("other"))
        one.becomeFirstResponder()
        one.didResign = { other.becomeFirstResponder() }
        box.removeFromSuperview()
        #expect(window.firstResponder === other)
    }

    @Test func `RC-22: only what leaves is asked`() {
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
        #expect(resigned == 1)
    }

    @Test func `RC-26: end editing below another view and without a first responder`() {
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

    @Test func `RC-26: a forced responder may hand over to another one`() {
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

    @Test func `RC-26: a responder that resigns and takes it back is not forced too`() {
        let one = busy("one")
        one.becomeFirstResponder()
        one.didResign = {
            one.didResign = nil
            one.becomeFirstResponder()
        }
        #expect(window.endEditing(true))
        #expect(one.isFirstResponder)
    }

    // MARK: Texts

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

    @Test func `RC-19: from text to text each is notified once`() {
        let (one, other) = (field("one"), field("other"))
        let delegate = Delegate()
        one.delegate = delegate
        other.delegate = delegate
        one.becomeFirstResponder()
        other.becomeFirstResponder()
        #expect(delegate.log.taken() == "one began, one ended, other began")
        other.becomeFirstResponder()
        #expect(delegate.log.taken() == "")
        other.resignFirstResponder()
        #expect(delegate.log.taken() == "other ended")
    }

    @Test func `RC-19: a text that ends editing and sends the user to a third one`() {
        let (one, other, third) = (field("one"), field("other"), field("third"))
        let delegate = Delegate()
        for field in [one, other, third] { field.delegate = delegate }
        one.becomeFirstResponder()
        delegate.onEnd = { third.becomeFirstResponder() }
        other.becomeFirstResponder()
        #expect(window.firstResponder === third)
        #expect(delegate.log.taken() == "one began, one ended, third began")
    }

    // MARK: Focus

    @Test func `RC-34: a first responder takes the focus from a control`() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        window.addSubview(button)
        let one = busy("one")
        #expect(window.moveFocus(to: button))
        #expect(button.isFocused)
        one.becomeFirstResponder()
        #expect(!button.isFocused)
        #expect(window.focusedView == nil)
        // A first responder of another kind keeps what it is while a control has the focus.
        #expect(window.moveFocus(to: button))
        #expect(one.isFirstResponder && button.isFocused)
        button.removeFromSuperview()
        #expect(!button.isFocused && window.focusedView == nil)
        #expect(one.isFirstResponder)
    }

    @Test func `RC-34: a text that refuses to resign keeps the focus`() {
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
