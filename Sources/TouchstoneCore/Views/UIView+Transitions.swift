import Foundation

extension UIView {
    /// Changes what is in `view` while touches cannot reach it for `duration` seconds, as with `animate`; what changes is seen
    /// at once.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        // Changes of subviews are not of the kind that an animation notices, so the view itself stands for them.
        animate(view, AnimationTiming(duration: duration), options, animations ?? {}, completion)
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

    /// How keyframes run. Here only `allowUserInteraction` makes a difference.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not looked at: subviews are laid out as ever.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views that are animated (HT-13).
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Not looked at: animations always add up from what is seen (HT-25).
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Not looked at: keyframes run once.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Not looked at: keyframes run forward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Not looked at: what all keyframes changed is animated as one.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Not looked at: what all keyframes changed is animated as one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Not looked at: what all keyframes changed is animated as one.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Not looked at: what all keyframes changed is animated as one.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Not looked at: what all keyframes changed is animated as one.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The keyframes' values are set at once, in the order in which they are added; touches are kept away until the end, after
    /// `delay + duration` seconds (HT-13).
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay,
            options: options.contains(.allowUserInteraction) ? .allowUserInteraction : [], animations: animations,
            completion: completion)
    }

    /// Runs `animations` at once, as part of the animation around it; its times, from 0 to 1, are not looked at.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) { animations() }
}
