import Foundation

/// The motion that people know by hand, as pure functions of time; in points and seconds, one axis at a time.
///
/// Nothing here is integrated from frame to frame, so a path does not depend on how often somebody looks at it.
public enum ScrollPhysics {
    /// The 1 in 1 − 1/(x·c/d + 1). [SV-10: chpwn]
    public static let rubberBandStiffness = 0.55
    /// A deceleration has stopped where its speed falls under this, in points a second. [SV-21, measured by openuikit]
    public static let stopSpeed = 10.0
    /// How fast content that arrives at an edge in motion is drawn back, per second. [SV-22, measured by openuikit]
    public static let bounceFrequency = 11.0
    /// The two rates at which content let go at rest beyond an edge returns, per second. [SV-22, measured by openuikit]
    public static let returnRates = (slow: 9.0, fast: 46.0)
    /// A return has ended where less than this is left, in points: nothing that a pixel shows. [our choice]
    public static let settledDistance = 0.25
    /// How long content held still before its touch is told. [SV-1: 0.15 s in Apple's re-creation]
    public static let contentTouchDelay = 0.15
    /// `setContentOffset(_:animated:)` and `setZoomScale(_:animated:)`, in seconds. [our choice]
    public static let animationDuration = 0.3
    /// The lift velocity, in points a second, from which a page turns whatever its offset. [our choice]
    public static let pageTurnSpeed = 200.0
    /// Nothing that fingers do is faster, in points a second. [our choice, against broken input]
    static let highestSpeed = 100_000.0

    /// How far content travels that is let go at `velocity`, in points (SV-9).
    ///
    /// - Parameter rate: What is left of the velocity after a millisecond, between 0 and 1.
    public static func projection(velocity: Double, rate: Double) -> Double {
        velocity / 1000 * rate / (1 - rate)
    }

    /// How far content follows a finger that pulled it `distance` beyond an edge, for a view of `dimension` points (SV-10).
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

/// A stretch of motion along one axis: where, and how fast, at each time since it began.
enum ScrollCurve: Equatable {
    case still(Double)
    /// An exponential approach of `from + distance` at `rate` per second, which counts as stopped after `duration`.
    case coast(from: Double, distance: Double, rate: Double, duration: Double)
    /// A critically damped spring to `rest`, from `displacement` beside it.
    case spring(rest: Double, displacement: Double, velocity: Double)
    /// An overdamped return to `rest` of content that was let go without velocity.
    case giveWay(rest: Double, displacement: Double)
    /// From one place to another, slowly at both ends.
    case glide(from: Double, to: Double, duration: Double)

    func position(at time: Double) -> Double {
        switch self {
        case .still(let position): return position
        case .coast(let from, let distance, let rate, let duration):
            let gone = distance * (1 - exp(-rate * time))
            // What the exponential still has to go when it counts as stopped is spread over the way, most of it late, so
            // that the content ends where its delegate was told it would.
            guard duration > 0 else { return from + gone }
            let part = min(time / duration, 1)
            return from + gone + distance * exp(-rate * duration) * part * part * part * part
        case .spring(let rest, let displacement, let velocity):
            let frequency = ScrollPhysics.bounceFrequency
            return rest + (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
        case .giveWay(let rest, let displacement):
            let (slow, fast) = ScrollPhysics.returnRates
            return rest + displacement * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
        case .glide(let from, let to, let duration):
            let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
            return from + (to - from) * part * part * (3 - 2 * part)
        }
    }

    func velocity(at time: Double) -> Double {
        switch self {
        case .still: return 0
        case .coast(_, let distance, let rate, let duration):
            let speed = distance * rate * exp(-rate * time)
            guard duration > 0 else { return speed }
            let part = min(time / duration, 1)
            return speed + distance * exp(-rate * duration) * 4 * part * part * part / duration
        case .spring(_, let displacement, let velocity):
            let frequency = ScrollPhysics.bounceFrequency
            let drift = velocity + frequency * displacement
            return (drift - frequency * (displacement + drift * time)) * exp(-frequency * time)
        case .giveWay(_, let displacement):
            let (slow, fast) = ScrollPhysics.returnRates
            return displacement * slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
        case .glide(let from, let to, let duration):
            guard duration > 0, time < duration else { return 0 }
            let part = max(time / duration, 0)
            return (to - from) * 6 * part * (1 - part) / duration
        }
    }

    /// Where it comes to rest.
    var rest: Double {
        switch self {
        case .still(let position): position
        case .coast(let from, let distance, _, _): from + distance
        case .spring(let rest, _, _), .giveWay(let rest, _): rest
        case .glide(_, let to, _): to
        }
    }

    /// Seconds until it counts as being at rest.
    var duration: Double {
        switch self {
        case .still: 0
        case .coast(_, _, _, let duration), .glide(_, _, let duration): duration
        case .spring(_, let displacement, let velocity):
            Self.springDuration(displacement, velocity)
        case .giveWay(_, let displacement):
            // The fast part is gone long before.
            max(0, log(abs(displacement) * 46 / 37 / ScrollPhysics.settledDistance) / ScrollPhysics.returnRates.slow)
        }
    }

    /// When the spring's envelope falls under what counts as settled, by bisection.
    private static func springDuration(_ displacement: Double, _ velocity: Double) -> Double {
        let frequency = ScrollPhysics.bounceFrequency
        let drift = abs(velocity + frequency * displacement)
        func envelope(_ time: Double) -> Double { (abs(displacement) + drift * time) * exp(-frequency * time) }
        // From here on the envelope only falls.
        var (low, high) = (1 / frequency, 8.0)
        guard envelope(low) > ScrollPhysics.settledDistance else { return abs(displacement) > 0 ? low : 0 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if envelope(middle) > ScrollPhysics.settledDistance { low = middle } else { high = middle }
        }
        return high
    }
}
