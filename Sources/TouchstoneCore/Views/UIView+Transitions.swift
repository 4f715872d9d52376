import Foundation

extension UIView {
    /// Changes what is in `view` while touches cannot reach it for `duration` seconds, as with `animate`. With an option that names a
    /// transition, the picture from before goes over into the new one: flips are drawn without perspective, curls as a dissolve.
    /// What changes is not animated besides, but with `.allowAnimatedContent`. Without a named transition it is seen at once.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var changes = animations ?? {}
        if areAnimationsEnabled, duration > 0, view.windowStorage != nil, let kind = options.transition {
            CALayer.hooks?.beginTransition(view.layer, kind, AnimationTiming(duration: duration, curve: options.curve))
            // The new picture does not change on its way.
            if !options.contains(.allowAnimatedContent) { changes = { performWithoutAnimation(animations ?? {}) } }
        }
        // Changes of subviews are not of the kind that an animation notices, so the view itself stands for them.
        animate(view, AnimationTiming(duration: duration), options, changes, completion)
    }

    /// Puts `toView` where `fromView` is, or with `.showHideTransitionViews` shows the one and hides the other; touches cannot
    /// reach their superview for `duration` seconds.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else { return }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// How keyframes run. The options of `AnimationOptions` that say a curve count as well, by their raw values.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not looked at: subviews are laid out as ever.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views that are animated (HT-13).
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Not looked at: animations always add up from what is seen (HT-25).
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// They begin anew at their end, until they are removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// They go back to where they began before they end.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From value to value at once, as each keyframe begins.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Has the same effect as `calculationModeLinear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Has the same effect as `calculationModeLinear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Has the same effect as `calculationModeLinear`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The keyframes' values are set at once, in the order in which they are added, and each is seen to change in its part of the
    /// time; touches are kept away until the end, after `delay + duration` seconds (HT-13). The time of all follows the curve of
    /// the options, slow at both ends by default.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = AnimationOptions(rawValue: options.rawValue).curve
        var shared: AnimationOptions = []
        if options.contains(.allowUserInteraction) { shared.insert(.allowUserInteraction) }
        if options.contains(.repeat) { shared.insert(.repeat) }
        if options.contains(.autoreverse) { shared.insert(.autoreverse) }
        let outer = keyframesAreDiscrete
        keyframesAreDiscrete = options.rawValue >> 10 & 7 == 1
        animate(nil, AnimationTiming(duration: duration, delay: delay, curve: curve), shared, animations, completion)
        keyframesAreDiscrete = outer
    }

    private static var keyframesAreDiscrete = false

    /// Runs `animations` at once; what they change is seen to change in that part of the animation around it. Times are parts of
    /// its duration, from 0 to 1.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        guard let animation = recordedAnimation else { return animations() }
        animation.record(
            animations, in: Keyframe(start: start, length: relativeDuration, isDiscrete: keyframesAreDiscrete))
    }
}
