import UIKit

/// A window above everything whose touches all go through, but for its button.
class ToastWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit is UIControl ? hit : nil
    }
}

@objc protocol ToastDelegate: AnyObject {
    @objc optional func toastButtonTapped(_ toast: ToastController)
}

class ToastController: UIViewController {
    weak var delegate: ToastDelegate?
    let label = UILabel(frame: CGRect(x: 40, y: 760, width: 200, height: 50))
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Undo", for: .normal)
        button.frame = CGRect(x: 280, y: 760, width: 80, height: 50)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    @objc func tapped() { delegate?.toastButtonTapped?(self) }
}

/// A card that is thrown to the nearest of three slots; shaking, or the toast's button, takes that back.
class BoardController: UIViewController, ToastDelegate {
    static let slots = [CGPoint(x: 75, y: 300), CGPoint(x: 195, y: 300), CGPoint(x: 315, y: 300)]
    let card = UIView(frame: CGRect(x: 30, y: 240, width: 90, height: 120))
    let shuffleButton = UIButton(frame: CGRect(x: 20, y: 760, width: 350, height: 50))
    private(set) var slot = 0
    private(set) var shuffles = 0
    private(set) var toastWindow: ToastWindow?
    private let history = UndoManager()
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private var snap: UISnapBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .systemRed
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
        view.addSubview(card)
        shuffleButton.addTarget(self, action: #selector(shuffle), for: .touchUpInside)
        view.addSubview(shuffleButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    @objc func shuffle() { shuffles += 1 }

    @objc func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if let snap = snap { animator.removeBehavior(snap) }
        case .changed:
            let translation = pan.translation(in: view)
            card.center.x += translation.x
            card.center.y += translation.y
            pan.setTranslation(.zero, in: view)
        case .ended, .cancelled:
            let nearest = BoardController.slots.indices.min {
                abs(BoardController.slots[$0].x - card.center.x) < abs(BoardController.slots[$1].x - card.center.x)
            }
            move(to: nearest ?? slot)
        default:
            break
        }
    }

    private func move(to next: Int) {
        if let snap = snap { animator.removeBehavior(snap) }
        let behavior = UISnapBehavior(item: card, snapTo: BoardController.slots[next])
        behavior.damping = 0.8
        animator.addBehavior(behavior)
        snap = behavior
        guard next != slot else { return }
        let old = slot
        slot = next
        undoManager?.registerUndo(withTarget: self) { $0.move(to: old) }
        showToast("Moved to \(next + 1)")
    }

    private func showToast(_ text: String) {
        if toastWindow == nil {
            let window: ToastWindow
            if let scene = view.window?.windowScene {
                window = ToastWindow(windowScene: scene)
            } else {
                window = ToastWindow(frame: UIScreen.main.bounds)
            }
            window.windowLevel = .alert + 1
            let controller = ToastController()
            controller.delegate = self
            window.rootViewController = controller
            toastWindow = window
        }
        (toastWindow?.rootViewController as? ToastController)?.label.text = text
        toastWindow?.isHidden = false
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hideToast), object: nil)
        perform(#selector(hideToast), with: nil, afterDelay: 2)
    }

    @objc private func hideToast() { toastWindow?.isHidden = true }

    func toastButtonTapped(_ toast: ToastController) {
        undoManager?.undo()
        hideToast()
    }
}

extension BoardController {
    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { history }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
        if undoManager?.canUndo == true { undoManager?.undo() }
    }
}
