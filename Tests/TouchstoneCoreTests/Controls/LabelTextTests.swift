import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Truncation and scaling of a label's text. All digits have the same width.
@Suite(.application(tracing: .both)) @MainActor
struct LabelTextTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    let label: UILabel
    private let digit: CGFloat

    init() {
        let label = UILabel()
        label.text = "0"
        digit = ClassedTextMeasurer().width(of: "0", font: label.font)
        window.addSubview(label)
        self.label = label
    }

    /// The strings that the label draws. `width` is in digits, `lines` in lines.
    private func drawn(_ text: String, width: CGFloat, lines: CGFloat = 1) -> [String] {
        label.text = text
        label.frame = CGRect(x: 0, y: 0, width: width * digit, height: lines * label.font.lineHeight)
        return window.displayList().commands.compactMap {
            if case .text(let text, _, _, _, _, _) = $0 { text } else { nil }
        }
    }

    @Test func `A font or color of nil sets the default`() {
        let label = UILabel()
        label.text = "Text"
        label.font = .boldSystemFont(ofSize: 30)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        #expect(label.intrinsicContentSize.width > 0)
    }

    @Test func `A label truncates or clips one line according to its line break mode`() {
        let text = "0123456789"
        expectEqual(drawn(text, width: 10), [text])
        label.lineBreakMode = .byTruncatingTail
        expectEqual(drawn(text, width: 6.5), ["01234…"])
        label.lineBreakMode = .byTruncatingHead
        expectEqual(drawn(text, width: 6.5), ["…56789"])
        label.lineBreakMode = .byTruncatingMiddle
        expectEqual(drawn(text, width: 5.5), ["01…89"])
        label.lineBreakMode = .byClipping
        expectEqual(drawn(text, width: 6.5), [text])
        label.lineBreakMode = .byCharWrapping
        expectEqual(drawn(text, width: 6.5), ["012345"])
        label.lineBreakMode = .byWordWrapping
        expectEqual(drawn("0123 4567", width: 6.5), ["0123"])
    }

    /// A font of 10 points that shrinks to 5 points in a label that is 100 points high.
    @Test func `The baseline adjustment positions a label's line that shrinks`() {
        label.font = .systemFont(ofSize: 10)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        label.text = "00000000"
        let whole = UIFont.systemFont(ofSize: 10)
        let half = UIFont.systemFont(ofSize: 5)
        label.frame = CGRect(
            x: 0, y: 0, width: ClassedTextMeasurer().width(of: "00000000", font: half) + 0.01, height: 100)
        func baseline(_ adjustment: UIBaselineAdjustment) -> CGFloat? {
            label.baselineAdjustment = adjustment
            return window.displayList().commands.compactMap {
                if case .text(_, let baseline, _, _, _, _) = $0 { baseline.y } else { nil }
            }.first
        }
        #expect(isNear(baseline(.alignBaselines), 50 - whole.lineHeight / 2 + whole.ascender))
        #expect(isNear(baseline(.alignCenters), 50 - half.lineHeight / 2 + half.ascender))
        #expect(isNear(baseline(.none), 50 - whole.lineHeight / 2 + half.ascender))
    }

    private func isNear(_ value: CGFloat?, _ other: CGFloat) -> Bool { abs((value ?? .infinity) - other) < 0.1 }

    @Test func `A label truncates the last of several lines`() {
        label.numberOfLines = 2
        expectEqual(drawn("0123 4567 89 01", width: 7.5, lines: 2), ["0123", "4567 8…"])
        expectEqual(drawn("0123 4567", width: 7.5, lines: 2), ["0123", "4567"])
        expectEqual(drawn("0\n1\n2", width: 7.5, lines: 2), ["0", "1…"])
        label.numberOfLines = 0
        expectEqual(drawn("0123 4567 89 01", width: 7.5, lines: 2), ["0123", "4567 8…"])
        label.lineBreakMode = .byCharWrapping
        expectEqual(drawn("0123456789", width: 4.2, lines: 3), ["0123", "4567", "89"])
    }

    @Test func `The fitting height of a label counts the lines it breaks into`() {
        let line = label.font.lineHeight
        label.text = "0123 4567 89 01"
        label.numberOfLines = 2
        expectEqual(label.sizeThatFits(CGSize(width: 7.5 * digit, height: 0)).height, (2 * line).rounded(.up))
        label.numberOfLines = 0
        expectEqual(label.sizeThatFits(CGSize(width: 7.5 * digit, height: 0)).height, (3 * line).rounded(.up))
        label.text = "0\n1"
        label.numberOfLines = 1
        expectEqual(label.intrinsicContentSize.height, line.rounded(.up))
    }

    @Test func `A label's attributed text shrinks to fit, but not below the minimum scale factor`() {
        let text = NSMutableAttributedString(string: "01234", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "56789", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        let natural = 5 * (digit * 20 / 17 + digit * 10 / 17)
        func sizes(_ part: CGFloat) -> [CGFloat] {
            label.attributedText = text
            label.frame = CGRect(x: 0, y: 0, width: part * natural, height: 40)
            return window.displayList().commands.compactMap {
                if case .text(_, _, _, let size, _, _) = $0 { (size * 10).rounded() / 10 } else { nil }
            }
        }
        expectEqual(sizes(1.1), [20, 10])
        label.adjustsFontSizeToFitWidth = true
        #expect(sizes(1.1) == [20, 10] && sizes(0.5) == [10, 5])
        label.minimumScaleFactor = 0.8
        expectEqual(sizes(0.5).first, 16)
    }

    @Test func `A label's text shrinks to fit, but not below the minimum scale factor`() {
        func size(_ width: CGFloat) -> (CGFloat, String)? {
            _ = drawn("0123456789", width: width)
            for case .text(let text, _, _, let size, _, _) in window.displayList().commands { return (size, text) }
            return nil
        }
        label.adjustsFontSizeToFitWidth = true
        expectEqual(size(10.5)?.0, 17)
        let half = size(5)
        #expect(abs((half?.0 ?? 0) - 8.5) < 0.01 && half?.1 == "0123456789")
        label.minimumScaleFactor = 0.8
        let least = size(4)
        #expect(abs((least?.0 ?? 0) - 13.6) < 0.01 && least?.1.hasSuffix("…") == true)
    }

    @Test func `Text with natural alignment starts at the leading edge`() {
        func left() -> CGFloat? {
            for case .text(_, let start, _, _, _, _) in window.displayList().commands { return start.x }
            return nil
        }
        _ = drawn("0", width: 4)
        expectEqual(left(), 0)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(abs((left() ?? 0) - 3 * digit) < 0.01)
        label.textAlignment = .left
        expectEqual(left(), 0)
    }

    @Test func `A highlighted label uses its highlighted color, and its shadow is drawn behind the text`() {
        func colors() -> [CGColor] {
            window.displayList().commands.compactMap {
                if case .text(_, _, _, _, _, let color) = $0 { color } else { nil }
            }
        }
        _ = drawn("0", width: 4)
        label.textColor = .red
        label.highlightedTextColor = .green
        label.isHighlighted = true
        expectEqual(colors(), [UIColor.green.cgColor])
        label.isHighlighted = false
        label.shadowColor = .blue
        expectEqual(colors(), [UIColor.blue.cgColor, UIColor.red.cgColor])
    }

    @Test func `Overrides of textRect and drawText pad the text of a label`() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return CGRect(
                    x: inner.minX - 10, y: inner.minY - 3, width: inner.width + 30, height: inner.height + 8)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        }
        let padded = Padded()
        padded.text = label.text
        expectEqual(padded.intrinsicContentSize.width, label.intrinsicContentSize.width + 30)
        expectEqual(padded.intrinsicContentSize.height, label.intrinsicContentSize.height + 8)
        padded.sizeToFit()
        label.removeFromSuperview()
        window.addSubview(padded)
        let starts = window.displayList().commands.compactMap {
            if case .text(_, let start, _, _, _, _) = $0 { start } else { nil }
        }
        expectEqual(starts.map(\.x), [10])
    }
}
