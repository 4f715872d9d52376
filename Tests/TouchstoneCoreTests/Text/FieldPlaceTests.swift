import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The places of text, side views and clear button in a text field, and how a text view shows a range.
@Suite(.application) @MainActor
struct FieldPlaceTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() { window.addSubview(field) }

    private func side(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }
    /// The left and right edge of the text, without and with editing.
    private var edges: [CGFloat] {
        let rect = field.textRect(forBounds: field.bounds)
        return [rect.minX, rect.maxX]
    }

    @Test func `Border, clear button and side views narrow the text`() {
        var seen = [edges]
        field.borderStyle = .roundedRect
        seen.append(edges)
        field.clearButtonMode = .whileEditing
        seen.append(edges)
        field.leftView = side(30)
        field.rightView = side(40)
        seen.append(edges)
        (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
        seen.append(edges)
        field.becomeFirstResponder()
        seen.append(edges)
        expectEqual(seen, [[0, 200], [7, 193], [7, 169], [7, 169], [37, 153], [37, 169]])
        expectEqual(field.placeholderRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
        expectEqual(field.clearButtonRect(forBounds: field.bounds), CGRect(x: 174, y: 10, width: 20, height: 20))
        expectEqual(field.borderRect(forBounds: field.bounds), field.bounds)
    }

    @Test(arguments: [
        (UITextField.ViewMode.never, [false, false]), (.whileEditing, [false, true]), (.unlessEditing, [true, false]),
        (.always, [true, true]),
    ])
    func `Side views are at the ends and shown by their mode`(_ mode: UITextField.ViewMode, _ shown: [Bool]) {
        let (left, right) = (side(30), side(40, 10))
        (field.leftView, field.rightView, field.leftViewMode, field.rightViewMode) = (left, right, mode, mode)
        var seen = [left.superview === field]
        field.becomeFirstResponder()
        seen.append(left.superview === field && right.superview === field)
        expectEqual(seen, shown)
        field.resignFirstResponder()
        expectEqual((right.superview === field), shown[0])
        if mode == .always {
            expectEqual(left.frame, CGRect(x: 0, y: 10, width: 30, height: 20))
            expectEqual(right.frame, CGRect(x: 160, y: 15, width: 40, height: 10))
            field.frame.size = CGSize(width: 100, height: 50)
            field.layoutIfNeeded()
            #expect(left.frame.minY == 15 && right.frame == CGRect(x: 60, y: 20, width: 40, height: 10))
        }
    }

    @Test func `A new side view replaces the old one, unless that is elsewhere`() {
        let (old, new) = (side(30), side(20))
        field.leftViewMode = .always
        field.leftView = old
        field.leftView = new
        #expect(old.superview == nil && new.superview === field)
        window.addSubview(new)
        field.leftView = old
        #expect(new.superview === window && old.superview === field)
        field.leftView = nil
        #expect(old.superview == nil && edges == [0, 200])
    }

    @Test func `A side view that is shown hides the clear button`() {
        field.text = "word"
        field.clearButtonMode = .always
        field.rightView = side(40)
        func clear() -> String? {
            app.advance(by: 1)
            app.fingerTap(at: CGPoint(x: 204, y: 120))
            defer { field.text = "word" }
            return field.text
        }
        expectEqual(clear(), "")
        field.rightViewMode = .always
        field.rightView?.isUserInteractionEnabled = false
        expectEqual(clear(), "word")
    }

    @Test func `A text field fits its text or placeholder, its borders and its sides`() {
        let font = UIFont.systemFont(ofSize: 17)
        func width(_ text: String) -> CGFloat { ClassedTextMeasurer().width(of: text, font: font) }
        field.placeholder = "0123"
        var seen = [field.intrinsicContentSize]
        field.text = "01"
        seen.append(field.intrinsicContentSize)
        field.borderStyle = .line
        seen.append(field.intrinsicContentSize)
        (field.leftView, field.leftViewMode) = (side(30), .always)
        seen.append(field.intrinsicContentSize)
        let (plain, bordered) = ((font.lineHeight + 2).rounded(.up), (font.lineHeight + 14).rounded(.up))
        expectEqual(
            seen,
            [
                CGSize(width: width("0123").rounded(.up), height: plain),
                CGSize(width: width("01").rounded(.up), height: plain),
                CGSize(width: (width("01") + 14).rounded(.up), height: bordered),
                CGSize(width: (width("01") + 44).rounded(.up), height: bordered),
            ])
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `The text of fields, labels and buttons stands on one baseline`(_ alignment: UIStackView.Alignment) {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "0"
        label.font = .systemFont(ofSize: 30)
        field.frame = .zero
        field.text = "0"
        button.setTitle("0", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, field, button])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        window.addSubview(stack)
        stack.layoutIfNeeded()
        let baselines = window.displayList().commands.compactMap { command -> CGFloat? in
            if case .text(_, let start, _, _, _, _) = command { start.y } else { nil }
        }
        let tops = stack.arrangedSubviews.map(\.frame.minY)
        let places = zip(tops, baselines).map { $0 + $1 }
        #expect(places.count == 3 && places.allSatisfy { abs($0 - places[0]) <= 1 } && Set(tops).count == 3)
    }

    @Test func `A text view scrolls as little as necessary to show the end of a range`() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        window.addSubview(view)
        view.font = .systemFont(ofSize: 20)
        view.text = (0..<20).map { "\($0)" }.joined(separator: "\n")
        func offset(_ number: Int) -> CGFloat {
            view.scrollRangeToVisible((view.text as NSString).range(of: "\n\(number)"))
            return view.contentOffset.y.rounded()
        }
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        let end = (8 + 20 * line + 8 - 100).rounded()
        expectEqual(
            [1, 19, 18, 10, 11, 1].map(offset),
            [
                0, end, end, (10 * line).rounded(), (10 * line).rounded(), line.rounded(),
            ])
    }

    @Test func `Return, line feed and tab type differently in fields and views`() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        window.addSubview(view)
        for input in [field, view] as [any UITextInput & UIView] {
            input.becomeFirstResponder()
            for text in ["a", "\r", "b", "\n", "c"] { input.insertText(text) }
            app.keyType("\t")
        }
        expectEqual([field.text, view.text], ["abc", "a\nb\nc\t"])
    }

    @Test func `A field that clears on beginning asks its delegate, and a secure one is replaced by the first key`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var allows = false
            func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
        }
        let delegate = Delegate()
        field.delegate = delegate
        field.clearsOnBeginEditing = true
        var seen: [String?] = []
        for allows in [false, true] {
            delegate.allows = allows
            field.text = "word"
            field.becomeFirstResponder()
            seen.append(field.text)
            field.resignFirstResponder()
        }
        (field.clearsOnBeginEditing, field.isSecureTextEntry, field.text) = (false, true, "word")
        field.becomeFirstResponder()
        app.keyType("a")
        app.keyType("b")
        expectEqual(seen + [field.text], ["word", "", "ab"])
    }
}
