import Foundation

extension CGColor {
    /// Red, green, blue and opacity, each from 0 to 1.
    public var components: [CGFloat]? { [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(opacity)] }
    /// 4: red, green, blue and opacity.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}

// Of a colour that is another in the dark, these are of the one in the light, as `cgColor` is.
extension UIColor {
    /// Writes the parts, each from 0 to 1, to where the pointers lead; true, since every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the place on the wheel, how strong and how bright the colour is, and its opacity, each from 0 to 1; true, since
    /// every colour has them. A grey has hue 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
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

    /// Writes how light a grey is and its opacity, each from 0 to 1; false, and nothing is written, where the colour is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = color.alpha
        return true
    }

    /// Nil: there is no catalogue of colours here.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        return nil
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// A colour that the source shows as a picture; parts from 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a colour literal is where nothing else says.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// #32ADE6, in the dark #64D2FF.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// The blue of what can be touched.
    public static let tintColor = systemBlue
    /// The blue of what leads elsewhere.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// Of text that matters still less.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.3)
    /// Of text that matters least.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.18)
    /// Of text that stands where nothing has been written.
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.3)
    /// As `separator`, and hiding what is behind.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// Over the background of thin shapes.
    public static let systemFill = fill(0.2, 0.36)
    /// Over the background of shapes of medium size.
    public static let secondarySystemFill = fill(0.16, 0.32)
    /// Over the background of large shapes.
    public static let tertiarySystemFill = fill(0.12, 0.24)
    /// Over the background of large areas.
    public static let quaternarySystemFill = fill(0.08, 0.18)
    /// Behind groups of content.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// Of groups of content.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// Of groups within groups of content.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
    /// As `systemGroupedBackground`, as it used to be called.
    public static let groupTableViewBackground = systemGroupedBackground
    /// White of 60 % opacity: text on what is dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black: text on what is light.
    public static let darkText = UIColor(white: 0, alpha: 1)

    private static func fill(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor(
            light: UIColor(light: 0x787880, dark: 0).withAlphaComponent(light).cgColor,
            dark: UIColor(light: 0x787880, dark: 0).withAlphaComponent(dark).cgColor)
    }
}
