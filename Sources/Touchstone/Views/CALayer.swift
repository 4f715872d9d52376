import Foundation
import TouchstoneGeometry

/// A 4×4 transform; touches see its two-dimensional part alone (HT-24).
public struct CATransform3D: Equatable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    public static let identity = CATransform3D()

    public init() {}

    public init(_ affine: CGAffineTransform) {
        m11 = Double(affine.a)
        m12 = Double(affine.b)
        m21 = Double(affine.c)
        m22 = Double(affine.d)
        m41 = Double(affine.tx)
        m42 = Double(affine.ty)
    }

    /// The part that moves points of the plane within it.
    public var affine: CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(m11), b: CGFloat(m12), c: CGFloat(m21), d: CGFloat(m22), tx: CGFloat(m41), ty: CGFloat(m42))
    }
}

public let CATransform3DIdentity = CATransform3D.identity

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(translationX: tx, y: ty))
    transform.m43 = Double(tz)
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
    transform.m33 = Double(sz)
    return transform
}

public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D { CATransform3D(affine) }

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { transform.affine }

/// A view's layer, as far as touch code reads it: a second name for the view's geometry, and a few drawing values.
@MainActor
public final class CALayer {
    /// The view holds its layer, so this does not hold the view.
    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
    }

    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// In units of the bounds; (0.5, 0.5) by default. Changing it moves the view under a fixed position.
    public var anchorPoint: CGPoint {
        get { view.map { CGPoint(x: $0.node.pointee.anchor.x, y: $0.node.pointee.anchor.y) } ?? .zero }
        set { view?.applyAnchorPoint(newValue) }
    }

    public var transform: CATransform3D {
        get { view.map { $0.rareStorage?.transform3D ?? CATransform3D($0.transform) } ?? .identity }
        set {
            view?.applyTransform(newValue.affine)
            view?.rare.transform3D = newValue
        }
    }

    public func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
    public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    public var opacity: Float {
        get { view?.node.pointee.opacity ?? 1 }
        set { view?.setOpacity(newValue) }
    }

    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// Draws in front, and does not change who is hit (HT-24).
    public var zPosition: CGFloat {
        get { view?.rareStorage?.zPosition ?? 0 }
        set {
            view?.rare.zPosition = newValue
            view?.setNeedsDisplay()
        }
    }

    public var cornerRadius: CGFloat {
        get { view?.rareStorage?.cornerRadius ?? 0 }
        set {
            view?.rare.cornerRadius = newValue
            view?.setNeedsDisplay()
        }
    }

    public var borderWidth: CGFloat {
        get { view?.rareStorage?.borderWidth ?? 0 }
        set {
            view?.rare.borderWidth = newValue
            view?.setNeedsDisplay()
        }
    }

    public var borderColor: CGColor? {
        get { view?.rareStorage?.borderColor }
        set {
            view?.rare.borderColor = newValue
            view?.setNeedsDisplay()
        }
    }

    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    // Shadow, corners and resolution are kept and not drawn; the display list has no commands for them.

    public var shadowColor: CGColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }
    /// In points; 3 upwards by default.
    public var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }
    public var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }
    /// 0 by default: no shadow.
    public var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }
    public var shadowPath: CGPath? {
        get { look.shadowPath }
        set { look.shadowPath = newValue }
    }
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { look.cornerCurve = newValue }
    }
    public var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }
    public var rasterizationScale: CGFloat {
        get { look.rasterizationScale }
        set { look.rasterizationScale = newValue }
    }

    private var look: LayerLook {
        get { view?.rareStorage?.rarer?.look ?? LayerLook() }
        set { view?.rarer.look = newValue }
    }

    public var name: String?

    /// Nothing is interpolated yet, so what is shown is the model itself (HT-25).
    public func presentation() -> CALayer? { self }

    /// Ends the view's animations now; their completions are told `false`.
    public func removeAllAnimations() { view?.removeAnimations() }

    public func contains(_ point: CGPoint) -> Bool {
        view?.node.pointee.contains(Double(point.x), Double(point.y)) ?? false
    }
}

/// How a layer would look where somebody drew all of it.
struct LayerLook {
    var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowOpacity: Float = 0
    var shadowPath: CGPath?
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 0b1111)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The time that touches and events are stamped with, in seconds: the shared application's clock.
@MainActor public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.clock.now }

extension UIView {
    public var layer: CALayer {
        if let layer = rareStorage?.layer { return layer }
        let layer = CALayer(of: self)
        rare.layer = layer
        return layer
    }
}
