import Foundation

// Foundation's own comparisons differ from Core Graphics' here; docs/geometry.md has the table. Nothing in these modules uses
// `intersects`, nor `contains` of a point, on rectangles that come from elsewhere.

extension CGRect {
    /// Whether the two have more in common than an edge or a corner, as Core Graphics' `intersects` tells. A rectangle without
    /// area overlaps what it lies within; the null rectangle and one that is no number overlap nothing.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the point lies within, the upper and left edge included, the lower and right one not; false where any of it is no
    /// number.
    package func encloses(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
