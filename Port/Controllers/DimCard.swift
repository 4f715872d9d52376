import UIKit

@objc protocol CardPresentationObserver: AnyObject {
    @objc optional func card(_ presentation: CardPresentationController, did step: String)
    @objc optional func cardShouldDismiss(_ presentation: CardPresentationController) -> Bool
}

/// A card near the lower edge over a dark shade that closes it.
class CardPresentationController: UIPresentationController {
    let dimmingView = UIView()
    weak var observer: CardPresentationObserver?

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped(_:))))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 20, y: bounds.maxY - 340, width: bounds.width - 40, height: 320)
    }

    override func presentationTransitionWillBegin() {
        observer?.card?(self, did: "willBegin")
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        if let coordinator = presentedViewController.transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
        } else {
            dimmingView.alpha = 1
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        observer?.card?(self, did: "didEnd \(completed)")
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        observer?.card?(self, did: "dismissalWillBegin")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        observer?.card?(self, did: "dismissalDidEnd \(completed)")
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc func dimmingViewTapped(_ tap: UITapGestureRecognizer) {
        guard observer?.cardShouldDismiss?(self) ?? true else { return }
        presentedViewController.dismiss(animated: true)
    }
}

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var started: (() -> Void)?
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        started?()
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key) else { return }
        if isPresenting { context.containerView.addSubview(controller.view) }
        let shown = context.finalFrame(for: controller)
        let there = isPresenting ? shown : controller.view.frame
        let away = there.offsetBy(dx: 0, dy: context.containerView.bounds.height - there.minY)
        controller.view.frame = isPresenting ? away : there
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseOut],
            animations: { controller.view.frame = self.isPresenting ? there : away },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

class CardController: UIViewController {
    let buyButton = UIButton(frame: CGRect(x: 20, y: 250, width: 310, height: 50))
    private(set) var bought = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
        view.addSubview(buyButton)
    }
    @objc func buy() { bought += 1 }
}

class HostController: UIViewController, UIViewControllerTransitioningDelegate, CardPresentationObserver {
    let openButton = UIButton(frame: CGRect(x: 20, y: 100, width: 350, height: 50))
    private(set) var log: [String] = []
    var isLocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        openButton.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        view.addSubview(openButton)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("host disappears")
    }

    @objc func open(_ sender: UIButton) {
        let card = CardController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        present(card, animated: true) { self.log.append("presented") }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
        controller.observer = self
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator(presenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator(presenting: false)
    }

    private func animator(presenting: Bool) -> SlideAnimator {
        let animator = SlideAnimator(isPresenting: presenting)
        animator.started = { [weak self] in self?.log.append(presenting ? "animate in" : "animate out") }
        return animator
    }

    func card(_ presentation: CardPresentationController, did step: String) { log.append(step) }
    func cardShouldDismiss(_ presentation: CardPresentationController) -> Bool { !isLocked }
}
