import Foundation

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path goes around it more often in one direction than in the other.
    case winding
    /// A point is inside if a line to it from far away crosses the path an odd number of times.
    case evenOdd
}

/// An immutable path of lines and curves for hit testing and drawing.
public class CGPath: @unchecked Sendable {
    package enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    // Only a mutable path changes its elements, and a mutable path is not shared.
    package var elements: [Element] = []

    /// Creates a path without elements.
    public init() {}

    /// Creates a closed rectangle, in points.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init()
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        elements = path.elements
    }

    /// Creates the ellipse that touches the middle of each side of `rect`, in points.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init()
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        elements = path.elements
    }

    /// Creates a closed rectangle with elliptic corners of this width and height, in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        self.init()
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        elements = path.elements
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next line begins; zero for an empty path.
    public var currentPoint: CGPoint {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point), .quad(let point, _), .curve(_, _, let point): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// The bounding box of all points, including the control points of curves.
    public var boundingBox: CGRect {
        box(
            elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .quad(let point, let control): [control, point]
                case .curve(let one, let two, let point): [one, two, point]
                case .close: []
                }
            })
    }

    /// The bounding box of the lines and curves, without control points.
    public var boundingBoxOfPath: CGRect { box(outlines.flatMap(\.points)) }

    private func box(_ points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns whether `point` is inside the path; every subpath counts as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform)
        guard point.x.isFinite, point.y.isFinite else { return false }
        var (turns, crossings) = (0, 0)
        for outline in outlines.map(\.points) {
            guard var from = outline.last else { continue }
            for to in outline {
                defer { from = to }
                // Edges that a ray from the point to the right crosses, upper ends included.
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                turns += to.y > from.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .winding ? turns != 0 : crossings % 2 == 1
    }

    /// The subpaths as points, with flattened curves.
    package var outlines: [(points: [CGPoint], isClosed: Bool)] {
        var outlines: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        // The end point of a closed subpath begins another subpath only if elements follow it.
        var isRest = false
        func finish(isClosed: Bool = false) {
            if !current.isEmpty, !isRest || current.count > 1 { outlines.append((current, isClosed)) }
            isRest = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current = [point]
            case .line(let point): current.append(point)
            case .quad(let end, let control):
                guard let start = current.last else { continue }
                // The control points of the equal cubic curve.
                func between(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                current += CGPath.steps(start, between(start), between(end), end)
            case .curve(let one, let two, let end):
                if let start = current.last { current += CGPath.steps(start, one, two, end) }
            case .close:
                finish(isClosed: true)
                current = current.first.map { [$0] } ?? []
                isRest = true
            }
        }
        finish()
        return outlines
    }

    /// Returns points along a cubic curve, close enough that the curve is less than a hundredth of a point away.
    ///
    /// The second differences of the control points determine the number of points.
    package static func steps(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
        let bend = max(
            hypot(Double(p0.x - 2 * p1.x + p2.x), Double(p0.y - 2 * p1.y + p2.y)),
            hypot(Double(p1.x - 2 * p2.x + p3.x), Double(p1.y - 2 * p2.y + p3.y)))
        let count = bend.isFinite ? max(1, min(1000, Int(clamping: (0.75 * bend / 0.01).squareRoot().rounded(.up)))) : 1
        return (1...count).map { step in
            let t = CGFloat(step) / CGFloat(count)
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }
}

extension CGPath: Equatable {
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath {
        let copy = CGPath()
        copy.elements = elements
        return copy
    }

    /// Returns the path mapped by `transform`; an unchanged copy if `transform` is `nil`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        moved(by: transform?.pointee ?? .identity)
    }

    /// Returns the path mapped by `transform`.
    package func moved(by transform: CGAffineTransform) -> CGPath {
        guard !transform.isIdentity else { return copy() }
        let moved = CGMutablePath()
        moved.addPath(self, transform: transform)
        return moved.copy()
    }

    /// Returns a mutable copy of the path; never `nil`.
    public func mutableCopy() -> CGMutablePath? { changeableCopy() }

    /// Returns a mutable copy of the path.
    package func changeableCopy() -> CGMutablePath {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }
}
