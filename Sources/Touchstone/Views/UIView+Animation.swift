import Foundation

/// One running block animation: which views it moves, whether touches reach them meanwhile, and what follows.
///
/// Model values are set at once (HT-25); nothing is interpolated yet.
@MainActor
final class ViewAnimation {
    private var views: [UIView] = []
    private let allowsInteraction: Bool
    private var completion: ((Bool) -> Void)?
    private var deadline: ClockDeadline?
    private let clock: any EventClock

    init(clock: any EventClock, allowsInteraction: Bool, completion: ((Bool) -> Void)?) {
        self.clock = clock
        self.allowsInteraction = allowsInteraction
        self.completion = completion
    }

    func include(_ view: UIView) {
        guard !views.contains(where: { $0 === view }) else { return }
        views.append(view)
    }

    /// Blocks the views for `duration` seconds, then completes. With nothing to move it completes at once, unless told
    /// to wait even so.
    func start(duration: TimeInterval, evenWithoutViews: Bool = false) {
        let duration = duration.isFinite ? max(0, duration) : 0
        guard duration > 0, evenWithoutViews || !views.isEmpty else { return finish(true) }
        if !allowsInteraction {
            for view in views { view.blockInteraction(by: self) }
        }
        for view in views { view.rare.animations.append(self) }
        // The clock keeps the animation alive until then.
        deadline = clock.schedule(at: clock.now + duration) { [self] in finish(true) }
    }

    func finish(_ finished: Bool) {
        if let deadline {
            clock.cancel(deadline)
            self.deadline = nil
            if !allowsInteraction {
                for view in views { view.unblockInteraction() }
            }
            for view in views { view.rareStorage?.animations.removeAll { $0 === self } }
        }
        views = []
        let completion = self.completion
        self.completion = nil
        completion?(finished)
    }
}

extension UIView {
    /// The animations whose block is being run, innermost last.
    private static var recording: [ViewAnimation] = []

    /// Called by the setters of animatable properties.
    static func noteAnimatedChange(of view: UIView, _ changed: Bool) {
        guard changed, let animation = recording.last, view.windowStorage != nil else { return }
        animation.include(view)
    }

    static func record(_ changes: () -> Void, in animation: ViewAnimation) {
        recording.append(animation)
        changes()
        recording.removeLast()
    }

    fileprivate func blockInteraction(by animation: ViewAnimation) {
        node.pointee.animationsWithoutInteraction += 1
        node.setFlag(.animating, true)
        if let application = windowStorage?.application, application.behavior.animationCancelsTouches {
            application.builder.cancelTouches(of: self, reason: .animationBegan)
        }
    }

    fileprivate func unblockInteraction() {
        node.pointee.animationsWithoutInteraction -= 1
        if node.pointee.animationsWithoutInteraction == 0 { node.setFlag(.animating, false) }
    }

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
    }

    /// Sets the values at once and completes after `delay + duration` seconds of the application's clock. Until then
    /// touches cannot reach the views that changed, nor anything inside them, unless `options` allow it (HT-13).
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(nil, duration + max(0, delay), options, animations, completion)
    }

    /// - Parameter view: One that counts as changed, whatever `animations` do.
    static func animate(
        _ view: UIView?, _ duration: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let animation = ViewAnimation(
            clock: UIApplication.shared.clock, allowsInteraction: options.contains(.allowUserInteraction),
            completion: completion)
        if let view, view.windowStorage != nil { animation.include(view) }
        record(animations, in: animation)
        animation.start(duration: areAnimationsEnabled ? duration : 0)
    }

    /// As above; the spring changes only the path, which is not drawn yet.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// A spring told by how long it seems to take; only its path depends on the bounce.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// False makes animations of this application end as they begin.
    public static func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.animationsAreEnabled = enabled }
    public static var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

    /// Runs `actions` with no animation recorded.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = recording
        recording = []
        actions()
        recording = outer
    }

    /// Ends this view's animations now; their completions are told `false`.
    func removeAnimations() {
        for animation in rareStorage?.animations ?? [] { animation.finish(false) }
    }
}
