import Foundation

/// The context of a change of size: what happens along with it, and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated; here it never is.
    var isAnimated: Bool { get }
    /// How long the change takes, in seconds; here 0.
    var transitionDuration: TimeInterval { get }
    /// Whether the change was called off; here it never is.
    var isCancelled: Bool { get }
}

/// Lets a controller do something along with a change of its window's size.
@MainActor
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

extension UIApplication {
    /// Gives the windows that fill the screen its new size; their controllers hear of it before.
    func turn(_ windows: [UIWindow], to size: CGSize) {
        for window in windows {
            let coordinator = ResizeCoordinator()
            window.rootViewController?.viewWillTransition(to: size, with: coordinator)
            coordinator.perform { window.frame = CGRect(origin: .zero, size: size) }
        }
    }
}
