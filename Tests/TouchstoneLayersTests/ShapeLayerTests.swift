import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What shape layers draw, as commands, and what their animations change.
@Suite(.application) @MainActor
struct ShapeLayerTests {
    let app = TestApplication.current
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// The commands that fill or stroke paths when the layer is rendered.
    private func lines(_ layer: CALayer) -> [String] {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { layer.render(in: $0.cgContext) }.lines
            .filter { $0.hasPrefix("fill M") || $0.hasPrefix("stroke M") }
    }

    private func path(_ points: (CGFloat, CGFloat)...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    /// A layer whose properties all differ from their defaults. The length of its path is 40 points.
    private func styled() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path((2, 1), (42, 1))
        (layer.fillColor, layer.fillRule) = (red, .evenOdd)
        layer.strokeColor = green
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.875)
        (layer.lineWidth, layer.miterLimit) = (3, 4)
        (layer.lineCap, layer.lineJoin) = (.round, .bevel)
        (layer.lineDashPattern, layer.lineDashPhase) = ([4, 5.5], 2)
        return layer
    }

    @Test func `A shape layer fills its path in black and draws no line by default`() {
        let layer = CAShapeLayer()
        expectEqual(lines(layer), [])
        layer.path = path((1, 2), (9, 2), (9, 8))
        expectEqual(lines(layer), ["fill M1 2L9 2L9 8 winding #000000ff"])
        layer.strokeColor = green
        layer.fillColor = nil
        expectEqual(lines(layer), ["stroke M1 2L9 2L9 8 width 1 butt miter miter 10 #00ff00ff"])
        expectEqual([layer.lineDashPhase, layer.strokeStart, layer.strokeEnd], [0, 0, 1])
        #expect(layer.lineDashPattern == nil)
    }

    @Test func `A shape layer strokes the part between its ends with its line style, in front of the fill`() {
        let expected = [
            "fill M2 1L42 1 evenOdd #ff0000ff",
            "stroke M12 1L37 1 width 3 round bevel miter 4 dashes 4 5.5 phase 2 #00ff00ff",
        ]
        let layer = styled()
        expectEqual(lines(layer), expected)
        expectEqual(lines(CAShapeLayer(layer: layer)), expected)
        (layer.lineCap, layer.lineJoin, layer.lineDashPattern) = (.square, .round, nil)
        (layer.strokeStart, layer.strokeEnd) = (0, 1)
        expectEqual(lines(layer).last, "stroke M2 1L42 1 width 3 square round miter 4 #00ff00ff")
    }

    @Test func `A shape layer draws neither transparent parts nor a line without a width or a length`() {
        let layer = styled()
        layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
        expectEqual(lines(layer).count, 1)
        layer.lineWidth = 0
        expectEqual(lines(layer), [])
        layer.lineWidth = 0.5
        expectEqual(lines(layer).count, 1)
        layer.strokeStart = 0.875
        expectEqual(lines(layer), [])
        layer.strokeStart = 0
        layer.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0)
        expectEqual(lines(layer), [])
    }

    @Test func `The path, the colors and the numbers of a shape layer animate`() throws {
        let window = app.makeWindow()
        let layer = styled()
        window.layer.addSublayer(layer)
        app.settle()
        let ends: [(String, Any, Any)] = [
            ("path", path((0, 0), (40, 8)), path((8, 40), (80, 0))), ("fillColor", red, green),
            ("strokeColor", green, red), ("strokeStart", 0, 0.4), ("strokeEnd", 0.6, 1), ("lineWidth", 2, 10),
            ("miterLimit", 4, 8), ("lineDashPhase", 1, 21),
        ]
        for (key, from, to) in ends {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: nil)
        }
        app.advance(by: 0.25)
        let shown = try #require(layer.presentation())
        expectEqual(shown.path?.svgData, "M2 10L50 6")
        // A quarter of the way from one color to the other: 191 and 64 of 255.
        expectEqual([shown.fillColor?.hexadecimal, shown.strokeColor?.hexadecimal], ["#bf4000ff", "#40bf00ff"])
        let numbers = [
            shown.strokeStart, shown.strokeEnd, shown.lineWidth, shown.miterLimit, shown.lineDashPhase,
        ]
        expectEqual(numbers.map { ($0 * 1000).rounded() }, [100, 700, 4000, 5000, 6000])
        expectEqual([shown.lineDashPattern, layer.lineDashPattern], [[4, 5.5], [4, 5.5]])
        expectEqual(layer.lineWidth, 3)
    }

    @Test func `A path with other elements replaces the first at the end of its animation`() {
        let window = app.makeWindow()
        let layer = CAShapeLayer()
        window.layer.addSublayer(layer)
        app.settle()
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue) = (path((0, 0), (40, 8)), path((0, 0), (1, 1), (2, 0)))
        (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
        layer.add(animation, forKey: nil)
        app.advance(by: 0.75)
        expectEqual(layer.presentation()?.path?.svgData, "M0 0L40 8")
        app.advance(by: 0.5)
        expectEqual(layer.presentation()?.path?.svgData, "M0 0L1 1L2 0")
    }

    @Test func `The values of a shape layer are read and set by their keys`() {
        let layer = styled()
        for (key, value) in [
            ("strokeStart", 0.5), ("strokeEnd", 0.75), ("lineWidth", 7), ("miterLimit", 6), ("lineDashPhase", 1.5),
        ] as [(String, Double)] {
            layer.setValue(value, forKeyPath: key)
            expectEqual(layer.value(forKeyPath: key) as? Double, value)
        }
        layer.setValue(red, forKey: "strokeColor")
        layer.setValue(green, forKey: "fillColor")
        layer.setValue(path((0, 0), (8, 0)), forKey: "path")
        expectEqual(
            lines(layer),
            [
                "fill M0 0L8 0 evenOdd #00ff00ff",
                "stroke M4 0L6 0 width 7 round bevel miter 6 dashes 4 5.5 phase 1.5 #ff0000ff",
            ])
    }
}
