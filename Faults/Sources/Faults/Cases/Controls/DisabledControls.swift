import TouchstoneTesting
import UIKit

private final class LogInScreen: UIViewController {
    let logIn = UIButton.titled("Log in", "logInButton")
    var user = "sam" {
        didSet { validate() }
    }
    var password = "" {
        didSet { validate() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        logIn.placed("logInButton", CGRect(x: 20, y: 360, width: 350, height: 50), in: view)
        validate()
    }

    private func validate() { logIn.isEnabled = !user.isEmpty && password.count >= 8 }
}

/// A tap on the date field opens a calendar instead of the keyboard.
private final class BirthdayViewController: UIViewController {
    let date = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    lazy var choose = UITapGestureRecognizer(target: self, action: BirthdayViewController.chosen)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        date.isEnabled = false
        date.placed("dateField", date.frame, in: view)
        choose.name = "calendarTap"
        date.addGestureRecognizer(choose)
    }
    func chosen() { openings += 1 }
}

/// A form over the full screen. Paying requires agreement.
private final class PaymentScreen: UIViewController {
    let pay = UIButton(type: .system)
    private(set) var payments = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "paymentView"
        pay.setTitle("Pay now", for: .normal)
        pay.addTarget(self, action: PaymentScreen.paid, for: .touchUpInside)
        pay.placed("payNow", CGRect(x: 20, y: 700, width: 350, height: 50), in: view)
        pay.isEnabled = false
    }
    func paid() { payments += 1 }
}

private final class CheckoutScreen: UIViewController {
    let payment = PaymentScreen()
    let busy = UIView()

    /// An activity view over everything while prices are loaded. Afterward it only becomes transparent.
    func pay(in window: UIWindow) {
        payment.modalPresentationStyle = .fullScreen
        present(payment, animated: false)
        busy.backgroundColor = .clear
        busy.placed("busyHud", window.bounds, in: window)
    }
}

/// Whether a view shows these words.
@MainActor
private func says(_ words: String, _ view: UIView) -> Bool {
    (view as? UILabel)?.text == words || (view as? UIButton)?.title(for: .normal) == words
        || view.accessibilityLabel == words
}

/// The control in `view` that shows these words, or else the view that does.
@MainActor
private func subject(thatSays words: String, in view: UIView) -> UIView? {
    for subview in view.subviews {
        if let found = subject(thatSays: words, in: subview) { return found }
    }
    guard says(words, view) else { return nil }
    var control: UIView? = view
    while let one = control, !(one is UIControl) { control = one.superview }
    return control ?? view
}

/// Asks for the name of a new folder. Create is disabled while the name is empty.
private final class FoldersScreen: UIViewController {
    let question = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
    private(set) var created = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "foldersView"
    }
    func ask() {
        let create = UIAlertAction(title: "Create", style: .default) { [weak self] _ in self?.created += 1 }
        create.isEnabled = false
        question.addAction(create)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(question, animated: false)
    }
}

extension Fault {
    /// Disabled controls.
    static let disabledControls: [Fault] = [
        Fault(
            name: "log-in-before-it-was-valid",
            question: "I pressed Log in and nothing happened at all",
            batch: .first
        ) { app in
            let screen = LogInScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.logIn, .touchUpInside),
                expected: .cause(about: ["logInButton"], says: [["disabled", "isEnabled", "not enabled"]]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.logIn)
                },
                afterwards: { screen.password = "correct horse" })
        },
        // A disabled control receives no touches, nor do its recognizers (HT-14).
        Fault(
            name: "field-disabled-against-typing",
            question:
                "A tap on my date field should open a calendar. I disabled it against the keyboard, and no tap fires.",
            batch: .eighth
        ) { app in
            let screen = BirthdayViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.choose),
                expected: .cause(
                    about: ["dateField"], says: [["disabled", "isEnabled", "not enabled"]],
                    never: ["calendarTap is disabled", "no target", "covered by", "delegate"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.date.isEnabled = true })
        },
        // There are two causes: a clear view in front, and a disabled button behind it.
        Fault(
            name: "payment-under-what-is-left-of-a-wheel",
            question:
                "I made the wheel clear when the prices had come. Pay now can be seen as before, and does not "
                + "react to anything.",
            batch: .tenth
        ) { app in
            let screen = CheckoutScreen()
            let window = app.makeWindow(root: screen)
            app.settle()
            screen.pay(in: window)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.payment.pay),
                expected: .cause(
                    about: [], says: [["busyHud", "isEnabled", "disabled"]],
                    never: ["no target", "is hidden", "outside", "ignor"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.busy.removeFromSuperview() })
        },
        Fault(
            name: "create-without-a-name",
            question:
                "Create in my question for a new folder looks pale and does nothing. Its handler is never called.",
            batch: .ninth
        ) { app in
            let screen = FoldersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            let panel: UIView = screen.question.view
            let create = subject(thatSays: "Create", in: panel) ?? panel
            return InjectedFault(
                wanted: .view(create),
                expected: .cause(
                    about: [], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: create))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.question.actions[0].isEnabled = true })
        },
    ]
}
