import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Layers that clip, lie at a height, or ask to be drawn.
@Suite(.application) @MainActor
struct LayerClippingTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func layer(_ name: String, _ frame: CGRect, in parent: CALayer) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = frame
        parent.addSublayer(layer)
        return layer
    }

    @Test func `HT-24: a layer that masks to its bounds hides sublayers outside of them from hit tests`() {
        let root = layer("root", CGRect(x: 0, y: 0, width: 300, height: 300), in: window.layer)
        let parent = layer("parent", CGRect(x: 50, y: 50, width: 50, height: 50), in: root)
        _ = layer("child", CGRect(x: 20, y: 20, width: 100, height: 100), in: parent)
        func names() -> [String?] {
            [(60, 60), (80, 80), (120, 120), (40, 40)].map { root.hitTest(CGPoint(x: $0, y: $1))?.name }
        }
        expectEqual(names(), ["parent", "child", "child", "root"])
        parent.masksToBounds = true
        expectEqual(names(), ["parent", "child", "root", "root"])
        parent.isHidden = true
        expectEqual(names(), ["root", "root", "root", "root"])
    }

    @Test func `A higher layer is hit and drawn in front, and layers of one height keep their order`() {
        let root = layer("root", CGRect(x: 0, y: 0, width: 300, height: 300), in: window.layer)
        let colors: [UIColor] = [.red, .green, .blue]
        let layers = (0..<3).map { layer("\($0)", CGRect(x: 0, y: 0, width: 50, height: 50), in: root) }
        for (layer, color) in zip(layers, colors) { layer.backgroundColor = color.cgColor }
        func order() -> [String] {
            let drawn = window.displayList().commands.compactMap { command -> String? in
                guard case .fill(_, _, let color) = command else { return nil }
                return colors.firstIndex { $0.cgColor == color }.map { "\($0)" }
            }
            return drawn + [root.hitTest(CGPoint(x: 10, y: 10))?.name ?? ""]
        }
        var seen = [order()]
        layers[0].zPosition = 2
        seen.append(order())
        layers[1].zPosition = 2
        seen.append(order())
        layers[2].zPosition = -1
        layers[0].zPosition = 0
        seen.append(order())
        expectEqual(seen, [["0", "1", "2", "2"], ["1", "2", "0", "0"], ["2", "0", "1", "1"], ["2", "0", "1", "1"]])
    }

    @Test func `A sublayer that is inserted is drawn, and a delegate draws a layer that needs display`() {
        final class Painter: NSObject, CALayerDelegate {
            var calls: [String] = []
            func draw(_ layer: CALayer, in context: CGContext) { calls.append("draw \(layer.name ?? "")") }
        }
        let (root, painter) = (layer("root", CGRect(x: 0, y: 0, width: 300, height: 300), in: window.layer), Painter())
        let own = layer("own", CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
        own.delegate = painter
        var pictures = 0
        app.application.onDisplay { pictures += 1 }
        app.advance(by: 0.1)
        let before = (pictures, painter.calls.count)
        own.setNeedsDisplay()
        app.advance(by: 0.1)
        #expect(pictures == before.0 + 1 && painter.calls.count == before.1 + 1 && painter.calls.last == "draw own")
        own.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
        app.advance(by: 0.1)
        expectEqual(pictures, before.0 + 2)
        app.advance(by: 0.1)
        expectEqual(pictures, before.0 + 2)
    }
}
