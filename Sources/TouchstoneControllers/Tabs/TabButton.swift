import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// The button of one tab, with its image, its title below the image, and its badge.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let image = UIImageView()
    private let title = UILabel()
    private let badge = UILabel()
    private var indicator: (color: UIColor?, image: UIImage?)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        title.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
        for part in [image, title, badge] { addSubview(part) }
    }
    required init?(coder: NSCoder) { nil }

    /// Updates the button from the properties of its item and the bar.
    func show(in bar: UITabBar) {
        let layout = bar.appearance?.stackedLayoutAppearance
        let look = isSelected ? layout?.selected : isEnabled ? layout?.normal : layout?.disabled
        let color: UIColor = isSelected ? tintColor : bar.unselectedItemTintColor ?? .systemGray
        image.image = isSelected ? item.selectedImage ?? item.image : item.image
        image.tintColor = look?.iconColor ?? color

        let state: UIControl.State = isSelected ? .selected : isEnabled ? .normal : .disabled
        let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? [:]
        let attributes = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
        title.text = item.title
        title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? color

        badge.isHidden = item.badgeValue == nil
        badge.text = item.badgeValue
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        badge.font = look?.badgeTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = look?.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white

        indicator =
            isSelected
            ? (
                bar.appearance?.selectionIndicatorTintColor,
                bar.appearance?.selectionIndicatorImage ?? bar.selectionIndicatorImage
            ) : (nil, nil)
        place(look)
        setNeedsDisplay()
    }

    private func place(_ look: UITabBarItemStateAppearance?) {
        let size = image.image?.size ?? .zero
        let side = CGSize(width: min(25, size.width), height: min(25, size.height))
        image.frame = CGRect(x: bounds.midX - side.width / 2, y: 7, width: side.width, height: side.height)
        let own = item.titlePositionAdjustment
        let moved = own == .zero ? look?.titlePositionAdjustment ?? .zero : own
        title.sizeToFit()
        title.center = CGPoint(
            x: bounds.midX + moved.horizontal,
            y: (image.image == nil ? bounds.midY : 34 + title.bounds.height / 2) + moved.vertical)
        let shift = look?.badgePositionAdjustment ?? .zero
        badge.sizeToFit()
        badge.frame = CGRect(
            x: bounds.midX + 8 + shift.horizontal, y: 2 + shift.vertical, width: max(18, badge.bounds.width + 8),
            height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let bar = superview as? UITabBar { show(in: bar) }
    }

    override var isSelected: Bool { didSet { setNeedsLayout() } }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func draw(into list: inout DisplayList) {
        if let color = indicator.color { list.fill(bounds, color: color) }
        indicator.image?.append(to: &list, in: bounds, tint: tintColor.resolved(list.style))
    }
}
