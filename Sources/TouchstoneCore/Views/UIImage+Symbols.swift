import Foundation

extension UIImage {
    /// What an image is wanted like.
    open class Configuration: NSObject, @unchecked Sendable {
        // Never changes after it is made, which is why it can be sent.
        fileprivate override init() {}

        /// This, with what the other says before what this says.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// How thick a symbol's lines are. Kept, and not drawn: which symbols there are is the host's affair.
    public typealias SymbolWeight = UIImageSymbolWeight

    /// How large a symbol is beside text of its size.
    public typealias SymbolScale = UIImageSymbolScale

    /// How large and thick a symbol is wanted.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// As large as text of a size, in points.
        public init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init()
        }
        /// As large as text of a meaning.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }
        /// As large as text in a font.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, scale: scale)
        }
        /// Of a scale alone.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
        /// Of a weight alone.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let both = SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
            return both as? Self ?? self
        }

        /// In points: as wide and high as the symbol is; 24 where no size is said, which is that of text of 20 points.
        fileprivate var side: CGFloat { (pointSize > 0 ? pointSize * 1.2 : 24) * scale.factor }
    }

    /// The symbol of this name, as large as the configuration says; there always is one.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side = (configuration as? SymbolConfiguration)?.side ?? 24
        self.init(named: name, size: CGSize(width: side, height: side))
    }

    /// The picture of this name; traits and the bundle are not looked at.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// The picture of this name, as large as the configuration says where it says that; the bundle is not looked at.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The same symbol, as large as the configuration says; other images as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .named = content, let side = (configuration as? SymbolConfiguration)?.side else { return self }
        return UIImage(content, size: CGSize(width: side, height: side), scale: scale, renderingMode: renderingMode)
    }

    /// The same symbol, as large as the configuration says; nil of an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .named = content else { return nil }
        if configuration.pointSize <= 0, configuration.scale == .unspecified { return self }
        return withConfiguration(configuration)
    }

    /// The Core Image image that it was made of: nil, since there is none here.
    public var ciImage: CIImage? { nil }
}

/// An image of Core Image. There are none here; the type is for code that names it.
public final class CIImage: NSObject {
    private override init() {}
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
