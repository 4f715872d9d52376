import Foundation

/// How lines of a paragraph are broken and placed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
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
    }

    /// The style of text that names none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// On which side lines begin; `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text for which there is too little room; `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Between lines, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Behind the paragraph, in points; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before the paragraph, in points; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Where the first line begins, in points from the leading edge; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Where other lines begin, in points from the leading edge; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the leading edge, or where it is not positive from the trailing one; 0 by default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// No line is lower, in points; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// No line is higher, in points; 0, the default, for any height.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What heights of lines are multiplied by; 0, the default, leaves them.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

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

/// A style that is being made.
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

    /// Takes all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines; drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots; drawn as a line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes; drawn as a line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Under words alone; drawn under all.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`, behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: what is added to the width of each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// As `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: how far above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; without it the text's.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`; without it the text's.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for outlines; without it the text's.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: how wide outlines are, in hundredths of the font's size. Text with a positive one is not filled.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A number. Kept, and not drawn.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number. Kept, and not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number. Kept, and not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A URL or a string. Kept; nothing follows it.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An attachment. Kept, and not drawn.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}
