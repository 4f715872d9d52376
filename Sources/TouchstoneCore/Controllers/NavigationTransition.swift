import Foundation

extension UINavigationController {
    /// From one controller to another, until it has come there or, called off, back.
    final class Transition {
        let from: UIViewController
        let to: UIViewController
        /// Those that leave the stack.
        let leaving: [UIViewController]
        let animated: Bool
        /// What was on the stack before.
        let before: [UIViewController]
        let coordinator: TransitionCoordinator
        var isCancelled = false

        init(
            from: UIViewController, to: UIViewController, leaving: [UIViewController], before: [UIViewController],
            _ coordinator: TransitionCoordinator
        ) {
            self.from = from
            self.to = to
            self.leaving = leaving
            self.before = before
            self.coordinator = coordinator
            animated = coordinator.isAnimated
        }
    }
}
