import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Secure fields, edit menus, triple taps, and default selections.
@Suite(.application) @MainActor
struct TypingAndSelecting {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow(root: UIViewController())
    }

    private func add(_ view: UIView) {
        window.rootViewController?.view.addSubview(view)
        app.settle()
    }

    private func addField(_ text: String? = nil, secure: Bool = false) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        field.font = .systemFont(ofSize: 17)
        field.isSecureTextEntry = secure
        field.text = text
        add(field)
        return field
    }

    private func addTextView(_ text: String, width: CGFloat = 350) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 120, width: width, height: 250))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        add(view)
        return view
    }

    /// A secure field whose editing ended after a word was typed and began again.
    private func secureFieldEditedAgain() -> UITextField {
        let field = addField(secure: true)
        field.becomeFirstResponder()
        app.keyTypeText("word")
        field.resignFirstResponder()
        app.advance(by: 0.5)
        field.becomeFirstResponder()
        app.advance(by: 0.5)
        return field
    }

    /// The position in the window at which `words` begin in the text view.
    private func place(of words: String, in view: UITextView) throws -> CGPoint {
        let text = try #require(view.text)
        let start = try #require(text.range(of: words)).lowerBound
        let offset = text.utf16.distance(from: text.startIndex, to: start)
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let caret = view.caretRect(for: position)
        return view.convert(CGPoint(x: caret.midX + 4, y: caret.midY), to: nil)
    }

    private func tapThreeTimes(at point: CGPoint) {
        for _ in 0..<3 {
            app.fingerTap(at: point)
            app.advance(by: 0.1)
        }
    }

    private func selected(in input: any UITextInput) -> String? {
        input.selectedTextRange.flatMap { input.text(in: $0) }
    }

    @Test func `A backspace in a secure field that is edited again deletes the whole text`() {
        let field = secureFieldEditedAgain()
        app.keyType("\u{8}")
        expectEqual(field.text, "")
        app.keyTypeText("ab")
        app.keyType("\u{8}")
        expectEqual(field.text, "a")
    }

    @Test func `The next letter replaces the text of a field that becomes secure during editing`() {
        let field = addField()
        field.becomeFirstResponder()
        app.keyTypeText("word")
        field.isSecureTextEntry = true
        expectEqual(field.text, "word")
        app.keyTypeText("x")
        expectEqual(field.text, "x")
    }

    @Test func `Select All in a field shows a menu with Cut and Copy`() {
        let field = addField("one two three")
        field.becomeFirstResponder()
        app.advance(by: 1)
        app.fingerLongPress(at: CGPoint(x: field.frame.minX + 20, y: field.frame.midY), duration: 1)
        app.advance(by: 0.3)
        app.tapMenuItem("Select All")
        app.advance(by: 0.5)
        expectEqual(selected(in: field), "one two three")
        #expect(app.menuItem("Cut") != nil)
        #expect(app.menuItem("Copy") != nil)
        #expect(app.menuItem("Select All") == nil)
    }

    @Test func `SZ-6: a triple tap in a text view selects the paragraph`() throws {
        let view = addTextView("The first paragraph.\nThe second one follows it.\nThe third is last.")
        view.becomeFirstResponder()
        app.advance(by: 1)
        tapThreeTimes(at: try place(of: "one follows", in: view))
        expectEqual(selected(in: view)?.trimmingCharacters(in: .newlines), "The second one follows it.")
    }

    @Test func `An untouched field has an empty selection`() throws {
        let empty = try #require(UITextField().selectedTextRange)
        #expect(empty.isEmpty)
        let field = UITextField()
        field.text = "word"
        let range = try #require(field.selectedTextRange)
        #expect(range.isEmpty)
        let place = field.offset(from: field.beginningOfDocument, to: range.start)
        expectEqual(place, 4)
        expectEqual(field.text(in: range), "")
    }

    @Test func `SZ-6: the first letter typed into a secure field that is edited again replaces its text`() {
        let field = secureFieldEditedAgain()
        expectEqual(field.text, "word")
        app.keyTypeText("x")
        expectEqual(field.text, "x")
        app.keyTypeText("yz")
        expectEqual(field.text, "xyz")
    }

    @Test func `A letter typed into a field that is not secure is appended when it is edited again`() {
        let field = addField()
        field.becomeFirstResponder()
        app.keyTypeText("word")
        field.resignFirstResponder()
        app.advance(by: 0.5)
        field.becomeFirstResponder()
        app.keyTypeText("s")
        expectEqual(field.text, "words")
        app.keyType("\u{8}")
        expectEqual(field.text, "word")
    }

    @Test func `Select All and Copy in a text view copy the whole text to the pasteboard`() throws {
        let view = addTextView("one two\nthree")
        view.becomeFirstResponder()
        app.advance(by: 1)
        app.fingerLongPress(at: try place(of: "two", in: view), duration: 1)
        app.advance(by: 0.3)
        app.tapMenuItem("Select All")
        app.advance(by: 0.5)
        expectEqual(view.selectedRange, NSRange(location: 0, length: 13))
        app.tapMenuItem("Copy")
        app.advance(by: 0.5)
        expectEqual(UIPasteboard.general.string, "one two\nthree")
        expectEqual(view.text, "one two\nthree")
    }

    @Test func `A triple tap selects all lines of a paragraph that wraps`() throws {
        let long = "This paragraph is too long for one line and for two, so that it wraps."
        let view = addTextView("Short.\n" + long + "\nEnd.", width: 200)
        view.becomeFirstResponder()
        app.advance(by: 1)
        tapThreeTimes(at: try place(of: "line and", in: view))
        expectEqual(selected(in: view)?.trimmingCharacters(in: .newlines), long)
    }

    @Test func `A triple tap in a field selects the whole text`() {
        let field = addField("one two three")
        field.becomeFirstResponder()
        app.advance(by: 1)
        tapThreeTimes(at: CGPoint(x: field.frame.minX + 20, y: field.frame.midY))
        expectEqual(selected(in: field), "one two three")
    }

    @Test func `An untouched text view has an empty selection`() throws {
        let view = UITextView()
        expectEqual(view.selectedTextRange?.isEmpty, true)
        view.text = "one two"
        let range = try #require(view.selectedTextRange)
        #expect(range.isEmpty)
        expectEqual(view.selectedRange.length, 0)
        expectEqual(view.offset(from: view.beginningOfDocument, to: range.start), view.selectedRange.location)
    }
}
