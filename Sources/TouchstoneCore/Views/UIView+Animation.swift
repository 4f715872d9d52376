import Foundation

extension UIView {
    /// How `UIView.animate` runs. What changes neither touches nor time is accepted and not looked at.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not looked at: subviews are laid out as ever.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views that are animated (HT-13).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Not looked at: animations always add up from what is seen (HT-25).
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It begins anew at its end, until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It goes back to where it began before it ends; with `repeat` each time.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Not looked at: a nested animation has its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Not looked at: a nested animation has its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// What a transition changes is animated besides.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition shows the one view and hides the other, instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Not looked at: a nested animation has its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Not drawn: a transition shows its end at once.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Not drawn: a transition shows its end at once.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Not looked at: frames come as the display has them.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Not looked at: frames come as the display has them.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// The animation starts slowly and speeds up.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The animation slows down toward its end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The animation has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }

        /// Which transition is named; nil for none.
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

    /// Sets the values at once and completes after `delay + duration` seconds of the application's clock. Until then
    /// touches cannot reach the views that changed, nor anything inside them, unless `options` allow it (HT-13), and
    /// their layers' presentations show them on the way. With `.repeat` it goes on until it is removed.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
        animate(nil, timing, options, animations, completion)
    }

    /// - Parameter view: One that counts as changed, whatever `animations` do.
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

    /// A spring that comes to rest as the duration ends.
    ///
    /// - Parameters:
    ///   - damping: 1 comes to rest without swinging.
    ///   - velocity: At first, in ways per second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(damping: Double(damping), velocity: Double(velocity), settlingIn: duration)
        let timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
        animate(nil, timing, options, animations, completion)
    }

    /// A spring told by how long it seems to take.
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

    /// False makes animations of this application end as they begin.
    public static func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.animationsAreEnabled = enabled }
    /// Whether animations of this application take their time; true by default.
    public static var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }
}
