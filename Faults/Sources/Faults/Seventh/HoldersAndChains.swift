import TouchstoneTesting
import UIKit

// Who hears of a touch: holders that hand it on, responders that keep it, and controllers that are asked for.

private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let isOff = ["isEnabled", "disabled", "not enabled", "switched off"]
private let climbing = [
    "touchesBegan", "super", "forward", "chain", "climb", "keeps", "keep", "stops", "pass", "next responder",
    "no further",
    "hand",
]

/// Larger than its button, which shall darken wherever the holder is touched.
private final class StampHolder: UIView {
    let button = UIButton.titled("Stamp", "stampButton")
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesBegan(touches, with: event)
    }
}

/// Hands on all that it hears to what it was made for.
private final class RelayView: UIView {
    var receiver: UIResponder?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver?.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver?.touchesCancelled(touches, with: event)
    }
}

/// Rows that may be touched anywhere.
private final class OrderViewController: UIViewController {
    let stampHolder = StampHolder(frame: CGRect(x: 45, y: 100, width: 300, height: 100))
    let orderHolder = RelayView(frame: CGRect(x: 45, y: 220, width: 300, height: 100))
    let order = UIButton(type: .system)
    let skipHolder = RelayView(frame: CGRect(x: 0, y: 340, width: 390, height: 100))
    let skip = UIButton(type: .system)
    let volumeRow = RelayView(frame: CGRect(x: 0, y: 460, width: 390, height: 60))
    let volume = UISlider(frame: CGRect(x: 190, y: 13, width: 180, height: 34))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stampHolder.placed("stampHolder", stampHolder.frame, in: view)
        stampHolder.button.placed("stampButton", CGRect(x: 100, y: 28, width: 100, height: 44), in: stampHolder)
        orderHolder.placed("orderHolder", orderHolder.frame, in: view)
        orderHolder.receiver = order
        order.setTitle("Order", for: .normal)
        order.addTarget(self, action: OrderViewController.ordered, for: .touchUpInside)
        order.placed("orderButton", CGRect(x: 100, y: 28, width: 100, height: 44), in: orderHolder)
        skipHolder.placed("skipHolder", skipHolder.frame, in: view)
        skipHolder.receiver = skip
        skip.setTitle("Skip", for: .normal)
        skip.addTarget(self, action: OrderViewController.skipped, for: .touchUpInside)
        skip.placed("skipButton", CGRect(x: 20, y: 28, width: 100, height: 44), in: skipHolder)
        volumeRow.placed("volumeRow", volumeRow.frame, in: view)
        volumeRow.receiver = volume
        volume.value = 0.5
        volume.addTarget(self, action: OrderViewController.turned, for: .valueChanged)
        volume.placed("volumeSlider", volume.frame, in: volumeRow)
    }

    func ordered() { log.append("order") }
    func skipped() { log.append("skip") }
    func turned() { log.append("turn") }
}

/// One page of a quiz. A touch turns its card over.
private final class PageViewController: UIViewController {
    private(set) var turns = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { turns += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { turns += 1 }
}

/// Keeps the time between touches.
private final class QuizViewController: UIViewController {
    let page = PageViewController()
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "quizView"
        addChild(page)
        page.view.placed("quizPage", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        page.didMove(toParent: self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

/// Draws the points over everything, so it adds their plate to the window.
private final class GameViewController: UIViewController {
    let plate = UIView(frame: CGRect(x: 95, y: 60, width: 200, height: 60))
    let pad = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "gameView"
        pad.placed("gamePad", pad.frame, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        plate.accessibilityIdentifier = "scorePlate"
        view.window?.addSubview(plate)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
}

/// Ends the editing as a finger lifts beside the fields, and since last week by a tap, too.
private final class FormViewController: UIViewController {
    lazy var hide = UITapGestureRecognizer(target: self, action: FormViewController.hidden)
    private(set) var ends = 0
    private(set) var hides = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "formView"
        hide.name = "hideTap"
        view.addGestureRecognizer(hide)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
    func hidden() { hides += 1 }
}

/// Takes the commands of a text, and is a responder for that reason.
private final class DocumentResponder: UIResponder {
    private(set) var saves = 0
    func save() { saves += 1 }
}

/// A text, whose commands go on to the document.
private final class TextViewController: UIViewController {
    let document = DocumentResponder()
    override var next: UIResponder? { document }
}

/// A text and its margin. Each touch wakes the screen.
private final class WorkspaceViewController: UIViewController {
    let text = TextViewController()
    private(set) var wakes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "workspaceView"
        addChild(text)
        text.view.placed("textPane", CGRect(x: 40, y: 100, width: 310, height: 600), in: view)
        text.didMove(toParent: self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { wakes += 1 }
}

/// Its root view is a control, since one can give that a target for touches beside the fields.
private final class LoginViewController: UIViewController {
    private(set) var touches = 0
    private(set) var ends = 0

    override func loadView() {
        let background = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        background.accessibilityIdentifier = "loginBackground"
        background.addTarget(self, action: LoginViewController.ended, for: .touchUpInside)
        view = background
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    func ended() { ends += 1 }
}

extension Fault {
    static let seventhHoldersAndChains: [Fault] = [
        // The button: x 145…245, y 128…172. The finger is 55 points beside it, less than 70 (C-4), and the button hears
        // of nothing but that it came (RC-10).
        Fault(
            name: "holder-that-hands-on-the-beginning-alone",
            question: "My stamp darkens wherever its holder is touched, as I wanted. But it stays so, and never stamps."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.stampHolder.button, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [
                        ["stampHolder", "StampHolder"],
                        [
                            "touchesEnded", "hands on", "hand on", "handed on", "forward", "passes", "pass on", "lift",
                            "ended", "only touchesBegan", "touchesBegan alone", "touchesBegan",
                        ],
                    ],
                    never: ["is disabled", "covered by", "no target", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 300, y: 150))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.stampHolder.isHidden = true })
        },
        // A control that is disabled does nothing with a touch that it is handed (C-2).
        Fault(
            name: "holder-that-hands-on-to-a-disabled-button",
            question:
                "The holder of my order button hands on all four touch methods, I see them. ordered() is not called."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.order.isEnabled = false
            return InjectedFault(
                wanted: .event(screen.order, .touchUpInside),
                truth: Truth(
                    about: ["orderButton"], says: [isOff],
                    never: ["covered by", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 290, y: 270))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.order.isEnabled = true })
        },
        // The button: x 20…120. The finger lifts at x 340, 220 points beside it: touchUpOutside (C-4, C-7).
        Fault(
            name: "holder-far-larger-than-its-button",
            question: "Skip's row hands all touches on to the button. Near it that skips, at the right end it does not."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.skip, .touchUpInside),
                truth: Truth(
                    about: ["skipButton"],
                    says: [
                        [
                            "outside", "not inside", "beyond", "too far", "beside", "right of", "not in", "70", "away",
                            "touchUpOutside",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 390))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.skip.isHidden = true })
        },
        // The thumb: x 266…294 on the screen. A slider begins nowhere else (C-28), whoever hands it the touch.
        Fault(
            name: "row-that-hands-on-to-its-slider",
            question:
                "The whole row shall move my slider, so it passes its touches on. Only the thumb moves it."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.volume, .valueChanged),
                truth: Truth(
                    about: ["volumeSlider"],
                    says: [["thumb", "beginTracking", "not track", "refuses to track", "refused to track", "knob"]],
                    never: ["is disabled", "covered by", "no target", "maximumValue", "minimumValue"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 80, y: 490), to: CGPoint(x: 160, y: 490), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.volume.value = 1 })
        },
        // An override that does not call super stops the way (RC-9), also one of a child controller.
        Fault(
            name: "child-controller-that-keeps-touches",
            question:
                "My container counts all touches in touchesBegan. It gets those beside the page, none of the page's."
        ) { app in
            let screen = QuizViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: [], says: [["PageViewController", "quizPage"], climbing],
                    never: ["is disabled", "covered by", "no window", "recognizer", "next is overridden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.page.view.isHidden = true })
        },
        // From the plate it goes to the window, not to the controller that made it (RC-2).
        Fault(
            name: "plate-added-to-the-window",
            question:
                "touchesBegan of my game's controller comes everywhere but on the plate with the points. It made that."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow("gameWindow", root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["scorePlate"],
                    says: [
                        [
                            "window", "superview", "not in", "chain", "climb", "next responder", "lead", "belongs",
                            "in front", "cover", "over it", "outside",
                        ]
                    ],
                    never: ["is disabled", "without super", "does not call super", "recognizer", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 90))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.plate.removeFromSuperview() })
        },
        // The tap takes the touch, so the view hears touchesCancelled in place of touchesEnded (G-36), and so does who
        // is above it.
        Fault(
            name: "touches-ended-of-a-controller-under-a-tap",
            question: "touchesEnded of my controller was called for each tap beside the fields. Now it never is."
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["hideTap"], says: [taking],
                    never: ["is disabled", "covered by", "without super", "next is overridden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.removeGestureRecognizer(screen.hide) })
        },
        // What overrides next leads elsewhere for touches as well (RC-7).
        Fault(
            name: "controller-that-leads-to-its-document",
            question:
                "Since my text's controller answers the document as its next, the workspace hears no touches."
        ) { app in
            let screen = WorkspaceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: [],
                    says: [
                        ["TextViewController", "DocumentResponder", "textPane"],
                        ["next", "chain", "divert", "lead", "climb", "elsewhere"],
                    ],
                    never: ["is disabled", "covered by", "without super", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.text.view.isHidden = true })
        },
        // A control hands nothing on (C-24), also where it is a root view.
        Fault(
            name: "root-view-that-is-a-control",
            question:
                "I made my root view a UIControl, to end the editing. touchesBegan of the controller is dead since."
        ) { app in
            let screen = LoginViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["loginBackground"],
                    says: [
                        ["control"],
                        [
                            "keep", "not pass", "forward", "super", "stop", "climb", "no further", "consum", "takes",
                            "own", "hand", "chain",
                        ],
                    ],
                    never: ["is disabled", "covered by", "next is overridden", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.view.isUserInteractionEnabled = false })
        },
        // What the view is not told of does not climb from it (DL-13, DL-14).
        Fault(
            name: "second-finger-on-its-way-to-the-controller",
            question: "My game's controller counts fingers in touchesBegan. It never counts more than one on the pad."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["gamePad"],
                    says: [["isMultipleTouchEnabled", "multiple touch", "multipleTouch", "another finger"]],
                    never: ["exclusive", "covered by", "is disabled", "without super"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 500))
                    app.advance(by: 0.2)
                    app.fingerDown(2, at: CGPoint(x: 280, y: 500))
                    app.advance(by: 0.2)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { screen.pad.isMultipleTouchEnabled = true })
        },
    ]
}
