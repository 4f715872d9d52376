import Foundation

/// The delay, duration, curve and repetition of an animation.
package struct AnimationTiming {
    /// The time before the animation starts, in seconds; until then the visible values do not change.
    var delay: TimeInterval = 0
    /// The duration of a single run after the delay, in seconds.
    package var duration: TimeInterval
    package var curve = TimingCurve.easeInOut
    var repeats = false
    var reverses = false

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .easeInOut) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curve = curve
    }

    /// The total time with the delay and the way back, in seconds; infinite if the animation repeats until it is
    /// removed.
    var total: TimeInterval {
        if repeats, duration > 0 { return .infinity }
        return delay + duration * (reverses ? 2 : 1)
    }

    /// Returns the fraction of the change that remains after `elapsed` seconds.
    ///
    /// The fraction is 1 at first and 0 at the end; it is negative while a spring overshoots.
    func left(after elapsed: TimeInterval, in keyframe: Keyframe? = nil) -> Double {
        guard elapsed > delay else { return 1 }
        guard duration > 0, elapsed < total else { return 0 }
        let rounds = (elapsed - delay) / duration
        let part = rounds.truncatingRemainder(dividingBy: 1)
        let isOnTheWayBack = reverses && rounds.truncatingRemainder(dividingBy: 2) >= 1
        let place = isOnTheWayBack ? 1 - part : part
        if let keyframe, keyframe.hasOwnCurve {
            return 1 - curve.progress(keyframe.progress(place), duration: duration)
        }
        let progress = curve.progress(place, duration: duration)
        return 1 - (keyframe?.progress(progress) ?? progress)
    }
}

/// The part of a keyframe animation in which one change happens.
package struct Keyframe: Equatable, Sendable {
    /// The start and the length as fractions of the whole animation, from 0 to 1.
    var start: Double
    var length: Double
    /// Whether the value changes at once when the keyframe starts.
    var isDiscrete = false
    /// Whether the change follows the animation's curve from start to end within the keyframe.
    var hasOwnCurve = false

    func progress(_ whole: Double) -> Double {
        if isDiscrete || length <= 0 { return whole >= start ? 1 : 0 }
        return min(1, max(0, (whole - start) / length))
    }
}

/// Maps the elapsed fraction of an animation's duration to the completed fraction of its change.
package enum TimingCurve: Equatable {
    /// A Bézier curve from (0, 0) to (1, 1) with these two control points.
    case cubic(SIMD2<Double>, SIMD2<Double>)
    /// A spring with a frequency in radians per second, a damping ratio and an initial velocity.
    ///
    /// A velocity of 1 covers the total distance of the animation in one second.
    case spring(frequency: Double, damping: Double, velocity: Double)

    package static let linear = cubic(SIMD2(0, 0), SIMD2(1, 1))
    static let easeInOut = cubic(SIMD2(0.42, 0), SIMD2(0.58, 1))
    static let easeIn = cubic(SIMD2(0.42, 0), SIMD2(1, 1))
    static let easeOut = cubic(SIMD2(0, 0), SIMD2(0.58, 1))

    /// Returns a spring with the given damping ratio that has a thousandth of its distance left when `duration` ends.
    static func spring(damping: Double, velocity: Double, settlingIn duration: TimeInterval) -> TimingCurve {
        let ratio = min(1, max(0.01, damping))
        // At critical damping the remaining fraction is (1 + x) exp(-x), which is a thousandth at x = 9.233.
        let decay = ratio < 1 ? log(1000) / ratio : 9.233
        return .spring(frequency: duration > 0 ? decay / duration : 1, damping: ratio, velocity: velocity)
    }

    /// Returns the completed fraction of the change.
    ///
    /// - Parameters:
    ///   - part: The elapsed fraction of the duration, from 0 to 1.
    ///   - duration: The duration, in seconds; only springs use it.
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

    /// Returns a fraction of the duration at which the given fraction of the change is complete.
    func place(of completed: Double, duration: TimeInterval) -> Double {
        if self == .linear || completed <= 0 || completed >= 1 { return min(1, max(0, completed)) }
        return Self.place(of: completed) { progress($0, duration: duration) }
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Returns the curve parameter at which the x coordinate has the given value; x increases along the curve.
    private static func parameter(of x: Double, _ first: Double, _ second: Double) -> Double {
        place(of: x) { bezier($0, first, second) }
    }

    /// Returns a place from 0 to 1 at which the function has the given value, by bisection.
    @inline(__always)
    private static func place(of value: Double, _ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        // Each of the 52 steps halves the interval, which exhausts the precision of a `Double`.
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func spring(_ time: Double, _ frequency: Double, _ damping: Double, _ velocity: Double) -> Double {
        let decay = damping * frequency
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        // Overdamped springs are treated as critically damped.
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}
