import Foundation
import TouchstoneGeometry

/// A 4×4 transform; touches see its two-dimensional part alone (HT-24).
public struct CATransform3D: Equatable, Sendable {
    /// Row 1, column 1: how much of x goes into x; 1 by default.
    public var m11 = 1.0
    /// Row 1, column 2: how much of x goes into y; 0 by default.
    public var m12 = 0.0
    /// Row 1, column 3: how much of x goes into z; 0 by default.
    public var m13 = 0.0
    /// Row 1, column 4: how much of x goes into the perspective; 0 by default.
    public var m14 = 0.0
    /// Row 2, column 1: how much of y goes into x; 0 by default.
    public var m21 = 0.0
    /// Row 2, column 2: how much of y goes into y; 1 by default.
    public var m22 = 1.0
    /// Row 2, column 3: how much of y goes into z; 0 by default.
    public var m23 = 0.0
    /// Row 2, column 4: how much of y goes into the perspective; 0 by default.
    public var m24 = 0.0
    /// Row 3, column 1: how much of z goes into x; 0 by default.
    public var m31 = 0.0
    /// Row 3, column 2: how much of z goes into y; 0 by default.
    public var m32 = 0.0
    /// Row 3, column 3: how much of z goes into z; 1 by default.
    public var m33 = 1.0
    /// Row 3, column 4: how much of z goes into the perspective; 0 by default.
    public var m34 = 0.0
    /// Row 4, column 1: what is added to x, in points; 0 by default.
    public var m41 = 0.0
    /// Row 4, column 2: what is added to y, in points; 0 by default.
    public var m42 = 0.0
    /// Row 4, column 3: what is added to z, in points; 0 by default.
    public var m43 = 0.0
    /// Row 4, column 4: what all is divided by; 1 by default.
    public var m44 = 1.0

    /// Touchstone extension: leaves every point where it is.
    public static let identity = CATransform3D()

    /// The identity.
    public init() {}

    /// Touchstone extension: the transform that does to the plane what `affine` does.
    public init(_ affine: CGAffineTransform) {
        m11 = Double(affine.a)
        m12 = Double(affine.b)
        m21 = Double(affine.c)
        m22 = Double(affine.d)
        m41 = Double(affine.tx)
        m42 = Double(affine.ty)
    }

    /// Touchstone extension: the part that moves points of the plane within it.
    public var affine: CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(m11), b: CGFloat(m12), c: CGFloat(m21), d: CGFloat(m22), tx: CGFloat(m41), ty: CGFloat(m42))
    }
}

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D.identity

/// Moves by these distances, in points; the third changes neither picture nor touches (HT-24).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(translationX: tx, y: ty))
    transform.m43 = Double(tz)
    return transform
}

/// Scales by these factors; the third changes neither picture nor touches (HT-24).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
    transform.m33 = Double(sz)
    return transform
}

/// The transform that does to the plane what `affine` does.
public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D { CATransform3D(affine) }

/// The part that moves points of the plane within it.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { transform.affine }
