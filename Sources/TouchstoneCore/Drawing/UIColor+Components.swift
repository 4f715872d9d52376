import Foundation

extension CGColor {
    /// Red, green, blue and opacity, each from 0 to 1; of a pattern, the opacity alone.
    public var components: [CGFloat]? {
        pattern == nil ? [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(opacity)] : [CGFloat(opacity)]
    }
    /// The number of components: 4, red, green, blue and opacity; of a pattern 1, the opacity.
    public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

    /// Returns the color with the given opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { with(alpha) }
}

// These methods read the color for the light style, as `cgColor` does.
extension UIColor {
    /// Writes the components, each from 0 to 1, to the given pointers.
    ///
    /// - Returns: `false` for a pattern, of which nothing is written; otherwise `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each from 0 to 1, to the given pointers. A gray has hue 0.
    ///
    /// - Returns: `false` for a pattern, of which nothing is written; otherwise `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let (red, green, blue) = (color.red, color.green, color.blue)
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        var sixths = 0.0
        if range > 0 {
            switch most {
            case red: sixths = (green - blue) / range
            case green: sixths = (blue - red) / range + 2
            default: sixths = (red - green) / range + 4
            }
        }
        hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
        saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the brightness of a gray and its opacity, each from 0 to 1, to the given pointers.
    ///
    /// - Returns: Whether the color is a gray and no pattern; if it is not, nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.pattern == nil, color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = color.alpha
        return true
    }

    /// Creates the color with a name from the asset catalogs of the ported modules; `nil` if no catalog has it. The bundle and the traits
    /// have no effect: the color itself depends on the interface style.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard let found = NamedAssets.color(named: name) else { return nil }
        self.init(light: found.resolved(.light), dark: found.resolved(.dark))
    }

    /// Touchstone extension: creates a color that differs between the light and the dark interface style.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init(light: light.resolved(.light), dark: dark.resolved(.dark))
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a color literal in source code, with components from 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The default type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Light #32ADE6, dark #64D2FF.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// The blue of interactive elements, `systemBlue`.
    public static let tintColor = systemBlue
    /// The color of links: light #007AFF, dark #0984FF.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// The color of tertiary text, less prominent than secondary text.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.3)
    /// The color of the least prominent text.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.18)
    /// The color of placeholder text in an empty field.
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.3)
    /// An opaque variant of `separator`, which hides the content behind it.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// The fill of thin shapes over the background.
    public static let systemFill = fill(0.2, 0.36)
    /// The fill of medium shapes over the background.
    public static let secondarySystemFill = fill(0.16, 0.32)
    /// The fill of large shapes over the background.
    public static let tertiarySystemFill = fill(0.12, 0.24)
    /// The fill of large areas over the background.
    public static let quaternarySystemFill = fill(0.08, 0.18)
    /// The background behind groups of content.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// The background of groups of content.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// The background of groups inside groups.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
    /// The former name of `systemGroupedBackground`.
    public static let groupTableViewBackground = systemGroupedBackground
    /// White with 60 % opacity, for text on dark backgrounds.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black, for text on light backgrounds.
    public static let darkText = UIColor(white: 0, alpha: 1)

    private static func fill(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor(
            light: UIColor(light: 0x787880, dark: 0).withAlphaComponent(light).cgColor,
            dark: UIColor(light: 0x787880, dark: 0).withAlphaComponent(dark).cgColor)
    }
}
