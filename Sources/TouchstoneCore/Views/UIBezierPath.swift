import Foundation
import TouchstoneGeometry

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where x and y are smallest.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// Where x is largest and y smallest.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// Where x is smallest and y largest.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// Where x and y are largest.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves: to hit-test by shape (`path.contains(point)` in `point(inside:with:)`), and to fill and stroke.
open class UIBezierPath: NSObject, NSCopying {
    package private(set) var path = CGMutablePath()

    /// Which points are inside of a path that crosses itself; false by default.
    open var usesEvenOddFillRule = false
    /// In points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How open ends of a line look; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How corners of a line look; `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// A corner that would reach further than so many half widths is cut off; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn, in pixels; 0.6 by default. Stored; has no effect: hosts draw them as they can.
    open var flatness: CGFloat = 0.6
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// A closed rectangle, in points.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the middle of each side of `rect`, in points.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle whose corners are quarters of circles of `cornerRadius` points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which these corners are quarters of ellipses with these radii, in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(
            in: rect, cornerRadii.width, cornerRadii.height,
            corners: (
                corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
                corners.contains(.bottomLeft)
            ), .identity)
    }

    /// An arc of a circle; the centre and radius in points, angles in radians from +x.
    /// - Parameter clockwise: As it looks on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The same lines and curves as `cgPath`, copied.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.mutableCopy()
    }

    /// Its lines and curves, copied both ways.
    open var cgPath: CGPath {
        get { path.copy() }
        set { path = newValue.mutableCopy() }
    }

    // MARK: Making it

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line from the current point to `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve from the current point to `endPoint`, bent by one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A curve from the current point to `endPoint`, bent by two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// An arc of a circle, with a straight line to it from the current point; the centre and radius in points, angles
    /// in radians from +x, `clockwise` as it looks on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// A straight line to where the subpath began.
    open func close() { path.closeSubpath() }
    /// Makes the path an empty one.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the lines and curves of `other`.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Moves all points as `transform` says.
    open func apply(_ transform: CGAffineTransform) {
        let changed = CGMutablePath()
        changed.addPath(path, transform: transform)
        path = changed
    }

    /// The same lines and curves the other way round, each part for itself.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as! UIBezierPath
        reversed.path = path.reversed()
        return reversed
    }

    /// Strokes and gaps in turn, in points, and where in them the line begins; no lengths for a line without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// How the path says that it is stroked.
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

    // MARK: Asking it

    /// Whether it has no lines and curves.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the next line begins, in points; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The smallest rectangle around the lines and curves themselves, in the path's coordinates, in points; zero in an
    /// empty path.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

    /// Whether `point`, in the path's coordinates, lies inside, by `usesEvenOddFillRule`. Open subpaths count as
    /// closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
