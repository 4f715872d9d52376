import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// When something happens, in the time of what it belongs to: an animation's in its layer's, a layer's in its superlayer's, and so on
/// up to the application's clock.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds; 0 by default, for an animation as soon as it is added.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes once, in seconds; 0 by default: as long as the transaction says.
    var duration: CFTimeInterval { get set }
    /// How many of its own seconds pass in one of its parent's; 1 by default.
    var speed: Float { get set }
    /// How far into it it begins, in its own seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How often it happens; 0 by default, which is once.
    var repeatCount: Float { get set }
    /// For how long it happens again and again, in seconds; 0 by default: as `repeatCount` says.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back each time; false by default.
    var autoreverses: Bool { get set }
    /// What is seen before and after; `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The animation has no effect before and after its duration.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// After it its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before it its beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Combines the effects of `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The animation has a constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The animation starts slowly and speeds up.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The animation slows down toward its end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Fast at first and slow at last: that of changes that animate by themselves.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the part of the way follows the part of the time: a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let first: SIMD2<Double>
    private let second: SIMD2<Double>

    /// A named function; an unknown name is `linear`.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve bent by two points, each of time and way.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // As decimals, which is how they are meant.
        func double(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
        first = SIMD2(min(1, max(0, double(c1x))), double(c1y))
        second = SIMD2(min(1, max(0, double(c2x))), double(c2y))
    }

    /// One of the four points of the curve, the first (0, 0) and the last (1, 1).
    open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [SIMD2(0, 0), first, second, SIMD2(1, 1)]
        guard points.indices.contains(index) else { return }
        (ptr[0], ptr[1]) = (Float(points[index].x), Float(points[index].y))
    }

    func progress(_ part: Double) -> Double { TimingCurve.cubic(first, second).progress(part, duration: 1) }
}
