import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Text from an input method, sent through the host's port.
@Suite(.application(tracing: .both)) @MainActor
struct InputMethodTests {
    let app = TestApplication.current
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
        window = app.makeWindow()
        field.accessibilityIdentifier = "field"
        window.addSubview(field)
        field.becomeFirstResponder()
        app.settle()
        app.clear()
    }

    private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    @Test func `A composition is marked text until it is inserted`() {
        app.inputMethodMark("に")
        app.inputMethodMark("にほん")
        #expect(field.text == "にほん" && marked == "にほん")
        app.inputMethodInsert("日本")
        #expect(field.text == "日本" && marked == nil)
        app.keyType("z", modifiers: .command)
        expectEqual(field.text, "", "undo removes the whole composition")
    }

    @Test func `Empty marked text removes the composition`() {
        app.inputMethodInsert("a")
        app.inputMethodMark("に")
        app.inputMethodMark("")
        #expect(field.text == "a" && marked == nil)
    }

    @Test func `An inserted grapheme cluster is deleted as one character`() {
        app.inputMethodInsert("👩‍👩‍👧‍👦")
        app.keyType("\u{8}")
        expectEqual(field.text, "")
    }

    @Test func `Marked text that a delegate refuses is removed`() {
        let refuses = Refuses()
        field.delegate = refuses
        app.inputMethodMark("に")
        app.inputMethodInsert("日")
        #expect(field.text == "" && marked == nil)
    }

    @Test func `Changing the first responder commits the composition`() {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        window.addSubview(other)
        app.inputMethodMark("に")
        other.becomeFirstResponder()
        app.inputMethodMark("ほ")
        #expect(field.text == "に" && field.markedTextRange == nil)
        #expect(other.text == "ほ" && other.markedTextRange != nil)
    }

    @Test func `A line break within inserted text does not act as the return key`() {
        app.inputMethodInsert("a\nb")
        expectEqual(field.text, "a b")
    }

    @Test func `Resigning active commits the composition`() {
        app.inputMethodMark("に")
        let port = app.application.makePort()
        _ = port.sendActivation(false)
        app.settle()
        #expect(field.text == "に" && marked == nil)
    }

    @Test(.application) func `The trace records the receiver of text and not the text`() {
        app.inputMethodInsert("secret")
        #expect(app.eventLog.contains("insert 6 characters → field"))
        field.resignFirstResponder()
        app.inputMethodInsert("x", expectsFocus: false)
        #expect(app.eventLog.contains("insert 1 characters → no responder"))
        #expect(!app.eventLog.contains("secret"))
    }

    @Test func `textInputPlace is the caret, or the start of the marked text, in screen coordinates`() throws {
        let place = try #require(app.application.textInputPlace)
        #expect(place.responder.name == "field" && !place.isSecure && !place.takesLineBreaks)
        #expect(abs(place.caret.midX - 20) < 2 && place.caret.minY >= 100 && place.caret.maxY <= 140)
        app.inputMethodInsert("abc")
        let after = try #require(app.application.textInputPlace).caret
        #expect(after.minX > place.caret.minX + 10)
        // The place stays at the beginning of the marked text, so that the input method's window does not move.
        app.inputMethodMark("にほん")
        expectEqual(app.application.textInputPlace?.caret, after)
        field.resignFirstResponder()
        #expect(app.application.textInputPlace == nil)
    }

    @Test func `A text view that is not editable accepts no text`() {
        let view = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        view.isEditable = false
        window.addSubview(view)
        view.becomeFirstResponder()
        #expect(view.isFirstResponder && app.application.textInputPlace == nil)
        app.inputMethodInsert("x")
        app.inputMethodMark("y")
        expectEqual(view.text, "")
    }

    @Test func `A pasteboard update and a paste command are handled in order`() {
        let port = app.application.makePort()
        _ = port.sendPasteboard(["from elsewhere"])
        _ = port.send(TextInputSample(.paste, time: app.clock.now))
        app.settle()
        expectEqual(field.text, "from elsewhere")
    }
}

/// Random commands of an input method, and a delegate that changes the text at random.
@Suite(.application(tracing: .both)) @MainActor
struct HostileInputMethodTests {
    @Test(arguments: 1...20)
    func `Random input method commands keep the selection valid and leave no marked text`(seed: UInt64) {
        let app = TestApplication.current
        let window = app.makeWindow()
        var generator = RandomChoice(state: seed)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        let meddler = Meddler(generator, field, view)
        field.delegate = meddler
        view.delegate = meddler
        for text in [field, view] as [UIView] { window.addSubview(text) }
        let port = app.application.makePort()
        for _ in 0..<200 {
            if window.firstResponder == nil { (generator.roll(2) == 0 ? field : view).becomeFirstResponder() }
            let text = ["", "a", "に", "👩‍👩‍👧‍👦", "\u{301}", "\n", "\u{200D}", "a\nb"][generator.roll(8)]
            let action: TextInputSample.Action =
                switch generator.roll(8) {
                case 0...2:
                    .mark(
                        text,
                        selection: NSRange(
                            location: generator.roll(40) - 10, length: generator.chance(9) ? .max : generator.roll(9)))
                case 3, 4: .insert(text)
                case 5: .deleteBackward
                case 6: .paste
                default: .cut
                }
            _ = port.send(TextInputSample(action, time: app.clock.now))
            if generator.chance(3) {
                app.keyType(["z", "a", "\u{8}"][generator.roll(3)], modifiers: generator.chance(2) ? .command : [])
            }
            app.settle()
            // The selection is within the text.
            #expect(NSMaxRange(view.selectedRange) <= view.text.utf16.count)
            #expect(field.selectedTextRange.map { field.text(in: $0) != nil } ?? true)
            if field.superview == nil { window.addSubview(field) }
        }
        meddler.isQuiet = true
        port.close()
        app.settle()
        // Text that a callback marked stays marked until editing ends.
        window.firstResponder?.resignFirstResponder()
        #expect(field.markedTextRange == nil && view.markedTextRange == nil)
    }
}

private struct RandomChoice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    /// Returns `true` with a probability of 1 / `count`.
    mutating func chance(_ count: Int) -> Bool { roll(count) == 0 }
}

private final class Meddler: UITextFieldDelegate, UITextViewDelegate {
    private var generator: RandomChoice
    private let field: UITextField
    private let view: UITextView
    private var depth = 0
    var isQuiet = false

    init(_ generator: RandomChoice, _ field: UITextField, _ view: UITextView) {
        self.generator = generator
        self.field = field
        self.view = view
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        meddle()
        return isQuiet || !generator.chance(6)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { meddle() }
    func textFieldDidEndEditing(_ textField: UITextField) { meddle() }
    func textViewDidChange(_ textView: UITextView) { meddle() }
    func textViewDidChangeSelection(_ textView: UITextView) { meddle() }

    private func meddle() {
        guard !isQuiet, depth < 3, generator.chance(8) else { return }
        depth += 1
        defer { depth -= 1 }
        switch generator.roll(8) {
        case 0: field.text = "new"
        case 1: view.text = ""
        case 2: field.resignFirstResponder()
        case 3: view.becomeFirstResponder()
        case 4: field.removeFromSuperview()
        case 5: field.unmarkText()
        case 6 where view.isFirstResponder: view.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
        default: field.insertText("y")
        }
    }
}

private final class Refuses: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
