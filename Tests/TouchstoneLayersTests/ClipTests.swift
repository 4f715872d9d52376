import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Pixels that a context of 100 by 100 points draws if it fills all of it under a clip.
@Suite(.application) @MainActor
struct ClipTests {
    private func filled(_ clip: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            let context = renderer.cgContext
            clip(context)
            context.fill(CGRect(x: -500, y: -500, width: 1000, height: 1000))
        }
    }

    /// Whether each of the points is drawn.
    private func drawn(_ image: UIImage, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
        points.map { image.color(at: CGPoint(x: $0.0, y: $0.1)).alpha == 1 }
    }

    private let outer = CGRect(x: 10, y: 10, width: 80, height: 80)
    private let inner = CGRect(x: 30, y: 30, width: 40, height: 40)

    @Test func `A clip to a rectangle limits drawing to it`() {
        let image = filled { $0.clip(to: CGRect(x: 10, y: 20, width: 30, height: 40)) }
        expectEqual(drawn(image, [(11, 21), (39, 59)]), [true, true])
        expectEqual(drawn(image, [(9, 40), (41, 40), (25, 19), (25, 61)]), [false, false, false, false])
    }

    @Test func `Clips intersect`() {
        let image = filled { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60))
            context.clip(to: CGRect(x: 40, y: 20, width: 60, height: 80))
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: 40, y: 20, width: 20, height: 40))
        }
        expectEqual(drawn(image, [(41, 21), (59, 59)]), [true, true])
        expectEqual(drawn(image, [(39, 40), (61, 40), (50, 19), (50, 61)]), [false, false, false, false])
    }

    @Test func `Disjoint clips draw nothing`() {
        let image = filled { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 100))
            context.clip(to: CGRect(x: 60, y: 0, width: 40, height: 100))
            #expect(context.boundingBoxOfClipPath.isEmpty)
        }
        expectEqual(drawn(image, [(20, 50), (50, 50), (80, 50)]), [false, false, false])
    }

    @Test func `A clip to an ellipse excludes the corners of its rectangle`() {
        let image = filled { context in
            context.addEllipse(in: outer)
            context.clip()
            #expect(context.isPathEmpty)
        }
        // The radius is 40 points, and the corners are 56 points from the center.
        expectEqual(drawn(image, [(50, 50), (12, 50), (23, 23)]), [true, true, true])
        expectEqual(drawn(image, [(20, 20), (80, 80), (9, 50)]), [false, false, false])
    }

    @Test func `A path inside another is a hole only with the even-odd rule`() {
        let places: [(CGFloat, CGFloat)] = [(5, 50), (20, 50), (50, 50)]
        let ring = filled { context in
            context.addRects([outer, inner])
            context.clip(using: .evenOdd)
        }
        expectEqual(drawn(ring, places), [false, true, false])
        let whole = filled { context in
            context.addRects([outer, inner])
            context.clip(using: .winding)
        }
        expectEqual(drawn(whole, places), [false, true, true])
    }

    @Test func `A clip to several rectangles is their union`() {
        let image = filled { context in
            context.clip(to: [
                CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 10, width: 20, height: 20),
                CGRect(x: 80, y: 80, width: 10, height: 10),
            ])
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 90, height: 90))
        }
        expectEqual(drawn(image, [(5, 5), (15, 15), (25, 25), (85, 85)]), [true, true, true, true])
        expectEqual(drawn(image, [(25, 5), (50, 50)]), [false, false])
    }

    @Test func `A clip does not move when the context's transform changes`() {
        let image = filled { context in
            context.translateBy(x: 20, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 100))
            context.translateBy(x: 50, y: 0)
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: -50, y: 0, width: 10, height: 100))
        }
        expectEqual(drawn(image, [(25, 50), (5, 50), (35, 50), (75, 50)]), [true, false, false, false])
    }

    @Test func `A rotated clip is not its bounding box`() {
        let image = filled { context in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .pi / 4)
            context.clip(to: CGRect(x: -30, y: -30, width: 60, height: 60))
        }
        // The corners are 42 points from the center, horizontally and vertically.
        expectEqual(drawn(image, [(50, 10), (90, 50), (30, 50)]), [true, true, true])
        expectEqual(drawn(image, [(25, 25), (75, 75), (50, 6)]), [false, false, false])
    }

    @Test func `Clips to paths and to rectangles intersect`() {
        let image = filled { context in
            context.addEllipse(in: outer)
            context.clip()
            context.clip(to: CGRect(x: 50, y: 0, width: 50, height: 100))
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50)).addClip()
            UIRectClip(CGRect(x: 0, y: 0, width: 80, height: 100))
        }
        expectEqual(drawn(image, [(60, 40), (75, 30)]), [true, true])
        expectEqual(drawn(image, [(40, 40), (60, 60), (85, 45), (78, 15)]), [false, false, false, false])
    }

    @Test func `A Bézier path clips with its own fill rule`() {
        let places: [(CGFloat, CGFloat)] = [(20, 50), (50, 50)]
        let path = UIBezierPath(rect: outer)
        path.append(UIBezierPath(rect: inner))
        expectEqual(drawn(filled { _ in path.addClip() }, places), [true, true])
        path.usesEvenOddFillRule = true
        expectEqual(drawn(filled { _ in path.addClip() }, places), [true, false])
    }

    @Test func `A transparency layer is clipped to its rectangle`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            let context = renderer.cgContext
            context.beginTransparencyLayer(in: inner, auxiliaryInfo: nil)
            context.fill(outer)
            context.endTransparencyLayer()
            context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        }
        expectEqual(drawn(image, [(50, 50), (20, 50), (12, 12)]), [true, false, true])
    }

    @Test func `The box of the clip is in the current coordinates and within the context`() {
        _ = filled { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 4)
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: -5, y: -5, width: 50, height: 25))
            context.clip(to: CGRect(x: 5, y: 10, width: 100, height: 5))
            expectEqual(context.boundingBoxOfClipPath, CGRect(x: 5, y: 10, width: 40, height: 5))
            // The curve stays above its control point.
            context.move(to: CGPoint(x: 10, y: 12))
            context.addQuadCurve(to: CGPoint(x: 30, y: 12), control: CGPoint(x: 20, y: 16))
            expectEqual(context.boundingBoxOfPath, CGRect(x: 10, y: 12, width: 20, height: 4))
            expectEqual(context.currentPointOfPath, CGPoint(x: 30, y: 12))
            context.clip()
            let box = context.boundingBoxOfClipPath
            expectEqual(
                [box.minX, box.minY, box.width, box.height].map { ($0 * 10).rounded() / 10 }, [10, 12, 20, 2])
        }
    }
}
