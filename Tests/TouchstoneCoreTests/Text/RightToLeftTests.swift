import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Caret, selection and arrow keys in right-to-left and mixed text. UIKit's behavior is not documented.
@Suite(.application(tracing: .both)) @MainActor
struct RightToLeftTests {
    let app = TestApplication.current
    let field: UITextField

    init() {
        let window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        window.addSubview(field)
        field.becomeFirstResponder()
    }

    private func caret(_ index: Int) -> CGFloat { field.caretRect(for: position(index)).midX }

    private func position(_ index: Int) -> UITextPosition {
        field.position(from: field.beginningOfDocument, offset: index)!
    }

    private var focus: Int { field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) }

    private var selected: String { field.text(in: field.selectedTextRange!) ?? "" }

    @Test func `Hebrew text starts at the right and continues to the left`() {
        app.keyTypeText("שלום")
        expectEqual(field.text, "שלום")
        #expect(abs(caret(0) - 300) < 0.01)
        for index in 0..<4 { #expect(caret(index + 1) < caret(index)) }
    }

    @Test func `An explicit alignment applies to Hebrew text`() {
        field.textAlignment = .left
        app.keyTypeText("שלום")
        #expect(caret(4) == 0 && caret(0) > 30)
    }

    @Test func `Backspace and forward delete follow the reading order`() {
        app.keyTypeText("שלום")
        app.keyType("\u{8}")
        expectEqual(field.text, "שלו")
        app.keyType(UIKeyCommand.inputRightArrow)
        expectEqual(focus, 2)
        app.keyType("\u{7F}")
        expectEqual(field.text, "של")
    }

    @Test func `Arrow keys move in their visual direction in Hebrew text`() {
        app.keyTypeText("שלום עולם")
        expectEqual(focus, 9)
        app.keyType(UIKeyCommand.inputRightArrow)
        expectEqual(focus, 8)
        app.keyType(UIKeyCommand.inputRightArrow, modifiers: .alternate)
        expectEqual(focus, 5)
        app.keyType(UIKeyCommand.inputRightArrow, modifiers: .command)
        expectEqual(focus, 0)
        app.keyType(UIKeyCommand.inputLeftArrow)
        expectEqual(focus, 1)
        app.keyType(UIKeyCommand.inputLeftArrow, modifiers: .command)
        expectEqual(focus, 9)
        app.keyType(UIKeyCommand.inputHome)
        expectEqual(focus, 0)
        app.keyType(UIKeyCommand.inputLeftArrow, modifiers: .shift)
        expectEqual(selected, "ש")
    }

    @Test func `An arrow key collapses a selection to the side it points to`() {
        app.keyTypeText("שלום")
        app.keyType("a", modifiers: .command)
        app.keyType(UIKeyCommand.inputLeftArrow)
        expectEqual(focus, 4)
        app.keyType("a", modifiers: .command)
        app.keyType(UIKeyCommand.inputRightArrow)
        expectEqual(focus, 0)
    }

    @Test func `A tap places the caret at the start of a Hebrew letter`() {
        field.text = "שלום"
        field.unmarkText()
        for index in 0...4 {
            app.fingerTap(at: CGPoint(x: 20 + caret(index), y: 120))
            expectEqual(focus, index)
            app.advance(by: 1)
        }
    }

    @Test func `A Hebrew word within Latin text is laid out right to left in its place`() {
        field.text = "ab שלום cd"
        // Visual order: "ab ", the Hebrew word from its last letter to its first, " cd".
        #expect(caret(0) == 0 && caret(1) > caret(0) && caret(2) > caret(1))
        let (first, last) = (caret(3), caret(6))
        #expect(first > last && last > caret(2))
        #expect(caret(7) >= first && caret(8) > first)
        // The leftmost letter is the last one of the word, and it starts at its right edge.
        let place = field.closestPosition(to: CGPoint(x: last - 1, y: 20))!
        expectEqual(field.offset(from: field.beginningOfDocument, to: place), 6)
    }

    @Test func `A selection across both directions has one rectangle for each`() {
        field.text = "ab שלום cd"
        // Select from the middle of the Latin word to the middle of the Hebrew word. The letters between them visually are not selected.
        field.selectedTextRange = field.textRange(from: position(1), to: position(5))
        let fills = app.application.displayList().commands.compactMap { command -> CGRect? in
            guard case .fill(let rect, _, let color) = command, color.alpha == 0.25 else { return nil }
            return rect
        }
        expectEqual(fills.count, 2)
        expectEqual(selected, "b של")
    }

    @Test func `A number in a Hebrew line is laid out left to right`() {
        field.text = "אב 12"
        #expect(abs(caret(0) - 300) < 0.01 && caret(1) < caret(0))
        // The digits are to the left of the word, and 1 is to the left of 2.
        #expect(caret(3) < caret(4) && caret(4) < caret(2))
    }

    @Test func `Each paragraph of a text view has its own direction`() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        field.window?.addSubview(view)
        view.text = "abc\nשלום\n1 אב"
        func caret(_ index: Int) -> CGRect {
            view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
        }
        #expect(abs(caret(0).midX - 5) < 0.01 && abs(caret(4).midX - 295) < 0.01)
        #expect(caret(5).midX < caret(4).midX && caret(1).midX > caret(0).midX)
        // The first letter determines the direction, not the digit before it.
        #expect(caret(9).midX > 280)
    }

    @Test func `A number after a Hebrew word is to its left in a Latin line`() {
        field.text = "ab שלום 12 cd"
        // Visual order: "ab ", the number, a space, the word from its last letter to its first, " cd".
        #expect(caret(0) == 0 && caret(2) < caret(8))
        #expect(caret(8) < caret(9) && caret(9) < caret(6))
        #expect(caret(6) < caret(5) && caret(5) < caret(3))
        #expect(caret(11) >= caret(3) && caret(12) > caret(11))
    }

    @Test func `A number after a Latin word follows it left to right in a Hebrew line`() {
        field.text = "אב cd 12"
        // The Hebrew letters start at the right. "cd 12" is to their left, laid out left to right.
        #expect(abs(caret(0) - 300) < 0.01 && caret(1) < caret(0))
        for index in 3..<7 { #expect(caret(index) < caret(index + 1)) }
        #expect(caret(7) < caret(1))
    }

    @Test func `Latin words at the start of a line keep their order in a Hebrew paragraph`() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        field.window?.addSubview(view)
        view.text = "שששששששש a b"
        func caret(_ index: Int) -> CGRect {
            view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
        }
        // The view is so narrow that the Hebrew word fills the first line. The padding is 5 points on both sides.
        view.frame.size.width = caret(0).midX - caret(8).midX + 12
        #expect(caret(8).minY == caret(0).minY && caret(9).minY > caret(0).minY)
        #expect(caret(9).midX < caret(11).midX)
    }
}
