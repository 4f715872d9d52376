import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneGeometry
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The outline of a line covers the points that the line covers.
@Suite(.application) @MainActor
struct StrokeOutlineTests {
    /// A path in 60 by 60 points, with its name.
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> CGPath
    }

    nonisolated private static func lines(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if isClosed { path.closeSubpath() }
        return path
    }

    nonisolated static let shapes = [
        Shape(testDescription: "a line") { lines([(15, 20), (45, 35)]) },
        Shape(testDescription: "a dot") { lines([(30, 30), (30, 30)]) },
        Shape(testDescription: "a corner") { lines([(15, 45), (15, 15), (45, 15)]) },
        Shape(testDescription: "a sharp corner") { lines([(12, 20), (48, 26), (12, 32)]) },
        Shape(testDescription: "a triangle") { lines([(15, 15), (45, 20), (25, 45)], isClosed: true) },
        Shape(testDescription: "a rectangle") {
            CGPath(rect: CGRect(x: 15, y: 15, width: 30, height: 20), transform: nil)
        },
        Shape(testDescription: "an ellipse") {
            CGPath(ellipseIn: CGRect(x: 12, y: 15, width: 36, height: 24), transform: nil)
        },
        Shape(testDescription: "a line that goes on behind a closed triangle") {
            let path = lines([(15, 15), (35, 15), (15, 35)], isClosed: true).mutableCopy()!
            path.addLine(to: CGPoint(x: 45, y: 45))
            return path
        },
        Shape(testDescription: "two lines") {
            let path = lines([(12, 12), (48, 12)]).mutableCopy()!
            path.addPath(lines([(12, 40), (48, 48)]))
            return path
        },
    ]

    nonisolated static let styles = [CGLineCap.butt, .round, .square].flatMap { cap in
        [CGLineJoin.miter, .round, .bevel].map { (cap, $0) }
    }

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { draw($0.cgContext) }
    }

    /// Which points of the image are covered, four points apart.
    private func map(_ image: UIImage) -> [[Bool]] {
        stride(from: 0.7, to: 60, by: 4).map { y in
            stride(from: 0.3, to: 60, by: 4).map { x in image.color(at: CGPoint(x: x, y: y)).alpha == 1 }
        }
    }

    @Test(arguments: shapes, styles)
    func `An outline covers what its line covers`(shape: Shape, style: (cap: CGLineCap, join: CGLineJoin)) {
        let path = shape.make()
        let line = image { context in
            context.setLineWidth(9)
            context.setLineCap(style.cap)
            context.setLineJoin(style.join)
            context.setMiterLimit(4)
            context.addPath(path)
            context.strokePath()
        }
        let outline = image { context in
            context.addPath(
                path.copy(strokingWithWidth: 9, lineCap: style.cap, lineJoin: style.join, miterLimit: 4))
            context.fillPath()
        }
        let (one, other) = (map(line), map(outline))
        expectEqual(one, other)
        #expect(one.joined().contains(true) != (shape.testDescription == "a dot" && style.cap == .butt))
    }

    @Test func `Shapes are closed and lines are not`() {
        func isClosed(_ path: CGPath) -> Bool { path.elements.last == .close }
        let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
        #expect(isClosed(CGPath(rect: rect, transform: nil)) && isClosed(CGPath(ellipseIn: rect, transform: nil)))
        #expect(isClosed(CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)))
        #expect(!isClosed(Self.lines([(0, 0), (10, 10)])))
    }

    @Test func `A line behind a closed subpath begins where the subpath began`() {
        let image = image { context in
            context.setLineWidth(4)
            context.addPath(Self.lines([(30, 10), (50, 10), (50, 30)], isClosed: true))
            context.addLine(to: CGPoint(x: 10, y: 10))
            context.strokePath()
        }
        expectEqual(image.color(at: CGPoint(x: 20, y: 10)).alpha, 1)
        #expect(image.color(at: CGPoint(x: 30, y: 20)).alpha == 0 && image.color(at: CGPoint(x: 20, y: 15)).alpha == 0)
    }
}
