extension ViewNode {
    /// The box of the points in the parent that the view can contain; `nil` if there are none.
    var reach: Reach? {
        guard isEligible else { return nil }
        guard flags.contains(.transformed) else {
            guard size.x > 0, size.y > 0 else {
                // A box cannot represent NaN.
                return size.x.isNaN || size.y.isNaN ? .everywhere : nil
            }
            let end = origin + size
            let extent =
                abs(shift.x) + abs(shift.y) + abs(origin.x) + abs(origin.y) + abs(end.x) + abs(end.y)
            return Reach(origin + shift, end + shift, slack: extent * 1e-12)
        }
        let map = self.map
        // In a view that is scaled to almost nothing, rounding decides which points it contains.
        guard
            abs(map.a * map.d - map.b * map.c)
                > 1e-6 * (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d)
        else { return .everywhere }
        let end = origin + size
        var low = SIMD2(repeating: Double.infinity)
        var high = SIMD2(repeating: -Double.infinity)
        for corner in [origin, SIMD2(end.x, origin.y), end, SIMD2(origin.x, end.y)] {
            let point = toParent(corner.x, corner.y)
            low = pointwiseMin(low, SIMD2(point.x, point.y))
            high = pointwiseMax(high, SIMD2(point.x, point.y))
        }
        let extent =
            abs(low.x) + abs(low.y) + abs(high.x) + abs(high.y) + abs(origin.x) + abs(origin.y) + abs(end.x)
            + abs(end.y)
        return Reach(low, high, slack: extent * 1e-6)
    }

    /// A box in the parent's coordinates, with a margin for rounding errors.
    struct Reach {
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double
        /// The margin on each side.
        let slack: Double

        init(_ low: SIMD2<Double>, _ high: SIMD2<Double>, slack: Double) {
            left = low.x - slack
            top = low.y - slack
            right = high.x + slack
            bottom = high.y + slack
            self.slack = slack
        }

        static let everywhere = Reach(
            SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity), slack: .infinity)

        var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
    }
}
