import Foundation
import TouchstoneText

/// How far a point lies outside a rectangle, in points.
///
/// One or two of the distances are set. A distance is zero on the right or lower edge, which is not part of a
/// rectangle.
public struct Overshoot: Equatable, Sendable {
    /// The distance to the left of the left edge, or `nil`.
    public var left: CGFloat?
    /// The distance to the right of the right edge, or `nil`.
    public var right: CGFloat?
    /// The distance above the upper edge, or `nil`.
    public var above: CGFloat?
    /// The distance below the lower edge, or `nil`.
    public var below: CGFloat?

    package init(_ point: CGPoint, _ bounds: CGRect) {
        if point.x < bounds.minX { left = bounds.minX - point.x }
        if point.x >= bounds.maxX { right = point.x - bounds.maxX }
        if point.y < bounds.minY { above = bounds.minY - point.y }
        if point.y >= bounds.maxY { below = point.y - bounds.maxY }
    }

    /// Whether the rectangle contains the point, or the point is not a number.
    package var isNowhere: Bool { left == nil && right == nil && above == nil && below == nil }

    /// The distances in words, such as `12 points to the right and 3 points above`.
    public var words: String {
        var parts: [String] = []
        func add(_ distance: CGFloat?, _ side: String, _ edge: String) {
            guard let distance else { return }
            // A rectangle does not contain its right and lower edges.
            parts.append(distance == 0 ? "on the \(edge) edge" : "\(amount(distance)) \(side)")
        }
        add(left, "to the left", "left")
        add(right, "to the right", "right")
        add(above, "above", "upper")
        add(below, "below", "lower")
        return parts.isEmpty ? "outside" : parts.joined(separator: " and ")
    }

    private func amount(_ distance: CGFloat) -> String {
        distance == 1 ? "1 point" : "\(Double(distance).short) points"
    }
}
