import Foundation

extension UINavigationController {
    /// A transition from one controller to another, until it is completed or cancelled.
    final class Transition {
        let from: UIViewController
        let to: UIViewController
        /// The controllers that are removed from the stack.
        let leaving: [UIViewController]
        let animated: Bool
        /// The stack before the transition.
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

    /// Removes the view of the last controller that the stack had, without animation.
    func takeAway(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.beginAppearanceTransition(false, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
    }

    /// Removes controllers from this parent. One that has another parent by now remains there.
    func release(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent === self { controller.removeFromParent() }
    }
}
