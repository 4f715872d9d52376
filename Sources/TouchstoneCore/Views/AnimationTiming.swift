import Foundation

/// When an animation runs, and how far it has come.
package struct AnimationTiming {
    /// In seconds; until then what is seen stays as it was.
    var delay: TimeInterval = 0
    /// From there to the end, in seconds, once.
    package var duration: TimeInterval
    package var curve = TimingCurve.easeInOut
    var repeats = false
    var reverses = false

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .easeInOut) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curve = curve
    }

    /// In seconds; infinite where it repeats until it is removed.
    var total: TimeInterval {
        if repeats, duration > 0 { return .infinity }
        return delay + duration * (reverses ? 2 : 1)
    }

    /// The part of the way that is left after so many seconds: 1 at first, 0 at the end, beyond 0 where a spring overshoots.
    func left(after elapsed: TimeInterval, in keyframe: Keyframe? = nil) -> Double {
        guard elapsed > delay else { return 1 }
        guard duration > 0, elapsed < total else { return 0 }
        let rounds = (elapsed - delay) / duration
        let part = rounds.truncatingRemainder(dividingBy: 1)
        let isOnTheWayBack = reverses && rounds.truncatingRemainder(dividingBy: 2) >= 1
        let progress = curve.progress(isOnTheWayBack ? 1 - part : part, duration: duration)
        return 1 - (keyframe?.progress(progress) ?? progress)
    }
}

/// A part of an animation's way, in which something changes.
package struct Keyframe: Equatable, Sendable {
    /// In parts of the whole, from 0 to 1.
    var start: Double
    var length: Double
    /// It changes at once, as its part begins.
    var isDiscrete = false

    func progress(_ whole: Double) -> Double {
        if isDiscrete || length <= 0 { return whole >= start ? 1 : 0 }
        return min(1, max(0, (whole - start) / length))
    }
}

/// How the part of the way follows the part of the time.
package enum TimingCurve: Equatable {
    /// A Bézier curve from (0, 0) to (1, 1) with these control points.
    case cubic(SIMD2<Double>, SIMD2<Double>)
    /// A spring: its frequency in radians per second, its damping ratio, and its velocity at first in ways per second.
    case spring(frequency: Double, damping: Double, velocity: Double)

    package static let linear = cubic(SIMD2(0, 0), SIMD2(1, 1))
    static let easeInOut = cubic(SIMD2(0.42, 0), SIMD2(0.58, 1))
    static let easeIn = cubic(SIMD2(0.42, 0), SIMD2(1, 1))
    static let easeOut = cubic(SIMD2(0, 0), SIMD2(0.58, 1))

    /// A spring of that damping ratio that has a thousandth of its way left when the duration ends.
    static func spring(damping: Double, velocity: Double, settlingIn duration: TimeInterval) -> TimingCurve {
        let ratio = min(1, max(0.01, damping))
        // At the critical damping the way left is (1 + x) exp(-x).
        let decay = ratio < 1 ? log(1000) / ratio : 9.233
        return .spring(frequency: duration > 0 ? decay / duration : 1, damping: ratio, velocity: velocity)
    }

    /// - Parameter part: Of the time, 0 to 1.
    package func progress(_ part: Double, duration: TimeInterval) -> Double {
        switch self {
        case .cubic(let first, let second):
            if self == .linear { return part }
            let time = Self.parameter(of: part, first.x, second.x)
            return Self.bezier(time, first.y, second.y)
        case .spring(let frequency, let damping, let velocity):
            return Self.spring(part * duration, frequency, damping, velocity)
        }
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Where on the curve its x has a value; x grows along it.
    private static func parameter(of x: Double, _ first: Double, _ second: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        // Each step halves what is in doubt.
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if bezier(middle, first, second) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func spring(_ time: Double, _ frequency: Double, _ damping: Double, _ velocity: Double) -> Double {
        let decay = damping * frequency
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        // Overdamped springs are taken for critically damped ones.
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}
