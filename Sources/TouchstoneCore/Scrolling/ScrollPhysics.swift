import Foundation

/// Touchstone extension: the motion that people know by hand, as pure functions of time; in points and seconds, one
/// axis at a time.
///
/// Nothing here is integrated from frame to frame, so a path does not depend on how often somebody looks at it.
public enum ScrollPhysics {
    /// The 1 in 1 − 1/(x·c/d + 1). [SV-10: chpwn]
    public static let rubberBandStiffness = 0.55
    /// A deceleration stops in the first frame in which its speed is no more than this, in points a second. [SV-21,
    /// measured]
    public static let stopSpeed = 10.0
    /// Beyond an edge, per second: how fast the overshoot shrinks, and how fast the velocity is lost. [SV-22, measured]
    public static let edgeRates = (overshoot: 10.0, velocity: 12.0)
    /// A return to an edge ends where less than this is left, in points. [SV-22, measured]
    public static let settledDistance = 0.5
    /// The frequency of the spring that takes content to a page, or to a target far from its own, per second. [our
    /// choice]
    public static let targetFrequency = 11.0
    /// How long content held still before its touch is told. [SV-1: 0.15 s in Apple's re-creation]
    public static let contentTouchDelay = 0.15
    /// `setContentOffset(_:animated:)` and `setZoomScale(_:animated:)`, in seconds. [our choice]
    public static let animationDuration = 0.3
    /// The lift velocity, in points a second, from which a page turns whatever its offset. [our choice]
    public static let pageTurnSpeed = 200.0
    /// Nothing that fingers do is faster, in points a second. [our choice, against broken input]
    static let highestSpeed = 100_000.0

    /// How far content would travel that is let go at `velocity`, in points, if it never stopped (SV-9).
    ///
    /// - Parameters:
    ///   - velocity: In points a second.
    ///   - rate: What is left of the velocity after a millisecond, between 0 and 1.
    public static func projection(velocity: Double, rate: Double) -> Double {
        velocity / 1000 * rate / (1 - rate)
    }

    /// How far from where it is let go content is announced to come to rest, in points (SV-25).
    ///
    /// - Parameters:
    ///   - velocity: In points a second; slower than `stopSpeed`, the content stays.
    ///   - rate: What is left of the velocity after a millisecond, between 0 and 1.
    public static func announcedDistance(velocity: Double, rate: Double) -> Double {
        let spent = max(0, abs(velocity) - stopSpeed) / decay(rate)
        return velocity < 0 ? -spent : spent
    }

    /// A rate per millisecond as one per second: k = −1000 · ln r (SV-21).
    static func decay(_ rate: Double) -> Double { -1000 * log(rate) }

    /// How far beyond an edge content is `time` seconds after it was let go there or ran into it, in points; outwards
    /// is the direction of `overshoot` and `velocity` alike (SV-22).
    public static func overshoot(from overshoot: Double, velocity: Double, after time: Double) -> Double {
        let (shrinking, slowing) = (exp(-edgeRates.overshoot * time), exp(-edgeRates.velocity * time))
        return overshoot * shrinking + velocity * (shrinking - slowing) / (edgeRates.velocity - edgeRates.overshoot)
    }

    /// How far content follows a finger that pulled it `distance` beyond an edge, for a view of `dimension` points
    /// (SV-10).
    public static func rubberBand(_ distance: Double, dimension: Double) -> Double {
        guard dimension > 0, distance.isFinite else { return 0 }
        let pull = abs(distance)
        let stretched = (1 - 1 / (pull * rubberBandStiffness / dimension + 1)) * dimension
        return distance < 0 ? -stretched : stretched
    }

    /// The finger's distance for which the content is `stretched` beyond its edge: the inverse of `rubberBand`.
    public static func pull(forRubberBand stretched: Double, dimension: Double) -> Double {
        guard dimension > 0, stretched.isFinite else { return 0 }
        // The band never reaches the dimension; what lies there was put there by somebody else.
        let part = min(abs(stretched) / dimension, 0.999)
        let pull = (1 / (1 - part) - 1) * dimension / rubberBandStiffness
        return stretched < 0 ? -pull : pull
    }

    /// The page at which paged content comes to rest: the next in the direction of a fling, else the nearest (SV-14).
    static func page(at position: Double, velocity: Double, length: Double) -> Double {
        guard length > 0 else { return position }
        let pages = position / length
        if velocity > pageTurnSpeed { return pages.rounded(.up) * length }
        if velocity < -pageTurnSpeed { return pages.rounded(.down) * length }
        return pages.rounded() * length
    }
}
