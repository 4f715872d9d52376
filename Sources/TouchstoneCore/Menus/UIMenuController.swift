import Foundation

/// A custom item of the editing menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    /// The action, which goes to the first responder in the chain that takes it. If none does, the item is not shown
    /// (M-4).
    open var action: Selector

    /// Creates an item that sends `action` when it is chosen.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The editing menu.
///
/// It shows the standard actions and the `menuItems` that a responder takes, from the first responder up the chain
/// (M-4).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private weak var application: UIApplication?
    private var panel: MenuPanel?
    private var target: (view: UIView, rect: CGRect)?

    init(application: UIApplication) {
        self.application = application
    }

    /// The menu controller of the shared application.
    public static var shared: UIMenuController { UIApplication.shared.menuController }

    /// The items after the standard items, shown if a responder takes their action; `nil` by default.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu is open. Setting it is `setMenuVisible(_:animated:)` without an animation.
    open var isMenuVisible: Bool {
        get { panel != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// The arrow points to the target rectangle, on the side that the system chooses.
        case `default`
        /// The arrow points up.
        case up
        /// The arrow points down.
        case down
        /// The arrow points to the left.
        case left
        /// The arrow points to the right.
        case right
    }
    /// The direction of the menu's arrow; `.default` by default. Stored; has no effect.
    open var arrowDirection = ArrowDirection.default
    /// The frame of the menu, in screen points; empty while it is closed.
    open var menuFrame: CGRect { panel?.window.frame ?? .zero }

    /// Posted by the menu controller before the menu opens (M-4).
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted by the menu controller after the menu has opened (M-4).
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted by the menu controller when the menu closes (M-4).
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted by the menu controller after the menu has closed (M-4).
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted by the menu controller when an opening menu has its frame (M-4).
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// Shows the menu above `rect`, in coordinates of `targetView`.
    ///
    /// No menu is shown if there is no first responder or if no responder takes any action.
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
        panel = MenuPanel(
            items.map { item in
                MenuPanel.Item(title: item.title) { [weak self, weak responder] in
                    guard let self, let responder else { return }
                    // The responder that takes the action may have changed while the menu was open.
                    let target = responder.target(forAction: item.action, withSender: self)
                    if let target { self.application?.sendAction(item.action, to: target, from: self, for: nil) }
                }
            }, about: UIAccessibility.convertToScreenCoordinates(targetRect, in: targetView), of: targetView,
            in: application
        ) { [weak self] in self?.hidden() }
        // An open menu that this one replaced has cleared the target.
        target = (targetView, targetRect)
        post(UIMenuController.menuFrameDidChangeNotification)
        post(UIMenuController.didShowMenuNotification)
    }

    /// Sets where `setMenuVisible(_:animated:)` shows the menu, in coordinates of `targetView`. `showMenu(from:rect:)`
    /// replaces both.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
    /// Shows the menu at the rectangle of `setTargetRect(_:in:)`, or hides it. The change is never animated.
    open func setMenuVisible(_ isVisible: Bool, animated: Bool) {
        guard isVisible else { return hideMenu() }
        if let target { showMenu(from: target.view, rect: target.rect) }
    }

    /// Closes the menu without choosing an item.
    open func hideMenu() { panel?.close() }
    /// Closes the menu if it was shown from this view.
    open func hideMenu(from targetView: UIView) {
        if target?.view === targetView { hideMenu() }
    }

    /// Updates the open menu to the actions that responders take now.
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
