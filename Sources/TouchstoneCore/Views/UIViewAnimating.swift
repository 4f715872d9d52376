import Foundation

/// What animates and can be paused, stopped and moved.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Where it is between not begun and stopped.
    var state: UIViewAnimatingState { get }
    /// Whether its time passes now: begun, and not paused.
    var isRunning: Bool { get }
    /// Whether it runs back.
    var isReversed: Bool { get set }
    /// How much of the way is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on.
    func startAnimation()
    /// Begins after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stops for the time being.
    func pauseAnimation()
    /// Stops for good, with or without finishing.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes what was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes of closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Animates these changes, too, after a part of what is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Animates these changes, too.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with other timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
