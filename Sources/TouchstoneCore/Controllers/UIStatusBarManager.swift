import Foundation

/// The status bar's appearance as the controllers of a scene want it; it is drawn on a screen with a ``ScreenModel``.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let window: @MainActor () -> UIWindow?

    init(_ window: @escaping @MainActor () -> UIWindow?) { self.window = window }

    /// How the controller that decides wants the status bar to look.
    public var statusBarStyle: UIStatusBarStyle {
        decider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    /// Whether the controller that decides wants the status bar hidden.
    public var isStatusBarHidden: Bool {
        decider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }
    /// The status bar's frame in points, in the coordinates of the screen; zero if it is hidden or the screen has no
    /// model.
    public var statusBarFrame: CGRect {
        guard let screen = window()?.windowStorage?.application?.screen, screen.safeAreaInsets.top > 0,
            !isStatusBarHidden
        else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    /// The controller that determines the status bar: the root controller of the key window, the one it presents, or a child.
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
    /// What is known of its status bar.
    public var statusBarManager: UIStatusBarManager? {
        UIStatusBarManager { [weak self] in self?.keyWindow ?? self?.windows.last }
    }
}

extension UIApplication {
    private var statusBar: UIStatusBarManager {
        UIStatusBarManager { [weak self] in self?.keyWindow ?? self?.windows.last }
    }
    /// The status bar's frame in points, in the coordinates of the screen; zero if it is hidden or the screen has no
    /// model.
    public var statusBarFrame: CGRect { statusBar.statusBarFrame }
    /// Whether the controller that decides wants the status bar hidden.
    public var isStatusBarHidden: Bool { statusBar.isStatusBarHidden }
    /// How the controller that decides wants the status bar to look.
    public var statusBarStyle: UIStatusBarStyle { statusBar.statusBarStyle }
    /// Upright or, where the screen is wider than high, turned.
    public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }
}

extension UIViewController {
    /// How the interface is turned.
    public var interfaceOrientation: UIInterfaceOrientation {
        (viewIfLoaded?.windowStorage?.application ?? .shared).screen.orientation
    }
}

extension UIApplication {
    /// Posted by the application after its delegate and all controllers heard that memory is short.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Touchstone extension: says that memory is short, which no host does by itself: to the delegate, to all
    /// controllers that windows lead to, and by a notification.
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
