import Foundation
import TouchstoneGeometry

/// Conversion between the coordinates of layers through their nearest common superlayer.
///
/// If two layers are in different trees, or if no layer is given, the space that contains the frames of the root layers
/// is used.
extension CALayer {
    static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let converted = convert(corners, from: source, to: target)
        return CGRect(around: converted[0], converted[1], converted[2], converted[3])
    }

    /// A transform that cannot be inverted leaves the point unchanged, as with views.
    static func convert(_ points: [CGPoint], from source: CALayer?, to target: CALayer?) -> [CGPoint] {
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

    /// This layer and its ancestors, from the inside outward.
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

    /// The sublayers that may contain `point`, from back to front.
    ///
    /// Skips subviews that have no layer yet and cannot be hit, so that no layer is created for them.
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

    /// Sorts by height; elements of the same height keep their order.
    static func inDrawingOrder<Element>(_ elements: [Element], height: (Element) -> CGFloat) -> [Element] {
        guard elements.contains(where: { height($0) != 0 }) else { return elements }
        return elements.enumerated().sorted { one, other in
            let (z1, z2) = (height(one.element), height(other.element))
            return z1 != z2 ? z1 < z2 : one.offset < other.offset
        }.map(\.element)
    }
}
