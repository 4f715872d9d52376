import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Drawings that are drawn several times into a context.
@Suite(.application) @MainActor
struct DrawingLayerTests {
    @Test func `A layer is drawn with what it contains, in each of its places`() throws {
        var layer: CGLayer?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            layer = CGLayer(context.cgContext, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
            layer?.context?.setFillColor(UIColor.red.cgColor)
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            guard let layer else { return }
            context.cgContext.draw(layer, at: CGPoint(x: 5, y: 5))
            context.cgContext.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        expectEqual(layer?.size, CGSize(width: 10, height: 10))
        #expect(image.cgImage != nil)
    }

    @Test func `A layer without an area is nil`() {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            #expect(CGLayer(context.cgContext, size: .zero, auxiliaryInfo: nil) == nil)
        }
    }

    @Test func `Points become pixels by the transform and the scale`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            context.cgContext.translateBy(x: 10, y: 5)
            expectEqual(context.cgContext.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 33, y: 18))
            expectEqual(context.cgContext.convertToUserSpace(CGPoint(x: 33, y: 18)), CGPoint(x: 1, y: 1))
        }
    }
}
