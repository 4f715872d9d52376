import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A bar of buttons, 44 points high. Flexible spaces share what is left.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let space: CGFloat = 8

    /// From the left to the right; nil by default.
    open var items: [UIBarButtonItem]? {
        didSet { itemsChanged() }
    }
    /// Sets `items` at once, whatever `animated` says.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The background's colour; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .secondarySystemBackground }
    }
    /// Light on dark, or dark on light, the default. Kept, and not looked at.
    open var barStyle = UIBarStyle.default
    /// Whether content reaches under the bar; true by default. Kept, and not looked at.
    open var isTranslucent = true
    private var views: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        accessibilityIdentifier = "toolbar"
        backgroundColor = .secondarySystemBackground
    }

    /// Behind the buttons. Does nothing.
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Above the bar. Does nothing.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

    private func itemsChanged() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { $0.makeView { [weak self] in self?.itemsChanged() } }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let used = views.reduce(0) { $0 + $1.bounds.width } + Self.space * CGFloat(max(0, views.count - 1))
        let flexible = items.filter(\.isFlexibleSpace).count
        let each = flexible == 0 ? 0 : max(0, bounds.width - 2 * Self.margin - used) / CGFloat(flexible)
        var x = Self.margin
        for (item, view) in zip(items, views) {
            let width = item.isFlexibleSpace ? each : view.bounds.width
            view.frame = CGRect(
                x: x, y: min(bounds.height, Self.height) / 2 - view.bounds.height / 2, width: width,
                height: view.bounds.height)
            x += width + Self.space
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}

/// What this module keeps for a navigation controller.
@MainActor
final class NavigationExtra {
    let toolbar = UIToolbar()
    var isHidden = true
}

extension UINavigationController {
    private var bottom: NavigationExtra {
        if let made = extras.navigation { return made }
        let made = NavigationExtra()
        extras.navigation = made
        return made
    }
    /// The bar at the bottom, with the topmost controller's `toolbarItems`.
    public var toolbar: UIToolbar! { bottom.toolbar }
    /// Whether that bar is hidden; true by default.
    public var isToolbarHidden: Bool {
        get { extrasIfMade?.navigation?.isHidden ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows it at once, whatever `animated` says.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        bottom.isHidden = hidden
        bottomBarsChange()
    }

    /// Another controller is on top, or it has other items.
    func bottomBarsChange() {
        tabBarController?.updateBar()
        guard isViewLoaded, let bottom = extrasIfMade?.navigation else { return }
        let toolbar = bottom.toolbar
        toolbar.items = topViewController?.toolbarItems
        for controller in viewControllers { controller.barInsets.bottom = bottom.isHidden ? 0 : UIToolbar.height }
        guard !bottom.isHidden else { return toolbar.removeFromSuperview() }
        let height = UIToolbar.height + view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
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
