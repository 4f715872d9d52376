import Foundation
import TouchstoneCore

/// Drives an animator's animations interactively, forward and backward.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?

    /// Creates an object that drives the next transition.
    public override init() { super.init() }

    /// The duration of the whole transition, in seconds.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// The completed fraction of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing curve of a start without interaction; the default is `nil`. Stored; has no effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition waits for `update(_:)` at its start; the default is `true`. Otherwise it advances by itself until then.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        context.drive()
    }

    /// Prepares for a transition that starts without interaction. `update(_:)`, `cancel()` and `pause()` make it interactive.
    func accompany(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
    }
    /// Releases a transition that has ended.
    func leave(_ context: TransitionContext) {
        if self.context === context { self.context = nil }
    }

    /// Moves the transition to a fraction of its duration, from 0 to 1. A transition that advances by itself stops there.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(1, max(0, percentComplete))
        context?.move(to: self.percentComplete)
    }

    /// Continues the transition to its end.
    open func finish() { end(true) }
    /// Cancels the transition, which returns to its beginning.
    open func cancel() { end(false) }
    /// Pauses the transition until it is finished or canceled.
    open func pause() { context?.pauseInteractiveTransition() }

    private func end(_ completes: Bool) {
        guard let context else { return }
        self.context = nil
        context.release(completes: completes, speed: completionSpeed)
    }
}
