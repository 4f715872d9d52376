import Foundation

/// A size and weight of the system's typeface.
public final class UIFont: NSObject, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// As in CSS: 100 to 900, 400 being regular.
    let cssWeight: Int

    /// How bold a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
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
    }

    init(size: CGFloat, cssWeight: Int) {
        pointSize = size
        self.cssWeight = cssWeight
    }

    /// The system's font in a size, in points, of regular weight.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 400) }
    /// The system's font in a size, in points, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 700) }

    /// The system's font in a size, in points, of the named weight that is nearest to `weight`.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let weights: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        let nearest = weights.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }!
        return UIFont(size: size, cssWeight: nearest.1)
    }

    /// The size of plain text, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles, in points.
    public static let buttonFontSize: CGFloat = 18

    /// Above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// Below the baseline, in points; negative.
    public var descender: CGFloat { -pointSize * 0.25 }
    /// From one baseline to the next, in points: 1.2 times the size.
    public var lineHeight: CGFloat { pointSize * 1.2 }
}
