import UIKit

class KeyboardScrollForm: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet var fields: [UITextField]!
    @IBOutlet weak var sendButton: UIButton?

    private(set) var keyboardHeight: CGFloat = 0
    private(set) var log: [String] = []
    private var activeField: UITextField?
    private var offsetToken: NSKeyValueObservation?
    private(set) var scrolledTo: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height)
        scroll.keyboardDismissMode = .none
        view.addSubview(scroll)
        scrollView = scroll

        fields = [100, 400, 780].enumerated().map { index, y in
            let field = UITextField(frame: CGRect(x: 20, y: CGFloat(y), width: 350, height: 44))
            field.tag = index
            field.delegate = self
            field.returnKeyType = index == 2 ? .done : .next
            field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
            scroll.addSubview(field)
            return field
        }

        offsetToken = scroll.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            self?.scrolledTo = change.newValue?.y ?? 0
        }

        // The oldest trick there is: the recognizer is passed for `force`.
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        scroll.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        registerForKeyboardNotifications()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
        center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
        log.append("begin \(textField.tag)")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        activeField = nil
        log.append("end \(textField.tag)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.tag + 1 < fields.count {
            fields[textField.tag + 1].becomeFirstResponder()
        } else {
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
        return false
    }

    @IBAction func textChanged(_ sender: UITextField) {
        log.append("text \(sender.text ?? "")")
    }
}

private extension KeyboardScrollForm {
    func registerForKeyboardNotifications() {
        NotificationCenter.default.addObserver(self,
            selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil)
        NotificationCenter.default.addObserver(self,
            selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification,
            object: nil)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
              let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        keyboardHeight = view.convert(frame, from: nil).intersection(view.bounds).height
        scrollView.contentInset.bottom = keyboardHeight
        if let field = activeField {
            scrollView.scrollRectToVisible(field.frame, animated: false)
        }
    }

    @objc func keyboardWillHide() {
        keyboardHeight = 0
        scrollView.contentInset = .zero
    }
}
