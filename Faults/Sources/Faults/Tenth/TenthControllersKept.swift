import TouchstoneTesting
import UIKit

// Presentations, the keyboard and its accessories, and who is first responder: the second half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "above its",
]

/// A basket, and its contents in detail over all of the screen.
private final class BasketScreen: UIViewController {
    let order = UIButton(type: .system)
    let details = UIViewController()
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "basketView"
        order.setTitle("Order", for: .normal)
        order.addTarget(self, action: BasketScreen.ordered, for: .touchUpInside)
        order.placed("orderButton", CGRect(x: 20, y: 700, width: 350, height: 50), in: view)
    }
    func showDetails() {
        details.view.accessibilityIdentifier = "basketDetails"
        details.modalPresentationStyle = .fullScreen
        present(details, animated: false)
    }
    func ordered() { orders += 1 }
}

/// Calls that were missed. Each can be deleted after a question.
private final class MissedCallScreen: UIViewController {
    let call = UIButton(type: .system)
    private(set) var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "missedView"
        call.setTitle("Call back", for: .normal)
        call.addTarget(self, action: MissedCallScreen.calledBack, for: .touchUpInside)
        call.placed("callButton", CGRect(x: 20, y: 120, width: 200, height: 50), in: view)
    }
    func ask() {
        let question = UIAlertController(title: "Delete this call?", message: nil, preferredStyle: .actionSheet)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(question, animated: false)
    }
    func calledBack() { calls += 1 }
}

/// A line to write in. Above the keyboard there is a bar, and a round button that sits on the bar's upper edge.
private final class ComposeScreen: UIViewController {
    let line = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let send = UIButton(type: .system)
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "composeView"
        line.placed("composeLine", CGRect(x: 20, y: 80, width: 350, height: 44), in: view)
        bar.accessibilityIdentifier = "composeBar"
        send.setTitle("↑", for: .normal)
        send.addTarget(self, action: ComposeScreen.sends, for: .touchUpInside)
        send.placed("sendRound", CGRect(x: 165, y: -30, width: 60, height: 60), in: bar)
        line.inputAccessoryView = bar
    }
    func sends() { sent += 1 }
}

/// A name, and a day, which is picked rather than typed. One delegate for both.
private final class BirthdayScreen: UIViewController, UITextFieldDelegate {
    let name = UITextField()
    let day = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("birthdayName", CGRect(x: 20, y: 120, width: 350, height: 44), in: view)
        day.placed("birthdayDay", CGRect(x: 20, y: 180, width: 350, height: 44), in: view)
        name.delegate = self
        day.delegate = self
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField === day }
}

/// An address, which has to be right before one goes on, and a name.
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

/// A form over all of the screen. Who has not agreed cannot pay.
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

    /// The spinning wheel that goes over everything while prices are asked for, and is only made clear at the end.
    func pay(in window: UIWindow) {
        payment.modalPresentationStyle = .fullScreen
        present(payment, animated: false)
        busy.backgroundColor = .clear
        busy.placed("busyHud", window.bounds, in: window)
    }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthControllersKeptCauses: [String: [String]] = [
        "order-tapped-as-the-details-leave": ["transition-in-progress: basketDetails|BasketScreen"],
        "call-back-beside-a-question": ["outside-dismisses|presented-over: Delete this call?"],
        "round-send-above-its-bar": ["outside: composeBar"],
        "name-that-shares-the-days-delegate": ["editing-refused: birthdayName|BirthdayScreen"],
        "name-that-the-address-does-not-let-go-to": ["first-responder-stays: signUpMail"],
        "payment-under-what-is-left-of-a-wheel": ["covered: busyHud", "then disabled-control: payNow"],
    ]

    static let tenthControllersKept: [Fault] = [
        // The tap comes a tenth of a second after the dismissal has begun.
        Fault(
            name: "order-tapped-as-the-details-leave",
            question:
                "Right after the details are closed, Order can be seen, and quick users tap it in vain. A "
                    + "second later it works."
        ) { app in
            app.application.behavior = .iOS17
            let screen = BasketScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showDetails()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.order),
                truth: Truth(
                    about: [],
                    says: [["transition", "under way", "on its way", "has not ended", "dismiss", "goes", "leaves"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    screen.dismiss(animated: true)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                    app.advance(by: 1)
                },
                afterwards: { screen.order.isEnabled = false })
        },
        // Beside the sheet of actions a touch is the button to cancel.
        Fault(
            name: "call-back-beside-a-question",
            question:
                "With my question at the bottom, I tap Call back at the top, far away from it. The question "
                    + "goes, nobody is called."
        ) { app in
            let screen = MissedCallScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.call),
                truth: Truth(
                    about: [], says: [["sheet", "actions", "dismiss", "Delete this call?", "present", "cancel"]],
                    never: ["is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 145))
                    app.advance(by: 1)
                },
                afterwards: { screen.call.isEnabled = false })
        },
        // The button's middle is on the bar's upper edge. The tap is 15 points above.
        Fault(
            name: "round-send-above-its-bar",
            question:
                "My round button looks out of the inputAccessoryView by half. The lower half sends, the upper "
                    + "half does nothing."
        ) { app in
            let screen = ComposeScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.line.becomeFirstResponder()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.send),
                truth: Truth(
                    about: ["composeBar"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    let middle = app.middle(of: screen.send)
                    app.fingerTap(at: CGPoint(x: middle.x, y: middle.y - 15))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.send.isEnabled = false })
        },
        // Only the day may be edited, says the delegate, and meant the opposite.
        Fault(
            name: "name-that-shares-the-days-delegate",
            question:
                "Only one of my two fields can be typed into. They have the same class, the same delegate, and "
                    + "both are enabled."
        ) { app in
            let screen = BirthdayScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                truth: Truth(
                    about: [], says: [["textFieldShouldBeginEditing"]],
                    never: ["is disabled", "covered by", "outside", "canBecomeFirstResponder"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 142))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.isEnabled = false })
        },
        // Who is first responder does not resign, so nobody else gets to be it.
        Fault(
            name: "name-that-the-address-does-not-let-go-to",
            question:
                "From the address one can't go on to the name. The tap arrives, becomeFirstResponder answers "
                    + "false, and nothing is wrong with it."
        ) { app in
            let screen = SignUpScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                truth: Truth(
                    about: ["signUpMail"], says: [["textFieldShouldEndEditing", "resign", "end editing", "stays"]],
                    never: ["is disabled", "covered by", "outside", "canBecomeFirstResponder"]),
                fingers: {
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
        // Two at once: a clear view over all, and behind it a button that is off besides.
        Fault(
            name: "payment-under-what-is-left-of-a-wheel",
            question:
                "I made the wheel clear when the prices had come. Pay now can be seen as before, and does not "
                    + "react to anything."
        ) { app in
            let screen = CheckoutScreen()
            let window = app.makeWindow(root: screen)
            app.settle()
            screen.pay(in: window)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.payment.pay),
                truth: Truth(
                    about: [], says: [["busyHud", "isEnabled", "disabled"]],
                    never: ["no target", "is hidden", "outside", "ignor"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.busy.removeFromSuperview() })
        },
    ]
}
