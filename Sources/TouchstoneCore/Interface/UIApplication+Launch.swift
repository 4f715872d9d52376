import CoreFoundation
import Foundation

extension UIApplicationDelegate {
    /// The entry point of `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
    ///
    /// Synchronous, because an asynchronous entry point would not run the main run loop.
    public static func main() { UIApplication.run(self) }
}

/// Creates the shared application and its delegate, and runs the main run loop; it does not return.
///
/// - Parameters:
///   - argc: The number of arguments; it has no effect.
///   - argv: The arguments; they have no effect.
///   - principalClassName: The name of the application's class; the application is always a `UIApplication`, and another name is logged.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it. If there is no such class, an exception is
///     logged and the application has no delegate.
/// - Returns: 0.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, NSClassFromString(principalClassName) != UIApplication.self {
        LoggedException.log(
            "UIApplicationMain", "The application's class is UIApplication, and not \(principalClassName).", .warning)
    }
    guard let type = delegateClassName.flatMap(NSClassFromString) as? any UIApplicationDelegate.Type else {
        LoggedException.log(
            "UIApplicationMain",
            delegateClassName.map { "There is no delegate class named \($0)." } ?? "There is no delegate class.",
            effect: "The application has no delegate.")
        UIApplication.shared.waitForEvents()
        return 0
    }
    UIApplication.run(type)
    return 0
}

extension UIApplication {
    /// Touchstone extension: Launches the shared application with a new delegate, and runs the main run loop.
    public static func run(_ type: any UIApplicationDelegate.Type) {
        let application = UIApplication.shared
        if let delegate = construct(type) { application.launch(delegate) }
        application.waitForEvents()
    }

    fileprivate func waitForEvents() {
        if !hasHost {
            FileHandle.standardError.write(
                Data(
                    """
                    This application runs, but no host shows it. Link one and start it as the application launches, \
                    for example:
                        import TouchstoneWebHost
                        WebHost.start()

                    """.utf8))
        }
        CFRunLoopRun()
    }

    /// Touchstone extension: Calls the delegate's launch methods, shows the interface that a ported application's property list describes,
    /// connects a scene, and makes the application active.
    public func launch(_ delegate: any UIApplicationDelegate) {
        delegateOwner = delegate
        self.delegate = delegate
        let name = String(reflecting: type(of: delegate))
        let found = RegisteredModules.first { module in
            module.launch.flatMap { "\(module.name).\($0.delegate)" == name ? (module, $0.interface) : nil }
        }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        if case .window(let name) = found?.1 {
            delegate.window = window(of: UIStoryboard(name: name, bundle: nil), in: nil)
        }
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        if case .window = found?.1 { delegate.window?.makeKeyAndVisible() }
        connectFirstScene(delegate, found)
        setActive(true)
        commit()
    }

    /// Creates a window with the initial controller of a storyboard.
    private func window(of storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow {
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: screen.bounds)
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// Connects the first scene, if the delegate's configuration or the property list has a scene delegate class.
    private func connectFirstScene(
        _ delegate: any UIApplicationDelegate, _ found: (InterfaceModule, InterfaceLaunch.Interface)?
    ) {
        let session = UISceneSession(role: .windowApplication)
        let configuration = delegate.application(
            self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        var storyboard = configuration.storyboard
        if case .scene(let delegateClass, let name) = found?.1 {
            storyboard = storyboard ?? name.map { UIStoryboard(name: $0, bundle: nil) }
            if configuration.delegateClass == nil, let delegateClass {
                configuration.delegateClass = found?.0.type(named: delegateClass)
            }
        }
        guard let type = configuration.delegateClass ?? storyboard.map({ _ in StoryboardSceneDelegate.self }) else {
            return
        }
        guard let made = construct(type) as? any UISceneDelegate else {
            return LoggedException.log(
                "UISceneConfiguration.delegateClass", "\(type) must conform to UISceneDelegate.")
        }
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegateOwner = made
        scene.delegate = made
        let windowed = made as? any UIWindowSceneDelegate
        if let storyboard { windowed?.window = window(of: storyboard, in: scene) }
        made.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        if storyboard != nil { windowed?.window?.makeKeyAndVisible() }
        // Otherwise, the delegate is notified when the application becomes active.
        if applicationState == .active { made.sceneDidBecomeActive(scene) }
    }
}

/// The delegate of a scene that has a storyboard and no delegate class.
private final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
