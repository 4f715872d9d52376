import Foundation
import TouchstoneCore

/// The tabs of a tab bar controller that is described by tabs.
@MainActor
final class TabState {
    var tabs: [UITab] = []
    var mode = UITabBarController.Mode.automatic
    var minimizes = UITabBarController.MinimizeBehavior.automatic
    var accessory: UITabAccessory?
    var compactIdentifiers: [String]?
    let sidebar = UITabBarController.Sidebar()
}

extension UITabBarController {
    /// How tabs are shown. They are always shown in a bar here.
    public enum Mode: Int, Sendable {
        /// The system decides between a bar and a sidebar.
        case automatic
        /// The controller has a tab bar and no sidebar.
        case tabBar
        /// A bar that turns into a sidebar.
        case tabSidebar
    }

    /// When the bar becomes smaller. It never does here.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides when the bar becomes small.
        case automatic
        /// The bar never becomes small.
        case never
        /// When the content scrolls down.
        case onScrollDown
        /// When the content scrolls up.
        case onScrollUp
    }

    /// The sidebar of a tab bar controller. It is never shown here.
    @preconcurrency @MainActor
    public final class Sidebar: NSObject {
        /// Whether the sidebar is hidden; `true` by default. Stored; has no effect.
        public var isHidden = true
        /// The view above the tabs; `nil` by default. Stored; has no effect.
        public var headerContentConfiguration: Any?
        /// The view below the tabs; `nil` by default. Stored; has no effect.
        public var footerContentConfiguration: Any?
    }

    var stateForWriting: TabState {
        if let tabState { return tabState }
        let made = TabState()
        tabState = made
        return made
    }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init()
        setTabs(tabs, animated: false)
    }

    /// Sets `tabs`. The change is never animated.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in self.tabs { tab.owner = nil }
        stateForWriting.tabs = tabs
        for tab in tabs { tab.owner = self }
        showTabs()
    }

    /// Shows the controllers of the tabs that are not hidden.
    func showTabs() {
        let found = tabs.filter { !$0.isHidden }.compactMap(\.viewController)
        var shown: [UIViewController] = []
        // A provider may return the same controller twice.
        for controller in found where !shown.contains(where: { $0 === controller }) { shown.append(controller) }
        viewControllers = shown
    }

    /// Returns the tab, of those in the bar and those selected in groups, that shows a controller.
    func tab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabs.first { !$0.isHidden && $0.viewController === controller }
    }

    /// Sets `bottomAccessory`. The change is never animated.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        stateForWriting.accessory = accessory
    }
    /// The identifiers of the tabs in a compact width; `nil`, the default, for all. Stored; has no effect.
    public var compactTabIdentifiers: [String]? {
        get { tabState?.compactIdentifiers }
        set { stateForWriting.compactIdentifiers = newValue }
    }
    /// The sidebar, which is never shown.
    public var sidebar: Sidebar { stateForWriting.sidebar }
}
