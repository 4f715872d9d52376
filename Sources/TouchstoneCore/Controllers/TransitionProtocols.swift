import Foundation
import TouchstoneGeometry

/// Identifies one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that disappears; a context returns `nil` if it stays beneath.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that appears; a context returns `nil` if it has always been there.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition, with which its animator works.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that contains both views; the animator adds the view that appears.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presented controller; `.none` in a navigation or tab bar controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform for rotation; always the identity, because controllers rotate with their window.
    var targetTransform: CGAffineTransform { get }
    /// Sets the progress of the transition.
    ///
    /// - Parameter percentComplete: The progress, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction; the transition runs on to its end.
    func finishInteractiveTransition()
    /// Ends the interaction; the transition runs back to its beginning.
    func cancelInteractiveTransition()
    /// Pauses the transition until it is finished or cancelled.
    func pauseInteractiveTransition()
    /// Ends the transition. An animator has to call this when its animation is over.
    ///
    /// - Parameter didComplete: Whether the animation reached its end.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller that disappears or appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears or appears; `nil` if it stays in its place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of the controller's view, in the container; `.zero` if the container does not contain it yet.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Returns the final frame of the controller's view, in the container; `.zero` if the view is removed.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that appears to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that an interaction can drive. Optional in UIKit; by default, an interaction drives the animations of
    /// `animateTransition(using:)`.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Notifies the animator that the transition is over. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { MissingAnimator(duration: 0, curve: .linear) }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator of a transition whose application provides none.
package final class MissingAnimator: UIViewPropertyAnimator {}

/// Drives a transition interactively, for example with a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition; from now on, the object sets the progress of the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The animation curve after the interaction; `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed after the interaction, relative to the transition's duration; 1 by default.
    var completionSpeed: CGFloat { get }
    /// Whether the transition begins interactively; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}
