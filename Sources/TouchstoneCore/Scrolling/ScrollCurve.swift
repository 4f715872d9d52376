import Foundation

/// A stretch of motion along one axis: where, and how fast, at each time since it began.
enum ScrollCurve: Equatable {
    case still(Double)
    /// A deceleration: it approaches `from + distance` at `rate` per second and stops, short of that, after `duration` (SV-21).
    case coast(from: Double, velocity: Double, distance: Double, rate: Double, duration: Double)
    /// Beyond an edge, which draws the content back to `rest` (SV-22).
    case edge(rest: Double, displacement: Double, velocity: Double)
    /// A critically damped spring to `rest`, from `displacement` beside it.
    case spring(rest: Double, displacement: Double, velocity: Double)
    /// From one place to another, slowly at both ends.
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

    /// The velocity with which the motion goes on where its circumstances change, in points a second: what the finger gave it and
    /// nothing has taken yet. An edge's pull is not part of it, and what was asked for has none.
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

    /// Where it comes to rest.
    var rest: Double {
        switch self {
        case .still(let position): position
        case .coast(_, _, _, _, let duration): position(at: duration)
        case .edge(let rest, _, _), .spring(let rest, _, _): rest
        case .glide(_, let to, _): to
        }
    }

    /// Seconds until it counts as being at rest.
    var duration: Double {
        switch self {
        case .still: 0
        case .coast(_, _, _, _, let duration), .glide(_, _, let duration): duration
        case .edge(_, let displacement, let velocity): Self.edgeDuration(displacement, velocity)
        case .spring(_, let displacement, let velocity): Self.springDuration(displacement, velocity)
        }
    }

    /// When the velocity takes the content back across the edge, if it does.
    static func edgeCrossing(_ displacement: Double, _ velocity: Double) -> Double? {
        let (shrinking, slowing) = ScrollPhysics.edgeRates
        let left = 1 + displacement * (slowing - shrinking) / velocity
        return displacement * velocity < 0 && left > 0 ? -log(left) / (slowing - shrinking) : nil
    }

    /// When the overshoot has fallen under what counts as settled.
    private static func edgeDuration(_ displacement: Double, _ velocity: Double) -> Double {
        func overshoot(_ time: Double) -> Double {
            abs(ScrollPhysics.overshoot(from: displacement, velocity: velocity, after: time))
        }
        let (shrinking, slowing) = ScrollPhysics.edgeRates
        // It is farthest out where x' = 0, if it still goes out, and falls from there.
        let turn = shrinking / slowing * (1 + displacement * (slowing - shrinking) / velocity)
        let goesOut = displacement * velocity > 0 || displacement == 0
        let farthest = goesOut && turn < 1 ? -log(turn) / (slowing - shrinking) : 0
        guard overshoot(farthest) >= ScrollPhysics.settledDistance else {
            // Nothing to see; but what lies a little beyond the edge is put on it.
            return displacement == 0 ? 0 : .leastNormalMagnitude
        }
        return fall(of: overshoot, from: farthest, to: edgeCrossing(displacement, velocity) ?? 8)
    }

    /// When the spring's envelope falls under what counts as settled.
    private static func springDuration(_ displacement: Double, _ velocity: Double) -> Double {
        let frequency = ScrollPhysics.targetFrequency
        let drift = abs(velocity + frequency * displacement)
        func envelope(_ time: Double) -> Double { (abs(displacement) + drift * time) * exp(-frequency * time) }
        // From here on the envelope only falls.
        let low = 1 / frequency
        guard envelope(low) > ScrollPhysics.settledDistance else { return abs(displacement) > 0 ? low : 0 }
        return fall(of: envelope, from: low, to: 8)
    }

    /// When a distance that only falls comes under what counts as settled, by bisection.
    private static func fall(of distance: (Double) -> Double, from low: Double, to high: Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if distance(middle) >= ScrollPhysics.settledDistance { low = middle } else { high = middle }
        }
        return high
    }
}
