import Foundation
import TouchstoneGeometry

extension UIView {
    var treeRoot: UIView {
        var view = self
        while let superview = view.superviewStorage { view = superview }
        return view
    }

    static func convert(_ rect: CGRect, from source: UIView, to target: UIView) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            convert(CGPoint(x: x, y: y), from: source, to: target)
        }
        return CGRect(
            around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
            corner(rect.minX, rect.maxY))
    }

    static func convert(_ point: CGPoint, from source: UIView, to target: UIView) -> CGPoint {
        let converted = source.node.convert(Double(point.x), Double(point.y), to: target.node)
        return CGPoint(x: converted.x, y: converted.y)
    }
}

extension NodePointer {
    /// Converts a point through the nearest common ancestor, step by step like hit-testing. The roots of two trees meet on the screen,
    /// where each window is positioned by its frame. A singular transform leaves the point unchanged, so no coordinate becomes NaN.
    func convert(_ x: Double, _ y: Double, to target: NodePointer) -> (x: Double, y: Double) {
        if self == target { return (x, y) }
        if target.pointee.parent == self { return target.pointee.fromParent(x, y) ?? (x, y) }
        var from = self
        var (x, y) = (x, y)
        var fromDepth = depth
        var targetDepth = target.depth
        var down: [NodePointer] = []
        var to = target
        while targetDepth > fromDepth {
            down.append(to)
            to = to.pointee.parent!
            targetDepth -= 1
        }
        while fromDepth > targetDepth {
            (x, y) = from.pointee.toParent(x, y)
            from = from.pointee.parent!
            fromDepth -= 1
        }
        while from != to {
            (x, y) = from.pointee.toParent(x, y)
            down.append(to)
            guard let above = from.pointee.parent, let targetAbove = to.pointee.parent else { break }
            from = above
            to = targetAbove
        }
        for node in down.reversed() {
            (x, y) = node.pointee.fromParent(x, y) ?? (x, y)
        }
        return (x, y)
    }

    private var depth: Int {
        var depth = 0
        var node = self
        while let parent = node.pointee.parent {
            depth += 1
            node = parent
        }
        return depth
    }
}
