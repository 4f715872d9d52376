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
