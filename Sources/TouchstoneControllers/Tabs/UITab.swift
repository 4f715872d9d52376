import Foundation
import TouchstoneCore

/// A tab of a tab bar controller. Its controller is created when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// A place of a tab in a sidebar. There is no sidebar here.
    public enum Placement: Int, Sendable {
        /// The system decides where the tab is shown.
        case automatic
        /// The place in the bar when the sidebar is closed.
        case `default`
        /// A place that the user may change.
        case optional
        /// A place that the user cannot change.
        case movable
        /// The tab has a place that the user cannot change.
        case pinned
        /// The tab has a fixed place.
        case fixed
        /// Only in the sidebar.
        case sidebarOnly
    }

    /// The identifier of the tab.
    open var identifier: String { initialIdentifier }
    private let initialIdentifier: String
    /// The title of the tab.
    open var title: String { didSet { showLook() } }
    /// The image of the tab; `nil` for none.
    open var image: UIImage? { didSet { showLook() } }
    /// The second line of the tab in a sidebar; `nil` by default. Stored; has no effect.
    open var subtitle: String?
    /// The badge of the tab; `nil` by default.
    open var badgeValue: String? { didSet { showLook() } }
    /// Whether the tab is hidden; `false` by default. Hidden tabs are not in the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
    /// Whether the user may hide the tab; `false` by default. Stored; has no effect.
    open var allowsHiding = false
    /// The place of the tab in a sidebar; `.automatic` by default. Stored; has no effect.
    open var preferredPlacement = Placement.automatic
    /// An object for the application's use; `nil` by default.
    open var userInfo: Any?
    /// The group that contains the tab; `nil` if there is none.
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    weak var owner: UITabBarController?

    /// Creates a tab whose controller `viewControllerProvider` returns when it is needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, initialIdentifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    /// The controller of the tab; `nil` if there is no provider. It is created on first access.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        showLook()
        return made
    }

    /// The tab bar controller that shows the tab; `nil` if there is none.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    /// Whether the bar shows the tab.
    public var hasVisiblePlacement: Bool { !isHidden }

    func showLook() {
        guard let made else { return }
        made.tabBarItem.title = title
        made.tabBarItem.image = image
        made.tabBarItem.badgeValue = badgeValue
    }
}

/// A tab with other tabs in it. The bar shows its selected child.
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            adopt()
            tabBarController?.showTabs()
        }
    }
    /// The identifier of the child that is selected first; `nil`, the default, for the first one.
    open var defaultChildIdentifier: String?
    /// The selected child; the default child, or the first, until another is set.
    open weak var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.showTabs() } }
    }
    /// A navigation controller for the children; `nil` by default. Stored; has no effect.
    open var managingNavigationController: UINavigationController?
    /// Whether the children can be reordered; `false` by default. Stored; has no effect.
    open var allowsReordering = false
    /// The actions below the group in a sidebar; none by default. Stored; has no effect.
    open var sidebarActions: [UIAction] = []

    /// Creates a group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    /// Creates a group without tabs.
    public convenience override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(
            title: title, image: image, identifier: identifier, children: [],
            viewControllerProvider: viewControllerProvider)
    }

    private func adopt() { for child in children { child.parent = self } }

    private var shownChild: UITab? {
        selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    /// The controller of the group itself, or otherwise that of its selected child.
    open override var viewController: UIViewController? { super.viewController ?? shownChild?.viewController }

    /// Returns the child with an identifier; `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }
}

/// A tab for a search.
open class UISearchTab: UITab {
    /// Whether the search begins when the tab is selected; `false` by default. Stored; has no effect.
    open var automaticallyActivatesSearch = false

    /// Creates a tab with a title, the image of a magnifying glass and an identifier, whose controller `viewControllerProvider` returns.
    public override init(
        title: String = "Search", image: UIImage? = nil, identifier: String = "search",
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image ?? UIImage(systemName: "magnifyingglass"), identifier: identifier,
            viewControllerProvider: viewControllerProvider)
    }
}

/// A view above the tab bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view that is shown.
    open var contentView: UIView { initialContentView }
    private let initialContentView: UIView

    /// Creates an accessory that shows a view.
    public init(contentView: UIView) {
        initialContentView = contentView
        super.init()
    }
}

extension [UITab] {
    /// Returns the tab with an identifier among these and those in groups.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}
