import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Secure fields, the menus of a selection, taps that select, and where the caret is.
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

    /// A secure field in which a word was typed, that was left, and that is edited again.
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

    /// Where the given words begin in the text view, in the window.
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

    @Test func `A backspace in a secure field that is edited again deletes everything`() {
        let field = secureFieldEditedAgain()
        app.keyType("\u{8}")
        #expect(field.text == "")
        app.keyTypeText("ab")
        app.keyType("\u{8}")
        #expect(field.text == "a")
    }

    @Test func `A field that becomes secure while it is edited is cleared by the next letter`() {
        let field = addField()
        field.becomeFirstResponder()
        app.keyTypeText("word")
        field.isSecureTextEntry = true
        #expect(field.text == "word")
        app.keyTypeText("x")
        #expect(field.text == "x")
    }

    @Test func `Select All in a field is followed by a menu with Cut and Copy`() {
        let field = addField("one two three")
        field.becomeFirstResponder()
        app.advance(by: 1)
        app.fingerLongPress(at: CGPoint(x: field.frame.minX + 20, y: field.frame.midY), duration: 1)
        app.advance(by: 0.3)
        app.tapMenuItem("Select All")
        app.advance(by: 0.5)
        #expect(selected(in: field) == "one two three")
        #expect(app.menuItem("Cut") != nil)
        #expect(app.menuItem("Copy") != nil)
        #expect(app.menuItem("Select All") == nil)
    }

    @Test func `A triple tap in a text view selects the paragraph`() throws {
        let view = addTextView("The first paragraph.\nThe second one follows it.\nThe third is last.")
        view.becomeFirstResponder()
        app.advance(by: 1)
        tapThreeTimes(at: try place(of: "one follows", in: view))
        #expect(selected(in: view)?.trimmingCharacters(in: .newlines) == "The second one follows it.")
    }

    @Test func `A field that nobody has touched has an empty selection`() throws {
        let empty = try #require(UITextField().selectedTextRange)
        #expect(empty.isEmpty)
        let field = UITextField()
        field.text = "word"
        let range = try #require(field.selectedTextRange)
        #expect(range.isEmpty)
        let place = field.offset(from: field.beginningOfDocument, to: range.start)
        #expect(place == 0 || place == 4)
        #expect(field.text(in: range) == "")
    }
}
