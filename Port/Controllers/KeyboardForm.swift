import UIKit

@objc protocol FormDelegate: AnyObject {
    @objc optional func form(_ form: FormController, submitted values: [String])
    @objc optional func form(_ form: FormController, keyboardIsUp up: Bool)
}

/// Eight fields in a scroll view that makes room for the keyboard, with a bar on it to go from field to field.
class FormController: UIViewController {
    weak var delegate: FormDelegate?
    @IBOutlet weak var scrollView: UIScrollView!
    private(set) var fields: [UITextField] = []
    let submitButton = UIButton(type: .system)
    private(set) var keyboardFrame = CGRect.zero
    private(set) lazy var accessory: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        bar.setItems(
            [
                UIBarButtonItem(title: "Prev", style: .plain, target: self, action: #selector(previousField(_:))),
                UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(nextField(_:))),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Done", style: .done, target: view, action: #selector(UIView.endEditing(_:))),
            ], animated: false)
        return bar
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 700)
        scrollView.keyboardDismissMode = .onDrag
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        self.scrollView = scrollView
        for index in 0..<8 {
            let field = UITextField(frame: CGRect(x: 20, y: 40 + CGFloat(index) * 80, width: 350, height: 44))
            field.borderStyle = .roundedRect
            field.placeholder = "Field \(index)"
            field.tag = index
            field.returnKeyType = index == 7 ? .done : .next
            field.inputAccessoryView = accessory
            field.delegate = self
            scrollView.addSubview(field)
            fields.append(field)
        }
        submitButton.setTitle("Submit", for: .normal)
        submitButton.translatesAutoresizingMaskIntoConstraints = false
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        view.addSubview(submitButton)
        NSLayoutConstraint.activate([
            submitButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 250),
            submitButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            submitButton.heightAnchor.constraint(equalToConstant: 44),
            submitButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private var activeField: UITextField? { fields.first { $0.isFirstResponder } }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        keyboardFrame = view.convert(value.cgRectValue, from: nil)
        let overlap = view.bounds.intersection(keyboardFrame).height
        scrollView.contentInset.bottom = overlap
        scrollView.verticalScrollIndicatorInsets.bottom = overlap
        if let field = activeField { scrollView.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -12), animated: true) }
        delegate?.form?(self, keyboardIsUp: true)
    }

    @objc func keyboardWillHide() {
        scrollView.contentInset.bottom = 0
        scrollView.verticalScrollIndicatorInsets.bottom = 0
        delegate?.form?(self, keyboardIsUp: false)
    }

    @objc func previousField(_ sender: Any) { move(by: -1) }
    @objc func nextField(_ sender: Any) { move(by: 1) }
    private func move(by step: Int) {
        guard let active = activeField, fields.indices.contains(active.tag + step) else { return }
        fields[active.tag + step].becomeFirstResponder()
    }

    @objc func submit() { delegate?.form?(self, submitted: fields.map { $0.text ?? "" }) }
}

extension FormController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        scrollView.scrollRectToVisible(textField.frame.insetBy(dx: 0, dy: -12), animated: true)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 5
    }
}
