import Foundation
import TouchstoneGeometry

extension UIView {
    func applyFrame(_ frame: CGRect) {
        place { node.setFrame(frame) }
    }

    func applyBounds(_ bounds: CGRect) {
        place { node.setBounds(bounds) }
    }

    func applyPosition(_ position: CGPoint) {
        place { node.setPosition(position) }
    }

    func applyAnchorPoint(_ anchor: CGPoint) {
        node.setAnchor(anchor)
        geometryChanged()
    }

    func applyTransform(_ transform: CGAffineTransform) {
        animatably { node.setTransform(transform) }
        geometryChanged()
    }

    func setOpacity(_ opacity: Float) {
        animatably { node.setOpacity(opacity) }
        node.writeThrough()
        pictureChanged()
    }

    /// Changes the size, origin or position, then updates the layout and the picture.
    private func place(_ change: () -> Void) {
        let node = self.node
        let old = node.pointee
        animatably(change)
        let resized = node.pointee.size != old.size
        let scrolled = node.pointee.origin != old.origin
        guard resized || scrolled || node.pointee.position != old.position else { return }
        geometryChanged()
        rareStorage?.layout?.geometryChanged()
        if resized {
            if autoresizesSubviews, !subviewStorage.isEmpty {
                resizeSubviews(from: CGSize(width: old.size.x, height: old.size.y))
            }
            setNeedsLayout()
            if drawsItself, contentMode == .redraw { setNeedsDisplay() }
            if let superview = superviewStorage, !superview.isLayingOut { superview.setNeedsLayout() }
        } else if scrolled {
            setNeedsLayout()
        }
    }

    private func geometryChanged() {
        node.writeThrough()
        pictureChanged()
    }

    // MARK: Autoresizing

    /// The parts of a view's frame that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width of the view changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the upper edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height of the view changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the lower edge changes.
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

    /// Distributes a change of the container's length among the flexible parts, in proportion to their present lengths.
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
