import Foundation

/// A path to which lines and curves can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// The distance of the control points from the ends of a quarter circle, in radii.
    private static let quarter: CGFloat = 0.5522847498

    /// Begins a subpath at `point`, mapped by `transform`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point to `point`, mapped by `transform`; in an empty path, begins a subpath there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        elements.append(isEmpty ? .move(point) : .line(point))
    }

    /// Adds a quadratic Bézier curve from the current point to `end`. `transform` maps the points.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.quad(end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point to `end`. `transform` maps the points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Closes the subpath with a straight line to its beginning; has no effect on an empty path.
    public func closeSubpath() {
        if !isEmpty, elements.last != .close { elements.append(.close) }
    }

    /// Begins a subpath at the first point and adds a line to each other point; has no effect without points. `transform` maps the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds closed rectangles, mapped by `transform`. Null rectangles add nothing.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle, mapped by `transform`. The null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
        addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1).applying(transform) })
        closeSubpath()
    }

    /// Adds the ellipse that touches the middle of each side of `rect`, mapped by `transform`.
    ///
    /// The ellipse begins in the middle of the right side and continues downwards.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let (x, y) = (rect.width / 2, rect.height / 2)
        func place(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + dx * x, y: rect.midY + dy * y).applying(transform)
        }
        let bend = CGMutablePath.quarter
        move(to: place(1, 0))
        addCurve(to: place(0, 1), control1: place(1, bend), control2: place(bend, 1))
        addCurve(to: place(-1, 0), control1: place(-bend, 1), control2: place(-1, bend))
        addCurve(to: place(0, -1), control1: place(-1, -bend), control2: place(-bend, -1))
        addCurve(to: place(1, 0), control1: place(bend, -1), control2: place(1, -bend))
        closeSubpath()
    }

    /// Adds a closed rectangle with elliptic corners, mapped by `transform`.
    ///
    /// The width and height of a corner are in points, and at most half of the rectangle's.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(in: rect, cornerWidth, cornerHeight, corners: (true, true, true, true), transform)
    }

    /// Adds a closed rectangle with some round corners, mapped by `transform`.
    ///
    /// - Parameter corners: Whether each corner is round: upper left, upper right, lower right, lower left.
    package func addRoundedRect(
        in rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, corners: (Bool, Bool, Bool, Bool),
        _ transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let width = min(max(0, cornerWidth), rect.width / 2)
        let height = min(max(0, cornerHeight), rect.height / 2)
        let path = CGMutablePath()
        /// Adds a corner at a point, with the directions to the ends of its curve on the edges before and after it.
        func corner(_ x: CGFloat, _ y: CGFloat, _ isRound: Bool, _ before: CGVector, _ after: CGVector) {
            func point(_ way: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: x + way.dx * width * part, y: y + way.dy * height * part)
            }
            guard isRound, width > 0, height > 0 else { return path.addLine(to: CGPoint(x: x, y: y)) }
            path.addLine(to: point(before, 1))
            let bend = 1 - CGMutablePath.quarter
            path.addCurve(to: point(after, 1), control1: point(before, bend), control2: point(after, bend))
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        corner(rect.maxX, rect.minY, corners.1, left, down)
        corner(rect.maxX, rect.maxY, corners.2, up, left)
        corner(rect.minX, rect.maxY, corners.3, right, up)
        corner(rect.minX, rect.minY, corners.0, down, right)
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds an arc of a circle and a line to it from the current point.
    ///
    /// The center and radius are in points, and the angles are in radians from +x.
    ///
    /// - Parameter clockwise: The direction where the y axis points up, as in Core Graphics; on a screen it is reversed.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let whole = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) - whole }
        } else if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: whole) + whole
        }
        sweep = min(max(sweep, -whole), whole)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(startAngle).applying(transform))
        let count = max(1, Int(clamping: (abs(sweep) / (whole / 4)).rounded(.up)))
        let part = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(part / 4)
        for step in 0..<count {
            let (from, to) = (startAngle + CGFloat(step) * part, startAngle + CGFloat(step + 1) * part)
            let (start, end) = (point(from), point(to))
            let one = CGPoint(x: start.x - radius * reach * sin(from), y: start.y + radius * reach * cos(from))
            let two = CGPoint(x: end.x + radius * reach * sin(to), y: end.y - radius * reach * cos(to))
            addCurve(
                to: end.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
        }
    }

    /// Adds an arc of a circle and a line to it from the current point.
    ///
    /// The center and radius are in points, and the angles are in radians from +x.
    ///
    /// - Parameter delta: The angle from the start of the arc to its end; negative for the opposite direction.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }

    /// Adds the lines and curves of `path`, mapped by `transform`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quad(let point, let control):
                .quad(point.applying(transform), control: control.applying(transform))
            case .curve(let one, let two, let point):
                .curve(one.applying(transform), two.applying(transform), point.applying(transform))
            case .close: .close
            }
        }
    }
}
