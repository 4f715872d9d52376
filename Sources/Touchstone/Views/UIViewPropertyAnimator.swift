import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation as an object. Touches reach the moving views by default, unlike with `UIView.animate` (HT-13).
///
/// Model values are set when it starts; pausing stops its clock, and nothing is interpolated yet.
@MainActor
open class UIViewPropertyAnimator: NSObject {
    public let duration: TimeInterval
    /// Whether touches reach the animated views; true by default.
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    open var isReversed = false
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var current: ViewAnimation?
    private var startTime: TimeInterval = 0
    private var elapsedBeforePause: TimeInterval = 0
    private let clock: any EventClock

    public init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        clock = UIApplication.shared.clock
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

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

    private var elapsed: TimeInterval { elapsedBeforePause + (isRunning ? clock.now - startTime : 0) }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
        if state == .active, isRunning { restart() }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        state = .active
        restart()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        clock.schedule(at: clock.now + max(0, delay)) { [weak self] in self?.startAnimation() }
    }

    open func pauseAnimation() {
        guard state != .stopped else { return }
        elapsedBeforePause = elapsed
        isRunning = false
        state = .active
        abandonCurrent()
    }

    /// Stops at once; with `withoutFinishing` no completion is called, otherwise `finishAnimation(at:)` is due.
    open func stopAnimation(_ withoutFinishing: Bool) {
        elapsedBeforePause = elapsed
        isRunning = false
        abandonCurrent()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "finishAnimation(at:) needs an animator stopped with stopAnimation(false)")
        complete(finalPosition)
    }

    private func abandonCurrent() {
        let animation = current
        current = nil
        animation?.finish(false)
    }

    private func restart() {
        elapsedBeforePause = elapsed
        abandonCurrent()
        isRunning = true
        startTime = clock.now
        var made: ViewAnimation?
        let animation = ViewAnimation(clock: clock, allowsInteraction: isUserInteractionEnabled) { [self] _ in
            // A completion of an animation that has been replaced says nothing.
            if current != nil, current === made { complete(isReversed ? .start : .end) }
        }
        made = animation
        current = animation
        let changes = animations
        animations = []
        UIView.record({ for change in changes { change() } }, in: animation)
        animation.start(duration: max(0, duration - elapsedBeforePause), evenWithoutViews: true)
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        current = nil
        isRunning = false
        state = .inactive
        elapsedBeforePause = 0
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

extension UIView {
    public typealias AnimationCurve = UIViewPropertyAnimator.AnimationCurve
}
