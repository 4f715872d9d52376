import Foundation
import TouchstoneGeometry

/// The context of a transition, or of a change of size: what happens along with it, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated; a change of size never is.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` where it is not.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How long the change takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether the change was called off.
    var isCancelled: Bool { get }
    /// Whether the user is driving the transition now.
    var isInteractive: Bool { get }
    /// Whether it began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether it may be taken hold of while it runs.
    var isInterruptible: Bool { get }
    /// How far it was as the connection was closed of, 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast it goes on after that, in its own durations.
    var completionVelocity: CGFloat { get }
    /// How the speed changes after that.
    var completionCurve: UIView.AnimationCurve { get }
    /// What it takes place in.
    var containerView: UIView { get }
    /// The identity: controllers are turned with their window.
    var targetTransform: CGAffineTransform { get }
    /// The controller that goes, or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets a controller do something along with a transition, or with a change of its window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// `animation` runs in the transition's own animation, `completion` afterwards, also where it was called off.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`; in which view something is animated makes no difference here.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// `handler` is called when a finger lets go of the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// The same without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    /// Calls the closure like `notifyWhenInteractionChanges(_:)`, its newer form.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// Collects what is to happen along with one transition.
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

    /// To be called within the transition's animation.
    package func runAlongside() {
        hasBegun = true
        let animations = self.animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    /// The transition is over.
    package func complete() {
        runAlongside()
        isOver = true
        let completions = self.completions
        (self.completions, handlers) = ([], [])
        for completion in completions { completion(self) }
    }
}
