import Foundation

extension UIImage {
    /// The configuration of an image.
    open class Configuration: NSObject, @unchecked Sendable {
        // The class is immutable, which makes the unchecked `Sendable` conformance safe.
        fileprivate override init() {}

        /// Returns this configuration with the specified values of `otherConfiguration` in place of its own.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// The weight of a symbol's lines. Stored; has no effect: the host draws the symbols.
    public typealias SymbolWeight = UIImageSymbolWeight

    /// The scale of a symbol relative to text of its size.
    public typealias SymbolScale = UIImageSymbolScale

    /// The size, weight and scale of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// Creates the configuration of a symbol next to text of a size in points.
        public init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init()
        }
        /// Creates the configuration of a symbol next to text of a style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }
        /// Creates the configuration of a symbol next to text in a font.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, scale: scale)
        }
        /// Creates a configuration that specifies only the scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
        /// Creates a configuration that specifies only the weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let both = SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
            return both as? Self ?? self
        }

        /// The width and height of the symbol, in points. Without a size it is 24, which fits text of 20 points.
        fileprivate var side: CGFloat { (pointSize > 0 ? pointSize * 1.2 : 24) * scale.factor }
    }

    /// Creates the symbol with a name, in the size of the configuration; it never fails.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side = (configuration as? SymbolConfiguration)?.side ?? 24
        self.init(named: name, size: CGSize(width: side, height: side))
    }

    /// Creates the image with a name, in the variant of a catalog for the interface style of the traits; the bundle has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(catalogName: name, style: traitCollection?.userInterfaceStyle ?? .light)
    }

    /// Creates the image with a name, in the size of the configuration if it specifies one; the bundle has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        if configuration == nil {
            self.init(named: name)
        } else {
            self.init(systemName: name, withConfiguration: configuration)
        }
    }

    /// Returns the image in the size of the configuration if it has a name, and otherwise unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .named = content, let side = (configuration as? SymbolConfiguration)?.side else { return self }
        return UIImage(content, size: CGSize(width: side, height: side), scale: scale, renderingMode: renderingMode)
    }

    /// Returns the image in the size of the configuration; `nil` if the image has no name.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .named = content else { return nil }
        if configuration.pointSize <= 0, configuration.scale == .unspecified { return self }
        return withConfiguration(configuration)
    }

    /// The Core Image image of this image; always `nil`, because Core Image is not available.
    public var ciImage: CIImage? { nil }

    /// Creates an empty image, because Core Image is not available.
    public convenience init(ciImage: CIImage) { self.init() }
}

/// A Core Image image, which is always empty, because Core Image is not available. The type exists for code that refers to it.
public final class CIImage: NSObject {
    /// Creates an empty image.
    public override init() {}
}

extension UIImageSymbolScale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .large: 1.25
        case .default, .unspecified, .medium: 1
        @unknown default: 1
        }
    }
}
