import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension DisplayList {
    /// Returns the color that the drawing shows at a point, in the drawing's points, over white, or over black in dark
    /// style.
    ///
    /// The color is computed from the commands without rasterizing, so a point is either inside or outside a shape.
    /// Glyphs and encoded images are ignored, because only a host can draw them.
    public func color(at point: CGPoint) -> CGColor {
        let white: Double = style == .dark ? 0 : 1
        var sample = PointSample(point, over: Tint(red: white, green: white, blue: white, alpha: 1))
        sample.run(commands)
        return sample.tint.color
    }
}

extension UIImage {
    /// Returns the color that the image shows at a point, in points from its upper-left corner, or clear if nothing is
    /// drawn there.
    ///
    /// Works only for images that consist of drawing commands; other images are clear everywhere.
    public func color(at point: CGPoint) -> CGColor {
        var list = DisplayList()
        append(to: &list, in: CGRect(origin: .zero, size: size))
        var sample = PointSample(point, over: Tint())
        sample.run(list.commands)
        return sample.tint.color
    }
}

extension TestApplication {
    /// Returns the color that the screen shows at a point in screen coordinates; see `DisplayList.color(at:)`.
    public func shownColor(at point: CGPoint) -> CGColor { application.displayList().color(at: point) }
}

/// A color with premultiplied alpha.
private struct Tint {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0

    init() {}

    init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: CGColor) {
        self.init(
            red: color.red * color.opacity, green: color.green * color.opacity, blue: color.blue * color.opacity,
            alpha: color.opacity)
    }

    var color: CGColor {
        guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
        return CGColor(
            red: CGFloat(red / alpha), green: CGFloat(green / alpha), blue: CGFloat(blue / alpha), alpha: CGFloat(alpha)
        )
    }

    static func * (tint: Tint, factor: Double) -> Tint {
        Tint(red: tint.red * factor, green: tint.green * factor, blue: tint.blue * factor, alpha: tint.alpha * factor)
    }

    static func + (one: Tint, other: Tint) -> Tint {
        Tint(
            red: one.red + other.red, green: one.green + other.green, blue: one.blue + other.blue,
            alpha: one.alpha + other.alpha)
    }

    /// Returns this color composited with the color below it, by a blend mode.
    func blended(_ below: Tint, _ mode: CGBlendMode) -> Tint {
        func each(_ mix: (Double, Double) -> Double) -> Tint {
            // Mix the part that both colors cover, and add the parts that only one covers.
            func part(_ above: Double, _ under: Double) -> Double {
                let both = alpha > 0 && below.alpha > 0 ? mix(above / alpha, under / below.alpha) : 0
                return both * alpha * below.alpha + above * (1 - below.alpha) + under * (1 - alpha)
            }
            return Tint(
                red: part(red, below.red), green: part(green, below.green), blue: part(blue, below.blue),
                alpha: alpha + below.alpha * (1 - alpha))
        }
        switch mode {
        case .copy: return self
        case .clear: return Tint()
        case .sourceIn: return self * below.alpha
        case .sourceOut: return self * (1 - below.alpha)
        case .sourceAtop: return self * below.alpha + below * (1 - alpha)
        case .destinationOver: return below + self * (1 - below.alpha)
        case .destinationIn: return below * alpha
        case .destinationOut: return below * (1 - alpha)
        case .destinationAtop: return below * alpha + self * (1 - below.alpha)
        case .xor: return self * (1 - below.alpha) + below * (1 - alpha)
        case .plusLighter:
            let sum = self + below
            return Tint(
                red: min(1, sum.red), green: min(1, sum.green), blue: min(1, sum.blue), alpha: min(1, sum.alpha))
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .difference: return each { abs($0 - $1) }
        default: return self + below * (1 - alpha)
        }
    }
}

/// Evaluates drawing commands at one point of a drawing.
private struct PointSample {
    private struct State {
        var point: CGPoint
        var isClipped = false
        var opacity = 1.0
        var blend = CGBlendMode.normal
        /// Groups that end when this state is restored, outermost first.
        var groups: [Group] = []
    }

    private struct Group {
        var below: Tint
        var opacity: Double
        var blend: CGBlendMode
        var isClipped: Bool
    }

    private(set) var tint: Tint
    private var states: [State]

    init(_ point: CGPoint, over tint: Tint) {
        self.tint = tint
        states = [State(point: point)]
    }

    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    mutating func run(_ commands: [DrawingCommand]) {
        for command in commands { run(command) }
        while states.count > 1 { leave() }
        closeGroups()
    }

    private mutating func put(_ color: Tint) {
        guard !state.isClipped else { return }
        tint = (color * state.opacity).blended(tint, state.blend)
    }

    private mutating func leave() {
        closeGroups()
        states.removeLast()
    }

    private mutating func closeGroups() {
        for group in state.groups.reversed() {
            tint = group.isClipped ? group.below : (tint * group.opacity).blended(group.below, group.blend)
        }
        state.groups = []
    }

    private mutating func enterGroup(covered: Double) {
        state.groups.append(
            Group(below: tint, opacity: state.opacity * covered, blend: state.blend, isClipped: state.isClipped))
        tint = Tint()
        (state.opacity, state.blend) = (1, .normal)
    }

    private mutating func run(_ command: DrawingCommand) {
        let point = state.point
        switch command {
        case .save:
            var inner = state
            inner.groups = []
            states.append(inner)
        case .restore: if states.count > 1 { leave() }
        case .concatenate(let map):
            if map.determinant == 0 { state.isClipped = true } else { state.point = point.applying(map.inverted()) }
        case .clip(let rect, let radius): if !rounded(rect, radius).contains(point) { state.isClipped = true }
        case .clipPath(let path, let rule): if !path.contains(point, using: rule) { state.isClipped = true }
        case .opacity(let opacity): state.opacity *= Double(opacity)
        case .fill(let rect, let radius, let color): if rounded(rect, radius).contains(point) { put(Tint(color)) }
        case .fillPath(let path, let rule, let color): if path.contains(point, using: rule) { put(Tint(color)) }
        case .stroke(let rect, let radius, let width, let color):
            if rounded(rect, radius).strokeCovers(point, StrokeStyle(width: width)) { put(Tint(color)) }
        case .strokePath(let path, let style, let color): if path.strokeCovers(point, style) { put(Tint(color)) }
        case .line(let from, let to, let width, let color):
            let path = CGMutablePath()
            path.addLines(between: [from, to])
            if path.strokeCovers(point, StrokeStyle(width: width)) { put(Tint(color)) }
        case .gradient(let gradient): if let color = gradient.tint(at: point) { put(color) }
        case .castShadow(let path, let offset, let blur, let color):
            let moved = CGPoint(x: point.x - offset.width, y: point.y - offset.height)
            put(Tint(color) * path.blurred(at: moved, deviation: Double(blur) / 2))
        case .blend(let mode): state.blend = mode
        case .group: enterGroup(covered: 1)
        case .mask(let commands):
            var mask = PointSample(point, over: Tint())
            mask.run(commands)
            enterGroup(covered: mask.tint.alpha)
        // Only a host can draw shadows of shapes, glyphs and encoded images.
        case .shadow, .text, .styledText, .strokedText, .image, .bitmap: break
        }
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let rect = rect.standardized
        let most = min(max(0, radius), min(rect.width, rect.height) / 2)
        return most > 0 ? CGPath(roundedRect: rect, cornerWidth: most, cornerHeight: most) : CGPath(rect: rect)
    }
}

extension CGPath {
    /// Returns how much of the path's blurred fill covers a point, from 0 to 1, treating the nearest edge as straight.
    fileprivate func blurred(at point: CGPoint, deviation: Double) -> Double {
        let isInside = contains(point)
        guard deviation > 0 else { return isInside ? 1 : 0 }
        var nearest = Double.infinity
        for (points, _) in outlines {
            guard var from = points.last else { continue }
            for to in points {
                let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
                let length = dx * dx + dy * dy
                let (px, py) = (Double(point.x - from.x), Double(point.y - from.y))
                let along = length > 0 ? min(1, max(0, (px * dx + py * dy) / length)) : 0
                nearest = min(nearest, hypot(px - along * dx, py - along * dy))
                from = to
            }
        }
        return 0.5 * erfc((isInside ? -nearest : nearest) / (deviation * 2.0.squareRoot()))
    }
}

extension Gradient {
    /// Returns the color at a point, or `nil` beyond an end that the gradient does not extend.
    fileprivate func tint(at point: CGPoint) -> Tint? {
        guard let place = place(of: point), let first = stops.first, let last = stops.last else { return nil }
        if place < 0, !extendsBefore { return nil }
        if place > 1, !extendsAfter { return nil }
        if place <= Double(first.location) { return Tint(first.color) }
        for (one, two) in zip(stops, stops.dropFirst()) where place <= Double(two.location) {
            let span = Double(two.location - one.location)
            let part = span > 0 ? (place - Double(one.location)) / span : 1
            return Tint(one.color.between(two.color, part))
        }
        return Tint(last.color)
    }

    private func place(of point: CGPoint) -> Double? {
        switch shape {
        case .linear(let from, let to):
            let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
            let length = dx * dx + dy * dy
            return length > 0 ? (Double(point.x - from.x) * dx + Double(point.y - from.y) * dy) / length : nil
        case .conic(let center, let angle):
            let turn = (atan2(Double(point.y - center.y), Double(point.x - center.x)) - Double(angle)) / (2 * .pi)
            return turn - turn.rounded(.down)
        case .radial(let from, let first, let to, let last):
            // Choose the largest position at which the circle contains the point.
            let (cx, cy, dr) = (Double(to.x - from.x), Double(to.y - from.y), Double(last - first))
            let (px, py) = (Double(point.x - from.x), Double(point.y - from.y))
            let a = cx * cx + cy * cy - dr * dr
            let b = px * cx + py * cy + Double(first) * dr
            let c = px * px + py * py - Double(first * first)
            let roots: [Double]
            if abs(a) < 1e-12 {
                roots = b != 0 ? [c / (2 * b)] : []
            } else {
                let inner = b * b - a * c
                roots = inner >= 0 ? [(b + inner.squareRoot()) / a, (b - inner.squareRoot()) / a] : []
            }
            return roots.filter { Double(first) + $0 * dr >= 0 }.max()
        }
    }
}
