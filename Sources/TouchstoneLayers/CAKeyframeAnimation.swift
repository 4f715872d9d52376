import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How an animation computes the values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interpolates linearly from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Shows each value until the time of the next; there is one more time than values.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolates at constant speed and ignores the times.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolates on a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolates at constant speed; equivalent to `paced`.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer rotates with the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer rotates with the direction of the path and faces backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order; the default is `nil`.
    open var values: [Any]?
    /// The path that a point moves along; the default is `nil`. It takes precedence over `values`.
    ///
    /// The point moves at constant speed if `calculationMode` is paced.
    open var path: CGPath?
    /// When each value is reached, as fractions of the duration; the default `nil` spaces the times evenly.
    open var keyTimes: [NSNumber]?
    /// The timing functions from each value to the next; the default `nil` means linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between keyframes are computed; the default is `.linear`.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer rotates along the path; the default `nil` means no rotation.
    open var rotationMode: CAAnimationRotationMode?
    /// The tension of the `.cubic` curve at each value; stored; has no effect. The default is `nil`.
    open var tensionValues: [NSNumber]?
    /// The continuity of the curve at each value; stored; has no effect.
    open var continuityValues: [NSNumber]?
    /// The bias of the curve at each value; stored; has no effect.
    open var biasValues: [NSNumber]?

    package override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAKeyframeAnimation
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode, copy.rotationMode) = (
            timingFunctions, calculationMode, rotationMode
        )
        (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
        return copy
    }

    /// Returns the segment between values that contains a fraction of the time, and the position in it.
    ///
    /// - Parameters:
    ///   - count: The number of values.
    ///   - part: The fraction of the time, from 0 to 1.
    ///   - lengths: The distances between the values for constant speed; `nil` to use the times.
    private func segment(_ count: Int, _ part: Double, _ lengths: [Double]?) -> (index: Int, part: Double) {
        guard count > 1 else { return (0, 0) }
        var times = keyTimes?.map(\.doubleValue) ?? []
        let isDiscrete = calculationMode == .discrete
        let wanted = isDiscrete ? count + 1 : count
        if let lengths, case let whole = lengths.reduce(0, +), whole > 0 {
            times = lengths.reduce(into: [0]) { $0.append($0.last! + $1 / whole) }
        } else if times.count < (isDiscrete ? count : wanted) {
            times = (0..<wanted).map { Double($0) / Double(wanted - 1) }
        }
        let last = isDiscrete ? count - 1 : count - 2
        var index = 0
        while index < last, index + 1 < times.count, part >= times[index + 1] { index += 1 }
        if isDiscrete { return (index, 0) }
        let span = times[index + 1] - times[index]
        let share = span > 0 ? min(1, max(0, (part - times[index]) / span)) : 1
        let function = timingFunctions.flatMap { index < $0.count ? $0[index] : nil }
        return (index, function?.progress(share) ?? share)
    }

    /// Returns the value at a fraction of the time; `nil` if there is none.
    ///
    /// - Parameter sample: A value of the animated kind.
    func value(at part: Double, like sample: LayerValue) -> LayerValue? {
        if let path { return CAKeyframeAnimation.place(along: path, part, self).map { .point($0.point) } }
        let values = (self.values ?? []).compactMap { LayerValue($0, like: sample) }
        guard let first = values.first else { return nil }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let lengths = isPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : nil
        let (index, share) = segment(values.count, part, lengths)
        guard index + 1 < values.count, calculationMode != .discrete else {
            return values.count > index ? values[index] : first
        }
        guard calculationMode == .cubic, values.count > 2 else {
            return values[index].between(values[index + 1], share)
        }
        // A Catmull-Rom curve in Hermite form.
        let (a, b) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : a
        let after = index + 2 < values.count ? values[index + 2] : b
        let (t, t2, t3) = (share, share * share, share * share * share)
        let slopeA = b.minus(before).times(0.5), slopeB = after.minus(a).times(0.5)
        return a.times(2 * t3 - 3 * t2 + 1).plus(slopeA.times(t3 - 2 * t2 + t)).plus(b.times(-2 * t3 + 3 * t2))
            .plus(slopeB.times(t3 - t2))
    }

    /// Returns the rotation along the path in radians; `nil` if the layer does not rotate.
    func turn(at part: Double) -> Double? {
        guard let path, let rotationMode, let place = CAKeyframeAnimation.place(along: path, part, self) else {
            return nil
        }
        return Double(place.angle) + (rotationMode == .rotateAutoReverse ? .pi : 0)
    }

    private static func place(
        along path: CGPath, _ part: Double, _ animation: CAKeyframeAnimation
    ) -> (point: CGPoint, angle: CGFloat)? {
        let mode = animation.calculationMode
        if mode == .paced || mode == .cubicPaced { return path.place(at: CGFloat(part)) }
        let corners = path.corners
        if animation.keyTimes == nil, mode == .linear, corners.count < 2 { return path.place(at: CGFloat(part)) }
        // Each line or curve of the path takes equally long by default.
        let (index, share) = animation.segment(corners.count, part, nil)
        guard index + 1 < corners.count else { return path.place(at: index == 0 ? 0 : 1) }
        return path.place(at: corners[index] + (corners[index + 1] - corners[index]) * CGFloat(share))
    }
}
