import Foundation

extension UIApplication {
    /// Posted by the application after its delegate and its scenes heard that it is active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted by the application after its delegate and its scenes heard that it is about to leave the active state.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted by the application after its delegate and its scenes heard that it is in the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted by the application after its delegate and its scenes heard that it is about to come to the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Leaving the active state cancels all touches (DL-18). What is in the background comes to the foreground first.
    func setActive(_ isActive: Bool) {
        guard isActive != (applicationState == .active) else { return }
        if isActive {
            setBackground(false)
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            tellScenes { $0.sceneDidBecomeActive($1) }
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        } else {
            router.cancelAllTouches(reason: .resignedActive)
            delegate?.applicationWillResignActive(self)
            tellScenes { $0.sceneWillResignActive($1) }
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            applicationState = .inactive
        }
    }

    /// Nothing active is in the background: who enters it leaves the active state first. Who comes back is inactive until it is
    /// said to be active.
    func setBackground(_ isBackground: Bool) {
        guard isBackground != (applicationState == .background) else { return }
        if isBackground {
            setActive(false)
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            tellScenes { $0.sceneDidEnterBackground($1) }
            NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        } else {
            delegate?.applicationWillEnterForeground(self)
            tellScenes { $0.sceneWillEnterForeground($1) }
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
            applicationState = .inactive
        }
    }

    private func tellScenes(_ tell: (any UISceneDelegate, UIScene) -> Void) {
        for scene in connectedScenes {
            if let delegate = scene.delegate { tell(delegate, scene) }
        }
    }
}
