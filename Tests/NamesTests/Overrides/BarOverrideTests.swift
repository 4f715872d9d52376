import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingTabBar: UITabBar {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UITabBarDelegate)? { didSet { changes += 1 } }
    override var items: [UITabBarItem]? { didSet { changes += 1 } }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        log.append("setItems")
        super.setItems(items, animated: animated)
    }
    override weak var selectedItem: UITabBarItem? { didSet { changes += 1 } }
    override var unselectedItemTintColor: UIColor? { didSet { changes += 1 } }
    override var selectedImageTintColor: UIColor? { didSet { changes += 1 } }
    override var backgroundImage: UIImage? { didSet { changes += 1 } }
    override var selectionIndicatorImage: UIImage? { didSet { changes += 1 } }
    override var itemPositioning: UITabBar.ItemPositioning { didSet { changes += 1 } }
    override var itemWidth: CGFloat { didSet { changes += 1 } }
    override var itemSpacing: CGFloat { didSet { changes += 1 } }
    override var standardAppearance: UITabBarAppearance { didSet { changes += 1 } }
    override var scrollEdgeAppearance: UITabBarAppearance? { didSet { changes += 1 } }
}

private final class OverridingToolbar: UIToolbar {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UIToolbarDelegate)? { didSet { changes += 1 } }
    override var barPosition: UIBarPosition { super.barPosition }
    override var items: [UIBarButtonItem]? { didSet { changes += 1 } }
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        log.append("setItems")
        super.setItems(items, animated: animated)
    }
    override var standardAppearance: UIToolbarAppearance { didSet { changes += 1 } }
    override var compactAppearance: UIToolbarAppearance? { didSet { changes += 1 } }
    override var scrollEdgeAppearance: UIToolbarAppearance? { didSet { changes += 1 } }
    override var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { changes += 1 } }
    override func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { super.setBackgroundImage(image, forToolbarPosition: position, barMetrics: barMetrics) }
    override func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(forToolbarPosition: position, barMetrics: barMetrics)
    }
    override func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
        super.setShadowImage(image, forToolbarPosition: position)
    }
    override func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
        super.shadowImage(forToolbarPosition: position)
    }
}

private final class OverridingSearchBar: UISearchBar {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UISearchBarDelegate)? { didSet { changes += 1 } }
    override var searchTextField: UISearchTextField { super.searchTextField }
    override var text: String? { didSet { changes += 1 } }
    override var placeholder: String? { didSet { changes += 1 } }
    override var prompt: String? { didSet { changes += 1 } }
    override var showsCancelButton: Bool { didSet { changes += 1 } }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        log.append("setShowsCancelButton")
        super.setShowsCancelButton(showsCancelButton, animated: animated)
    }
    override var showsBookmarkButton: Bool { didSet { changes += 1 } }
    override var showsSearchResultsButton: Bool { didSet { changes += 1 } }
    override var isSearchResultsButtonSelected: Bool { didSet { changes += 1 } }
    override var scopeButtonTitles: [String]? { didSet { changes += 1 } }
    override var selectedScopeButtonIndex: Int { didSet { changes += 1 } }
    override var showsScopeBar: Bool { didSet { changes += 1 } }
    override func setShowsScope(_ show: Bool, animated: Bool) { super.setShowsScope(show, animated: animated) }
    override var searchBarStyle: UISearchBar.Style { didSet { changes += 1 } }
    override var backgroundImage: UIImage? { didSet { changes += 1 } }
    override var keyboardType: UIKeyboardType { didSet { changes += 1 } }
    override var returnKeyType: UIReturnKeyType { didSet { changes += 1 } }
    override var autocapitalizationType: UITextAutocapitalizationType { didSet { changes += 1 } }
    override var autocorrectionType: UITextAutocorrectionType { didSet { changes += 1 } }
    override var spellCheckingType: UITextSpellCheckingType { didSet { changes += 1 } }
    override func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        super.setImage(iconImage, for: icon, state: state)
    }
}

private final class OverridingSearchField: UISearchTextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

}

private final class OverridingTabBarAppearance: UITabBarAppearance {
    var changes = 0

    override var stackedLayoutAppearance: UITabBarItemAppearance { didSet { changes += 1 } }
    override var inlineLayoutAppearance: UITabBarItemAppearance { didSet { changes += 1 } }
    override var compactInlineLayoutAppearance: UITabBarItemAppearance { didSet { changes += 1 } }
    override var selectionIndicatorTintColor: UIColor? { didSet { changes += 1 } }
    override var selectionIndicatorImage: UIImage? { didSet { changes += 1 } }
    override var stackedItemPositioning: UITabBar.ItemPositioning { didSet { changes += 1 } }
    override var stackedItemWidth: CGFloat { didSet { changes += 1 } }
    override var stackedItemSpacing: CGFloat { didSet { changes += 1 } }
}

private final class OverridingItemAppearance: UITabBarItemAppearance {
    override var normal: UITabBarItemStateAppearance { super.normal }
    override var selected: UITabBarItemStateAppearance { super.selected }
    override var disabled: UITabBarItemStateAppearance { super.disabled }
    override var focused: UITabBarItemStateAppearance { super.focused }
    override func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        super.configureWithDefault(for: style)
    }
}

private final class OverridingStateAppearance: UITabBarItemStateAppearance {
    var changes = 0

    override var titleTextAttributes: [NSAttributedString.Key: Any] { didSet { changes += 1 } }
    override var titlePositionAdjustment: UIOffset { didSet { changes += 1 } }
    override var iconColor: UIColor? { didSet { changes += 1 } }
    override var badgeBackgroundColor: UIColor? { didSet { changes += 1 } }
    override var badgeTextAttributes: [NSAttributedString.Key: Any] { didSet { changes += 1 } }
    override var badgePositionAdjustment: UIOffset { didSet { changes += 1 } }
}

private final class OverridingToolbarAppearance: UIToolbarAppearance {
    var changes = 0

    override var buttonAppearance: UIBarButtonItemAppearance { didSet { changes += 1 } }
    override var doneButtonAppearance: UIBarButtonItemAppearance { didSet { changes += 1 } }
}

/// Subclasses override the members of bars and their appearances.
@Suite(.application) @MainActor
struct BarOverrideTests {
    @Test func `An application calls the overrides of bars`() {
        let tabBar = OverridingTabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        tabBar.setItems([UITabBarItem(title: "one", image: nil, tag: 0)], animated: false)
        #expect(tabBar.log == ["setItems"] && tabBar.changes == 1)
        let toolbar = OverridingToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.setItems([], animated: false)
        #expect(toolbar.log == ["setItems"] && toolbar.changes == 1 && toolbar.barPosition == .bottom)
    }

    @Test func `A search bar uses the field that an override returns`() {
        final class OwnFieldBar: UISearchBar {
            private let ownField = UISearchTextField(frame: .zero)
            override var searchTextField: UISearchTextField { ownField }
        }
        let bar = OwnFieldBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.text = "text"
        #expect(bar.searchTextField.text == "text" && bar.searchTextField.superview === bar)
        let other = OverridingSearchBar(frame: .zero)
        other.setShowsCancelButton(true, animated: false)
        #expect(other.log == ["setShowsCancelButton"] && other.changes == 1)
    }

    @Test func `Appearances notify their overrides`() {
        let appearance = OverridingTabBarAppearance()
        appearance.stackedItemWidth = 10
        let state = OverridingStateAppearance()
        state.iconColor = .red
        let toolbar = OverridingToolbarAppearance()
        toolbar.buttonAppearance = UIBarButtonItemAppearance()
        #expect(appearance.changes == 1 && state.changes == 1 && toolbar.changes == 1)
    }
}
