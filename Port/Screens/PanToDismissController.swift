import UIKit
import os.log

class PanToDismissController: UIViewController, UIGestureRecognizerDelegate {
    private(set) lazy var pan: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(panned))
        recognizer.delegate = self
        return recognizer
    }()

    @IBOutlet var card: UIView!
    @IBOutlet var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        card = UIView(frame: view.bounds)
        card.backgroundColor = .systemTeal
        view.addSubview(card)
        card.addGestureRecognizer(pan)

        closeButton = UIButton(frame: CGRect(x: 326, y: 20, width: 44, height: 44))
        card.addSubview(closeButton)
        let action: Selector = #selector(close(_:))
        closeButton.addTarget(self, action: action, for: .touchUpInside)
    }

    // Overloads: the one without a sender is the one for code.
    func close() {
        dismiss(animated: true)
    }

    @objc func close(_ sender: Any) {
        os_log("closed by its button")
        close()
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let y = recognizer.translation(in: view).y
        switch recognizer.state {
        case .changed:
            card.transform = CGAffineTransform(translationX: 0, y: max(0, y))
        case .ended:
            if y > 200 || recognizer.velocity(in: view).y > 1500 {
                close()
            } else {
                perform(#selector(bounceBack), with: nil, afterDelay: 0)
            }
        case .cancelled:
            bounceBack()
        default:
            break
        }
    }

    @objc func bounceBack() {
        UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
    }
}

extension PanToDismissController {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.y) > abs(velocity.x)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close(_:)))]
    }

    override var canBecomeFirstResponder: Bool { true }
}

/// Opens it.
final class GalleryController: UIViewController {
    private var opened: PanToDismissController?
    private(set) var detail: PanToDismissController? {
        get { opened }
        set { opened = newValue }
    }
    @IBOutlet weak var thumbnail: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let thumb = UIImageView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        thumb.isUserInteractionEnabled = true
        thumb.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        view.addSubview(thumb)
        thumbnail = thumb
    }

    @IBAction func open() {
        let made = PanToDismissController()
        made.modalPresentationStyle = .fullScreen
        detail = made
        present(made, animated: false, completion: nil)
    }
}
