import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Containment and bounds of paths.
@Suite(.application) @MainActor
struct PathTests {
    private func rounded(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 10).rounded() / 10 }
    }

    private func rounded(_ point: CGPoint) -> [Double] {
        [point.x, point.y].map { (Double($0) * 10).rounded() / 10 }
    }

    private func polygon(_ points: [(CGFloat, CGFloat)]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }

    // MARK: Bounds

    @Test func `boundingBox includes control points and boundingBoxOfPath does not`() {
        let cubic = CGMutablePath()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        expectEqual(cubic.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 100))
        // The curve reaches 3/4 of the height of its control points.
        expectEqual(rounded(cubic.boundingBoxOfPath), [0, 0, 100, 75])
        let quadratic = CGMutablePath()
        quadratic.move(to: CGPoint(x: 10, y: 0))
        quadratic.addQuadCurve(to: CGPoint(x: 110, y: 0), control: CGPoint(x: 60, y: -100))
        expectEqual(quadratic.boundingBox, CGRect(x: 10, y: -100, width: 100, height: 100))
        expectEqual(rounded(quadratic.boundingBoxOfPath), [10, -50, 100, 50])
    }

    @Test func `An empty path has a null bounding box`() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.currentPoint == .zero)
        #expect(!path.contains(.zero) && UIBezierPath().bounds == .zero)
        path.move(to: CGPoint(x: 3, y: 4))
        #expect(!path.isEmpty && path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
    }

    @Test func `An ellipse touches its rectangle`() {
        let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
        let ellipse = CGPath(ellipseIn: rect)
        expectEqual(rounded(ellipse.boundingBoxOfPath), [10, 20, 80, 40])
        // (x / 40)² + (y / 20)² is 0.98 and 1.04.
        #expect(ellipse.contains(CGPoint(x: 50 + 28, y: 40 + 14)) && !ellipse.contains(CGPoint(x: 50 + 28.8, y: 54.4)))
        var turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        expectEqual(rounded(CGPath(ellipseIn: rect, transform: &turned).boundingBoxOfPath), [-60, 10, 40, 80])
    }

    // MARK: Containing

    @Test func `The center of a star is inside only with the winding rule`() {
        let points = (0..<5).map { index -> (CGFloat, CGFloat) in
            let angle = CGFloat(index) * 0.8 * .pi - .pi / 2
            return (50 + 40 * cos(angle), 50 + 40 * sin(angle))
        }
        let star = polygon(points)
        #expect(star.contains(CGPoint(x: 50, y: 50)) && !star.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        // The points are in a tip of the star and between two tips.
        let (tip, gap) = (CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 75))
        #expect(star.contains(tip) && star.contains(tip, using: .evenOdd))
        #expect(!star.contains(gap) && !star.contains(gap, using: .evenOdd))
    }

    @Test func `A hole with the opposite direction is outside with both fill rules`() {
        let path = polygon([(0, 0), (100, 0), (100, 100), (0, 100)])
        let opposite = path.mutableCopy()!
        path.addPath(polygon([(30, 30), (70, 30), (70, 70), (30, 70)]))
        opposite.addPath(polygon([(30, 30), (30, 70), (70, 70), (70, 30)]))
        let (middle, edge) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50))
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        #expect(!opposite.contains(middle) && !opposite.contains(middle, using: .evenOdd))
        for path in [path, opposite] {
            #expect(path.contains(edge) && path.contains(edge, using: .evenOdd))
        }
    }

    @Test func `A point between two rectangles of a path is outside`() {
        let path = polygon([(0, 0), (40, 0), (40, 100), (0, 100)])
        path.addPath(polygon([(60, 0), (100, 0), (100, 100), (60, 100)]))
        expectEqual([20, 50, 80, 110].map { path.contains(CGPoint(x: $0, y: 50)) }, [true, false, true, false])
        expectEqual([-1, 1, 99, 101].map { path.contains(CGPoint(x: 20, y: $0)) }, [false, true, true, false])
    }

    @Test func `contains transforms the point first`() {
        let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10))
        let moved = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: 5, y: 5), transform: moved) && !path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 105, y: 5), transform: moved) && path.contains(CGPoint(x: 105, y: 5)))
    }

    @Test func `A Bézier path contains points according to its own fill rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
        #expect(path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
    }

    @Test func `A reversed path has the opposite direction`() {
        let hole = UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40))
        let (same, opposite) = (UIBezierPath(), UIBezierPath())
        for (path, hole) in [(same, hole), (opposite, hole.reversing())] {
            path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
            path.append(hole)
        }
        #expect(same.contains(CGPoint(x: 50, y: 50)) && !opposite.contains(CGPoint(x: 50, y: 50)))
        #expect(opposite.contains(CGPoint(x: 10, y: 50)) && opposite.bounds == same.bounds)
    }

    // MARK: Arcs and corners

    @Test func `A CGPath arc with clockwise false runs from the positive x axis to the positive y axis`() {
        let quarter = CGMutablePath()
        quarter.addArc(
            center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expectEqual(rounded(quarter.boundingBoxOfPath), [50, 50, 10, 10])
        expectEqual(rounded(quarter.currentPoint), [50, 60])
        let rest = CGMutablePath()
        rest.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expectEqual(rounded(rest.boundingBoxOfPath), [40, 40, 20, 20])
        #expect(rounded(rest.currentPoint) == [50, 60] && rest.contains(CGPoint(x: 45, y: 45)))
        #expect(!rest.contains(CGPoint(x: 56, y: 56)) && quarter.contains(CGPoint(x: 56, y: 56)))
    }

    @Test func `A clockwise Bézier arc runs from the right to the bottom`() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expectEqual(rounded(path.bounds), [50, 50, 10, 10])
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expectEqual(rounded(other.bounds), [40, 40, 20, 20])
    }

    @Test func `An arc of a full turn is a circle in both directions`() {
        for clockwise in [true, false] {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(rounded(path.bounds) == [40, 40, 20, 20] && path.contains(CGPoint(x: 43.5, y: 43.5)))
            #expect(!path.contains(CGPoint(x: 42.5, y: 42.5)))
        }
    }

    @Test func `addArc adds a line from the current point to the start of the arc`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .pi, endAngle: 0, clockwise: false)
        expectEqual(rounded(path.boundingBoxOfPath), [0, 40, 60, 10])
        #expect(path.svgData.hasPrefix("M0 50L40 50C") && rounded(path.currentPoint) == [60, 50])
    }

    @Test func `A tangent arc rounds a corner`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(path.svgData.hasPrefix("M0 0L80 0C") && rounded(path.currentPoint) == [100, 20])
        path.addLine(to: CGPoint(x: 0, y: 20))
        path.closeSubpath()
        // The circle around (80, 20) is 20 · 0.29 points from the corner in each axis.
        #expect(path.contains(CGPoint(x: 93.5, y: 6.5)) && !path.contains(CGPoint(x: 95, y: 5)))
        expectEqual(rounded(path.boundingBoxOfPath), [0, 0, 100, 20])
    }

    @Test func `A tangent arc rounds a corner to the left`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 100))
        path.addArc(tangent1End: CGPoint(x: 100, y: 100), tangent2End: CGPoint(x: 100, y: 0), radius: 30)
        #expect(path.svgData.hasPrefix("M0 100L70 100C") && rounded(path.currentPoint) == [100, 70])
        expectEqual(rounded(path.boundingBoxOfPath), [0, 70, 100, 30])
    }

    @Test func `A rounded rectangle has elliptic corners`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 10)
        expectEqual(rounded(path.boundingBoxOfPath), [0, 0, 100, 60])
        // The equation of the ellipse around (30, 10) has the values 1.33 and 0.72 at each corner.
        for (x, y) in [(5.0, 2.0), (95, 2), (5, 58), (95, 58)] { #expect(!path.contains(CGPoint(x: x, y: y))) }
        for (x, y) in [(12.0, 4.0), (88, 4), (12, 56), (88, 56)] { #expect(path.contains(CGPoint(x: x, y: y))) }
        #expect(path.contains(CGPoint(x: 1, y: 11)) && path.contains(CGPoint(x: 31, y: 1)))
    }

    @Test(
        arguments: [
            (.topLeft, [false, true, true, true]), (.topRight, [true, false, true, true]),
            (.bottomRight, [true, true, false, true]), (.bottomLeft, [true, true, true, false]),
            ([.topLeft, .bottomRight], [false, true, false, true]), (.allCorners, [false, false, false, false]),
        ] as [(UIRectCorner, [Bool])])
    func `byRoundingCorners rounds only the given corners`(corners: UIRectCorner, sharp: [Bool]) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 20, height: 20))
        let places = [(3, 3), (97, 3), (97, 97), (3, 97)].map { CGPoint(x: $0.0, y: $0.1) }
        expectEqual(places.map { path.contains($0) }, sharp)
    }

    // MARK: Changing

    @Test func `The current point after closeSubpath is the start of the subpath`() {
        let path = polygon([(10, 10), (50, 10), (50, 50)])
        expectEqual(path.currentPoint, CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 90))
        expectEqual(path.currentPoint, CGPoint(x: 0, y: 90))
        expectEqual(path.boundingBox, CGRect(x: 0, y: 10, width: 50, height: 80))
    }

    @Test func `Adding and copying a path applies the transform`() {
        let path = CGMutablePath()
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
        path.addRect(CGRect(x: 1, y: 1, width: 4, height: 5), transform: transform)
        expectEqual(path.boundingBox, CGRect(x: 12, y: 23, width: 8, height: 15))
        let outer = CGMutablePath()
        outer.addPath(path, transform: CGAffineTransform(translationX: -12, y: -23))
        expectEqual(outer.svgData, "M0 0L8 0L8 15L0 15Z")
        var half = CGAffineTransform(scaleX: 0.5, y: 1)
        expectEqual(outer.copy(using: &half)?.svgData, "M0 0L4 0L4 15L0 15Z")
        expectEqual(outer.copy(using: nil)?.svgData, outer.svgData)
    }

    @Test func `A copy does not change when the path changes`() {
        let path = polygon([(0, 0), (10, 0), (10, 10)])
        let (kept, changing) = (path.copy(), path.mutableCopy()!)
        #expect(kept == path && changing == path)
        changing.addLine(to: CGPoint(x: 90, y: 90))
        #expect(kept == path && changing != path && path.boundingBox.maxX == 10)
        path.move(to: CGPoint(x: 7, y: 7))
        #expect(kept != path)
    }

    @Test func `A Bézier path is transformed in place`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
        expectEqual(path.bounds, CGRect(x: 5, y: 6, width: 20, height: 60))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds == .zero)
    }

    @Test func `Rounded corners are as small as they are said to be`() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 0.5, cornerHeight: 0.5, transform: nil)
        #expect(path.contains(CGPoint(x: 0.16, y: 0.2)) && !path.contains(CGPoint(x: 0.1, y: 0.1)))
        let square = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 0, cornerHeight: 2, transform: nil)
        #expect(square.contains(CGPoint(x: 0.01, y: 0.01)))
    }

    @Test func `A tangent arc between oblique lines touches both, in transformed coordinates too`() {
        let (corner, end) = (CGPoint(x: 30, y: 40), CGPoint(x: 22, y: 46))
        // The lines are perpendicular, so that the arc begins and ends 5 points from the corner. Its center is at (23, 39).
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: corner, tangent2End: end, radius: 5)
        expectEqual([path.currentPoint.x, path.currentPoint.y].map { ($0 * 1000).rounded() / 1000 }, [26, 43])
        let box = path.boundingBoxOfPath
        expectEqual(
            [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 10).rounded() / 10 }, [0, 0, 28, 43])
        #expect(path.svgData.hasPrefix("M0 0L27 36C"))
        let stretched = CGMutablePath()
        stretched.move(to: CGPoint(x: 100, y: 10))
        stretched.addArc(
            tangent1End: corner, tangent2End: end, radius: 5,
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 100, ty: 10))
        #expect(stretched.svgData.hasPrefix("M100 10L154 46C"))
        let (x, y) = (stretched.currentPoint.x, stretched.currentPoint.y)
        expectEqual([x, y].map { ($0 * 1000).rounded() / 1000 }, [152, 53])
        expectEqual((stretched.boundingBoxOfPath.maxX * 10).rounded() / 10, 156)
    }
}
