import TouchstoneTesting
import UIKit

// Who becomes first responder, who stays it, and who was never asked; and one button that runs away from the keyboard.

private let neverAsked = [
    "never asked", "nobody asked", "not asked", "no one asked", "nobody has asked", "not been asked", "nobody called",
    "was not called", "call becomeFirstResponder", "never called", "calls becomeFirstResponder", "asked to become",
]

/// Tells the log when somebody wants it.
private final class LoggedField: UITextField {
    private(set) var log: [String] = []

    override func becomeFirstResponder() -> Bool {
        log.append("asked")
        return true
    }
}

private final class PaymentViewController: UIViewController {
    let amount = LoggedField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        amount.placed("amountField", amount.frame, in: view)
    }
}

/// Six digits, typed into a view of its own. Nobody shall take the keys from it by mistake.
private final class PinPad: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
}

private final class UnlockViewController: UIViewController {
    let pad = PinPad(frame: CGRect(x: 45, y: 100, width: 300, height: 60))
    let hint = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.placed("pinPad", pad.frame, in: view)
        hint.placed("hintField", hint.frame, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pad.becomeFirstResponder()
    }
}

/// A filter that must not be empty.
private final class FilterViewController: UIViewController, UITextFieldDelegate {
    let filter = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        filter.placed("filterField", filter.frame, in: view)
        filter.text = "red"
        filter.clearButtonMode = .always
        filter.delegate = self
        filter.addTarget(self, action: FilterViewController.changed, for: .editingChanged)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    func changed() { changes += 1 }
}

/// A form in a list, whose keyboard goes as the list is dragged.
private final class FormViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let street = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("formList", list.frame))
        list.contentSize = CGSize(width: 390, height: 2000)
        list.keyboardDismissMode = .onDrag
        street.placed("streetField", street.frame, in: list)
    }
}

/// A note that is still being fetched must not be written in.
private final class NoteViewController: UIViewController, UITextViewDelegate {
    let note = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 300))
    var isFetching = true

    override func viewDidLoad() {
        super.viewDidLoad()
        note.placed("noteText", note.frame, in: view)
        note.delegate = self
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !isFetching }
}

/// A board that is played by keys, and can be put on a stage.
private final class ChessBoard: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class ChessViewController: UIViewController {
    let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let board = ChessBoard(frame: CGRect(x: 45, y: 100, width: 300, height: 300))
    let enlarge = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table.placed("table", table.frame))
        view.addSubview(stage.placed("stage", stage.frame))
        board.placed("chessBoard", board.frame, in: table)
        enlarge.setTitle("Enlarge", for: .normal)
        enlarge.addTarget(self, action: ChessViewController.putOnStage, for: .touchUpInside)
        enlarge.placed("enlargeButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        board.becomeFirstResponder()
    }

    func putOnStage() {
        board.removeFromSuperview()
        stage.addSubview(board)
    }
}

/// Plays music, and wants to hear of the buttons of the headphones.
private final class RadioPlayerViewController: UIViewController {
    private(set) var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        becomeFirstResponder()
    }

    override func remoteControlReceived(with event: UIEvent?) { log.append("remote") }
}

/// Who shakes the device gets other dice.
private final class DiceViewController: UIViewController {
    private(set) var throwings = 0
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { throwings += 1 }
}

/// A controller with a field, in another one that has a button for it.
private final class ComposeViewController: UIViewController {
    let message = UITextField(frame: CGRect(x: 20, y: 20, width: 310, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        message.placed("messageField", message.frame, in: view)
    }
}

private final class ChatViewController: UIViewController {
    let compose = ComposeViewController()
    let write = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(compose)
        compose.view.frame = CGRect(x: 20, y: 100, width: 350, height: 100)
        view.addSubview(compose.view)
        compose.didMove(toParent: self)
        write.setTitle("Write", for: .normal)
        write.addTarget(self, action: ChatViewController.writeNow, for: .touchUpInside)
        write.placed("writeButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    func writeNow() { compose.becomeFirstResponder() }
}

/// Its button stands above the keyboard, or else at the end of the screen. It ends the editing as it is touched.
private final class CouponViewController: UIViewController {
    let code = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let redeem = UIButton(type: .system)
    private(set) var redeemed = 0
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        code.placed("couponField", code.frame, in: view)
        redeem.setTitle("Redeem", for: .normal)
        redeem.addTarget(self, action: CouponViewController.touched, for: .touchDown)
        redeem.addTarget(self, action: CouponViewController.redeem(_:), for: .touchUpInside)
        redeem.placed("redeemButton", CGRect(x: 95, y: 760, width: 200, height: 50), in: view)
        observe(UIResponder.keyboardWillShowNotification, 560)
        observe(UIResponder.keyboardWillHideNotification, 760)
    }

    private func observe(_ news: Notification.Name, _ y: CGFloat) {
        observers.append(
            NotificationCenter.default.addObserver(forName: news, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.redeem.frame.origin.y = y }
            })
    }

    func touched() { view.endEditing(true) }
    func redeem(_ sender: UIButton) { redeemed += 1 }
}

extension Fault {
    static let respondersAndFields: [Fault] = [
        Fault(
            name: "become-first-responder-without-super",
            question: "A tap on my amount field shows no caret. becomeFirstResponder() is called, and answers true."
        ) { app in
            let screen = PaymentViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.amount),
                truth: Truth(
                    about: [],
                    says: [
                        ["amountField", "LoggedField"], ["becomeFirstResponder"], ["super", "overrid", "LoggedField"],
                    ],
                    never: ["covered by", "is disabled", "delegate", "too early", "canBecomeFirstResponder is false"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.amount)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.amount.isEnabled = false })
        },
        Fault(
            name: "pin-pad-that-never-gives-up",
            question: "The field for a hint under my PIN pad gets no caret, although it is enabled and was tapped."
        ) { app in
            let screen = UnlockViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.hint),
                truth: Truth(
                    about: [],
                    says: [
                        ["pinPad"],
                        [
                            "canResign", "resign", "let go", "lets go", "give up", "gives up", "stays", "remains",
                            "keeps",
                        ],
                    ],
                    never: ["covered by", "is disabled", "never asked", "textFieldShouldBeginEditing"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.hint)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pad.removeFromSuperview() })
        },
        Fault(
            name: "filter-that-must-not-be-cleared",
            question: "The clear button of my filter does not clear it, and changed() is not called."
        ) { app in
            let screen = FilterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.filter, .editingChanged),
                truth: Truth(
                    about: ["filterField"], says: [["textFieldShouldClear", "FilterViewController", "delegate"]],
                    never: ["no target", "is disabled", "shouldChangeCharacters", "covered by", "outside"]),
                fingers: {
                    app.settle()
                    let clear = screen.filter.clearButtonRect(forBounds: screen.filter.bounds)
                    let middle = CGPoint(x: clear.midX, y: clear.midY)
                    app.fingerTap(at: screen.filter.convert(middle, to: nil))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.filter.text = "" })
        },
        Fault(
            name: "caret-lost-as-the-form-is-dragged",
            question: "I had tapped the street, then pulled the form up a little to see more, and the caret was gone."
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.street),
                truth: Truth(
                    about: ["streetField"],
                    says: [
                        ["keyboardDismissMode", "drag", "formList", "scroll"]
                    ],
                    never: [
                        "canBecomeFirstResponder", "is disabled", "covered by", "ShouldBeginEditing", "never asked",
                        "outside",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.street)
                    app.advance(by: 0.6)
                    app.fingerDrag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 380), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.street.becomeFirstResponder() })
        },
        Fault(
            name: "note-that-is-still-being-fetched",
            question: "Sometimes a tap into my note brings no caret. isEditable is true."
        ) { app in
            let screen = NoteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.note),
                truth: Truth(
                    about: ["note"], says: [["textViewShouldBeginEditing", "NoteViewController", "delegate"]],
                    never: ["isEditable is", "covered by", "canBecomeFirstResponder", "never asked"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.note)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.isFetching = false })
        },
        // A first responder that leaves its window resigns, and is not asked again (RC-22).
        Fault(
            name: "board-moved-to-a-stage",
            question: "My chess board is played by keys until it is enlarged. It only moves to another superview then."
        ) { app in
            let screen = ChessViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.board),
                truth: Truth(
                    about: ["chessBoard"],
                    says: [
                        [
                            "window", "removed", "left", "superview", "moved", "hierarchy", "taken out",
                        ]
                    ],
                    never: ["canBecomeFirstResponder", "never asked", "is disabled", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.enlarge)
                    app.advance(by: 0.5)
                    app.keyType("e")
                    app.advance(by: 0.2)
                },
                afterwards: { screen.board.becomeFirstResponder() })
        },
        Fault(
            name: "headphones-of-a-controller-that-cannot-be-first",
            question: "The button of my headphones does nothing. I begin to receive, and become first responder."
        ) { app in
            let screen = RadioPlayerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["RadioPlayerViewController"],
                    says: [["canBecomeFirstResponder", "cannot become", "can't become", "may not become"]],
                    never: ["too early", "viewDidLoad", "covered by", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                    app.remoteControl(.remoteControlPlay)
                    app.advance(by: 0.3)
                },
                afterwards: { app.application.endReceivingRemoteControlEvents() })
        },
        Fault(
            name: "dice-that-nobody-asked",
            question:
                "I shake, and motionEnded is not called. The controller is on screen, and can become first responder."
        ) { app in
            let screen = DiceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["DiceViewController"], says: [neverAsked],
                    never: ["canBecomeFirstResponder is false", "override canBecomeFirstResponder", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                    app.shake()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.becomeFirstResponder() })
        },
        Fault(
            name: "controller-asked-instead-of-its-field",
            question: "Write calls becomeFirstResponder() on the controller that has the field. No caret shows."
        ) { app in
            let screen = ChatViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.compose.message),
                truth: Truth(
                    about: ["messageField"], says: [neverAsked],
                    never: ["covered by", "is disabled", "ShouldBeginEditing", "too early"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.write)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.compose.message.becomeFirstResponder() })
        },
        // The button: y 560…610 with the keyboard, 760…810 without. Lifted at y 585: 175 above it (C-4).
        Fault(
            name: "button-that-goes-down-with-the-keyboard",
            question: "With the keyboard up, Redeem only makes that go. It redeems if I tap it once more, further down."
        ) { app in
            let screen = CouponViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.redeem, .touchUpInside),
                truth: Truth(
                    about: ["redeemButton"],
                    says: [
                        [
                            "lifted", "outside", "moved", "beyond", "not inside", "out of", "no longer there",
                            "away from", "touchUpOutside",
                        ]
                    ],
                    never: ["is disabled", "no target", "covered by", "is hidden", "keyboard is in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.code)
                    app.advance(by: 0.6)
                    app.fingerDown(at: CGPoint(x: 195, y: 585))
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.redeem.isHidden = true })
        },
    ]
}
