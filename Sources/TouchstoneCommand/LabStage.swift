import TouchstoneExamples
import UIKit

/// The lab's application on its way through its scenes: it is launched with the first.
@MainActor
final class LabStage {
    private let application: UIApplication
    private let delegate = LabDelegate()

    init(_ application: UIApplication) {
        self.application = application
    }

    /// Shows a scene from its beginning; an unknown one changes nothing.
    func show(_ id: String) {
        if delegate.window == nil { application.launch(delegate) }
        delegate.show(id)
    }
}

/// The lab's application: one window, whose root controller is the scene that was chosen.
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
        // What the scene before has presented is over the window's content, and would be over the new one.
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = scene.make()
    }
}
