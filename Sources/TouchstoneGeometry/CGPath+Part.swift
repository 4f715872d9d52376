import Foundation

extension CGPath {
    private struct Piece {
        var start: CGPoint
        var element: Element
        /// The index of the piece's element in the path.
        var index: Int
        var lengths: [CGFloat]
        /// Whether the piece begins a subpath.
        var begins: Bool
        var length: CGFloat { lengths.last ?? 0 }
    }

    /// The lines and curves in order, each with its cumulative length after each step along it.
    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (first, current, begins) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ element: Element, _ index: Int, _ points: [CGPoint]) {
            var (lengths, last, sum) = ([CGFloat](), current, CGFloat(0))
            for point in points {
                sum += hypot(point.x - last.x, point.y - last.y)
                lengths.append(sum)
                last = point
            }
            pieces.append(Piece(start: current, element: element, index: index, lengths: lengths, begins: begins))
            current = last
            begins = false
        }
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point): (first, current, begins) = (point, point, true)
            case .line(let point): add(element, index, [point])
            case .quad(let end, let control):
                let (one, two) = CGPath.cubic(current, control, end)
                add(.curve(one, two, end), index, CGPath.steps(current, one, two, end))
            case .curve(let one, let two, let end): add(element, index, CGPath.steps(current, one, two, end))
            case .close:
                if current != first { add(.line(first), index, [first]) }
                begins = true
            }
        }
        return pieces
    }

    /// Returns the two control points that make a cubic curve equal to the quadratic curve.
    package static func cubic(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        return (between(start), between(end))
    }

    /// The subpaths, each as a path of its own. A closed one ends with its closing line.
    package var subpaths: [CGPath] {
        var subpaths: [CGMutablePath] = []
        for piece in pieces {
            if piece.begins || subpaths.isEmpty {
                let made = CGMutablePath()
                made.move(to: piece.start)
                subpaths.append(made)
            }
            switch piece.element {
            case .line(let end): subpaths[subpaths.count - 1].addLine(to: end)
            case .curve(let one, let two, let end):
                subpaths[subpaths.count - 1].addCurve(to: end, control1: one, control2: two)
            case .move, .quad, .close: break
            }
        }
        return subpaths
    }

    /// The total length of all lines and curves, in points.
    package var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }

    /// The positions of the ends of the lines and curves, as fractions of the length; empty if the path has no length.
    package var corners: [CGFloat] {
        let pieces = self.pieces
        let whole = pieces.reduce(0) { $0 + $1.length }
        guard whole > 0 else { return [] }
        var corners: [CGFloat] = []
        var at: CGFloat = 0
        var rest = pieces[...]
        for (index, element) in elements.enumerated() {
            if let piece = rest.first, piece.index == index {
                at += piece.length
                rest.removeFirst()
            }
            if case .move = element, !corners.isEmpty { continue }
            corners.append(at / whole)
        }
        return corners
    }

    /// Returns the part between two positions, which are fractions of the length from 0 to 1.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        let part = CGMutablePath()
        guard start < end else { return part }
        let pieces = self.pieces
        let whole = pieces.reduce(0) { $0 + $1.length }
        let (from, to) = (max(0, start) * whole, min(1, end) * whole)
        var at: CGFloat = 0
        var isOpen = false
        for piece in pieces {
            defer { at += piece.length }
            guard at + piece.length > from || piece.length == 0 && at >= from, at < to else {
                isOpen = false
                continue
            }
            let first = CGPath.parameter(at: from - at, piece.lengths)
            let last = CGPath.parameter(at: to - at, piece.lengths)
            switch piece.element {
            case .curve(let one, let two, let end):
                let cut = CGPath.cut([piece.start, one, two, end], first, last)
                if !isOpen || piece.begins { part.move(to: cut[0]) }
                part.addCurve(to: cut[3], control1: cut[1], control2: cut[2])
            case .line(let end):
                if !isOpen || piece.begins { part.move(to: piece.start.between(end, first)) }
                part.addLine(to: piece.start.between(end, last))
            case .move, .quad, .close: break
            }
            isOpen = true
        }
        return part.copy()
    }

    /// Returns the point at a fraction of the length and the direction there in radians; `nil` for an empty path.
    package func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        let pieces = self.pieces
        let wanted = min(1, max(0, share)) * pieces.reduce(0) { $0 + $1.length }
        var at: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            if at + piece.length >= wanted || index == pieces.count - 1 {
                let t = CGPath.parameter(at: wanted - at, piece.lengths)
                switch piece.element {
                case .curve(let one, let two, let end):
                    let cut = CGPath.cut([piece.start, one, two, end], 0, t)
                    let rest = CGPath.cut([piece.start, one, two, end], t, 1)
                    let (from, to) = t > 0.5 ? (cut[2], cut[3]) : (rest[0], rest[1])
                    return (cut[3], atan2(to.y - from.y, to.x - from.x))
                case .line(let end):
                    let start = piece.start
                    return (start.between(end, t), atan2(end.y - start.y, end.x - start.x))
                case .move, .quad, .close: return nil
                }
            }
            at += piece.length
        }
        return nil
    }

    /// Returns the curve parameter, from 0 to 1, at a distance along a piece.
    private static func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        guard length > 0, let whole = lengths.last else { return 0 }
        guard length < whole else { return 1 }
        let step = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
        let before = step == 0 ? 0 : lengths[step - 1]
        let share = lengths[step] > before ? (length - before) / (lengths[step] - before) : 0
        return (CGFloat(step) + share) / CGFloat(lengths.count)
    }

    /// Returns the part of a curve between two parameters, by de Casteljau's algorithm.
    private static func cut(_ points: [CGPoint], _ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
        func split(_ p: [CGPoint], _ t: CGFloat) -> ([CGPoint], [CGPoint]) {
            let (a, b, c) = (p[0].between(p[1], t), p[1].between(p[2], t), p[2].between(p[3], t))
            let (d, e) = (a.between(b, t), b.between(c, t))
            let f = d.between(e, t)
            return ([p[0], a, d, f], [f, e, c, p[3]])
        }
        let head = split(points, to).0
        return to > 0 ? split(head, from / to).1 : head
    }

    /// Touchstone extension: the path as SVG path data, which hosts read.
    public var svgData: String {
        func n(_ value: CGFloat) -> String {
            guard value.isFinite, abs(value) < 1e9 else { return "0" }
            let rounded = (Double(value) * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
        }
        func p(_ point: CGPoint) -> String { n(point.x) + " " + n(point.y) }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + p(point)
            case .line(let point): "L" + p(point)
            case .quad(let end, let control): "Q" + p(control) + " " + p(end)
            case .curve(let one, let two, let end): "C" + p(one) + " " + p(two) + " " + p(end)
            case .close: "Z"
            }
        }.joined()
    }

    /// Whether the coordinates of all points are finite.
    package var isFinite: Bool {
        let box = boundingBox
        return box.isNull || (box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite)
    }
}

extension CGPath {
    /// Returns the path with the direction of each subpath reversed.
    package func reversed() -> CGMutablePath {
        let path = CGMutablePath()
        var part: [(end: CGPoint, element: Element)] = []
        func finish(isClosed: Bool) {
            guard let last = part.last else { return }
            path.move(to: last.end)
            for index in stride(from: part.count - 1, to: 0, by: -1) {
                let end = part[index - 1].end
                switch part[index].element {
                case .quad(_, let control): path.addQuadCurve(to: end, control: control)
                case .curve(let one, let two, _): path.addCurve(to: end, control1: two, control2: one)
                case .move, .line, .close: path.addLine(to: end)
                }
            }
            if isClosed { path.closeSubpath() }
            part = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                part = [(point, element)]
            case .line(let point), .quad(let point, _), .curve(_, _, let point): part.append((point, element))
            case .close: finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return path
    }
}

extension CGPoint {
    /// Returns the point between this point and another.
    ///
    /// - Parameter part: The fraction of the distance: 0 for this point, 1 for the other.
    package func between(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension CGPathFillRule {
    /// The name of the rule in SVG.
    package var svgName: String { self == .evenOdd ? "evenodd" : "nonzero" }
}
