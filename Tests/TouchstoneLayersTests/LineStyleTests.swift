import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Points that stroked lines cover in a context of 100 by 100 points.
@Suite(.application) @MainActor
struct LineStyleTests {
    private func stroked(_ points: [CGPoint], isClosed: Bool = false, _ style: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            let context = renderer.cgContext
            style(context)
            context.addLines(between: points)
            if isClosed { context.closePath() }
            context.strokePath()
        }
    }

    private func covers(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        image.color(at: CGPoint(x: x, y: y)).alpha == 1
    }

    /// From (20, 50) to (80, 50).
    private let line = [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]
    /// A line up to a corner at (20, 20), then a line to the right.
    private let corner = [CGPoint(x: 20, y: 80), CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20)]

    /// A horizontal line from x = 0, sampled at half points: a dash for a covered point, a dot for another.
    private func pattern(_ image: UIImage, _ count: Int) -> String {
        (0..<count).map { covers(image, CGFloat($0) + 0.5, 50) ? "-" : "." }.joined()
    }

    private func dashed(_ phase: CGFloat, _ lengths: [CGFloat]) -> String {
        let image = stroked([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) {
            $0.setLineWidth(4)
            $0.setLineDash(phase: phase, lengths: lengths)
        }
        return pattern(image, 24)
    }

    @Test func `A line covers half its width on either side`() {
        let image = stroked(line) { $0.setLineWidth(10) }
        #expect(covers(image, 50, 45.1) && covers(image, 50, 54.9))
        #expect(!covers(image, 50, 44.9) && !covers(image, 50, 55.1))
    }

    @Test(
        arguments: [(.butt, [false, false, false]), (.square, [true, true, true]), (.round, [true, true, false])]
            as [(CGLineCap, [Bool])])
    func `Square and round caps extend a line beyond its ends`(cap: CGLineCap, expected: [Bool]) {
        let image = stroked(line) { context in
            context.setLineWidth(10)
            context.setLineCap(cap)
        }
        // The points are before the start, after the end, and at a corner of the square cap.
        expectEqual([covers(image, 15.5, 50), covers(image, 84.5, 50), covers(image, 84.5, 54.5)], expected)
        #expect(covers(image, 20.5, 54.5) && !covers(image, 14.9, 50) && !covers(image, 85.1, 50))
    }

    @Test(
        arguments: [(.miter, [true, true, true]), (.round, [true, true, false]), (.bevel, [true, false, false])]
            as [(CGLineJoin, [Bool])])
    func `Joins fill the outside of a corner`(join: CGLineJoin, expected: [Bool]) {
        let image = stroked(corner) { context in
            context.setLineWidth(20)
            context.setLineJoin(join)
        }
        // A bevel join ends where x + y = 30, and a round join 10 points from (20, 20).
        expectEqual([covers(image, 16, 16), covers(image, 14, 14), covers(image, 11, 11)], expected)
        #expect(covers(image, 29, 29) && !covers(image, 31, 31) && !covers(image, 9.9, 9.9))
    }

    @Test func `A miter beyond its limit becomes a bevel`() {
        func reaches(_ limit: CGFloat) -> Bool {
            let image = stroked(corner) { context in
                context.setLineWidth(20)
                context.setMiterLimit(limit)
            }
            return covers(image, 11, 11)
        }
        // A right angle has a miter of √2 line widths.
        #expect(reaches(1.42) && !reaches(1.41))
    }

    @Test func `A closed path has joins and no caps`() {
        let triangle = [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20), CGPoint(x: 20, y: 80)]
        let closed = stroked(triangle, isClosed: true) { $0.setLineWidth(10) }
        let open = stroked(triangle) { $0.setLineWidth(10) }
        #expect(covers(closed, 20, 50) && !covers(open, 20, 50))
        #expect(covers(closed, 16, 16) && !covers(open, 16, 16))
        #expect(covers(closed, 50, 20) && covers(open, 50, 20))
    }

    // MARK: Dashes

    @Test func `Dashes and gaps alternate`() {
        expectEqual(dashed(0, [5, 3]), "-----...-----...-----...")
    }

    @Test func `A phase starts inside the dash pattern`() {
        expectEqual(dashed(2, [5, 3]), "---...-----...-----...--")
        expectEqual(dashed(6, [5, 3]), "..-----...-----...-----.")
        expectEqual(dashed(8, [5, 3]), "-----...-----...-----...")
        expectEqual(dashed(17, [5, 3]), "----...-----...-----...-")
    }

    @Test func `An odd number of lengths swaps dashes and gaps each time`() {
        expectEqual(dashed(0, [4]), "----....----....----....")
        expectEqual(dashed(6, [4]), "..----....----....----..")
        expectEqual(dashed(0, [6, 2, 4]), "------..----......--....")
    }

    @Test func `An empty dash pattern draws a solid line`() {
        expectEqual(dashed(3, []), "------------------------")
        let image = stroked(line) { context in
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.setLineDash(phase: 0, lengths: [])
        }
        #expect((20..<80).allSatisfy { covers(image, CGFloat($0) + 0.5, 50) })
    }

    @Test func `A dash continues around a corner`() {
        let bent = [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 90)]
        let image = stroked(bent) { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [25, 10])
        }
        // The first dash is 20 + 5 points long around the corner; after a gap of 10 points, the second one is 25 points long.
        #expect(covers(image, 29, 10) && covers(image, 30, 14.5))
        #expect(!covers(image, 30, 15.5) && !covers(image, 30, 24.5))
        #expect(covers(image, 30, 25.5) && covers(image, 30, 49.5) && !covers(image, 30, 50.5))
    }

    @Test func `Each dash has caps`() {
        let image = stroked(line) { context in
            context.setLineWidth(4)
            context.setLineCap(.square)
            context.setLineDash(phase: 0, lengths: [10, 20])
        }
        // The dashes are at 20 to 30 and 50 to 60, and their caps add 2 points at both ends.
        #expect(covers(image, 31.5, 50) && !covers(image, 32.5, 50))
        #expect(!covers(image, 47.5, 50) && covers(image, 48.5, 50))
    }

    // MARK: Paths of lines

    private let straight: CGPath = {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        return path
    }()

    @Test func `A path is divided into dashes`() {
        expectEqual(straight.copy(dashingWithPhase: 0, lengths: [30, 20]).svgData, "M0 0L30 0M50 0L80 0")
        expectEqual(straight.copy(dashingWithPhase: 10, lengths: [30, 20]).svgData, "M0 0L20 0M40 0L70 0M90 0L100 0")
        expectEqual(straight.copy(dashingWithPhase: 35, lengths: [30, 20]).svgData, "M15 0L45 0M65 0L95 0")
        let down = CGAffineTransform(translationX: 0, y: 7)
        expectEqual(straight.copy(dashingWithPhase: 0, lengths: [60, 60], transform: down).svgData, "M0 7L60 7")
    }

    @Test func `One length divides a path into dashes and gaps of that length`() {
        expectEqual(straight.copy(dashingWithPhase: 0, lengths: [40]).svgData, "M0 0L40 0M80 0L100 0")
        expectEqual(straight.copy(dashingWithPhase: 50, lengths: [40]).svgData, "M30 0L70 0")
    }

    @Test func `Each subpath starts the dash pattern again`() {
        let path = straight.mutableCopy()!
        path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)])
        expectEqual(path.copy(dashingWithPhase: 0, lengths: [60, 60]).svgData, "M0 0L60 0M0 10L60 10")
    }

    @Test func `The outline of a stroke has the line's width and caps`() {
        let path = CGMutablePath()
        path.addLines(between: line)
        func outline(_ cap: CGLineCap) -> CGPath {
            path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        }
        expectEqual(outline(.butt).boundingBoxOfPath, CGRect(x: 20, y: 45, width: 60, height: 10))
        expectEqual(outline(.square).boundingBoxOfPath, CGRect(x: 15, y: 45, width: 70, height: 10))
        #expect(outline(.round).contains(CGPoint(x: 16, y: 50)) && !outline(.round).contains(CGPoint(x: 16, y: 54)))
        #expect(outline(.butt).contains(CGPoint(x: 50, y: 46)) && !outline(.butt).contains(CGPoint(x: 50, y: 44)))
    }

    @Test(
        arguments: [
            (.miter, 10, [true, true, true]), (.miter, 1.41, [true, false, false]), (.round, 10, [true, true, false]),
            (.bevel, 10, [true, false, false]),
        ] as [(CGLineJoin, CGFloat, [Bool])])
    func `The outline of a stroke has the joins of the line`(join: CGLineJoin, limit: CGFloat, expected: [Bool]) {
        // Both directions are stroked so that the line turns right and left.
        for points in [corner, corner.reversed()] {
            let path = CGMutablePath()
            path.addLines(between: points)
            let outline = path.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: join, miterLimit: limit)
            let places: [(CGFloat, CGFloat)] = [(16, 16), (14, 14), (11, 11)]
            expectEqual(places.map { outline.contains(CGPoint(x: $0.0, y: $0.1)) }, expected)
            #expect(outline.contains(CGPoint(x: 29, y: 29)) && !outline.contains(CGPoint(x: 31, y: 31)))
            #expect(!outline.contains(CGPoint(x: 9.9, y: 9.9)) && !outline.contains(CGPoint(x: 20, y: 80.5)))
        }
    }

    @Test func `The outline of a closed stroke has joins and no caps`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
        for cap in [CGLineCap.butt, .round, .square] {
            let outline = path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
            let box = outline.boundingBoxOfPath
            expectEqual(
                [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 100).rounded() }, [1500, 1500, 8500, 8500])
            for (x, y) in [(16.0, 16.0), (84, 16), (84, 84), (16, 84)] {
                #expect(outline.contains(CGPoint(x: x, y: y)))
            }
            #expect(!outline.contains(CGPoint(x: 50, y: 50)) && !outline.contains(CGPoint(x: 26, y: 26)))
        }
    }

    @Test(
        arguments: [(.butt, [false, false]), (.round, [true, false]), (.square, [true, true])] as [(CGLineCap, [Bool])])
    func `A line with zero length has only its caps`(cap: CGLineCap, expected: [Bool]) {
        let dot = [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)]
        let path = CGMutablePath()
        path.addLines(between: dot)
        let outline = path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        let image = stroked(dot) { context in
            context.setLineWidth(20)
            context.setLineCap(cap)
        }
        let places = [CGPoint(x: 56, y: 50), CGPoint(x: 58, y: 58)]
        expectEqual(places.map { outline.contains($0) }, expected)
        expectEqual(places.map { covers(image, $0.x, $0.y) }, expected)
    }

    @Test func `A point without a line has no stroke`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 50))
        #expect(path.copy(strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 10).isEmpty)
        let image = stroked([CGPoint(x: 50, y: 50)]) { context in
            context.setLineWidth(20)
            context.setLineCap(.round)
        }
        #expect(!covers(image, 50, 50))
    }

    @Test func `A line with zero, negative or non-finite width has no outline`() {
        for width: CGFloat in [0, -3, .nan, .infinity] {
            let outline = straight.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
            #expect(outline.isEmpty)
        }
    }

    @Test func `A Bézier path is stroked with its own line style`() {
        let path = UIBezierPath()
        path.move(to: line[0])
        path.addLine(to: line[1])
        (path.lineWidth, path.lineCapStyle) = (10, .square)
        path.setLineDash([10, 20], count: 2, phase: 10)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            renderer.cgContext.setLineWidth(60)
            path.stroke()
        }
        // There is a gap from 20 to 40 and a dash from 40 to 50, whose caps add 5 points at both ends.
        #expect(covers(image, 36, 50) && covers(image, 54, 50) && covers(image, 45, 54.9))
        #expect(!covers(image, 34, 50) && !covers(image, 56, 50) && !covers(image, 45, 55.1))
    }

    @Test func `strokeLineSegments draws a segment for each pair of points`() {
        let points = ([10, 30, 50, 70, 90] as [CGFloat]).map { CGPoint(x: $0, y: 50) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            renderer.cgContext.strokeLineSegments(between: points)
        }
        expectEqual([20, 40, 60, 80].map { covers(image, $0, 50) }, [true, false, true, false])
    }

    @Test func `strokeEllipse draws a line centered on the ellipse`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            renderer.cgContext.setLineWidth(4)
            renderer.cgContext.strokeEllipse(in: CGRect(x: 10, y: 30, width: 80, height: 40))
        }
        #expect(covers(image, 10, 50) && covers(image, 88.5, 50) && covers(image, 50, 31.5))
        #expect(!covers(image, 13, 50) && !covers(image, 50, 50) && !covers(image, 10, 30))
    }

    @Test func `A phase before or beyond the dash pattern repeats the pattern`() {
        func dashes(_ phase: CGFloat) -> String {
            straight.copy(dashingWithPhase: phase, lengths: [30, 20]).svgData
        }
        expectEqual(dashes(110), "M0 0L20 0M40 0L70 0M90 0L100 0")
        expectEqual(dashes(-10), "M10 0L40 0M60 0L90 0")
        expectEqual(dashes(-30), "M0 0L10 0M30 0L60 0M80 0L100 0")
        expectEqual(dashes(-80), dashes(-30))
    }

    @Test func `The outline of a stroke is transformed, and a context's own outline is in its coordinates`() {
        let stretch = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 5, ty: 7)
        let outline = straight.copy(
            strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10, transform: stretch)
        expectEqual(outline.boundingBoxOfPath, CGRect(x: 1, y: -1, width: 208, height: 16))
        _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            let context = renderer.cgContext
            context.concatenate(stretch)
            context.setLineWidth(4)
            context.addPath(straight)
            context.replacePathWithStrokedPath()
            expectEqual(context.boundingBoxOfPath, CGRect(x: 0, y: -2, width: 100, height: 4))
            context.translateBy(x: 10, y: 1)
            expectEqual(context.boundingBoxOfPath, CGRect(x: -10, y: -3, width: 100, height: 4))
        }
    }
}
