import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The keyboard on the screen.
@Suite(.application(tracing: .both)) @MainActor
struct KeyboardTests {
    let app = TestApplication.current
    let window: UIWindow
    let field: UITextField

    init() {
        window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        window.addSubview(field)
    }

    private var keyboardWindow: UIWindow? {
        app.application.windows.first { $0.accessibilityIdentifier == "keyboard window" }
    }

    /// The visible part of the keyboard's window, which fills the screen.
    private var panel: UIView? { keyboardWindow?.subviews.first }

    private func view(_ name: String) -> UIView? {
        var waiting: [UIView] = keyboardWindow.map { [$0] } ?? []
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == name { return view }
            waiting += view.subviews
        }
        return nil
    }

    private func tap(_ keys: String...) throws {
        for key in keys {
            app.fingerTap(at: try #require(view("key \(key)")))
            app.advance(by: 0.5)
        }
    }

    @Test func `The keyboard appears for a text field and types without becoming first responder`() throws {
        #expect(keyboardWindow == nil)
        app.fingerTap(at: field)
        expectEqual(keyboardWindow?.frame, app.application.screen.bounds)
        expectEqual(panel?.frame, CGRect(x: 0, y: 844 - 216, width: 390, height: 216))
        #expect(keyboardWindow?.hitTest(CGPoint(x: 20, y: 300), with: nil) == nil)
        try tap("h", "i", "space", "shift", "x", "123", "7", "ABC", "y", "delete")
        expectEqual(field.text, "Hi X7")
        #expect(field.isFirstResponder && window.isKeyWindow)
        field.resignFirstResponder()
        app.settle()
        #expect(keyboardWindow == nil)
    }

    @Test func `The delete key repeats while it is held`() throws {
        field.text = "abcdefgh"
        field.becomeFirstResponder()
        app.settle()
        app.fingerDown(at: try #require(view("key delete")))
        expectEqual(field.text, "abcdefg")
        app.advance(by: 0.55)
        expectEqual(field.text, "abcdef")
        app.advance(by: 0.2)
        expectEqual(field.text, "abcd")
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(field.text, "abcd")
    }

    @Test func `Two quick taps lock the shift key, and the return key calls textFieldShouldReturn`() throws {
        let eventLog = TextEventLog()
        field.text = "a"
        field.becomeFirstResponder()
        eventLog.listen(to: field)
        app.settle()
        app.fingerTap(at: try #require(view("key shift")))
        app.advance(by: 0.1)
        app.fingerTap(at: try #require(view("key shift")))
        app.advance(by: 0.5)
        try tap("b", "c", "shift", "d")
        expectEqual(field.text, "aBCd")
        _ = eventLog.take()
        try tap("return")
        expectEqual(eventLog.take(), "shouldReturn, primaryActionTriggered")
    }

    private final class Unwilling: NSObject, UITextFieldDelegate, UITextViewDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    }

    @Test func `RC-25: the keyboard leaves if a text view that does not resign is no longer editable`() {
        let delegate = Unwilling()
        let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        text.delegate = delegate
        window.addSubview(text)
        text.becomeFirstResponder()
        app.settle()
        #expect(panel != nil)
        text.isEditable = false
        app.settle()
        #expect(text.isFirstResponder)
        #expect(keyboardWindow == nil)
        text.isEditable = true
        app.settle()
        #expect(keyboardWindow != nil)
    }

    @Test func `RC-25: the keyboard leaves if a text field that does not resign is disabled`() {
        let delegate = Unwilling()
        field.delegate = delegate
        field.becomeFirstResponder()
        app.settle()
        field.isEnabled = false
        app.settle()
        #expect(field.isFirstResponder)
        #expect(keyboardWindow == nil)
        field.isEnabled = true
        app.settle()
        #expect(keyboardWindow != nil)
    }

    @Test func `A host with a keyboard can turn off the keyboard on the screen`() {
        app.application.showsBuiltInKeyboard = false
        app.fingerTap(at: field)
        #expect(field.isFirstResponder && keyboardWindow == nil)
    }

    @Test func `A host can hide and show the keyboard during editing`() {
        let port = app.application.makePort()
        field.becomeFirstResponder()
        app.settle()
        #expect(view("keyboard") != nil)
        for isPlugged in [true, false, true] {
            #expect(port.sendBuiltInKeyboard(shows: !isPlugged))
            app.settle()
            #expect((view("keyboard") == nil) == isPlugged && (keyboardWindow == nil) == isPlugged)
            #expect(field.isFirstResponder)
        }
        app.application.showsBuiltInKeyboard = true
        app.settle()
        #expect(view("keyboard") != nil)
    }

    @Test func `HT-22: a button outside the bounds of an accessory view is reported`() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let send = UIButton().placed("send", 300, -20, 60, 40, in: bar)
        bar.accessibilityIdentifier = "bar"
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        app.settle()
        let place = bar.convert(CGPoint(x: 330, y: -10), to: nil)
        let causes = app.application.explainTouch(at: place, wanting: send).causes
        #expect(causes.map(\.code) == ["outside"] && causes.first?.subject?.name == "bar")
    }

    @Test func `RC-25: input view and accessory view are found along the responder chain`() {
        final class Screen: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            override var inputAccessoryView: UIView? { bar }
        }
        let screen = Screen()
        window.rootViewController = screen
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        app.settle()
        #expect(screen.bar.superview === panel && view("keyboard") != nil)
        expectEqual(panel?.frame, CGRect(x: 0, y: 584, width: 390, height: 260))
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        field.inputView = picker
        app.settle()
        #expect(picker.superview == nil)
        field.reloadInputViews()
        app.settle()
        #expect(picker.superview === panel && view("keyboard") == nil)
        #expect(panel?.frame.minY == 844 - 144 && picker.convert(picker.bounds, to: nil).minY == 744)
    }

    @Test func `The keyboard posts notifications and stays when the first responder changes to another field`() {
        final class Heard: @unchecked Sendable { var lines: [String] = [] }
        let received = Heard()
        let news: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        ]
        let observers = news.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                received.lines.append("\(word) \(end.map { Int($0.minY) } ?? -1) \(duration ?? -1)")
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        field.becomeFirstResponder()
        app.settle()
        expectEqual(received.lines, ["willChange 628 0.25", "willShow 628 0.25"])
        app.advance(by: 0.3)
        expectEqual(received.lines.last, "didShow 628 0.25")
        received.lines = []
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        window.addSubview(other)
        app.fingerTap(at: other)
        app.advance(by: 1)
        #expect(other.isFirstResponder && received.lines == [])
        other.resignFirstResponder()
        app.settle()
        app.advance(by: 1)
        expectEqual(received.lines, ["willChange 844 0.25", "willHide 844 0.25", "didHide 844 0.25"])
    }

    @Test func `Two slow taps do not lock the shift key`() throws {
        field.text = "a"
        field.becomeFirstResponder()
        app.settle()
        try tap("shift", "shift", "b", "shift", "c", "d")
        expectEqual(field.text, "abCd")
    }
}
