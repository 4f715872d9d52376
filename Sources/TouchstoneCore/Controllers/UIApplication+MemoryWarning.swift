import Foundation

extension UIApplication {
    /// Posted after the application's delegate and all controllers have received a memory warning.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Touchstone extension: sends a memory warning, which no host does by itself. The delegate and all controllers of the windows
    /// receive it, and a notification is posted.
    public func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        var waiting = windows.compactMap { $0.rootViewController }
        while let controller = waiting.popLast() {
            waiting += controller.children + (controller.presentation.map { [$0.presented] } ?? [])
            controller.didReceiveMemoryWarning()
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
