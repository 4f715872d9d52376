import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Members of text fields and text views that a subclass overrides, and values that fields and views keep.
@Suite(.application) @MainActor
struct OverriddenTextInputTests {
    /// A field without a selection, as fields for codes have it.
    private final class CodeField: UITextField {
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
        override func replace(_ range: UITextRange, withText text: String) {
            super.replace(range, withText: text.uppercased())
        }
    }

    private final class Note: UITextView {
        override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            super.setMarkedText(markedText.map { "[\($0)]" }, selectedRange: selectedRange)
        }
    }

    @Test func `A subclass decides about the selection and replaced text`() throws {
        let field = CodeField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "abcd"
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        expectEqual(field.selectionRects(for: all).count, 0)
        let nearest = try #require(field.closestPosition(to: .zero))
        expectEqual(field.offset(from: field.beginningOfDocument, to: nearest), 4)
        field.replace(all, withText: "xy")
        expectEqual(field.text, "XY")
    }

    @Test func `A selection in a field has one rectangle`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "abcd"
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        expectEqual(field.selectionRects(for: all).count, 1)
    }

    @Test func `A subclass of a text view changes provisional text`() {
        let note = Note(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        note.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 0))
        expectEqual(note.text, "[ni]")
    }

    @Test func `Default attributes set the font, the color and the alignment`() {
        let field = UITextField()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        field.defaultTextAttributes = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 4,
        ]
        expectEqual(field.font, .boldSystemFont(ofSize: 20))
        expectEqual(field.textColor, .red)
        expectEqual(field.textAlignment, .right)
        expectEqual(field.defaultTextAttributes[.kern] as? Int, 4)
        field.font = .systemFont(ofSize: 9)
        expectEqual(field.defaultTextAttributes[.font] as? UIFont, .systemFont(ofSize: 9))
    }

    @Test func `Values without an effect are kept`() {
        let view = UITextView()
        view.dataDetectorTypes = [.link, .phoneNumber]
        #expect(view.dataDetectorTypes.contains(.link) && !view.dataDetectorTypes.contains(.address))
        let field = UITextField()
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        expectEqual(field.passwordRules?.passwordRulesDescriptor, "minlength: 8;")
        let label = UILabel()
        label.lineBreakStrategy = .pushOut
        expectEqual(label.lineBreakStrategy, .pushOut)
    }
}
