import Foundation

/// The formulas of a scroll view's motion, in points, points per second and seconds.
enum DecelerationLaw {
    /// The rate at which the velocity decays, per second.
    static func decay(_ rate: Double = 0.998) -> Double { -1000 * log(rate) }

    /// The distance that content has covered `t` seconds after the finger lifts (SV-21).
    static func way(_ v: Double, _ t: Double, rate: Double = 0.998) -> Double {
        rate / (1 - rate) / 1000 * v * (1 - exp(-decay(rate) * t))
    }

    /// The remaining velocity `t` seconds after the finger lifts.
    static func speed(_ v: Double, _ t: Double, rate: Double = 0.998) -> Double { v * exp(-decay(rate) * t) }

    /// The distance to the proposed target content offset (SV-25).
    static func announced(_ v: Double, rate: Double = 0.998) -> Double {
        (abs(v) - 10) / decay(rate) * (v < 0 ? -1 : 1)
    }

    /// The overshoot `t` seconds after the edge is reached or the finger lifts, positive outward (SV-22).
    static func overshoot(_ x0: Double, _ v: Double, _ t: Double) -> Double {
        x0 * exp(-10 * t) + v * (exp(-10 * t) - exp(-12 * t)) / 2
    }
}
