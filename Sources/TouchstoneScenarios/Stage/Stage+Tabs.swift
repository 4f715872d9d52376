import UIKit

extension Stage {
    func makeTabs(_ tabs: SceneTabs, _ scene: SceneView) -> UIViewController {
        let pages = scene.views.compactMap(makeController)
        for (page, title) in zip(pages, tabs.titles) { page.tabBarItem.title = title }
        let controller = UITabBarController()
        controller.setViewControllers(pages, animated: false)
        let delegate = ScenarioTabsDelegate(tabs.name, self)
        tabsDelegates.append(delegate)
        controller.delegate = delegate
        name(controller, tabs.name)
        setUpView(of: controller, scene)
        for (button, title) in zip(controller.tabBar.controls, tabs.titles) { name(button, title) }
        return controller
    }

    /// Selects the page that contains a view.
    ///
    /// - Returns: `false` if the view is in no page of a tab bar controller.
    func showTab(with view: UIView?) -> Bool {
        var page = view.flatMap(enclosingController)
        while let current = page {
            if let tabs = current.parent as? UITabBarController {
                tabs.selectedViewController = current
                return true
            }
            page = current.parent
        }
        return false
    }
}

/// The delegate of a tab bar controller, which notes the page that a tap selects.
final class ScenarioTabsDelegate: UITabBarControllerDelegate {
    private let name: String
    private weak var stage: Stage?

    init(_ name: String, _ stage: Stage) {
        self.name = name
        self.stage = stage
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let stage { stage.note("\(name) selects \(stage.name(of: viewController))") }
    }
}
