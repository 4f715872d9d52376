import UIKit

/// Lets a finger decide how far a drawer is, and where it goes.
final class K12DrawerInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private(set) var lastPercent: CGFloat = 0

    func begin() {
        isActive = true
        lastPercent = 0
    }

    override func update(_ percentComplete: CGFloat) {
        super.update(percentComplete)
        lastPercent = percentComplete
    }

    override func finish() {
        super.finish()
        isActive = false
    }

    override func cancel() {
        super.cancel()
        isActive = false
    }
}

final class K12DrawerPresentation: UIPresentationController {
    static let width: CGFloat = 280
    let dimming = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: 0, width: Self.width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        fade(to: 0.4)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
    }

    @objc private func dimmingTapped() { presentedViewController.dismiss(animated: true) }
}

final class K12DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: isPresenting ? .to : .from) else {
            context.completeTransition(false)
            return
        }
        let view: UIView = context.view(forKey: isPresenting ? .to : .from) ?? controller.view
        let open = isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let closed = open.offsetBy(dx: -open.width, dy: 0)
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = closed
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [.curveLinear],
            animations: { view.frame = self.isPresenting ? open : closed },
            completion: { _ in
                let cancelled = context.transitionWasCancelled
                if cancelled, self.isPresenting { view.removeFromSuperview() }
                context.completeTransition(!cancelled)
            })
    }
}

final class K12DrawerManager: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    let interaction = K12DrawerInteraction()
    private weak var host: UIViewController?
    private let makeDrawer: () -> UIViewController
    private weak var drawer: UIViewController?
    private(set) lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(openPanned(_:)))
        pan.edges = .left
        pan.delegate = self
        return pan
    }()
    private(set) weak var presentation: K12DrawerPresentation?

    init(host: UIViewController, makeDrawer: @escaping () -> UIViewController) {
        self.host = host
        self.makeDrawer = makeDrawer
        super.init()
        host.view.addGestureRecognizer(edgePan)
    }

    @objc func open() {
        guard let host = host, host.presentedViewController == nil else { return }
        let drawer = makeDrawer()
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = self
        drawer.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(closePanned(_:))))
        self.drawer = drawer
        host.present(drawer, animated: true)
    }

    @objc private func openPanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        follow(pan, direction: 1) { self.open() }
    }

    @objc private func closePanned(_ pan: UIPanGestureRecognizer) {
        follow(pan, direction: -1) { self.drawer?.dismiss(animated: true) }
    }

    private func follow(_ pan: UIPanGestureRecognizer, direction: CGFloat, start: () -> Void) {
        let reference = pan.view?.window
        let percent = max(0, min(1, direction * pan.translation(in: reference).x / K12DrawerPresentation.width))
        switch pan.state {
        case .began:
            interaction.begin()
            start()
        case .changed:
            interaction.update(percent)
        case .ended:
            let velocity = direction * pan.velocity(in: reference).x
            percent > 0.5 || velocity > 600 ? interaction.finish() : interaction.cancel()
        case .cancelled, .failed:
            interaction.cancel()
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { host?.presentedViewController == nil }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = K12DrawerPresentation(presentedViewController: presented, presenting: presenting)
        self.presentation = presentation
        return presentation
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        K12DrawerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        K12DrawerAnimator(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction.isActive ? interaction : nil
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction.isActive ? interaction : nil
    }
}

final class K12HomeController: UIViewController {
    private(set) lazy var manager = K12DrawerManager(host: self) { [weak self] in
        let drawer = K12MenuController()
        drawer.note = { self?.log.append($0) }
        return drawer
    }
    private let menuButton = UIButton(frame: CGRect(x: 16, y: 20, width: 60, height: 44))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        menuButton.addTarget(manager, action: #selector(K12DrawerManager.open), for: .touchUpInside)
        view.addSubview(menuButton)
    }
}

final class K12MenuController: UIViewController {
    var note: ((String) -> Void)?
    let entry = UIButton(frame: CGRect(x: 0, y: 100, width: 280, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        entry.addTarget(self, action: #selector(chosen), for: .touchUpInside)
        view.addSubview(entry)
    }

    @objc private func chosen() {
        dismiss(animated: true) { self.note?("chosen") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note?("appeared")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note?("disappeared")
    }
}
