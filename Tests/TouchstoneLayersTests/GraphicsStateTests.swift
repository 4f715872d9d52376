import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Colors that a context draws on 100 by 100 points, as red, green, blue and opacity.
@Suite(.application) @MainActor
struct GraphicsStateTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { draw($0.cgContext) }
    }

    private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> String {
        image.color(at: CGPoint(x: x, y: y)).hexadecimal
    }

    private let clear = "#00000000"
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `A new context draws in opaque black with a line width of one point`() {
        let drawn = image { context in
            context.fill(square)
            context.strokeLineSegments(between: [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
        }
        #expect(color(drawn, 5, 5) == "#000000ff" && color(drawn, 15, 5) == clear)
        #expect(color(drawn, 50, 50.4) == "#000000ff" && color(drawn, 50, 50.6) == clear)
        expectEqual(color(drawn, 80.1, 50), clear)
    }

    @Test func `restoreGState restores the colors and the opacity`() {
        let drawn = image { context in
            context.setFillColor(red)
            context.setStrokeColor(red)
            context.setAlpha(0.8)
            context.saveGState()
            context.setFillColor(green)
            context.setStrokeColor(green)
            context.setAlpha(0.2)
            context.fill(square)
            context.restoreGState()
            context.fill(square.offsetBy(dx: 20, dy: 0))
            context.stroke(square.offsetBy(dx: 40, dy: 0), width: 4)
        }
        expectEqual(color(drawn, 5, 5), "#00ff0033")
        expectEqual(color(drawn, 25, 5), "#ff0000cc")
        expectEqual(color(drawn, 41, 5), "#ff0000cc")
    }

    @Test func `restoreGState restores the line style`() {
        let drawn = image { context in
            context.setLineWidth(4)
            context.saveGState()
            context.setLineWidth(20)
            context.setLineCap(.square)
            context.setLineJoin(.bevel)
            context.setMiterLimit(1)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.restoreGState()
            context.addLines(between: [CGPoint(x: 20, y: 80), CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20)])
            context.strokePath()
        }
        #expect(color(drawn, 50, 21.9) == "#000000ff" && color(drawn, 50, 22.1) == clear)
        #expect(color(drawn, 79, 20) == "#000000ff" && color(drawn, 81, 20) == clear)
        expectEqual(color(drawn, 18.2, 18.2), "#000000ff")
        #expect((21..<80).allSatisfy { color(drawn, CGFloat($0), 20) == "#000000ff" })
    }

    @Test func `restoreGState restores the transform and the clip`() {
        let drawn = image { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 100))
            context.translateBy(x: 20, y: 30)
            context.scaleBy(x: 2, y: 3)
            expectEqual(context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
            context.fill(square)
            context.restoreGState()
            expectEqual(context.ctm, .identity)
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 100))
            context.fill(square.offsetBy(dx: 60, dy: 0))
        }
        #expect(color(drawn, 25, 45) == "#000000ff" && color(drawn, 25, 61) == clear)
        #expect(color(drawn, 35, 45) == clear && color(drawn, 19, 45) == clear)
        expectEqual(color(drawn, 65, 5), "#000000ff")
    }

    @Test func `States are restored in reverse order`() {
        let drawn = image { context in
            context.setAlpha(0.2)
            context.saveGState()
            context.setAlpha(0.4)
            context.saveGState()
            context.setAlpha(0.6)
            for index in 0..<4 {
                context.fill(square.offsetBy(dx: 20 * CGFloat(index), dy: 0))
                context.restoreGState()
            }
        }
        expectEqual([5, 25, 45, 65].map { color(drawn, $0, 5) }, ["#00000099", "#00000066", "#00000033", "#00000033"])
    }

    @Test func `The opacity of a context multiplies the opacity of colors`() {
        let drawn = image { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.4)
            context.fill(square)
        }
        expectEqual(color(drawn, 5, 5), "#ff000033")
    }

    @Test func `A gray color has equal red, green and blue components`() {
        let drawn = image { context in
            context.setFillColor(gray: 0.4, alpha: 1)
            context.fill(square)
            context.setStrokeColor(gray: 0.6, alpha: 0.2)
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
        }
        #expect(color(drawn, 5, 5) == "#666666ff" && color(drawn, 50, 50) == "#99999933")
    }

    // MARK: Coordinates

    @Test func `The last change of the transform applies first`() {
        let drawn = image { context in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .pi / 2)
            context.scaleBy(x: 2, y: 1)
            // The filled area is 10 to 20 points below the center and 3 points to each side.
            context.fill(CGRect(x: 5, y: -3, width: 5, height: 6))
        }
        #expect(color(drawn, 52, 61) == "#000000ff" && color(drawn, 48, 69) == "#000000ff")
        #expect(color(drawn, 54, 61) == clear && color(drawn, 50, 59) == clear && color(drawn, 61, 50) == clear)
    }

    @Test func `The current path does not move when the transform changes`() {
        let drawn = image { context in
            context.addRect(square)
            context.translateBy(x: 50, y: 0)
            expectEqual(context.boundingBoxOfPath, CGRect(x: -50, y: 0, width: 10, height: 10))
            context.addRect(square)
            context.fillPath()
        }
        #expect(color(drawn, 5, 5) == "#000000ff" && color(drawn, 55, 5) == "#000000ff")
        expectEqual(color(drawn, 25, 5), clear)
    }

    @Test func `The line width is scaled by the transform at the time of the stroke`() {
        let drawn = image { context in
            context.setLineWidth(4)
            context.addLines(between: [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
            context.scaleBy(x: 3, y: 3)
            context.strokePath()
        }
        #expect(color(drawn, 50, 55.9) == "#000000ff" && color(drawn, 50, 56.1) == clear)
    }

    // MARK: The current path

    @Test func `The current path is not part of the saved state`() {
        let drawn = image { context in
            context.saveGState()
            context.addRect(square)
            context.restoreGState()
            #expect(!context.isPathEmpty)
            context.fillPath()
            #expect(context.isPathEmpty && context.currentPath == nil)
        }
        expectEqual(color(drawn, 5, 5), "#000000ff")
    }

    @Test func `Drawing a path clears it`() {
        _ = image { context in
            for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
                context.addRect(square)
                context.drawPath(using: mode)
                #expect(context.isPathEmpty)
            }
            context.addRect(square)
            context.beginPath()
            #expect(context.isPathEmpty)
        }
    }

    @Test func `Filling or stroking a rectangle clears the path`() {
        _ = image { context in
            let calls: [() -> Void] = [
                { context.fill(square) }, { context.stroke(square) }, { context.stroke(square, width: 2) },
                { context.fillEllipse(in: square) }, { context.strokeEllipse(in: square) },
                { context.strokeLineSegments(between: [.zero, CGPoint(x: 9, y: 9)]) },
            ]
            for (index, call) in calls.enumerated() {
                context.addRect(square)
                call()
                #expect(context.isPathEmpty, "call \(index)")
                context.beginPath()
            }
        }
    }

    @Test func `The current point is the end of the last segment`() {
        _ = image { context in
            context.move(to: CGPoint(x: 10, y: 20))
            context.addLine(to: CGPoint(x: 30, y: 40))
            expectEqual(context.currentPointOfPath, CGPoint(x: 30, y: 40))
            context.translateBy(x: 5, y: 6)
            expectEqual(context.currentPointOfPath, CGPoint(x: 25, y: 34))
            context.closePath()
            expectEqual(context.currentPointOfPath, CGPoint(x: 5, y: 14))
        }
    }

    @Test func `drawPath fills and strokes according to its mode`() {
        let drawn = image { context in
            context.setFillColor(red)
            context.setStrokeColor(green)
            context.setLineWidth(2)
            for (index, mode) in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].enumerated() {
                let outer = CGRect(x: 20 * CGFloat(index), y: 20, width: 18, height: 18).insetBy(dx: 1, dy: 1)
                context.addRect(outer)
                context.addRect(outer.insetBy(dx: 4, dy: 4))
                context.drawPath(using: mode)
            }
        }
        let (fill, line) = ("#ff0000ff", "#00ff00ff")
        // The points are on the edge, between the rectangles, and inside the inner one.
        let seen = (0..<5).map { index in
            [0.5, 3, 9].map { color(drawn, 20 * CGFloat(index) + $0, 29) }
        }
        expectEqual(
            seen,
            [
                [clear, fill, fill], [clear, fill, clear], [line, clear, clear], [line, fill, fill],
                [line, fill, clear],
            ])
    }

    // MARK: Compositing

    @Test func `restoreGState restores the blend mode`() {
        let drawn = image { context in
            context.setFillColor(green)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
            context.setFillColor(red)
            context.saveGState()
            context.setBlendMode(.multiply)
            context.fill(square)
            context.restoreGState()
            context.fill(square.offsetBy(dx: 20, dy: 0))
        }
        #expect(color(drawn, 5, 5) == "#000000ff" && color(drawn, 25, 5) == "#ff0000ff")
        expectEqual(color(drawn, 15, 5), "#00ff00ff")
    }

    @Test func `A transparency layer applies its opacity to its whole content`() {
        let drawn = image { context in
            context.setAlpha(0.4)
            context.beginTransparencyLayer()
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
            context.setFillColor(green)
            context.fill(CGRect(x: 20, y: 0, width: 40, height: 10))
            context.endTransparencyLayer()
            context.setFillColor(red)
            context.fill(CGRect(x: 80, y: 0, width: 10, height: 10))
        }
        expectEqual([10, 30, 50].map { color(drawn, $0, 5) }, ["#ff000066", "#00ff0066", "#00ff0066"])
        expectEqual(color(drawn, 85, 5), "#ff000066")
    }

    @Test func `A cleared rectangle is transparent`() {
        let drawn = image { context in
            context.setBlendMode(.multiply)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.clear(CGRect(x: 40, y: 40, width: 20, height: 20))
        }
        #expect(color(drawn, 50, 50) == clear && color(drawn, 39, 50) == "#000000ff")
    }
}
