import Foundation
import TouchstoneGeometry

/// The motion of released content along one axis, which may have several curves because it can meet an edge.
struct AxisMotion: Equatable {
    private struct Leg: Equatable {
        var curve: ScrollCurve
        var start: Double
    }

    private var legs: [Leg]
    /// The time until the content is at rest, in seconds.
    private(set) var duration: Double
    /// The position at which the motion ends.
    private(set) var rest: Double
    /// The destination that paging or the delegate chose; `nil` if the content decelerates freely.
    let chosen: Double?

    init(_ curve: ScrollCurve, chosen: Double? = nil) {
        legs = [Leg(curve: curve, start: 0)]
        duration = curve.duration
        rest = chosen ?? curve.rest
        self.chosen = chosen
    }

    init(_ first: ScrollCurve, until turn: Double, then next: AxisMotion) {
        legs = [Leg(curve: first, start: 0)]
        for leg in next.legs { legs.append(Leg(curve: leg.curve, start: turn + leg.start)) }
        duration = turn + next.duration
        rest = next.rest
        chosen = next.chosen
    }

    /// Ends a deceleration in a frame, the first one in which it is slow enough (SV-21). A chosen destination is not
    /// changed.
    mutating func stopInAFrame(every interval: Double, since start: Double) {
        let last = legs[legs.count - 1]
        guard chosen == nil, interval > 0, case .coast = last.curve else { return }
        let frames = ((start + duration) / interval - 1e-6).rounded(.up)
        duration = max(duration, frames * interval - start)
        rest = last.curve.position(at: duration - last.start)
    }

    private func leg(at time: Double) -> Leg { legs.last { $0.start <= time } ?? legs[0] }

    func position(at time: Double) -> Double {
        guard time < duration else { return rest }
        let leg = leg(at: time)
        return leg.curve.position(at: time - leg.start)
    }

    func momentum(at time: Double) -> Double {
        guard time < duration else { return 0 }
        let leg = leg(at: time)
        return leg.curve.momentum(at: time - leg.start)
    }
}

/// The state of an axis when its content is released.
struct AxisRelease {
    var position: Double
    /// The velocity in points per second.
    var velocity: Double
    /// The range of positions at which content may rest.
    var range: ClosedRange<Double>
    var bounces: Bool
    /// The fraction of the velocity that remains after each millisecond.
    var rate: Double

    private var decay: Double { ScrollPhysics.decay(rate) }
    private var isMoving: Bool { abs(velocity) > ScrollPhysics.stopSpeed }
    private var edge: Double { position.clamped(to: range) }
    /// The distance to the announced position of rest, if there were no edges.
    private var announcedDistance: Double { ScrollPhysics.announcedDistance(velocity: velocity, rate: rate) }

    /// The announced position at which the content comes to rest without another destination (SV-25).
    var target: Double { leftToItself().announced }

    /// Returns the motion without another destination: deceleration, and a return to the edge that it meets (SV-21,
    /// SV-22).
    func coast() -> AxisMotion { leftToItself().motion }

    private func leftToItself() -> (motion: AxisMotion, announced: Double) {
        if edge != position { return comeBack() }
        guard isMoving else { return (AxisMotion(.still(position)), position) }
        let distance = ScrollPhysics.projection(velocity: velocity, rate: rate)
        let free = ScrollCurve.coast(
            from: position, velocity: velocity, distance: distance, rate: decay,
            duration: log(abs(velocity) / ScrollPhysics.stopSpeed) / decay)
        let wall = (position + distance).clamped(to: range)
        let arrival = -log(1 - (wall - position) / distance) / decay
        guard arrival < free.duration else {
            return (AxisMotion(free), (position + announcedDistance).clamped(to: range))
        }
        let bounce = ScrollCurve.edge(rest: wall, displacement: 0, velocity: free.momentum(at: arrival))
        return (AxisMotion(free, until: arrival, then: AxisMotion(bounces ? bounce : .still(wall))), wall)
    }

    /// Returns the motion of content that is released beyond an edge.
    private func comeBack() -> (motion: AxisMotion, announced: Double) {
        guard bounces else { return (AxisMotion(.still(edge)), edge) }
        let back = ScrollCurve.edge(rest: edge, displacement: position - edge, velocity: velocity)
        guard let crossing = ScrollCurve.edgeCrossing(position - edge, velocity) else {
            return (AxisMotion(back), edge)
        }
        // The velocity carries the content back across the edge, where it decelerates.
        var inside = self
        (inside.position, inside.velocity) = (edge, back.momentum(at: crossing))
        guard inside.isMoving else { return (AxisMotion(back), edge) }
        let (motion, announced) = inside.leftToItself()
        return (AxisMotion(back, until: crossing, then: motion), announced)
    }

    /// Returns the motion to a destination that paging or a delegate chose (SV-11, SV-14). It ends exactly there
    /// (SV-25).
    func approach(_ chosen: Double, decelerates: Bool) -> AxisMotion {
        let distance = chosen - position
        guard distance != 0 else { return AxisMotion(.still(chosen), chosen: chosen) }
        if bounces, position != edge, chosen == edge {
            return AxisMotion(.edge(rest: edge, displacement: -distance, velocity: velocity), chosen: chosen)
        }
        // A destination near the natural one is reached by decelerating slightly more or less.
        let ratio = isMoving ? distance / announcedDistance : 0
        if decelerates, ratio > 0.2, ratio < 5 {
            let rate = decay / ratio
            return AxisMotion(
                .coast(
                    from: position, velocity: velocity, distance: velocity / rate, rate: rate,
                    duration: log(abs(velocity) / ScrollPhysics.stopSpeed) / rate),
                chosen: chosen)
        }
        // The speed is limited so that the spring does not pass its position of rest.
        let limit = ScrollPhysics.targetFrequency * abs(distance)
        let speed = min(max(velocity * (distance < 0 ? -1 : 1), 0), limit)
        return AxisMotion(
            .spring(rest: chosen, displacement: -distance, velocity: distance < 0 ? -speed : speed), chosen: chosen)
    }
}

/// The motion of content along both axes.
struct ScrollMotion: Equatable {
    var x: AxisMotion
    var y: AxisMotion

    /// Returns a motion that eases from one offset to another.
    static func glide(from start: CGPoint, to end: CGPoint) -> ScrollMotion {
        let duration = ScrollPhysics.animationDuration
        return ScrollMotion(
            x: AxisMotion(.glide(from: Double(start.x), to: Double(end.x), duration: duration)),
            y: AxisMotion(.glide(from: Double(start.y), to: Double(end.y), duration: duration)))
    }

    func offset(at time: Double) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }

    var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
    var duration: Double { max(x.duration, y.duration) }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
