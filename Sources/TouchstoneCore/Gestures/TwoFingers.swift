import Foundation

/// The pair of fingers that a pinch or a rotation measures.
@MainActor
struct TwoFingers {
    let first: UITouch
    let second: UITouch

    /// The pair, where exactly two are down.
    init?(_ present: LentArray<UITouch>) {
        guard present.count == 2 else { return nil }
        first = present[0]
        second = present[1]
    }

    private var dx: Double { Double(second.windowLocation.x - first.windowLocation.x) }
    private var dy: Double { Double(second.windowLocation.y - first.windowLocation.y) }

    /// In points.
    var distance: Double { hypot(dx, dy) }
    /// From the first finger to the second, in radians, clockwise on the screen; nil where they are on one point (G-63).
    var angle: Double? { distance < Self.least ? nil : atan2(dy, dx) }
    /// The distance that a scale may be told from, in points.
    var span: Double { max(distance, Self.least) }

    private static let least = 1.0
}
