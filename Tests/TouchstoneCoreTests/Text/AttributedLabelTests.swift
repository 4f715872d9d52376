import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The lines of a label's attributed text: truncation, breaks, paragraph styles and attributes. All digits have the same width.
@Suite(.application) @MainActor
struct AttributedLabelTests {
    let window = TestApplication.current.makeWindow()
    private let label = UILabel()
    private let digit = ClassedTextMeasurer().width(of: "0", font: .systemFont(ofSize: 17))
    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    init() {
        label.numberOfLines = 0
        window.addSubview(label)
    }

    /// The drawn texts with their left edges, in digits, and their baselines, in lines above which the first one is at 0.
    private func drawn(_ text: NSAttributedString, width: CGFloat, lines: CGFloat = 10) -> [String] {
        label.attributedText = text
        label.frame = CGRect(x: 0, y: 0, width: width * digit, height: lines * line)
        var first: CGFloat?
        return window.displayList().commands.compactMap { command in
            guard case .text(let text, let start, _, _, _, _) = command else { return nil }
            let base = first ?? start.y
            first = base
            func rounded(_ value: CGFloat) -> String { String(format: "%g", Double((value * 100).rounded()) / 100 + 0) }
            return "\(text) at \(rounded(start.x / digit)), \(rounded((start.y - base) / line))"
        }
    }

    private func text(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "0123456789", ["01234… at 0, 0"]),
        (.byTruncatingHead, "0123456789", ["…56789 at 0, 0"]),
        (.byTruncatingMiddle, "0123456789", ["012…89 at 0, 0"]),
        (.byTruncatingTail, "012345", ["012345 at 0, 0"]),
        (.byWordWrapping, "01 234 56", ["01 234 at 0, 0", "56 at 0, 1"]),
        (.byWordWrapping, "0123456789", ["012345 at 0, 0", "6789 at 0, 1"]),
        (.byCharWrapping, "01 234 56", ["01 234 at 0, 0", "56 at 0, 1"]),
        (.byCharWrapping, "01 2345 6", ["01 234 at 0, 0", "5 6 at 0, 1"]),
    ])
    func `Attributed text is truncated or broken by the mode of its paragraph style`(
        _ mode: NSLineBreakMode, _ string: String, _ expected: [String]
    ) {
        label.numberOfLines = expected.count
        expectEqual(drawn(text(string) { $0.lineBreakMode = mode }, width: 6.5), expected)
    }

    @Test func `The last of several lines is truncated, and lines below the label are left out`() {
        label.numberOfLines = 2
        let long = text("01 23 45 67 89") { $0.lineBreakMode = .byTruncatingTail }
        expectEqual(drawn(long, width: 5.5), ["01 23 at 0, 0", "45 6… at 0, 1"])
        label.numberOfLines = 0
        expectEqual(drawn(text("0\n1\n\n2\n") { _ in }, width: 5), ["0 at 0, 0", "1 at 0, 1", "2 at 0, 3"])
        expectEqual(label.intrinsicContentSize.height, (5 * line).rounded(.up))
    }

    @Test func `Indents move the first line, the others and the right end of a paragraph`() {
        let indented = text("01 23 45 67") {
            $0.firstLineHeadIndent = 2 * digit
            $0.headIndent = 1 * digit
            $0.tailIndent = -1 * digit
        }
        expectEqual(drawn(indented, width: 6.1), ["01 at 2, 0", "23 at 1, 1", "45 at 1, 2", "67 at 1, 3"])
        let narrow = text("01 23 45 67") { $0.tailIndent = 5.1 * digit }
        expectEqual(drawn(narrow, width: 20), ["01 23 at 0, 0", "45 67 at 0, 1"])
    }

    @Test func `Spacing separates lines and paragraphs, and line heights have a factor and limits`() {
        let spaced = text("01 23\n45 67") {
            $0.lineSpacing = line
            $0.paragraphSpacing = 2 * line
            $0.paragraphSpacingBefore = 4 * line
        }
        expectEqual(drawn(spaced, width: 2.5, lines: 30), ["01 at 0, 0", "23 at 0, 2", "45 at 0, 10", "67 at 0, 12"])
        expectEqual(drawn(text("0\n1") { $0.lineHeightMultiple = 2 }, width: 5), ["0 at 0, 0", "1 at 0, 2"])
        expectEqual(drawn(text("0\n1") { $0.minimumLineHeight = 3 * line }, width: 5), ["0 at 0, 0", "1 at 0, 3"])
        expectEqual(drawn(text("0\n1") { $0.maximumLineHeight = line / 2 }, width: 5), ["0 at 0, 0", "1 at 0, 0.5"])
        expectEqual(label.intrinsicContentSize.height, line.rounded(.up))
    }

    @Test func `A paragraph is aligned by its style, or by the label`() {
        func both(_ alignment: NSTextAlignment) -> [String] {
            drawn(text("0") { $0.alignment = alignment }, width: 5)
        }
        expectEqual(
            [.left, .center, .right, .natural].flatMap(both), ["0 at 0, 0", "0 at 2, 0", "0 at 4, 0", "0 at 0, 0"])
        label.textAlignment = .right
        expectEqual(both(.natural) + both(.left), ["0 at 4, 0", "0 at 0, 0"])
    }

    @Test func `Kerning, baseline offsets and fonts move the parts of a line`() {
        let mixed = NSMutableAttributedString(string: "01")
        mixed.append(NSAttributedString(string: "23", attributes: [.kern: digit]))
        mixed.append(NSAttributedString(string: "4", attributes: [.baselineOffset: line]))
        mixed.append(NSAttributedString(string: "5", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        expectEqual(
            drawn(mixed, width: 20), ["01 at 0, 0", "2 at 2, 0", "3 at 4, 0", "4 at 6, -1", "5 at 7, 0"])
        expectEqual(label.intrinsicContentSize.width, (9 * digit).rounded(.up))
        #expect(abs(label.intrinsicContentSize.height - UIFont.systemFont(ofSize: 34).lineHeight) < 1)
    }

    @Test func `A shadow is drawn at its offset below the text`() {
        label.numberOfLines = 1
        label.text = "0"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 3, height: 5)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let places = window.displayList().commands.compactMap {
            if case .text(_, let start, _, _, _, _) = $0 { start } else { nil }
        }
        #expect(places.count == 2 && places[0] == CGPoint(x: places[1].x + 3, y: places[1].y + 5))
    }

    @Test func `Truncation in the middle keeps one character more of the beginning, with and without attributes`() {
        label.numberOfLines = 1
        label.lineBreakMode = .byTruncatingMiddle
        func seen(_ isAttributed: Bool) -> [String] {
            (4...8).map { width -> String in
                label.frame = CGRect(x: 0, y: 0, width: (CGFloat(width) + 0.5) * digit, height: line)
                label.text = "0123456789"
                if isAttributed { label.attributedText = text("0123456789") { $0.lineBreakMode = .byTruncatingMiddle } }
                return window.displayList().commands.compactMap {
                    if case .text(let text, _, _, _, _, _) = $0 { text } else { nil }
                }.joined()
            }
        }
        let expected = ["01…9", "01…89", "012…89", "012…789", "0123…789"]
        #expect(seen(false) == expected && seen(true) == expected)
    }

    @Test func `The traits of a font descriptor follow weight and name, and traits make a font bold`() {
        func traits(_ font: UIFont) -> UIFontDescriptor.SymbolicTraits { font.fontDescriptor.symbolicTraits }
        let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
        expectEqual(
            weights.map { traits(.systemFont(ofSize: 10, weight: $0)).contains(.traitBold) },
            [
                false, false, true, true, true,
            ])
        let bold = UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold?.symbolicTraits.contains(.traitBold) == true && bold?.pointSize == 10)
    }
}
