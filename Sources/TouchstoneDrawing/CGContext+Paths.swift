import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How a context draws a path: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path by the winding rule.
    case fill
    /// Fills the path by the even-odd rule.
    case eoFill
    /// Strokes the path with the context's line style.
    case stroke
    /// Fills the path by the winding rule, then strokes it.
    case fillStroke
    /// Fills the path by the even-odd rule, then strokes it.
    case eoFillStroke
}

/// The current path and the drawing of shapes.
extension CGContext {
    /// Begins a new, empty current path.
    public func beginPath() { path = CGMutablePath() }

    /// Maps a point to the context's coordinates, so that the path keeps its position if the transform changes.
    private func base(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    /// Returns the current path in the current coordinates, then begins a new path.
    func takePath() -> CGPath {
        let taken = path.moved(by: state.transform.inverted())
        path = CGMutablePath()
        return taken
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint) { path.move(to: base(point)) }
    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: base(point)) }
    /// Adds straight lines between points.
    public func addLines(between points: [CGPoint]) { path.addLines(between: points.map { base($0) }) }
    /// Adds a cubic Bézier curve from the current point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: base(end), control1: base(control1), control2: base(control2))
    }
    /// Adds a quadratic Bézier curve from the current point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: base(end), control: base(control))
    }
    /// Adds a closed rectangle, in points.
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }
    /// Adds closed rectangles, in points.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse that touches the middle of each side of a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: state.transform) }
    /// Adds an arc of a circle and a line to it from the current point; angles are in radians from +x.
    ///
    /// - Parameter clockwise: The direction where the y axis points up, as in Core Graphics; on a screen it is reversed.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }
    /// Adds an arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let made = takePath().changeableCopy()
        made.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        path = made.moved(by: state.transform).changeableCopy()
    }
    /// Adds the lines and curves of `path`.
    public func addPath(_ path: CGPath) { self.path.addPath(path, transform: state.transform) }
    /// Closes the subpath with a straight line to its beginning.
    public func closePath() { path.closeSubpath() }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { path.isEmpty }
    /// The current point of the path, where its next line begins, in points.
    public var currentPointOfPath: CGPoint { path.currentPoint.applying(state.transform.inverted()) }
    /// The bounding box of the current path, in points.
    public var boundingBoxOfPath: CGRect { path.moved(by: state.transform.inverted()).boundingBox }
    /// A copy of the current path; `nil` if it is empty.
    public var currentPath: CGPath? { path.isEmpty ? nil : path.moved(by: state.transform.inverted()) }

    // MARK: Drawing the path

    /// Fills the current path, then begins a new path.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
    /// Strokes the current path, then begins a new path.
    public func strokePath() { stroke(takePath(), state.line) }
    /// Fills or strokes the current path, then begins a new path.
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
    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        let path = takePath()
        self.path = path.copy(
            strokingWithWidth: state.line.width, lineCap: state.line.cap, lineJoin: state.line.join,
            miterLimit: state.line.miterLimit
        ).moved(by: state.transform).changeableCopy()
    }

    package func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        list.append(.fillPath(path, rule, state.fill.faded(by: state.alpha)))
    }

    package func stroke(_ path: CGPath, _ style: StrokeStyle) {
        guard style.width > 0 else { return }
        list.append(.strokePath(path, style, state.stroke.faded(by: state.alpha)))
    }

    /// Fills a rectangle, in points. A rectangle that is null or not finite has no area to fill.
    public func fill(_ rect: CGRect) {
        beginPath()
        guard rect.isFinite else { return }
        list.append(.fill(rect.standardized, cornerRadius: 0, state.fill.faded(by: state.alpha)))
    }
    /// Fills rectangles, in points.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Strokes a rectangle, in points, with the context's line style.
    public func stroke(_ rect: CGRect) {
        beginPath()
        stroke(CGPath(rect: rect), state.line)
    }
    /// Strokes a rectangle, in points, with a line of this width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.line
        style.width = width
        beginPath()
        stroke(CGPath(rect: rect), style)
    }
    /// Fills the ellipse that touches the middle of each side of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        fill(CGPath(ellipseIn: rect), .winding)
    }
    /// Strokes the ellipse that touches the middle of each side of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(CGPath(ellipseIn: rect), state.line)
    }
    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        beginPath()
        stroke(path.copy(), state.line)
    }
    /// Makes a rectangle transparent, in points.
    public func clear(_ rect: CGRect) {
        guard rect.isFinite else { return }
        blending(.clear) {
            list.append(.fill(rect.standardized, cornerRadius: 0, CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
        }
    }
}

extension CGMutablePath {
    /// Adds an arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`, with a line to it.
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
    /// Returns the outline of the path's stroke, to be filled by the winding rule.
    ///
    /// The outline has a closed subpath for each straight part, join and cap. Curves are flattened.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroked = CGMutablePath()
        guard lineWidth > 0, lineWidth.isFinite else { return stroked.copy() }
        var style = StrokeStyle(width: lineWidth)
        (style.cap, style.join, style.miterLimit) = (lineCap, lineJoin, miterLimit)
        for (points, isClosed) in outlines where points.count > 1 || isClosed {
            var places = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
            if isClosed, places.count > 1, let first = places.first, first != places.last { places.append(first) }
            stroked.addStroke(along: places, isClosed: isClosed && places.count > 1, style)
        }
        return stroked.moved(by: transform)
    }

    /// Returns the path's line divided into dashes.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern the line begins, in points.
    ///   - lengths: The alternating lengths of dashes and gaps, in points.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        // With an odd number of lengths, a dash of the first round is a gap of the second.
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let pattern = lengths.reduce(0, +)
        guard length > 0, pattern > 0 else { return moved(by: transform) }
        let dashed = CGMutablePath()
        for subpath in subpaths {
            let whole = subpath.length
            var at = -phase.truncatingRemainder(dividingBy: pattern)
            if at > 0 { at -= pattern }
            var index = 0
            while at < whole, index < 20_000 {
                let next = at + lengths[index % lengths.count]
                if index % 2 == 0, next > 0 {
                    dashed.addPath(subpath.part(from: max(0, at) / whole, to: min(whole, next) / whole))
                }
                at = next
                index += 1
            }
        }
        return dashed.moved(by: transform)
    }
}

extension CGMutablePath {
    /// Adds the outline of a line through points, each of which differs from the one before it.
    fileprivate func addStroke(along points: [CGPoint], isClosed: Bool, _ style: StrokeStyle) {
        let half = style.width / 2
        func circle(_ center: CGPoint) {
            addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: style.width, height: style.width))
        }
        guard points.count > 1 else {
            // A line of zero length has only its caps.
            guard let only = points.first else { return }
            switch style.cap {
            case .butt: return
            case .round: return circle(only)
            case .square:
                return addRect(
                    CGRect(x: only.x - half, y: only.y - half, width: style.width, height: style.width))
            }
        }
        let last = points.count - 1
        for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
            let length = hypot(b.x - a.x, b.y - a.y)
            guard length > 0, length.isFinite else { continue }
            let (dx, dy) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half)
            let before = style.cap == .square && !isClosed && index == 0 ? CGFloat(1) : 0
            let after = style.cap == .square && !isClosed && index == last - 1 ? CGFloat(1) : 0
            addLines(between: [
                CGPoint(x: a.x - dy - dx * before, y: a.y + dx - dy * before),
                CGPoint(x: a.x + dy - dx * before, y: a.y - dx - dy * before),
                CGPoint(x: b.x + dy + dx * after, y: b.y - dx + dy * after),
                CGPoint(x: b.x - dy + dx * after, y: b.y + dx + dy * after),
            ])
            closeSubpath()
        }
        if !isClosed, style.cap == .round {
            circle(points[0])
            circle(points[last])
        }
        for index in (isClosed ? 0 : 1)..<last {
            let before = index == 0 ? points[last - 1] : points[index - 1]
            if style.join == .round {
                circle(points[index])
            } else if let polygon = CGPath.joinPolygon(before, points[index], points[index + 1], half, style) {
                addLines(between: polygon)
                closeSubpath()
            }
        }
    }
}
