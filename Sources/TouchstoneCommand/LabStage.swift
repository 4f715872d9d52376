import TouchstoneExamples
import UIKit

/// Shows scenes in the lab's application, which it launches with the first one.
@MainActor
final class LabStage {
    private let application: UIApplication
    private let delegate = LabDelegate()

    init(_ application: UIApplication) {
        self.application = application
    }

    /// Shows a scene from its beginning; an unknown ID has no effect.
    func show(_ id: String) {
        if delegate.window == nil { application.launch(delegate) }
        delegate.show(id)
    }
}

/// The delegate of the lab's application, which has one window with the chosen scene as its root view controller.
final class LabDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(windowScene: UIWindowScene())
        window.accessibilityIdentifier = "window"
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func show(_ id: String) {
        guard let scene = ExampleScene.all.first(where: { $0.id == id }) else { return }
        // Dismiss what the previous scene has presented, because it would cover the new one.
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = scene.make()
    }
}
