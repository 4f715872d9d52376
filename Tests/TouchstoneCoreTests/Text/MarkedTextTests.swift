import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What an input method does to a text while it makes up its mind, in both kinds of text.
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

    @Test(arguments: Kind.allCases) func `A proposal is replaced by the next and by what is typed`(_ kind: Kind) {
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
        #expect(changes.take() == "")
        #expect((input as? UIResponder)?.undoManager?.canUndo == false)
    }

    @Test(arguments: Kind.allCases) func `The selection of marked text that joins the letter before it`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("e")
        // The accent and the letter before it are one character.
        input.setMarkedText("\u{301}x", selectedRange: NSRange(location: 0, length: 2))
        #expect(whole(input) == "é\u{78}" && input.selectedTextRange.flatMap { input.text(in: $0) } == "éx")
        compose("\u{301}", in: input)
        #expect(input.selectedTextRange?.isEmpty == true && caret(input) == whole(input).utf16.count)
    }

    @Test(arguments: Kind.allCases) func `Unmarking keeps the proposal`(_ kind: Kind) {
        let input = make(kind)
        compose("にほん", in: input)
        input.unmarkText()
        #expect(whole(input) == "にほん" && input.markedTextRange == nil)
        compose("ご", in: input)
        #expect(whole(input) == "にほんご" && marked(input) == "ご")
    }

    @Test(arguments: Kind.allCases) func `An empty proposal takes it back`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("a")
        compose("か", in: input)
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        #expect(whole(input) == "a" && input.markedTextRange == nil && caret(input) == 1)
        compose("か", in: input)
        input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(whole(input) == "a" && input.markedTextRange == nil)
    }

    @Test(arguments: Kind.allCases) func `A proposal takes the place of the selection`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("one two")
        let start = input.position(from: input.beginningOfDocument, offset: 4)!
        input.selectedTextRange = input.textRange(from: start, to: input.endOfDocument)
        compose("に", in: input)
        #expect(whole(input) == "one に" && marked(input) == "に")
    }

    @Test(arguments: Kind.allCases) func `Within a proposal a part may be selected`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("👩‍👩‍👧‍👦")
        input.setMarkedText("かんじ", selectedRange: NSRange(location: 1, length: 2))
        #expect(input.text(in: input.selectedTextRange!) == "んじ")
        // Positions count UTF-16 units and never fall into a cluster: the family has eleven.
        #expect(input.offset(from: input.beginningOfDocument, to: input.selectedTextRange!.start) == 12)
    }

    @Test(arguments: Kind.allCases) func `Backspace takes the whole proposal`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("é")
        compose("かん", in: input)
        input.deleteBackward()
        #expect(whole(input) == "é" && input.markedTextRange == nil)
        input.deleteBackward()
        #expect(whole(input) == "")
    }

    @Test(arguments: Kind.allCases) func `Hangul is composed syllable by syllable`(_ kind: Kind) {
        let input = make(kind)
        for step in ["ㅎ", "하", "한"] { compose(step, in: input) }
        #expect(whole(input) == "한" && caret(input) == 1)
        input.unmarkText()
        compose("ㄱ", in: input)
        input.insertText("글")
        #expect(whole(input) == "한글")
        app.keyType("\u{8}")
        #expect(whole(input) == "한")
    }

    @Test(arguments: Kind.allCases) func `An accent composed over its letter`(_ kind: Kind) {
        let input = make(kind)
        compose("´", in: input)
        input.insertText("é")
        #expect(whole(input) == "é" && whole(input).count == 1)
        compose("\u{301}", in: input)
        input.unmarkText()
        app.keyType("\u{8}")
        #expect(whole(input) == "")
    }

    @Test(arguments: Kind.allCases) func `A proposal from the right`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("של")
        compose("ום", in: input)
        #expect(whole(input) == "שלום" && marked(input) == "ום")
        let (start, end) = (input.markedTextRange!.start, input.markedTextRange!.end)
        #expect(input.caretRect(for: end).midX < input.caretRect(for: start).midX)
        input.unmarkText()
        app.keyType("\u{8}")
        #expect(whole(input) == "שלו")
    }

    @Test(arguments: Kind.allCases) func `Replacing a range settles the proposal`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("ab")
        compose("か", in: input)
        let one = input.position(from: input.beginningOfDocument, offset: 1)!
        input.replace(input.textRange(from: input.beginningOfDocument, to: one)!, withText: "👍🏽")
        #expect(whole(input) == "👍🏽bか" && input.markedTextRange == nil)
        #expect(caret(input) == "👍🏽".utf16.count)
    }

    @Test(arguments: Kind.allCases) func `A move of the caret settles the proposal`(_ kind: Kind) {
        let input = make(kind)
        compose("かん", in: input)
        app.keyType(UIKeyCommand.inputLeftArrow)
        #expect(input.markedTextRange == nil && whole(input) == "かん" && caret(input) == 1)
    }

    @Test(arguments: Kind.allCases) func `The end of the editing settles it`(_ kind: Kind) {
        let input = make(kind)
        compose("かん", in: input)
        window.endEditing(true)
        #expect(input.markedTextRange == nil && whole(input) == "かん")
    }

    @Test(arguments: Kind.allCases) func `A composition is undone at once`(_ kind: Kind) {
        let input = make(kind)
        app.keyTypeText("a")
        for step in ["か", "かん", "かんじ"] { compose(step, in: input) }
        input.insertText("漢字")
        app.keyType("z", modifiers: .command)
        #expect(whole(input) == "a")
        app.keyType("z", modifiers: .command)
        #expect(whole(input) == "")
    }

    /// The line under it goes.
    @Test(arguments: Kind.allCases) func `A settled proposal is drawn anew`(_ kind: Kind) {
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

    @Test func `The delegate receives that a composition is over`() {
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
            #expect(listener.moves == 1, "there was nothing to leave")
        }
    }
}
