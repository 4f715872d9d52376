import Foundation

/// Insets from the four edges, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// The inset from the upper edge; 0 by default.
    public var top: CGFloat
    /// The inset from the left edge; 0 by default.
    public var left: CGFloat
    /// The inset from the lower edge; 0 by default.
    public var bottom: CGFloat
    /// The inset from the right edge; 0 by default.
    public var right: CGFloat

    /// Insets of zero at all edges.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets in points; each is 0 by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
            right: one.right - other.right)
    }
}
