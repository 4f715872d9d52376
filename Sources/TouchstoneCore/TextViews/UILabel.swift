import Foundation
import TouchstoneGeometry

/// A view that shows text. User interaction is disabled by default, so the view behind it receives a tap (HT-11).
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text of the label; the default is `nil`. Setting it removes the attributes.
    open var text: String? {
        get { content ?? attributed?.string }
        set {
            (content, attributed) = (newValue, nil)
            textChanged()
        }
    }
    private var content: String?

    /// The text with its attributes, which have precedence over the label's font, color and alignment; the default is `nil`.
    ///
    /// For plain text, it is the text with the label's font and color.
    open var attributedText: NSAttributedString? {
        get {
            attributed
                ?? content.map {
                    NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
                }
        }
        set {
            (content, attributed) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
            textChanged()
        }
    }
    private var attributed: NSAttributedString?

    /// The font of the text; the default, also after `nil` is set, is the system font of 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            textChanged()
        }
    }

    /// The color of the text; the default, also after `nil` is set, is `.label`.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            setNeedsDisplay()
        }
    }

    /// The alignment of the lines; the default is `.natural`.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    /// The largest number of lines; the default is 1, and 0 means no limit.
    open var numberOfLines = 1 {
        didSet { textChanged() }
    }

    /// How text that does not fit is wrapped or truncated; the default is `.byTruncatingTail`. If there are several lines, the last one
    /// is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { textChanged() }
    }

    /// The rarely set properties of a label.
    private struct Rare {
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        var baselineAdjustment = UIBaselineAdjustment.alignBaselines
        var allowsTightening = false
        var adjustsFontForContentSizeCategory = false
        var shadowColor: UIColor?
        var shadowOffset = CGSize(width: 0, height: -1)
        var highlightedTextColor: UIColor?
        var isHighlighted = false
        var isEnabled = true
        var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
        var showsExpansionTextWhenTruncated = false
    }
    private var rareLook: [Rare] = []
    private var look: Rare {
        get { rareLook.first ?? Rare() }
        set {
            rareLook = [newValue]
            setNeedsDisplay()
        }
    }

    /// The rules by which lines break; none by default. Stored; has no effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { look.lineBreakStrategy }
        set { look.lineBreakStrategy = newValue }
    }
    /// Whether a pointer over truncated text shows all of it; the default is `false`. Stored; has no effect.
    open var showsExpansionTextWhenTruncated: Bool {
        get { look.showsExpansionTextWhenTruncated }
        set { look.showsExpansionTextWhenTruncated = newValue }
    }
    /// Whether the font of a single line is reduced if the text is wider than the label; the default is `false`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { look.adjustsFontSizeToFitWidth }
        set { look.adjustsFontSizeToFitWidth = newValue }
    }
    /// The smallest scale of the reduced font, as a fraction of the font's size; 0, the default, means no limit.
    open var minimumScaleFactor: CGFloat {
        get { look.minimumScaleFactor }
        set { look.minimumScaleFactor = newValue }
    }
    /// The vertical position of text in a reduced font; the default is `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { look.baselineAdjustment }
        set { look.baselineAdjustment = newValue }
    }
    /// Whether letters are set closer before text is truncated; the default is `false`. Stored; has no effect.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { look.allowsTightening }
        set { look.allowsTightening = newValue }
    }
    /// Whether the font follows the content size category; the default is `false`. Stored; has no effect: fonts have one size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.adjustsFontForContentSizeCategory }
        set { look.adjustsFontForContentSizeCategory = newValue }
    }
    /// The color of the text's shadow; `nil`, the default, means no shadow.
    open var shadowColor: UIColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }
    /// The offset of the shadow from the text, in points; the default is one point upward.
    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }
    /// The color of the text while the label is highlighted; `nil`, the default, means `textColor`.
    open var highlightedTextColor: UIColor? {
        get { look.highlightedTextColor }
        set { look.highlightedTextColor = newValue }
    }
    /// Whether the label is highlighted; the default is `false`.
    open var isHighlighted: Bool {
        get { look.isHighlighted }
        set { look.isHighlighted = newValue }
    }
    /// Whether the label is enabled; the default is `true`. The text of a disabled label has half its opacity.
    open var isEnabled: Bool {
        get { look.isEnabled }
        set { look.isEnabled = newValue }
    }

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UILabel.font),
            AppearanceProperty(\UILabel.textColor),
            AppearanceProperty(\UILabel.shadowColor),
            AppearanceProperty(\UILabel.shadowOffset),
            AppearanceProperty(\UILabel.highlightedTextColor),
            AppearanceProperty(\UILabel.textAlignment),
            AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
        ]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UILabel.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        guard LabelProbes.drawsText(type(of: self)) else { return }
        // The drawing is recorded when the view needs display, not when a picture is made, and after a change of size.
        drawsItself = true
        contentMode = .redraw
    }

    override var ownAccessibility: AccessibilityState {
        AccessibilityState(isElement: true, label: text, traits: .staticText)
    }

    private func textChanged() {
        setNeedsDisplay()
        ownSizeChanged()
    }

    // MARK: Size

    /// The width, in points, at which lines are wrapped for `intrinsicContentSize`; the default is 0.
    ///
    /// If it is 0, lines are wrapped only if constraints give the label less width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { ownSizeChanged() }
    }
    package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override var baselines: TextBaselines? {
        .insideEdges(first: font.ascender, last: font.lineHeight - font.ascender)
    }

    private func lines(in font: UIFont) -> TextLines {
        TextLines(
            measurer: textMeasurer, font: font,
            mode: lineBreakMode)
    }

    /// Returns the rectangle that the text takes in `bounds` with at most the given number of lines, in points.
    ///
    /// It begins at the upper left corner of `bounds`. Text of a single line can be wider than `bounds`. An override is
    /// called for the size of the label, and once before each `drawText(in:)`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        if let laidOut = layOut(bounds.width, numberOfLines, color: textColor) {
            return CGRect(
                origin: bounds.origin,
                size: CGSize(width: laidOut.size.width.rounded(.up), height: laidOut.size.height.rounded(.up)))
        }
        let lines = lines(in: font)
        let broken = lines.broken(text, width: bounds.width, limit: numberOfLines)
        let width = broken.map { lines.width(of: $0) }.max() ?? 0
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: width.rounded(.up), height: (CGFloat(broken.count) * font.lineHeight).rounded(.up)))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(size) }

    private func sizeOfText(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeOfText(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: Drawing

    /// Returns the layout of the attributed text; `nil` if the label has plain text.
    private func layOut(_ width: CGFloat, _ limit: Int, color: UIColor) -> AttributedText? {
        attributed.map { layOut($0, width, limit, color: color) }
    }

    private func layOut(
        _ attributed: NSAttributedString, _ width: CGFloat, _ limit: Int, color: UIColor
    ) -> AttributedText {
        AttributedText(
            attributed, width: min(width, 1e6), limit: limit,
            defaults: AttributedText.Defaults(
                font: font, color: color, alignment: sideOfLines, lineBreakMode: lineBreakMode),
            measurer: textMeasurer)
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        guard LabelProbes.drawsText(type(of: self)) else { return drawText(in: bounds, into: &list) }
        let context = CGContext(size: bounds.size, scale: contentScaleFactor, style: list.style)
        CGContext.push(context)
        // Subclasses compute the places of their links here. The result has no effect: `drawText(in:)` centers the text.
        _ = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        drawText(in: bounds)
        CGContext.pop()
        list.append(contentsOf: context.list.commands)
    }

    /// Draws the text into the current context, vertically centered in a rectangle.
    ///
    /// An override may call `super` with a smaller rectangle. It is called once at the end of a run-loop iteration in
    /// which the label needs display, even if no picture is made.
    /// - Parameter rect: The rectangle in the coordinates of the bounds, in points.
    open func drawText(in rect: CGRect) {
        if let context = CGContext.current { drawText(in: rect, into: &context.list) }
    }

    private func drawText(in rect: CGRect, into list: inout DisplayList) {
        guard let text, !text.isEmpty, rect.width > 0 else { return }
        let look = self.look
        if let laidOut = shrunk(look, rect.width) ?? layOut(rect.width, numberOfLines, color: color(look)) {
            let height = min(laidOut.size.height, rect.height)
            let top = rect.minY + (rect.height - height) / 2
            return laidOut.draw(into: &list, in: CGRect(x: rect.minX, y: top, width: rect.width, height: height))
        }
        let font = fitted(look, to: rect.width)
        let lines = lines(in: font)
        let room = max(1, Int(clamping: (rect.height + 0.5) / font.lineHeight))
        let limit = numberOfLines > 0 ? min(numberOfLines, room) : room
        let shown = lines.broken(text, width: rect.width, limit: limit)
            .map { lines.shortened($0, width: rect.width) }
        var baseline = rect.minY + (rect.height - CGFloat(shown.count) * font.lineHeight) / 2 + font.ascender
        if font.pointSize < self.font.pointSize {
            switch look.baselineAdjustment {
            case .alignCenters: break
            case .alignBaselines: baseline = rect.midY - self.font.lineHeight / 2 + self.font.ascender
            case .none: baseline = rect.midY - self.font.lineHeight / 2 + font.ascender
            @unknown default: baseline = rect.midY - self.font.lineHeight / 2 + font.ascender
            }
        }
        let color = color(look)
        for line in shown {
            let width = lines.width(of: line)
            let left =
                switch sideOfLines {
                case .center: rect.minX + (rect.width - width) / 2
                case .right: rect.maxX - width
                case .left, .justified, .natural: rect.minX
                @unknown default: rect.minX
                }
            let isCut = width > rect.width + 0.5
            if isCut {
                list.append(.save)
                list.append(.clip(rect, cornerRadius: 0))
            }
            if let shadowColor = look.shadowColor {
                let start = CGPoint(x: left + look.shadowOffset.width, y: baseline + look.shadowOffset.height)
                list.text(line, at: start, width: width, font: font, color: shadowColor)
            }
            list.text(line, at: CGPoint(x: left, y: baseline), width: width, font: font, color: color)
            if isCut { list.append(.restore) }
            baseline += font.lineHeight
        }
    }

    private func color(_ look: Rare) -> UIColor {
        let color: UIColor = look.isHighlighted ? look.highlightedTextColor ?? textColor : textColor
        return look.isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
    }

    private var sideOfLines: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// Returns the font, reduced if `adjustsFontSizeToFitWidth` is `true` and the single line is wider than `width`.
    private func fitted(_ look: Rare, to width: CGFloat) -> UIFont {
        guard look.adjustsFontSizeToFitWidth, numberOfLines == 1, let text else { return font }
        let scale = scale(look, from: lines(in: font).width(of: text), to: width)
        return scale < 1 ? font.withSize(font.pointSize * scale) : font
    }

    private func scale(_ look: Rare, from natural: CGFloat, to width: CGFloat) -> CGFloat {
        natural > width ? max(width / natural, look.minimumScaleFactor) : 1
    }

    /// Returns the layout of attributed text in reduced fonts; `nil` if the text is plain or not reduced.
    private func shrunk(_ look: Rare, _ width: CGFloat) -> AttributedText? {
        guard look.adjustsFontSizeToFitWidth, numberOfLines == 1, let attributed else { return nil }
        guard let natural = layOut(.greatestFiniteMagnitude, 1, color: color(look))?.size.width else { return nil }
        let scale = scale(look, from: natural, to: width)
        guard scale < 1 else { return nil }
        let reduced = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: reduced.length)
        attributed.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
            let font: UIFont = value as? UIFont ?? self.font
            reduced.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        // A hundredth of a point allows for rounding.
        return layOut(reduced, width + 0.01, 1, color: color(look))
    }
}

/// Whether a subclass of `UILabel` overrides a method that is called for each drawing.
private enum LabelProbes {
    static func drawsText(_ type: AnyClass) -> Bool {
        type != UILabel.self && (drawing.isOverridden(by: type) || measuring.isOverridden(by: type))
    }

    private static let drawing = OverrideProbe(base: UILabel.self, overriding: Drawing.self, plain: Plain.self)
    private static let measuring = OverrideProbe(base: UILabel.self, overriding: Measuring.self, plain: Plain.self)

    private final class Plain: UILabel {}
    private final class Drawing: UILabel {
        override func drawText(in rect: CGRect) {}
    }
    private final class Measuring: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    }
}
