import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// Is notified when the user chooses a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// The user has tapped an item, even if it was already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The user is about to arrange the items. Never called.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The user has begun to arrange the items. Never called.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The user is about to finish the arrangement of the items. Never called.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The user has arranged the items. Never called.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tabBar.noteDenial(of: [tabBar], by: self, "tabBar(_:didSelect:)", answer: .notImplemented)
    }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A bar of tabs that is 49 points high.
@preconcurrency @MainActor
open class UITabBar: UIView, SystemBar {
    static let height: CGFloat = 49

    /// The distribution of tabs over the width of a bar.
    public typealias ItemPositioning = UITabBarItemPositioning

    /// Is notified when the user chooses a tab; the default is `nil`. Not retained. A tab bar controller is the delegate of its bar.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet { noteDelegate(.delegate, delegate) }
    }
    /// The items of the tabs, from left to right; the default is `nil`.
    open var items: [UITabBarItem]? {
        didSet {
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
            itemsChanged()
        }
    }
    /// Sets `items`. The change is never animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item; the default is `nil`. Setting it does not notify the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            for button in buttons { button.isSelected = button.item === selectedItem }
            showLook()
        }
    }
    /// Whether the user arranges the items; always `false`.
    open var isCustomizing: Bool { false }
    /// Has no effect: the user can't arrange the items.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    /// Returns `false`: the user can't arrange the items.
    open func endCustomizing(animated: Bool) -> Bool { false }
    private var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UITabBar.self)
    }
    private func setUp() {
        accessibilityIdentifier = "tab bar"
        background.belong(to: self)
        showLook()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { background.contentMoves?() } }
    }

    // MARK: Appearance

    /// The color of tabs that are not selected. The default is `nil`, which is gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { showLook() }
    }
    /// The color of the selected tab's image: an older name of `tintColor`.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    /// The image that is stretched behind the tabs; the default is `nil`.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// The image behind the selected tab; the default is `nil`.
    open var selectionIndicatorImage: UIImage? {
        didSet { showLook() }
    }
    /// The distribution of tabs over the width; the default is `.automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of a tab that does not fill the bar, in points. The default is 0, which is 76.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The space between tabs that do not fill the bar, in points. The default is 0, which is 34.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The appearance of the bar; the default has the system's colors. The bar copies an appearance that is set.
    open var standardAppearance: UITabBarAppearance {
        get { givenStandardAppearance ?? unsetAppearance }
        set { givenStandardAppearance = UITabBarAppearance(barAppearance: newValue) }
    }
    /// The appearance of the bar while the content ends at it; the default is `nil`. Stored; has no effect.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:)) }
    }
    private lazy var unsetAppearance = UITabBarAppearance()
    private var givenStandardAppearance: UITabBarAppearance? {
        didSet { showLook() }
    }
    var appearance: UITabBarAppearance? {
        selectedItem?.standardAppearance as? UITabBarAppearance ?? givenStandardAppearance
    }

    package func showLook() {
        background.appearance = appearance
        for button in buttons { button.show(in: self) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Touchstone extension: the appearance properties of the superclass and of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.barStyle),
            AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.shadowImage),
            AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.backgroundImage),
            AppearanceProperty(\UITabBar.selectionIndicatorImage), AppearanceProperty(\UITabBar.itemPositioning),
            AppearanceProperty(given: \UITabBar.givenStandardAppearance),
            AppearanceProperty(given: \UITabBar.scrollEdgeAppearance),
        ]
    }

    // MARK: Tabs

    private func itemsChanged() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.isSelected = item === selectedItem
            button.isEnabled = item.isEnabled
            button.addAction(
                UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } }, for: .touchUpInside)
            item.onChange = { [weak self, weak button, weak item] in
                button?.isEnabled = item?.isEnabled ?? true
                self?.showLook()
            }
            addSubview(button)
            return button
        }
        takeAppearances()
        showLook()
    }

    package func showItems() { takeAppearances() }

    private func takeAppearances() { for item in items ?? [] { item.takeAppearance(in: self) } }

    private func choose(_ item: UITabBarItem) {
        // The tab bar controller sets the selection itself, because its delegate may refuse it.
        if !(delegate is UITabBarController) { selectedItem = item }
        guard let delegate else { return noteMissing(.delegate, of: [self]) }
        delegate.tabBar(self, didSelect: item)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (positioning, ownWidth, ownSpacing) =
            appearance.map { ($0.stackedItemPositioning, $0.stackedItemWidth, $0.stackedItemSpacing) }
            ?? (itemPositioning, itemWidth, itemSpacing)
        let count = CGFloat(max(1, buttons.count))
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let fills = positioning == .fill || positioning == .automatic && !isPad
        // The default sizes are [our choice].
        let spacing = fills ? 0 : ownSpacing > 0 ? ownSpacing : 34
        let width = fills ? bounds.width / count : ownWidth > 0 ? ownWidth : 76
        var x = fills ? 0 : max(0, (bounds.width - width * count - spacing * (count - 1)) / 2)
        for button in buttons {
            button.frame = CGRect(x: x, y: 0, width: width, height: min(Self.height, bounds.height))
            x += width + spacing
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    // MARK: Background

    package let background = BarBackground(isBelowContent: true)

    /// The color of the background; `nil`, the default, is the system's. The color of an appearance takes precedence.
    open var barTintColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// Whether the bar is light on dark, or dark on light; `.default` is dark on light.
    open var barStyle: UIBarStyle {
        get { background.style }
        set { background.style = newValue }
    }
    /// Whether content extends under the bar; `true` by default. Content begins beside a bar that is not translucent, unless its
    /// controller has `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set { background.isTranslucent = newValue }
    }
    /// The image that replaces the line between the bar and the content; `nil`, the default, is the system's line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        background.draw(self, into: &list)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        takeAppearancesIfAny()
    }
}
