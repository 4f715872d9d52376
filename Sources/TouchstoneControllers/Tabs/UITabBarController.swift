import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Decides about the selection of tabs and is notified when the user selects one.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a controller; the default is `true`. Called even if it is already selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user has selected a controller. Not called if the application selects it.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns whether the user may select a tab; the default is `true`. Called if the controller has `tabs`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// The user has selected a tab. Called if the controller has `tabs`, unless the application selects it.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Returns the object that animates a change between two controllers. The default is `nil`, without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives the animation interactively; the default is `nil`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows one of several controllers above a bar of their tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate of the tab bar controller; the default is `nil`. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom, which shows at most 5 tabs, or 8 in a regular width.
    ///
    /// If there are more controllers, the last tab shows a list of those that have no tab.
    open var tabBar: UITabBar { ownTabBar }
    private let ownTabBar = UITabBar()
    let content = UIView()
    /// The tabs, if the application has described the controller by tabs.
    var tabState: TabState?
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?
    private var shown: UIViewController?
    private var change: ControllerChange?

    /// The controllers, from left to right; the default is `nil`. Setting it keeps the selected one, or selects the first.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets `viewControllers`. The change is never animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (controllers, viewControllers ?? [])
        controllers = new
        updateMore()
        for controller in new where controller.parent == nil || !isAround(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if selected.map({ one in !new.contains { $0 === one } && one !== more?.navigation }) ?? true {
            selected = new.first
        }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            if shown === controller { shown = nil }
        }
        itemsChanged()
        showSelected(animated: false)
    }

    func itemsChanged() {
        tabBar.items = controllersInBar.map(\.tabBarItem)
        tabBar.selectedItem = selected?.tabBarItem
    }

    // MARK: More tabs than fit

    private var more: MoreTabs?
    private var mostInBar: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    private var hasMore: Bool { controllers.count > mostInBar }
    private var controllersInBar: [UIViewController] {
        guard hasMore, let more else { return controllers }
        return controllers.prefix(mostInBar - 1) + [more.navigation]
    }
    /// The navigation controller of the list of more tabs and of the controller chosen from it. Created on first use.
    open var moreNavigationController: UINavigationController { madeMore.navigation }
    private var madeMore: MoreTabs {
        if let more { return more }
        let made = MoreTabs(of: self)
        more = made
        return made
    }
    /// The controllers that the user may move to other places in the bar; the default is all. Stored; has no effect.
    open var customizableViewControllers: [UIViewController]?

    private func updateMore() {
        guard hasMore else {
            more?.controllers = []
            if let more, selected === more.navigation { selected = nil }
            return
        }
        let more = madeMore
        if more.navigation.parent !== self {
            addChild(more.navigation)
            more.navigation.didMove(toParent: self)
        }
        more.controllers = Array(controllers.dropFirst(mostInBar - 1))
    }

    private func isAround(_ controller: UIViewController) -> Bool {
        sequence(first: controller) { $0.parent }.dropFirst().contains { $0 === self }
    }

    private func isInMore(_ controller: UIViewController) -> Bool {
        hasMore && controllers.dropFirst(mostInBar - 1).contains { $0 === controller }
    }

    /// Asks the delegate whether the user may select a controller.
    private func mayChoose(_ controller: UIViewController) -> Bool {
        if delegate?.tabBarController(self, shouldSelect: controller) ?? true { return true }
        let item = controller.tabBarItem
        let button = tabBar.subviews.first { ($0 as? TabButton)?.item === item }
        tabBar.noteDenial(
            of: [controller, item, button], by: delegate, "tabBarController(_:shouldSelect:)")
        return false
    }

    /// Selects a controller after the user has tapped its row in the list of more tabs.
    func chooseFromMore(_ controller: UIViewController) {
        guard mayChoose(controller) else { return }
        madeMore.choose(controller, animated: true)
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Selection

    /// The controller that is shown, or `nil`. Only one of `viewControllers`, or `moreNavigationController`, can be set.
    open var selectedViewController: UIViewController? {
        get {
            guard let more, selected === more.navigation else { return selected }
            return more.chosen ?? more.navigation
        }
        set {
            guard let newValue else { return }
            if newValue === more?.navigation {
                more?.showList(animated: false)
            } else if !controllers.contains(where: { $0 === newValue }) {
                return
            }
            select(newValue)
        }
    }
    /// The index of the selected controller; `NSNotFound` if there is none. Setting an invalid index has no effect.
    open var selectedIndex: Int {
        get {
            let selected = selectedViewController
            return controllers.firstIndex { $0 === selected } ?? NSNotFound
        }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    private func select(_ chosen: UIViewController) {
        var controller = chosen
        if isInMore(chosen) {
            controller = madeMore.navigation
            madeMore.choose(chosen, animated: false)
        }
        guard controller !== selected else { return }
        selected = controller
        tabBar.selectedItem = controller.tabBarItem
        showSelected(animated: true)
    }

    open override func loadView() {
        super.loadView()
        // A subclass that replaces the view afterward has neither the content nor the bar in it.
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.accessibilityIdentifier = "tab content"
        view.addSubview(content)
        view.addSubview(tabBar)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.delegate = self
        tabBar.background.contentMoves = { [weak self] in self?.updateBar() }
        showSelected(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    // MARK: Changing the selection

    /// Whether the controller's content extends under the bar.
    ///
    /// Content ends above an opaque bar unless the controller requests otherwise.
    private func reachesUnderBar(_ controller: UIViewController?) -> Bool {
        guard let controller else { return true }
        return controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    private func placeOfContent(of controller: UIViewController?) -> CGRect {
        guard !tabBar.isHidden, !reachesUnderBar(controller) else { return content.bounds }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        return content.bounds.room(within: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    }

    private func showSelected(animated: Bool) {
        guard isViewLoaded, let to = selected else { return }
        let from = shown
        updateBar()
        guard to !== from else { return }
        shown = to
        // Loading the view or calling the delegate may change the selection.
        to.loadViewIfNeeded()
        guard shown === to else { return }
        let frame = placeOfContent(of: to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let animator =
            animated && view.window != nil
            ? from.flatMap {
                delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: to)
            } : nil
        guard shown === to else { return }
        guard let from, let animator else {
            to.view.frame = frame
            return replaceContent(with: to)
        }
        let coordinator = TransitionCoordinator(in: content, from: from, to: to, isAnimated: true)
        ownCoordinator = coordinator
        let change = ControllerChange(
            .within, in: content, from: from, to: to, isAnimated: true, coordinator: coordinator, finalFrame: frame
        ) { [weak self] completed in
            self?.end(coordinator, from, to, completed)
        }
        change.animator = animator
        change.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
        to.takesAnothersPlace = true
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        ControllerWork.run(change)
    }

    /// Shows the view of a controller without an animation. The controller is notified before the one that it replaces, as in UIKit.
    private func replaceContent(with controller: UIViewController) {
        if !content.subviews.isEmpty, content.window != nil, controller.view.superview !== content {
            controller.beginAppearanceTransition(true, animated: false)
        }
        guard shown === controller else {
            // The callback has selected another controller.
            controller.beginAppearanceTransition(false, animated: false)
            return controller.endAppearanceTransition()
        }
        for view in content.subviews where view !== controller.viewIfLoaded { view.removeFromSuperview() }
        if shown === controller { content.addSubview(controller.view) }
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ from: UIViewController, _ to: UIViewController, _ completed: Bool
    ) {
        coordinator.isCancelled = !completed
        if ownCoordinator === coordinator { ownCoordinator = nil }
        to.takesAnothersPlace = false
        if !completed {
            to.beginAppearanceTransition(false, animated: true)
            from.beginAppearanceTransition(true, animated: true)
        }
        // The selection may have changed during the transition.
        if shown === to {
            if completed {
                from.viewIfLoaded?.removeFromSuperview()
                if to.view.superview !== content { content.addSubview(to.view) }
            } else {
                to.viewIfLoaded?.removeFromSuperview()
                (shown, selected) = (from, from)
                tabBar.selectedItem = from.tabBarItem
            }
        }
        for controller in controllersInBar
        where controller !== shown && controller.viewIfLoaded?.superview === content {
            controller.view.removeFromSuperview()
        }
        for controller in completed ? [from, to] : [to, from] { controller.endAppearanceTransition() }
        coordinator.complete()
    }

    /// Whether the tab bar is hidden; the default is `false`.
    open var isTabBarHidden = false {
        didSet { updateBar() }
    }
    /// Hides or shows the tab bar. The change is never animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private var hidBar = false

    /// Hides the bar while a controller with `hidesBottomBarWhenPushed` is on the selected navigation stack.
    func updateBar() {
        let stack = (selected as? UINavigationController)?.viewControllers.dropFirst() ?? []
        let hides = isTabBarHidden || stack.contains { $0.hidesBottomBarWhenPushed }
        // If the application sets `tabBar.isHidden` itself, the bar keeps that state until this value changes.
        if hides != hidBar {
            hidBar = hides
            tabBar.isHidden = hides
        }
        let covered = tabBar.isHidden || !reachesUnderBar(selected) ? 0 : UITabBar.height
        for controller in controllersInBar { controller.barInsets.bottom = covered }
        if let view = shown?.viewIfLoaded, view.superview === content { view.frame = placeOfContent(of: shown) }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }) else { return }
        guard mayChoose(controller) else { return }
        let (tab, previous) = (tab(of: controller), selectedTab)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        if controller === selected {
            // A tap on the selected tab returns to its root.
            if controller === more?.navigation {
                more?.showList(animated: true)
            } else {
                let popped = (controller as? UINavigationController)?.popToRootViewController(animated: true)
                if popped?.isEmpty ?? true {
                    tabBar.noteDenial(
                        of: [controller], by: self, "selectedViewController",
                        answer: .property("already this controller"))
                }
            }
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// The tabs; none by default. Setting them sets `viewControllers` to the controllers of those that are not hidden.
    open var tabs: [UITab] {
        get { tabState?.tabs ?? [] }
        set { setTabs(newValue, animated: false) }
    }
    /// The selected tab; `nil` if there is none. Setting it selects its controller.
    open var selectedTab: UITab? {
        get { tab(of: selectedViewController) }
        set {
            guard let newValue else { return }
            newValue.parent?.selectedChild = newValue
            selectedViewController = newValue.viewController
        }
    }
    /// Returns the tab with an identifier, also one in a group; `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(identifier) }
    /// How tabs are shown; `.automatic` by default. Stored; has no effect: they are shown in a bar.
    open var mode: Mode {
        get { tabState?.mode ?? .automatic }
        set { stateForWriting.mode = newValue }
    }
    /// When the bar becomes smaller; `.automatic` by default. Stored; has no effect: it never does.
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { tabState?.minimizes ?? .automatic }
        set { stateForWriting.minimizes = newValue }
    }
    /// The view above the bar; `nil` by default. Stored; it is not shown.
    open var bottomAccessory: UITabAccessory? {
        get { tabState?.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
}
