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
open class UITabBar: UIView {
    static let height: CGFloat = 49

    /// Hears which tab is chosen; nil by default, not retained. A tab bar controller is that of its own bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// From the left to the right; nil by default.
    open var items: [UITabBarItem]? {
        didSet { itemsChanged() }
    }
    /// Sets `items` at once, whatever `animated` says.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The one that is chosen; nil by default. Setting it tells nobody.
    open weak var selectedItem: UITabBarItem? {
        didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
    }
    /// The background's colour; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .secondarySystemBackground }
    }
    /// The colour of tabs that are not selected; nil, the default, for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.setNeedsDisplay() } }
    }
    /// Whether content reaches under the bar; true by default, and not looked at: it always does.
    open var isTranslucent = true
    /// Light on dark, or dark on light, the default. Kept, and not looked at.
    open var barStyle = UIBarStyle.default
    /// Behind the tabs; nil by default. Kept, and not drawn.
    open var backgroundImage: UIImage?
    /// Above the bar; nil by default. Kept, and not drawn.
    open var shadowImage: UIImage?
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
        backgroundColor = .secondarySystemBackground
    }

    private func itemsChanged() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.isSelected = item === selectedItem
            button.isEnabled = item.isEnabled
            button.addAction(
                UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } }, for: .touchUpInside)
            item.onChange = { [weak button, weak item] in
                button?.isEnabled = item?.isEnabled ?? true
                button?.setNeedsDisplay()
            }
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func choose(_ item: UITabBarItem) {
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = buttons.isEmpty ? 0 : bounds.width / CGFloat(buttons.count)
        for (number, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(number) * width, y: 0, width: width, height: min(Self.height, bounds.height))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// One tab.
    private final class TabButton: UIControl {
        let item: UITabBarItem
        init(_ item: UITabBarItem) {
            self.item = item
            super.init(frame: .zero)
            accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        }
        required init?(coder: NSCoder) { nil }

        override var isSelected: Bool { didSet { setNeedsDisplay() } }

        override func draw(into list: inout DisplayList) {
            let unselected = (superview as? UITabBar)?.unselectedItemTintColor ?? .systemGray
            let color: UIColor = isSelected ? tintColor : unselected
            let image = isSelected ? item.selectedImage ?? item.image : item.image
            if let image {
                let side = CGSize(width: min(25, image.size.width), height: min(25, image.size.height))
                image.append(
                    to: &list,
                    in: CGRect(x: bounds.midX - side.width / 2, y: 7, width: side.width, height: side.height),
                    tint: color.resolved(list.style))
            }
            text(item.title ?? "", 10, middle: bounds.midX, y: image == nil ? bounds.midY - 6 : 34, color, &list)
            guard let badge = item.badgeValue else { return }
            list.fill(
                CGRect(x: bounds.midX + 8, y: 2, width: 18, height: 18), cornerRadius: 9,
                color: item.badgeColor ?? .systemRed)
            text(badge, 13, middle: bounds.midX + 17, y: 3, .white, &list)
        }

        private func text(
            _ text: String, _ size: CGFloat, middle: CGFloat, y: CGFloat, _ color: UIColor, _ list: inout DisplayList
        ) {
            let font = UIFont.systemFont(ofSize: size)
            let width = UIApplication.shared.textMeasurer.width(of: text, font: font)
            list.text(
                text, at: CGPoint(x: middle - width / 2, y: y + font.ascender), width: width, font: font, color: color)
        }
    }
}
