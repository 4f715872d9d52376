import Foundation

// Foundation's comparisons differ from those of Core Graphics; docs/geometry.md has the table. For rectangles that a caller passed
// in, call `overlaps(_:)`, `common(with:)` and `encloses(_:)` instead of `intersects`, `intersection` and `contains(point)`.

extension CGRect {
    /// Returns whether the rectangles share more than an edge or a corner, as Core Graphics' `intersects` does.
    ///
    /// A rectangle without area overlaps a rectangle that contains it. The null rectangle and one with NaN overlap nothing.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the part that both rectangles have in common, as Core Graphics' `intersection` does; null if there is none.
    ///
    /// Rectangles that share an edge have an empty part in common. One with NaN has nothing in common with any other.
    package func common(with other: CGRect) -> CGRect {
        guard minX <= other.maxX, other.minX <= maxX, minY <= other.maxY, other.minY <= maxY else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether all edges are finite numbers.
    package var isFinite: Bool { minX.isFinite && maxX.isFinite && minY.isFinite && maxY.isFinite }

    /// Returns whether the point is inside: the upper and left edges belong to the rectangle, the lower and right ones do not.
    ///
    /// The result is `false` if a coordinate is NaN.
    package func encloses(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
