import Foundation
import TouchstoneGeometry

/// A controller that manages a stack of controllers and shows the topmost under a bar. A drag pops it.
open class UINavigationController: UIViewController {
    /// The object that is notified of what is shown; `nil` by default. It is not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the content; its height is 44 points, or 96 with a large title.
    open private(set) var navigationBar: UINavigationBar
    let content = UIView()
    private(set) var stack: [UIViewController] = []
    private(set) var transition: Transition?
    private lazy var drags = DragBack(self)
    private(set) var hidingIfMade: BarHiding?
    /// The topmost controller whose preferred size was adopted last.
    weak var sizedTop: UIViewController?
    private var hiding: BarHiding {
        if let hidingIfMade { return hidingIfMade }
        let made = BarHiding(self)
        hidingIfMade = made
        if let view = viewIfLoaded { made.attach(to: view) }
        return made
    }
    /// The height of the bar at the bottom as it is shown, in points.
    package var bottomBarHeight: CGFloat = 0 {
        didSet { if bottomBarHeight != oldValue { layOutContent() } }
    }
    /// The class of the bar at the bottom, for the module that creates the bar.
    package let toolbarClass: AnyClass?

    /// Creates a navigation controller with `rootViewController` on its stack.
    public init(rootViewController: UIViewController) {
        (navigationBar, toolbarClass) = (UINavigationBar(), nil)
        super.init(nibName: nil, bundle: nil)
        setUp([rootViewController])
    }

    /// Creates a navigation controller with bars of the given classes; `nil` uses UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
        setUp([])
    }

    public override init(nibName: String?, bundle: Bundle?) {
        (navigationBar, toolbarClass) = (UINavigationBar(), nil)
        super.init(nibName: nibName, bundle: bundle)
        setUp([])
    }

    public required init?(coder: NSCoder) {
        (navigationBar, toolbarClass) = (UINavigationBar(), nil)
        super.init(coder: coder)
        setUp([])
        coder.setUp(self, in: UINavigationController.self)
    }

    private func setUp(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
        navigationBar.background.contentMoves = { [weak self] in self?.layOutContent() }
        navigationBar.delegate = self as? any UINavigationBarDelegate
        navigationBar.back = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.accessibilityIdentifier = "navigation content"
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationBar.frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: navigationBar.wantedHeight)
        navigationBar.autoresizingMask = .flexibleWidth
        view.addSubview(content)
        view.addSubview(navigationBar)
        drags.attach(to: view)
        hidingIfMade?.attach(to: view)
        if let top = topViewController { place(top) }
        stackChanged()
    }

    // MARK: The stack

    /// The stack, from the bottom to the top. Setting it shows the last controller immediately.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of `viewControllers`, which is visible unless it presents another controller.
    open var topViewController: UIViewController? { stack.last }
    /// The controller presented over the topmost, or the topmost if there is none.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes `controller` onto the stack. A controller that is already on the stack is ignored, and an exception is logged.
    ///
    /// - Parameter animated: Whether the transition is animated, for 0.35 seconds.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }) else {
            return LoggedException.log(
                "UINavigationController.pushViewController(_:animated:)",
                "Pushing the same view controller instance (\(controller)) more than once is not supported.")
        }
        setViewControllers(stack + [controller], animated: animated)
    }

    /// Pushes `vc` onto the stack with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Pops the topmost controller and returns it; returns `nil` if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated).last
    }

    /// Pops all controllers above `controller`.
    ///
    /// - Returns: The popped controllers, from the bottom to the top; `nil` if `controller` is not on the stack.
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
        return pop(to: index, animated)
    }

    /// Pops all controllers but the first.
    ///
    /// - Returns: The popped controllers, from the bottom to the top; `nil` if the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 0, animated)
    }

    private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
        let leaving = Array(stack[(index + 1)...])
        if !leaving.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
        return leaving
    }

    /// Replaces the stack and shows the last of `controllers`. From iOS 26 on, touches reach both controllers during the transition, and
    /// before that neither (NV-7). A change during a transition ends that transition immediately.
    ///
    /// - Parameter animated: Whether the transition is animated, for 0.35 seconds.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        concludeTransition()
        let old = stack
        stack = controllers
        let leaving = old.filter { controller in !controllers.contains { $0 === controller } }
        let coming = controllers.filter { controller in !old.contains { $0 === controller } }
        for controller in coming { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        guard isViewLoaded, let to = controllers.last, to !== old.last else {
            for controller in coming { controller.didMove(toParent: self) }
            if let last = old.last, controllers.isEmpty { takeAway(last) }
            release(leaving)
            return stackChanged()
        }
        for controller in coming where controller !== to { controller.didMove(toParent: self) }
        guard let from = old.last else {
            place(to)
            if view.window != nil {
                to.beginAppearanceTransition(true, animated: false)
                to.endAppearanceTransition()
            }
            to.didMove(toParent: self)
            return stackChanged()
        }
        let isPush = coming.contains { $0 === to }
        let animator =
            animated && view.window != nil
            ? delegate?.navigationController(
                self, animationControllerFor: isPush ? .push : .pop, from: from, to: to) : nil
        begin(from, to, leaving, before: old, animated: animated, isPush: leaving.isEmpty, animator)
        stackChanged()
        // A callback may have begun another transition, which ended this one.
        guard stack == controllers, transition?.to === to else { return }
        guard animated, view.window != nil else { return finishTransition() }
        if let animator { return run(animator) }
        let shift = CGAffineTransform(translationX: view.bounds.width, y: 0)
        let moving: UIView = leaving.isEmpty ? to.view : from.view
        if leaving.isEmpty { moving.transform = shift }
        settle { moving.transform = leaving.isEmpty ? .identity : shift }
    }

    /// Updates the bars and the layout after a change of the visible controller.
    func stackChanged() {
        UIViewController.hooks?.showedTop(self)
        navigationBar.show(stack.map(\.navigationItem))
        layOutContent()
        followContent()
        adoptSizeOfNewTop()
    }

    /// Adopts the preferred size of the topmost controller, which notifies the parent. Ignores other children.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    /// Whether the bar is hidden; `false` by default. While it is hidden, the system's pop gestures do not begin (NV-2).
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar immediately; the safe area of the content follows.
    ///
    /// - Parameter animated: Has no effect.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        stackChanged()
    }

    /// Whether a tap on the content hides the bars, and the next one shows them again; `false` by default.
    open var hidesBarsOnTap: Bool {
        get { hidingIfMade?.onTap ?? false }
        set { hiding.onTap = newValue }
    }
    /// Whether a drag up hides the bars, and a drag down shows them again; `false` by default.
    open var hidesBarsOnSwipe: Bool {
        get { hidingIfMade?.onSwipe ?? false }
        set { hiding.onSwipe = newValue }
    }
    /// Whether the bars are hidden when a keyboard appears, until a tap on the content; `false` by default.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hidingIfMade?.whenKeyboardAppears ?? false }
        set { hiding.whenKeyboardAppears = newValue }
    }
    /// Whether the bars are hidden in a vertically compact environment, until a tap on the content; `false` by default.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hidingIfMade?.whenVerticallyCompact ?? false }
        set { hiding.whenVerticallyCompact = newValue }
    }
    /// The tap recognizer that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The pan recognizer that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        UIViewController.hooks?.placeToolbar(of: self)
        layOutContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        hidingIfMade?.traitsChanged()
    }

    // MARK: Transitions

    private func place(_ controller: UIViewController) {
        let view = controller.view!
        view.transform = .identity
        view.frame = placeOfContent(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Loading or resizing the view, or an earlier callback, may have changed the stack.
        guard controller === topViewController || controller === transition?.to else { return }
        content.addSubview(view)
    }

    private func begin(
        _ from: UIViewController, _ to: UIViewController, _ leaving: [UIViewController], before: [UIViewController],
        animated: Bool, isPush: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
        let coordinator = TransitionCoordinator(
            in: content, from: from, to: to, isAnimated: animated, duration: Self.transitionDuration)
        ownCoordinator = coordinator
        let begun = Transition(from: from, to: to, leaving: leaving, before: before, coordinator)
        transition = begun
        delegate?.navigationController(self, willShow: to, animated: animated)
        if isShowing {
            to.loadViewIfNeeded()
            from.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
        // An animator adds the view itself, and a callback may have ended this transition.
        guard animator == nil, transition === begun else { return }
        place(to)
        if !isPush, let view = from.viewIfLoaded { content.bringSubviewToFront(view) }
    }

    /// Runs the transition with an animator of the application.
    private func run(_ animator: any UIViewControllerAnimatedTransitioning) {
        guard let current = transition, let hooks = UIViewController.hooks else { return finishTransition() }
        let change = ControllerChange(
            .within, in: content, from: current.from, to: current.to, isAnimated: true,
            coordinator: current.coordinator, finalFrame: placeOfContent(of: current.to)
        ) { [weak self] completed in
            guard let self, transition === current else { return }
            if completed { return finishTransition() }
            stack = current.before
            cancelTransition()
            returnFromTransition()
            stackChanged()
        }
        change.animator = animator
        change.interactor = delegate?.navigationController(self, interactionControllerFor: animator)
        hooks.run(change)
    }

    /// Animates `changes` to one of the two ends of the transition, then finishes it.
    private func settle(_ changes: () -> Void) {
        guard let current = transition else { return }
        let options: UIView.AnimationOptions = transitionsTakeTouches ? .allowUserInteraction : []
        let animations = {
            changes()
            current.coordinator.runAlongside()
        }
        UIView.animate(view, AnimationTiming(duration: Self.transitionDuration), options, animations) {
            [weak self] _ in
            if let self, transition === current { concludeTransition() }
        }
    }

    /// Ends the transition immediately in the direction in which it runs; one that a drag controls is cancelled.
    func concludeTransition() {
        if drags.cancel() { cancelTransition() }
        guard let transition else { return }
        if transition.isCancelled { returnFromTransition() } else { finishTransition() }
    }

    private func finishTransition() {
        guard let transition else { return }
        self.transition = nil
        // Another container may have taken the controller during the transition, and may already show it.
        let isTaken = transition.from.parent.map { $0 !== self } ?? false
        let isShownElsewhere = isTaken && transition.from.viewIfLoaded?.superview !== content
        if !isShownElsewhere {
            transition.from.viewIfLoaded?.removeFromSuperview()
            transition.from.viewIfLoaded?.transform = .identity
        }
        transition.to.view.transform = .identity
        if transition.to.view.superview !== content { place(transition.to) }
        // The navigation controller can have disappeared and appeared again during the transition.
        if !isShownElsewhere || transition.from.viewIfLoaded?.window == nil {
            transition.from.beginAppearanceTransition(false, animated: transition.animated)
            transition.from.endAppearanceTransition()
        }
        if isShowing {
            transition.to.beginAppearanceTransition(true, animated: transition.animated)
            transition.to.endAppearanceTransition()
        }
        release(transition.leaving)
        if transition.to.isMovingToParent { transition.to.didMove(toParent: self) }
        endCoordinating(transition)
        delegate?.navigationController(self, didShow: transition.to, animated: transition.animated)
    }

    private func endCoordinating(_ transition: Transition) {
        if ownCoordinator === transition.coordinator { ownCoordinator = nil }
        transition.coordinator.isCancelled = transition.isCancelled
        transition.coordinator.complete()
    }

    // MARK: The drag back

    /// The recognizer that pops the topmost controller from the leading edge.
    ///
    /// Its delegate is set when the view is loaded. It refuses the gesture if the bar is hidden or shows no back button (NV-1 to NV-4).
    /// Another delegate may permit it. Without a controller to return to, nothing happens.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { drags.fromEdge }

    /// The recognizer that pops the topmost controller from anywhere in the content that no other recognizer or control claims (NV-5,
    /// NV-6); `nil` before iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        behavior.dragsBackFromContent ? drags.fromContent : nil
    }

    /// The behavior of the application that shows the controller; `.iOS26` outside a window.
    var behavior: Behavior { viewIfLoaded?.windowStorage?.application?.behavior ?? .iOS26 }
    var transitionsTakeTouches: Bool { behavior.transitionsTakeTouches }

    /// Begins a pop that a drag controls. Call `concludeTransition()` first.
    func beginDragBack() {
        guard stack.count > 1, let from = stack.last else { return }
        from.willMove(toParent: nil)
        begin(from, stack[stack.count - 2], [from], before: stack, animated: true, isPush: false)
        transition?.coordinator.isInteractive = true
    }

    func dragBack(to distance: CGFloat) {
        transition?.from.viewIfLoaded?.transform = CGAffineTransform(translationX: distance, y: 0)
    }

    func endDragBack(goesBack: Bool) {
        guard let transition, let dragged = transition.from.viewIfLoaded else { return }
        transition.coordinator.isInteractive = false
        if goesBack {
            stack.removeLast()
            stackChanged()
            settle { dragged.transform = CGAffineTransform(translationX: view.bounds.width, y: 0) }
        } else {
            cancelTransition()
            settle { dragged.transform = .identity }
        }
    }

    private func cancelTransition() {
        guard let transition else { return }
        transition.isCancelled = true
        transition.to.beginAppearanceTransition(false, animated: true)
        if isShowing { transition.from.beginAppearanceTransition(true, animated: true) }
    }

    private func returnFromTransition() {
        guard let transition else { return }
        self.transition = nil
        transition.from.viewIfLoaded?.transform = .identity
        transition.to.viewIfLoaded?.removeFromSuperview()
        transition.to.endAppearanceTransition()
        transition.from.endAppearanceTransition()
        for controller in stack where controller === transition.from || transition.leaving.contains(controller) {
            controller.didMove(toParent: self)
        }
        if !stack.contains(transition.to) { transition.to.removeFromParent() }
        endCoordinating(transition)
    }

    /// The topmost controller, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// `.lightContent` over a black bar, and otherwise `.default`; as in UIKit, the topmost controller has no effect.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    // MARK: Appearance

    /// `false`, because the navigation controller notifies the topmost controller itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Whether the navigation controller is visible or appears, so that its controllers can appear.
    private var isShowing: Bool {
        viewIfLoaded?.window != nil && (appearance == .appearing || appearance == .appeared)
    }

    /// The controllers that disappear with the navigation controller: the topmost one, or both of a transition.
    private var controllersInSight: [UIViewController] {
        if let transition { return [transition.from, transition.to] }
        return topViewController.map { [$0] } ?? []
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        topViewController?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for controller in controllersInSight { controller.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for controller in controllersInSight { controller.endAppearanceTransition() }
    }
}
