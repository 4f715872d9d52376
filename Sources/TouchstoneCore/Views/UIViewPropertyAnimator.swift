import Foundation

/// An animation as an object. By default, touches reach the moving views, unlike with `UIView.animate` (HT-13).
///
/// Model values are set when the animation starts. A pause stops its clock, and the views keep their visible positions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// The duration of the animation, in seconds; for a spring with a mass, its own settling time.
    open private(set) var duration: TimeInterval
    /// Whether touches reach the animated views; `true` by default.
    open var isUserInteractionEnabled = true
    /// Whether the animation may be paused and stopped; `true` by default. Stored; has no effect: it always may.
    open var isInterruptible = true
    /// Whether completions receive `.start` instead of `.end`; `false` by default. The animation itself is not reversed.
    open var isReversed = false
    /// Whether the animation pauses at its end instead of completing; `false` by default.
    open var pausesOnCompletion = false
    /// The factor by which the rest of the duration is longer since the animation was continued.
    private var pace = 1.0
    /// The state of the animation: inactive, active or stopped.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the time of the animation passes now, because it has started and is not paused.
    open private(set) var isRunning = false

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var current: ViewAnimation?
    private var startTime: TimeInterval = 0
    private var elapsedBeforePause: TimeInterval = 0
    private let clock: any EventClock
    private let curve: TimingCurve

    private init(duration: TimeInterval, _ curve: TimingCurve, _ animations: (() -> Void)?) {
        self.duration = duration
        self.curve = curve
        clock = UIApplication.shared.clock
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// Creates an animator with one of the named curves. It waits for `startAnimation()`.
    ///
    /// - Parameter duration: The duration, in seconds.
    public convenience init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, UICubicTimingParameters(animationCurve: curve).curve, animations)
    }

    /// Creates an animator with a spring that comes to rest at the end of `duration`, in seconds; with a damping ratio of 1 it does not
    /// oscillate.
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(
            duration: duration, .spring(damping: Double(dampingRatio), velocity: 0, settlingIn: duration), animations)
    }

    /// Creates an animator with a timing curve. A spring with a mass has its own settling time instead of `duration`, in seconds.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let duration = parameters.settlingDuration ?? duration
        let curve: TimingCurve? =
            switch parameters {
            case let cubic as UICubicTimingParameters: cubic.curve
            case let spring as UISpringTimingParameters: spring.curve(settlingIn: duration)
            default: nil
            }
        self.init(duration: duration, curve ?? .easeInOut, nil)
    }

    /// Creates an animator with a cubic curve.
    ///
    /// - Parameter duration: The duration, in seconds.
    /// - Parameter point1: The first control point, in units of time and progress.
    /// - Parameter point2: The second control point, in units of time and progress.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let (first, second) = (SIMD2(Double(point1.x), Double(point1.y)), SIMD2(Double(point2.x), Double(point2.y)))
        self.init(duration: duration, .cubic(first, second), animations)
    }

    /// Creates an animator and starts it, after `delay` seconds if that is positive.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, options.curve, animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return animator
    }

    /// The curve of the animation's speed.
    public typealias AnimationCurve = UIViewAnimationCurve

    /// The fraction of the duration that has passed, 0 to 1. Setting it changes the remaining time.
    open var fractionComplete: CGFloat {
        get { duration > 0 ? CGFloat(min(1, elapsed / duration)) : (state == .inactive ? 0 : 1) }
        set {
            let wasRunning = isRunning
            pauseAnimation()
            elapsedBeforePause = Double(min(1, max(0, newValue))) * duration
            if wasRunning { startAnimation() }
        }
    }

    /// The elapsed time of the animation, in seconds; a continued animation may run faster or more slowly.
    private var elapsed: TimeInterval { elapsedBeforePause + (isRunning ? (clock.now - startTime) / pace : 0) }

    /// Adds changes to animate: at the start, or immediately while the animation runs.
    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
        if state == .active, isRunning { run() }
    }

    /// Adds a block that is called once when the animation has ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and starts the animation, or resumes it after a pause. A stopped animation does not start.
    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        state = .active
        isRunning = true
        startTime = clock.now
        run()
    }

    /// Starts the animation after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        clock.schedule(at: clock.now + max(0, delay)) { [weak self] in self?.startAnimation() }
    }

    /// Continues the animation after a pause.
    ///
    /// - Parameter factor: The length of the rest, in durations; 0 keeps its length.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let left = duration - elapsedBeforePause
        if factor > 0, left > 0 { pace = Double(factor) * duration / left }
        startAnimation()
    }

    /// Adds changes to animate, like `addAnimations(_:)`; `delayFactor` has no effect.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Pauses the animation; its views keep their visible positions. An animation that has not started becomes active and paused.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        elapsedBeforePause = elapsed
        isRunning = false
        state = .active
        recordAnimations().hold()
    }

    /// Stops the animation immediately.
    ///
    /// - Parameter withoutFinishing: Whether no completion is called; otherwise a call of `finishAnimation(at:)` is required.
    open func stopAnimation(_ withoutFinishing: Bool) {
        elapsedBeforePause = elapsed
        isRunning = false
        abandonCurrent()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends an animation that `stopAnimation(false)` stopped; otherwise an exception is logged. Model values do not change.
    ///
    /// - Parameter finalPosition: The position that completions receive.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return LoggedException.log(
                "UIViewPropertyAnimator.finishAnimation(at:)",
                "The animator must be stopped by stopAnimation(false) before.")
        }
        complete(finalPosition)
    }

    /// Resets the views to their initial values, and ends the animation there.
    package func endAtStart() {
        UIView.performWithoutAnimation { current?.rewind() }
        stopAnimation(false)
        finishAnimation(at: .start)
    }

    private func abandonCurrent() {
        let animation = current
        current = nil
        animation?.finish(false)
    }

    /// Runs the blocks that have not run yet, and returns their animation.
    private func recordAnimations() -> ViewAnimation {
        let animation = current ?? makeAnimation()
        current = animation
        let changes = animations
        animations = []
        UIView.record({ for change in changes { change() } }, in: animation)
        return animation
    }

    private func makeAnimation() -> ViewAnimation {
        let animation = ViewAnimation(
            clock: clock, timing: AnimationTiming(duration: duration, curve: curve),
            allowsInteraction: isUserInteractionEnabled
        ) { [weak self] _ in
            // An abandoned animation calls no completion.
            guard let self, current != nil else { return }
            current = nil
            if pausesOnCompletion {
                pauseAnimation()
            } else {
                complete(isReversed ? .start : .end)
            }
        }
        animation.elapsedElsewhere = { [weak self] in self?.elapsed ?? .infinity }
        return animation
    }

    private func run() {
        recordAnimations().run(for: max(0, duration - elapsed) * pace, keeping: self)
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        current = nil
        isRunning = false
        state = .inactive
        elapsedBeforePause = 0
        pace = 1
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

extension UIView {
    /// The curve of an animation's speed.
    public typealias AnimationCurve = UIViewPropertyAnimator.AnimationCurve
}
