import Foundation

/// The two fingers of a pinch or a rotation.
@MainActor
struct TwoFingers {
    let first: UITouch
    let second: UITouch

    /// Creates the pair, or returns `nil` unless exactly two touches are present.
    init?(_ present: UnretainedArray<UITouch>) {
        guard present.count == 2 else { return nil }
        first = present[0]
        second = present[1]
    }

    private var dx: Double { Double(second.windowLocation.x - first.windowLocation.x) }
    private var dy: Double { Double(second.windowLocation.y - first.windowLocation.y) }

    /// The distance between the fingers, in points.
    var distance: Double { hypot(dx, dy) }
    /// The angle from the first finger to the second, in radians, clockwise; `nil` below a distance of one point
    /// (G-63).
    var angle: Double? { distance < Self.least ? nil : atan2(dy, dx) }
    /// The distance for computing a scale, at least one point.
    var span: Double { max(distance, Self.least) }

    private static let least = 1.0
}
