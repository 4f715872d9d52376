import Foundation

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
    /// Where it lies, in points, to the right and downwards; zero by default.
    open var shadowOffset = CGSize.zero
    /// How far it is blurred, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black, a third opaque, by default, and nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right behind the text, so that nothing is seen of it.
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
