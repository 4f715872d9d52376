import Foundation

// Points, sizes, rectangles and vectors as text, such as `{1, 2}`.
extension NSCoder {
    /// Returns the point that a text describes; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// Returns the size that a text describes; zero for another text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// Returns the rectangle that a text describes; zero for another text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// Returns the vector that a text describes; zero for another text.
    public class func cgVector(for string: String) -> CGVector {
        let point = NSPointFromString(string)
        return CGVector(dx: point.x, dy: point.y)
    }

    /// Returns a text that describes a point.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// Returns a text that describes a size.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// Returns a text that describes a rectangle.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
    /// Returns a text that describes a vector.
    public class func string(for vector: CGVector) -> String {
        NSStringFromPoint(CGPoint(x: vector.dx, y: vector.dy))
    }
}
