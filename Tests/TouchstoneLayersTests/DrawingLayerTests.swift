import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Drawings that are drawn several times into a context, and the pixels of a context.
@Suite(.application) @MainActor
struct DrawingLayerTests {
    private func image(scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
            .image { draw($0.cgContext) }
    }

    @Test func `A layer is drawn with what it contains at that time, in each of its places`() throws {
        var layer: CGLayer?
        let image = image(scale: 3) { context in
            layer = CGLayer(context, size: CGSize(width: 10, height: 8), auxiliaryInfo: nil)
            guard let layer, let inner = layer.context else { return }
            inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            inner.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
            context.draw(layer, at: CGPoint(x: 5, y: 6))
            inner.fill(CGRect(x: 7, y: 0, width: 1, height: 1))
            context.setAlpha(0.5)
            context.draw(layer, in: CGRect(x: 20, y: 1, width: 30, height: 4))
        }
        let first = "fill 1 2 3 4 radius 0 #ff0000ff"
        expectEqual(
            image.lines,
            [
                "save", "clip 5 6 10 8 radius 0", "concatenate 1 0 0 1 5 6", first, "restore",
                "save", "blend normal", "opacity 0.5", "group",
                "save", "clip 20 1 30 4 radius 0", "concatenate 3 0 0 0.5 20 1", first,
                "fill 7 0 1 1 radius 0 #ff0000ff", "restore", "restore",
            ])
        expectEqual(layer?.size, CGSize(width: 10, height: 8))
        expectEqual(
            layer?.context?.convertToDeviceSpace(CGSize(width: 1, height: 2)), CGSize(width: 3, height: 6))
    }

    @Test func `A layer without a width or a height is nil`() {
        _ = image(scale: 1) { context in
            let sizes = [(0.0, 0.0), (0, 0.5), (0.5, 0), (-1, 2), (0.5, 0.5)].map { CGSize(width: $0.0, height: $0.1) }
            expectEqual(
                sizes.map { CGLayer(context, size: $0, auxiliaryInfo: nil) == nil }, [true, true, true, true, false])
        }
    }

    @Test func `Points, sizes and rectangles become pixels by the transform and the scale`() {
        _ = image(scale: 3) { context in
            context.translateBy(x: 10, y: 5)
            context.scaleBy(x: 2, y: 4)
            // A point of the image has 3 pixels, so that a unit has 6 pixels along x and 12 along y.
            expectEqual(
                context.userSpaceToDeviceSpaceTransform, CGAffineTransform(a: 6, b: 0, c: 0, d: 12, tx: 30, ty: 15))
            let (point, pixel) = (CGPoint(x: 1, y: 2), CGPoint(x: 36, y: 39))
            let (size, pixels) = (CGSize(width: 3, height: 1), CGSize(width: 18, height: 12))
            expectEqual([context.convertToDeviceSpace(point), context.convertToUserSpace(pixel)], [pixel, point])
            expectEqual([context.convertToDeviceSpace(size), context.convertToUserSpace(pixels)], [pixels, size])
            let (rect, area) = (CGRect(origin: point, size: size), CGRect(origin: pixel, size: pixels))
            expectEqual([context.convertToDeviceSpace(rect), context.convertToUserSpace(area)], [area, rect])
        }
    }

    @Test func `The inks of a color become red, green and blue`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let image = image(scale: 1) { context in
            context.setFillColor(cyan: 0.25, magenta: 0.5, yellow: 0.75, black: 0.2, alpha: 0.6)
            context.setStrokeColor(cyan: 0.75, magenta: 0.25, yellow: 0.5, black: 0.2, alpha: 0.8)
            context.fill(rect)
            context.stroke(rect)
        }
        // Each component is (1 - ink) × (1 - 0.2).
        expectEqual(image.lines.map { $0.suffix(9) }, ["#99663399", "#339966cc"])
    }
}
