import Foundation

/// An item of one's own in the editing menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the item says.
    open var title: String
    /// What is sent, to whoever takes it from the first responder up; where nobody does the item is not shown (M-4).
    open var action: Selector

    /// An item that says `title` and sends `action`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The editing menu: of the standard actions and of `menuItems` it shows those that somebody takes, from the first responder
/// up the chain (M-4).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private weak var application: UIApplication?
    private var panel: MenuPanel?
    private var target: (view: UIView, rect: CGRect)?

    init(application: UIApplication) {
        self.application = application
    }

    /// The application's.
    public static var shared: UIMenuController { UIApplication.shared.menuController }

    /// Items shown after the standard ones, where somebody takes their action; nil by default.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu is open.
    open var isMenuVisible: Bool { panel != nil }
    /// In screen points; empty while it is not shown.
    open var menuFrame: CGRect { panel?.window.frame ?? .zero }

    /// Posted by the menu controller before the menu opens (M-4).
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted by the menu controller after the menu opened (M-4).
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted by the menu controller as the menu closes (M-4).
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted by the menu controller after the menu closed (M-4).
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted by the menu controller as an opening menu has its frame (M-4).
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// Shows the menu above `rect`, in coordinates of `targetView`. Without a first responder, or where nobody takes any
    /// action, there is no menu.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        target = (targetView, targetRect)
        guard let window = targetView.windowStorage, let responder = window.responderHome.firstResponder else {
            return hideMenu()
        }
        let own = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
        let items = (StandardEditMenu.items + own).filter {
            responder.target(forAction: $0.action, withSender: self) != nil
        }
        guard !items.isEmpty, let application else { return hideMenu() }
        post(UIMenuController.willShowMenuNotification)
        let corner = window.screenPoint(targetView.convert(targetRect.origin, to: nil))
        panel = MenuPanel(
            items.map { item in
                MenuPanel.Item(title: item.title) { [weak self, weak responder] in
                    guard let self, let responder else { return }
                    // Who takes it may have changed while the menu was open.
                    let target = responder.target(forAction: item.action, withSender: self)
                    if let target { self.application?.sendAction(item.action, to: target, from: self, for: nil) }
                }
            }, about: CGRect(origin: corner, size: targetRect.size), of: targetView, in: application
        ) { [weak self] in self?.hidden() }
        post(UIMenuController.menuFrameDidChangeNotification)
        post(UIMenuController.didShowMenuNotification)
    }

    /// The older form of `showMenu(from:rect:)`: where, in coordinates of `targetView`, and then `setMenuVisible(true,
    /// …)`.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
    /// The older form: shows the menu where `setTargetRect(_:in:)` said, or hides it; never animated.
    open func setMenuVisible(_ isVisible: Bool, animated: Bool) {
        guard isVisible else { return hideMenu() }
        if let target { showMenu(from: target.view, rect: target.rect) }
    }

    /// Closes the menu; nothing is chosen.
    open func hideMenu() { panel?.close() }
    /// Closes the menu if it was shown from this view.
    open func hideMenu(from targetView: UIView) {
        if target?.view === targetView { hideMenu() }
    }

    /// Asks again which actions are taken, and shows those.
    open func update() {
        if isMenuVisible, let target { showMenu(from: target.view, rect: target.rect) }
    }

    private func hidden() {
        post(UIMenuController.willHideMenuNotification)
        panel = nil
        target = nil
        post(UIMenuController.didHideMenuNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
