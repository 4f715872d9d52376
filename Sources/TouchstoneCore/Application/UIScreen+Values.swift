import Foundation

extension UIScreen {
    /// The screens of the shared application, which has one.
    public static var screens: [UIScreen] { [main] }
    /// Whether the picture is recorded or shown elsewhere; always `false`.
    public var isCaptured: Bool { false }
    /// The screen whose picture this screen repeats; always `nil`.
    public var mirrored: UIScreen? { nil }
    /// The rectangle of the screen without the status bar, in points.
    public var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }
    /// For notifications of the brightness; it is never posted.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// For notifications of another screen; it is never posted.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// For notifications of another screen's end; it is never posted.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// For notifications of the screen's mode; it is never posted.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// For notifications of recording; it is never posted.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}

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
