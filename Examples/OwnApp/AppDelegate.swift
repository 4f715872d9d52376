import TouchstoneWebHost
import UIKit

/// A complete application that is shown on a web page: `swift run OwnApp`.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        WebHost.start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CounterController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
