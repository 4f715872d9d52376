import Foundation
import TouchstoneGeometry

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner with the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner with the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner with the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners of the rectangle.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves to fill, to stroke, or to hit-test by shape.
///
/// ```swift
/// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///     UIBezierPath(ovalIn: bounds).contains(point)
/// }
/// ```
open class UIBezierPath: NSObject, NSCopying {
    package private(set) var path = CGMutablePath()

    /// Whether the even-odd rule determines the inside of a path that crosses itself; `false` by default.
    open var usesEvenOddFillRule = false
    /// The width of stroked lines, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of open line ends; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of line corners; `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The largest length of a mitered corner, in half line widths; longer ones are cut off. 10 by default.
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves, in pixels; 0.6 by default. Stored; has no effect: hosts choose their own accuracy.
    open var flatness: CGFloat = 0.6
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// Creates a closed rectangle, in points.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse that touches the middle of each side of `rect`, in points.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with corners that are quarter circles with a radius of `cornerRadius` points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangle with the given corners rounded as quarter ellipses with these radii, in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(
            in: rect, cornerRadii.width, cornerRadii.height,
            corners: (
                corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
                corners.contains(.bottomLeft)
            ), .identity)
    }

    /// Creates an arc of a circle, with center and radius in points and angles in radians from +x.
    ///
    /// - Parameter clockwise: Whether the arc runs clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with a copy of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.changeableCopy()
    }

    /// The lines and curves of the path; getter and setter copy them.
    open var cgPath: CGPath {
        get { path.copy() }
        set { path = newValue.changeableCopy() }
    }

    // MARK: Constructing the path

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line from the current point to `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve from the current point to `endPoint` with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a curve from the current point to `endPoint` with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds an arc of a circle, and a straight line from the current point to its start.
    ///
    /// - Parameters:
    ///   - center: The circle's center, in points.
    ///   - radius: The circle's radius, in points.
    ///   - startAngle: The angle of the start, in radians from +x.
    ///   - endAngle: The angle of the end, in radians from +x.
    ///   - clockwise: Whether the arc runs clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a straight line to the start of the subpath.
    open func close() { path.closeSubpath() }
    /// Removes all lines and curves from the path.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the lines and curves of `other`.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let changed = CGMutablePath()
        changed.addPath(path, transform: transform)
        path = changed
    }

    /// Returns a path with the same subpaths in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as! UIBezierPath
        reversed.path = path.reversed()
        return reversed
    }

    /// Sets a dash pattern.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn, in points; `nil` for a solid line.
    ///   - count: The number of lengths.
    ///   - phase: The position in the pattern at which the line starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array(copying: $0, count: count) } ?? [], phase)
    }

    /// The stroke attributes of the path.
    package var strokeStyle: StrokeStyle {
        var style = StrokeStyle(width: lineWidth)
        (style.cap, style.join, style.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
        (style.dashes, style.dashPhase) = dashes
        return style
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.dashes) = (miterLimit, flatness, dashes)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    // MARK: Querying the path

    /// Whether the path has no lines and curves.
    open var isEmpty: Bool { path.isEmpty }
    /// The point at which the next line begins, in points; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The smallest rectangle around the lines and curves, in the path's coordinates, in points; zero in an empty path.
    ///
    /// Control points do not count.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

    /// Returns whether `point`, in the path's coordinates, is inside the path according to `usesEvenOddFillRule`.
    ///
    /// Open subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
