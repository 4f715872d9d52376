import Foundation
import TouchstoneCore

/// What this module keeps for a navigation controller.
@MainActor
final class NavigationExtra {
    let toolbar: UIToolbar
    var isHidden = true
    /// It went with the bar above, and comes back with it.
    var isHiddenWithBar = false

    init(_ toolbar: UIToolbar) { self.toolbar = toolbar }
}

extension UINavigationController {
    private var bottom: NavigationExtra {
        if let made = extras.navigation { return made }
        let own = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder())
        let made = NavigationExtra(own ?? UIToolbar())
        extras.navigation = made
        return made
    }
    /// The bar at the bottom, with the topmost controller's `toolbarItems`.
    public var toolbar: UIToolbar! { bottom.toolbar }
    /// Whether that bar is hidden; true by default.
    public var isToolbarHidden: Bool {
        get { extrasIfMade?.navigation.map { $0.isHidden || $0.isHiddenWithBar } ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows it at once, whatever `animated` says.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        (bottom.isHidden, bottom.isHiddenWithBar) = (hidden, false)
        bottomBarsChange()
    }

    /// A toolbar without items stays, as in UIKit.
    func hideToolbarWithBar(_ hidden: Bool) {
        guard let bottom = extrasIfMade?.navigation, !bottom.isHidden else { return }
        bottom.isHiddenWithBar = hidden && bottom.toolbar.items?.isEmpty == false
        bottomBarsChange()
    }

    /// Another controller is on top, or it has other items.
    func bottomBarsChange() {
        tabBarController?.updateBar()
        guard isViewLoaded, let bottom = extrasIfMade?.navigation else { return }
        let toolbar = bottom.toolbar
        toolbar.items = topViewController?.toolbarItems
        let hides = isToolbarHidden || viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
        bottomBarHeight = hides ? 0 : UIToolbar.height
        for controller in viewControllers {
            controller.barInsets.bottom = controller.edgesForExtendedLayout.contains(.bottom) ? bottomBarHeight : 0
        }
        guard !hides else { return toolbar.removeFromSuperview() }
        let below = view.safeAreaInsets.bottom
        toolbar.backgroundBelow = below
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - below - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        if toolbar.superview !== view { view.addSubview(toolbar) }
    }
}

extension UIViewController {
    /// What a navigation controller's toolbar shows while this controller is on top; nil by default.
    public var toolbarItems: [UIBarButtonItem]? {
        get { extrasIfMade?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets `toolbarItems` at once, whatever `animated` says.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        extras.toolbarItems = toolbarItems
        navigationController?.bottomBarsChange()
    }
}
