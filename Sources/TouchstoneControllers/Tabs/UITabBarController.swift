import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Asked and told which tab of a controller is chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap may choose it; true by default. Asked also where it is selected already.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap chose it; what the application chooses is not told.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the object that animates the change of tabs; `nil`, the default, for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives the animation interactively; `nil`, the default, for a fixed duration.
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
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Several controllers, of which one shows, above a bar of their tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Asked and told; nil by default, not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom. Of more than five tabs the first four stand in it, and one for the list of the others; on
    /// a pad of more than eight the first seven.
    public let tabBar = UITabBar()
    let content = UIView()
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?
    private var shown: UIViewController?
    private var change: ControllerChange?

    /// From the left to the right; nil by default. Setting it shows the one selected before, or the first.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets `viewControllers` at once, whatever `animated` says.
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

    // MARK: More than there is room for

    private var more: MoreTabs?
    private var mostInBar: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    private var hasMore: Bool { controllers.count > mostInBar }
    private var controllersInBar: [UIViewController] {
        guard hasMore, let more else { return controllers }
        return controllers.prefix(mostInBar - 1) + [more.navigation]
    }
    /// What the list of more tabs is in, and the one chosen from it; made when first asked for.
    open var moreNavigationController: UINavigationController { madeMore.navigation }
    private var madeMore: MoreTabs {
        if let more { return more }
        let made = MoreTabs(of: self)
        more = made
        return made
    }
    /// Those that the user may put elsewhere in the bar; all by default. Stored; has no effect.
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

    /// A row of the list was tapped.
    func chooseFromMore(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        madeMore.choose(controller, animated: true)
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: The one that shows

    /// The one that shows; nil for none. Only one of `viewControllers`, or `moreNavigationController`, can be set.
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
    /// Its place among them; `NSNotFound` for none. Others than there are change nothing.
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

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.accessibilityIdentifier = "tab content"
        view.addSubview(content)
        view.addSubview(tabBar)
        tabBar.delegate = self
        tabBar.contentMoves = { [weak self] in self?.updateBar() }
        showSelected(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    // MARK: From one to the other

    /// Content of a bar that hides what is behind ends above it, unless the controller says otherwise.
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
        // Loading its view, or asking the delegate, may choose another.
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
            from?.viewIfLoaded?.removeFromSuperview()
            return content.addSubview(to.view)
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
        ControllerWork.run(change)
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ from: UIViewController, _ to: UIViewController, _ completed: Bool
    ) {
        coordinator.isCancelled = !completed
        if ownCoordinator === coordinator { ownCoordinator = nil }
        // Another may have been chosen meanwhile.
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
        coordinator.complete()
    }

    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden = false {
        didSet { updateBar() }
    }
    /// Hides or shows the bar at once, whatever `animated` says.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private var hidBar = false

    /// It goes while a controller that says so is on the selected stack.
    func updateBar() {
        let stack = (selected as? UINavigationController)?.viewControllers.dropFirst() ?? []
        let hides = isTabBarHidden || stack.contains { $0.hidesBottomBarWhenPushed }
        // A bar that the application has hidden stays hidden until something changes here.
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
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            // The tab that shows goes back to the beginning.
            if controller === more?.navigation {
                more?.showList(animated: true)
            } else {
                (controller as? UINavigationController)?.popToRootViewController(animated: true)
            }
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}
