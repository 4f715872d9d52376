import Foundation

/// The laws of a scroll view's motion, written from their formulas: points, points a second, seconds.
enum DecelerationLaw {
    /// How fast a speed decays, a second.
    static func decay(_ rate: Double = 0.998) -> Double { -1000 * log(rate) }

    /// How far content has come `t` seconds after the lift (SV-21).
    static func way(_ v: Double, _ t: Double, rate: Double = 0.998) -> Double {
        rate / (1 - rate) / 1000 * v * (1 - exp(-decay(rate) * t))
    }

    /// The speed that is left, with its sign.
    static func speed(_ v: Double, _ t: Double, rate: Double = 0.998) -> Double { v * exp(-decay(rate) * t) }

    /// The announced way (SV-25).
    static func announced(_ v: Double, rate: Double = 0.998) -> Double {
        (abs(v) - 10) / decay(rate) * (v < 0 ? -1 : 1)
    }

    /// The overshoot `t` seconds after the edge or the lift, outwards positive (SV-22).
    static func overshoot(_ x0: Double, _ v: Double, _ t: Double) -> Double {
        x0 * exp(-10 * t) + v * (exp(-10 * t) - exp(-12 * t)) / 2
    }
}
