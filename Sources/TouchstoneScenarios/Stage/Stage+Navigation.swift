import Foundation
import UIKit

extension Stage {
    func makeNavigation(_ navigation: SceneNavigation, _ scene: SceneView) -> UIViewController {
        let pages = scene.views.compactMap { page in
            let made = makeController(page)
            if let made, let own = page.controller { fill(made.navigationItem, own) }
            return made
        }
        let controller = UINavigationController()
        controller.setViewControllers(pages, animated: false)
        name(controller, navigation.name)
        setUpView(of: controller, scene)
        setUp(controller, navigation)
        return controller
    }

    private func fill(_ item: UINavigationItem, _ scene: SceneController) {
        item.title = scene.title ?? scene.name
        item.hidesBackButton = scene.hidesBackButton
        item.leftItemsSupplementBackButton = scene.leftItemsSupplementBackButton
        guard !scene.leftItems.isEmpty else { return }
        item.leftBarButtonItems = scene.leftItems.map { title in
            UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.note("\(title) is tapped") })
        }
    }

    private func setUp(_ controller: UINavigationController, _ scene: SceneNavigation) {
        let delegate = ScenarioNavigationDelegate(scene.name, self)
        navigationDelegates.append(delegate)
        controller.delegate = delegate
        controller.setNavigationBarHidden(scene.isBarHidden, animated: false)
        let recognizers = [
            (scene.edge, controller.interactivePopGestureRecognizer),
            (scene.content, controller.interactiveContentPopGestureRecognizer),
        ]
        for (name, recognizer) in recognizers {
            if scene.hasNoDelegate { recognizer?.delegate = nil }
            guard let name, let recognizer else { continue }
            recognizer.name = name
            gestures[name] = recognizer
        }
        link()
    }
}

/// The delegate of a navigation controller, which notes the controllers that are shown.
final class ScenarioNavigationDelegate: UINavigationControllerDelegate {
    private let name: String
    private weak var stage: Stage?

    init(_ name: String, _ stage: Stage) {
        self.name = name
        self.stage = stage
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if let stage { stage.note("\(name) will show \(stage.name(of: viewController))") }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if let stage { stage.note("\(name) shows \(stage.name(of: viewController))") }
    }
}
