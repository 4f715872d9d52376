import UIKit

extension Stage {
    func present(_ scene: SceneAlert) {
        guard let presenter = responder(scene.presenter) as? UIViewController else { return }
        let alert = UIAlertController(title: scene.title, message: scene.message, preferredStyle: scene.kind.style)
        for action in scene.actions {
            let made = UIAlertAction(title: action.title, style: action.kind.style) { [weak self] _ in
                self?.note("\(action.title) is chosen")
                for action in action.done { self?.perform(action) }
            }
            made.isEnabled = action.isEnabled
            alert.addAction(made)
        }
        name(alert, scene.name)
        presenter.present(alert, animated: scene.isAnimated)
        var buttons = alert.view.controls
        for action in scene.actions {
            let index = buttons.firstIndex { $0.accessibilityIdentifier == action.title }
            if let index { name(buttons.remove(at: index), action.name) }
        }
    }
}

extension UIView {
    /// The controls among the descendants of the view, from back to front, without controls in controls.
    var controls: [UIControl] { subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.controls } }
}
