import Foundation
import TouchstoneGeometry

/// How a property animator's values go from old to new.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Touchstone extension: the time that the curve itself takes, in seconds; nil where it takes the animator's.
    var settlingDuration: TimeInterval? { get }
}

extension UITimingCurveProvider {
    public var settlingDuration: TimeInterval? { nil }
}

/// A curve from (0, 0) to (1, 1), time to the right and the way upwards, bent by two control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve that it was made from; `.easeInOut` where it was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// Where the curve heads at first, in units of time and way.
    public let controlPoint1: CGPoint
    /// Where the curve comes from at last, in units of time and way.
    public let controlPoint2: CGPoint

    /// One of the four named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (.zero, CGPoint(x: 1, y: 1))
            @unknown default: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            }
    }

    /// A curve of one's own; the points are in units of time and way.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    var curve: TimingCurve {
        .cubic(
            SIMD2(Double(controlPoint1.x), Double(controlPoint1.y)),
            SIMD2(Double(controlPoint2.x), Double(controlPoint2.y)))
    }
}

/// A spring, which may swing beyond the end.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// At first, in ways per second; only `dx` counts.
    public let initialVelocity: CGVector
    public let settlingDuration: TimeInterval?
    private let damping: Double
    /// In radians per second; nil where it follows from the animator's duration.
    private let frequency: Double?

    /// A spring that takes the animator's duration.
    /// - Parameter ratio: 1 comes to rest without swinging.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        settlingDuration = nil
        damping = Double(ratio)
        frequency = nil
    }

    /// A spring that takes its own time: until a thousandth of the way is left.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        let decay = Double(damping / (2 * mass))
        let frequency = Double(stiffness / mass).squareRoot()
        // The slower of the two rates where it is overdamped.
        let rate = decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
        settlingDuration = rate > 0 && rate.isFinite ? log(1000) / rate : nil
        self.damping = frequency > 0 ? decay / frequency : 1
        self.frequency = frequency
    }

    func curve(settlingIn duration: TimeInterval) -> TimingCurve {
        let velocity = Double(initialVelocity.dx)
        guard let frequency, frequency.isFinite else {
            return .spring(damping: damping, velocity: velocity, settlingIn: duration)
        }
        return .spring(frequency: frequency, damping: damping, velocity: velocity)
    }
}
