import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When layers lay out their sublayers and draw themselves again.
@Suite(.application) @MainActor
struct LayerLayoutTests {
    let app = TestApplication.current

    /// A layer that keeps its only sublayer in its lower half, and records the clip of each drawing.
    private final class Halved: CALayer {
        var layouts = 0
        var drawings: [CGRect] = []

        override func layoutSublayers() {
            layouts += 1
            sublayers?.first?.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func draw(in ctx: CGContext) { drawings.append(ctx.boundingBoxOfClipPath) }
    }

    private func halved() -> (Halved, CALayer) {
        let (layer, half) = (Halved(), CALayer())
        layer.addSublayer(half)
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        return (layer, half)
    }

    @Test func `layoutIfNeeded lays out a layer once after each request`() {
        let (layer, half) = halved()
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        #expect(!layer.needsLayout())
        expectEqual(layer.layouts, 1)
        expectEqual(half.frame, CGRect(x: 0, y: 20, width: 30, height: 20))
        layer.bounds.size = CGSize(width: 50, height: 60)
        expectEqual(half.frame, CGRect(x: 0, y: 20, width: 30, height: 20))
        layer.layoutIfNeeded()
        expectEqual(half.frame, CGRect(x: 0, y: 30, width: 50, height: 30))
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        expectEqual(layer.layouts, 3)
    }

    @Test func `A layer in a window is laid out at the end of the run-loop iteration`() {
        let window = app.makeWindow()
        let (layer, half) = halved()
        window.layer.addSublayer(layer)
        app.settle()
        let before = layer.layouts
        layer.bounds.size.height = 80
        layer.bounds.size.height = 100
        expectEqual(layer.layouts, before)
        app.settle()
        expectEqual(layer.layouts, before + 1)
        expectEqual(half.frame, CGRect(x: 0, y: 50, width: 30, height: 50))
        app.settle()
        expectEqual(layer.layouts, before + 1)
    }

    @Test func `A layer is drawn again when its size changes if it asks for it`() {
        let (layer, _) = halved()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.bounds.size.width = 70
        layer.displayIfNeeded()
        expectEqual(layer.drawings.map(\.size), [CGSize(width: 30, height: 40)])
        layer.needsDisplayOnBoundsChange = true
        layer.position = CGPoint(x: 5, y: 6)
        layer.displayIfNeeded()
        expectEqual(layer.drawings.count, 1)
        layer.bounds.size.width = 90
        layer.displayIfNeeded()
        expectEqual(layer.drawings.map(\.width), [30, 90])
    }

    @Test func `An empty layer is drawn when it gets a size`() {
        let layer = Halved()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        expectEqual(layer.drawings.count, 0)
        #expect(layer.needsDisplay())
        layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
        layer.displayIfNeeded()
        expectEqual(layer.drawings.count, 1)
        #expect(!layer.needsDisplay())
    }

    @Test func `The clip of a layer's context is the part that is drawn again`() {
        let layer = Halved()
        layer.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.setNeedsDisplay(CGRect(x: 12, y: 0, width: 5, height: 27))
        layer.displayIfNeeded()
        layer.setNeedsDisplay(CGRect(x: 15, y: 30, width: 1, height: 1))
        layer.setNeedsDisplay(CGRect(x: 30, y: 50, width: 2, height: 3))
        layer.displayIfNeeded()
        expectEqual(
            layer.drawings,
            [
                layer.bounds, CGRect(x: 12, y: 20, width: 5, height: 7), CGRect(x: 15, y: 30, width: 17, height: 23),
            ])
    }
}
