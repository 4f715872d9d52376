import Foundation

extension UIViewController {
    package func resizeView(to size: CGSize, _ change: () -> Void) {
        let coordinator = TransitionCoordinator(in: view.window ?? view, from: self, to: self, isAnimated: false)
        viewWillTransition(to: size, with: coordinator)
        change()
        coordinator.complete()
    }
}

extension UIViewController: UITraitEnvironment {}
