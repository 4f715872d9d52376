import Foundation

extension UIView {
    /// Runs a transition of the contents of `view`. Touches cannot reach the view for `duration` seconds, as with `animate`.
    ///
    /// With an option for a transition, the previous picture changes into the new one: flips have no perspective, and curls are
    /// dissolves. Without such an option, the change is visible immediately. Changes within the new picture are animated only with
    /// `.allowAnimatedContent`.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var changes = animations ?? {}
        if areAnimationsEnabled, duration > 0, view.windowStorage != nil, let kind = options.transition {
            CALayer.hooks?.beginTransition(view.layer, kind, AnimationTiming(duration: duration, curve: options.curve))
            // The new picture does not change during the transition.
            if !options.contains(.allowAnimatedContent) { changes = { performWithoutAnimation(animations ?? {}) } }
        }
        // An animation does not detect changes of subviews, so the view itself is included.
        animate(view, AnimationTiming(duration: duration), options, changes, completion)
    }

    /// Replaces `fromView` by `toView`, or hides the one and shows the other with `.showHideTransitionViews`. Touches cannot reach their
    /// superview for `duration` seconds.
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

    /// The options of a keyframe animation. The curve options of `AnimationOptions` also apply, by their raw values.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Has no effect: subviews are laid out as without it.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the animated views (HT-13).
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Has no effect: animations always begin from the visible values (HT-25).
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs back to its beginning before it ends.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Values change linearly between keyframes; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values change without interpolation when each keyframe begins.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values change linearly, as with `calculationModeLinear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values change linearly, as with `calculationModeLinear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values change linearly, as with `calculationModeLinear`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates changes in keyframes. Model values are set immediately, in the order in which keyframes are added, and each visible
    /// change takes place in its part of the time. Touches cannot reach the views until the end, after `delay + duration` seconds
    /// (HT-13). The time of all keyframes follows the curve of the options, which is slow at both ends by default.
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

    /// Runs `animations` immediately; their visible changes take place in a part of the enclosing animation. Times are fractions of its
    /// duration, from 0 to 1.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        guard let animation = recordedAnimation else { return animations() }
        animation.record(
            animations, in: Keyframe(start: start, length: relativeDuration, isDiscrete: keyframesAreDiscrete))
    }
}
