import TouchstoneTesting
import UIKit

/// Rolls the dice when the device is shaken.
private final class DiceViewController: UIViewController {
    private(set) var throwings = 0
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { throwings += 1 }
}

/// Handles shakes and keys. It can become first responder and tries to.
private final class ShakeViewController: UIViewController {
    private(set) var shakes = 0
    private(set) var attempts: [Bool] = []

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The view is in no window yet.
        attempts.append(becomeFirstResponder())
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
}

/// A form whose second field is only for companies. Return moves to it.
private final class CustomerViewController: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let company = UITextField(frame: CGRect(x: 20, y: 180, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        name.delegate = self
        company.placed("companyField", company.frame, in: view)
    }

    func isPrivate() { company.removeFromSuperview() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        company.becomeFirstResponder()
        return false
    }
}

private final class ArchiveViewController: UIViewController {
    let note = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        note.placed("noteView", note.frame, in: view)
        lock()
    }

    func lock() {
        note.isEditable = false
        note.isSelectable = false
    }
}

/// Return moves from the name to the password, which is disabled until the name has been checked.
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

/// A mail address, which must be valid before editing ends, and a name.
private final class SignUpScreen: UIViewController, UITextFieldDelegate {
    let mail = UITextField()
    let name = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        mail.placed("signUpMail", CGRect(x: 20, y: 120, width: 350, height: 44), in: view)
        name.placed("signUpName", CGRect(x: 20, y: 180, width: 350, height: 44), in: view)
        mail.delegate = self
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { textField.text?.contains("@") == true }
}

extension Fault {
    /// Responders that do not become first responder.
    static let becomingFirstResponder: [Fault] = [
        Fault(
            name: "dice-that-were-not-asked",
            question:
                "I shake, and motionEnded is not called. The controller is on screen, and can become first responder.",
            batch: .fifth
        ) { app in
            let screen = DiceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                expected: .cause(
                    about: ["DiceViewController"], says: [["never asked", "was not called", "becomeFirstResponder"]],
                    never: ["canBecomeFirstResponder is false", "override canBecomeFirstResponder", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                    app.shake()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.becomeFirstResponder() })
        },
        Fault(
            name: "first-responder-in-view-did-load",
            question: "I shake the device and motionEnded is not called. The controller can become first responder.",
            batch: .development
        ) { app in
            let screen = ShakeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                expected: .cause(
                    about: ["ShakeViewController"], says: [["window", "viewDidLoad", "viewDidAppear"]],
                    never: ["canBecomeFirstResponder is false", "override canBecomeFirstResponder"]),
                input: {
                    app.fingerTap(at: CGPoint(x: 200, y: 400))
                    app.shake()
                },
                afterwards: { screen.becomeFirstResponder() })
        },
        // A responder in no window cannot become first responder (RC-19).
        Fault(
            name: "return-goes-on-to-what-was-taken-out",
            question:
                "Return calls becomeFirstResponder() on the company's field. Sometimes the caret stays with the name.",
            batch: .sixth
        ) { app in
            let screen = CustomerViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.isPrivate()
            return InjectedFault(
                wanted: .firstResponder(screen.company),
                expected: .cause(
                    about: ["companyField"], says: [.notInAWindow],
                    never: ["is disabled", "covered by", "ShouldBeginEditing", "never asked", "too early"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.keyType("\r")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.view.addSubview(screen.company) })
        },
        Fault(
            name: "text-view-locked-for-good",
            question: "No caret and no keyboard when I tap the note. It has no delegate, and interaction is on.",
            batch: .second
        ) { app in
            let screen = ArchiveViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.note),
                expected: .cause(
                    about: ["noteView"], says: [["isEditable", "isSelectable", "canBecomeFirstResponder"]],
                    never: ["covered", "textViewShouldBeginEditing"]),
                input: {
                    app.fingerTap(at: screen.note)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.note.isEditable = true })
        },
        Fault(
            name: "return-goes-on-to-a-disabled-field",
            question:
                "Return in the name field calls becomeFirstResponder() on the password field. No caret goes there.",
            batch: .third
        ) { app in
            let screen = SignInViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.password),
                expected: .cause(
                    about: ["passwordField"],
                    says: [
                        ["isEnabled", "disabled", "not enabled", "canBecomeFirstResponder", "cannot become", "refuse"]
                    ],
                    never: ["never asked", "nobody asked", "covered by", "textFieldShouldBeginEditing", "too early"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.user)
                    app.advance(by: 0.5)
                    app.keyTypeText("ann")
                    app.keyType("\r")
                    app.advance(by: 0.5)
                },
                afterwards: { screen.password.isEnabled = true })
        },
        // The first responder does not resign, so no other responder becomes it.
        Fault(
            name: "name-that-the-address-does-not-let-go-to",
            question:
                "From the address one can't go on to the name. The tap arrives, becomeFirstResponder answers "
                + "false, and nothing is wrong with it.",
            batch: .tenth
        ) { app in
            let screen = SignUpScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                expected: .cause(
                    about: ["signUpMail"], says: [["textFieldShouldEndEditing", "resign", "end editing", "stays"]],
                    never: ["is disabled", "covered by", "outside", "canBecomeFirstResponder"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 142))
                    app.advance(by: 0.6)
                    app.keyTypeText("ann")
                    app.advance(by: 0.3)
                    app.fingerTap(at: CGPoint(x: 195, y: 202))
                    app.advance(by: 0.6)
                },
                afterwards: { screen.mail.text = "ann@home" })
        },
    ]
}
