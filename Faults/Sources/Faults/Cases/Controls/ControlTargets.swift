import TouchstoneTesting
import UIKit

private final class NotificationsViewController: UIViewController {
    let allowSwitch = UISwitch(frame: CGRect(x: 300, y: 100, width: 51, height: 31))
    private(set) var toggles = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        allowSwitch.accessibilityIdentifier = "allowSwitch"
        allowSwitch.addTarget(self, action: NotificationsViewController.toggled, for: .touchUpInside)
        view.addSubview(allowSwitch)
    }

    func toggled() { toggles += 1 }
}

private final class RaceViewController: UIViewController {
    let boost = UIButton(type: .system)
    private(set) var boosts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        boost.setTitle("Boost", for: .normal)
        boost.addTarget(self, action: RaceViewController.boosted, for: .touchDownRepeat)
        boost.placed("boostButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }

    func boosted() { boosts += 1 }
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

private final class LoginViewController: UIViewController {
    let loginButton = UIButton(type: .system)
    private(set) var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.setTitle("Log in", for: .normal)
        loginButton.accessibilityIdentifier = "loginButton"
        loginButton.frame = CGRect(x: 45, y: 400, width: 300, height: 50)
        // Copied from the line for a switch.
        loginButton.addTarget(self, action: LoginViewController.login, for: .valueChanged)
        view.addSubview(loginButton)
    }

    func login() { attempts += 1 }
}

private final class PlayerViewController: UIViewController {
    let volume = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 45, y: 360, width: 300, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        volume.accessibilityIdentifier = "volumeSlider"
        volume.value = 0.5
        // Copied from a screen that sends each value to a server.
        volume.isContinuous = false
        volume.addTarget(self, action: PlayerViewController.volumeChanged, for: .valueChanged)
        view.addSubview(label)
        view.addSubview(volume)
    }

    func volumeChanged(_ slider: UISlider) { label.text = "\(Int(slider.value * 100)) %" }
}

extension Fault {
    /// Controls without a target for the event.
    static let controlTargets: [Fault] = [
        Fault(
            name: "switch-registered-for-touch-up-inside",
            question: "My switch moves when I tap it, but toggled() is not called.",
            batch: .first
        ) { app in
            let screen = NotificationsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.allowSwitch, .touchUpInside),
                expected: .cause(
                    about: ["allowSwitch"], says: [["valueChanged"], ["touchUpInside", "touch events"]],
                    never: ["lifted outside", "target is gone"]),
                input: { app.fingerTap(at: screen.allowSwitch) },
                afterwards: {
                    screen.allowSwitch.addTarget(
                        screen, action: NotificationsViewController.toggled, for: .valueChanged)
                })
        },
        // The second touch comes 0.65 s after the first, so it counts as a first tap.
        Fault(
            name: "repeated-touch-down-that-is-too-late",
            question: "boosted() shall be called at the second tap on Boost. For my father it never is.",
            batch: .fourth
        ) { app in
            let screen = RaceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.boost, .touchDownRepeat),
                expected: .cause(
                    about: ["boostButton"], says: [["touchDownRepeat", "tapCount", "repeat", "second tap"]],
                    never: ["is disabled", "covered by", "outside", "is gone"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.boost)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.boost)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.boost.isEnabled = false })
        },
        Fault(
            name: "text-field-registered-for-value-changed",
            question: "I listen to my text field, type, and nameChanged() is not called.",
            batch: .development
        ) { app in
            let signUp = SignUpViewController()
            _ = app.makeWindow(root: signUp)
            let field = signUp.nameField
            return InjectedFault(
                wanted: .event(field, .valueChanged),
                expected: .cause(
                    about: ["nameField"], says: [["valueChanged"], ["editingChanged"]],
                    never: ["first responder", "delegate"]),
                input: {
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
            name: "button-registered-for-value-changed",
            question: "login() is not called when I tap the button. The target is self and self is alive.",
            batch: .development
        ) { app in
            let login = LoginViewController()
            _ = app.makeWindow(root: login)
            return InjectedFault(
                wanted: .view(login.loginButton),
                expected: .cause(
                    about: ["loginButton"],
                    says: [["valueChanged"], ["touchUpInside", "primaryAction"]],
                    never: ["target is gone", "deallocated"]),
                input: { app.fingerTap(at: login.loginButton) },
                afterwards: {
                    login.loginButton.addTarget(login, action: LoginViewController.login, for: .touchUpInside)
                })
        },
        Fault(
            name: "slider-that-is-not-continuous",
            question: "The number beside my slider does not change while I drag it. Here I am still dragging.",
            batch: .second
        ) { app in
            let screen = PlayerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.volume, .valueChanged),
                expected: .cause(
                    about: ["volumeSlider"], says: [["isContinuous", "continuous", "lift", "at the end", "let go"]],
                    never: ["no target", "outside"]),
                input: {
                    app.fingerDown(at: screen.volume)
                    app.fingerMove(to: CGPoint(x: 280, y: 422), duration: 0.4)
                },
                afterwards: {
                    app.fingerUp()
                    screen.volume.isContinuous = true
                })
        },
    ]
}
