import Foundation

/// On which side lines of text begin.
public enum NSTextAlignment: Int, Sendable {
    /// On the left.
    case left
    /// In the middle.
    case center
    /// On the right.
    case right
    /// On the left: lines are not stretched here.
    case justified
    /// In text that is edited on the side of the reading direction; in a label on the left.
    case natural
}

/// Text that is read, not touched: interaction is off by default, so a tap goes to what is behind (HT-11).
open class UILabel: UIView {
    /// What it says; nil by default.
    open var text: String? {
        didSet { textChanged() }
    }

    /// The system's of 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { textChanged() }
    }

    /// The text's colour; the label's by default.
    open var textColor: UIColor! = .label {
        didSet { setNeedsDisplay() }
    }

    /// On which side lines begin; `.natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    /// 1 by default; 0 for as many as it takes.
    open var numberOfLines = 1 {
        didSet { textChanged() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    override var ownAccessibility: AccessibilityState {
        AccessibilityState(isElement: true, label: text, traits: .staticText)
    }

    private func textChanged() {
        setNeedsDisplay()
        ownSizeChanged()
    }

    /// The width, in points, at which lines are broken for `intrinsicContentSize`; 0, the default, breaks none but where constraints
    /// give the label less room.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { ownSizeChanged() }
    }
    package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override var baselines: (first: CGFloat, last: CGFloat)? {
        (font.ascender, font.lineHeight - font.ascender)
    }

    private var measurer: any TextMeasurer {
        windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = lines(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
        let width = lines.map { measurer.width(of: $0, font: font) }.max() ?? 0
        return CGSize(width: width.rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Breaks at spaces, and inside a word that is wider than the line.
    private func lines(fitting width: CGFloat) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        let measurer = self.measurer
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if numberOfLines == 1 {
                lines.append(String(paragraph))
                continue
            }
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if measurer.width(of: longer, font: font) <= width {
                    line = longer
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                var pieces = pieces(of: word, fitting: width)
                line = pieces.removeLast()
                lines += pieces
            }
            lines.append(line)
        }
        return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
    }

    /// A word cut into pieces that are no wider than the line, and at least one character long.
    private func pieces(of word: Substring, fitting width: CGFloat) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for character in word {
            let longer = piece + String(character)
            if !piece.isEmpty, measurer.width(of: longer, font: font) > width {
                pieces.append(piece)
                piece = String(character)
            } else {
                piece = longer
            }
        }
        return pieces + [piece]
    }

    open override func draw(into list: inout DisplayList) {
        let lines = lines(fitting: bounds.width)
        var top = bounds.minY + (bounds.height - CGFloat(lines.count) * font.lineHeight) / 2
        for line in lines {
            let shown = truncated(line)
            let width = measurer.width(of: shown, font: font)
            let left: CGFloat
            switch textAlignment {
            case .center: left = bounds.minX + (bounds.width - width) / 2
            case .right: left = bounds.maxX - width
            case .left, .justified, .natural: left = bounds.minX
            }
            list.text(shown, at: CGPoint(x: left, y: top + font.ascender), width: width, font: font, color: textColor)
            top += font.lineHeight
        }
    }

    private func truncated(_ line: String) -> String {
        guard measurer.width(of: line, font: font) > bounds.width + 0.5 else { return line }
        var shorter = line
        while !shorter.isEmpty, measurer.width(of: shorter + "…", font: font) > bounds.width { shorter.removeLast() }
        return shorter + "…"
    }
}
