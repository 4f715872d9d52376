import Foundation
import TouchstoneGeometry

/// Where a point of the superview's coordinates is in a view, as far as the text tells.
struct DumpPlace {
    enum Answer {
        case yes, no
        /// The text does not tell: a box around a turned view, an edge of a rounded number, lines that are left out.
        case untold
    }

    /// In the view's bounds coordinates; nil where the text does not tell.
    var point: CGPoint?
    /// Where the text tells them, or they follow from the frame.
    var bounds: CGRect?
    var isInside: Answer
    /// Whether the transform flattens the view (HT-21).
    var isSingular = false
    /// Why it is not told.
    var reason: String?
}

extension DumpTree {
    /// The transform, where it is one that changes something.
    func transform(of node: Int) -> CGAffineTransform? {
        guard let transform = extras[Int32(node)]?.transform else { return nil }
        let isTurned = transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
        return isTurned ? transform : nil
    }

    /// The bounds' origin: printed, or the content offset, or zero; nil for a scroll view of which it is not printed.
    private func origin(of node: Int) -> CGPoint? {
        let extras = extras[Int32(node)]
        if let origin = extras?.bounds?.origin ?? extras?.offset { return origin }
        return known(node).isScrollView ? nil : .zero
    }

    /// Where a point of the superview's coordinates is in the view.
    func place(of point: CGPoint?, in node: Int) -> DumpPlace {
        guard let point else { return DumpPlace(isInside: .untold) }
        let view = nodes[node]
        if view.flags.contains(.isAfterGap) {
            return DumpPlace(isInside: .untold, reason: "the lines of views that it is in are left out")
        }
        if view.flags.contains(.hasNoFrame) {
            return DumpPlace(isInside: .untold, reason: "its frame cannot be read")
        }
        // Nothing is inside what is no number (HT-17).
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

    /// The frame is the box around the turned view; the middle of both is the same, whatever the anchor point.
    private func place(of point: CGPoint, in node: Int, turned transform: CGAffineTransform) -> DumpPlace {
        let frame = nodes[node].frame
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return DumpPlace(isInside: .no, isSingular: true) }
        guard let size = extras[Int32(node)]?.bounds?.size ?? size(of: frame, turned: transform) else {
            // Outside the box is outside the view.
            let isInBox = frame.holds(point, within: 0.01) != .no
            return DumpPlace(
                isInside: isInBox ? .untold : .no,
                reason: "its frame is the box around it, and its transform does not determine its bounds")
        }
        let (x, y) = (point.x - frame.midX, point.y - frame.midY)
        let inner = CGPoint(
            x: (transform.d * x - transform.c * y) / determinant, y: (transform.a * y - transform.b * x) / determinant)
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        // Six digits are printed of frames and transforms by UIKit; bounds are printed by ours alone, which prints all.
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

    /// The size of a view that has this box once it is turned; nil where several sizes have, as at 45°.
    private func size(of frame: CGRect, turned transform: CGAffineTransform) -> CGSize? {
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        // The box is printed to six digits; divided by less than this, they are not enough.
        guard abs(determinant) > 0.05 * max(a * d, b * c) else { return nil }
        let width = (d * frame.width - c * frame.height) / determinant
        let height = (a * frame.height - b * frame.width) / determinant
        guard width > -0.01, height > -0.01 else { return nil }
        return CGSize(width: max(0, width), height: max(0, height))
    }
}

extension CGRect {
    /// Numbers that are printed as whole ones, halves, quarters or eighths are exact; others are rounded.
    fileprivate var tolerance: CGFloat {
        let isExact = [minX, minY, width, height].allSatisfy { abs($0) < 1e6 && ($0 * 8).rounded() == $0 * 8 }
        return isExact ? 0 : 0.001 * Swift.max(1, 1e-3 * Swift.max(abs(maxX), abs(maxY)))
    }

    /// Half open (HT-15); within the tolerance of an edge nobody knows.
    fileprivate func holds(_ point: CGPoint, within tolerance: CGFloat) -> DumpPlace.Answer {
        guard width > 0, height > 0 else { return .no }
        let outer =
            point.x >= minX - tolerance && point.x < maxX + tolerance && point.y >= minY - tolerance
            && point.y < maxY + tolerance
        guard outer else { return .no }
        let inner =
            point.x >= minX + tolerance && point.x < maxX - tolerance && point.y >= minY + tolerance
            && point.y < maxY - tolerance
        return inner ? .yes : .untold
    }
}
