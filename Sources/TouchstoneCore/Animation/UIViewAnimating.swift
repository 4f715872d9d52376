import Foundation

/// An animation that can be started, paused, stopped and moved.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// The state of the animation: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the time of the animation passes now, because it has started and is not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation until it is started again.
    func pauseAnimation()
    /// Stops the animation.
    ///
    /// - Parameter withoutFinishing: Whether the animation ends without a call of `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to animate, after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate along with the others.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues the animation after a pause, with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
