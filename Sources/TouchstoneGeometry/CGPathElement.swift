import Foundation

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// A new subpath begins at a point.
    case moveToPoint
    /// A line to a point.
    case addLineToPoint
    /// A quadratic curve: its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve: its two control points and its end.
    case addCurveToPoint
    /// A line to the beginning of the subpath, without a point.
    case closeSubpath
}

/// An element of a path. Its points are valid during the call that received the element.
public struct CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The points, in the path's coordinates; the last one is the end of the element.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with points that the caller owns.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that receives an element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure with each element of the path, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        // A curve has three points.
        let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
        points.initialize(repeating: .zero, count: 3)
        defer {
            points.deinitialize(count: 3)
            points.deallocate()
        }
        for element in elements {
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points[0]) = (.moveToPoint, point)
            case .line(let point): (type, points[0]) = (.addLineToPoint, point)
            case .quad(let end, let control):
                (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
            case .curve(let one, let two, let end):
                (type, points[0], points[1], points[2]) = (.addCurveToPoint, one, two, end)
            case .close: type = .closeSubpath
            }
            withUnsafePointer(to: CGPathElement(type: type, points: points), block)
        }
    }

    /// Calls a function with `info` and each element of the path, in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is an upright rectangle, which is written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard outlines.count == 1, let outline = outlines.first?.points, outline.count == 4 || outline.count == 5,
            outline.count == 4 || outline.first == outline.last
        else { return false }
        let box = boundingBox
        let corners = Set(outline.map { [$0.x, $0.y] })
        let expected = Set([
            [box.minX, box.minY], [box.maxX, box.minY], [box.maxX, box.maxY], [box.minX, box.maxY],
        ])
        guard corners == expected, zip(outline, outline.dropFirst()).allSatisfy({ $0.x == $1.x || $0.y == $1.y })
        else { return false }
        rect?.pointee = box
        return true
    }
}
