import Foundation

/// The context of a change of size: what happens along with it, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated; here it never is.
    var isAnimated: Bool { get }
    /// How long the change takes, in seconds; here 0.
    var transitionDuration: TimeInterval { get }
    /// Whether the change was called off; here it never is.
    var isCancelled: Bool { get }
}

/// Lets a controller do something along with a change of its window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// `animation` runs as the window takes its new size, `completion` afterwards.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A change of size, which here is done at once.
private final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    let isCancelled = false
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func perform(_ change: () -> Void) {
        change()
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
    }
}

extension UIViewController {
    func resizeView(to size: CGSize, _ change: () -> Void) {
        let coordinator = ResizeCoordinator()
        viewWillTransition(to: size, with: coordinator)
        coordinator.perform(change)
    }
}

extension UIViewController: UITraitEnvironment {}
