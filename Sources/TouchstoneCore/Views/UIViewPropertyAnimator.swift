import Foundation

/// An animation as an object. Touches reach the moving views by default, unlike with `UIView.animate` (HT-13).
///
/// Model values are set when it starts; pausing stops its clock, and its views stay where they are seen.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// How long it takes, in seconds; of a spring with a mass its own time.
    public let duration: TimeInterval
    /// Whether touches reach the animated views; true by default.
    open var isUserInteractionEnabled = true
    /// Whether it may be paused and stopped; true by default, and not looked at: it always may.
    open var isInterruptible = true
    /// Whether completions are told `.start` instead of `.end`; false by default. The way itself is not reversed here.
    open var isReversed = false
    /// Whether it pauses at its end instead of completing; false by default.
    open var pausesOnCompletion = false
    /// What is left of the duration is so many times as long, since it was continued.
    private var pace = 1.0
    /// Where it is between not begun and stopped.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether its time passes now: begun, and not paused.
    public private(set) var isRunning = false

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

    /// An animator that waits for `startAnimation()`; seconds, and one of the named curves.
    public convenience init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, UICubicTimingParameters(animationCurve: curve).curve, animations)
    }

    /// An animator with a spring that comes to rest as `duration`, in seconds, ends; a ratio of 1 does not swing.
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(
            duration: duration, .spring(damping: Double(dampingRatio), velocity: 0, settlingIn: duration), animations)
    }

    /// A spring with a mass takes its own time instead of `duration`.
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

    /// An animator with a curve bent by two control points, in units of time and way; `duration` is in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let (first, second) = (SIMD2(Double(point1.x), Double(point1.y)), SIMD2(Double(point2.x), Double(point2.y)))
        self.init(duration: duration, .cubic(first, second), animations)
    }

    /// An animator that has begun, or will after `delay` seconds.
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

    /// How the speed changes on the way.
    public typealias AnimationCurve = UIViewAnimationCurve

    /// How much of the duration has passed, 0 to 1; setting it moves the remaining time.
    open var fractionComplete: CGFloat {
        get { duration > 0 ? CGFloat(min(1, elapsed / duration)) : (state == .inactive ? 0 : 1) }
        set {
            let wasRunning = isRunning
            pauseAnimation()
            elapsedBeforePause = Double(min(1, max(0, newValue))) * duration
            if wasRunning { startAnimation() }
        }
    }

    /// In the animation's own time, which a continued one may pass through faster or more slowly.
    private var elapsed: TimeInterval { elapsedBeforePause + (isRunning ? (clock.now - startTime) / pace : 0) }

    /// Adds changes to make: at its start, or at once while it runs.
    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
        if state == .active, isRunning { run() }
    }

    /// Adds a closure that is called once when the animation ends.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and lets the time pass, also again after a pause; one that is stopped does not start.
    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        state = .active
        isRunning = true
        startTime = clock.now
        run()
    }

    /// Starts after so many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        clock.schedule(at: clock.now + max(0, delay)) { [weak self] in self?.startAnimation() }
    }

    /// Goes on after a pause.
    /// - Parameter factor: How long the rest takes, in durations; 0 for as long as it would have.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let left = duration - elapsedBeforePause
        if factor > 0, left > 0 { pace = Double(factor) * duration / left }
        startAnimation()
    }

    /// As `addAnimations(_:)`; the delay, a part of what is left, is not looked at.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Stops its time where it is; its views stay where they are seen. One that has not begun begins, paused.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        elapsedBeforePause = elapsed
        isRunning = false
        state = .active
        recordAnimations().hold()
    }

    /// Stops at once; with `withoutFinishing` no completion is called, otherwise `finishAnimation(at:)` is due.
    open func stopAnimation(_ withoutFinishing: Bool) {
        elapsedBeforePause = elapsed
        isRunning = false
        abandonCurrent()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends one that was stopped by `stopAnimation(false)`, which else is an error of the program, and tells
    /// completions `finalPosition`. Model values stay as they were set.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return LoggedException.log(
                "UIViewPropertyAnimator.finishAnimation(at:)",
                "The animator must be stopped by stopAnimation(false) before.")
        }
        complete(finalPosition)
    }

    /// Puts the views back to where they began, and ends there.
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

    /// Runs the blocks that have not been run, and says which animation they belong to.
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
            // One that was abandoned says nothing.
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
    /// How the speed changes on the way.
    public typealias AnimationCurve = UIViewPropertyAnimator.AnimationCurve
}
