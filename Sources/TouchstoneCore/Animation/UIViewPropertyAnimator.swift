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
    /// Whether the application finds touches on the moving views itself; `false` by default. Stored; has no effect.
    open var isManualHitTestingEnabled = false
    /// The seconds from the start to the first change of the views: the delay of the last call of `startAnimation(afterDelay:)`; 0 by
    /// default.
    open private(set) var delay: TimeInterval = 0
    /// The curve of the animation's speed. An animator that was created from control points or a named curve has a cubic curve.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation may be paused and stopped; `true` by default. Stored; has no effect: it always may.
    open var isInterruptible = true
    /// Whether the views move back to their initial values; `false` by default. A change turns an active animation around where it is.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, state == .active else { return }
            progressBeforePause = max(0, duration - progress)
            scrubbed = scrubbed.map { 1 - $0 }
            startTime = clock.now
            if isRunning { run() }
        }
    }
    /// Whether the animation pauses at its end instead of completing, so that it can be reversed there; `false` by default.
    open var pausesOnCompletion = false
    /// Whether the views of a paused animation follow `fractionComplete` linearly instead of along the animation's curve; `true` by
    /// default.
    open var scrubsLinearly = true
    /// The fraction of the change that is visible in a paused animation since `fractionComplete` was set; `nil` if the curve applies.
    private var scrubbed: Double?
    /// The factor by which the rest of the duration is longer since the animation was continued.
    private var pace = 1.0
    /// The state of the animation: inactive, active or stopped.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the time of the animation passes now, because it has started and is not paused.
    open private(set) var isRunning = false

    private var animations: [(changes: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var current: ViewAnimation?
    private var startTime: TimeInterval = 0
    /// The time that had passed at the last start, pause or change, in seconds of the animation and in the direction in which it runs.
    private var progressBeforePause: TimeInterval = 0
    private var delayedStart: ClockDeadline?
    /// The views of a stopped animation, which `finishAnimation(at:)` moves.
    private var stopped: [StoppedChange] = []
    private let clock: any EventClock
    private let curve: TimingCurve

    private init(
        duration: TimeInterval, _ curve: TimingCurve, _ parameters: any UITimingCurveProvider,
        _ animations: (() -> Void)?
    ) {
        self.duration = duration
        self.curve = curve
        timingParameters = parameters
        clock = UIApplication.shared.clock
        super.init()
        if let animations { self.animations.append((animations, 0)) }
    }

    /// Creates an animator without a duration or animations. It waits for `startAnimation()`.
    public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with one of the named curves. It waits for `startAnimation()`.
    ///
    /// - Parameter duration: The duration, in seconds.
    public convenience init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        self.init(duration: duration, parameters.curve, parameters, animations)
    }

    /// Creates an animator with a spring that comes to rest at the end of `duration`, in seconds; with a damping ratio of 1 it does not
    /// oscillate.
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        let parameters = UISpringTimingParameters(dampingRatio: dampingRatio)
        self.init(duration: duration, parameters.curve(settlingIn: duration), parameters, animations)
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
        self.init(duration: duration, curve ?? .easeInOut, parameters, nil)
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
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, parameters.curve, parameters, animations)
    }

    /// Creates an animator and starts it, after `delay` seconds if that is positive.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.animationCurve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return animator
    }

    /// The curve of the animation's speed.
    public typealias AnimationCurve = UIViewAnimationCurve

    /// The fraction of the duration that has passed, 0 to 1, in the direction in which the animation runs. While the animation is paused
    /// and `scrubsLinearly` is `true`, it is the visible fraction of the change.
    ///
    /// Setting it changes the remaining time; an inactive animator becomes active and paused, and a stopped one ignores it.
    open var fractionComplete: CGFloat {
        get {
            guard duration > 0 else { return state == .inactive ? 0 : 1 }
            return CGFloat(isScrubbedLinearly ? scrubbed ?? shownFraction : progress / duration)
        }
        set {
            guard state != .stopped else { return }
            let wasRunning = isRunning
            pauseAnimation()
            let fraction = newValue.isNaN ? 0 : Double(min(1, max(0, newValue)))
            progressBeforePause = fraction * duration
            scrubbed = scrubsLinearly && !wasRunning ? fraction : nil
            if wasRunning { startAnimation() }
        }
    }

    private var isScrubbedLinearly: Bool { state == .active && !isRunning && scrubsLinearly }

    /// The fraction of the change that the curve makes at the present place, in the direction in which the animation runs.
    private var shownFraction: Double {
        let made = curve.progress(place / duration, duration: duration)
        return isReversed ? 1 - made : made
    }

    /// Continues along the curve from the visible fraction, in the same share of the duration as of the change.
    private func leaveScrubbing() {
        guard let fraction = scrubbed else { return }
        scrubbed = nil
        guard duration > 0, curve != .linear else { return }
        let place = curve.place(of: isReversed ? 1 - fraction : fraction, duration: duration) * duration
        progressBeforePause = isReversed ? duration - place : place
        let left = duration - progressBeforePause
        if left > 0 { pace = (1 - fraction) * duration / left }
    }

    /// The time that has passed in the direction in which the animation runs, in seconds; a continued animation may run faster or
    /// more slowly.
    private var progress: TimeInterval {
        min(duration, progressBeforePause + (isRunning ? (clock.now - startTime) / pace : 0))
    }

    /// The place between the initial values at 0 and the final ones at `duration`, in seconds.
    private var place: TimeInterval { isReversed ? duration - progress : progress }

    /// Adds changes to animate: at the start, or immediately while the animation is active.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a block that is called once when the animation has ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and starts the animation, or resumes it after a pause. A stopped animation does not start.
    open func startAnimation() {
        cancelDelayedStart()
        guard state != .stopped, !isRunning else { return }
        state = .active
        leaveScrubbing()
        isRunning = true
        startTime = clock.now
        run()
    }

    /// Starts the animation after `delay` seconds, unless it is paused or stopped before.
    open func startAnimation(afterDelay delay: TimeInterval) {
        cancelDelayedStart()
        self.delay = max(0, delay)
        // The clock retains the animator until it starts.
        delayedStart = clock.schedule(at: clock.now + self.delay) { self.startAnimation() }
    }

    /// Continues the animation after a pause.
    ///
    /// - Parameter factor: The length of the rest, in durations; 0 keeps its length.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor factor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        leaveScrubbing()
        let left = duration - progressBeforePause
        if factor > 0, left > 0 { pace = Double(factor) * duration / left }
        startAnimation()
    }

    /// Adds changes to animate, like `addAnimations(_:)`, that begin later and end with the others.
    ///
    /// - Parameter delayFactor: The delay, as a fraction of the remaining time from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append((animation, delayFactor.isNaN ? 0 : Double(min(1, max(0, delayFactor)))))
        guard state == .active else { return }
        if isRunning { run() } else { recordAnimations() }
    }

    /// Pauses the animation; its views keep their visible positions. An animation that has not started becomes active and paused.
    open func pauseAnimation() {
        cancelDelayedStart()
        guard state != .stopped else { return }
        progressBeforePause = progress
        isRunning = false
        state = .active
        recordAnimations().hold()
    }

    /// Stops an active animation immediately; the values of its views become those that are visible.
    ///
    /// - Parameter withoutFinishing: Whether no completion is called; otherwise a call of `finishAnimation(at:)` is required.
    open func stopAnimation(_ withoutFinishing: Bool) {
        cancelDelayedStart()
        guard state != .inactive else { return }
        if state == .active {
            progressBeforePause = progress
            isRunning = false
            stopped = stopCurrent()
            for change in stopped { change.move(to: .current) }
        }
        state = .stopped
        if withoutFinishing {
            completions = []
            becomeInactive()
        }
    }

    /// Ends an animation that `stopAnimation(false)` stopped; otherwise an exception is logged.
    ///
    /// - Parameter finalPosition: The position to which the views move, and which completions receive.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return LoggedException.log(
                "UIViewPropertyAnimator.finishAnimation(at:)",
                "The animator must be stopped by stopAnimation(false) before.")
        }
        for change in stopped { change.move(to: finalPosition) }
        complete(finalPosition)
    }

    /// Resets the views to their initial values, and ends the animation there.
    package func endAtStart() {
        cancelDelayedStart()
        end(at: .start)
    }

    /// Ends the animation with the views at the given position.
    private func end(at position: UIViewAnimatingPosition) {
        for change in stopCurrent() { change.move(to: position) }
        complete(position)
    }

    private func cancelDelayedStart() {
        if let delayedStart { clock.cancel(delayedStart) }
        delayedStart = nil
    }

    private func stopCurrent() -> [StoppedChange] {
        let animation = current
        current = nil
        return animation?.stop() ?? []
    }

    /// Runs the blocks that have not run yet, and returns their animation.
    @discardableResult
    private func recordAnimations() -> ViewAnimation {
        let animation = current ?? makeAnimation()
        current = animation
        let added = animations
        animations = []
        for (changes, delayFactor) in added {
            UIView.record({ animation.record(changes, in: part(of: animation, after: delayFactor)) }, in: animation)
        }
        return animation
    }

    /// Returns the part of the animation in which changes happen that are made now; `nil` for the whole.
    private func part(of animation: ViewAnimation, after delayFactor: Double) -> Keyframe? {
        guard duration > 0 else { return nil }
        if delayFactor > 0 {
            let start = (progress + delayFactor * (duration - progress)) / duration
            return Keyframe(start: start, length: 1 - start, hasOwnCurve: true)
        }
        // Changes that come later begin at the present values, also after the fraction is set back.
        let left = animation.left(in: nil)
        return left > 0 && left < 1 ? Keyframe(start: 1 - left, length: left) : nil
    }

    private func makeAnimation() -> ViewAnimation {
        let animation = ViewAnimation(
            clock: clock, timing: AnimationTiming(duration: duration, curve: curve),
            allowsInteraction: isUserInteractionEnabled
        ) { [weak self] _ in
            // A stopped animation calls no completion here.
            guard let self, current != nil else { return }
            complete(isReversed ? .start : .end)
        }
        animation.elapsedElsewhere = { [weak self] in self?.place ?? .infinity }
        animation.fractionElsewhere = { [weak self] in
            guard let self, let scrubbed else { return nil }
            return isReversed ? 1 - scrubbed : scrubbed
        }
        animation.reachedEnd = { [weak self] in self?.reachEnd() }
        return animation
    }

    private func run() {
        recordAnimations().run(for: max(0, duration - progress) * pace, keeping: self)
    }

    private func reachEnd() {
        progressBeforePause = duration
        isRunning = false
        if pausesOnCompletion { pauseAnimation() } else { end(at: isReversed ? .start : .end) }
    }

    private func becomeInactive() {
        current = nil
        stopped = []
        isRunning = false
        state = .inactive
        progressBeforePause = 0
        scrubbed = nil
        pace = 1
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        becomeInactive()
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

extension UIView {
    /// The curve of an animation's speed.
    public typealias AnimationCurve = UIViewPropertyAnimator.AnimationCurve
}
