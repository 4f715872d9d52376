import Foundation
import TouchstoneGeometry

/// A timing curve for a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Touchstone extension: the duration that the curve determines, in seconds; `nil` to use the animator's duration.
    var settlingDuration: TimeInterval? { get }
    /// The kind of the curve; `.builtin` by default, and that of the class for UIKit's own classes.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of a cubic curve; `nil` by default.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of a spring; `nil` by default.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// A curve that has a name.
    case builtin
    /// A curve with control points.
    case cubic
    /// A spring that is damped.
    case spring
    /// A curve and a spring.
    case composed
}

extension UITimingCurveProvider {
    public var settlingDuration: TimeInterval? { nil }
    public var timingCurveType: UITimingCurveType { .builtin }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A cubic Bézier timing curve from (0, 0) to (1, 1), with time on the x axis and progress on the y axis.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `.easeInOut` if the parameters were created from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: the direction in which the curve starts, in fractions of time and progress.
    public let controlPoint1: CGPoint
    /// The second control point: the direction from which the curve ends, in fractions of time and progress.
    public let controlPoint2: CGPoint
    /// The kind of the curve: named or with control points.
    public let timingCurveType: UITimingCurveType
    /// This object, which has a cubic curve.
    public var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Creates one of the four named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (.zero, CGPoint(x: 1, y: 1))
            @unknown default: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            }
    }

    /// Creates a curve with two control points, in fractions of time and progress.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    var curve: TimingCurve {
        .cubic(
            SIMD2(Double(controlPoint1.x), Double(controlPoint1.y)),
            SIMD2(Double(controlPoint2.x), Double(controlPoint2.y)))
    }
}

extension UIViewAnimationCurve {
    var timing: TimingCurve {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        default: .easeInOut
        }
    }
}

/// A timing curve of a spring, which may overshoot the end.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity; at 1 it covers the animation's distance in one second. Only `dx` is used.
    public let initialVelocity: CGVector
    public let settlingDuration: TimeInterval?
    /// The kind of the curve: `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// This object, which has a spring.
    public var springTimingParameters: UISpringTimingParameters? { self }
    private let damping: Double
    /// The frequency in radians per second; `nil` if it follows from the animator's duration.
    private let frequency: Double?

    /// Creates a spring that takes the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio; 1 comes to rest without oscillating.
    ///   - velocity: The initial velocity, in distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        settlingDuration = nil
        damping = Double(ratio)
        frequency = nil
    }

    /// Creates a spring that determines its own duration: until a thousandth of the distance is left.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        let decay = Double(damping / (2 * mass))
        let frequency = Double(stiffness / mass).squareRoot()
        // An overdamped spring has two decay rates; the slower one determines the duration.
        let rate = decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
        settlingDuration = rate > 0 && rate.isFinite ? log(1000) / rate : nil
        self.damping = frequency > 0 ? decay / frequency : 1
        self.frequency = frequency
    }

    /// Creates a spring from the time of one oscillation without damping, in seconds, and a bounce from -1 to 1; 0 does not oscillate.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let frequency = CGFloat(2 * Double.pi / max(duration, 0.001))
        let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// Creates the spring of the system's animations: half a second without oscillation.
    public convenience override init() { self.init(duration: 0.5, bounce: 0) }

    func curve(settlingIn duration: TimeInterval) -> TimingCurve {
        let velocity = Double(initialVelocity.dx)
        guard let frequency, frequency.isFinite else {
            return .spring(damping: damping, velocity: velocity, settlingIn: duration)
        }
        return .spring(frequency: frequency, damping: damping, velocity: velocity)
    }
}
