import CoreFoundation
import Foundation

/// What an application is told about its life. Requirements have default implementations, since Swift has no optional
/// ones here; implement them in the class that declares the conformance, not only in a subclass of it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window that the delegate keeps, where there are no scenes; nil by default, and nobody asks for it here.
    var window: UIWindow? { get set }
    /// The application is about to have launched; the first that the delegate hears. The answer is not looked at.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application has launched, without a scene as yet: the place to make windows. The answer is not looked at.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application became active and gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the active state; its touches were cancelled just before (DL-18).
    func applicationWillResignActive(_ application: UIApplication)
    /// The application is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to come to the foreground; it is not active yet.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end; never called here.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short; called where `UIApplication.warnOfMemory()` is.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// How the interface may be turned in a window; in all ways by default. Nobody asks here.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// How a scene is to be made, asked once at launch; by default without a delegate class, so that no scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}

extension UIApplication {
    /// What an application may be launched with; here nothing.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplicationDelegate {
    /// The entry point of `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
    ///
    /// Synchronous, since the main run loop is not served under an asynchronous one.
    public static func main() {
        let application = UIApplication.shared
        application.launch(construct(self) as! any UIApplicationDelegate)
        if !application.hasHost {
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
}

extension UIApplication {
    /// Ours: takes the delegate through launch: will finish, did finish, the scene, active.
    public func launch(_ delegate: any UIApplicationDelegate) {
        delegateOwner = delegate
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        connectFirstScene(delegate)
        setActive(true)
        commit()
    }
}
