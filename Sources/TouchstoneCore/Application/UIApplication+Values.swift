import Foundation

extension UIApplication {
    /// For notifications of screenshots; it is never posted.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// For notifications of background refresh; it is never posted.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// For notifications of readable files; it is never posted.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// For notifications of files that become unreadable; it is never posted.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// The key of an orientation in older notifications, which are never posted.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of a frame in older notifications, which are never posted.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Whether the application may run in the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// Has no effect: controllers determine whether the status bar is hidden.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// Has no effect: controllers determine the style of the status bar.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// Has no effect: there are no snapshots of applications.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}

/// Whether an application may run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It may not, and the user can't change it.
    case restricted
    /// It may not, because the user switched it off.
    case denied
    /// It may run in the background.
    case available
}
