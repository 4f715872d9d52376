import Foundation

/// Whether content is in front of other content.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The trait is not specified.
    case unspecified = -1
    /// The level of the application's main content.
    case base
    /// The level of content in front, such as a sheet.
    case elevated
}

/// How much colors differ.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The trait is not specified.
    case unspecified = -1
    /// Colors differ as usual.
    case normal
    /// Colors differ more than usual.
    case high
}

/// How bold text is.
public enum UILegibilityWeight: Int, Sendable {
    /// The trait is not specified.
    case unspecified = -1
    /// Text is as bold as usual.
    case regular
    /// Text is bolder than usual.
    case bold
}

/// The range of colors of a screen.
public enum UIDisplayGamut: Int, Sendable {
    /// The trait is not specified.
    case unspecified = -1
    /// The standard range of colors.
    case SRGB
    /// More colors than usual.
    case P3
}

/// The trait for whether content is in front of other content; `.base` unless the application overrides it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .base }
}
/// The trait for how much colors differ; `.normal` unless the application overrides it.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .normal }
}
/// The trait for how bold text is; `.regular` unless the application overrides it.
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .regular }
}
/// The trait for the range of colors of the screen; `.SRGB` unless the application overrides it.
public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .SRGB }
}

extension UIMutableTraits {
    /// Whether content is in front of other content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// How much colors differ.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// How bold text is.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// The range of colors of the screen.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether content is in front of other content; `.base` unless the application overrides it. Colors do not depend on it here.
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
    /// How much colors differ; `.normal` unless the application overrides it. Colors do not depend on it here.
    public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
    /// How bold text is; `.regular` unless the application overrides it. Fonts do not depend on it here.
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    /// The range of colors of the screen; `.SRGB` unless the application overrides it.
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

    /// Creates a collection that specifies only whether content is in front of other content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(trait: UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
    /// Creates a collection that specifies only how much colors differ.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(trait: UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
    /// Creates a collection that specifies only how bold text is.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(trait: UITraitLegibilityWeight.self, value: legibilityWeight)
    }
    /// Creates a collection that specifies only the range of colors.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(trait: UITraitDisplayGamut.self, value: displayGamut)
    }
}
