import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The algebra of transforms, with values calculated by hand.
@Suite(.application) @MainActor
struct AffineTransformTests {
    private let point = CGPoint(x: 1, y: 2)

    private func isClose(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
        zip(
            [one.a, one.b, one.c, one.d, one.tx, one.ty], [other.a, other.b, other.c, other.d, other.tx, other.ty]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `A transform maps a point with the rows of its matrix`() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        expectEqual(point.applying(transform), CGPoint(x: 2 + 10 + 11, y: 3 + 14 + 13))
        expectEqual(CGSize(width: 1, height: 2).applying(transform), CGSize(width: 12, height: 17))
        expectEqual(transform, CGAffineTransform(2, 3, 5, 7, 11, 13))
    }

    @Test func `translatedBy, scaledBy and rotated apply before the existing transform`() {
        let moved = CGAffineTransform(translationX: 10, y: 20)
        expectEqual(point.applying(moved.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 26))
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        expectEqual(point.applying(scaled.translatedBy(x: 10, y: 20)), CGPoint(x: 22, y: 66))
        let turned = point.applying(CGAffineTransform(scaleX: 2, y: 3).rotated(by: .pi / 2))
        #expect(abs(turned.x + 4) < 1e-9 && abs(turned.y - 3) < 1e-9)
    }

    @Test func `concatenating applies the other transform second`() {
        let moved = CGAffineTransform(translationX: 10, y: 20)
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        expectEqual(point.applying(moved.concatenating(scaled)), CGPoint(x: 22, y: 66))
        expectEqual(point.applying(scaled.concatenating(moved)), CGPoint(x: 12, y: 26))
        let one = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let other = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
        expectEqual(
            one.concatenating(other),
            CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 35 + 54 + 11, ty: 40 + 60 + 12))
        #expect(one.concatenating(.identity) == one && CGAffineTransform.identity.concatenating(one) == one)
    }

    @Test func `A positive rotation turns the x axis toward the y axis`() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(quarter, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
        let sixth = CGAffineTransform(rotationAngle: .pi / 3)
        let root = CGFloat(3).squareRoot() / 2
        #expect(isClose(sixth, CGAffineTransform(a: 0.5, b: root, c: -root, d: 0.5, tx: 0, ty: 0)))
        #expect(isClose(sixth.rotated(by: .pi / 6), quarter))
    }

    @Test func `A transform concatenated with its inverse is the identity`() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let inverse = transform.inverted()
        expectEqual(inverse, CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
        #expect(transform.concatenating(inverse) == .identity && inverse.concatenating(transform) == .identity)
        expectEqual(
            CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20).inverted(),
            CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -5, ty: -5))
    }

    @Test func `inverted returns a transform without an inverse unchanged`() {
        for flat in [
            CGAffineTransform(scaleX: 0, y: 3), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
        ] {
            expectEqual(flat.inverted(), flat)
        }
    }

    @Test func `isIdentity is true only for the identity`() {
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform(scaleX: 1, y: 1).isIdentity)
        #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity && CGAffineTransform(rotationAngle: 0).isIdentity)
        let others = [
            CGAffineTransform(), CGAffineTransform(1, 0, 0, 1, 0, 1), CGAffineTransform(1, 0, 0, 1, 1, 0),
            CGAffineTransform(1, 0, 1, 1, 0, 0), CGAffineTransform(1, 1, 0, 1, 0, 0),
            CGAffineTransform(2, 0, 0, 1, 0, 0), CGAffineTransform(1, 0, 0, 2, 0, 0),
        ]
        #expect(others.allSatisfy { !$0.isIdentity })
        expectEqual(point.applying(CGAffineTransform()), .zero)
    }

    @Test func `A transformed rectangle is the bounding box of its transformed corners`() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        expectEqual(rect.applying(quarter), CGRect(x: -22, y: 1, width: 20, height: 10))
        expectEqual(
            rect.applying(CGAffineTransform(a: -2, b: 0, c: 0, d: -3, tx: 5, ty: 7)),
            CGRect(x: -17, y: -59, width: 20, height: 60))
        let sheared = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        expectEqual(rect.applying(sheared), CGRect(x: 3, y: 2, width: 30, height: 20))
    }

    // MARK: Three dimensions

    @Test func `CATransform3DScale and CATransform3DTranslate apply before the existing transform`() {
        let moved = CATransform3DMakeTranslation(10, 20, 30)
        let scaled = CATransform3DScale(moved, 2, 3, 4)
        expectEqual([scaled.m11, scaled.m22, scaled.m33], [2, 3, 4])
        expectEqual([scaled.m41, scaled.m42, scaled.m43], [10, 20, 30])
        let other = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
        expectEqual([other.m41, other.m42, other.m43], [20, 60, 120])
        let concatenated = CATransform3DConcat(moved, CATransform3DMakeScale(2, 3, 4))
        #expect(CATransform3DEqualToTransform(concatenated, other))
        #expect(!CATransform3DEqualToTransform(concatenated, scaled))
    }

    @Test func `CATransform3DMakeRotation rotates about its axis`() {
        let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(abs(aboutX.m23 - 1) < 1e-9 && abs(aboutX.m32 + 1) < 1e-9 && abs(aboutX.m22) < 1e-9)
        #expect(abs(aboutX.m11 - 1) < 1e-9)
        let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 5, 0)
        #expect(abs(aboutY.m31 - 1) < 1e-9 && abs(aboutY.m13 + 1) < 1e-9 && abs(aboutY.m22 - 1) < 1e-9)
        let aboutZ = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isClose(CATransform3DGetAffineTransform(aboutZ), CGAffineTransform(rotationAngle: .pi / 2)))
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 0), .pi / 2, 0, 0, 1)
        #expect(turned.m41 == 7 && turned.m42 == 8 && abs(turned.m12 - 1) < 1e-9)
    }

    @Test func `CATransform3DInvert returns the inverse, or the transform itself if there is none`() {
        let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3)
        let inverse = CATransform3DInvert(transform)
        expectEqual([inverse.m11, inverse.m22, inverse.m33, inverse.m44], [0.5, 0.25, 0.125, 1])
        expectEqual([inverse.m41, inverse.m42, inverse.m43], [-1, -2, -3])
        #expect(CATransform3DIsIdentity(CATransform3DConcat(transform, inverse)))
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func `CATransform3DMakeAffineTransform keeps the six values of an affine transform`() {
        let plane = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let transform = CATransform3DMakeAffineTransform(plane)
        expectEqual([transform.m11, transform.m12, transform.m21, transform.m22], [2, 3, 5, 7])
        expectEqual([transform.m41, transform.m42, transform.m33, transform.m44], [11, 13, 1, 1])
        #expect(CATransform3DIsAffine(transform) && CATransform3DGetAffineTransform(transform) == plane)
        var deep = CATransform3DIdentity
        deep.m34 = -0.002
        #expect(!CATransform3DIsAffine(deep) && !CATransform3DIsIdentity(deep))
    }

    @Test func `A rotation about an oblique axis keeps the axis`() {
        func rows(_ t: CATransform3D) -> [[Double]] {
            [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]].map { row in
                row.map { (Double($0) * 1000).rounded() / 1000 + 0 }
            }
        }
        // A third of a turn about (1, 1, 1) maps x to y, y to z and z to x.
        expectEqual(rows(CATransform3DMakeRotation(.pi * 2 / 3, 2, 2, 2)), [[0, 1, 0], [0, 0, 1], [1, 0, 0]])
        // A half turn about the unit vector n maps v to 2 (n · v) n - v.
        expectEqual(
            rows(CATransform3DMakeRotation(.pi, 0, 3, 4)), [[-1, 0, 0], [0, -0.28, 0.96], [0, 0.96, 0.28]])
    }
}
