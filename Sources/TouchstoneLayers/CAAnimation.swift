import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Something that happens to a layer over time.
open class CAAnimation: NSObject, NSCopying {
    // What `CAMediaTiming` says of each.

    /// When it begins, in seconds of its layer's time; 0, the default, as soon as it is added.
    open var beginTime: CFTimeInterval = 0
    /// How long it takes once, in seconds; 0 by default: as long as the transaction says, or the group.
    open var duration: CFTimeInterval = 0
    /// How fast its time passes; 1 by default.
    open var speed: Float = 1
    /// How far into it it begins, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How often it happens; 0 by default, which is once.
    open var repeatCount: Float = 0
    /// For how long it happens again and again, in seconds; 0 by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it goes back each time; false by default.
    open var autoreverses = false
    /// What is seen before and after; `.removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed

    /// How the way follows the time; nil, the default, at one speed.
    open var timingFunction: CAMediaTimingFunction?
    /// Told when it begins and ends; held until then. Nil by default.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets it go at its end; true by default.
    open var isRemovedOnCompletion = true
    private var kept: [String: Any] = [:]

    /// An animation that has nothing to do yet.
    public override init() { super.init() }

    /// Creates an animation with default values; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a value that was stored with the animation.
    open func value(forKey key: String) -> Any? { kept[key] }
    /// Keeps a value with the animation and its copies.
    open func setValue(_ value: Any?, forKey key: String) { kept[key] = value }

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

extension CAAnimation: CAAction {
    /// Adds the animation to the layer, under the event's name.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The turn of the loop in which it was added has ended. Does nothing by default.
    func animationDidStart(_ anim: CAAnimation)
    /// It has ended, or with `finished` false was removed before. Does nothing by default.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// Which value, such as `position`, `bounds.size.width` or `transform.rotation.z`; nil by default.
    open var keyPath: String?
    /// Whether its values are added to what is there; false by default.
    open var isAdditive = false
    /// Whether each time goes on from where the last one ended; false by default.
    open var isCumulative = false

    /// An animation of that value.
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

/// From one value to another. Which of the three are given says what is between: from-to, from and by how much, by how much and to;
/// what is missing is what is there, and with none of them it goes from what was seen before the change.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil by default.
    open var fromValue: Any?
    /// Where it ends; nil by default.
    open var toValue: Any?
    /// How far it goes; nil by default.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation { CABasicAnimation() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CABasicAnimation
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }

    /// How much of the way is done at a part of the time, from 0 to 1, of a duration in seconds.
    func progress(_ part: Double, _ duration: CFTimeInterval) -> Double { timingFunction?.progress(part) ?? part }
}

/// As a basic animation, on a spring, which may swing beyond the end.
open class CASpringAnimation: CABasicAnimation {
    /// Of what hangs on the spring; 1 by default.
    open var mass: CGFloat = 1
    /// Of the spring; 100 by default.
    open var stiffness: CGFloat = 100
    /// How the swinging is damped; 10 by default.
    open var damping: CGFloat = 10
    /// At first, in ways per second; 0 by default.
    open var initialVelocity: CGFloat = 0

    /// A spring that seems to take so long, in seconds; `bounce` of 0 does not swing, up to 1.
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

    /// How long it takes until a thousandth of the way is left, in seconds.
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
        // Displacements 1 and velocity -v at first.
        let slowPart = (-velocity - fast) / (slow - fast)
        return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
    }
}

/// Several animations at once, in the group's time, none longer than the group.
open class CAAnimationGroup: CAAnimation {
    /// In the order in which they are applied; nil by default. Their delegates are not called.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation { CAAnimationGroup() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CAAnimationGroup
        copy.animations = animations?.map { $0.copy() as! CAAnimation }
        return copy
    }
}
