import Foundation

extension UIFontDescriptor {
    /// An attribute of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style within the family, a `String`; has no effect.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for users, a `String`; has no effect.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the glyphs; has no effect.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters of the font; has no effect.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The descriptors for missing characters; has no effect.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The traits, a dictionary of `TraitKey`; its symbolic traits and weight apply.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of each glyph in points; has no effect.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Settings of the font's features; has no effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`; has no effect.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    /// A trait of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The symbolic traits, a `SymbolicTraits` or its raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1; has no effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1; has no effect.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    /// A part of a feature's setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of its setting.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the feature.
        public static let type = featureIdentifier
        /// The number of its setting.
        public static let selector = typeIdentifier
    }

    /// Describes a font by its attributes: name or family, size, and traits. Without a name or family, it is the system font; without a
    /// size, it has 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFont.systemFont(ofSize: 12).fontDescriptor.adding(attributes))
    }

    /// Returns the same font with other attributes: name or family, size, and traits. Other attributes have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(adding(attributes))
    }

    private func adding(_ attributes: [AttributeName: Any]) -> UIFont {
        var described = font
        if let name = attributes[.name] as? String, let named = UIFont(name: name, size: font.pointSize) {
            described = named
        } else if let family = attributes[.family] as? String {
            described = described.fontDescriptor.withFamily(family).font
        }
        if let size = UIFontDescriptor.number(attributes[.size]) { described = described.withSize(size) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return described }
        let symbolic =
            traits[.symbolic] as? SymbolicTraits
            ?? (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
        if let symbolic, let made = described.fontDescriptor.withSymbolicTraits(symbolic) { described = made.font }
        let weight =
            traits[.weight] as? UIFont.Weight
            ?? UIFontDescriptor.number(traits[.weight]).map(UIFont.Weight.init(rawValue:))
        guard let weight else { return described }
        return UIFont(
            size: described.pointSize, cssWeight: UIFont.systemFont(ofSize: 1, weight: weight).cssWeight,
            family: described.familyName,
            isItalic: described.isItalic, spacing: described.spacing)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The attributes of the font: name, family, size, and traits.
    public var fontAttributes: [AttributeName: Any] {
        [
            .name: font.fontName, .family: font.familyName, .size: font.pointSize,
            .traits: [TraitKey.symbolic: symbolicTraits] as [TraitKey: Any],
        ]
    }
    /// Returns an attribute of the font; `nil` for others than name, family, size, and traits.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
    /// Returns the same font: styles are chosen by traits here.
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    /// Returns this descriptor alone.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }
    /// Returns the descriptor of the system font for a text style, which is the same for all traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

extension UIFont {
    /// The width of a font's glyphs; it has no effect.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Glyphs that are narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// Glyphs that are very narrow.
        public static let compressed = Width(rawValue: -0.4)
        /// Glyphs of the regular width.
        public static let standard = Width(rawValue: 0)
        /// Glyphs that are wide.
        public static let expanded = Width(rawValue: 0.2)
    }
    /// Returns the system font; the width has no effect.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    /// Returns the names of a family's fonts: the family itself if it can be used, and none otherwise.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }
}
