import Foundation
import TouchstoneGeometry

/// Which of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that shows before it.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that shows after it.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes; nil where it stays beneath.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that comes; nil where it was there all the time.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is told of the transition that it animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// What both views are shown in; the animator adds the one that comes.
    var containerView: UIView { get }
    /// Whether it takes its time.
    var isAnimated: Bool { get }
    /// Whether the user is driving the transition now.
    var isInteractive: Bool { get }
    /// Whether it was called off.
    var transitionWasCancelled: Bool { get }
    /// How the presented controller is presented; `.none` in a navigation or tab bar controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity: controllers are turned with their window.
    var targetTransform: CGAffineTransform { get }
    /// It is now at this part of its way, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// It goes on to its end by itself.
    func finishInteractiveTransition()
    /// It goes back by itself.
    func cancelInteractiveTransition()
    /// It stands still until it is finished or called off.
    func pauseInteractiveTransition()
    /// The animation is over, and came to its end or not. An animator has to call it.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes, or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or comes; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at first, in the container; zero where it is not in it yet.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where the controller's view is to come to, in the container; zero where it is to be gone.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes to the container, animates, and at the end calls `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that can be stopped halfway; nil, the default, for none.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?
    /// The transition is over. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? { nil }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition along, as a finger does for one.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins it; from now on the context is told how far it is.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How the speed changes where it goes on by itself; `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// How fast it goes on by itself, in its own durations; 1 by default.
    var completionSpeed: CGFloat { get }
    /// Whether it begins under a finger; true by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}
