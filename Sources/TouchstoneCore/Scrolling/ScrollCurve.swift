import Foundation

/// A segment of motion along one axis, with position and velocity as functions of the time since it began.
enum ScrollCurve: Equatable {
    case still(Double)
    /// A deceleration, which approaches `from + distance` at `rate` per second and stops before it, after `duration`
    /// (SV-21).
    case coast(from: Double, velocity: Double, distance: Double, rate: Double, duration: Double)
    /// Motion beyond an edge, which draws the content back to `rest` (SV-22).
    case edge(rest: Double, displacement: Double, velocity: Double)
    /// A critically damped spring to `rest`, which begins at a distance of `displacement` from it.
    case spring(rest: Double, displacement: Double, velocity: Double)
    /// Motion from one position to another that eases in and out.
    case glide(from: Double, to: Double, duration: Double)

    func position(at time: Double) -> Double {
        switch self {
        case .still(let position): return position
        case .coast(let from, _, let distance, let rate, _):
            return from + distance * (1 - exp(-rate * time))
        case .edge(let rest, let displacement, let velocity):
            return rest + ScrollPhysics.overshoot(from: displacement, velocity: velocity, after: time)
        case .spring(let rest, let displacement, let velocity):
            let frequency = ScrollPhysics.targetFrequency
            return rest + (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
        case .glide(let from, let to, let duration):
            let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
            return from + (to - from) * part * part * (3 - 2 * part)
        }
    }

    /// Returns the velocity with which a new motion continues if the limits change, in points per second.
    ///
    /// It is the remainder of the finger's velocity. It excludes the pull of an edge, and it is 0 for motion that the
    /// application requested.
    func momentum(at time: Double) -> Double {
        switch self {
        case .still, .glide: return 0
        case .coast(_, let velocity, _, let rate, _): return velocity * exp(-rate * time)
        case .edge(_, _, let velocity): return velocity * exp(-ScrollPhysics.edgeRates.velocity * time)
        case .spring(_, let displacement, let velocity):
            let frequency = ScrollPhysics.targetFrequency
            let drift = velocity + frequency * displacement
            return (drift - frequency * (displacement + drift * time)) * exp(-frequency * time)
        }
    }

    /// The position at which the motion ends.
    var rest: Double {
        switch self {
        case .still(let position): position
        case .coast(_, _, _, _, let duration): position(at: duration)
        case .edge(let rest, _, _), .spring(let rest, _, _): rest
        case .glide(_, let to, _): to
        }
    }

    /// The time until the content counts as being at rest, in seconds.
    var duration: Double {
        switch self {
        case .still: 0
        case .coast(_, _, _, _, let duration), .glide(_, _, let duration): duration
        case .edge(_, let displacement, let velocity): Self.edgeDuration(displacement, velocity)
        case .spring(_, let displacement, let velocity): Self.springDuration(displacement, velocity)
        }
    }

    /// Returns the time at which the velocity carries the content back across the edge, if it does.
    static func edgeCrossing(_ displacement: Double, _ velocity: Double) -> Double? {
        let (shrinking, slowing) = ScrollPhysics.edgeRates
        let left = 1 + displacement * (slowing - shrinking) / velocity
        return displacement * velocity < 0 && left > 0 ? -log(left) / (slowing - shrinking) : nil
    }

    /// Returns the time at which the overshoot falls below `ScrollPhysics.settledDistance`.
    private static func edgeDuration(_ displacement: Double, _ velocity: Double) -> Double {
        func overshoot(_ time: Double) -> Double {
            abs(ScrollPhysics.overshoot(from: displacement, velocity: velocity, after: time))
        }
        let (shrinking, slowing) = ScrollPhysics.edgeRates
        // The content is farthest out where x' = 0, if it still moves outward, and then only returns.
        let turn = shrinking / slowing * (1 + displacement * (slowing - shrinking) / velocity)
        let goesOut = displacement * velocity > 0 || displacement == 0
        let farthest = goesOut && turn < 1 ? -log(turn) / (slowing - shrinking) : 0
        guard overshoot(farthest) >= ScrollPhysics.settledDistance else {
            // The motion is too small to see, but content slightly beyond the edge must still move to it.
            return displacement == 0 ? 0 : .leastNormalMagnitude
        }
        return fall(of: overshoot, from: farthest, to: edgeCrossing(displacement, velocity) ?? 8)
    }

    /// Returns the time at which the envelope of the spring falls below `ScrollPhysics.settledDistance`.
    private static func springDuration(_ displacement: Double, _ velocity: Double) -> Double {
        let frequency = ScrollPhysics.targetFrequency
        let drift = abs(velocity + frequency * displacement)
        func envelope(_ time: Double) -> Double { (abs(displacement) + drift * time) * exp(-frequency * time) }
        // After this time, the envelope only falls.
        let low = 1 / frequency
        guard envelope(low) > ScrollPhysics.settledDistance else { return abs(displacement) > 0 ? low : 0 }
        return fall(of: envelope, from: low, to: 8)
    }

    /// Returns the time at which a decreasing distance falls below `ScrollPhysics.settledDistance`, by bisection.
    private static func fall(of distance: (Double) -> Double, from low: Double, to high: Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if distance(middle) >= ScrollPhysics.settledDistance { low = middle } else { high = middle }
        }
        return high
    }
}
