import UIKit

@objc protocol LoginDelegate: AnyObject {
    func login(_ controller: LoginController, name: String, password: String)
    @objc optional func loginWasCancelled(_ controller: LoginController)
    @objc optional func login(_ controller: LoginController, isAllowed allowed: Bool)
}

/// Asks for a name and a password in an alert. Its action is enabled when both are typed.
class LoginController: UIViewController {
    weak var delegate: LoginDelegate?

    @IBOutlet var signInButton: UIButton!
    @IBOutlet var statusLabel: UILabel!
    private(set) weak var alert: UIAlertController?
    private(set) var logInAction: UIAlertAction!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        signInButton = UIButton(type: .system)
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.frame = CGRect(x: 20, y: 80, width: 350, height: 44)
        signInButton.addTarget(self, action: #selector(signIn(_:)), for: .touchUpInside)
        statusLabel = UILabel(frame: CGRect(x: 20, y: 140, width: 350, height: 24))
        statusLabel.text = "Signed out"
        view.addSubview(signInButton)
        view.addSubview(statusLabel)
    }

    @IBAction func signIn(_ sender: UIButton) {
        let alert = UIAlertController(title: "Welcome", message: "Please sign in.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .none
            field.addTarget(self, action: #selector(self.textChanged(_:)), for: .editingChanged)
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
            NotificationCenter.default.addObserver(
                self, selector: #selector(self.passwordChanged(_:)), name: UITextField.textDidChangeNotification,
                object: field)
        }
        logInAction = UIAlertAction(title: "Log In", style: .default) { [weak self, weak alert] _ in
            guard let self = self, let fields = alert?.textFields else { return }
            self.finish(name: fields[0].text ?? "", password: fields[1].text ?? "")
        }
        logInAction.isEnabled = false
        let cancel = UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
            self.delegate?.loginWasCancelled?(self)
        }
        alert.addAction(cancel)
        alert.addAction(logInAction)
        alert.preferredAction = logInAction
        self.alert = alert
        present(alert, animated: true, completion: nil)
    }

    @objc func textChanged(_ sender: UITextField) { validate() }

    @objc func passwordChanged(_ notification: Notification) {
        guard notification.object as? UITextField === alert?.textFields?.last else { return }
        validate()
    }

    private func validate() {
        let name = alert?.textFields?.first?.text ?? ""
        let password = alert?.textFields?.last?.text ?? ""
        let allowed = !name.isEmpty && password.count >= 4
        if allowed != logInAction.isEnabled { delegate?.login?(self, isAllowed: allowed) }
        logInAction.isEnabled = allowed
    }

    private func finish(name: String, password: String) {
        statusLabel.text = "Hello, \(name)"
        delegate?.login(self, name: name, password: password)
    }

    deinit { NotificationCenter.default.removeObserver(self) }
}
