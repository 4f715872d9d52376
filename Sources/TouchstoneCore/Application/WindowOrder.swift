import Foundation

/// The windows that are shown, and which of them is key (HT-33, RC-21).
@MainActor
struct WindowOrder {
    /// From the front to the back.
    private(set) var frontToBack: [UIWindow] = []
    private var keyLink: WeakLink<UIWindow>?
    var key: UIWindow? { keyLink?.object }

    /// Puts the window in front of others of its level.
    mutating func show(_ window: UIWindow) {
        frontToBack.removeAll { $0 === window }
        frontToBack.insert(window, at: 0)
        sort()
    }

    mutating func remove(_ window: UIWindow) { frontToBack.removeAll { $0 === window } }

    /// By level; the sort is stable, so among equals the one shown last stays in front (HT-33).
    mutating func sort() { frontToBack.sort { $0.windowLevel > $1.windowLevel } }

    mutating func setKey(_ window: UIWindow?) { keyLink = window?.link }
}

extension UIApplication {
    func windowShown(_ window: UIWindow) {
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
            window.resignKey()
        }
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
        old?.resignKey()
        window.becomeKey()
    }
}
