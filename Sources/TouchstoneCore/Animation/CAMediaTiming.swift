import Foundation
import TouchstoneGeometry

/// The timing of an animation or a layer, relative to its parent's time.
///
/// The parent of an animation is its layer, and the parent of a layer is its superlayer. The outermost time is the application's clock.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When the object's time begins, in seconds; the default is 0, which for an animation means as soon as it is added.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds; the default 0 means that of the transaction.
    var duration: CFTimeInterval { get set }
    /// How many seconds of the object's time pass in one second of its parent's time; the default is 1.
    var speed: Float { get set }
    /// How far into its time the object begins, in its own seconds; the default is 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles; the default 0 means one cycle.
    var repeatCount: Float { get set }
    /// For how long the cycles repeat, in seconds; the default 0 means that `repeatCount` applies.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs backwards; the default is `false`.
    var autoreverses: Bool { get set }
    /// Which value is shown before the beginning and after the end; the default is `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Shows no value outside of the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Shows the last value after the animation ends.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first value before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the first value before the animation and the last value after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed from beginning to end.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning, then faster.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end, after a faster beginning.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the beginning and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Fast at the beginning and slow at the end, as in implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function from time to progress: a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let first: SIMD2<Double>
    private let second: SIMD2<Double>

    /// Creates a named function; an unknown name means `linear`.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with two control points; their coordinates are time and progress.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // The decimal notation of a `Float` is the intended value.
        func double(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
        first = SIMD2(min(1, max(0, double(c1x))), double(c1y))
        second = SIMD2(min(1, max(0, double(c2x))), double(c2y))
    }

    /// Writes a control point of the curve to `ptr`: index 0 is (0, 0), and index 3 is (1, 1).
    open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [SIMD2(0, 0), first, second, SIMD2(1, 1)]
        guard points.indices.contains(index) else { return }
        (ptr[0], ptr[1]) = (Float(points[index].x), Float(points[index].y))
    }

    package func progress(_ part: Double) -> Double { TimingCurve.cubic(first, second).progress(part, duration: 1) }
}
