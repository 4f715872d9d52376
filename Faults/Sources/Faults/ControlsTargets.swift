import TouchstoneTesting
import UIKit

// Actions that go nowhere, or are registered for something that does not happen.

/// The part of a screen that somebody moved into a controller of its own.
private final class CheckoutViewController: UIViewController {
    let payButton = UIButton(type: .system)
    private(set) var payments = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.setTitle("Pay", for: .normal)
        payButton.accessibilityIdentifier = "payButton"
        payButton.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        payButton.addTarget(self, action: CheckoutViewController.pay, for: .touchUpInside)
        view.addSubview(payButton)
    }

    func pay() { payments += 1 }
}

private final class CartViewController: UIViewController {
    private let footer = UIView()
    var checkout: CheckoutViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        footer.accessibilityIdentifier = "footer"
        footer.frame = CGRect(x: 0, y: 600, width: 390, height: 200)
        view.addSubview(footer)
    }

    /// No `addChild`, and nobody keeps the controller.
    func showCheckout() -> UIButton {
        let controller = CheckoutViewController()
        controller.view.frame = footer.bounds
        footer.addSubview(controller.view)
        return controller.payButton
    }

    func repair(_ button: UIButton) {
        let kept = CheckoutViewController()
        checkout = kept
        button.addTarget(kept, action: CheckoutViewController.pay, for: .touchUpInside)
    }
}

/// What a toolbar sends up the chain.
@MainActor private protocol DocumentActions: AnyObject {
    func saveDocument(_ sender: UIButton)
}

private final class EditorViewController: UIViewController {
    let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.setTitle("Save", for: .normal)
        saveButton.accessibilityIdentifier = "saveButton"
        saveButton.frame = CGRect(x: 280, y: 60, width: 90, height: 44)
        saveButton.addTarget(nil as DocumentActions?, action: { $0.saveDocument }, for: .touchUpInside)
        view.addSubview(saveButton)
    }
}

private final class DocumentViewController: UIViewController, DocumentActions {
    func saveDocument(_ sender: UIButton) {}
}

private final class LoginViewController: UIViewController {
    let loginButton = UIButton(type: .system)
    private(set) var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.setTitle("Log in", for: .normal)
        loginButton.accessibilityIdentifier = "loginButton"
        loginButton.frame = CGRect(x: 45, y: 400, width: 300, height: 50)
        // As one copies it from a line about a switch.
        loginButton.addTarget(self, action: LoginViewController.login, for: .valueChanged)
        view.addSubview(loginButton)
    }

    func login() { attempts += 1 }
}

private final class SignUpViewController: UIViewController {
    let nameField = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    let nextButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.accessibilityIdentifier = "nameField"
        nameField.placeholder = "Your name"
        nameField.addTarget(self, action: SignUpViewController.nameChanged, for: .valueChanged)
        nextButton.accessibilityIdentifier = "nextButton"
        nextButton.isEnabled = false
        nextButton.frame = CGRect(x: 20, y: 160, width: 350, height: 44)
        for subview in [nameField, nextButton] { view.addSubview(subview) }
    }

    func nameChanged() { nextButton.isEnabled = nameField.hasText }
}

extension Selector {
    fileprivate static let follow = Selector(ProfileViewController.follow, name: "follow")
}

private final class ProfileViewController: UIViewController {
    let followButton = UIButton(type: .system)
    private(set) var isFollowing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        followButton.setTitle("Follow", for: .normal)
        followButton.accessibilityIdentifier = "followButton"
        followButton.frame = CGRect(x: 120, y: 200, width: 150, height: 40)
        followButton.addTarget(self, action: .follow, for: .touchUpInside)
        view.addSubview(followButton)
    }

    /// Called each time the profile is shown again, and by the cell that used to be here.
    func prepareForReuse() {
        followButton.removeTarget(nil, action: nil, for: .allEvents)
        followButton.setTitle("Follow", for: .normal)
    }

    func configure() {
        prepareForReuse()
        followButton.setTitle("Follow Ada", for: .normal)
    }

    func follow() { isFollowing.toggle() }
}

extension Fault {
    static let controlsTargets: [Fault] = [
        Fault(
            name: "pay-button-of-a-controller-nobody-holds",
            question: "My pay button highlights, but pay() is never called. It worked before I moved it to a child."
        ) { app in
            let cart = CartViewController()
            _ = app.makeWindow(root: cart)
            let button = cart.showCheckout()
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(
                    about: ["payButton"],
                    says: [
                        ["target"],
                        [
                            "gone", "dead", "died", "dealloc", "released", "no longer", "retain", "not alive",
                            "nobody holds",
                        ],
                    ],
                    never: ["no target for", "valueChanged"]),
                fingers: { app.fingerTap(at: button) },
                afterwards: { cart.repair(button) })
        },
        Fault(
            name: "nil-target-without-anybody-who-takes-it",
            question: "The save button sends its action to nil, so that the document takes it. Why does nothing happen?"
        ) { app in
            let editor = EditorViewController()
            let window = app.makeWindow(root: editor)
            let button = editor.saveButton
            return InjectedFault(
                wanted: .view(button),
                truth: Truth(
                    about: ["saveButton"],
                    says: [
                        ["nobody", "no responder", "no one", "none", "nothing"],
                        ["chain", "responder", "takes", "handles", "implements"],
                    ],
                    never: ["target is gone", "deallocated"]),
                fingers: { app.fingerTap(at: button) },
                afterwards: {
                    // Now there would be somebody.
                    let document = DocumentViewController()
                    window.rootViewController = document
                    document.view.addSubview(editor.view)
                })
        },
        Fault(
            name: "button-registered-for-value-changed",
            question: "login() is not called when I tap the button. The target is self and self is alive."
        ) { app in
            let login = LoginViewController()
            _ = app.makeWindow(root: login)
            return InjectedFault(
                wanted: .view(login.loginButton),
                truth: Truth(
                    about: ["loginButton"],
                    says: [["valueChanged"], ["touchUpInside", "primaryAction"]],
                    never: ["target is gone", "deallocated"]),
                fingers: { app.fingerTap(at: login.loginButton) },
                afterwards: {
                    login.loginButton.addTarget(login, action: LoginViewController.login, for: .touchUpInside)
                })
        },
        Fault(
            name: "text-field-registered-for-value-changed",
            question: "I listen to my text field, type, and nameChanged() is not called."
        ) { app in
            let signUp = SignUpViewController()
            _ = app.makeWindow(root: signUp)
            let field = signUp.nameField
            return InjectedFault(
                wanted: .event(field, .valueChanged),
                truth: Truth(
                    about: ["nameField"], says: [["valueChanged"], ["editingChanged"]],
                    never: ["first responder", "delegate"]),
                fingers: {
                    app.fingerTap(at: field)
                    app.advance(by: 0.5)
                    app.keyTypeText("Ada")
                },
                afterwards: {
                    field.addTarget(signUp, action: SignUpViewController.nameChanged, for: .editingChanged)
                    field.resignFirstResponder()
                })
        },
        Fault(
            name: "targets-removed-for-reuse",
            question: "The follow button works once; after configure() it is dead. It is enabled and in front."
        ) { app in
            let profile = ProfileViewController()
            _ = app.makeWindow(root: profile)
            let button = profile.followButton
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(
                    about: ["followButton"],
                    says: [
                        ["no target", "no action", "nobody", "nothing", "no one", "without", "removed", "none"],
                        ["target", "action", "listen", "regist"],
                    ],
                    never: ["deallocated", "target is gone"]),
                fingers: {
                    app.fingerTap(at: button)
                    app.advance(by: 1)
                    profile.configure()
                    app.fingerTap(at: button)
                },
                afterwards: { button.addTarget(profile, action: .follow, for: .touchUpInside) })
        },
    ]
}
