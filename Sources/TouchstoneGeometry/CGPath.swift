import Foundation

/// Which points are inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points that the path goes around, more often one way than the other.
    case winding
    /// Points that a line from far away comes to after an odd number of crossings.
    case evenOdd
}

/// Lines and curves: what touch code asks whether a point is inside of, and drawing fills and strokes.
public class CGPath: @unchecked Sendable {
    package enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    // Only a mutable path writes it, and a mutable path is not shared.
    package var elements: [Element] = []

    /// Creates a path without elements.
    public init() {}

    /// A closed rectangle, in points.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init()
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        elements = path.elements
    }

    /// The ellipse that touches the middle of each side of `rect`, in points.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init()
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        elements = path.elements
    }

    /// A closed rectangle with elliptic corners of this width and height, in points.
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

    /// Whether it has no lines and curves.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would begin.
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

    /// The box around all points, those that bend the curves included.
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

    /// The box around the lines and curves themselves.
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

    /// Whether `point` is inside; each part counts as closed.
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
                // Edges that a line from the point to the right crosses, upper ends included.
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                turns += to.y > from.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .winding ? turns != 0 : crossings % 2 == 1
    }

    /// The parts as points on their way, curves in steps.
    package var outlines: [(points: [CGPoint], isClosed: Bool)] {
        var outlines: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        // The place that a closed part leaves is one only if something goes on from there.
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
                // The same curve with two control points.
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

    /// As many as leave less than a hundredth of a point to the curve; its bend says how many that is.
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

    /// A path with the same lines and curves, which stays as it is.
    public func copy() -> CGPath {
        let copy = CGPath()
        copy.elements = elements
        return copy
    }

    /// The lines and curves moved as `transform` says; nil where it is not given leaves them.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        moved(by: transform?.pointee ?? .identity)
    }

    /// The lines and curves moved.
    package func moved(by transform: CGAffineTransform) -> CGPath {
        guard !transform.isIdentity else { return copy() }
        let moved = CGMutablePath()
        moved.addPath(self, transform: transform)
        return moved.copy()
    }

    /// A path with the same lines and curves, to go on with.
    public func mutableCopy() -> CGMutablePath {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }
}
