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
}

/// A task that continues while the application is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// For notifications of the end of the application; it is never posted.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// For notifications of a new day or time zone; it is never posted.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
