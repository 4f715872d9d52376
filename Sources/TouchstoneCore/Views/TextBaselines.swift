import Foundation

/// The baselines of a view's text, independent of its present size, in points.
package enum TextBaselines {
    /// The first baseline is below the top, and the last one is above the bottom.
    case insideEdges(first: CGFloat, last: CGFloat)
    /// The only baseline is below the vertical center.
    case belowCenter(CGFloat)
}
