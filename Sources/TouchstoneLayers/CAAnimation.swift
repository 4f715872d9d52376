import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A change of a layer over time; the base class of all animations.
open class CAAnimation: NSObject, NSCopying {
    // The requirements of `CAMediaTiming`.

    /// When the animation begins, in seconds of its layer's time; the default 0 means as soon as it is added.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one cycle, in seconds; the default 0 means that of the transaction or the group.
    open var duration: CFTimeInterval = 0
    /// How fast the animation's time passes; the default is 1.
    open var speed: Float = 1
    /// How far into the animation it begins, in seconds; the default is 0.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles; the default 0 means one cycle.
    open var repeatCount: Float = 0
    /// For how long the animation repeats, in seconds; the default is 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle also runs backwards; the default is `false`.
    open var autoreverses = false
    /// Which value the animation shows before it begins and after it ends; the default is `.removed`.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The function that maps time to progress; the default `nil` means linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified when the animation begins and ends; retained. The default is `nil`.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it ends; the default is `true`.
    open var isRemovedOnCompletion = true
    private var kept: [String: Any] = [:]

    /// Creates an animation with default values.
    public override init() { super.init() }

    /// Creates an animation with default values; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the value that `setValue(_:forKey:)` stored under `key`.
    open func value(forKey key: String) -> Any? { kept[key] }
    /// Stores a value under `key` with the animation and its copies.
    open func setValue(_ value: Any?, forKey key: String) { kept[key] = value }

    /// Adds the animation to the layer `anObject` under the event's name.
    @preconcurrency @MainActor
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func makeCopy() -> CAAnimation { CAAnimation() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
        (copy.isRemovedOnCompletion, copy.kept) = (isRemovedOnCompletion, kept)
        return copy
    }
}

extension CAAnimation: CAMediaTiming {}

extension CAAnimation: CAAction {}

/// An object that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called at the end of the run-loop iteration in which the animation was added; the default does nothing.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends; the default does nothing.
    ///
    /// - Parameter flag: `false` if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
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

    override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

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

    override func makeCopy() -> CAAnimation { CABasicAnimation() }

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

    override func makeCopy() -> CAAnimation { CASpringAnimation() }

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
open class CAAnimationGroup: CAAnimation {
    /// The animations in the order in which they are applied; the default is `nil`. Their delegates are not notified.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation { CAAnimationGroup() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAAnimationGroup
        copy.animations = animations?.map { $0.copy() as! CAAnimation }
        return copy
    }
}
