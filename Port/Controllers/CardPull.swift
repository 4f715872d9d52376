import UIKit

class Interactor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}

class PullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from), let to = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        if to.view.superview == nil {
            to.view.frame = transitionContext.finalFrame(for: to)
            container.insertSubview(to.view, belowSubview: from.view)
        }
        let down = from.view.frame.offsetBy(dx: 0, dy: container.bounds.height)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: { from.view.frame = down },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

@objc protocol PhotoDelegate: AnyObject {
    @objc optional func photo(_ controller: PhotoController, pulled committed: Bool)
}

/// A photo over everything that is pulled down to close it.
class PhotoController: UIViewController {
    weak var delegate: PhotoDelegate?
    let interactor = Interactor()
    let closeButton = UIButton(frame: CGRect(x: 330, y: 20, width: 44, height: 44))
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    var appearances: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    @objc func close() { dismiss(animated: true) }

    @objc func panned(_ sender: UIPanGestureRecognizer) {
        let threshold: CGFloat = 0.3
        let progress = min(max(sender.translation(in: view.window).y / view.bounds.height, 0), 1)
        switch sender.state {
        case .began:
            interactor.hasStarted = true
            dismiss(animated: true)
        case .changed:
            interactor.shouldFinish = progress > threshold
            interactor.update(progress)
        case .cancelled:
            interactor.hasStarted = false
            interactor.cancel()
        case .ended:
            interactor.hasStarted = false
            interactor.shouldFinish ? interactor.finish() : interactor.cancel()
        default:
            break
        }
    }
}

extension PhotoController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: view)
        return velocity.y > abs(velocity.x)
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); appearances.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); appearances.append("didAppear") }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.append("willDisappear")
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard let self = self, context.initiallyInteractive else { return }
            self.delegate?.photo?(self, pulled: !context.isCancelled)
        }
    }

    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); appearances.append("didDisappear") }
}

class GalleryController: UIViewController, UIViewControllerTransitioningDelegate, PhotoDelegate {
    let thumbnail = UIImageView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    private(set) weak var photo: PhotoController?
    private(set) var pulls: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.isUserInteractionEnabled = true
        thumbnail.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPhoto)))
        view.addSubview(thumbnail)
    }

    @objc func openPhoto() {
        let photo = PhotoController()
        photo.modalPresentationStyle = .overFullScreen
        photo.transitioningDelegate = self
        photo.delegate = self
        self.photo = photo
        present(photo, animated: true)
    }

    func photo(_ controller: PhotoController, pulled committed: Bool) { pulls.append(committed) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { PullAnimator() }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard let photo = photo else { return nil }
        return photo.interactor.hasStarted ? photo.interactor : nil
    }
}
