import Foundation
import Testing
import TouchstoneExpectations
import UIKit

@Suite @MainActor struct BoxedGeometryTests {
    @Test func `Values box insets, offsets, vectors and transforms, and are equal if their contents are`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        expectEqual(NSValue(uiEdgeInsets: insets), NSValue(uiEdgeInsets: insets))
        #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))

        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        let vector = CGVector(dx: 1, dy: 2)
        expectEqual(NSValue(cgVector: vector).cgVectorValue, vector)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expectEqual(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
        let spatial = CATransform3DMakeRotation(1, 1, 2, 3)
        expectEqual(NSValue(caTransform3D: spatial).caTransform3DValue, spatial)
    }

    @Test func `A value that contains something else gives zero`() {
        expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue, .zero)
        expectEqual(NSNumber(value: 7).cgVectorValue, CGVector(dx: 0, dy: 0))
        expectEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgAffineTransformValue.tx, 0)
    }
}
