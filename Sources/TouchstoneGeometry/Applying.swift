import Foundation

extension CGPoint {
    /// Returns the point mapped by the transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size mapped by the transform's linear part; a rotation can make lengths negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle around the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        return CGRect(
            around: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t))
    }

    /// Creates the smallest rectangle that contains the four points.
    public init(around p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ p4: CGPoint) {
        let left = min(p1.x, p2.x, p3.x, p4.x)
        let top = min(p1.y, p2.y, p3.y, p4.y)
        let right = max(p1.x, p2.x, p3.x, p4.x)
        let bottom = max(p1.y, p2.y, p3.y, p4.y)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPoint {
    /// Returns whether both coordinates are equal; NaN equals nothing.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// A direction and length in points, as in Core Graphics.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
    /// The distance to the right, in points; the default is 0.
    public var dx: CGFloat
    /// The distance downwards, in points; the default is 0.
    public var dy: CGFloat

    /// The vector without distance in either direction.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector from its two distances, in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
