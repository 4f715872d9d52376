import Foundation

extension UIApplication {
    /// A key of the options with which another application is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens universal links only.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the application's settings in the system's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the application's notification settings in the system's settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether another application opens a URL; always `false`, since there are no other applications.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens a URL in another application. There are none: the call is logged and calls the handler with `false` before it returns.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        LoggedException.log("UIApplication.open(_:)", "There is no other application for \(url).", .warning)
        completion?(false)
    }
    /// The older form of `open(_:)`; always fails.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }

    /// Registers for notifications of a server. There are none, so it has no effect.
    public func registerForRemoteNotifications() {}
    /// Has no effect, since there are no notifications of a server.
    public func unregisterForRemoteNotifications() {}
    /// Whether the application receives notifications of a server; always `false`.
    public var isRegisteredForRemoteNotifications: Bool { false }
}

/// A task that continues while the application is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a task for the background. Returns `.invalid`, since the application is never suspended.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Begins a task for the background. Returns `.invalid`, since the application is never suspended.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Ends a task for the background; has no effect.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The time for tasks in the background; always the largest number.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the application's files can be read; always `true`.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether the application has several icons; always `false`.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon; always `nil`.
    public var alternateIconName: String? { nil }
    /// Whether several scenes are supported; always `false`.
    public var supportsMultipleScenes: Bool { false }
    /// For notifications of the end of the application; it is never posted.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// For notifications of a new day or time zone; it is never posted.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
