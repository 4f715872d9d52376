import Foundation
import TouchstoneCore

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image. All tabs have this layout.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of tabs with the title beside the image. Stored; has no effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of tabs with the title beside the image when space is limited. Stored; has no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The color behind the selected tab; the default, `nil`, shows no color.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab; the default is `nil`.
    open var selectionIndicatorImage: UIImage?
    /// The distribution of tabs over the width; the default is `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of a tab that does not fill the bar, in points. The default, 0, selects the system's width.
    open var stackedItemWidth: CGFloat = 0
    /// The space between tabs that do not fill the bar, in points. The default, 0, selects the system's space.
    open var stackedItemSpacing: CGFloat = 0

    /// Creates an appearance with the system's look.
    public override init() { super.init() }
    /// Creates a copy of an appearance. Properties that the other appearance does not have keep their defaults.
    public override init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// The appearance of tabs in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The position of a tab's title.
    public typealias Style = UITabBarItemAppearanceStyle
    /// The appearance of a tab that is not selected, disabled or focused.
    open var normal: UITabBarItemStateAppearance { states.normal }
    /// The appearance of a selected tab.
    open var selected: UITabBarItemStateAppearance { states.selected }
    /// The appearance of a disabled tab.
    open var disabled: UITabBarItemStateAppearance { states.disabled }
    /// The appearance of a focused tab.
    open var focused: UITabBarItemStateAppearance { states.focused }
    private let states = (
        normal: UITabBarItemStateAppearance(), selected: UITabBarItemStateAppearance(),
        disabled: UITabBarItemStateAppearance(), focused: UITabBarItemStateAppearance()
    )

    /// Creates an appearance with the system's look, which does not depend on the style.
    public init(style: Style = .stacked) { super.init() }
    /// Creates an appearance with the system's look.
    public convenience override init() { self.init(style: .stacked) }
    /// Resets the appearance to the system's look, which does not depend on the style.
    open func configureWithDefault(for style: Style) {
        let plain = UITabBarItemStateAppearance()
        for state in [normal, selected, disabled, focused] { state.take(plain) }
    }

    var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (new, old) in [
            (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
        ] {
            new.take(old)
        }
        return copy
    }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The font and color of the title; the default, an empty dictionary, uses the system's font and color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; the default is zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image. The default, `nil`, uses the bar's color.
    open var iconColor: UIColor?
    /// The background color of the badge. The default, `nil`, uses red.
    open var badgeBackgroundColor: UIColor?
    /// The font and color of the badge; the default, an empty dictionary, uses the system's font and color.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points; the default is zero.
    open var badgePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
    }
}
