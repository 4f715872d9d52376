import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Marked text in text fields and text views.
@Suite(.application(tracing: .both)) @MainActor
struct MarkedTextTests {
    enum Kind: CaseIterable, Sendable { case field, view }

    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow()
    }

    private func make(_ kind: Kind) -> any UITextInput {
        let frame = CGRect(x: 20, y: 100, width: 300, height: 80)
        let view: UIView & UITextInput = kind == .field ? UITextField(frame: frame) : UITextView(frame: frame)
        window.addSubview(view)
        view.becomeFirstResponder()
        return view
    }

    private func whole(_ input: any UITextInput) -> String {
        input.text(in: input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)!) ?? ""
    }

    private func marked(_ input: any UITextInput) -> String? { input.markedTextRange.flatMap { input.text(in: $0) } }

    private func caret(_ input: any UITextInput) -> Int {
        input.offset(from: input.beginningOfDocument, to: input.selectedTextRange!.end)
    }

    private func compose(_ text: String, in input: any UITextInput) {
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }

    @Test(arguments: Kind.allCases) func `Marked text is replaced by the next marked text and by inserted text`(
        _ kind: Kind
    ) {
        let input = make(kind)
        app.keyTypeText("私は")
        for proposal in ["k", "か", "かn", "かん", "かんじ"] {
            compose(proposal, in: input)
            #expect(whole(input) == "私は" + proposal && marked(input) == proposal)
        }
        input.insertText("漢字")
        #expect(whole(input) == "私は漢字" && input.markedTextRange == nil && caret(input) == 4)
    }

    @Test(arguments: Kind.allCases) func `Empty marked text without a selection changes nothing`(_ kind: Kind) {
        let input = make(kind)
        let changes = TextEventLog()
        (input as? UITextField).map(changes.listen)
        (input as? UITextView)?.delegate = changes
        compose("", in: input)
        expectEqual(changes.take(), "")
        expectEqual((input as? UIResponder)?.undoManager?.canUndo, false)
    }

    @Test(arguments: Kind.allCases)
    func `A selection in marked text that joins the preceding letter covers the whole cluster`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("e")
        // The accent and the preceding letter are one character.
        input.setMarkedText("\u{301}x", selectedRange: NSRange(location: 0, length: 2))
        #expect(whole(input) == "é\u{78}" && input.selectedTextRange.flatMap { input.text(in: $0) } == "éx")
        compose("\u{301}", in: input)
        #expect(input.selectedTextRange?.isEmpty == true && caret(input) == whole(input).utf16.count)
    }

    @Test(arguments: Kind.allCases) func `unmarkText() keeps the marked text as text`(_ kind: Kind) {
        let input = make(kind)
        compose("にほん", in: input)
        input.unmarkText()
        #expect(whole(input) == "にほん" && input.markedTextRange == nil)
        compose("ご", in: input)
        #expect(whole(input) == "にほんご" && marked(input) == "ご")
    }

    @Test(arguments: Kind.allCases) func `Empty or nil marked text removes the marked text`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("a")
        compose("か", in: input)
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        #expect(whole(input) == "a" && input.markedTextRange == nil && caret(input) == 1)
        compose("か", in: input)
        input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(whole(input) == "a" && input.markedTextRange == nil)
    }

    @Test(arguments: Kind.allCases) func `Marked text replaces the selection`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("one two")
        let start = input.position(from: input.beginningOfDocument, offset: 4)!
        input.selectedTextRange = input.textRange(from: start, to: input.endOfDocument)
        compose("に", in: input)
        #expect(whole(input) == "one に" && marked(input) == "に")
    }

    @Test(arguments: Kind.allCases) func `A part of the marked text can be selected`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("👩‍👩‍👧‍👦")
        input.setMarkedText("かんじ", selectedRange: NSRange(location: 1, length: 2))
        expectEqual(input.text(in: input.selectedTextRange!), "んじ")
        // Positions count UTF-16 units. The family emoji has eleven.
        expectEqual(input.offset(from: input.beginningOfDocument, to: input.selectedTextRange!.start), 12)
    }

    @Test(arguments: Kind.allCases) func `Backspace deletes the whole marked text`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("é")
        compose("かん", in: input)
        input.deleteBackward()
        #expect(whole(input) == "é" && input.markedTextRange == nil)
        input.deleteBackward()
        expectEqual(whole(input), "")
    }

    @Test(arguments: Kind.allCases) func `Hangul is composed syllable by syllable`(_ kind: Kind) {
        let input = make(kind)
        for step in ["ㅎ", "하", "한"] { compose(step, in: input) }
        #expect(whole(input) == "한" && caret(input) == 1)
        input.unmarkText()
        compose("ㄱ", in: input)
        input.insertText("글")
        expectEqual(whole(input), "한글")
        app.keyType("\u{8}")
        expectEqual(whole(input), "한")
    }

    @Test(arguments: Kind.allCases) func `A composed accent and its letter become one character`(_ kind: Kind) {
        let input = make(kind)
        compose("´", in: input)
        input.insertText("é")
        #expect(whole(input) == "é" && whole(input).count == 1)
        compose("\u{301}", in: input)
        input.unmarkText()
        app.keyType("\u{8}")
        expectEqual(whole(input), "")
    }

    @Test(arguments: Kind.allCases) func `Marked text can be right-to-left`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("של")
        compose("ום", in: input)
        #expect(whole(input) == "שלום" && marked(input) == "ום")
        let (start, end) = (input.markedTextRange!.start, input.markedTextRange!.end)
        #expect(input.caretRect(for: end).midX < input.caretRect(for: start).midX)
        input.unmarkText()
        app.keyType("\u{8}")
        expectEqual(whole(input), "שלו")
    }

    @Test(arguments: Kind.allCases) func `Replacing a range commits the marked text`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("ab")
        compose("か", in: input)
        let one = input.position(from: input.beginningOfDocument, offset: 1)!
        input.replace(input.textRange(from: input.beginningOfDocument, to: one)!, withText: "👍🏽")
        #expect(whole(input) == "👍🏽bか" && input.markedTextRange == nil)
        expectEqual(caret(input), "👍🏽".utf16.count)
    }

    @Test(arguments: Kind.allCases) func `Moving the caret commits the marked text`(_ kind: Kind) {
        let input = make(kind)
        compose("かん", in: input)
        app.keyType(UIKeyCommand.inputLeftArrow)
        #expect(input.markedTextRange == nil && whole(input) == "かん" && caret(input) == 1)
    }

    @Test(arguments: Kind.allCases) func `Ending editing commits the marked text`(_ kind: Kind) {
        let input = make(kind)
        compose("かん", in: input)
        window.endEditing(true)
        #expect(input.markedTextRange == nil && whole(input) == "かん")
    }

    @Test(arguments: Kind.allCases) func `Undo removes a whole composition`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("a")
        for step in ["か", "かん", "かんじ"] { compose(step, in: input) }
        input.insertText("漢字")
        app.keyType("z", modifiers: .command)
        expectEqual(whole(input), "a")
        app.keyType("z", modifiers: .command)
        expectEqual(whole(input), "")
    }

    /// The underline disappears.
    @Test(arguments: Kind.allCases) func `Committing marked text redraws it`(_ kind: Kind) {
        let input = make(kind)
        compose("かん", in: input)
        var pictures: [DisplayList] = []
        app.application.onDisplay { [unowned application = app.application] in
            pictures.append(application.displayList())
        }
        app.settle()
        let count = pictures.count
        input.unmarkText()
        app.settle()
        #expect(pictures.count > count)
        #expect(pictures.last != pictures.first)
    }

    @Test func `The delegate is notified of a selection change when marked text is committed`() {
        final class Listener: UITextViewDelegate, UITextFieldDelegate {
            var moves = 0
            func textViewDidChangeSelection(_ textView: UITextView) { moves += 1 }
            func textFieldDidChangeSelection(_ textField: UITextField) { moves += 1 }
        }
        for kind in Kind.allCases {
            let input = make(kind)
            let listener = Listener()
            (input as? UITextField)?.delegate = listener
            (input as? UITextView)?.delegate = listener
            compose("か", in: input)
            listener.moves = 0
            input.unmarkText()
            #expect(listener.moves == 1 && whole(input) == "か" && marked(input) == nil)
            input.unmarkText()
            expectEqual(listener.moves, 1, "no text was marked")
        }
    }
}
