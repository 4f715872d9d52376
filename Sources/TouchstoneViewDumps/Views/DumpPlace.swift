import Foundation

/// The position of a point relative to a view, as far as the dump determines it.
struct DumpPlace {
    enum Answer {
        case yes, no
        /// The dump does not determine it: only the frame of a transformed view is known, the point is at a rounded
        /// edge, or lines are omitted.
        case untraced
    }

    /// The point in the view's bounds coordinates; `nil` if unknown.
    var point: CGPoint?
    /// The view's bounds, if the dump shows them or they follow from the frame.
    var bounds: CGRect?
    var isInside: Answer
    /// Whether the view's transform is singular (HT-21).
    var isSingular = false
    /// Why the position is unknown, in words.
    var reason: String?
}

extension DumpTree {
    /// The view's transform, or `nil` if it is not printed or only translates.
    func transform(of node: Int) -> DumpTransform? {
        guard let transform = extras[Int32(node)]?.transform else { return nil }
        let isTurned = transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
        return isTurned ? transform : nil
    }

    /// Whether the view's transform leaves almost nothing of its width or height.
    func isScaledAway(_ node: Int) -> Bool {
        guard let transform = transform(of: node) else { return false }
        let (x, y) = (
            transform.a * transform.a + transform.b * transform.b, transform.c * transform.c + transform.d * transform.d
        )
        return min(x, y).squareRoot() < 0.02
    }

    /// The origin of the bounds: printed, or the content offset, or zero; `nil` for a scroll view that has neither
    /// printed.
    private func origin(of node: Int) -> CGPoint? {
        let extras = extras[Int32(node)]
        if let origin = extras?.bounds?.origin ?? extras?.offset { return origin }
        return known(node).isScrollView ? nil : .zero
    }

    /// Converts a point in the superview's coordinates to the view's.
    func place(of point: CGPoint?, in node: Int) -> DumpPlace {
        guard let point else { return DumpPlace(isInside: .untraced) }
        let view = nodes[node]
        if view.flags.contains(.isAfterGap) {
            return DumpPlace(isInside: .untraced, reason: "the lines of its superviews are missing")
        }
        if view.flags.contains(.hasNoFrame) {
            return DumpPlace(isInside: .untraced, reason: "its frame cannot be read")
        }
        // A frame with non-finite numbers contains no point (HT-17).
        guard view.frame.isANumber else { return DumpPlace(bounds: view.frame, isInside: .no) }
        if let transform = transform(of: node) { return place(of: point, in: node, turned: transform) }
        let size = view.frame.size
        let isInside = view.frame.holds(point, within: view.frame.tolerance)
        guard let origin = origin(of: node) else {
            var place = DumpPlace(isInside: isInside, reason: "its contentOffset is not printed")
            place.bounds = size.width > 0 && size.height > 0 ? nil : CGRect(origin: .zero, size: size)
            return place
        }
        let inner = CGPoint(x: point.x - view.frame.minX + origin.x, y: point.y - view.frame.minY + origin.y)
        return DumpPlace(point: inner, bounds: CGRect(origin: origin, size: size), isInside: isInside)
    }

    /// Converts a point to a transformed view. The frame is the bounding box of the transformed bounds; both have the
    /// same center, whatever the anchor point.
    private func place(of point: CGPoint, in node: Int, turned transform: DumpTransform) -> DumpPlace {
        let frame = nodes[node].frame
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return DumpPlace(isInside: .no, isSingular: true) }
        guard let size = extras[Int32(node)]?.bounds?.size ?? size(of: frame, turned: transform) else {
            // Outside the bounding box means outside the view.
            let isInBox = frame.holds(point, within: 0.01) != .no
            return DumpPlace(
                isInside: isInBox ? .untraced : .no,
                reason: "its frame is the box around it, and its transform does not determine its bounds")
        }
        let (x, y) = (point.x - frame.midX, point.y - frame.midY)
        let inner = CGPoint(
            x: (transform.d * x - transform.c * y) / determinant, y: (transform.a * y - transform.b * x) / determinant)
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        // UIKit prints frames and transforms with six digits. Only Touchstone prints bounds, and in full.
        let isExact = extras[Int32(node)]?.bounds != nil
        let tolerance = isExact ? 1e-6 : 0.01 * max(1, 1 / abs(determinant).squareRoot())
        let isInside = box.holds(inner, within: tolerance)
        guard let origin = origin(of: node) else {
            return DumpPlace(isInside: isInside, reason: "its contentOffset is not printed")
        }
        return DumpPlace(
            point: CGPoint(x: inner.x + origin.x + size.width / 2, y: inner.y + origin.y + size.height / 2),
            bounds: CGRect(origin: origin, size: size), isInside: isInside)
    }

    /// The size of a view with this bounding box after the transform; `nil` if it is ambiguous, as at 45°.
    private func size(of frame: CGRect, turned transform: DumpTransform) -> CGSize? {
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        // Six printed digits are too few for a division by a smaller determinant.
        guard abs(determinant) > 0.05 * max(a * d, b * c) else { return nil }
        let width = (d * frame.width - c * frame.height) / determinant
        let height = (a * frame.height - b * frame.width) / determinant
        guard width > -0.01, height > -0.01 else { return nil }
        return CGSize(width: max(0, width), height: max(0, height))
    }
}

extension CGRect {
    /// The uncertainty of printed numbers: zero if all are multiples of an eighth, since others are rounded.
    fileprivate var tolerance: CGFloat {
        let isExact = [minX, minY, width, height].allSatisfy { abs($0) < 1e6 && ($0 * 8).rounded() == $0 * 8 }
        return isExact ? 0 : 0.001 * Swift.max(1, 1e-3 * Swift.max(abs(maxX), abs(maxY)))
    }

    /// Whether the rectangle, without its right and lower edges (HT-15), contains the point; unknown within the
    /// tolerance of an edge.
    fileprivate func holds(_ point: CGPoint, within tolerance: CGFloat) -> DumpPlace.Answer {
        guard width > 0, height > 0 else { return .no }
        let outer =
            point.x >= minX - tolerance && point.x < maxX + tolerance && point.y >= minY - tolerance
            && point.y < maxY + tolerance
        guard outer else { return .no }
        let inner =
            point.x >= minX + tolerance && point.x < maxX - tolerance && point.y >= minY + tolerance
            && point.y < maxY - tolerance
        return inner ? .yes : .untraced
    }
}
