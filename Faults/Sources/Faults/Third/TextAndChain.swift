import TouchstoneTesting
import UIKit

// Fields that do not get or keep the caret, and a chain that leads elsewhere.

/// A field for a date, which shows a picker as editing begins, and no keyboard.
private final class BirthdayViewController: UIViewController, UITextFieldDelegate {
    let date = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    private(set) var shownPickers = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        date.accessibilityIdentifier = "dateField"
        date.delegate = self
        view.addSubview(date)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.resignFirstResponder()
        shownPickers += 1
    }
}

/// The field became free text lately; the button that opened a list is still over it.
private final class ShippingViewController: UIViewController {
    let country = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let pick = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        country.accessibilityIdentifier = "countryField"
        view.addSubview(country)
        pick.placed("countryButton", country.frame, in: view)
    }
}

private final class LibraryViewController: UIViewController {
    let search = SearchViewController()
    let open = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        open.setTitle("Search", for: .normal)
        open.addTarget(self, action: LibraryViewController.openSearch, for: .touchUpInside)
        open.placed("openButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }

    func openSearch() { navigationController?.pushViewController(search, animated: false) }
}

private final class SearchViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "searchField"
        view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
    }
}

/// Four digits, and not one more.
private final class FourDigits: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { (textField.text ?? "").count < 4 }
}

private final class PinViewController: UIViewController {
    let pin = UITextField(frame: CGRect(x: 95, y: 200, width: 200, height: 44))
    let limit = FourDigits()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pin.accessibilityIdentifier = "pinField"
        pin.text = "1234"
        pin.delegate = limit
        pin.addTarget(self, action: PinViewController.changed, for: .editingChanged)
        view.addSubview(pin)
    }

    func changed() { changes += 1 }
}

/// Return goes from the name on to the password, which cannot be edited before the name has been checked.
private final class SignInViewController: UIViewController, UITextFieldDelegate {
    let user = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let password = UITextField(frame: CGRect(x: 20, y: 260, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        user.placed("userField", user.frame, in: view)
        password.placed("passwordField", password.frame, in: view)
        user.delegate = self
        password.isEnabled = false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === user { password.becomeFirstResponder() }
        return true
    }
}

/// Puts the caret into its first field as soon as what it knows of the user has come.
private final class ContactViewController: UIViewController {
    let email = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 260, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        email.placed("emailField", email.frame, in: view)
        city.placed("cityField", city.frame, in: view)
    }

    func loaded() { email.becomeFirstResponder() }
}

/// Leads the chain to whoever coordinates the game.
private final class BoardView: UIView {
    var coordinator: UIResponder?
    override var next: UIResponder? { coordinator ?? super.next }
}

private final class GameCoordinator: UIResponder {}

private final class GameViewController: UIViewController {
    let board = BoardView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    private(set) var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "boardView"
        board.coordinator = GameCoordinator()
        view.addSubview(board)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
}

extension Fault {
    static let textAndChain: [Fault] = [
        Fault(
            name: "date-field-that-ends-editing-as-it-begins",
            question: "My date field shows its picker, but never has a caret. It is enabled, and its delegate says yes."
        ) { app in
            let screen = BirthdayViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.date),
                truth: Truth(
                    about: ["dateField"],
                    says: [["resign", "lost", "gave", "given up", "gives", "let go", "ended", "stopped", "no longer"]],
                    never: [
                        "canBecomeFirstResponder", "textFieldShouldBeginEditing", "is disabled", "never asked",
                        "superview",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.date)
                    app.advance(by: 0.5)
                },
                afterwards: {
                    screen.date.delegate = nil
                    screen.date.becomeFirstResponder()
                })
        },
        Fault(
            name: "clear-button-left-over-a-field",
            question: "The country field is to be typed into since last week. A tap on it brings up no keyboard."
        ) { app in
            let screen = ShippingViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.country),
                truth: Truth(
                    about: ["countryButton"],
                    says: [["cover", "in front", "on top", "above", "overlap", "answers first"]],
                    never: ["canBecomeFirstResponder", "textFieldShouldBeginEditing", "is disabled", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.country)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pick.removeFromSuperview() })
        },
        Fault(
            name: "field-asked-in-view-will-appear",
            question: "Search opens, and the caret is not in its field, which I ask for in viewWillAppear."
        ) { app in
            let library = LibraryViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: library))
            return InjectedFault(
                wanted: .firstResponder(library.search.field),
                truth: Truth(
                    about: ["searchField"], says: [["window", "viewWillAppear", "viewDidAppear", "early"]],
                    never: [
                        "canBecomeFirstResponder is false", "canBecomeFirstResponder answers false", "is disabled",
                        "never asked", "covered by",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: library.open)
                    app.advance(by: 0.5)
                },
                afterwards: { library.search.field.becomeFirstResponder() })
        },
        Fault(
            name: "backspace-refused-at-the-limit",
            question: "With four digits in my PIN field backspace does nothing: changed() is not called."
        ) { app in
            let screen = PinViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.pin, .editingChanged),
                truth: Truth(
                    about: ["pinField"], says: [["shouldChangeCharacters", "FourDigits", "delegate"]],
                    never: ["no target", "is gone", "not the first responder", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.pin)
                    app.advance(by: 0.5)
                    app.keyType("\u{8}")
                    app.advance(by: 0.2)
                },
                afterwards: {
                    screen.pin.delegate = nil
                    screen.pin.text = ""
                })
        },
        Fault(
            name: "return-goes-on-to-a-disabled-field",
            question:
                "Return in the name field calls becomeFirstResponder() on the password field. No caret goes there."
        ) { app in
            let screen = SignInViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.password),
                truth: Truth(
                    about: ["passwordField"],
                    says: [
                        ["isEnabled", "disabled", "not enabled", "canBecomeFirstResponder", "cannot become", "refuse"]
                    ],
                    never: ["never asked", "nobody asked", "covered by", "textFieldShouldBeginEditing", "too early"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.user)
                    app.advance(by: 0.5)
                    app.keyTypeText("ann")
                    app.keyType("\r")
                    app.advance(by: 0.5)
                },
                afterwards: { screen.password.isEnabled = true })
        },
        Fault(
            name: "caret-taken-when-the-data-has-come",
            question: "I tap the city field, the caret is there for half a second, and then it is gone again."
        ) { app in
            let screen = ContactViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: ["emailField"],
                    says: [
                        ["became", "took", "take", "lost", "gave", "resign", "instead", "first responder", "since"]
                    ],
                    never: ["canBecomeFirstResponder", "ShouldBeginEditing", "is disabled", "does not let go"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.6)
                    screen.loaded()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.city.becomeFirstResponder() })
        },
        Fault(
            name: "next-leads-to-a-coordinator",
            question: "touchesEnded of my game controller is called beside the board, and not for touches on it."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["boardView"], says: [["next", "GameCoordinator"]],
                    never: ["covered by", "is hidden", "without super", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.board)
                },
                afterwards: { screen.board.coordinator = nil })
        },
    ]
}
