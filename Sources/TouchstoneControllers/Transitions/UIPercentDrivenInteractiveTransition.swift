import Foundation
import TouchstoneCore

/// Moves an animator's animations to and fro, as a finger tells it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?

    /// One for the next transition.
    public override init() { super.init() }

    /// How long the whole takes, in seconds.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// How far it is, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve where it runs by itself from the beginning; nil by default. Stored; has no effect.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        context.drive()
    }

    /// The transition is at this part of its way, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(1, max(0, percentComplete))
        context?.move(to: self.percentComplete)
    }

    /// It goes on to its end.
    open func finish() { end(true) }
    /// It goes back to its beginning, and is called off.
    open func cancel() { end(false) }
    /// It stands still until it is finished or called off.
    open func pause() { context?.pauseInteractiveTransition() }

    private func end(_ completes: Bool) {
        guard let context else { return }
        self.context = nil
        context.release(completes: completes, speed: completionSpeed)
    }
}
