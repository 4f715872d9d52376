import Foundation

/// A description of a font by family, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    // Immutable, which makes the unchecked `Sendable` conformance safe.
    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// Describes the font with that name and size, in points; the system font if the name is unknown.
    public init(name: String, size: CGFloat) {
        font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }

    /// Traits that distinguish a font from the regular one of its family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The font is italic or oblique.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is bold: a CSS weight of 600 or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The font is wide; no font here is.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrow; no font here is.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All glyphs have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font has tight line spacing; no font here has.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The font has loose line spacing; no font here has.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The regular design of the system font.
        public static let `default` = SystemDesign(rawValue: "default")
        /// A design with rounded strokes; drawn like the regular one.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// A design with serifs; drawn like the regular one.
        public static let serif = SystemDesign(rawValue: "serif")
        /// A design with glyphs of equal width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// The font's name, of its family and style.
    open var postscriptName: String { font.fontName }
    /// The font's size, in points.
    open var pointSize: CGFloat { font.pointSize }
    /// The traits of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.cssWeight >= 600 { traits.insert(.traitBold) }
        if font.spacing == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the same font with exactly these traits; `nil` for wide and narrow ones, which no font here has.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        let weight = isBold == (font.cssWeight >= 600) ? font.cssWeight : isBold ? 700 : 400
        let spacing: UIFont.Spacing = font.spacing == .monospaced ? .proportional : font.spacing
        return UIFontDescriptor(
            UIFont(
                size: font.pointSize, cssWeight: weight, family: font.familyName,
                isItalic: symbolicTraits.contains(.traitItalic),
                spacing: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : spacing))
    }
    /// Returns the same font in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
    /// Returns the same font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFont(
                size: font.pointSize, cssWeight: font.cssWeight, family: newFamily, isItalic: font.isItalic,
                spacing: font.spacing))
    }
    /// Returns the system font in another design. Only `.monospaced` makes a difference here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        return UIFontDescriptor(
            UIFont(
                size: font.pointSize, cssWeight: font.cssWeight, family: ".AppleSystemUIFontMonospaced",
                isItalic: font.isItalic, spacing: .monospaced))
    }
    /// Returns the descriptor of the system font for a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hash }
}

extension UIFont {
    /// The descriptor of this font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// Creates the described font in a size, in points; 0 selects the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize > 0 ? pointSize : font.pointSize, cssWeight: font.cssWeight, family: font.familyName,
            isItalic: font.isItalic, spacing: font.spacing)
    }
}

/// Scales fonts and lengths with the content size category. Here all fonts and lengths keep their size.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics for body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    /// Creates the metrics for a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns the font for the current content size category, which is `font` itself.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the font for the current content size category, at most as large as `maximumPointSize`, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// Returns the font for a trait collection, which is `font` itself.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// Returns a length, in points, for the current content size category, which is `value` itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// Returns a length, in points, for a trait collection, which is `value` itself.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
