import Foundation
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

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = (self as? any SpecificAnimation)?.makeCopy() ?? CAAnimation()
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

/// An animation of a class that copies more than `CAAnimation` does.
package protocol SpecificAnimation: CAAnimation {
    /// Returns a new animation of the same class.
    func makeCopy() -> CAAnimation
}
