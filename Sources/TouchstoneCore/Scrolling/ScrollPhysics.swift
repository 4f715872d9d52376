import Foundation

/// Touchstone extension: the motion of scrolling content as pure functions of time, in points and seconds, along one
/// axis.
///
/// ```swift
/// let distance = ScrollPhysics.projection(velocity: 1000, rate: 0.998)  // 499 points
/// ```
///
/// No function integrates from frame to frame, so a path does not depend on the frame rate.
public enum ScrollPhysics {
    /// The rubber band's constant c in 1 − 1/(x·c/d + 1). [SV-10: chpwn]
    public static let rubberBandStiffness = 0.55
    /// The speed at or below which a deceleration stops in the next frame, in points per second. [SV-21, measured]
    public static let stopSpeed = 10.0
    /// The rates beyond an edge at which the overshoot and the velocity decay, per second. [SV-22, measured]
    public static let edgeRates = (overshoot: 10.0, velocity: 12.0)
    /// The distance from the edge below which a return to it ends, in points. [SV-22, measured]
    public static let settledDistance = 0.5
    /// The frequency of the spring that moves content to a page or to a distant target, per second. [our choice]
    public static let targetFrequency = 11.0
    /// The delay of touches of the content, in seconds. [SV-1: 0.15 s in Apple's re-creation]
    public static let contentTouchDelay = 0.15
    /// The duration of `setContentOffset(_:animated:)` and `setZoomScale(_:animated:)`, in seconds. [our choice]
    public static let animationDuration = 0.3
    /// The velocity at the lift above which the page turns at any offset, in points per second. [our choice]
    public static let pageTurnSpeed = 200.0
    /// The maximum velocity of a drag, in points per second. [our choice, against broken input]
    static let highestSpeed = 100_000.0

    /// Returns the distance that content released at `velocity` would travel if it never stopped, in points (SV-9).
    ///
    /// - Parameters:
    ///   - velocity: The velocity in points per second.
    ///   - rate: The fraction of the velocity that remains after each millisecond, between 0 and 1.
    public static func projection(velocity: Double, rate: Double) -> Double {
        velocity / 1000 * rate / (1 - rate)
    }

    /// Returns the distance from the release to the announced position of rest, in points (SV-25).
    ///
    /// - Parameters:
    ///   - velocity: The velocity in points per second. Content slower than `stopSpeed` does not move.
    ///   - rate: The fraction of the velocity that remains after each millisecond, between 0 and 1.
    public static func announcedDistance(velocity: Double, rate: Double) -> Double {
        let spent = max(0, abs(velocity) - stopSpeed) / decay(rate)
        return velocity < 0 ? -spent : spent
    }

    /// Converts a rate per millisecond to a rate per second: k = −1000 · ln r (SV-21).
    static func decay(_ rate: Double) -> Double { -1000 * log(rate) }

    /// Returns the distance of content beyond an edge, `time` seconds after it was released there or reached the edge,
    /// in points (SV-22).
    ///
    /// `overshoot` and `velocity` have the same sign in the outward direction.
    public static func overshoot(from overshoot: Double, velocity: Double, after time: Double) -> Double {
        let (shrinking, slowing) = (exp(-edgeRates.overshoot * time), exp(-edgeRates.velocity * time))
        return overshoot * shrinking + velocity * (shrinking - slowing) / (edgeRates.velocity - edgeRates.overshoot)
    }

    /// Returns the distance by which content follows a finger that pulls it `distance` beyond an edge, in a view of
    /// `dimension` points (SV-10).
    public static func rubberBand(_ distance: Double, dimension: Double) -> Double {
        guard dimension > 0, distance.isFinite else { return 0 }
        let pull = abs(distance)
        let stretched = (1 - 1 / (pull * rubberBandStiffness / dimension + 1)) * dimension
        return distance < 0 ? -stretched : stretched
    }

    /// Returns the finger's distance at which content is `stretched` beyond its edge, the inverse of `rubberBand`.
    public static func pull(forRubberBand stretched: Double, dimension: Double) -> Double {
        guard dimension > 0, stretched.isFinite else { return 0 }
        // The rubber band never reaches the dimension, but application code may have set an offset beyond it.
        let part = min(abs(stretched) / dimension, 0.999)
        let pull = (1 / (1 - part) - 1) * dimension / rubberBandStiffness
        return stretched < 0 ? -pull : pull
    }

    /// Returns the page at which content comes to rest: the next page in the direction of a fling, or else the nearest
    /// (SV-14).
    static func page(at position: Double, velocity: Double, length: Double) -> Double {
        guard length > 0 else { return position }
        let pages = position / length
        if velocity > pageTurnSpeed { return pages.rounded(.up) * length }
        if velocity < -pageTurnSpeed { return pages.rounded(.down) * length }
        return pages.rounded() * length
    }
}
