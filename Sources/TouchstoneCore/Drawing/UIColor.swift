import Foundation

/// A color with red, green, blue and opacity components from 0 to 1, or a pattern.
public final class CGColor: Sendable, Hashable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let opacity: Double
    /// The image that areas of this color show in tiles.
    package let pattern: UIImage?

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = Double(red)
        self.green = Double(green)
        self.blue = Double(blue)
        opacity = Double(alpha)
        pattern = nil
    }

    /// Creates a pattern, which is gray where tiles cannot be drawn.
    init(pattern: UIImage, alpha: CGFloat) {
        (red, green, blue) = (0.5, 0.5, 0.5)
        opacity = Double(alpha)
        self.pattern = pattern
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(opacity) }

    public static func == (one: CGColor, other: CGColor) -> Bool {
        one.red == other.red && one.green == other.green && one.blue == other.blue && one.opacity == other.opacity
            && one.pattern == other.pattern
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(opacity)
    }

    /// Returns a color between this one and `other`. There is none between a pattern and another color.
    ///
    /// - Parameter part: The fraction: 0 for this color, 1 for the other.
    package func between(_ other: CGColor, _ part: Double) -> CGColor {
        if pattern != nil || other.pattern != nil { return part < 0.5 ? self : other }
        func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * part) }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(opacity, other.opacity))
    }

    /// Touchstone extension: the color as `#rrggbbaa`, the notation that hosts read.
    public var hexadecimal: String {
        let parts = [red, green, blue, opacity].map { part -> String in
            let byte = Int((min(1, max(0, part.isNaN ? 0 : part)) * 255).rounded())
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }
}

/// A color that may differ between the light and the dark interface style.
public final class UIColor: NSObject, Sendable {
    private let header = CoreFoundationHeader()
    private let light: CGColor
    private let dark: CGColor

    /// Creates a color with components from 0 to 1 for both styles.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        dark = light
    }

    /// Creates a gray between 0, black, and 1, white; `alpha` is the opacity from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: Double) -> CGFloat {
            let k = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * CGFloat(max(0, min(k, 4 - k, 1))))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Creates a transparent black.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a color that is the same in both styles.
    public init(cgColor: CGColor) {
        light = cgColor
        dark = cgColor
    }

    /// Creates a color that shows an image in tiles.
    ///
    /// Filled rectangles and paths, and the backgrounds of views and layers, show the image in its own size, in tiles from the origin of the
    /// coordinates in which they are drawn. Tiles are larger where more than 1,024 would be needed. Lines, text and gradients are gray, since they
    /// need one color.
    public convenience init(patternImage image: UIImage) { self.init(cgColor: CGColor(pattern: image, alpha: 1)) }

    init(light: UInt32, dark: UInt32) {
        self.light = CGColor(hexadecimal: light)
        self.dark = CGColor(hexadecimal: dark)
    }

    init(light: CGColor, dark: CGColor) {
        self.light = light
        self.dark = dark
    }

    /// The color for the light style, whatever the current style is.
    public var cgColor: CGColor { light }

    /// Returns the color with the given opacity, from 0 to 1, in both styles.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(light: light.with(alpha), dark: dark.with(alpha))
    }

    package func resolved(_ style: UIUserInterfaceStyle) -> CGColor { style == .dark ? dark : light }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return light == other.light && dark == other.dark
    }

    public override var hash: Int { light.hashValue }
}

extension CGColor {
    fileprivate convenience init(hexadecimal: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((hexadecimal >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// Returns the color with its opacity multiplied by `factor`.
    package func faded(by factor: CGFloat) -> CGColor { factor == 1 ? self : with(alpha * factor) }

    package func with(_ alpha: CGFloat) -> CGColor {
        if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
        return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}

extension UIColor {
    /// Black with opacity 1.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A gray of one third white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A gray of half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A gray of two thirds white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White with opacity 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Black with opacity 0, which draws nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Full red without green and blue.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Full green without red and blue.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Full blue without red and green.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Full green and full blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Full red and full green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Full red and full blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Full red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// Light #FF3B30, dark #FF453A.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// Light #FF9500, dark #FF9F0A.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// Light #FFCC00, dark #FFD60A.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// Light #34C759, dark #30D158.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// Light #00C7BE, dark #63E6E2.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// Light #30B0C7, dark #40C8E0.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    /// Light #007AFF, dark #0A84FF; the default tint color.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// Light #5856D6, dark #5E5CE6.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// Light #AF52DE, dark #BF5AF2.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// Light #FF2D55, dark #FF375F.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// Light #A2845E, dark #AC8E68.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// Light #8E8E93, dark #8E8E93.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// Light #AEAEB2, dark #636366.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// Light #C7C7CC, dark #48484A.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// Light #D1D1D6, dark #3A3A3C.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// Light #E5E5EA, dark #2C2C2E.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// Light #F2F2F7, dark #1C1C1E.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The main background: light white, dark black.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// The background of grouped content: light #F2F2F7, dark #1C1C1E.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The background of content inside groups: light white, dark #2C2C2E.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// The color of main text: light black, dark white.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// The color of secondary text: light #6C6C70, dark #AEAEB2.
    public static let secondaryLabel = UIColor(light: 0x6C6C70, dark: 0xAEAEB2)
    /// The color of lines between content: light #C6C6C8, dark #38383A.
    public static let separator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
}
