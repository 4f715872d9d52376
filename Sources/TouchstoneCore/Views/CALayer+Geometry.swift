import Foundation
import TouchstoneGeometry

/// From one layer's coordinates to another's, by way of their nearest common superlayer. Layers of different trees meet in the
/// space that the frames of their roots lie in; that space is also meant where no layer is named.
extension CALayer {
    /// A point of `layer`, in points, in this layer's coordinates.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        CALayer.convert([point], from: layer, to: self)[0]
    }

    /// A point of this layer, in points, in the coordinates of `layer`.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        CALayer.convert([point], from: self, to: layer)[0]
    }

    /// The smallest rectangle around the four converted corners, in points, in this layer's coordinates.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { CALayer.convert(rect, from: layer, to: self) }
    /// The smallest rectangle around the four converted corners, in points, in the coordinates of `layer`.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { CALayer.convert(rect, from: self, to: layer) }

    private static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let converted = convert(corners, from: source, to: target)
        return CGRect(around: converted[0], converted[1], converted[2], converted[3])
    }

    /// As with views, a transform that cannot be undone leaves a point where it is.
    private static func convert(_ points: [CGPoint], from source: CALayer?, to target: CALayer?) -> [CGPoint] {
        var up = source?.lineage ?? []
        var down = target?.lineage ?? []
        while let one = up.last, let other = down.last, one === other {
            up.removeLast()
            down.removeLast()
        }
        return points.map { point in
            var (x, y) = (Double(point.x), Double(point.y))
            for layer in up { (x, y) = layer.node.pointee.toParent(x, y) }
            for layer in down.reversed() { (x, y) = layer.node.pointee.fromParent(x, y) ?? (x, y) }
            return CGPoint(x: x, y: y)
        }
    }

    /// This layer and all above it.
    private var lineage: [CALayer] {
        var layers = [self]
        while let next = layers[layers.count - 1].superlayer { layers.append(next) }
        return layers
    }

    // MARK: Hit-testing

    func hitTestBelow(_ point: CGPoint) -> CALayer? {
        guard !isHidden, let inner = node.pointee.fromParent(Double(point.x), Double(point.y)) else { return nil }
        let point = CGPoint(x: inner.x, y: inner.y)
        let isInside = contains(point)
        guard isInside || !masksToBounds else { return nil }
        for layer in sublayersInDrawingOrder(around: point).reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    /// Leaves out subviews' layers that nobody has asked for and that cannot be hit, rather than make them.
    private func sublayersInDrawingOrder(around point: CGPoint) -> [CALayer] {
        if presented != nil { return CALayer.inDrawingOrder(sublayers ?? []) { $0.look.zPosition } }
        var layers: [CALayer] = []
        forEachChild { child in
            if case .view(let view) = child, view.rareStorage?.layer == nil, view.subviewStorage.isEmpty,
                !view.frame.insetBy(dx: -1, dy: -1).contains(point)
            {
                return
            }
            layers.append(child.layer)
        }
        return CALayer.inDrawingOrder(layers) { $0.look.zPosition }
    }

    /// By height, and at the same height as they were.
    static func inDrawingOrder<Element>(_ elements: [Element], height: (Element) -> CGFloat) -> [Element] {
        guard elements.contains(where: { height($0) != 0 }) else { return elements }
        return elements.enumerated().sorted { one, other in
            let (z1, z2) = (height(one.element), height(other.element))
            return z1 != z2 ? z1 < z2 : one.offset < other.offset
        }.map(\.element)
    }
}
