import Foundation
import TouchstoneGeometry

/// A 4×4 transform. Touches consider only its two-dimensional part (HT-24).
public struct CATransform3D: Equatable, Sendable {
    /// Row 1, column 1: the factor of x in the new x; 1 by default.
    public var m11 = 1.0
    /// Row 1, column 2: the factor of x in the new y; 0 by default.
    public var m12 = 0.0
    /// Row 1, column 3: the factor of x in the new z; 0 by default.
    public var m13 = 0.0
    /// Row 1, column 4: the factor of x in the perspective divisor; 0 by default.
    public var m14 = 0.0
    /// Row 2, column 1: the factor of y in the new x; 0 by default.
    public var m21 = 0.0
    /// Row 2, column 2: the factor of y in the new y; 1 by default.
    public var m22 = 1.0
    /// Row 2, column 3: the factor of y in the new z; 0 by default.
    public var m23 = 0.0
    /// Row 2, column 4: the factor of y in the perspective divisor; 0 by default.
    public var m24 = 0.0
    /// Row 3, column 1: the factor of z in the new x; 0 by default.
    public var m31 = 0.0
    /// Row 3, column 2: the factor of z in the new y; 0 by default.
    public var m32 = 0.0
    /// Row 3, column 3: the factor of z in the new z; 1 by default.
    public var m33 = 1.0
    /// Row 3, column 4: the factor of z in the perspective divisor; 0 by default.
    public var m34 = 0.0
    /// Row 4, column 1: the translation along x, in points; 0 by default.
    public var m41 = 0.0
    /// Row 4, column 2: the translation along y, in points; 0 by default.
    public var m42 = 0.0
    /// Row 4, column 3: the translation along z, in points; 0 by default.
    public var m43 = 0.0
    /// Row 4, column 4: the constant part of the perspective divisor; 1 by default.
    public var m44 = 1.0

    /// Touchstone extension: the transform that leaves every point unchanged.
    public static let identity = CATransform3D()

    /// Creates the identity transform.
    public init() {}

    /// Touchstone extension: creates the transform that does the same as `affine` to points with z = 0.
    public init(_ affine: CGAffineTransform) {
        m11 = Double(affine.a)
        m12 = Double(affine.b)
        m21 = Double(affine.c)
        m22 = Double(affine.d)
        m41 = Double(affine.tx)
        m42 = Double(affine.ty)
    }

    /// Touchstone extension: the two-dimensional part of the transform.
    public var affine: CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(m11), b: CGFloat(m12), c: CGFloat(m21), d: CGFloat(m22), tx: CGFloat(m41), ty: CGFloat(m42))
    }
}

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a translation, in points. `tz` affects neither drawing nor touches (HT-24).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(translationX: tx, y: ty))
    transform.m43 = Double(tz)
    return transform
}

/// Returns a scaling transform. `sz` affects neither drawing nor touches (HT-24).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
    transform.m33 = Double(sz)
    return transform
}

/// Returns the transform that does the same as `affine` to points with z = 0.
public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D { CATransform3D(affine) }

/// Returns the two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { transform.affine }
