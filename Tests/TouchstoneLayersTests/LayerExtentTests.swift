import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@Suite(.application) @MainActor
struct LayerExtentTests {
    @Test func `The visible part of a layer is what no layer above it clips`() {
        let outer = CALayer()
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = CALayer()
        inner.frame = CGRect(x: 80, y: 0, width: 50, height: 50)
        outer.addSublayer(inner)
        expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.masksToBounds = true
        expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 20, height: 50))
        inner.frame.origin.x = 200
        expectEqual(inner.visibleRect, .zero)
    }

    @Test func `A layer keeps values without an effect`() {
        let layer = CALayer()
        expectEqual(layer.edgeAntialiasingMask.rawValue, 15)
        layer.isGeometryFlipped = true
        layer.compositingFilter = "multiply"
        layer.filters = [1, 2]
        #expect(layer.isGeometryFlipped && layer.compositingFilter as? String == "multiply")
        expectEqual(layer.filters?.count, 2)
        expectEqual(CALayer().filters == nil, true)
    }

    /// A view that sets the contents of its layer itself.
    private final class Poster: UIView {
        var displays = 0
        override func draw(_ rect: CGRect) {}
        override func display(_ layer: CALayer) {
            displays += 1
            super.display(layer)
        }
    }

    @Test func `A view's layer asks the view to display it`() {
        let poster = Poster(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        poster.layer.display()
        expectEqual(poster.displays, 1)
    }
}
