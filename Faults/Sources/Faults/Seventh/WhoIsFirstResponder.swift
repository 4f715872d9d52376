import TouchstoneTesting
import UIKit

// Who is first responder, who was, and who was asked for it: shakes, remote controls and carets.

private let neverAsked = [
    "never asked", "nobody asked", "not asked", "no one asked", "nobody has asked", "not been asked", "nobody called",
    "was not called", "call becomeFirstResponder", "never called", "calls becomeFirstResponder", "asked to become",
]
private let lost = [
    "lost", "loses", "no longer", "resign", "gave", "give up", "given up", "gives up", "left the window",
    "leaves the window", "removed", "not any more", "again", "was first responder", "until", "taken from", "endEditing",
]
private let isOff = ["isEnabled", "disabled", "not enabled", "switched off"]
private let cannotBecome = [
    "canBecomeFirstResponder", "cannot become", "could not become", "can't become", "may not become",
    "not able to become",
    "refuse",
]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]

/// Shaken for another quote. Its view is asked, whose class says that it can never be first responder.
private final class QuoteViewController: UIViewController {
    private(set) var quotes = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { quotes += 1 }
}

/// Dice, thrown by shaking the device. The introduction is to be shown at the first appearance alone, and the rest went
/// there, too.
private final class ThrowViewController: UIViewController {
    let rules = UIButton(type: .system)
    let rulesScreen = RulesViewController()
    private var hasAppeared = false
    private(set) var throwings = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        rules.setTitle("Rules", for: .normal)
        rules.addTarget(self, action: ThrowViewController.showRules, for: .touchUpInside)
        rules.placed("rulesButton", CGRect(x: 145, y: 600, width: 100, height: 44), in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { throwings += 1 }
    func showRules() { navigationController?.pushViewController(rulesScreen, animated: false) }
}

private final class RulesViewController: UIViewController {
    let back = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        back.setTitle("To the game", for: .normal)
        back.addTarget(self, action: RulesViewController.goBack, for: .touchUpInside)
        back.placed("gameButton", CGRect(x: 145, y: 700, width: 100, height: 44), in: view)
    }

    func goBack() { navigationController?.popViewController(animated: false) }
}

/// A chat. The field is to be emptied as the message is sent.
private final class TalkViewController: UIViewController {
    let message = UITextField(frame: CGRect(x: 20, y: 300, width: 260, height: 44))
    let send = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        message.placed("messageField", message.frame, in: view)
        send.setTitle("Send", for: .normal)
        send.addTarget(self, action: TalkViewController.sent, for: .touchUpInside)
        send.placed("sendButton", CGRect(x: 290, y: 300, width: 80, height: 44), in: view)
    }

    func sent() {
        view.endEditing(true)
        message.text = ""
    }
}

/// A title, which nobody shall change while it is on its way to the server.
private final class TitleViewController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("titleField", name.frame, in: view)
    }

    func beginSaving() { name.isEnabled = false }
    func endSaving() { name.isEnabled = true }
}

/// Its label floats above the text, and sinks into the field as that is left.
private final class FloatingField: UITextField {
    private(set) var isLabelUp = false

    override func becomeFirstResponder() -> Bool {
        isLabelUp = true
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        isLabelUp = hasText
        return true
    }
}

private final class GuestViewController: UIViewController {
    let name = FloatingField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        city.placed("cityField", city.frame, in: view)
    }
}

/// Name and password. The caret begins at the name, unless that is known.
private final class SignInViewController: UIViewController {
    let user = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let password = UITextField(frame: CGRect(x: 20, y: 180, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        user.placed("userField", user.frame, in: view)
        password.placed("passwordField", password.frame, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        user.becomeFirstResponder()
    }

    func searched() { password.becomeFirstResponder() }
}

/// Plays, and hears of the headphones' button while it does.
private final class PodcastPlayerViewController: UIViewController {
    let play = UIButton(type: .system)
    private(set) var isPlaying = false
    private(set) var commands = 0

    override var canBecomeFirstResponder: Bool { isPlaying }

    override func viewDidLoad() {
        super.viewDidLoad()
        play.setTitle("Play", for: .normal)
        play.addTarget(self, action: PodcastPlayerViewController.playing, for: .touchUpInside)
        play.placed("playButton", CGRect(x: 145, y: 600, width: 100, height: 44), in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        becomeFirstResponder()
    }

    override func remoteControlReceived(with event: UIEvent?) { commands += 1 }
    func playing() { isPlaying = true }
}

/// Presents what its button is for.
private final class StartViewController: UIViewController {
    let open = UIButton(type: .system)
    var presents: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        open.setTitle("Open", for: .normal)
        open.addTarget(self, action: StartViewController.opened, for: .touchUpInside)
        open.placed("openButton", CGRect(x: 145, y: 400, width: 100, height: 44), in: view)
    }

    func opened() {
        guard let presents else { return }
        present(presents, animated: false)
    }
}

/// Six boxes for a code, typed into the view itself. A touch asks for the keyboard.
private final class CodeBoxes: UIView, UIKeyInput {
    private(set) var code = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
}

/// A tap beside what is edited puts the keyboard away.
private final class CodeViewController: UIViewController {
    let boxes = CodeBoxes(frame: CGRect(x: 45, y: 200, width: 300, height: 60))
    lazy var hide = UITapGestureRecognizer(target: self, action: CodeViewController.hidden)

    override func viewDidLoad() {
        super.viewDidLoad()
        boxes.placed("codeBoxes", boxes.frame, in: view)
        hide.name = "hideTap"
        view.addGestureRecognizer(hide)
    }

    func hidden() { view.endEditing(true) }
}

/// One of two panes. Whoever touches it means it with the keys as well.
private class Pane: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
}

private final class ListPane: Pane {
    private(set) var copies = 0

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "d", modifierFlags: .command, action: Selector(ListPane.duplicate, name: "duplicate"))]
    }
    func duplicate() { copies += 1 }
}

private final class NotePane: Pane {}

private final class PanesViewController: UIViewController {
    let list = ListPane()
    let note = NotePane()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (child, name, x) in [(list as Pane, "listPane", CGFloat(0)), (note, "notePane", 195)] {
            addChild(child)
            child.view.placed(name, CGRect(x: x, y: 100, width: 195, height: 744), in: view)
            child.didMove(toParent: self)
        }
    }
}

/// A price, which can be copied.
private final class PriceLabel: UILabel {
    private(set) var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
}

/// Held, the price shows a menu. The keyboard would be in its way.
private final class PriceViewController: UIViewController {
    let price = PriceLabel(frame: CGRect(x: 95, y: 300, width: 200, height: 44))
    lazy var hold = UILongPressGestureRecognizer(target: self, action: PriceViewController.held)

    override func viewDidLoad() {
        super.viewDidLoad()
        price.isUserInteractionEnabled = true
        price.placed("priceLabel", price.frame, in: view)
        hold.name = "pricePress"
        price.addGestureRecognizer(hold)
    }

    func held(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        price.becomeFirstResponder()
        view.endEditing(true)
        UIMenuController.shared.showMenu(from: price, rect: price.bounds)
    }
}

/// What is written here shall not be seen among the running apps.
private final class DiaryViewController: UIViewController {
    let entry = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        entry.placed("diaryField", entry.frame, in: view)
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { _ = self?.view.endEditing(true) }
        }
    }
}

extension Fault {
    static let seventhFirstResponders: [Fault] = [
        // A plain view's canBecomeFirstResponder is false (RC-18), and the controller itself is not asked.
        Fault(
            name: "view-asked-instead-of-its-controller",
            question:
                "viewDidAppear calls view.becomeFirstResponder(), canBecomeFirstResponder is true, no motionEnded."
        ) { app in
            let screen = QuoteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["QuoteViewController"], says: [neverAsked],
                    never: ["too early", "covered by", "is disabled", "QuoteViewController cannot become"]),
                fingers: {
                    app.settle()
                    app.advance(by: 0.5)
                    app.shake()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.title = "Quotes" })
        },
        // Who leaves the window resigns (RC-22). As the dice come back, nobody asks them.
        Fault(
            name: "first-responder-at-the-first-appearance-alone",
            question:
                "One can throw my dice by shaking until one has read the rules. Back in the game, nothing happens."
        ) { app in
            let screen = ThrowViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen),
                truth: Truth(
                    about: ["ThrowViewController"], says: [lost],
                    never: ["canBecomeFirstResponder is", "cannot become", "too early", "covered by", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.rules)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.rulesScreen.back)
                    app.advance(by: 1)
                    app.shake()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.becomeFirstResponder() })
        },
        Fault(
            name: "send-that-ends-the-editing",
            question: "After Send one has to tap my message field anew to write on. I only want it emptied."
        ) { app in
            let screen = TalkViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.message),
                truth: Truth(
                    about: ["messageField"], says: [lost + ["sendButton", "ended"]],
                    never: ["is disabled", "covered by", "canBecomeFirstResponder is", "Return key", "ShouldBegin"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.message)
                    app.advance(by: 0.6)
                    app.keyTypeText("on my way")
                    app.fingerTap(at: screen.send)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.message.becomeFirstResponder() })
        },
        // A field that is disabled gives the caret up, and does not get it back.
        Fault(
            name: "field-locked-while-it-is-saved",
            question: "I write my title, stop for a moment, and the caret is gone. The field is enabled, I looked."
        ) { app in
            let screen = TitleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                truth: Truth(
                    about: ["titleField"], says: [isOff + lost],
                    never: [
                        "covered by", "canBecomeFirstResponder is overridden", "ShouldBegin", "never asked", "outside",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Summer")
                    app.advance(by: 1)
                    screen.beginSaving()
                    app.advance(by: 0.4)
                    screen.endSaving()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.becomeFirstResponder() })
        },
        // The override says that it has resigned, and has not, since it does not call super.
        Fault(
            name: "floating-field-that-resigns-without-super",
            question: "My floating label sinks as it should when I tap the city, but the caret stays in the name."
        ) { app in
            let screen = GuestViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(
                    about: [],
                    says: [
                        ["nameField", "FloatingField"],
                        [
                            "resign", "let go", "lets go", "give up", "gives up", "stays", "remains", "keeps", "holds",
                            "still first responder",
                        ],
                    ],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder", "ShouldEnd"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.isHidden = true })
        },
        Fault(
            name: "second-of-two-that-were-asked",
            question:
                "viewDidAppear asks my user field for the caret. Mostly it blinks in the password's after a moment."
        ) { app in
            let screen = StartViewController()
            let signIn = SignInViewController()
            screen.presents = signIn
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(signIn.user),
                truth: Truth(
                    about: ["passwordField"], says: [lost + ["became", "become", "took", "takes", "instead", "since"]],
                    never: ["is disabled", "covered by", "never asked", "too early", "ShouldBegin", "no window"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.open)
                    app.advance(by: 0.6)
                    signIn.searched()
                    app.advance(by: 0.5)
                },
                afterwards: { signIn.user.becomeFirstResponder() })
        },
        // The view hears touchesCancelled in place of touchesEnded, where it would ask (G-36).
        Fault(
            name: "asked-in-touches-ended-that-never-comes",
            question: "My code boxes call becomeFirstResponder() in touchesEnded. That worked until hideTap came."
        ) { app in
            let screen = CodeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.boxes),
                truth: Truth(
                    about: ["hideTap"], says: [taking],
                    never: ["is disabled", "covered by", "canBecomeFirstResponder is", "cannot become", "too early"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.boxes)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.removeGestureRecognizer(screen.hide) })
        },
        // As it was asked, nothing was playing yet (RC-19).
        Fault(
            name: "player-asked-before-it-plays",
            question:
                "The headphones' button does nothing. My player may be first responder while it plays, and it plays."
        ) { app in
            let screen = StartViewController()
            let player = PodcastPlayerViewController()
            screen.presents = player
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(player),
                truth: Truth(
                    about: ["PodcastPlayerViewController"],
                    says: [cannotBecome + ["too early", "before", "at that time", "as it was asked"]],
                    never: ["covered by", "is disabled", "never asked", "no window", "not in a window"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.open)
                    app.advance(by: 0.6)
                    app.fingerTap(at: player.play)
                    app.advance(by: 0.3)
                    app.remoteControl(.remoteControlTogglePlayPause)
                    app.advance(by: 0.3)
                },
                afterwards: { player.becomeFirstResponder() })
        },
        // Key commands begin at the first responder (RC-33), and that is the other pane's controller by now.
        Fault(
            name: "keys-of-the-pane-that-was-left",
            question: "Command-D duplicates what is chosen in my list. After I looked at a note, it does nothing."
        ) { app in
            let screen = PanesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.list),
                truth: Truth(
                    about: [],
                    says: [
                        ["NotePane"], lost + ["became", "become", "took", "takes", "instead", "since", "is first"],
                    ],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder is", "no window"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 97, y: 400))
                    app.advance(by: 0.5)
                    app.fingerTap(at: CGPoint(x: 292, y: 400))
                    app.advance(by: 0.5)
                    app.keyType("d", modifiers: .command)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.list.becomeFirstResponder() })
        },
        // The label is what endEditing ends (RC-26), and a menu is for the first responder (M-4).
        Fault(
            name: "menu-of-a-label-that-resigned",
            question:
                "Holding my price shows no Copy. The label can become first responder, and I ask it before the menu."
        ) { app in
            let screen = PriceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.price),
                truth: Truth(
                    about: ["priceLabel"], says: [lost + ["ended"]],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder is", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 322), duration: 1)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.price.becomeFirstResponder() })
        },
        Fault(
            name: "caret-gone-after-a-visit-to-the-home-screen",
            question:
                "Who looks something up in another app finds my diary without a caret. Nobody touched anything here."
        ) { app in
            let screen = DiaryViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.entry),
                truth: Truth(
                    about: ["diaryField"], says: [lost + ["background"]],
                    never: ["is disabled", "covered by", "never asked", "ShouldBegin", "canBecomeFirstResponder is"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.entry)
                    app.advance(by: 0.6)
                    app.keyTypeText("Today")
                    app.enterBackground()
                    app.advance(by: 1)
                    app.enterForeground()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.entry.becomeFirstResponder() })
        },
    ]
}
