import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation, SpecificAnimation {
    /// The path of the property, such as `position`, `bounds.size.width` or `transform.rotation.z`; the default is `nil`.
    open var keyPath: String?
    /// Whether the animation's values are added to the current value; the default is `false`.
    open var isAdditive = false
    /// Whether each cycle continues from the end of the previous one; the default is `false`.
    open var isCumulative = false

    /// Creates an animation of the property at a path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package func makeCopy() -> CAAnimation { CAPropertyAnimation() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAPropertyAnimation
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        return copy
    }
}

/// An animation from one value to another.
///
/// The values that are set decide its ends: from and to, from and by, or by and to. A missing value is the current value. Without any
/// of them, the animation begins with the value before the change.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; the default is `nil`.
    open var fromValue: Any?
    /// The value at the end; the default is `nil`.
    open var toValue: Any?
    /// The difference between the beginning and the end; the default is `nil`.
    open var byValue: Any?

    package override func makeCopy() -> CAAnimation { CABasicAnimation() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CABasicAnimation
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }

    /// Returns the progress at a fraction of the time, from 0 to 1, for a duration in seconds.
    func progress(_ part: Double, _ duration: CFTimeInterval) -> Double { timingFunction?.progress(part) ?? part }
}

/// A basic animation on a spring, which can overshoot the end.
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring; the default is 1.
    open var mass: CGFloat = 1
    /// The stiffness of the spring; the default is 100.
    open var stiffness: CGFloat = 100
    /// The damping of the oscillation; the default is 10.
    open var damping: CGFloat = 10
    /// The initial velocity, in distances between the values per second; the default is 0.
    open var initialVelocity: CGFloat = 0

    /// Creates a spring with a perceived duration.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The duration in seconds.
    ///   - bounce: How much the spring oscillates, up to 1; with 0, it does not oscillate.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * .pi / max(0.001, perceptualDuration)
        mass = 1
        stiffness = CGFloat(frequency * frequency)
        damping = CGFloat(2 * frequency) * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
        duration = settlingDuration
    }

    private var spring: (frequency: Double, damping: Double) {
        let frequency = (Double(stiffness) / max(1e-9, Double(mass))).squareRoot()
        let ratio = frequency > 0 ? Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot()) : 1
        return (frequency, ratio)
    }

    /// The time until a thousandth of the distance remains, in seconds.
    open var settlingDuration: CFTimeInterval {
        let (frequency, ratio) = spring
        guard frequency > 0, ratio > 0 else { return .infinity }
        let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : ratio * frequency
        return log(1000) / rate
    }

    package override func makeCopy() -> CAAnimation { CASpringAnimation() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CASpringAnimation
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy
    }

    override func progress(_ part: Double, _ duration: CFTimeInterval) -> Double {
        let part = timingFunction?.progress(part) ?? part
        let (frequency, ratio) = spring
        let (time, velocity) = (part * duration, Double(initialVelocity))
        let decay = ratio * frequency
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        if ratio == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-decay + root, -decay - root)
        // The initial displacement is 1 and the initial velocity is -v.
        let slowPart = (-velocity - fast) / (slow - fast)
        return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
    }
}

/// Several simultaneous animations in the group's time; none lasts longer than the group.
open class CAAnimationGroup: CAAnimation, SpecificAnimation {
    /// The animations in the order in which they are applied; the default is `nil`. Their delegates are not notified.
    open var animations: [CAAnimation]?

    package func makeCopy() -> CAAnimation { CAAnimationGroup() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAAnimationGroup
        copy.animations = animations?.map { $0.copy() as! CAAnimation }
        return copy
    }
}
