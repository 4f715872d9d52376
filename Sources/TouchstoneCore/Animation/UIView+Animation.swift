import Foundation

extension UIView {
    /// The options of an animation. Options that affect neither touches nor timing are accepted and have no effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Has no effect: subviews are laid out as without it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the animated views (HT-13).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Has no effect: animations always begin from the visible values (HT-25).
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs back to its beginning before it ends; with `repeat`, each time.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Has no effect: a nested animation has its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has no effect: a nested animation has its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Changes of the content during a transition are also animated.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition shows one view and hides the other, instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Has no effect: a nested animation has its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// A transition that flips to the new content from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that flips to the new content from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition that dissolves like `transitionCrossDissolve`; no curl is drawn.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition that dissolves like `transitionCrossDissolve`; no curl is drawn.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition that dissolves from the previous to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition that flips to the new content from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition that flips to the new content from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Has no effect: the display determines the frame rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Has no effect: the display determines the frame rate.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// A curve that is slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// A curve that is slow at its beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A curve that is slow at its end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A curve with a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var animationCurve: UIViewAnimationCurve {
            UIViewAnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }

        var curve: TimingCurve { animationCurve.timing }

        /// The kind of the transition; `nil` if there is none.
        var transition: LayerTransition.Kind? {
            switch rawValue >> 20 & 7 {
            case 1: .flip(x: -1, y: 0)
            case 2: .flip(x: 1, y: 0)
            case 3, 4, 5: .dissolve
            case 6: .flip(x: 0, y: -1)
            case 7: .flip(x: 0, y: 1)
            default: nil
            }
        }
    }

    /// Animates changes, and completes after `delay + duration` seconds of the application's clock. Model values are set immediately, and
    /// the presentations of layers have the values on the way. Until the end, touches reach neither the changed views nor their
    /// descendants, unless `options` allow it (HT-13). With `.repeat`, the animation runs until it is removed.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
        animate(nil, timing, options, animations, completion)
    }

    /// Animates changes with a given timing.
    ///
    /// - Parameter view: A view that the animation includes even if `animations` do not change it.
    static func animate(
        _ view: UIView?, _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        var timing = timing
        timing.repeats = options.contains(.repeat)
        timing.reverses = options.contains(.autoreverse)
        let animation = ViewAnimation(
            clock: UIApplication.shared.clock, timing: timing,
            allowsInteraction: options.contains(.allowUserInteraction), completion: completion)
        if let view, view.windowStorage != nil { animation.include(view) }
        record(animations, in: animation)
        animation.start(isEnabled: areAnimationsEnabled)
    }

    /// Animates changes with a spring that comes to rest at the end of the duration.
    ///
    /// - Parameters:
    ///   - damping: The damping ratio; with 1, the spring does not oscillate.
    ///   - velocity: The initial velocity, in whole changes per second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(damping: Double(damping), velocity: Double(velocity), settlingIn: duration)
        let timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
        animate(nil, timing, options, animations, completion)
    }

    /// Animates changes with a spring that is described by its perceived duration, in seconds, and its bounce.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(
            damping: 1 - Double(bounce), velocity: Double(initialSpringVelocity), settlingIn: duration)
        let timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
        animate(nil, timing, options, animations, completion)
    }

    /// Enables or disables the animations of this application. Disabled animations end when they begin.
    public static func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.animationsAreEnabled = enabled }
    /// Whether animations of this application are enabled; `true` by default.
    public static var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

    /// The duration of the animation whose changes are being made, in seconds; 0 outside of animations.
    public static var inheritedAnimationDuration: TimeInterval { recordedAnimation?.timing.duration ?? 0 }
}
