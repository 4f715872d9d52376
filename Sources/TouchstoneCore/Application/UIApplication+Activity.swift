import Foundation

extension UIApplication {
    /// Posted after the delegate and scenes were notified that the application became active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted after the delegate and scenes were notified that the application will leave the active state.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted after the delegate and scenes were notified that the application entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted after the delegate and scenes were notified that the application will enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Changes the active state. Leaving it cancels all touches (DL-18); entering it leaves the background first.
    func setActive(_ isActive: Bool) {
        guard isActive != (applicationState == .active) else { return }
        if isActive {
            setBackground(false)
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            notifyScenes { $0.sceneDidBecomeActive($1) }
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        } else {
            router.cancelAllTouches(reason: .resignedActive)
            delegate?.applicationWillResignActive(self)
            notifyScenes { $0.sceneWillResignActive($1) }
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            applicationState = .inactive
        }
    }

    /// Enters or leaves the background. Entering it leaves the active state first; after leaving it, the application is
    /// inactive until it is activated.
    func setBackground(_ isBackground: Bool) {
        guard isBackground != (applicationState == .background) else { return }
        if isBackground {
            setActive(false)
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            notifyScenes { $0.sceneDidEnterBackground($1) }
            NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        } else {
            delegate?.applicationWillEnterForeground(self)
            notifyScenes { $0.sceneWillEnterForeground($1) }
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
            applicationState = .inactive
        }
    }

    private func notifyScenes(_ notify: (any UISceneDelegate, UIScene) -> Void) {
        for scene in connectedScenes {
            if let delegate = scene.delegate { notify(delegate, scene) }
        }
    }
}
