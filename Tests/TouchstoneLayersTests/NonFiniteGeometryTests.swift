import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rectangles and paths with NaN or infinite values do not crash.
@Suite(.application) @MainActor
struct NonFiniteGeometryTests {
    nonisolated private static let nonFinite: [CGRect] = [
        .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
        CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 9),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
    ]
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    private func picture(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { draw($0.cgContext) }
    }

    // MARK: Rectangles

    @Test func `The null rectangle stays null`() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5)
        #expect(CGRect.null.applying(transform).isNull && CGRect.null.insetBy(dx: -5, dy: -5).isNull)
        #expect(CGRect.null.offsetBy(dx: 5, dy: 5).isNull && CGRect.null.integral.isNull)
        #expect(CGRect.null.union(square) == square && square.union(.null) == square)
        #expect(square.intersection(.null).isNull && CGRect.null.intersection(square).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test func `The null rectangle adds nothing to a path`() {
        let path = CGMutablePath()
        path.addRect(.null)
        path.addEllipse(in: .null)
        path.addRoundedRect(in: .null, cornerWidth: 3, cornerHeight: 3)
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(CGPath(rect: .null).isEmpty && CGPath(ellipseIn: .null).isEmpty)
        #expect(UIBezierPath(rect: .null).bounds == .zero && UIBezierPath(ovalIn: .null).isEmpty)
        #expect(UIBezierPath(roundedRect: .null, cornerRadius: 4).isEmpty)
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(path.boundingBox, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: Paths

    @Test(arguments: nonFinite)
    func `Paths of non-finite rectangles do not contain non-finite points`(_ rect: CGRect) {
        let paths = [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: .nan),
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: CGFloat.nan, height: 3)),
        ]
        for path in paths {
            #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)) && !path.contains(CGPoint(x: 0, y: CGFloat.infinity)))
            _ = (path.bounds, path.cgPath.boundingBox, path.currentPoint, path.reversing().cgPath.svgData)
            path.apply(CGAffineTransform(rotationAngle: .nan))
            _ = path.cgPath.copy(dashingWithPhase: 1, lengths: [3, 2])
            _ = path.cgPath.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
        }
    }

    @Test(arguments: numbers)
    func `Lines and arcs survive non-finite numbers`(_ number: CGFloat) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: number, y: 1))
        path.addLine(to: CGPoint(x: 2, y: number))
        path.addQuadCurve(to: CGPoint(x: number, y: 3), controlPoint: CGPoint(x: number, y: number))
        path.addCurve(
            to: .zero, controlPoint1: CGPoint(x: number, y: 0), controlPoint2: CGPoint(x: 0, y: number))
        path.addArc(withCenter: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
        path.addArc(withCenter: CGPoint(x: number, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
        path.close()
        (path.lineWidth, path.miterLimit) = (number, number)
        path.setLineDash([number, 3], count: 2, phase: number)
        _ = (path.bounds, path.contains(CGPoint(x: 1, y: 1)), path.cgPath.svgData)
        let cgPath = path.cgPath.mutableCopy()!
        cgPath.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: .zero, radius: number)
        for width in [number, 4] {
            _ = cgPath.copy(strokingWithWidth: width, lineCap: .square, lineJoin: .miter, miterLimit: number)
        }
        _ = cgPath.copy(dashingWithPhase: number, lengths: [number, 3, 1])
        _ = cgPath.copy(dashingWithPhase: 0, lengths: [])
        let image = picture { context in
            path.stroke()
            path.fill()
            context.addPath(cgPath)
            context.clip()
        }
        _ = image.color(at: CGPoint(x: 3, y: 3))
    }

    @Test func `A dash pattern with a negative count is a solid line`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.setLineDash([3], count: -1, phase: 0)
        let image = picture { _ in path.stroke() }
        #expect((0..<20).allSatisfy { image.color(at: CGPoint(x: CGFloat($0) + 0.5, y: 10)).alpha == 1 })
    }

    // MARK: Drawing

    @Test(arguments: nonFinite)
    func `Drawing and clipping survive non-finite rectangles`(_ rect: CGRect) {
        let image = picture { context in
            context.saveGState()
            context.clip(to: rect)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            _ = context.boundingBoxOfClipPath
            context.restoreGState()
            context.clear(rect)
            context.stroke(rect)
            context.fillEllipse(in: rect)
        }
        _ = image.color(at: CGPoint(x: 3, y: 3))
        let part = image.cgImage?.cropping(to: rect)
        #expect(rect == .infinite || rect.width == .infinity || part == nil)
    }

    @Test func `setNeedsDisplay with a non-finite rectangle does not prevent drawing of another rectangle`() {
        final class Canvas: UIView {
            var drawn = 0
            override func draw(_ rect: CGRect) { drawn += 1 }
        }
        let app = TestApplication.current
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        app.makeWindow().addSubview(canvas)
        app.settle()
        expectEqual(canvas.drawn, 1)
        for rect in NonFiniteGeometryTests.nonFinite {
            canvas.setNeedsDisplay(rect)
            canvas.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
            let before = canvas.drawn
            app.settle()
            expectEqual(canvas.drawn, before + 1)
        }
    }
}
