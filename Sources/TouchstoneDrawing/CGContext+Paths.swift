import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the nonzero winding rule.
    case fill
    /// Filled, by the even-odd rule.
    case eoFill
    /// Strokes the outline of the path.
    case stroke
    /// Fills the path and then strokes its outline.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
}

/// The path that is being made, and shapes.
extension CGContext {
    /// Starts a new, empty path.
    public func beginPath() { path = CGMutablePath() }

    /// A path keeps its place where coordinates change while it is made.
    private func base(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    /// The path in the coordinates at hand, which begins anew.
    func takePath() -> CGPath {
        let taken = path.moved(by: state.transform.inverted())
        path = CGMutablePath()
        return taken
    }

    /// Begins a part of the path at `point`.
    public func move(to point: CGPoint) { path.move(to: base(point)) }
    /// A straight line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: base(point)) }
    /// Straight lines between points.
    public func addLines(between points: [CGPoint]) { path.addLines(between: points.map { base($0) }) }
    /// A curve from the current point, bent by two points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: base(end), control1: base(control1), control2: base(control2))
    }
    /// A curve from the current point, bent by one point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: base(end), control: base(control))
    }
    /// A closed rectangle, in points.
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }
    /// Closed rectangles, in points.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// The ellipse that touches the middle of each side.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: state.transform) }
    /// An arc of a circle, with a line to it from the current point; angles in radians from +x.
    /// - Parameter clockwise: As Core Graphics means it, with the y axis pointing up: on a screen the other way round.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }
    /// An arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let made = takePath().mutableCopy()
        made.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        path = made.moved(by: state.transform).mutableCopy()
    }
    /// Adds the lines and curves of `path`.
    public func addPath(_ path: CGPath) { self.path.addPath(path, transform: state.transform) }
    /// A straight line to where the part began.
    public func closePath() { path.closeSubpath() }

    /// Whether no path is being made.
    public var isPathEmpty: Bool { path.isEmpty }
    /// Where the path's next line begins, in points.
    public var currentPointOfPath: CGPoint { path.currentPoint.applying(state.transform.inverted()) }
    /// The box around the path, in points.
    public var boundingBoxOfPath: CGRect { path.moved(by: state.transform.inverted()).boundingBox }
    /// The path that is being made, copied.
    public var currentPath: CGPath? { path.isEmpty ? nil : path.moved(by: state.transform.inverted()) }

    // MARK: Drawing it

    /// Fills the path, and begins another.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
    /// Strokes the path, and begins another.
    public func strokePath() { stroke(takePath(), state.line) }
    /// Fills and strokes the path, and begins another.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path, state.line)
        case .fillStroke:
            fill(path, .winding)
            stroke(path, state.line)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path, state.line)
        }
    }
    /// Makes the path one that covers its line, as wide as lines are. Only straight and curved lines with round ends are exact.
    public func replacePathWithStrokedPath() {
        let path = takePath()
        self.path = path.copy(
            strokingWithWidth: state.line.width, lineCap: state.line.cap, lineJoin: state.line.join,
            miterLimit: state.line.miterLimit
        ).moved(by: state.transform).mutableCopy()
    }

    package func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        list.append(.fillPath(path, rule, state.fill.faded(by: state.alpha)))
    }

    package func stroke(_ path: CGPath, _ style: StrokeStyle) {
        guard style.width > 0 else { return }
        list.append(.strokePath(path, style, state.stroke.faded(by: state.alpha)))
    }

    /// Fills a rectangle, in points.
    public func fill(_ rect: CGRect) {
        list.append(.fill(rect.standardized, cornerRadius: 0, state.fill.faded(by: state.alpha)))
    }
    /// Fills rectangles, in points.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Draws a line along a rectangle, in points.
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect), state.line) }
    /// Draws a line of this width along a rectangle, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.line
        style.width = width
        stroke(CGPath(rect: rect), style)
    }
    /// Fills the ellipse that touches the middle of each side.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
    /// Draws a line along that ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), state.line) }
    /// Draws lines from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path.copy(), state.line)
    }
    /// Leaves nothing in a rectangle, in points.
    public func clear(_ rect: CGRect) {
        blending(.clear) {
            list.append(.fill(rect.standardized, cornerRadius: 0, CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
        }
    }
}

extension CGMutablePath {
    /// An arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`, with a line to it.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        func unit(_ a: CGPoint, _ b: CGPoint) -> CGVector? {
            let length = hypot(b.x - a.x, b.y - a.y)
            return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : nil
        }
        guard let one = unit(tangent1End, start), let two = unit(tangent1End, tangent2End) else {
            return addLine(to: tangent1End.applying(transform))
        }
        let cosine = one.dx * two.dx + one.dy * two.dy
        let cross = one.dx * two.dy - one.dy * two.dx
        guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End.applying(transform)) }
        let half = acos(min(1, max(-1, cosine))) / 2
        let reach = radius / tan(half)
        let from = CGPoint(x: tangent1End.x + one.dx * reach, y: tangent1End.y + one.dy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: from.x - one.dy * radius * side, y: from.y + one.dx * radius * side)
        let to = CGPoint(x: tangent1End.x + two.dx * reach, y: tangent1End.y + two.dy * reach)
        addArc(
            center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
            endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0, transform: transform)
    }
}

extension CGPath {
    /// The outline of the path's line: of each straight part a rectangle and of each corner and end what the style says, by the
    /// non-zero rule; curves in steps.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let half = lineWidth / 2
        let stroked = CGMutablePath()
        for (points, isClosed) in outlines {
            var points = points
            if isClosed, let first = points.first, first != points.last { points.append(first) }
            for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
                let length = hypot(b.x - a.x, b.y - a.y)
                guard length > 0 else { continue }
                let (dx, dy) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half)
                let before = lineCap == .square && !isClosed && index == 0 ? CGFloat(1) : 0
                let after = lineCap == .square && !isClosed && index == points.count - 2 ? CGFloat(1) : 0
                stroked.addLines(between: [
                    CGPoint(x: a.x - dy - dx * before, y: a.y + dx - dy * before),
                    CGPoint(x: a.x + dy - dx * before, y: a.y - dx - dy * before),
                    CGPoint(x: b.x + dy + dx * after, y: b.y - dx + dy * after),
                    CGPoint(x: b.x - dy + dx * after, y: b.y + dx + dy * after),
                ])
                stroked.closeSubpath()
            }
            for (index, point) in points.enumerated() {
                let isEnd = !isClosed && (index == 0 || index == points.count - 1)
                guard isEnd ? lineCap == .round : true else { continue }
                stroked.addEllipse(
                    in: CGRect(x: point.x - half, y: point.y - half, width: lineWidth, height: lineWidth))
            }
        }
        return stroked.moved(by: transform)
    }

    /// The path's line cut into strokes and gaps, in points.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let whole = length
        let pattern = lengths.reduce(0, +)
        guard whole > 0, pattern > 0 else { return moved(by: transform) }
        let dashed = CGMutablePath()
        var at = -phase.truncatingRemainder(dividingBy: pattern)
        var index = 0
        while at < whole, index < 20_000 {
            let next = at + lengths[index % lengths.count]
            if index % 2 == 0, next > 0 { dashed.addPath(part(from: max(0, at) / whole, to: min(whole, next) / whole)) }
            at = next
            index += 1
        }
        return dashed.moved(by: transform)
    }
}
