import Foundation
import TouchstoneCore

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose title stands below their image, which here all do.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// How tabs look whose title stands beside their image. Stored; has no effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The same where there is little room. Stored; has no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// Behind the chosen tab; nil, the default, for no colour.
    open var selectionIndicatorTintColor: UIColor?
    /// Behind the chosen tab; nil, the default, for none.
    open var selectionIndicatorImage: UIImage?
    /// How tabs share the width; `.automatic` by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of a tab that does not fill, in points; 0, the default, for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The room between tabs that do not fill, in points; 0, the default, for the system's.
    open var stackedItemSpacing: CGFloat = 0

    /// Creates an appearance with the system's default look.
    public override init() { super.init() }
    /// The same look as another's, as far as that has one.
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

/// How tabs look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Where a tab's title stands.
    public typealias Style = UITabBarItemAppearanceStyle
    /// In no other state.
    public let normal = UITabBarItemStateAppearance()
    /// While it is chosen.
    public let selected = UITabBarItemStateAppearance()
    /// While it does not react.
    public let disabled = UITabBarItemStateAppearance()
    /// While it has the focus.
    public let focused = UITabBarItemStateAppearance()

    /// The system's look, which is the same for every style.
    public init(style: Style = .stacked) { super.init() }
    /// Creates an appearance with the system's default look for stacked items.
    public convenience override init() { self.init(style: .stacked) }
    /// Back to the system's look, which is the same for every style.
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

/// How tabs look in a state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    /// The title's font and colour; empty, the default, for the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; zero by default.
    public var titlePositionAdjustment = UIOffset.zero
    /// The image's colour; nil, the default, for the bar's.
    public var iconColor: UIColor?
    /// The badge's background; nil, the default, for red.
    public var badgeBackgroundColor: UIColor?
    /// The badge's font and colour; empty, the default, for the system's.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved, in points; zero by default.
    public var badgePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
    }
}
