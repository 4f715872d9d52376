import UIKit
import os.log

class LoginViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet var fields: [UITextField]!

    private let log = OSLog(subsystem: "com.example.login", category: "screen")
    private(set) var attempts: [String] = []
    var bottomInset: CGFloat = 0

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let name = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
        let password = UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 44))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 220, width: 350, height: 44)
        button.setTitle("Log in", for: .normal)
        [name, password, button].forEach(view.addSubview)
        nameField = name
        passwordField = password
        loginButton = button
        fields = [name, password]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fields.forEach { $0.delegate = self }
        loginButton.addTarget(self, action: #selector(loginTapped(_:)), for: .touchUpInside)
        nameField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        passwordField.addTarget(self, action: #selector(LoginViewController.textChanged), for: .editingChanged)
        hideKeyboardWhenTappedAround()
        textChanged()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        center.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @IBAction func loginTapped(_ sender: Any) {
        attempts.append((nameField.text ?? "") + "/" + String((passwordField.text ?? "").count))
        os_log("tried as %{public}@", log: log, type: .info, nameField.text ?? "")
        view.endEditing(true)
    }

    @objc func textChanged() {
        loginButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
    }

    @objc private func keyboardWillShow(_ notification: NSNotification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else {
            return
        }
        bottomInset = frame.height
    }

    @objc private func keyboardWillHide() { bottomInset = 0 }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == nameField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
}
