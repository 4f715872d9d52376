import Foundation

// Foundation's comparisons differ from those of Core Graphics; docs/geometry.md has the table. For rectangles that a caller passed
// in, call `overlaps(_:)` and `encloses(_:)` instead of `intersects` and `contains(point)`.

extension CGRect {
    /// Returns whether the rectangles share more than an edge or a corner, as Core Graphics' `intersects` does.
    ///
    /// A rectangle without area overlaps a rectangle that contains it. The null rectangle and one with NaN overlap nothing.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether the point is inside: the upper and left edges belong to the rectangle, the lower and right ones do not.
    ///
    /// The result is `false` if a coordinate is NaN.
    package func encloses(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
