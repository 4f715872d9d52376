import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What a layer of 100 by 40 points, whose bounds begin at (10, 20), draws of its contents and of its own drawing.
@Suite(.application) @MainActor
struct LayerContentsTests {
    let app = TestApplication.current
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)

    /// The commands that the layer draws in its coordinates, without the changes of coordinates around it.
    private func lines(_ layer: CALayer) -> [String] {
        let lines = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200))
            .image { layer.render(in: $0.cgContext) }.lines
        let first = lines.firstIndex { $0.hasPrefix("clip") || $0.hasPrefix("fill") } ?? lines.endIndex
        let last = lines.lastIndex { $0.hasPrefix("fill") } ?? lines.startIndex
        return first <= last ? Array(lines[first...last]) : []
    }

    /// A layer that shows an image of 20 by 10 points with one pixel per point.
    private func layer() -> CALayer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        let layer = CALayer()
        layer.bounds = bounds
        layer.contents = image.cgImage
        return layer
    }

    private let fill = "fill 1 2 3 4 radius 0 #000000ff"

    @Test func `The gravity places the contents in the bounds`() {
        let layer = layer()
        let gravities: [(CALayerContentsGravity, String, String)] = [
            (.resize, "10 20 100 40", "5 0 0 4 10 20"), (.resizeAspect, "20 20 80 40", "4 0 0 4 20 20"),
            (.resizeAspectFill, "10 15 100 50", "5 0 0 5 10 15"), (.center, "50 35 20 10", "1 0 0 1 50 35"),
            (.left, "10 35 20 10", "1 0 0 1 10 35"), (.right, "90 35 20 10", "1 0 0 1 90 35"),
        ]
        expectEqual(layer.contentsGravity, .resize)
        for (gravity, place, matrix) in gravities {
            layer.contentsGravity = gravity
            expectEqual(lines(layer), ["clip \(place) radius 0", "concatenate \(matrix)", fill])
        }
        layer.contentsGravity = .center
        layer.contentsScale = 4
        // The image has 4 pixels per point.
        expectEqual(
            lines(layer), ["clip 57.5 38.75 5 2.5 radius 0", "concatenate 0.25 0 0 0.25 57.5 38.75", fill])
        layer.contents = nil
        expectEqual(lines(layer), [])
    }

    @Test func `A part of the contents is scaled to their place`() {
        let layer = layer()
        expectEqual(layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        // The part is 10 by 2.5 points large and begins at (5, 5). It is stretched by 10 and by 16.
        layer.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        expectEqual(
            lines(layer),
            [
                "clip 10 20 100 40 radius 0", "save", "clip -40 -60 200 160 radius 0", "concatenate 10 0 0 16 -40 -60",
                fill,
            ])
        layer.contentsGravity = .right
        expectEqual(
            lines(layer),
            [
                "clip 100 38.75 10 2.5 radius 0", "save", "clip 95 33.75 20 10 radius 0",
                "concatenate 1 0 0 1 95 33.75",
                fill,
            ])
        layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.01, height: 0.01)
        expectEqual(lines(layer).last, fill)
        for empty in [CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0)] {
            layer.contentsRect = empty
            expectEqual(lines(layer), [])
        }
    }

    /// A layer that fills its bounds in gray, darker in each drawing.
    private final class Sketch: CALayer {
        var drawings: CGFloat = 0

        override func draw(in ctx: CGContext) {
            drawings += 1
            ctx.setFillColor(gray: 1 - drawings * 0.2, alpha: 1)
            ctx.fill(bounds)
        }
    }

    @Test func `A part of a layer is drawn again in front of what the layer drew before`() {
        let layer = Sketch()
        layer.bounds = bounds
        #expect(!layer.needsDisplay())
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        let clip = "clip 10 20 100 40 radius 0"
        let all = "fill 10 20 100 40 radius 0"
        expectEqual(lines(layer), [clip, "\(all) #ccccccff"])
        layer.setNeedsDisplay(CGRect(x: 30, y: 0, width: 5, height: 30))
        layer.displayIfNeeded()
        expectEqual(
            lines(layer),
            [
                clip, "save", "clip M10 20L110 20L110 60L10 60ZM30 20L35 20L35 30L30 30Z evenOdd", "\(all) #ccccccff",
                "restore", "save", "clip 30 20 5 10 radius 0", "\(all) #999999ff",
            ])
        // A drawing outside of the bounds has no part.
        layer.setNeedsDisplay(CGRect(x: 500, y: 0, width: 5, height: 5))
        layer.displayIfNeeded()
        expectEqual(layer.drawings, 2)
        layer.setNeedsDisplay(bounds)
        layer.displayIfNeeded()
        expectEqual(lines(layer), [clip, "\(all) #666666ff"])
        #expect(!layer.needsDisplay())
    }

    @Test func `A drawing is stretched to new bounds unless the layer is drawn again`() {
        let layer = Sketch()
        layer.bounds = bounds
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 20)
        let all = "fill 10 20 100 40 radius 0 #ccccccff"
        let clip = "clip 0 0 200 20 radius 0"
        expectEqual(lines(layer), [clip, "concatenate 2 0 0 0.5 -20 -10", all])
        layer.contentsGravity = .center
        // The drawing is centered at (100, 10).
        expectEqual(lines(layer), [clip, "concatenate 1 0 0 1 40 -30", all])
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 300
        layer.displayIfNeeded()
        expectEqual(lines(layer), ["clip 0 0 300 20 radius 0", "fill 0 0 300 20 radius 0 #999999ff"])
        #expect(!CALayer().needsDisplayOnBoundsChange)
    }

    /// A layer that draws with UIKit's functions in a dynamic color.
    private final class Swatch: CALayer {
        override func draw(in ctx: CGContext) {
            UIGraphicsPushContext(ctx)
            UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }.setFill()
            UIRectFill(bounds)
            UIGraphicsPopContext()
        }
    }

    @Test func `A layer draws in the style of the view that contains it`() {
        let window = app.makeWindow()
        let colors = [UIUserInterfaceStyle.dark, .light].map { style -> String? in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.overrideUserInterfaceStyle = style
            window.addSubview(view)
            let (outer, layer) = (CALayer(), Swatch())
            outer.addSublayer(layer)
            view.layer.addSublayer(outer)
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.setNeedsDisplay()
            app.settle()
            return lines(layer).last.map { String($0.suffix(9)) }
        }
        expectEqual(colors, [UIColor.blue.cgColor.hexadecimal, UIColor.red.cgColor.hexadecimal])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
