import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The interpolation, arithmetic and parts of layer values.
extension LayerValue {
    /// Creates a value from a number, point, color or other value of an application; `nil` if its kind differs from that of `sample`.
    init?(_ given: Any, like sample: LayerValue) {
        let given: Any = (given as? AnyHashable)?.base ?? given
        switch sample {
        case .number:
            guard let number = Double(given: given) else { return nil }
            self = .number(number)
        case .flag:
            guard let flag = given as? Bool ?? Double(given: given).map({ $0 != 0 }) else { return nil }
            self = .flag(flag)
        case .point:
            guard let point = given as? CGPoint ?? (given as? NSValue)?.pointValue else { return nil }
            self = .point(point)
        case .size:
            guard let size = given as? CGSize ?? (given as? NSValue)?.sizeValue else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = given as? CGRect ?? (given as? NSValue)?.rectValue else { return nil }
            self = .rect(rect)
        case .transform:
            if let transform = given as? CATransform3D {
                self = .transform(transform)
            } else if let affine = given as? CGAffineTransform {
                self = .transform(CATransform3D(affine))
            } else if let value = given as? NSValue, let transform = value.heldTransform {
                self = .transform(transform)
            } else {
                return nil
            }
        case .color:
            guard let color = LayerValue.color(given) else { return nil }
            self = .color(color)
        case .path:
            guard let path = given as? CGPath else { return nil }
            self = .path(path)
        case .colors:
            guard let colors = given as? [Any] else { return nil }
            self = .colors(colors.compactMap { LayerValue.color($0) })
        case .numbers:
            guard let numbers = given as? [Any] else { return nil }
            self = .numbers(numbers.compactMap { Double(given: $0) })
        }
    }

    static func color(_ given: Any) -> CGColor? { given as? CGColor ?? (given as? UIColor)?.cgColor }

    /// The value as an application reads it.
    var given: Any? {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color
        case .path(let path): path
        case .colors(let colors): colors
        case .numbers(let numbers): numbers
        case .flag(let flag): flag
        }
    }

    // MARK: Arithmetic

    /// Returns the value between this value and another.
    ///
    /// - Parameter part: The fraction of the distance: 0 for this value, 1 for the other.
    func between(_ other: LayerValue, _ part: Double) -> LayerValue {
        switch (self, other) {
        case (.transform(let one), .transform(let two)): return .transform(one.between(two, part))
        case (.color(let one), .color(let two)):
            guard one != nil || two != nil else { return other }
            return .color((one ?? two!.with(0)).between(two ?? one!.with(0), part))
        case (.colors(let one), .colors(let two)) where one.count == two.count:
            return .colors(zip(one, two).map { $0.between($1, part) })
        case (.path(let one?), .path(let two?)):
            return one.between(two, part).map { .path($0) } ?? (part < 1 ? self : other)
        case (.path, _), (.flag, _), (.colors, _): return part < 1 ? self : other
        default: return times(1 - part).plus(other.times(part))
        }
    }

    func plus(_ other: LayerValue) -> LayerValue { combined(other, +) }
    /// Returns the value in a later cycle of a cumulative animation, which begins each cycle at the end of the one before.
    ///
    /// - Parameters:
    ///   - last: The value at the end of a cycle.
    ///   - rounds: The number of completed cycles.
    func plus(_ last: LayerValue, times rounds: Int) -> LayerValue {
        (0..<max(0, min(rounds, 10_000))).reduce(self) { sum, _ in sum.plus(last) }
    }
    /// Returns the value that becomes this value by `plus(other)`.
    func minus(_ other: LayerValue) -> LayerValue {
        if case (.transform(let whole), .transform(let part)) = (self, other) {
            return .transform(CATransform3DConcat(CATransform3DInvert(part), whole))
        }
        return combined(other, -)
    }

    private func combined(_ other: LayerValue, _ f: (Double, Double) -> Double) -> LayerValue {
        func p(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: f(Double(a.x), Double(b.x)), y: f(Double(a.y), Double(b.y)))
        }
        func s(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: f(Double(a.width), Double(b.width)), height: f(Double(a.height), Double(b.height)))
        }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(f(a, b))
        case (.point(let a), .point(let b)): return .point(p(a, b))
        case (.size(let a), .size(let b)): return .size(s(a, b))
        case (.rect(let a), .rect(let b)): return .rect(CGRect(origin: p(a.origin, b.origin), size: s(a.size, b.size)))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(f))
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
        case (.color(let a?), .color(let b?)) where a.pattern == nil && b.pattern == nil:
            return .color(
                CGColor(
                    red: f(a.red, b.red), green: f(a.green, b.green), blue: f(a.blue, b.blue),
                    alpha: f(a.opacity, b.opacity)))
        default: return other
        }
    }

    func times(_ factor: Double) -> LayerValue {
        let k = CGFloat(factor)
        switch self {
        case .number(let a): return .number(a * factor)
        case .point(let a): return .point(CGPoint(x: a.x * k, y: a.y * k))
        case .size(let a): return .size(CGSize(width: a.width * k, height: a.height * k))
        case .rect(let a): return .rect(CGRect(x: a.minX * k, y: a.minY * k, width: a.width * k, height: a.height * k))
        case .numbers(let a): return .numbers(a.map { $0 * factor })
        default: return self
        }
    }

    func distance(to other: LayerValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.point(let a), .point(let b)): Double(hypot(a.x - b.x, a.y - b.y))
        case (.size(let a), .size(let b)): Double(hypot(a.width - b.width, a.height - b.height))
        case (.color(let a?), .color(let b?)) where a.pattern == nil && b.pattern == nil:
            [a.red - b.red, a.green - b.green, a.blue - b.blue, a.opacity - b.opacity].reduce(0) { $0 + $1 * $1 }
                .squareRoot()
        default: 1
        }
    }

    // MARK: Parts

    /// Returns a part of the value, such as `x` of a point or `rotation.z` of a transform; `nil` for an unknown name.
    func part(_ name: Substring) -> LayerValue? {
        if name.isEmpty { return self }
        switch self {
        case .point(let point): return ["x": point.x, "y": point.y][name].map { .number(Double($0)) }
        case .size(let size): return ["width": size.width, "height": size.height][name].map { .number(Double($0)) }
        case .rect(let rect):
            let (first, rest) = LayerValue.split(name)
            switch first {
            case "origin": return LayerValue.point(rect.origin).part(rest)
            case "size": return LayerValue.size(rect.size).part(rest)
            default: return nil
            }
        case .transform(let transform): return transform.part(name)
        default: return nil
        }
    }

    func setting(_ name: Substring, to value: LayerValue) -> LayerValue {
        if name.isEmpty { return value }
        switch (self, value) {
        case (.point(var point), .number(let number)):
            if name == "x" { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
            return .point(point)
        case (.size(var size), .number(let number)):
            if name == "width" { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
            return .size(size)
        case (.rect(var rect), _):
            let (first, rest) = LayerValue.split(name)
            if first == "origin", case .point(let point) = LayerValue.point(rect.origin).setting(rest, to: value) {
                rect.origin = point
            }
            if first == "size", case .size(let size) = LayerValue.size(rect.size).setting(rest, to: value) {
                rect.size = size
            }
            return .rect(rect)
        case (.transform(let transform), _): return .transform(transform.setting(name, to: value))
        default: return self
        }
    }

    /// Returns the parts of the path before and after the first dot; the second is empty if there is no dot.
    static func split(_ path: Substring) -> (Substring, Substring) {
        guard let dot = path.firstIndex(of: ".") else { return (path, "") }
        return (path[..<dot], path[path.index(after: dot)...])
    }
}

extension CGPath {
    /// Returns the path interpolated point by point; `nil` if the paths have different kinds of elements.
    fileprivate func between(_ other: CGPath, _ part: Double) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.between(b, CGFloat(part)) }
        let path = CGMutablePath()
        for (one, two) in zip(elements, other.elements) {
            switch (one, two) {
            case (.move(let a), .move(let b)): path.elements.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): path.elements.append(.line(mix(a, b)))
            case (.quad(let a, let c), .quad(let b, let d)): path.elements.append(.quad(mix(a, b), control: mix(c, d)))
            case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
                path.elements.append(.curve(mix(a, d), mix(b, e), mix(c, f)))
            case (.close, .close): path.elements.append(.close)
            default: return nil
            }
        }
        return path.copy()
    }
}
