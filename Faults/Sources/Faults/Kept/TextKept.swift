import TouchstoneTesting
import UIKit

/// Keeps the user in a field until it is right.
private final class StrictDelegate: UITextFieldDelegate {
    var isStrict = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !isStrict || textField.hasText }
}

/// Copied for all fields of the form.
private final class ReturnDelegate: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

private final class AddressViewController: UIViewController {
    let street = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    let city = UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 40))
    let strict = StrictDelegate()
    var returns: ReturnDelegate? = ReturnDelegate()
    private(set) var submissions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        street.accessibilityIdentifier = "streetField"
        city.accessibilityIdentifier = "cityField"
        city.addTarget(self, action: AddressViewController.submit, for: .editingDidEndOnExit)
        for field in [street, city] { view.addSubview(field) }
    }

    func submit() { submissions += 1 }
}

/// Has key commands, and forgets what it takes to get them.
private final class NotesViewController: UIViewController {
    private(set) var saves = 0

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(NotesViewController.save, name: "save"))]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    func save() { saves += 1 }
}

extension Fault {
    static let textKept: [Fault] = [
        Fault(
            name: "other-field-does-not-let-go",
            question: "I tap the city field and the caret stays in the street."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            screen.street.delegate = screen.strict
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: ["streetField"],
                    says: [["textFieldShouldEndEditing", "resign", "end editing", "give up", "let go"]],
                    never: ["textFieldShouldBeginEditing", "isEnabled", "canBecomeFirstResponder is false"]),
                fingers: {
                    app.fingerTap(at: screen.street)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.6)
                },
                afterwards: {
                    screen.strict.isStrict = false
                    screen.street.resignFirstResponder()
                })
        },
        Fault(
            name: "text-field-disabled-while-loading",
            question: "Tapping the city field did nothing, yet it can become first responder: I asked it."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: ["cityField"], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["textFieldShouldBeginEditing", "covered"]),
                fingers: {
                    screen.city.isEnabled = false
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.city.isEnabled = true })
        },
        Fault(
            name: "return-key-refused-by-the-delegate",
            question: "submit() is registered for editingDidEndOnExit and not called when I press return."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            screen.city.delegate = screen.returns
            return InjectedFault(
                wanted: .event(screen.city, .editingDidEndOnExit),
                truth: Truth(
                    about: ["cityField"], says: [["textFieldShouldReturn"]],
                    never: ["no target", "shouldChangeCharacters", "target is gone"]),
                fingers: {
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                    app.keyTypeText("Rome")
                    app.keyType("\r")
                },
                afterwards: { screen.returns = nil })
        },
        Fault(
            name: "key-commands-of-a-controller-that-cannot-be-first",
            question: "My controller has key commands and calls becomeFirstResponder(). Command-S does nothing."
        ) { app in
            let notes = NotesViewController()
            let window = app.makeWindow(root: notes)
            return InjectedFault(
                wanted: .firstResponder(notes),
                truth: Truth(
                    about: ["NotesViewController"], says: [["canBecomeFirstResponder"]],
                    never: ["viewDidLoad", "no window", "resign"]),
                fingers: {
                    app.fingerTap(at: CGPoint(x: 100, y: 300))
                    app.keyType("s", modifiers: .command)
                },
                afterwards: { window.rootViewController = UIViewController() })
        },
    ]
}
