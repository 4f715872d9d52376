import Foundation

/// Red, green, blue and opacity, each from 0 to 1.
public final class CGColor: Sendable, Hashable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let opacity: Double

    /// A colour of these parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = Double(red)
        self.green = Double(green)
        self.blue = Double(blue)
        opacity = Double(alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(opacity) }

    public static func == (one: CGColor, other: CGColor) -> Bool {
        one.red == other.red && one.green == other.green && one.blue == other.blue && one.opacity == other.opacity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(opacity)
    }

    /// - Parameter part: 0 for this colour, 1 for the other.
    package func between(_ other: CGColor, _ part: Double) -> CGColor {
        func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * part) }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(opacity, other.opacity))
    }

    /// Touchstone extension: `#rrggbbaa`, as hosts read it.
    public var hexadecimal: String {
        let parts = [red, green, blue, opacity].map { part -> String in
            let byte = Int((min(1, max(0, part.isNaN ? 0 : part)) * 255).rounded())
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }
}

/// A colour, possibly one for light and another for dark surroundings.
public final class UIColor: NSObject, Sendable {
    private let light: CGColor
    private let dark: CGColor

    /// The same colour in light and in dark, of parts from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        dark = light
    }

    /// A grey from 0, black, to 1, white; `alpha` is the opacity from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour by its place on the wheel, how strong and how bright it is; all from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: Double) -> CGFloat {
            let k = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * CGFloat(max(0, min(k, 4 - k, 1))))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// The same colour in light and in dark.
    public init(cgColor: CGColor) {
        light = cgColor
        dark = cgColor
    }

    init(light: UInt32, dark: UInt32) {
        self.light = CGColor(hexadecimal: light)
        self.dark = CGColor(hexadecimal: dark)
    }

    init(light: CGColor, dark: CGColor) {
        self.light = light
        self.dark = dark
    }

    /// The colour as it is in light surroundings, whatever the present ones are.
    public var cgColor: CGColor { light }

    /// The same colour with this opacity, from 0 to 1, in light and in dark.
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

    /// As much less opaque.
    package func faded(by factor: CGFloat) -> CGColor { factor == 1 ? self : with(alpha * factor) }

    package func with(_ alpha: CGFloat) -> CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}

extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Nothing: black of opacity 0.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// #FF3B30, in the dark #FF453A.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// #FF9500, in the dark #FF9F0A.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// #FFCC00, in the dark #FFD60A.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// #34C759, in the dark #30D158.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// #00C7BE, in the dark #63E6E2.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// #30B0C7, in the dark #40C8E0.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    /// #007AFF, in the dark #0A84FF; the tint colour where none is set.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// #5856D6, in the dark #5E5CE6.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// #AF52DE, in the dark #BF5AF2.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// #FF2D55, in the dark #FF375F.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// #A2845E, in the dark #AC8E68.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// #8E8E93, also in the dark.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// #AEAEB2, in the dark #636366.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// #C7C7CC, in the dark #48484A.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// #D1D1D6, in the dark #3A3A3C.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// #E5E5EA, in the dark #2C2C2E.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// #F2F2F7, in the dark #1C1C1E.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// White, in the dark black: what lies behind all.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// #F2F2F7, in the dark #1C1C1E: behind groups of content.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// White, in the dark #2C2C2E: behind content within groups.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// Black, in the dark white: the colour of text.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// #6C6C70, in the dark #AEAEB2: of text that matters less.
    public static let secondaryLabel = UIColor(light: 0x6C6C70, dark: 0xAEAEB2)
    /// #C6C6C8, in the dark #38383A: of lines between content.
    public static let separator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
}
