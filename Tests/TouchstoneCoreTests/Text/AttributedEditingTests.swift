import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Editing attributed text. In the system's monospaced font, a character's width is 0.6 of the font's size.
@Suite(.application(tracing: .both)) @MainActor
struct AttributedEditingTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    let small = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    let large = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)

    /// `ab` in 10 points and red, `CD` in 20 points and blue.
    private var mixed: NSAttributedString {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: small, .foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "CD", attributes: [.font: large, .foregroundColor: UIColor.blue]))
        return text
    }

    private func textView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        window.addSubview(view)
        return view
    }

    @Test func `A text view has the font and color of its first character`() {
        let view = textView()
        view.attributedText = mixed
        #expect(view.text == "abCD" && view.font == small && view.textColor == .red)
        expectEqual(view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont, large)
        view.attributedText = nil
        #expect(view.text == "" && view.attributedText.length == 0)
    }

    @Test func `The height of a line is that of its largest font`() {
        let view = textView()
        view.attributedText = mixed
        // The text is 2 × 6 + 2 × 12 points wide. The caret is as high as the line.
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.midX == 36 && end.minY == 0 && end.height == large.lineHeight)
        app.settle()
        expectEqual(view.contentSize.height, large.lineHeight)
    }

    @Test func `A tap places the caret using the width of each font`() {
        let view = textView()
        view.attributedText = mixed
        app.fingerTap(at: CGPoint(x: 20, y: 110))
        // x = 20 is right of the middle of C, which extends from 12 to 24. A tap places the caret at the end of the word.
        #expect(view.isFirstResponder)
        let edge = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 3)!)
        expectEqual(edge.midX, 24)
    }

    @Test func `Typed text takes the attributes of the preceding character`() {
        let view = textView()
        view.attributedText = mixed
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 0)
        view.insertText("x")
        view.selectedRange = NSRange(location: 0, length: 1)
        view.insertText("yz")
        expectEqual(view.text, "yzbxCD")
        func size(_ place: Int) -> CGFloat? {
            (view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
        }
        expectEqual((0..<6).map { size($0) }, [10, 10, 10, 10, 20, 20])
        view.undoManager?.undo()
        view.undoManager?.undo()
        #expect(view.attributedText.string == "abCD" && size(2) == 20)
        view.deleteBackward()
        view.font = small
        #expect(size(0) == 10 && view.caretRect(for: view.endOfDocument).height == small.lineHeight)
    }

    @Test func `A grapheme cluster that forms while typing keeps one style`() {
        let view = textView()
        view.attributedText = NSAttributedString(
            string: "e🇩", attributes: [.font: small, .foregroundColor: UIColor.red])
        view.becomeFirstResponder()
        view.insertText("🇪")
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("\u{301}")
        expectEqual(view.text, "e\u{301}🇩🇪")
        expectEqual(view.attributedText.string, view.text)
    }

    @Test func `Plain text has the font and color of its text view`() {
        let view = textView()
        view.text = "plain"
        view.font = large
        view.textColor = .green
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == large && attributes[.foregroundColor] as? UIColor == .green)
    }

    @Test func `A text view draws each run in its font`() {
        let view = textView()
        view.attributedText = mixed
        var list = DisplayList()
        view.draw(into: &list)
        let drawn = list.commands.compactMap { command -> String? in
            if case .styledText(let text, let baseline, let width, let font, _) = command {
                return "\(text) \(baseline.x) \(width) \(font.pointSize)"
            }
            return nil
        }
        expectEqual(drawn, ["ab 0.0 12.0 10.0", "CD 12.0 24.0 20.0"])
    }

    @Test func `A text field has attributed text and an attributed placeholder`() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(field)
        field.attributedText = mixed
        #expect(field.text == "abCD" && field.attributedText?.string == "abCD")
        expectEqual(field.caretRect(for: field.endOfDocument).midX, 36)
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        expectEqual(field.placeholder, "Name")
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
        field.attributedText = nil
        expectEqual(field.text, "")
    }

    @Test func `A text field's left and right views take space and receive touches`() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(field)
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        var received = 0
        eye.addAction(UIAction { _ in received += 1 }, for: .touchUpInside)
        (field.leftView, field.rightView) = (icon, eye)
        expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(icon.superview == nil && eye.superview == nil)
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && eye.superview == nil)
        expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 30, y: 0, width: 270, height: 40))
        app.fingerTap(at: field)
        #expect(field.isFirstResponder && eye.frame == CGRect(x: 260, y: 0, width: 40, height: 40))
        expectEqual(field.editingRect(forBounds: field.bounds), CGRect(x: 30, y: 0, width: 230, height: 40))
        app.fingerTap(at: eye)
        #expect(received == 1 && field.isFirstResponder)
        field.resignFirstResponder()
        #expect(eye.superview == nil)
        field.frame.size.height = 60
        app.settle()
        expectEqual(icon.frame.minY, 20)
        field.leftView = nil
        #expect(icon.superview == nil)
    }
}
