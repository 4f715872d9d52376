import TouchstoneTesting
import UIKit

// Who becomes first responder, and what is typed into it.

/// Shows a menu of its own, or would.
private final class BadgeView: UIView {
    private(set) var becameFirst = false
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becameFirst = becomeFirstResponder() }
}

/// Lets nobody edit what has been sent.
private final class SentGuard: UITextFieldDelegate {
    var isSent = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !isSent }
}

/// For amounts of money.
private final class DigitsOnly: UITextFieldDelegate {
    var allowed = "0123456789"
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string.allSatisfy { allowed.contains($0) } }
}

private final class TransferViewController: UIViewController {
    let badge = BadgeView(frame: CGRect(x: 20, y: 60, width: 350, height: 60))
    let amount = UITextField(frame: CGRect(x: 20, y: 150, width: 350, height: 40))
    var sent: SentGuard? = SentGuard()
    let digits = DigitsOnly()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.accessibilityIdentifier = "badge"
        amount.accessibilityIdentifier = "amountField"
        amount.addTarget(self, action: TransferViewController.amountChanged, for: .editingChanged)
        for subview in [badge, amount] { view.addSubview(subview) }
    }

    func amountChanged() { changes += 1 }
}

/// Takes shakes and keys, as the book says: it can become first responder, and does.
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

extension Fault {
    static let textInputs: [Fault] = [
        Fault(
            name: "view-that-cannot-become-first-responder",
            question: "A tap on my badge calls becomeFirstResponder(), and it answers false."
        ) { app in
            let screen = TransferViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.badge),
                truth: Truth(
                    about: ["badge"], says: [["canBecomeFirstResponder"]], never: ["amountField", "recognizer"]),
                fingers: { app.fingerTap(at: screen.badge) },
                afterwards: { screen.badge.removeFromSuperview() })
        },
        Fault(
            name: "delegate-refuses-to-begin-editing",
            question: "I tap the amount field and no keyboard comes."
        ) { app in
            let screen = TransferViewController()
            _ = app.makeWindow(root: screen)
            screen.amount.delegate = screen.sent
            return InjectedFault(
                wanted: .firstResponder(screen.amount),
                truth: Truth(
                    about: ["amountField"], says: [["textFieldShouldBeginEditing"]],
                    never: ["isEnabled", "canBecomeFirstResponder is false"]),
                fingers: {
                    app.fingerTap(at: screen.amount)
                    app.advance(by: 0.5)
                },
                // The delegate is gone, and with it the reason.
                afterwards: { screen.sent = nil })
        },
        Fault(
            name: "delegate-refuses-each-character",
            question: "The field is edited and shows the caret, but nothing that I type appears."
        ) { app in
            let screen = TransferViewController()
            _ = app.makeWindow(root: screen)
            screen.amount.delegate = screen.digits
            return InjectedFault(
                wanted: .event(screen.amount, .editingChanged),
                truth: Truth(
                    about: ["amountField"], says: [["shouldChangeCharacters"]],
                    never: ["no target", "target is gone", "not the first responder"]),
                fingers: {
                    app.fingerTap(at: screen.amount)
                    app.advance(by: 0.5)
                    app.keyTypeText("ten")
                },
                afterwards: {
                    screen.digits.allowed = "abcdefghijklmnopqrstuvwxyz"
                    screen.amount.resignFirstResponder()
                })
        },
        Fault(
            name: "first-responder-in-view-did-load",
            question: "I shake the device and motionEnded is not called. The controller can become first responder."
        ) { app in
            let screen = ShakeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["ShakeViewController"], says: [["window", "viewDidLoad", "viewDidAppear"]],
                    never: ["canBecomeFirstResponder is false", "override canBecomeFirstResponder"]),
                fingers: {
                    app.fingerTap(at: CGPoint(x: 200, y: 400))
                    app.shake()
                },
                afterwards: { screen.becomeFirstResponder() })
        },
    ]
}
