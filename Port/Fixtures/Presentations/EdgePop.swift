import UIKit

class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let width = transitionContext.containerView.bounds.width
        to.frame = transitionContext.finalFrame(for: toController)
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        to.transform = CGAffineTransform(translationX: -width / 3, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                from.transform = CGAffineTransform(translationX: width, y: 0)
                to.transform = .identity
            },
            completion: { _ in
                from.transform = .identity
                to.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// A navigation controller with its own interactive pop from the edge.
class EdgePopNavigationController: UINavigationController {
    private(set) lazy var edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
    private(set) var interaction: UIPercentDrivenInteractiveTransition?
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        edgePan.edges = .left
        edgePan.delegate = self
        view.addGestureRecognizer(edgePan)
    }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let progress = max(0, min(1, pan.translation(in: view).x / view.bounds.width))
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .linear
            popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended:
            if progress > 0.5 || pan.velocity(in: view).x > 800 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

extension EdgePopNavigationController: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? PopAnimator() : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { animationController is PopAnimator ? interaction : nil }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            guard context.initiallyInteractive else { return }
            self?.log.append(context.isCancelled ? "called off" : "goes on")
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.append("didShow \(viewController.title ?? "")")
    }
}

class EdgePopPageController: UIViewController {
    private(set) var appearances: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if navigationController?.viewControllers.first !== self {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "‹ Back", style: .plain, target: self, action: #selector(back(_:)))
        }
    }

    @IBAction func back(_ sender: UIBarButtonItem) { navigationController?.popViewController(animated: true) }
    func forget() { appearances = [] }

    fileprivate func note(_ step: String) { appearances.append(step) }
}

extension EdgePopPageController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}
