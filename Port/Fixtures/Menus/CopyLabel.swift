import UIKit

/// A label that offers its text in the editing menu.
@IBDesignable
class CopyLabel: UILabel {
    @IBInspectable var allowsShout: Bool = true
    var onShout: ((String) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        sharedInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        sharedInit()
    }

    private func sharedInit() {
        isUserInteractionEnabled = true
        let press = UILongPressGestureRecognizer(target: self, action: #selector(showMenu(sender:)))
        press.minimumPressDuration = 0.4
        addGestureRecognizer(press)
    }

    override var canBecomeFirstResponder: Bool { return true }

    @objc func showMenu(sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Shout", action: #selector(shout))]
        if !menu.isMenuVisible {
            menu.showMenu(from: self, rect: bounds)
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponderStandardEditActions.copy(_:)) { return !allowsShout }
        return allowsShout && action == #selector(CopyLabel.shout)
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
        UIMenuController.shared.hideMenu()
    }

    @objc func shout() {
        onShout?((text ?? "").uppercased())
    }
}

final class QuoteViewController: UIViewController {
    @IBOutlet private(set) weak var quote: CopyLabel!
    @objc dynamic var shouted: String?
    private(set) var menuEvents: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = CopyLabel(frame: CGRect(x: 40, y: 400, width: 310, height: 40))
        label.text = "less is more"
        label.onShout = { [weak self] in self?.shouted = $0 }
        view.addSubview(label)
        quote = label

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(menuShown), name: UIMenuController.didShowMenuNotification, object: nil)
        center.addObserver(
            self, selector: #selector(menuHidden(_:)), name: UIMenuController.didHideMenuNotification, object: nil)
    }

    @objc private func menuShown() { menuEvents.append("shown") }
    @objc private func menuHidden(_ note: Notification) { menuEvents.append("hidden") }
}
