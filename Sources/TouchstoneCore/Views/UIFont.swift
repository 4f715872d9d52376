import Foundation
import TouchstoneGeometry

/// A size, weight and name of a typeface. Which glyphs there are is the host's affair.
public final class UIFont: NSObject, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// As in CSS: 100 to 900, 400 being regular.
    package let cssWeight: Int
    /// The family's name; the system's font has one that begins with a dot.
    public let familyName: String
    /// The name that `init(name:size:)` was given.
    private let givenName: String?
    /// Touchstone extension: whether its glyphs lean.
    public let isItalic: Bool
    /// Touchstone extension: whether all digits, or all glyphs, are as wide as each other.
    public let spacing: Spacing

    /// Touchstone extension: which glyphs are as wide as each other.
    public enum Spacing: Sendable {
        /// None.
        case proportional
        /// Digits.
        case monospacedDigits
        /// All.
        case monospaced
    }

    /// How bold a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The weight of that number, from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest: 100 of 900.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// 200 of 900.
        public static let thin = Weight(rawValue: -0.6)
        /// 300 of 900.
        public static let light = Weight(rawValue: -0.4)
        /// 400 of 900; the weight of plain text.
        public static let regular = Weight(rawValue: 0)
        /// 500 of 900.
        public static let medium = Weight(rawValue: 0.23)
        /// 600 of 900.
        public static let semibold = Weight(rawValue: 0.3)
        /// 700 of 900.
        public static let bold = Weight(rawValue: 0.4)
        /// 800 of 900.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest: 900 of 900.
        public static let black = Weight(rawValue: 0.62)

        /// As in CSS: that of the named weight that is nearest.
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

    /// The system's font in a size, in points, of regular weight.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 400) }
    /// The system's font in a size, in points, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 700) }
    /// The system's font in a size, in points, leaning.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, cssWeight: 400, isItalic: true)
    }
    /// The system's font in a size, in points, of the named weight that is nearest to `weight`.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css)
    }
    /// As `systemFont(ofSize:weight:)`, with digits that are as wide as each other.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css, spacing: .monospacedDigits)
    }
    /// The system's font whose glyphs are all as wide as each other.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, cssWeight: weight.css, family: ".AppleSystemUIFontMonospaced", spacing: .monospaced)
    }

    /// The font of this name: a family's, perhaps with a hyphen and a style such as `Bold`, `Italic` or `Light`.
    ///
    /// Nil if the family is neither one of iOS nor registered by `registerFamily(_:)`.
    ///
    /// - Parameter fontSize: In points; 0 stands for the size of plain text.
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

    /// The same font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            size: fontSize, cssWeight: cssWeight, family: familyName, isItalic: isItalic, spacing: spacing,
            name: givenName)
    }

    /// What styles are called; a name that another one ends with comes after it.
    private static let weights: [(name: String, css: Int)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("Semibold", 600), ("Demibold", 600),
        ("Heavy", 800), ("Black", 900), ("Bold", 700),
    ]

    /// The name that the font was made with, otherwise the family's name and the style.
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

    // The ratios of San Francisco, whatever the family: the host draws the glyphs.

    /// Above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.952148 }
    /// Below the baseline, in points; negative.
    public var descender: CGFloat { -pointSize * 0.241211 }
    /// From one baseline to the next, in points: `ascender` and `descender` together, about 1.19 times the size.
    public var lineHeight: CGFloat { ascender - descender }
    /// Between two lines, beyond their height, in points: none.
    public var leading: CGFloat { 0 }
    /// How high a capital letter is, in points.
    public var capHeight: CGFloat { pointSize * 0.704590 }
    /// How high an `x` is, in points.
    public var xHeight: CGFloat { pointSize * 0.526367 }

    /// One line in this font.
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

/// What a text is in a document, which says how large it is.
extension UIFont {
    /// Names of the sizes that text has by its meaning; sizes are those of the content size category `large`.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 34 points.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// 17 points, semibold.
        public static let headline = TextStyle(rawValue: "headline")
        /// 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// 11 points.
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    /// The system's font for text of that meaning.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16, .footnote: 13,
            .caption1: 12, .caption2: 11,
        ]
        return UIFont(size: sizes[style] ?? 17, cssWeight: style == .headline ? 600 : 400)
    }
}
