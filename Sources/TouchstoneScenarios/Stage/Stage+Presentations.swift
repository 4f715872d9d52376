import UIKit

extension Stage {
    func present(_ scene: ScenePresentation) {
        guard let presenter = responder(scene.presenter) as? UIViewController,
            let controller = makeController(scene.view)
        else { return }
        controller.modalPresentationStyle = scene.kind.style
        if let size = scene.size { controller.preferredContentSize = size }
        if scene.kind == .halfSheet { controller.sheetPresentationController?.detents = [.medium()] }
        if let popover = controller.popoverPresentationController {
            let delegate = ScenarioPopoverDelegate()
            popoverDelegates.append(delegate)
            popover.delegate = delegate
            popover.sourceView = scene.anchor.flatMap(view)
        }
        presenter.present(controller, animated: scene.isAnimated)
    }
}

/// The delegate of a popover, which prevents its adaptation to a sheet in a narrow window.
final class ScenarioPopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
