import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What images and pictures look like where a context draws them.
@Suite(.application) @MainActor
struct ImageDrawingTests {
    /// Red above blue, 20 by 20 points.
    private let flag = Self.image(20) { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }

    private static func image(_ side: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { draw($0.cgContext) }
    }

    /// Red, green, blue and opacity at a point, in hundredths.
    private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        image.color(at: CGPoint(x: x, y: y)).components!.map { Int(($0 * 100).rounded()) }
    }

    @Test func `The opacity of an image multiplies with that of the context`() {
        let image = Self.image(40) { context in
            context.setAlpha(0.5)
            flag.draw(at: CGPoint(x: 10, y: 10), blendMode: .normal, alpha: 0.5)
        }
        expectEqual(color(image, 15, 15)[3], 25)
        expectEqual(color(image, 5, 15)[3], 0)
    }

    @Test func `A blend mode applies to the image alone`() {
        let image = Self.image(40) { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
            flag.draw(at: .zero, blendMode: .multiply, alpha: 1)
            flag.draw(at: CGPoint(x: 0, y: 20))
        }
        expectEqual(color(image, 5, 5), [100, 0, 0, 100])
        expectEqual(color(image, 25, 5), [100, 100, 100, 100])
        expectEqual(color(image, 5, 35), [0, 0, 100, 100])
    }

    @Test func `A picture is upside down and an image is not`() {
        let image = Self.image(60) { context in
            flag.draw(in: CGRect(x: 10, y: 20, width: 20, height: 20))
            context.draw(flag.cgImage!, in: CGRect(x: 30, y: 20, width: 20, height: 20))
        }
        #expect(color(image, 15, 25) == [100, 0, 0, 100] && color(image, 15, 35) == [0, 0, 100, 100])
        #expect(color(image, 35, 25) == [0, 0, 100, 100] && color(image, 35, 35) == [100, 0, 0, 100])
        #expect(color(image, 35, 15)[3] == 0 && color(image, 35, 45)[3] == 0)
    }

    @Test func `Part of a picture shows what is there`() throws {
        let part = try #require(flag.cgImage?.cropping(to: CGRect(x: 0, y: 5, width: 10, height: 15)))
        #expect((part.width, part.height) == (10, 15))
        let image = UIImage(cgImage: part)
        #expect(color(image, 5, 4) == [100, 0, 0, 100] && color(image, 5, 6) == [0, 0, 100, 100])
        #expect(flag.cgImage?.cropping(to: CGRect(x: 20, y: 0, width: 10, height: 10)) == nil)
    }

    @Test func `A pattern fills the rectangle and no more`() {
        let image = Self.image(60) { _ in flag.drawAsPattern(in: CGRect(x: 5, y: 5, width: 45, height: 30)) }
        #expect(color(image, 6, 6) == [100, 0, 0, 100] && color(image, 6, 16) == [0, 0, 100, 100])
        expectEqual(color(image, 49, 26), [100, 0, 0, 100])
        #expect(color(image, 51, 26)[3] == 0 && color(image, 6, 36)[3] == 0 && color(image, 4, 6)[3] == 0)
    }

    @Test func `What a rectangle clears is transparent and a rectangle without a size clears nothing`() {
        let image = Self.image(40) { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.clear(CGRect(x: CGFloat.infinity, y: 20, width: 10, height: 10))
            context.clear(CGRect(x: 40, y: 40, width: -10, height: -10))
        }
        #expect(color(image, 15, 15)[3] == 0 && color(image, 35, 35)[3] == 0)
        #expect(color(image, 9, 15)[3] == 100 && color(image, 25, 25)[3] == 100)
    }

    @Test func `A rectangle that is filled or stroked ends the current path`() {
        _ = Self.image(40) { context in
            for draw in [
                { context.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) },
                { context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5)) },
                { context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: 2) },
                { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) },
                { context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) },
                { context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)]) },
            ] as [() -> Void] {
                context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
                draw()
                #expect(context.isPathEmpty)
            }
        }
    }
}
