import Foundation

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
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
    public static var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }
}
