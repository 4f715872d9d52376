import Foundation
import TouchstoneGeometry

/// A typeface with a size and a weight. The host decides which glyphs are available.
public final class UIFont: NSObject, Sendable {
    private let header = CoreFoundationHeader()
    /// The size of the font, in points.
    public let pointSize: CGFloat
    /// The weight as in CSS: from 100 to 900, with 400 for regular.
    package let cssWeight: Int
    /// The name of the family; the system font's name begins with a dot.
    public let familyName: String
    /// The name that was passed to `init(name:size:)`.
    private let givenName: String?
    /// Touchstone extension: whether the font is italic.
    public let isItalic: Bool
    /// Touchstone extension: which glyphs have the same width.
    public let spacing: Spacing

    /// Touchstone extension: which glyphs of a font have the same width.
    public enum Spacing: Sendable {
        /// Each glyph has its own width.
        case proportional
        /// All digits have the same width.
        case monospacedDigits
        /// All glyphs have the same width.
        case monospaced
    }

    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest weight; 100 in CSS.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight; 200 in CSS.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight; 300 in CSS.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of plain text; 400 in CSS.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight; 500 in CSS.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight; 600 in CSS.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight; 700 in CSS.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight; 800 in CSS.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest weight; 900 in CSS.
        public static let black = Weight(rawValue: 0.62)

        /// The CSS weight of the nearest named weight.
        fileprivate var css: Int {
            let named: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    package static let systemFamily = ".AppleSystemUIFont"

    package init(
        size: CGFloat, cssWeight: Int, family: String = UIFont.systemFamily, isItalic: Bool = false,
        spacing: Spacing = .proportional, name: String? = nil
    ) {
        givenName = name
        pointSize = size
        self.cssWeight = cssWeight
        familyName = family
        self.isItalic = isItalic
        self.spacing = spacing
    }

    /// Creates the system font in regular weight and in `systemFontSize`. [our choice]
    public convenience override init() { self.init(size: UIFont.systemFontSize, cssWeight: 400) }

    /// Returns the system font in regular weight; the size is in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 400) }
    /// Returns the bold system font; the size is in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 700) }
    /// Returns the italic system font; the size is in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, cssWeight: 400, isItalic: true)
    }
    /// Returns the system font in the named weight nearest to `weight`; the size is in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css)
    }
    /// Returns the system font with digits of equal width; the size is in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css, spacing: .monospacedDigits)
    }
    /// Returns the system font with glyphs of equal width; the size is in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css, family: ".AppleSystemUIFontMonospaced", spacing: .monospaced)
    }

    /// Creates the font with this name: a family's name, optionally with a hyphen and a style such as `Bold` or
    /// `Italic`.
    ///
    /// Returns `nil` if the family is neither one of iOS nor registered by `registerFamily(_:)`.
    ///
    /// - Parameters:
    ///   - fontName: The name of the font.
    ///   - fontSize: The size, in points; 0 selects `systemFontSize`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard FontFamilies.contain(fontName) else { return nil }
        let parts = fontName.split(separator: "-", maxSplits: 1)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        self.init(
            size: fontSize > 0 ? fontSize : UIFont.systemFontSize,
            cssWeight: UIFont.weights.first { style.contains($0.name.lowercased()) }?.css ?? 400,
            family: String(parts.first ?? ""),
            isItalic: style.contains("italic") || style.contains("oblique"), name: fontName)
    }

    /// Returns the same font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            size: fontSize, cssWeight: cssWeight, family: familyName, isItalic: isItalic, spacing: spacing,
            name: givenName)
    }

    /// The names of styles with their weights.
    ///
    /// The first name that matches is used, so a name that is part of another, such as `Light` in `Ultralight`, comes
    /// after it.
    private static let weights: [(name: String, css: Int)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("Semibold", 600), ("Demibold", 600),
        ("Heavy", 800), ("Black", 900), ("Bold", 700),
    ]

    /// The name that the font was created with, otherwise the names of its family and style.
    public var fontName: String {
        if let givenName { return givenName }
        let weight = UIFont.weights.first { $0.css == cssWeight }?.name ?? ""
        let style = weight + (isItalic ? "Italic" : "")
        return style.isEmpty ? familyName : familyName + "-" + style
    }

    /// The size of plain text, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles, in points.
    public static let buttonFontSize: CGFloat = 18

    // The metrics use the ratios of San Francisco for every family, because the host draws the glyphs.

    /// The height above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.952148 }
    /// The depth below the baseline, in points; negative.
    public var descender: CGFloat { -pointSize * 0.241211 }
    /// The distance between baselines, in points: `ascender` minus `descender`, about 1.19 times the size.
    public var lineHeight: CGFloat { ascender - descender }
    /// The additional space between lines, in points; always 0.
    public var leading: CGFloat { 0 }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { pointSize * 0.704590 }
    /// The height of the letter `x`, in points.
    public var xHeight: CGFloat { pointSize * 0.526367 }

    /// Returns the command that draws one line of text in this font.
    package func command(_ text: String, at baseline: CGPoint, width: CGFloat, _ color: CGColor) -> DrawingCommand {
        if familyName == UIFont.systemFamily, !isItalic {
            return .text(text, baseline: baseline, width: width, size: pointSize, weight: cssWeight, color)
        }
        return .styledText(text, baseline: baseline, width: width, self, color)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && cssWeight == other.cssWeight && familyName == other.familyName
            && isItalic == other.isItalic && spacing == other.spacing
    }

    public override var hash: Int { pointSize.hashValue ^ cssWeight ^ familyName.hashValue }
}

/// Fonts by the role of the text in a document.
extension UIFont {
    /// The role of a text, which determines its size; the sizes are those of the content size category `large`.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Large titles, with 34 points.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// First-level titles, with 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// Second-level titles, with 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// Third-level titles, with 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// Headings, with 17 points, semibold.
        public static let headline = TextStyle(rawValue: "headline")
        /// Subheadings, with 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Body text, with 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// Callouts, with 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// Footnotes, with 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// Standard captions, with 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// Alternate captions, with 11 points.
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    /// Returns the system font for a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16, .footnote: 13,
            .caption1: 12, .caption2: 11,
        ]
        return UIFont(size: sizes[style] ?? 17, cssWeight: style == .headline ? 600 : 400)
    }
}
