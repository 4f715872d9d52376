import CoreFoundation
import Foundation

/// Receives the life-cycle calls of an application.
///
/// All methods have default implementations, since Swift protocols have no optional requirements here. Implement them
/// in the class that declares the conformance, not only in a subclass of it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The delegate's window, if there are no scenes; `nil` by default. The main storyboard of a ported application sets it.
    var window: UIWindow? { get set }
    /// Called first, when the application is about to finish launching. The result is ignored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the application has launched, before any scene; create windows here. The result is ignored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the application has become active and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the application is about to leave the active state, just after its touches were cancelled (DL-18).
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the application is about to enter the foreground; it is not active yet.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// In UIKit, called when the application is about to terminate; never called here.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low, by `UIApplication.warnOfMemory()`.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The supported interface orientations of a window; all by default. Not used here.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Returns the configuration of a scene; called once at launch.
    ///
    /// The default has no delegate class, so that no scene is created, except for a ported application whose property list describes one.
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
    /// A key of the launch options; here, there are none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
