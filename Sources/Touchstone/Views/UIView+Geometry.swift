import Foundation
import TouchstoneGeometry

extension UIView {
    var currentFrame: CGRect {
        let node = self.node.pointee
        guard node.flags.contains(.transformed) else {
            return CGRect(
                x: node.position.x - node.anchor.x * node.size.x, y: node.position.y - node.anchor.y * node.size.y,
                width: node.size.x, height: node.size.y)
        }
        return corners { node.toParent($0, $1) }
    }

    /// The box around the four corners of the bounds, each mapped.
    private func corners(_ map: (Double, Double) -> (x: Double, y: Double)) -> CGRect {
        let node = self.node.pointee
        let right = node.origin.x + node.size.x
        let bottom = node.origin.y + node.size.y
        func point(_ x: Double, _ y: Double) -> CGPoint {
            let mapped = map(x, y)
            return CGPoint(x: mapped.x, y: mapped.y)
        }
        return CGRect(
            around: point(node.origin.x, node.origin.y), point(right, node.origin.y), point(right, bottom),
            point(node.origin.x, bottom))
    }

    var currentTransform: CGAffineTransform {
        let map = node.pointee.map
        return CGAffineTransform(
            a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
            ty: CGFloat(map.ty))
    }

    func applyFrame(_ frame: CGRect) {
        let frame = frame.standardized
        let node = self.node
        var size = CGSize(width: frame.width, height: frame.height)
        if node.pointee.flags.contains(.transformed) {
            // The inverse is exact for scales and quarter turns; other frames of a turned view are undefined in UIKit.
            let inner = size.applying(currentTransform.inverted())
            size = CGSize(width: abs(inner.width), height: abs(inner.height))
        }
        resize(Double(size.width), Double(size.height)) {
            node.pointee.position.x = Double(frame.minX) + node.pointee.anchor.x * node.pointee.size.x
            node.pointee.position.y = Double(frame.minY) + node.pointee.anchor.y * node.pointee.size.y
            if node.pointee.flags.contains(.transformed) {
                let box = currentFrame
                node.pointee.position.x += Double(frame.minX - box.minX)
                node.pointee.position.y += Double(frame.minY - box.minY)
            }
        }
    }

    func applyBounds(_ bounds: CGRect) {
        let bounds = bounds.standardized
        let node = self.node
        resize(Double(bounds.width), Double(bounds.height)) {
            node.pointee.origin = SIMD2(Double(bounds.minX), Double(bounds.minY))
        }
    }

    func applyPosition(_ position: CGPoint) {
        let position = SIMD2(Double(position.x), Double(position.y))
        UIView.noteAnimatedChange(of: self, position != node.pointee.position)
        node.pointee.position = position
        geometryChanged()
    }

    func applyAnchorPoint(_ anchor: CGPoint) {
        node.pointee.setRarePlace { $0.anchor = SIMD2(Double(anchor.x), Double(anchor.y)) }
        geometryChanged()
    }

    func applyTransform(_ transform: CGAffineTransform) {
        UIView.noteAnimatedChange(of: self, transform != currentTransform)
        let node = self.node
        let map = Affine(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
        if !transform.isIdentity || node.pointee.flags.contains(.transformed) {
            node.pointee.setRarePlace { $0.map = map }
        }
        let determinant = map.a * map.d - map.b * map.c
        let isSingular = !(determinant.isFinite && determinant != 0)
        if transform.isIdentity {
            node.pointee.flags.subtract([.transformed, .singular])
        } else {
            node.pointee.flags.insert(.transformed)
            node.setFlag(.singular, isSingular)
        }
        geometryChanged()
    }

    /// Changes the size and whatever `place` sets with it, then lets subviews follow.
    private func resize(_ width: Double, _ height: Double, _ place: () -> Void) {
        let node = self.node
        let old = node.pointee
        node.pointee.size = SIMD2(width, height)
        place()
        let resized = node.pointee.size != old.size
        let scrolled = node.pointee.origin != old.origin
        guard resized || scrolled || node.pointee.position != old.position else { return }
        UIView.noteAnimatedChange(of: self, true)
        geometryChanged()
        if resized {
            if autoresizesSubviews, !subviewStorage.isEmpty {
                resizeSubviews(from: CGSize(width: old.size.x, height: old.size.y))
            }
            setNeedsLayout()
            if let superview = superviewStorage, !superview.isLayingOut { superview.setNeedsLayout() }
        } else if scrolled {
            setNeedsLayout()
        }
    }

    private func geometryChanged() {
        node.pointee.settle()
        node.writeThrough()
        setNeedsDisplay()
    }

    // MARK: Autoresizing

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    private func resizeSubviews(from old: CGSize) {
        let new = CGSize(width: node.pointee.size.x, height: node.pointee.size.y)
        for subview in subviewStorage {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty else { continue }
            let frame = subview.frame
            let horizontal = UIView.stretch(
                frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let vertical = UIView.stretch(
                frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            subview.frame = CGRect(
                x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
        }
    }

    /// Shares a change of the container's length among the flexible parts, in proportion to their present lengths.
    private static func stretch(
        _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inner: Bool,
        _ after: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        let margin = old - origin - length
        let parts = [before ? origin : 0, inner ? length : 0, after ? margin : 0]
        let flexible = parts.reduce(0, +)
        let count = CGFloat([before, inner, after].count { $0 })
        guard count > 0 else { return (origin, length) }
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return flexible == 0 ? change / count : change * part / flexible
        }
        return (origin + share(before, parts[0]), max(0, length + share(inner, parts[1])))
    }
}
