import Foundation
import TouchstoneGeometry

/// How content moves along one axis after it was let go: one curve, and where it meets an edge another.
struct AxisMotion: Equatable {
    var first: ScrollCurve
    /// When the second curve takes over.
    var handOver = Double.infinity
    var second = ScrollCurve.still(0)

    init(_ curve: ScrollCurve) { first = curve }

    init(_ first: ScrollCurve, until handOver: Double, then second: ScrollCurve) {
        self.first = first
        self.handOver = handOver
        self.second = second
    }

    func position(at time: Double) -> Double {
        time < handOver ? first.position(at: time) : second.position(at: time - handOver)
    }

    func velocity(at time: Double) -> Double {
        time < handOver ? first.velocity(at: time) : second.velocity(at: time - handOver)
    }

    var rest: Double { handOver.isFinite ? second.rest : first.rest }
    var duration: Double { handOver.isFinite ? handOver + second.duration : first.duration }
    var isStill: Bool { duration <= 0 }
}

/// What is known of an axis when its content is let go.
struct AxisRelease {
    var position: Double
    /// In points a second.
    var velocity: Double
    /// Where the content may rest.
    var range: ClosedRange<Double>
    var bounces: Bool
    /// What is left of the velocity after a millisecond.
    var rate: Double

    /// Per second, so that the speed after a millisecond is `rate` of what it was.
    private var decay: Double { -1000 * log(rate) }
    private var isMoving: Bool { abs(velocity) > ScrollPhysics.stopSpeed }

    /// Where the content would come to rest if there were no edges.
    var naturalTarget: Double {
        isMoving ? position + ScrollPhysics.projection(velocity: velocity, rate: rate) : position
    }

    /// Where it comes to rest by itself.
    var target: Double { naturalTarget.clamped(to: range) }

    /// Left to itself: it decelerates, and where it meets an edge is drawn back to it (SV-21, SV-22).
    func coast() -> AxisMotion {
        let natural = naturalTarget
        let edge = position.clamped(to: range)
        if edge != position {
            // A fling inwards that ends within the range leaves the edge behind; any other is drawn to it.
            if range.contains(natural) { return AxisMotion(curve(over: natural - position)) }
            guard bounces else { return AxisMotion(.still(edge)) }
            let displacement = position - edge
            return AxisMotion(
                isMoving
                    ? .spring(rest: edge, displacement: displacement, velocity: velocity)
                    : .giveWay(rest: edge, displacement: displacement))
        }
        guard isMoving else { return AxisMotion(.still(position)) }
        if range.contains(natural) { return AxisMotion(curve(over: natural - position)) }
        let wall = natural.clamped(to: range)
        let distance = natural - position
        let arrival = -log(1 - (wall - position) / distance) / decay
        // So slow that it would stop just short of the edge: it may as well reach it.
        if arrival >= stopTime { return AxisMotion(curve(over: wall - position)) }
        let free = ScrollCurve.coast(from: position, distance: distance, rate: decay, duration: 0)
        guard bounces else { return AxisMotion(free, until: arrival, then: .still(wall)) }
        return AxisMotion(
            free, until: arrival,
            then: .spring(rest: wall, displacement: 0, velocity: free.velocity(at: arrival)))
    }

    /// To a place that somebody chose: a page, or a delegate's target (SV-11, SV-14).
    func approach(_ chosen: Double, decelerates: Bool) -> AxisMotion {
        let distance = chosen - position
        guard distance != 0 else { return AxisMotion(.still(chosen)) }
        // A target near the natural one is reached by decelerating a little more or less.
        let ratio = distance / (naturalTarget - position)
        if decelerates, isMoving, ratio > 0.2, ratio < 5 {
            let rate = decay / ratio
            return AxisMotion(
                .coast(
                    from: position, distance: distance, rate: rate,
                    duration: log(abs(velocity) / ScrollPhysics.stopSpeed) / rate))
        }
        // No faster than what the spring can stop without passing its rest.
        let limit = ScrollPhysics.bounceFrequency * abs(distance)
        let speed = min(max(velocity * (distance < 0 ? -1 : 1), 0), limit)
        return AxisMotion(
            .spring(rest: chosen, displacement: -distance, velocity: distance < 0 ? -speed : speed))
    }

    private var stopTime: Double { log(abs(velocity) / ScrollPhysics.stopSpeed) / decay }

    private func curve(over distance: Double) -> ScrollCurve {
        .coast(from: position, distance: distance, rate: decay, duration: stopTime)
    }
}

/// How the content moves by itself.
struct ScrollMotion: Equatable {
    var x: AxisMotion
    var y: AxisMotion

    /// Straight from one offset to another.
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
