import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Three-dimensional transforms of a box of 100 by 100 points around (150, 150).
@Suite(.application) @MainActor
struct Transform3DTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow("window")
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    init() {
        box.accessibilityIdentifier = "box"
        window.addSubview(box)
        app.settle()
    }

    private func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool { window.hitTest(CGPoint(x: x, y: y), with: nil) === box }

    /// A rotation around the vertical axis with perspective.
    private func turned(by angle: Double) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m11, transform.m13, transform.m31, transform.m33) = (cos(angle), -sin(angle), sin(angle), cos(angle))
        transform.m34 = -1 / 500
        return transform
    }

    @Test func `The transform of a view is the two-dimensional part of its transform3D`() {
        box.transform3D = turned(by: .pi / 3)
        #expect(box.transform3D == turned(by: .pi / 3) && box.layer.transform == box.transform3D)
        #expect(abs(box.transform.a - 0.5) < 1e-9 && box.transform.d == 1 && box.transform.tx == 0)
        box.transform = CGAffineTransform(scaleX: 2, y: 3)
        expectEqual(box.transform3D, CATransform3DMakeScale(2, 3, 1))
        box.transform3D = .identity
        #expect(box.transform.isIdentity && box.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    }

    @Test func `Frames and hit tests follow the two-dimensional part of transform3D`() {
        box.transform3D = turned(by: .pi / 3)
        #expect(box.bounds == CGRect(x: 0, y: 0, width: 100, height: 100) && box.center == CGPoint(x: 150, y: 150))
        #expect(abs(box.frame.minX - 125) < 1e-9 && abs(box.frame.width - 50) < 1e-9 && box.frame.height == 100)
        #expect(isHit(126, 101) && isHit(174, 199) && !isHit(124, 150) && !isHit(176, 150))
        #expect(abs(box.convert(CGPoint(x: 100, y: 50), to: window).x - 175) < 1e-9)
    }

    @Test func `A box rotated edge-on is not hit`() {
        var edge = CATransform3D()
        (edge.m11, edge.m13, edge.m31, edge.m33) = (0, -1, 1, 0)
        box.transform3D = edge
        #expect(!isHit(150, 150) && box.frame.width == 0)
        box.transform3D = .identity
        #expect(isHit(150, 150))
    }

    @Test func `A change of depth is animated in the plane`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.transform3D = CATransform3DMakeTranslation(100, 0, 500)
        }
        app.advance(by: 0.5)
        #expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 150) < 0.001 && box.frame.minX == 200)
        app.advance(by: 0.6)
        #expect(box.layer.presentation()?.frame.minX == 200 && box.transform3D.m43 == 500)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func `Extreme and invalid values of a three-dimensional transform have no lasting effect`(_ value: Double) {
        for path in [
            \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ] as [WritableKeyPath<CATransform3D, Double>] {
            var transform = CATransform3D()
            transform[keyPath: path] = value
            box.transform3D = transform
            _ = (box.frame, isHit(150, 150), box.convert(CGPoint(x: 1, y: 1), to: window))
            box.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            _ = window.displayList()
            app.fingerTap(at: CGPoint(x: 20, y: 20))
            box.transform3D = .identity
            (box.bounds, box.center) = (CGRect(x: 0, y: 0, width: 100, height: 100), CGPoint(x: 150, y: 150))
            #expect(isHit(150, 150))
        }
    }
}
