import Foundation
import TouchstoneGeometry

/// Hears what a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// A stack of controllers, of which the topmost shows, with a bar above it. A drag from the left edge goes back.
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    private let content = UIView()
    private var stack: [UIViewController] = []
    private var transition: Transition?
    private let pop = UIScreenEdgePanGestureRecognizer()
    private let permission = PopPermission()

    /// From one controller to another, until it is finished or called off.
    private struct Transition {
        let from: UIViewController
        let to: UIViewController
        /// Those that leave the stack.
        var leaving: [UIViewController] = []
        let animated: Bool
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp([rootViewController])
    }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        setUp([])
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp([])
    }

    private func setUp(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
        navigationBar.back = { [weak self] in _ = self?.popViewController(animated: true) }
        pop.edges = .left
        pop.name = "interactive pop"
        permission.controller = self
        pop.delegate = permission
        pop.addHandler { [weak self] _ in self?.popped() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.accessibilityIdentifier = "navigation content"
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: UINavigationBar.height)
        navigationBar.autoresizingMask = .flexibleWidth
        view.addSubview(content)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(pop)
        if let top = topViewController { place(top) }
        stackChanged()
    }

    // MARK: The stack

    /// From the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    /// What is presented over the topmost, or else that itself.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === controller }, "\(controller) is on the stack already")
        setViewControllers(stack + [controller], animated: animated)
    }

    /// Takes the topmost away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated).last
    }

    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
        return pop(to: index, animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 0, animated)
    }

    private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
        let leaving = Array(stack[(index + 1)...])
        if !leaving.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
        return leaving
    }

    /// Shows the last of `controllers`; the way there takes 0.35 s if `animated`, during which touches reach neither.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        if transition != nil { finishTransition() }
        let old = stack
        stack = controllers
        let leaving = old.filter { controller in !controllers.contains { $0 === controller } }
        let coming = controllers.filter { controller in !old.contains { $0 === controller } }
        for controller in coming { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        guard isViewLoaded, let to = controllers.last, to !== old.last else {
            for controller in coming { controller.didMove(toParent: self) }
            if let last = old.last, controllers.isEmpty { last.viewIfLoaded?.removeFromSuperview() }
            for controller in leaving { controller.removeFromParent() }
            return stackChanged()
        }
        guard let from = old.last else {
            place(to)
            if view.window != nil {
                to.beginAppearanceTransition(true, animated: false)
                to.endAppearanceTransition()
            }
            to.didMove(toParent: self)
            return stackChanged()
        }
        begin(from, to, leaving, animated: animated, isPush: leaving.isEmpty)
        stackChanged()
        guard animated, view.window != nil else { return finishTransition() }
        let shift = CGAffineTransform(translationX: view.bounds.width, y: 0)
        let moving: UIView = leaving.isEmpty ? to.view : from.view
        if leaving.isEmpty { moving.transform = shift }
        settle { moving.transform = leaving.isEmpty ? .identity : shift }
    }

    /// What is shown changed: the bar follows.
    private func stackChanged() {
        let below = stack.count > 1 ? stack[stack.count - 2] : nil
        navigationBar.show(topViewController?.navigationItem, back: below?.navigationItem)
        for controller in stack { controller.barInsets.top = isNavigationBarHidden ? 0 : UINavigationBar.height }
    }

    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        stackChanged()
    }

    // MARK: From one to the other

    private func place(_ controller: UIViewController) {
        let view = controller.view!
        view.transform = .identity
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    private func begin(
        _ from: UIViewController, _ to: UIViewController, _ leaving: [UIViewController], animated: Bool, isPush: Bool
    ) {
        transition = Transition(from: from, to: to, leaving: leaving, animated: animated)
        delegate?.navigationController(self, willShow: to, animated: animated)
        if view.window != nil {
            from.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
        place(to)
        if !isPush, let view = from.viewIfLoaded { content.bringSubviewToFront(view) }
    }

    /// Moves what is between here and there to one of both, and finishes then.
    private func settle(isCancelled: Bool = false, _ changes: () -> Void) {
        guard let current = transition else { return }
        // Neither of the two is to be touched.
        UIView.animate(content, 0.35, [], changes) { [weak self] _ in
            guard let self, let transition, transition.to === current.to, transition.from === current.from else {
                return
            }
            if isCancelled { returnFromTransition() } else { finishTransition() }
        }
    }

    private func finishTransition() {
        guard let transition else { return }
        self.transition = nil
        transition.from.viewIfLoaded?.removeFromSuperview()
        transition.from.viewIfLoaded?.transform = .identity
        transition.to.view.transform = .identity
        if view.window != nil {
            transition.from.endAppearanceTransition()
            transition.to.endAppearanceTransition()
        }
        for controller in transition.leaving { controller.removeFromParent() }
        if transition.to.isMovingToParent { transition.to.didMove(toParent: self) }
        delegate?.navigationController(self, didShow: transition.to, animated: transition.animated)
    }

    // MARK: The drag from the edge

    /// Enabled by default. Its delegate may be another; without a controller to go back to nothing happens even so.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { pop }

    var mayPop: Bool { stack.count > 1 && transition == nil }

    private func popped() {
        let moved = max(0, pop.translation(in: view).x)
        switch pop.state {
        case .began:
            guard mayPop, let from = stack.last else { return }
            from.willMove(toParent: nil)
            begin(from, stack[stack.count - 2], [from], animated: true, isPush: false)
        case .changed: draggedView?.transform = CGAffineTransform(translationX: moved, y: 0)
        case .ended, .cancelled:
            guard let view = draggedView else { return }
            let width = self.view.bounds.width
            let speed = pop.velocity(in: self.view).x
            // Where it would come to in a third of a second decides. [our choice]
            if pop.state == .ended, moved + speed / 3 > width / 2 {
                stack.removeLast()
                stackChanged()
                settle { view.transform = CGAffineTransform(translationX: width, y: 0) }
            } else {
                callOff()
                settle(isCancelled: true) { view.transform = .identity }
            }
        default: break
        }
    }

    /// The view under the finger.
    private var draggedView: UIView? {
        guard let transition, transition.from === stack.last else { return nil }
        return transition.from.viewIfLoaded
    }

    private func callOff() {
        guard let transition else { return }
        transition.to.beginAppearanceTransition(false, animated: true)
        transition.from.beginAppearanceTransition(true, animated: true)
    }

    private func returnFromTransition() {
        guard let transition else { return }
        self.transition = nil
        transition.to.viewIfLoaded?.removeFromSuperview()
        transition.to.endAppearanceTransition()
        transition.from.endAppearanceTransition()
        transition.from.didMove(toParent: self)
    }

    // MARK: Appearance

    /// The topmost hears of it from here.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

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
        topViewController?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        topViewController?.endAppearanceTransition()
    }
}

/// Lets the drag from the edge begin where there is something to go back to.
private final class PopPermission: UIGestureRecognizerDelegate {
    weak var controller: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller?.mayPop ?? false
    }
}

extension UIViewController {
    /// The nearest around it.
    public var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }
}
