import UIKit

/// A controller whose bar follows the keyboard.
open class KeyboardDock: UIViewController {
    @IBOutlet public private(set) var dock: UIView!
    @IBOutlet public private(set) var input1: UITextField!
    @IBOutlet public private(set) var hideButton: UIButton!
    public private(set) var transitions: [String] = []
    private let names: [(Notification.Name, Selector)] = [
        (UIResponder.keyboardWillShowNotification, #selector(KeyboardDock.keyboardMoved(_:))),
        (UIResponder.keyboardWillHideNotification, #selector(KeyboardDock.keyboardMoved(_:))),
        (UIResponder.keyboardDidShowNotification, #selector(KeyboardDock.keyboardShown)),
        (UIResponder.keyboardDidHideNotification, #selector(KeyboardDock.keyboardHidden)),
    ]

    open override func viewDidLoad() {
        super.viewDidLoad()
        dock = UIView(frame: CGRect(x: 0, y: view.bounds.maxY - 60, width: view.bounds.width, height: 60))
        view.addSubview(dock)
        input1 = UITextField(frame: CGRect(x: 10, y: 10, width: 280, height: 40))
        dock.addSubview(input1)
        hideButton = UIButton(frame: CGRect(x: 300, y: 10, width: 80, height: 40))
        hideButton.addTarget(input1, action: #selector(UIResponder.resignFirstResponder), for: .touchUpInside)
        dock.addSubview(hideButton)
        for (name, selector) in names {
            NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
        }
        let tap = UITapGestureRecognizer(target: self.view, action: #selector(UIView.endEditing))
        view.addGestureRecognizer(tap)
    }

    @objc private func keyboardMoved(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        UIView.animate(withDuration: duration) {
            self.dock.frame.origin.y = min(end.minY, self.view.bounds.maxY) - self.dock.bounds.height
        }
    }

    @objc func keyboardShown() { transitions.append("shown") }
    @objc func keyboardHidden() { transitions.append("hidden") }
}

final class ReplyDock: KeyboardDock {
    @objc dynamic private(set) var replies = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        input1.addTarget(self, action: #selector(reply), for: .primaryActionTriggered)
    }

    override func keyboardShown() {
        super.keyboardShown()
        view.backgroundColor = .systemGray6
    }

    @objc func reply() {
        replies += 1
        input1.text = ""
    }
}
