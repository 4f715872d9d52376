import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties of text fields and text views, and the keys and commands that they handle or forward.
@Suite(.application(tracing: .both)) @MainActor
struct FieldSettingsTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test(arguments: [
        (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
        (.always, true, true),
    ])
    func `A text field shows its clear button according to its mode`(
        _ mode: UITextField.ViewMode, _ idle: Bool, _ editing: Bool
    ) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.clearButtonMode = mode
        window.addSubview(field)
        let button = field.clearButtonRect(forBounds: field.bounds)
        let place = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
        field.text = "word"
        app.fingerTap(at: place)
        expectEqual((field.text == ""), idle)
        field.text = "word"
        field.becomeFirstResponder()
        app.advance(by: 1)
        app.fingerTap(at: place)
        expectEqual((field.text == ""), editing)
    }

    /// The font size and text that a field with a font of 20 points draws. `digits` is its width in digits.
    private func drawn(_ field: UITextField, digits: CGFloat) -> (size: Double, text: String)? {
        let digit = ClassedTextMeasurer().width(of: "0", font: .systemFont(ofSize: 20))
        field.frame = CGRect(x: 0, y: 100, width: digits * digit, height: 40)
        for case .text(let text, _, _, let size, _, _) in window.displayList().commands {
            return ((Double(size) * 10).rounded() / 10, text)
        }
        return nil
    }

    @Test func `A text field's font shrinks to fit, but not below its minimum size`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 20)
        field.text = "0123456789"
        window.addSubview(field)
        expectEqual(drawn(field, digits: 5)?.size, 20)
        let wanted = field.intrinsicContentSize
        field.adjustsFontSizeToFitWidth = true
        expectEqual(drawn(field, digits: 11)?.size, 20)
        let half = drawn(field, digits: 5)
        #expect(half?.size == 10 && half?.text == "0123456789")
        expectEqual(field.intrinsicContentSize, wanted)
        field.minimumFontSize = 16
        expectEqual(drawn(field, digits: 5)?.size, 16)
        field.minimumFontSize = 30
        expectEqual(drawn(field, digits: 5)?.size, 20)
        for size: CGFloat in [.nan, .infinity, -5] {
            field.minimumFontSize = size
            #expect((drawn(field, digits: 5)?.size ?? 0) > 0)
        }
    }

    @Test func `A secure text field shrinks its font while it is edited`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 20)
        (field.text, field.isSecureTextEntry, field.adjustsFontSizeToFitWidth) = ("0123456789", true, true)
        window.addSubview(field)
        _ = drawn(field, digits: 20)
        field.becomeFirstResponder()
        let whole = field.caretRect(for: field.endOfDocument).minX
        _ = drawn(field, digits: 2)
        let end = field.caretRect(for: field.endOfDocument).minX
        #expect(whole > field.bounds.width && end <= field.bounds.width + 1)
    }

    @Test func `RC-13: a text field forwards cancelled presses that it does not handle`() {
        final class Outer: UIView {
            var lines: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("cancelled")
            }
        }
        let outer = Outer(frame: window.bounds)
        window.addSubview(outer)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        outer.addSubview(field)
        field.becomeFirstResponder()
        app.keyDown("k", modifiers: .command)
        app.keyCancel("k")
        app.keyDown("k", modifiers: .command)
        app.keyUp("k", modifiers: .command)
        expectEqual(outer.lines, ["began", "cancelled", "began", "ended"])
        outer.lines = []
        app.keyDown("x")
        app.keyCancel("x")
        expectEqual(outer.lines, [])
    }

    @Test func `A host's copy, cut and paste commands reach the first responder`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        window.addSubview(field)
        field.text = "word"
        field.becomeFirstResponder()
        field.selectAll(nil)
        let port = app.application.makePort()
        for (action, text, board) in [
            (TextInputSample.Action.copy, "word", "word"), (.cut, "", "word"), (.paste, "word", "word"),
        ] {
            _ = port.send(TextInputSample(action, time: app.clock.now))
            app.application.service()
            expectEqual(field.text, text)
            expectEqual(UIPasteboard.general.string, board)
        }
    }

    @Test func `updateTextAttributes accepts only a conversion handler as sender`() {
        final class Text: UIView {
            var converted: [NSAttributedString.Key: Any]?
            override var canBecomeFirstResponder: Bool { true }
            override func updateTextAttributes(conversionHandler: @escaping TextAttributeConversion) {
                converted = conversionHandler([:])
            }
        }
        let text = Text()
        window.addSubview(text)
        text.becomeFirstResponder()
        #expect(!app.application.sendAction(.updateTextAttributes, to: nil, from: window, for: nil))
        #expect(text.converted == nil)
        let handler: TextAttributeConversion = { _ in [NSAttributedString.Key("size"): 12] }
        #expect(app.application.sendAction(.updateTextAttributes, to: nil, from: handler, for: nil))
        expectEqual(text.converted?.count, 1)
    }

    @Test func `A text field with one character has text`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        #expect(!field.hasText)
        field.text = "a"
        #expect(field.hasText)
    }

    @Test func `A key of the keyboard is highlighted only while it is pressed`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        window.addSubview(field)
        field.autocapitalizationType = .none
        field.becomeFirstResponder()
        app.settle()
        let keyboard = try #require(
            app.application.windows.first { $0.accessibilityIdentifier == "keyboard window" })
        let before = keyboard.displayList()
        app.fingerDown(at: CGPoint(x: 20, y: keyboard.subviews[0].frame.minY + 20))
        #expect(keyboard.displayList() != before)
        app.fingerUp()
        expectEqual(field.text, "q")
        expectEqual(keyboard.displayList(), before)
    }

    @Test func `A text view posts notifications when editing begins, changes and ends`() {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        window.addSubview(view)
        var received: [String] = []
        let names: [(Notification.Name, String)] = [
            (UITextView.textDidBeginEditingNotification, "began"), (UITextView.textDidChangeNotification, "changed"),
            (UITextView.textDidEndEditingNotification, "ended"),
        ]
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { received.append(word) }
            }
        }
        view.becomeFirstResponder()
        app.keyType("a")
        view.resignFirstResponder()
        expectEqual(received, ["began", "changed", "ended"])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func `A locked shift key is unlocked when another field becomes first responder`() throws {
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 100 + 60 * Double($0), width: 200, height: 40)) }
        for field in fields {
            field.autocapitalizationType = .none
            window.addSubview(field)
        }
        fields[0].becomeFirstResponder()
        app.settle()
        func tap(_ name: String) throws {
            var found: UIView?
            var waiting: [UIView] = app.application.windows.filter { $0.accessibilityIdentifier == "keyboard window" }
            while let view = waiting.popLast() {
                if view.accessibilityIdentifier == "key \(name)" { found = view }
                waiting += view.subviews
            }
            app.fingerTap(at: try #require(found))
        }
        app.advance(by: 5)
        try tap("shift")
        try tap("shift")
        try tap("a")
        try tap("b")
        expectEqual(fields[0].text, "AB")
        fields[1].becomeFirstResponder()
        app.advance(by: 1)
        try tap("a")
        expectEqual(fields[1].text, "a")
    }

    @Test func `A text view's content size grows with its text`() {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        app.settle()
        let height = view.contentSize.height
        view.insertText("\n\n\n\n\n\n\n\n")
        #expect(view.contentSize.height > height + 50)
    }

    @Test func `A held key repeats in text fields and text views`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        for text in [field, view] as [UIView] {
            window.addSubview(text)
            text.becomeFirstResponder()
            app.keyDown("a")
            app.keyRepeat("a")
            app.keyRepeat("a")
            app.keyUp("a")
        }
        expectEqual(field.text, "aaa")
        expectEqual(view.text, "aaa")
    }

    @Test func `Setting the text clears the undo stack before the delegate is notified of the selection`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var couldUndo: [Bool] = []
            func textFieldDidChangeSelection(_ textField: UITextField) {
                couldUndo.append(textField.undoManager?.canUndo ?? false)
            }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        window.addSubview(field)
        field.becomeFirstResponder()
        app.keyType("a")
        expectEqual(field.undoManager?.canUndo, true)
        let delegate = Delegate()
        field.delegate = delegate
        field.text = "b"
        #expect(!delegate.couldUndo.isEmpty && !delegate.couldUndo.contains(true))
    }

    @Test func `Overrides of textRect and editingRect position a text field's text`() {
        final class Indented: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 60, dy: 0) }
        }
        let field = Indented(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.textAlignment = .left
        field.text = "word"
        window.addSubview(field)
        func start() -> CGFloat { field.caretRect(for: field.beginningOfDocument).midX }
        expectEqual(start(), 30)
        app.fingerTap(at: field)
        #expect(field.isEditing && start() == 60)
        field.resignFirstResponder()
        expectEqual(start(), 30)
    }
}
