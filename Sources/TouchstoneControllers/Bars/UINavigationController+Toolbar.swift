import Foundation
import TouchstoneCore

/// The data that this module stores for a navigation controller.
@MainActor
final class NavigationExtra {
    let toolbar: UIToolbar
    var isHidden = true
    /// Whether the toolbar is hidden together with the navigation bar, and returns with it.
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
    /// The bar at the bottom, which shows the top controller's `toolbarItems`.
    public var toolbar: UIToolbar! { bottom.toolbar }
    /// Whether the toolbar is hidden; the default is `true`.
    public var isToolbarHidden: Bool {
        get { extrasIfMade?.navigation.map { $0.isHidden || $0.isHiddenWithBar } ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar. The change is never animated.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        (bottom.isHidden, bottom.isHiddenWithBar) = (hidden, false)
        bottomBarsChange()
    }

    /// Hides the toolbar together with the navigation bar. A toolbar without items remains, like in UIKit.
    func hideToolbarWithBar(_ hidden: Bool) {
        guard let bottom = extrasIfMade?.navigation, !bottom.isHidden else { return }
        bottom.isHiddenWithBar = hidden && bottom.toolbar.items?.isEmpty == false
        bottomBarsChange()
    }

    /// Updates the toolbar after the top controller, its items or the visibility of the toolbar have changed.
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
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        if toolbar.superview !== view { view.addSubview(toolbar) }
        placeToolbar()
    }

    /// Moves a shown toolbar to the bottom of the safe area.
    func placeToolbar() {
        guard let toolbar = extrasIfMade?.navigation?.toolbar, let view = viewIfLoaded, toolbar.superview === view
        else { return }
        let below = view.safeAreaInsets.bottom
        toolbar.background.extentBelow = below
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - below - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
    }
}
