import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Editing a text view.
@Suite(.application(tracing: .both)) @MainActor
struct TextViewTests {
    let app = TestApplication.current
    let view: UITextView
    let eventLog = TextEventLog()

    init() {
        let window = TestApplication.current.makeWindow()
        view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        window.addSubview(view)
        view.delegate = eventLog
    }

    private func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
        app.keyType(input, modifiers: modifiers)
    }

    @Test func `C-30: a tap begins editing a text view, and the return key inserts a line break`() {
        app.fingerTap(at: view)
        #expect(view.isFirstResponder && eventLog.take() == "shouldBegin, didBegin")
        app.keyTypeText("a\né")
        expectEqual(view.text, "a\né")
        expectEqual(
            eventLog.take(),
            #"shouldChange {0, 0} "a", didChange, shouldChange {1, 0} "\n", didChange, shouldChange {2, 0} "é", didChange"#
        )
        view.text = "set"
        expectEqual(eventLog.take(), "")
        view.resignFirstResponder()
        expectEqual(eventLog.take(), "shouldEnd, didEnd")
    }

    @Test func `Up and down arrows keep the column`() {
        view.text = "abcdef\nx\nabcdef"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        press(UIKeyCommand.inputDownArrow)
        expectEqual(view.selectedRange.location, 8)
        press(UIKeyCommand.inputDownArrow)
        expectEqual(view.selectedRange.location, 14)
        press(UIKeyCommand.inputHome)
        expectEqual(view.selectedRange.location, 9)
        press(UIKeyCommand.inputUpArrow, [.command, .shift])
        expectEqual(view.selectedRange, NSRange(location: 0, length: 9))
    }

    @Test func `Long lines break at spaces and inside long words`() {
        view.text = "some words that do not fit " + String(repeating: "m", count: 60)
        var tops: Set<CGFloat> = []
        var place: UITextPosition? = view.beginningOfDocument
        while let position = place {
            let caret = view.caretRect(for: position)
            #expect(caret.maxX <= view.bounds.maxX)
            tops.insert(caret.minY)
            place = view.position(from: position, offset: 1)
        }
        #expect(tops.count >= 4)
    }

    @Test func `A text view scrolls to keep the caret visible`() {
        view.becomeFirstResponder()
        app.keyTypeText(String(repeating: "line\n", count: 20))
        #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
        press(UIKeyCommand.inputUpArrow, .command)
        expectEqual(view.bounds.minY, 0)
    }

    @Test func `The text of a text view that is not editable can be selected and copied only`() {
        view.text = "read me"
        view.isEditable = false
        app.fingerTap(at: view)
        #expect(view.isFirstResponder && eventLog.take() == "")
        app.keyType("x")
        app.keyType("\u{8}")
        app.keyType("a", modifiers: .control)
        app.keyType("c", modifiers: .control)
        #expect(view.text == "read me" && UIPasteboard.general.string == "read me")
        #expect(!app.application.windows.contains { $0.accessibilityIdentifier == "keyboard window" })
    }

    @Test func `hasText is true exactly if the text is not empty`() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        #expect(!view.hasText && !field.hasText)
        for text in ["a", "é", "👨‍👩‍👧", ""] {
            view.text = text
            field.text = text
            #expect(view.hasText == !text.isEmpty && field.hasText == !text.isEmpty)
        }
        view.becomeFirstResponder()
        app.keyType("x")
        #expect(view.hasText)
        view.deleteBackward()
        #expect(!view.hasText)
    }

    @Test func `RC-35: undo and redo are reported as changes`() {
        view.becomeFirstResponder()
        app.keyTypeText("ab")
        _ = eventLog.take()
        press("z", .command)
        #expect(view.text == "" && eventLog.take() == "didChange")
        press("z", [.command, .shift])
        #expect(view.text == "ab" && eventLog.take() == "didChange")
    }

    @Test func `The position closest to a point beside a line is in that line`() throws {
        func caret(_ index: Int) -> CGRect {
            view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
        }
        func closest(_ x: CGFloat, toLineOf index: Int) -> Int {
            let place = view.closestPosition(to: CGPoint(x: x, y: caret(index).midY))!
            return view.offset(from: view.beginningOfDocument, to: place)
        }
        view.text = "mmmmm mmmmm mmmmm mmmmm mmmmm mmmmm"
        let second = try #require((0...35).first { caret($0).minY > caret(0).minY })
        // The position after the space that ends a line is the beginning of the next line.
        expectEqual(closest(199, toLineOf: 0), second - 1)
        expectEqual(caret(second - 1).minY, caret(0).minY)
        expectEqual(closest(0, toLineOf: second), second)
        expectEqual(closest(199, toLineOf: 35), 35)
        // An empty line has only one position.
        view.text = "\nabc"
        #expect(closest(150, toLineOf: 0) == 0 && closest(150, toLineOf: 1) == 4)
    }
}
