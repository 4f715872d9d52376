import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The settings of new animations, emitters and layout managers, as Apple documents them.
@Suite(.application) @MainActor
struct LayerDefaultTests {
    @Test func `A cell of an emitter emits nothing and moves nothing`() {
        let cell = CAEmitterCell()
        #expect(cell.isEnabled && cell.name == nil)
        #expect(
            [cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange, cell.blueRange]
                .allSatisfy { $0 == 0 })
        #expect(
            [cell.velocity, cell.velocityRange, cell.emissionLatitude, cell.emissionLongitude].allSatisfy { $0 == 0 })
        #expect(
            [cell.emissionRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration].allSatisfy { $0 == 0 })
        #expect(
            [cell.scaleRange, cell.scaleSpeed, cell.spin, cell.spinRange].allSatisfy { $0 == 0 } && cell.scale == 1)
    }

    @Test func `An emitter multiplies with one`() {
        let layer = CAEmitterLayer()
        #expect([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin].allSatisfy { $0 == 1 })
        #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero && layer.emitterShape == .point)
        #expect([layer.emitterZPosition, layer.emitterDepth].allSatisfy { $0 == 0 } && layer.seed == 0)
        #expect(layer.emitterMode == .volume && layer.renderMode == .unordered && !layer.preservesDepth)
    }

    @Test func `A layer begins at time 0 and an animation has no length of its own`() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        for timing in [layer, animation] as [any CAMediaTiming] {
            #expect([timing.beginTime, timing.timeOffset, timing.repeatDuration].allSatisfy { $0 == 0 })
            #expect(timing.speed == 1 && timing.repeatCount == 0 && !timing.autoreverses && timing.fillMode == .removed)
        }
        #expect(
            animation.duration == 0 && animation.isRemovedOnCompletion && !animation.isAdditive
                && !animation.isCumulative)
        let spring = CASpringAnimation(keyPath: "opacity")
        expectEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
    }

    @Test func `A layout manager`() {
        let manager = NSLayoutManager()
        #expect(manager.usesFontLeading && !manager.allowsNonContiguousLayout)
        #expect(manager.textStorage == nil && manager.textContainers.isEmpty)
    }

    @Test func `A cell of an emitter keeps its white color, its whole picture and the speed of time`() {
        let cell = CAEmitterCell()
        expectEqual(
            [cell.alphaRange, cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed, cell.speed],
            [0, 0, 0, 0, 0, 1])
        expectEqual(cell.color?.hexadecimal, "#ffffffff")
        expectEqual(cell.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        expectEqual([cell.contentsScale, CGFloat(cell.beginTime), CGFloat(cell.timeOffset)], [1, 0, 0])
        #expect(cell.contents == nil && cell.emitterCells == nil)
    }

    @Test func `An emitter logs that it draws no particles when it gets its first cells`() {
        let layer = CAEmitterLayer()
        let logged = [[], [CAEmitterCell()], [CAEmitterCell(), CAEmitterCell()]].map { cells in
            layer.emitterCells = nil
            return TestApplication.current.exceptions {
                layer.emitterCells = cells
                layer.emitterCells = cells
            }.count
        }
        expectEqual(logged, [0, 1, 1])
    }

    @Test func `A tiled layer has tiles of 256 by 256 pixels in one size`() {
        let layer = CATiledLayer()
        expectEqual(layer.tileSize, CGSize(width: 256, height: 256))
        expectEqual([layer.levelsOfDetail, layer.levelsOfDetailBias], [1, 0])
        expectEqual(CATiledLayer.fadeDuration(), 0.25)
    }

    @Test func `A drawing context of a text and a picture have the settings of what they do not change`() throws {
        let context = NSStringDrawingContext()
        expectEqual([context.minimumScaleFactor, context.actualScaleFactor], [0, 1])
        expectEqual(context.totalBounds, .zero)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
        let picture = try #require(image.cgImage)
        expectEqual([picture.isMask, picture.shouldInterpolate], [false, true])
        expectEqual([picture.alphaInfo.rawValue, picture.bitmapInfo.rawValue], [1, 1])
        #expect(picture.copy() === picture && UIImage().cgImage == nil)
    }

    @Test func `An attachment has the size of its picture unless it has bounds`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
        let attachment = NSTextAttachment(image: image)
        func bounds(_ attachment: NSTextAttachment) -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: CGRect(x: 1, y: 2, width: 30, height: 40), glyphPosition: .zero,
                characterIndex: 0)
        }
        expectEqual(
            [bounds(attachment), bounds(NSTextAttachment())], [CGRect(x: 0, y: 0, width: 7, height: 5), .zero])
        attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 10)
        expectEqual(bounds(attachment), CGRect(x: 0, y: -3, width: 20, height: 10))
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
        let data = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
        #expect(data.contents == Data([1, 2]) && data.fileType == "public.png" && data.image == nil)
        #expect(data.allowsTextAttachmentView && data.lineLayoutPadding == 0)
        let text = NSAttributedString(attachment: attachment)
        expectEqual(text.string.unicodeScalars.map { Int($0.value) }, [NSTextAttachment.character])
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }
}
