import Foundation

/// The shape of open line ends.
public enum CGLineCap: Int32, Sendable {
    /// The line is cut off at its end.
    case butt
    /// The line has a half circle beyond its end.
    case round
    /// The line has half a square beyond its end.
    case square
}

/// The shape of corners between lines.
public enum CGLineJoin: Int32, Sendable {
    /// Extends the outer edges until they meet.
    case miter
    /// Rounds the corner with a circle.
    case round
    /// Cuts the corner off with a straight edge.
    case bevel
}

/// Touchstone extension: how a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points; the default is 1.
    public var width: CGFloat = 1
    /// The shape of open line ends; the default is `.butt`.
    public var cap = CGLineCap.butt
    /// The shape of corners; the default is `.miter`.
    public var join = CGLineJoin.miter
    /// The miter limit, in half line widths; a corner that would reach further is cut off. The default is 10.
    public var miterLimit: CGFloat = 10
    /// The alternating lengths of dashes and gaps, in points; the default is empty, for a solid line.
    public var dashes: [CGFloat] = []
    /// The position in `dashes` at which the line begins, in points; the default is 0.
    public var dashPhase: CGFloat = 0

    /// Creates a solid line style of this width, in points.
    public init(width: CGFloat = 1) { self.width = width }

    /// The alternating lengths of dashes and gaps, with an even count; `nil` for a solid line.
    package var pattern: [CGFloat]? {
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) else {
            return nil
        }
        return dashes.count % 2 == 0 ? dashes : dashes + dashes
    }
}

extension CGPath {
    /// Returns whether a stroke of this style along the path covers the point; both are in the path's coordinates.
    package func strokeCovers(_ point: CGPoint, _ style: StrokeStyle) -> Bool {
        let half = style.width / 2
        guard half > 0 else { return false }
        // A point from which no line begins has no stroke.
        for (points, isClosed) in outlines where points.count > 1 || isClosed {
            var closed = points
            if isClosed, let first = points.first, points.last != first { closed.append(first) }
            let parts = CGPath.dashed(closed, isClosed: isClosed, style)
            for part in parts where CGPath.covers(part.points, isClosed: part.isClosed, point, half, style) {
                return true
            }
        }
        return false
    }

    private static func dashed(
        _ points: [CGPoint], isClosed: Bool, _ style: StrokeStyle
    ) -> [(points: [CGPoint], isClosed: Bool)] {
        guard let pattern = style.pattern, points.count > 1 else { return [(points, isClosed)] }
        let whole = pattern.reduce(0, +)
        var left = style.dashPhase.truncatingRemainder(dividingBy: whole)
        if left < 0 { left += whole }
        var index = 0
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        // The rest of the current dash or gap.
        left = pattern[index] - left
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        var current = index % 2 == 0 ? [points[0]] : []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var at: CGFloat = 0
            while length - at > left {
                at += left
                let place = CGPoint(
                    x: from.x + (to.x - from.x) * at / length, y: from.y + (to.y - from.y) * at / length)
                if index % 2 == 0 {
                    parts.append((current + [place], false))
                    current = []
                } else {
                    current = [place]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
                if parts.count > 10_000 { return parts }
            }
            left -= length - at
            if index % 2 == 0 { current.append(to) }
        }
        if current.count > 1 { parts.append((current, false)) }
        return parts
    }

    private static func covers(
        _ points: [CGPoint], isClosed: Bool, _ point: CGPoint, _ half: CGFloat, _ style: StrokeStyle
    ) -> Bool {
        let points = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        guard points.count > 1 else {
            // A line of zero length has only its caps.
            guard let only = points.first, style.cap != .butt else { return false }
            let (dx, dy) = (abs(point.x - only.x), abs(point.y - only.y))
            return style.cap == .round ? hypot(dx, dy) <= half : max(dx, dy) <= half
        }
        for index in 0..<points.count - 1 {
            let (from, to) = (points[index], points[index + 1])
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = hypot(dx, dy)
            let along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
            let beside = abs((point.x - from.x) * dy - (point.y - from.y) * dx) / length
            guard beside <= half else { continue }
            let before = index == 0 && !isClosed && style.cap == .square ? half : 0
            let after = index == points.count - 2 && !isClosed && style.cap == .square ? half : 0
            if along >= -before, along <= length + after { return true }
        }
        let last = points.count - 1
        if !isClosed, style.cap == .round {
            for end in [points[0], points[last]] where hypot(point.x - end.x, point.y - end.y) <= half { return true }
        }
        for index in (isClosed ? 0 : 1)..<last {
            let before = index == 0 ? points[last - 1] : points[index - 1]
            if joinCovers(before, points[index], points[index + 1], point, half, style) { return true }
        }
        return false
    }

    /// Returns whether the join beyond the two lines that meet in `corner` covers the point.
    private static func joinCovers(
        _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ point: CGPoint, _ half: CGFloat, _ style: StrokeStyle
    ) -> Bool {
        if style.join == .round { return hypot(point.x - corner.x, point.y - corner.y) <= half }
        guard let polygon = joinPolygon(before, corner, after, half, style) else { return false }
        let path = CGMutablePath()
        path.addLines(between: polygon)
        return path.contains(point)
    }

    /// Returns the triangle of a bevel, or the quadrilateral of a miter within its limit, at the outer side of a corner; `nil` if the
    /// lines do not turn there.
    ///
    /// The polygon is clockwise where the y axis points down, like the rectangles and ellipses of other paths.
    package static func joinPolygon(
        _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ half: CGFloat, _ style: StrokeStyle
    ) -> [CGPoint]? {
        func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        }
        let (one, two) = (direction(before, corner), direction(corner, after))
        let turn = one.x * two.y - one.y * two.x
        guard turn.isFinite, turn != 0 else { return nil }
        // The outer side is opposite to the direction in which the line turns.
        let side: CGFloat = turn > 0 ? -1 : 1
        func outer(_ d: CGPoint) -> CGPoint {
            CGPoint(x: corner.x - d.y * side * half, y: corner.y + d.x * side * half)
        }
        let (a, b) = (outer(one), outer(two))
        var edge = [a, b]
        let cosine = one.x * two.x + one.y * two.y
        // 1 / sin of half the angle between the lines.
        let reach = (2 / (1 + cosine)).squareRoot()
        if style.join == .miter, reach.isFinite, reach <= style.miterLimit {
            let middle = CGPoint(x: (a.x + b.x) / 2 - corner.x, y: (a.y + b.y) / 2 - corner.y)
            let length = hypot(middle.x, middle.y)
            let tip = CGPoint(
                x: corner.x + middle.x / length * half * reach, y: corner.y + middle.y / length * half * reach)
            edge = [a, tip, b]
        }
        return [corner] + (turn > 0 ? edge : edge.reversed())
    }
}
