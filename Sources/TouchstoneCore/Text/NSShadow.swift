import Foundation

/// A shadow of drawn text.
open class NSShadow: NSObject, NSCopying {
    private let header = CoreFoundationHeader()
    /// The offset to the right and down, in points; zero by default.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`; black with an alpha of 1/3 by default. `nil` draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow without offset or blur, which the text hides completely.
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
