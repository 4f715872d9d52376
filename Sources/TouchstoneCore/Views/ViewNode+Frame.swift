import Foundation
import TouchstoneGeometry

/// Computes frame, bounds, position, anchor and transform from one another, for views and for layers without a view.
extension NodePointer {
    var bounds: CGRect {
        CGRect(
            x: pointee.origin.x, y: pointee.origin.y, width: pointee.size.x, height: pointee.size.y)
    }

    /// The bounds in the parent's coordinates; with a transform, the smallest rectangle around them.
    var frame: CGRect {
        guard pointee.flags.contains(.transformed) else {
            return CGRect(
                x: pointee.position.x - pointee.anchor.x * pointee.size.x,
                y: pointee.position.y - pointee.anchor.y * pointee.size.y, width: pointee.size.x,
                height: pointee.size.y)
        }
        let right = pointee.origin.x + pointee.size.x
        let bottom = pointee.origin.y + pointee.size.y
        func corner(_ x: Double, _ y: Double) -> CGPoint {
            let mapped = pointee.toParent(x, y)
            return CGPoint(x: mapped.x, y: mapped.y)
        }
        return CGRect(
            around: corner(pointee.origin.x, pointee.origin.y), corner(right, pointee.origin.y), corner(right, bottom),
            corner(pointee.origin.x, bottom))
    }

    var transform: CGAffineTransform { CGAffineTransform(pointee.map) }
    /// The transform from the bounds to the parent.
    var transformToParent: CGAffineTransform { CGAffineTransform(pointee.transformToParent) }

    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        var size = CGSize(width: frame.width, height: frame.height)
        if pointee.flags.contains(.transformed) {
            // The inverse is exact for scales and quarter turns; UIKit does not define other frames of a rotated view.
            let inner = size.applying(transform.inverted())
            size = CGSize(width: abs(inner.width), height: abs(inner.height))
        }
        pointee.size = SIMD2(Double(size.width), Double(size.height))
        pointee.position = SIMD2(Double(frame.minX), Double(frame.minY)) + pointee.anchor * pointee.size
        if pointee.flags.contains(.transformed) {
            let box = self.frame
            pointee.position += SIMD2(Double(frame.minX - box.minX), Double(frame.minY - box.minY))
        }
        pointee.settle()
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = bounds.standardized
        pointee.size = SIMD2(Double(bounds.width), Double(bounds.height))
        pointee.origin = SIMD2(Double(bounds.minX), Double(bounds.minY))
        pointee.settle()
    }

    func setPosition(_ position: CGPoint) {
        pointee.position = SIMD2(Double(position.x), Double(position.y))
        pointee.settle()
    }

    func setAnchor(_ anchor: CGPoint) {
        pointee.setRarePlace { $0.anchor = SIMD2(Double(anchor.x), Double(anchor.y)) }
        pointee.settle()
    }

    func setTransform(_ transform: CGAffineTransform) {
        let map = Affine(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
        if !transform.isIdentity || pointee.flags.contains(.transformed) {
            pointee.setRarePlace { $0.map = map }
        }
        let determinant = map.a * map.d - map.b * map.c
        pointee.flags.subtract([.transformed, .singular])
        guard !transform.isIdentity else { return }
        pointee.flags.insert(.transformed)
        if !(determinant.isFinite && determinant != 0) { pointee.flags.insert(.singular) }
    }

    func setOpacity(_ opacity: Float) {
        pointee.opacity = opacity
        // The condition makes NaN count as transparent.
        if Double(opacity) >= 0.01 { pointee.flags.remove(.transparent) } else { pointee.flags.insert(.transparent) }
    }

    /// Creates a node for a layer with this node's geometry and visibility, and without its position in a tree.
    func copyForLayer() -> Self {
        let copy = Self.makeForLayer()
        copy.pointee.origin = pointee.origin
        copy.pointee.size = pointee.size
        copy.pointee.position = pointee.position
        copy.pointee.opacity = pointee.opacity
        copy.pointee.flags = pointee.flags.intersection(.ofLayers)
        if let rare = pointee.rare { copy.pointee.setRarePlace { $0 = rare.pointee } }
        copy.pointee.settle()
        return copy
    }

    static func makeForLayer() -> Self {
        Self(copying: ViewNode())
    }
}

extension ViewNode {
    /// The smallest rectangle around the transformed bounds, in the superview's coordinates.
    package var frameInParent: CGRect {
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
            toParent(origin.x + $0.0 * size.x, origin.y + $0.1 * size.y)
        }
        let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
        return CGRect(x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
    }
}

extension CGAffineTransform {
    fileprivate init(_ map: Affine) {
        self.init(
            a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
            ty: CGFloat(map.ty))
    }
}
