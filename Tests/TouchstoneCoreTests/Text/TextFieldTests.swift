import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Editing a text field with keys and touches.
@Suite(.application(tracing: .both)) @MainActor
struct TextFieldTests {
    let app = TestApplication.current
    let window: UIWindow
    let field: UITextField

    init() {
        window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        window.addSubview(field)
        field.text = "one two three"
        field.becomeFirstResponder()
    }

    private var selected: String { field.selectedTextRange.flatMap { field.text(in: $0) } ?? "none" }
    private var caret: Int {
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
    }

    /// The middle of the character at a UTF-16 offset, in screen coordinates.
    private func place(_ offset: Int) -> CGPoint {
        let start = field.position(from: field.beginningOfDocument, offset: offset)!
        let end = field.position(from: start, offset: 1)!
        let x = (field.caretRect(for: start).midX + field.caretRect(for: end).midX) / 2
        return CGPoint(x: field.frame.minX + x - 0.5, y: field.frame.midY)
    }

    @Test func `Arrow keys move the caret by character, word and line`() {
        app.keyType(UIKeyCommand.inputLeftArrow, modifiers: .alternate)
        expectEqual(caret, 8)
        app.keyType(UIKeyCommand.inputLeftArrow)
        expectEqual(caret, 7)
        app.keyType(UIKeyCommand.inputHome)
        expectEqual(caret, 0)
        app.keyType(UIKeyCommand.inputRightArrow, modifiers: .control)
        expectEqual(caret, 3)
        app.keyType(UIKeyCommand.inputRightArrow, modifiers: .command)
        expectEqual(caret, 13)
        app.keyType(UIKeyCommand.inputUpArrow)
        expectEqual(caret, 0)
    }

    @Test func `Shift extends the selection, and an arrow key alone collapses it`() {
        app.keyType(UIKeyCommand.inputLeftArrow, modifiers: [.shift, .alternate])
        expectEqual(selected, "three")
        app.keyType(UIKeyCommand.inputRightArrow, modifiers: .shift)
        expectEqual(selected, "hree")
        app.keyType(UIKeyCommand.inputLeftArrow)
        #expect(caret == 9 && selected == "")
        app.keyType(UIKeyCommand.inputEnd, modifiers: .shift)
        app.keyType("x")
        expectEqual(field.text, "one two tx")
    }

    @Test(arguments: [UIKeyModifierFlags.command, .control])
    func `Copy, cut and paste use the pasteboard`(_ modifier: UIKeyModifierFlags) {
        app.keyType("a", modifiers: modifier)
        expectEqual(selected, "one two three")
        app.keyType("c", modifiers: modifier)
        expectEqual(UIPasteboard.general.string, "one two three")
        app.keyType("x", modifiers: modifier)
        #expect(field.text == "" && UIPasteboard.general.hasStrings)
        app.keyType("v", modifiers: modifier)
        app.keyType("v", modifiers: modifier)
        expectEqual(field.text, "one two threeone two three")
    }

    @Test func `The pasteboard reports changes to the host and receives the host's contents`() {
        var received: [[String]] = []
        UIPasteboard.general.onChange { received.append($0) }
        app.keyType("a", modifiers: .control)
        app.keyType("c", modifiers: .control)
        expectEqual(received, [["one two three"]])
        let count = UIPasteboard.general.changeCount
        UIPasteboard.general.receive(["from\nelsewhere"])
        #expect(received.count == 1 && UIPasteboard.general.changeCount == count + 1)
        app.keyType("v", modifiers: .control)
        expectEqual(field.text, "from elsewhere")
    }

    @Test func `Backspace deletes a word with Option and the line with Command`() {
        app.keyType("\u{8}", modifiers: .alternate)
        expectEqual(field.text, "one two ")
        app.keyType("\u{8}", modifiers: .command)
        expectEqual(field.text, "")
    }

    @Test func `Undo removes typing in groups that end with a pause or a caret movement`() {
        field.text = ""
        app.keyTypeText("ab")
        app.advance(by: 1.5)
        app.keyTypeText("cd")
        app.keyType(UIKeyCommand.inputLeftArrow)
        app.keyTypeText("x")
        expectEqual(field.text, "abcxd")
        var texts: [String] = []
        for _ in 0..<3 {
            app.keyType("z", modifiers: .command)
            texts.append(field.text!)
        }
        expectEqual(texts, ["abcd", "ab", ""])
        app.keyType("y", modifiers: .control)
        expectEqual(field.text, "ab")
    }

    @Test func `A tap places the caret at its location`() {
        app.fingerTap(at: place(5))
        expectEqual(caret, 5)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 22, y: 320))
        expectEqual(caret, 0)
    }

    @Test func `A double tap selects a word and shows the menu`() {
        app.fingerDoubleTap(at: place(5))
        expectEqual(selected, "two")
        #expect(UIMenuController.shared.isMenuVisible)
    }

    @Test func `A long press in an edited field moves the caret and then shows the menu`() {
        app.fingerDown(at: place(5))
        app.advance(by: 0.6)
        #expect(caret == 5 && selected == "")
        app.fingerMove(to: place(10), duration: 0.2)
        #expect(caret == 10 && selected == "")
        #expect(!UIMenuController.shared.isMenuVisible)
        app.fingerUp()
        #expect(caret == 10 && selected == "")
        expectEqual(menuTitles, ["Select", "Select All"])
    }

    /// The items of the open menu that begin with "Select", from left to right.
    private var menuTitles: [String] {
        app.application.displayList().commands.compactMap { command in
            if case .text(let text, _, _, _, _, _) = command, text.hasPrefix("Select") { text } else { nil }
        }
    }

    @Test func `A long press selects a word and extends the selection as the finger moves`() {
        field.resignFirstResponder()
        app.advance(by: 1)
        app.fingerDown(at: place(5))
        app.advance(by: 0.6)
        expectEqual(selected, "two")
        app.fingerMove(to: place(10), duration: 0.2)
        #expect(selected.hasPrefix("two t"))
        app.fingerMove(to: CGPoint(x: 20, y: 320), duration: 0.2)
        expectEqual(selected, "one two")
        #expect(!UIMenuController.shared.isMenuVisible)
        app.fingerUp()
        #expect(UIMenuController.shared.isMenuVisible)
    }

    @Test func `A drag selects text only while the field is edited`() {
        app.fingerDrag(from: CGPoint(x: 20, y: 320), to: place(6))
        #expect(selected.hasPrefix("one tw"))
        field.resignFirstResponder()
        app.advance(by: 1)
        app.fingerDrag(from: CGPoint(x: 20, y: 320), to: place(6))
        #expect(!field.isFirstResponder)
    }

    @Test func `A secure text field draws dots and does not copy its text`() {
        field.isSecureTextEntry = true
        app.keyType("a", modifiers: .control)
        app.keyType("c", modifiers: .control)
        #expect(UIPasteboard.general.string == nil)
        let drawn = app.application.displayList().commands.compactMap { command -> String? in
            if case .text(let text, _, _, _, _, _) = command { text } else { nil }
        }
        #expect(drawn.contains(String(repeating: "•", count: 13)) && !drawn.contains("one two three"))
    }

    @Test func `The clear button asks the delegate before it clears the text`() {
        let eventLog = TextEventLog()
        eventLog.listen(to: field)
        field.clearButtonMode = .always
        let button = field.clearButtonRect(forBounds: field.bounds)
        let point = CGPoint(x: field.frame.minX + button.midX, y: field.frame.midY)
        eventLog.refused = ["shouldClear"]
        app.fingerTap(at: point)
        #expect(field.text == "one two three" && eventLog.take() == "shouldClear")
        eventLog.refused = []
        app.advance(by: 1)
        app.fingerTap(at: point)
        #expect(field.text == "" && eventLog.take() == #"shouldClear, shouldChange {0, 13} "", editingChanged"#)
    }

    @Test func `A text field scrolls its text to keep the caret visible`() {
        field.text = ""
        app.keyTypeText(String(repeating: "wide ", count: 30))
        let end = field.caretRect(for: field.endOfDocument)
        #expect(field.bounds.contains(end))
        app.keyType(UIKeyCommand.inputHome)
        #expect(field.caretRect(for: field.beginningOfDocument).minX >= -1)
    }

    @Test func `Disabling a text field ends editing`() {
        field.isEnabled = false
        #expect(!field.isFirstResponder)
        #expect(!field.becomeFirstResponder())
    }

    @Test func `RC-35: undo and redo are reported as changes`() {
        let eventLog = TextEventLog()
        field.text = ""
        eventLog.listen(to: field)
        app.keyTypeText("ab")
        _ = eventLog.take()
        app.keyType("z", modifiers: .command)
        #expect(field.text == "" && eventLog.take() == "editingChanged")
        app.keyType("z", modifiers: [.command, .shift])
        #expect(field.text == "ab" && eventLog.take() == "editingChanged")
    }

    @Test func `The edit actions of a text field depend on its text and selection`() {
        func offers() -> [Bool] {
            [Selector.select, .selectAll, .copy, .cut].map { field.canPerformAction($0, withSender: nil) }
        }
        field.text = ""
        expectEqual(offers(), [false, false, false, false])
        field.text = "one two"
        expectEqual(offers(), [true, true, false, false])
        app.keyType(UIKeyCommand.inputLeftArrow, modifiers: [.shift, .alternate])
        #expect(selected == "two" && offers() == [false, true, true, true])
        app.keyType("a", modifiers: .command)
        expectEqual(offers(), [false, false, true, true])
    }
}
