import Foundation
import TouchstoneGeometry

/// The offsets at which content may rest, for its size and insets.
extension UIScrollView {
    var horizontalRange: ClosedRange<Double> { horizontalRange(of: contentSize.width) }
    var verticalRange: ClosedRange<Double> { verticalRange(of: contentSize.height) }

    private func horizontalRange(of width: CGFloat) -> ClosedRange<Double> {
        Self.range(adjustedContentInset.left, adjustedContentInset.right, width, bounds.width)
    }

    private func verticalRange(of height: CGFloat) -> ClosedRange<Double> {
        Self.range(
            adjustedContentInset.top + (barSpace?.hidden ?? 0), adjustedContentInset.bottom, height, bounds.height)
    }

    private static func range(
        _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ visible: CGFloat
    ) -> ClosedRange<Double> {
        let low = -finite(before)
        return low...max(low, max(finite(content), 0) + finite(after) - finite(visible))
    }

    private static func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

    /// Whether fingers can move the content along this axis.
    var scrollsHorizontally: Bool {
        let range = horizontalRange
        return range.upperBound > range.lowerBound || (alwaysBounceHorizontal && bouncesHorizontally)
    }

    var scrollsVertically: Bool {
        let range = verticalRange
        return range.upperBound > range.lowerBound || (alwaysBounceVertical && bouncesVertically)
    }

    /// Returns the nearest offset at which the content may rest, if its size is multiplied by `factor`.
    func clamped(_ offset: CGPoint, contentScaledBy factor: CGFloat = 1) -> CGPoint {
        CGPoint(
            x: Double(offset.x).clamped(to: horizontalRange(of: contentSize.width * factor)),
            y: Double(offset.y).clamped(to: verticalRange(of: contentSize.height * factor)))
    }

    /// Returns the nearest offset on the screen's pixel grid (SV-23).
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = windowStorage?.screen.scale ?? 1
        guard scale > 0 else { return offset }
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }
}
