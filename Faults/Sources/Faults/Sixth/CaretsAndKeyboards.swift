import TouchstoneTesting
import UIKit

// Carets, Return and Tab, what stands above the keyboard, and what lies behind it.

private let inNoWindow = [
    "no window", "not in a window", "not in the window", "without a window", "not in any window", "no superview",
    "not on the screen", "never added", "not added", "window", "superview", "hierarchy",
]
private let neverAsked = [
    "never asked", "nobody asked", "not asked", "no one asked", "nobody has asked", "not been asked", "nobody called",
    "was not called", "call becomeFirstResponder", "never called", "calls becomeFirstResponder", "asked to become",
]

/// A code. After three wrong ones it is not to be written in any more.
private final class CodeField: UITextField {
    var wrong = 0
    override var canBecomeFirstResponder: Bool { wrong < 3 && super.canBecomeFirstResponder }
}

private final class VaultViewController: UIViewController {
    let code = CodeField(frame: CGRect(x: 45, y: 200, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        code.placed("codeField", code.frame, in: view)
    }
}

/// A bar with a button, which stands above the keyboard.
private final class DoneBar: UIView {
    let done = UIButton.titled("Done", "doneButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        done.placed("doneButton", CGRect(x: 300, y: 0, width: 80, height: 44), in: self)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A sum, with a bar above the keyboard. That is made as the rates have come, since it says in which currency.
private final class SumViewController: UIViewController {
    let sum = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let bar = DoneBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "doneBar"
        sum.placed("sumField", sum.frame, in: view)
    }

    func loaded() { sum.inputAccessoryView = bar }
}

/// A chat whose bar stands at the end of the screen, also without a keyboard.
private final class ChatViewController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let send = UIButton.titled("Send", "sendButton")

    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "chatBar"
        send.placed("sendButton", CGRect(x: 300, y: 8, width: 80, height: 44), in: bar)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

/// A form whose second line is for companies alone. Return goes on to it.
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

/// Return sends a message. The next one is to be written at once.
private final class MessagesViewController: UIViewController {
    let message = UITextField(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        message.placed("messageField", message.frame, in: view)
        message.addTarget(self, action: MessagesViewController.send, for: .editingDidEndOnExit)
    }

    func send() {
        sent += 1
        message.text = ""
    }
}

/// A name must not be empty.
private final class AddressViewController: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 180, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        name.delegate = self
        city.placed("cityField", city.frame, in: view)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if textField.text?.isEmpty ?? true { textField.becomeFirstResponder() }
    }
}

/// A sheet with a field for a voucher.
private final class VoucherViewController: UIViewController {
    let voucher = UITextField(frame: CGRect(x: 45, y: 200, width: 300, height: 44))
    let close = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        voucher.placed("voucherField", voucher.frame, in: view)
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: VoucherViewController.closed, for: .touchUpInside)
        close.placed("closeButton", CGRect(x: 145, y: 300, width: 100, height: 44), in: view)
    }

    func closed() { dismiss(animated: false) }
}

/// Is shaken for a surprise.
private final class SurpriseViewController: UIViewController {
    let enter = UIButton(type: .system)
    let sheet = VoucherViewController()
    private(set) var surprises = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        enter.setTitle("Voucher", for: .normal)
        enter.addTarget(self, action: SurpriseViewController.entered, for: .touchUpInside)
        enter.placed("enterButton", CGRect(x: 145, y: 500, width: 100, height: 44), in: view)
        sheet.modalPresentationStyle = .overFullScreen
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { surprises += 1 }
    func entered() { present(sheet, animated: false) }
}

/// Two fields, and between them a button that reads the first one from a card.
private final class TicketViewController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let scan = UIButton.titled("Scan", "scanButton")
    let city = UITextField(frame: CGRect(x: 20, y: 240, width: 350, height: 44))
    private(set) var saved = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        scan.placed("scanButton", CGRect(x: 20, y: 180, width: 350, height: 44), in: view)
        city.placed("cityField", city.frame, in: view)
        name.addTarget(self, action: TicketViewController.save, for: .editingDidEnd)
    }

    func save() { saved += 1 }
}

/// An alert of one's own, in a window of its own.
private final class AlertViewController: UIViewController {
    let agree = UIButton.titled("OK", "agreeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        agree.placed("agreeButton", CGRect(x: 95, y: 720, width: 200, height: 50), in: view)
    }
}

extension Fault {
    static let caretsAndKeyboards: [Fault] = [
        Fault(
            name: "code-field-that-is-locked",
            question: "After some wrong codes a tap brings no caret into my field any more. It is enabled."
        ) { app in
            let screen = VaultViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.code.wrong = 3
            return InjectedFault(
                wanted: .firstResponder(screen.code),
                truth: Truth(
                    about: [],
                    says: [
                        ["codeField", "CodeField"],
                        ["canBecomeFirstResponder", "cannot become", "can't become", "may not become"],
                    ],
                    never: ["covered by", "is disabled", "never asked", "ShouldBeginEditing", "too early"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.code)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.code.wrong = 0 })
        },
        // The keyboard has come up already, and nobody calls reloadInputViews() (RC-25). The touch is just above the
        // keyboard, which is 216 high.
        Fault(
            name: "bar-that-came-during-the-editing",
            question:
                "My field gets a bar once the rates have come. Who is writing by then sees no bar, and cannot tap Done."
        ) { app in
            let screen = SumViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.bar.done, .touchUpInside),
                truth: Truth(
                    about: [], says: [["doneButton", "doneBar", "DoneBar"], inNoWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden", "window is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sum)
                    app.advance(by: 0.6)
                    screen.loaded()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 340, y: 605))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.sum.reloadInputViews() })
        },
        // What no first responder leads to is not shown (RC-18, RC-25).
        Fault(
            name: "chat-bar-of-nobody",
            question:
                "inputAccessoryView of my chat controller answers a bar, and becomeFirstResponder() is called. No bar."
        ) { app in
            let screen = ChatViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.send, .touchUpInside),
                truth: Truth(
                    about: [], says: [["sendButton", "chatBar"], inNoWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 815))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.send.isEnabled = false })
        },
        // RC-19: what is in no window cannot become first responder.
        Fault(
            name: "return-goes-on-to-what-was-taken-out",
            question:
                "Return calls becomeFirstResponder() on the company's field. Sometimes the caret stays with the name."
        ) { app in
            let screen = CustomerViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.isPrivate()
            return InjectedFault(
                wanted: .firstResponder(screen.company),
                truth: Truth(
                    about: ["companyField"], says: [inNoWindow],
                    never: ["is disabled", "covered by", "ShouldBeginEditing", "never asked", "too early"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.keyType("\r")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.view.addSubview(screen.company) })
        },
        // Who listens for editingDidEndOnExit wants Return to end the editing (C-30).
        Fault(
            name: "return-that-sends-and-ends",
            question:
                "Return sends my message. But the caret is gone then, and I have not called resignFirstResponder()."
        ) { app in
            let screen = MessagesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.message),
                truth: Truth(
                    about: ["messageField"], says: [["return", "editingDidEndOnExit", "exit", "resign"]],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder", "ShouldBegin"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.message)
                    app.advance(by: 0.6)
                    app.keyTypeText("on my way")
                    app.keyType("\r")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.message.becomeFirstResponder() })
        },
        Fault(
            name: "empty-name-that-takes-the-caret-back",
            question: "I tapped the city after I had left the name empty. The caret is in the name still."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: ["nameField"],
                    says: [
                        [
                            "stays", "remains", "keeps", "took", "takes", "taken", "back", "resign", "let go",
                            "lets go",
                            "again", "first responder", "instead",
                        ]
                    ],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder is", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.text = "Ann" })
        },
        // The field of the sheet was first responder, and nobody became it after that had gone (RC-20, RC-22). The
        // controller stays on the screen below the sheet, so it does not appear anew.
        Fault(
            name: "shaken-after-a-sheet-with-a-field",
            question:
                "Shaking surprises nobody after the voucher's sheet was open. viewDidAppear makes me first responder."
        ) { app in
            let screen = SurpriseViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["SurpriseViewController"],
                    says: [
                        [
                            "voucherField", "lost", "no longer", "resign", "gave", "given", "another", "again",
                            "instead",
                            "since",
                        ]
                    ],
                    never: [
                        "canBecomeFirstResponder is", "too early", "covered by", "is disabled", "override canBecome",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.enter)
                    app.advance(by: 0.5)
                    app.fingerTap(at: screen.sheet.voucher)
                    app.advance(by: 0.6)
                    app.keyTypeText("5")
                    app.fingerTap(at: screen.sheet.close)
                    app.advance(by: 0.6)
                    app.shake()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.becomeFirstResponder() })
        },
        // Tab goes to the next that can have the focus, in rows from top to bottom, be it a control (RC-34).
        Fault(
            name: "tab-that-stops-at-a-button",
            question: "Tab should go on from the name to the city. The caret is in neither after it."
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: [], says: [["cityField", "scanButton"], neverAsked + ["focus", "scanButton", "tab"]],
                    never: ["is disabled", "covered by", "ShouldBeginEditing", "canBecomeFirstResponder is"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.keyType("\t")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.city.becomeFirstResponder() })
        },
        // The keyboard: y 628…844, in front of alerts.
        Fault(
            name: "alert-window-behind-the-keyboard",
            question: "My alert is in a window of level alert, and OK in it can't be tapped while somebody writes."
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow("mainWindow", root: screen)
            let alert = AlertViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.accessibilityIdentifier = "alertWindow"
            window.windowLevel = .alert
            window.rootViewController = alert
            return InjectedFault(
                wanted: .event(alert.agree, .touchUpInside),
                truth: Truth(
                    about: [], says: [["keyboard"]],
                    never: ["is disabled", "no target", "is hidden", "alpha", "mainWindow"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    window.isHidden = false
                    app.settle()
                    app.fingerTap(at: alert.agree)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.view.endEditing(true) })
        },
        // A touch elsewhere ends no editing by itself (RC-17).
        Fault(
            name: "editing-that-nobody-ends",
            question: "I save the name at editingDidEnd. I write it, tap beside the field, and save() is not called."
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.name, .editingDidEnd),
                truth: Truth(
                    about: ["nameField"],
                    says: [
                        [
                            "first responder", "still", "resign", "endEditing", "being edited", "has not ended",
                            "goes on",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "is gone", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.fingerTap(at: CGPoint(x: 195, y: 450))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.endEditing(true) })
        },
    ]
}
