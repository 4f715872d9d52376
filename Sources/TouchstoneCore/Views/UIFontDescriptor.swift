import Foundation

/// What describes a font: its family, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Never changes after it is made, which is why it can be sent.
    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// A font of that name and size, in points; without a name the system's.
    public init(name: String, size: CGFloat) {
        font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }

    /// What sets a font apart from the plain one of its family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// It leans.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// It is bold: 600 of 900 or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// It is wide. No font here is.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// It is narrow. No font here is.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Its glyphs are all as wide as each other.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Its lines are close. No font here has such.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Its lines are apart. No font here has such.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A look of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As it mostly is.
        public static let `default` = SystemDesign(rawValue: "default")
        /// With round ends. Drawn as the plain one.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// With serifs. Drawn as the plain one.
        public static let serif = SystemDesign(rawValue: "serif")
        /// With glyphs that are all as wide as each other.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    /// The font's name: its family and style.
    open var postscriptName: String { font.fontName }
    /// In points.
    open var pointSize: CGFloat { font.pointSize }
    /// What sets it apart.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.cssWeight >= 600 { traits.insert(.traitBold) }
        if font.spacing == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with exactly these traits; nil where no font has them: wide and narrow ones.
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
    /// The same in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
    /// The same of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFont(
                size: font.pointSize, cssWeight: font.cssWeight, family: newFamily, isItalic: font.isItalic,
                spacing: font.spacing))
    }
    /// The system's font in another look; one is drawn as another here, but for `.monospaced`.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        return UIFontDescriptor(
            UIFont(
                size: font.pointSize, cssWeight: font.cssWeight, family: ".AppleSystemUIFontMonospaced",
                isItalic: font.isItalic, spacing: .monospaced))
    }
    /// That of the system's font for text of a meaning.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hash }
}

extension UIFont {
    /// What describes it.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The font that is described, in a size, in points; 0 for the described one's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize > 0 ? pointSize : font.pointSize, cssWeight: font.cssWeight, family: font.familyName,
            isItalic: font.isItalic, spacing: font.spacing)
    }
}

/// Fonts and lengths that follow the content size category. There is one category here, so that all stay what they are.
public final class UIFontMetrics: NSObject, Sendable {
    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    /// Those of text of a meaning.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The font in the size for the content size category: as it is.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// The same, at most so large, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// The same for traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// A length, in points, for the content size category: as it is.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// The same for traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
