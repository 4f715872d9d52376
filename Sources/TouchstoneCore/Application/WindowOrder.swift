import Foundation

/// The shown windows and the key window (HT-33, RC-21).
///
/// None of them is retained (HT-44).
@MainActor
struct WindowOrder {
    private var links: [WeakLink<UIWindow>] = []
    private var keyLink: WeakLink<UIWindow>?

    /// The shown windows, from front to back.
    var frontToBack: [UIWindow] { links.compactMap(\.object) }
    /// The shown window, if there is only one.
    var onlyWindow: UIWindow? { links.count == 1 ? links[0].object : nil }
    var key: UIWindow? { keyLink?.object }

    /// Moves the window in front of others with its level.
    mutating func show(_ window: UIWindow) {
        remove(window)
        links.insert(window.link, at: 0)
        sort()
    }

    mutating func remove(_ window: UIWindow) { links.removeAll { $0 === window.link } }

    /// Sorts by level. The sort is stable, so among equal levels the window shown last stays in front (HT-33).
    mutating func sort() {
        links = frontToBack.sorted { $0.windowLevel > $1.windowLevel }.map(\.link)
    }

    mutating func setKey(_ window: UIWindow?) { keyLink = window?.link }

    /// Whether the key window was deallocated.
    var hasReleasedKey: Bool { keyLink?.isCut == true }

    mutating func removeReleased() {
        links.removeAll(where: \.isCut)
        if hasReleasedKey { keyLink = nil }
    }
}

/// Weak links to all windows of an application, shown or hidden.
struct WindowLinks {
    private var links: [WeakLink<UIWindow>] = []
    private var most = 16

    var windows: [UIWindow] { links.compactMap(\.object) }

    mutating func add(_ link: WeakLink<UIWindow>) {
        guard !links.contains(where: { $0 === link }) else { return }
        // The link of a window under construction is not tied yet and counts as cut, so add it after the removal.
        if links.count >= most {
            links.removeAll(where: \.isCut)
            most = max(16, 2 * links.count)
        }
        links.append(link)
    }
}

extension UIApplication {
    /// All windows, including hidden ones, in the order of creation.
    package var knownWindows: [UIWindow] { windowLinks.windows.filter { $0.application === self } }

    package func windowShown(_ window: UIWindow) {
        windowOrder.show(window)
        drawingChanged()
    }

    func windowWillHide(_ window: UIWindow) {
        liveTouches.cancelTouches(below: window, reason: .windowHidden)
    }

    func windowLeft(_ window: UIWindow) {
        windowOrder.remove(window)
        if keyWindow === window {
            windowOrder.setKey(nil)
            inputViewsChanged()
            resignKey(window)
        }
        drawingChanged()
    }

    /// Removes shown windows that were deallocated.
    func windowsReleased() {
        let hadKey = windowOrder.hasReleasedKey
        windowOrder.removeReleased()
        if hadKey { inputViewsChanged() }
        drawingChanged()
    }

    func windowOrderChanged() {
        windowOrder.sort()
        drawingChanged()
    }

    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        windowOrder.setKey(window)
        inputViewsChanged()
        if let old { resignKey(old) }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func resignKey(_ window: UIWindow) {
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}

extension UIWindow {
    /// Posted by a window after it has become the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted by a window after it is no longer the key window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
