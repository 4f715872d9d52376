import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Random drawings of 100 by 100 points, compared with a simple model of the graphics state and with their parts.
@Suite(.application) @MainActor
struct DrawingModelTests {
    private typealias Shape = (CGPoint) -> Bool

    /// One call of a context.
    private enum Call {
        case save, restore
        case move(CGFloat, CGFloat), scale(CGFloat, CGFloat), turn
        case clip(CGRect), clipBoth(CGRect, CGRect, CGPathFillRule)
        case opacity(CGFloat), color(CGFloat, CGFloat, CGFloat, CGFloat)
        case lineWidth(CGFloat), dashes(CGFloat, [CGFloat])
        case fill(CGRect), ellipse(CGRect), both(CGRect, CGRect, CGPathFillRule), line(CGPoint, CGFloat)

        var draws: Bool {
            switch self {
            case .fill, .ellipse, .both, .line: true
            default: false
            }
        }

        init(_ random: inout RandomChoices) {
            switch random.below(18) {
            case 0, 1: self = .save
            case 2: self = .restore
            case 3: self = .move(CGFloat(random.whole(-20...20)), CGFloat(random.whole(-20...20)))
            case 4: self = random.one(.scale(0.5, 2), .scale(2, 1), .scale(-1, 1), .scale(1, 0.5))
            case 5: self = .turn
            case 6: self = .clip(Self.rectangle(&random))
            case 7: self = .clipBoth(Self.rectangle(&random), Self.rectangle(&random), random.one(.winding, .evenOdd))
            case 8: self = .opacity(random.one(0.25, 0.5, 0.75, 1))
            case 9, 10: self = .color(random.one(0, 1), random.one(0, 1), random.one(0, 1), random.one(0.5, 1))
            case 11: self = .lineWidth(CGFloat(random.whole(1...20)))
            case 12: self = random.one(.dashes(0, []), .dashes(3, [7, 5]), .dashes(0, [4]), .dashes(10, [6, 2, 3]))
            case 13: self = .ellipse(Self.rectangle(&random))
            case 14: self = .both(Self.rectangle(&random), Self.rectangle(&random), random.one(.winding, .evenOdd))
            case 15:
                self = .line(
                    CGPoint(x: random.whole(-20...60), y: random.whole(0...100)), CGFloat(random.whole(10...80)))
            default: self = .fill(Self.rectangle(&random))
            }
        }

        private static func rectangle(_ random: inout RandomChoices) -> CGRect {
            CGRect(
                x: random.whole(-20...70), y: random.whole(-20...70), width: random.whole(5...90),
                height: random.whole(5...90))
        }

        func draw(in context: CGContext) {
            switch self {
            case .save: context.saveGState()
            case .restore: context.restoreGState()
            case .move(let x, let y): context.translateBy(x: x, y: y)
            case .scale(let x, let y): context.scaleBy(x: x, y: y)
            case .turn: context.rotate(by: .pi / 2)
            case .clip(let rect): context.clip(to: rect)
            case .clipBoth(let one, let other, let rule):
                context.addRects([one, other])
                context.clip(using: rule)
            case .opacity(let alpha): context.setAlpha(alpha)
            case .color(let red, let green, let blue, let alpha):
                context.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
                context.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
            case .lineWidth(let width): context.setLineWidth(width)
            case .dashes(let phase, let lengths): context.setLineDash(phase: phase, lengths: lengths)
            case .fill(let rect): context.fill(rect)
            case .ellipse(let rect): context.fillEllipse(in: rect)
            case .both(let one, let other, let rule):
                context.addRects([one, other])
                context.fillPath(using: rule)
            case .line(let start, let length):
                context.move(to: start)
                context.addLine(to: CGPoint(x: start.x + length, y: start.y))
                context.strokePath()
            }
        }
    }

    /// The graphics state; a shape is a function that tests whether it contains a point of the image.
    private struct Model {
        /// Converts a point of the image to the current coordinates.
        var local: (CGPoint) -> CGPoint = { $0 }
        var clips: [Shape] = []
        var opacity: CGFloat = 1
        var color: [CGFloat] = [0, 0, 0, 1]
        var width: CGFloat = 1
        var phase: CGFloat = 0
        var lengths: [CGFloat] = []

        /// The shape that a call draws or clips to, in the current coordinates.
        func shape(_ call: Call) -> Shape? {
            func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
                point.x > rect.minX && point.x < rect.maxX && point.y > rect.minY && point.y < rect.maxY
            }
            switch call {
            case .fill(let rect), .clip(let rect): return { contains(rect, $0) }
            case .ellipse(let rect):
                return { point in
                    let (x, y) = ((point.x - rect.midX) * 2 / rect.width, (point.y - rect.midY) * 2 / rect.height)
                    return x * x + y * y < 1
                }
            case .both(let one, let other, let rule), .clipBoth(let one, let other, let rule):
                return { point in
                    let (isInOne, isInOther) = (contains(one, point), contains(other, point))
                    return rule == .winding ? isInOne || isInOther : isInOne != isInOther
                }
            case .line(let start, let length):
                return { [width, phase, lengths] point in
                    let x = point.x - start.x
                    guard x > 0, x < length, abs(point.y - start.y) * 2 < width else { return false }
                    guard !lengths.isEmpty else { return true }
                    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
                    var rest = (x + phase).truncatingRemainder(dividingBy: pattern.reduce(0, +))
                    for (index, length) in pattern.enumerated() {
                        if rest < length { return index % 2 == 0 }
                        rest -= length
                    }
                    return false
                }
            default: return nil
            }
        }

        mutating func change(_ call: Call) {
            let local = local
            switch call {
            case .move(let x, let y): self.local = { CGPoint(x: local($0).x - x, y: local($0).y - y) }
            case .scale(let x, let y): self.local = { CGPoint(x: local($0).x / x, y: local($0).y / y) }
            case .turn: self.local = { CGPoint(x: local($0).y, y: -local($0).x) }
            case .opacity(let alpha): opacity = alpha
            case .color(let red, let green, let blue, let alpha): color = [red, green, blue, alpha]
            case .lineWidth(let width): self.width = width
            case .dashes(let phase, let lengths): (self.phase, self.lengths) = (phase, lengths)
            case .clip, .clipBoth:
                if let shape = shape(call) { clips.append { shape(local($0)) } }
            default: break
            }
        }

        /// The color of a point after all calls, with premultiplied opacity.
        static func color(at point: CGPoint, _ calls: [Call]) -> [CGFloat] {
            var (model, saved, result): (Model, [Model], [CGFloat]) = (Model(), [], [0, 0, 0, 0])
            for call in calls {
                switch call {
                case .save: saved.append(model)
                case .restore: model = saved.popLast() ?? model
                default: model.change(call)
                }
                guard call.draws, let shape = model.shape(call), shape(model.local(point)) else { continue }
                guard model.clips.allSatisfy({ $0(point) }) else { continue }
                let alpha = model.color[3] * model.opacity
                let source = model.color[..<3].map { $0 * alpha } + [alpha]
                result = zip(source, result).map { $0 + $1 * (1 - alpha) }
            }
            return result
        }
    }

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { draw($0.cgContext) }
    }

    /// The color of a point of an image, with premultiplied opacity.
    private func color(_ image: UIImage, _ point: CGPoint) -> [CGFloat] {
        let parts = image.color(at: point).components ?? []
        return parts.count == 4 ? parts[..<3].map { $0 * parts[3] } + [parts[3]] : []
    }

    private func isEqual(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.01 }
    }

    /// Random points that are not on an edge in the model, with their colors.
    private func points(_ random: inout RandomChoices, _ calls: [Call]) -> [(CGPoint, [CGFloat])] {
        (0..<12).compactMap { _ in
            let point = CGPoint(x: CGFloat(random.below(1000)) / 10, y: CGFloat(random.below(1000)) / 10)
            let color = Model.color(at: point, calls)
            // The diagonal neighbors find corners.
            let steps: [(CGFloat, CGFloat)] = [(-0.2, 0), (0.2, 0), (0, -0.2), (0, 0.2)]
            let corners: [(CGFloat, CGFloat)] = [(-0.2, -0.2), (-0.2, 0.2), (0.2, -0.2), (0.2, 0.2)]
            let near = (steps + corners).map { x, y in
                Model.color(at: CGPoint(x: point.x + x, y: point.y + y), calls)
            }
            return near.allSatisfy { $0 == color } ? (point, color) : nil
        }
    }

    @Test func `A random drawing has the colors of a model of the graphics state`() {
        for seed in RandomChoices.seeds(100) {
            var random = RandomChoices(seed)
            let calls = (0..<30).map { _ in Call(&random) }
            let drawn = image { context in for call in calls { call.draw(in: context) } }
            for (point, expected) in points(&random, calls) {
                let seen = color(drawn, point)
                guard !isEqual(seen, expected) else { continue }
                Issue.record("seed \(seed), \(point): \(seen), not \(expected), by \(calls)")
                return
            }
        }
    }

    @Test func `A random drawing is equal to its parts drawn on top of each other`() {
        for seed in RandomChoices.seeds(100) {
            var random = RandomChoices(seed)
            let calls = (0..<24).map { _ in Call(&random) }
            let whole = image { context in for call in calls { call.draw(in: context) } }
            let parts = calls.indices.filter { calls[$0].draws }.map { part in
                image { context in
                    for index in 0...part where index == part || !calls[index].draws { calls[index].draw(in: context) }
                }
            }
            let joined = image { _ in for part in parts { part.draw(at: .zero) } }
            for (point, _) in points(&random, calls) {
                let (one, other) = (color(whole, point), color(joined, point))
                guard !isEqual(one, other) else { continue }
                Issue.record("seed \(seed), \(point): whole \(one), in parts \(other), by \(calls)")
                return
            }
        }
    }
}
