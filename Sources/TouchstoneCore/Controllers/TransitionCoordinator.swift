import Foundation
import TouchstoneGeometry

/// The state of a transition or of a size change, for work that runs alongside it and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated; always `false` for a change of size.
    var isAnimated: Bool { get }
    /// The presentation style of the controller; `.none` if it is not presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The duration of the change, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether the change was cancelled.
    var isCancelled: Bool { get }
    /// Whether an interaction drives the change now.
    var isInteractive: Bool { get }
    /// Whether an interaction drove the change at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether an interaction may take over the change while it runs.
    var isInterruptible: Bool { get }
    /// The progress of the change when the interaction ended, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the change after the interaction, relative to its own duration.
    var completionVelocity: CGFloat { get }
    /// The animation curve of the change after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the change takes place.
    var containerView: UIView { get }
    /// The transform for rotation; always the identity, because controllers rotate with their window.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller that disappears or appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears or appears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs a controller's work alongside a transition or a change of its window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the transition's own animation, and `completion` afterwards, even if the transition was cancelled.
    ///
    /// - Returns: Whether the blocks will run; `false` if the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Does what `animate(alongsideTransition:completion:)` does; the view has no effect.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the interaction that drives the transition ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` in the transition's own animation, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    /// Calls `handler` when the interaction that drives the transition ends, like `notifyWhenInteractionChanges(_:)`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// Collects the work that runs alongside one transition.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    package var transitionDuration: TimeInterval
    package var isCancelled = false
    package var isInteractive = false {
        didSet { if oldValue, !isInteractive { for handler in handlers { handler(self) } } }
    }
    package var initiallyInteractive = false
    package var isInterruptible = false
    package var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    package var completionCurve = UIView.AnimationCurve.easeInOut
    package let targetTransform = CGAffineTransform.identity
    package let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var handlers: [Block] = []
    private var hasBegun = false
    private var isOver = false

    package init(
        in container: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
        style: UIModalPresentationStyle = .none, duration: TimeInterval = 0
    ) {
        (containerView, self.from, self.to) = (container, from, to)
        (self.isAnimated, presentationStyle, transitionDuration) = (isAnimated, style, isAnimated ? duration : 0)
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { animation(self) } else { animations.append(animation) }
        return true
    }
    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
    package func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

    /// Runs the collected animations. Call it within the transition's animation.
    package func runAlongside() {
        hasBegun = true
        let animations = self.animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    /// Ends the transition: runs animations that have not run, then the completions.
    package func complete() {
        runAlongside()
        isOver = true
        let completions = self.completions
        (self.completions, handlers) = ([], [])
        for completion in completions { completion(self) }
    }
}
