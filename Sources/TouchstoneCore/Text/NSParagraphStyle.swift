import Foundation

/// The line breaking, alignment and spacing of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let header = CoreFoundationHeader()
    fileprivate var values = Values()

    struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var tabStops = NSTextTab.usual
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines; `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of text that does not fit into a line; `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line, in points from the leading edge; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of all other lines, in points from the leading edge; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points from the leading edge or, if it is not positive, from the trailing edge; 0 by
    /// default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line, in points; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0, the default, for no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for the natural height of lines; 0, the default, for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The tab stops; 12 at distances of 28 points by default. Stored; has no effect.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of tab stops after the last one, in points; 0 by default. Stored; has no effect.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The part of a line's width from which words are hyphenated; 0, the default, for none. Stored; has no effect.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The direction of the paragraph; `.natural` by default. Stored; has no effect.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.lineSpacing.hashValue }
}

/// A paragraph style with properties that can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Adds a tab stop in its place.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.append(anObject)
        values.tabStops.sort { $0.location < $1.location }
    }
    /// Removes a tab stop that is equal to this one.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    /// Copies all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// Styles of underline and strikethrough.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A single thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines; drawn as one line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line; drawn as a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line; drawn as a solid line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line under words only; drawn under all text.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The text color, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The extra width of each character, a number in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The extra width of each character, used if there is no `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The distance above the baseline, a number in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The underline style, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The underline color, a `UIColor`; the text color by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The strikethrough style, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The strikethrough color, a `UIColor`; the text color by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The color of outlines, a `UIColor`; the text color by default.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of outlines, a number in percent of the font's size. Text with a positive width is not filled.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The ligature setting, a number. Stored; has no effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The slant of the text, a number. Stored; has no effect.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The horizontal stretching of the text, a number. Stored; has no effect.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The target of a link, a URL or string. Stored; has no effect.
    public static let link = NSAttributedString.Key("NSLink")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An attachment in the text. Stored; has no effect.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSParagraphStyle {
    /// Rules by which lines break; they have no effect.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last line of a paragraph has more than one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean lines break between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The rules of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
