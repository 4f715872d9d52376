import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Hears which tab is chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// A tap chose it, also where it is selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, 49 points high.
@preconcurrency @MainActor
open class UITabBar: SystemBar {
    static let height: CGFloat = 49

    /// How tabs share the width of a bar.
    public typealias ItemPositioning = UITabBarItemPositioning

    /// Hears which tab is chosen; nil by default, not retained. A tab bar controller is that of its own bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// From the left to the right; nil by default.
    open var items: [UITabBarItem]? {
        didSet {
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
            itemsChanged()
        }
    }
    /// Sets `items` at once, whatever `animated` says.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item; `nil` by default. Setting it does not notify the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            for button in buttons { button.isSelected = button.item === selectedItem }
            showLook()
        }
    }
    private var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        accessibilityIdentifier = "tab bar"
        isBelowContent = true
        showLook()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { contentMoves?() } }
    }

    // MARK: How it looks

    /// The colour of tabs that are not selected; nil, the default, for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { showLook() }
    }
    /// The colour of the selected tab's image, as it was called before `tintColor`.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    /// Behind the tabs, stretched over the bar; nil by default.
    open var backgroundImage: UIImage? {
        get { plainBackgroundImage }
        set { plainBackgroundImage = newValue }
    }
    /// Behind the chosen tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        didSet { showLook() }
    }
    /// How tabs share the width; `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of a tab that does not fill, in points; 0, the default, for 76.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The room between tabs that do not fill, in points; 0, the default, for 34.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// How the bar looks; in the system's colours by default. Of what is set here, and below, the bar keeps a copy.
    open var standardAppearance: UITabBarAppearance {
        get { givenStandardAppearance ?? unsetAppearance }
        set { givenStandardAppearance = UITabBarAppearance(barAppearance: newValue) }
    }
    /// How the bar looks while the content ends at it; nil by default. Stored; has no effect.
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

    open override func showLook() {
        look = appearance
        for button in buttons { button.show(in: self) }
        setNeedsLayout()
        super.showLook()
    }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.backgroundImage),
            AppearanceProperty(\UITabBar.selectionIndicatorImage), AppearanceProperty(\UITabBar.itemPositioning),
            AppearanceProperty(given: \UITabBar.givenStandardAppearance),
            AppearanceProperty(given: \UITabBar.scrollEdgeAppearance),
        ]
    }

    // MARK: What it shows

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

    open override func showItems() { takeAppearances() }

    private func takeAppearances() { for item in items ?? [] { item.takeAppearance(in: self) } }

    private func choose(_ item: UITabBarItem) {
        // A controller may refuse.
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (positioning, ownWidth, ownSpacing) =
            appearance.map { ($0.stackedItemPositioning, $0.stackedItemWidth, $0.stackedItemSpacing) }
            ?? (itemPositioning, itemWidth, itemSpacing)
        let count = CGFloat(max(1, buttons.count))
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let fills = positioning == .fill || positioning == .automatic && !isPad
        // [our choice of the measures]
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
}
