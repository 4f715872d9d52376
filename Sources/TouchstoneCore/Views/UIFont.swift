import Foundation

/// A size and weight of the system's typeface.
public final class UIFont: NSObject, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// As in CSS: 100 to 900, 400 being regular.
    let cssWeight: Int

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    init(size: CGFloat, cssWeight: Int) {
        pointSize = size
        self.cssWeight = cssWeight
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 400) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, cssWeight: 700) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let weights: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        let nearest = weights.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }!
        return UIFont(size: size, cssWeight: nearest.1)
    }

    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18

    /// Above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// Below the baseline, in points; negative.
    public var descender: CGFloat { -pointSize * 0.25 }
    public var lineHeight: CGFloat { pointSize * 1.2 }
}
