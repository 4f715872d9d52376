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
