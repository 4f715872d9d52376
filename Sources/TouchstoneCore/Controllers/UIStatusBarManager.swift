import Foundation

/// The appearance of the status bar, determined by the controllers of a scene. It is drawn on a screen with a ``ScreenModel``.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let window: @MainActor () -> UIWindow?

    init(_ window: @escaping @MainActor () -> UIWindow?) { self.window = window }

    /// The style of the status bar, from the controller that determines it.
    public var statusBarStyle: UIStatusBarStyle {
        decider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    /// Whether the status bar is hidden, from the controller that determines it.
    public var isStatusBarHidden: Bool {
        decider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }
    /// The frame of the status bar, in points and screen coordinates; zero if it is hidden or the screen has no model.
    public var statusBarFrame: CGRect {
        guard let screen = window()?.windowStorage?.application?.screen, screen.safeAreaInsets.top > 0,
            !isStatusBarHidden
        else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    /// Returns the controller that determines the status bar: the root controller of the key window or what it presents, or the child to
    /// which that controller delegates.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard var controller = window()?.rootViewController else { return nil }
        while let presented = controller.presentation?.presented,
            presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presented
        }
        while let next = child(controller) { controller = next }
        return controller
    }
}

extension UIWindowScene {
    /// The status bar manager of the scene.
    public var statusBarManager: UIStatusBarManager? {
        UIStatusBarManager { [weak self] in self?.keyWindow ?? self?.windows.last }
    }
}

extension UIApplication {
    private var statusBar: UIStatusBarManager {
        UIStatusBarManager { [weak self] in self?.keyWindow ?? self?.windows.last }
    }
    /// The frame of the status bar, in points and screen coordinates; zero if it is hidden or the screen has no model.
    public var statusBarFrame: CGRect { statusBar.statusBarFrame }
    /// Whether the status bar is hidden, from the controller that determines it. Setting it has no effect, as with UIKit's default, a
    /// status bar that view controllers determine.
    public var isStatusBarHidden: Bool {
        get { statusBar.isStatusBarHidden }
        set {}
    }
    /// The style of the status bar, from the controller that determines it. Setting it has no effect, as with UIKit's default, a status bar
    /// that view controllers determine.
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBar.statusBarStyle }
        set {}
    }
    /// For notifications before the orientation of the screen changes; it is never posted.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// For notifications after the orientation of the screen changes; it is never posted.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// For notifications before the frame of the status bar changes; it is never posted.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// For notifications after the frame of the status bar changes; it is never posted.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The orientation of the screen: landscape if it is wider than high, and otherwise portrait.
    public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }
}
