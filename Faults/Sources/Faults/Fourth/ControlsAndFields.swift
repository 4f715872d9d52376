import TouchstoneTesting
import UIKit

// Controls that were never enabled, fields that are changed behind their backs, and chains that lead past somebody.

/// Log in is enabled as the name is typed. A password manager does not type.
private final class LogInViewController: UIViewController {
    let user = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let logIn = UIButton.titled("Log in", "logInButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        user.placed("userField", user.frame, in: view)
        user.addTarget(self, action: LogInViewController.typed, for: .editingChanged)
        logIn.placed("logInButton", CGRect(x: 95, y: 300, width: 200, height: 50), in: view)
        logIn.isEnabled = false
    }

    func typed() { logIn.isEnabled = !(user.text ?? "").isEmpty }
    func fillIn() { user.text = "ann" }
}

/// Makes capitals of what is typed, sets the text by itself, and therefore answers that nothing shall be changed.
private final class Capitals: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        textField.text = (textField.text ?? "") + string.uppercased()
        return false
    }
}

private final class VoucherViewController: UIViewController {
    let code = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let capitals = Capitals()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        code.placed("voucherField", code.frame, in: view)
        code.delegate = capitals
        code.addTarget(self, action: VoucherViewController.changed, for: .editingChanged)
    }

    func changed() { changes += 1 }
}

private final class RaceViewController: UIViewController {
    let boost = UIButton(type: .system)
    private(set) var boosts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        boost.setTitle("Boost", for: .normal)
        boost.addTarget(self, action: RaceViewController.boosted, for: .touchDownRepeat)
        boost.placed("boostButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }

    func boosted() { boosts += 1 }
}

/// As many steps as there are photos. They are still being counted.
private final class PhotosViewController: UIViewController {
    let slider = UISlider(frame: CGRect(x: 45, y: 600, width: 300, height: 34))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.accessibilityIdentifier = "photoSlider"
        slider.maximumValue = 0
        slider.addTarget(self, action: PhotosViewController.changed, for: .valueChanged)
        view.addSubview(slider)
    }

    func changed() { changes += 1 }
    func counted() { slider.maximumValue = 100 }
}

/// Darkens while a finger is on it.
private final class AvatarView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.6 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}

private final class FriendsViewController: UIViewController {
    let row = UIControl(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    let avatar = AvatarView()
    private(set) var choices = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        row.accessibilityIdentifier = "friendRow"
        row.addTarget(self, action: FriendsViewController.chosen, for: .touchUpInside)
        view.addSubview(row)
        avatar.placed("avatarView", CGRect(x: 10, y: 10, width: 60, height: 60), in: row)
    }

    func chosen() { choices += 1 }
}

/// Hands its touches on to its superview, which is not where they go next: that is its controller.
private final class NoteView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.touchesCancelled(touches, with: event)
    }
}

private final class NoteViewController: UIViewController {
    private(set) var touches = 0

    override func loadView() { view = NoteView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "noteView"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class DeskViewController: UIViewController {
    let note = NoteViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(note)
        note.view.frame = CGRect(x: 45, y: 200, width: 300, height: 300)
        view.addSubview(note.view)
        note.didMove(toParent: self)
    }
}

/// Orders once in two seconds at most.
private final class OrderViewController: UIViewController {
    let order = UIButton(type: .system)
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        order.setTitle("Order", for: .normal)
        order.addTarget(self, action: OrderViewController.ordered, for: .touchUpInside)
        order.placed("orderButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }

    func ordered() {
        orders += 1
        order.isUserInteractionEnabled = false
    }

    func twoSecondsAreOver() { order.isUserInteractionEnabled = true }
}

/// Return goes on to the view with the next tag. A line between the fields has it, too.
private final class AddressViewController: UIViewController, UITextFieldDelegate {
    let street = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let line = UIView(frame: CGRect(x: 20, y: 250, width: 350, height: 1))
    let town = UITextField(frame: CGRect(x: 20, y: 260, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        street.placed("streetField", street.frame, in: view)
        line.placed("line", line.frame, in: view)
        town.placed("townField", town.frame, in: view)
        street.tag = 1
        line.tag = 2
        town.tag = 2
        street.delegate = self
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.viewWithTag(textField.tag + 1)?.becomeFirstResponder()
        return false
    }
}

/// A call, whose buttons are in a window of their own.
private final class CallViewController: UIViewController {
    private(set) var isMuted = false
    func mute() { isMuted.toggle() }
}

/// Icon and text in a button. The icon got a tap for a little joke.
private final class ShopViewController: UIViewController {
    let buy = UIButton.titled("Buy", "buyButton")
    let icon = UIImageView(frame: CGRect(x: 10, y: 5, width: 40, height: 40))
    lazy var joke = UITapGestureRecognizer(target: self, action: ShopViewController.laugh)
    private(set) var jokes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        buy.placed("buyButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        icon.accessibilityIdentifier = "basketIcon"
        icon.isUserInteractionEnabled = true
        joke.name = "basketTap"
        icon.addGestureRecognizer(joke)
        buy.addSubview(icon)
    }

    func laugh() { jokes += 1 }
}

/// Shows what was searched for lately whenever the field begins to be edited.
private final class SearchViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placed("searchField", field.frame, in: view)
        field.addTarget(self, action: SearchViewController.showLately, for: .editingDidBegin)
    }

    func showLately() { shown += 1 }
}

extension Fault {
    static let controlsAndFields: [Fault] = [
        // Text that is set by the program sends no editingChanged (C-30).
        Fault(
            name: "enabled-by-typing-and-filled-in-by-code",
            question:
                "If the name is filled in for me, Log in does nothing. It works for those who type it."
        ) { app in
            let screen = LogInViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.fillIn()
            return InjectedFault(
                wanted: .event(screen.logIn, .touchUpInside),
                truth: Truth(
                    about: ["logInButton"], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "outside", "no target", "userField"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.logIn)
                },
                afterwards: { screen.typed() })
        },
        Fault(
            name: "text-set-by-the-delegate-itself",
            question:
                "What I type into the voucher field appears, in capitals. changed() is not called, though."
        ) { app in
            let screen = VoucherViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.code, .editingChanged),
                truth: Truth(
                    about: ["voucherField"], says: [["shouldChangeCharacters", "Capitals", "delegate"]],
                    never: ["no target", "is gone", "not the first responder", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.code)
                    app.advance(by: 0.5)
                    app.keyTypeText("ab")
                    app.advance(by: 0.2)
                },
                afterwards: { screen.code.delegate = nil })
        },
        // The second touch comes 0.65 s after the first, so it counts as a first tap again.
        Fault(
            name: "repeated-touch-down-that-is-too-late",
            question: "boosted() shall be called at the second tap on Boost. For my father it never is."
        ) { app in
            let screen = RaceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.boost, .touchDownRepeat),
                truth: Truth(
                    about: ["boostButton"], says: [["touchDownRepeat", "tapCount", "repeat", "second tap"]],
                    never: ["is disabled", "covered by", "outside", "is gone"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.boost)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.boost)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.boost.isEnabled = false })
        },
        // The thumb: x 45…73 on the screen.
        Fault(
            name: "slider-without-a-range",
            question:
                "Until the photos are counted my slider cannot be moved: changed() is not called, nothing is shown."
        ) { app in
            let screen = PhotosViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.slider, .valueChanged),
                truth: Truth(
                    about: ["photoSlider"],
                    says: [
                        [
                            "unchanged", "already", "stays", "stayed", "same", "no change", "not change",
                            "remains",
                            "maximum", "minimum", "range",
                        ]
                    ],
                    never: ["no target", "covered by", "is disabled", "thumb", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 59, y: 617), to: CGPoint(x: 200, y: 617), duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.counted() })
        },
        Fault(
            name: "avatar-that-darkens-in-a-row",
            question:
                "My row is a control and is chosen wherever I tap it, but not on the picture of the friend."
        ) { app in
            let screen = FriendsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.row, .touchUpInside),
                truth: Truth(
                    about: ["avatarView"],
                    says: [
                        [
                            "inside", "in it", "answers first", "in front", "takes", "gets", "touchesBegan",
                            "super",
                            "forward", "cover", "part of",
                        ]
                    ],
                    never: ["is disabled", "no target", "outside", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.avatar)
                },
                afterwards: { screen.avatar.isUserInteractionEnabled = false })
        },
        Fault(
            name: "handed-on-to-the-superview",
            question:
                "touchesBegan of my note controller is not called, although its view passes all touches on."
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.note),
                truth: Truth(
                    about: ["noteView"],
                    says: [
                        [
                            "touchesBegan", "super", "superview", "forward", "next", "passes", "hands",
                            "pass them",
                        ]
                    ],
                    never: ["covered by", "is hidden", "recognizer", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.note.view)
                },
                afterwards: { screen.note.view.removeFromSuperview() })
        },
        Fault(
            name: "second-order-within-two-seconds",
            question:
                "I wanted two, so I pressed Order again after half a second. It was not even highlighted."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.order, .touchUpInside),
                truth: Truth(
                    about: ["orderButton"], says: [["interaction"]],
                    never: ["covered by", "outside", "no target", "isEnabled is", "ignores touches"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.order)
                    app.advance(by: 0.5)
                    app.fingerTap(at: screen.order)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.twoSecondsAreOver() })
        },
        // The line is the first view that has the tag 2; nobody asks the town's field.
        Fault(
            name: "return-goes-on-to-a-line",
            question: "Return in the street's field should go on to the town's, by tags. It stays where it is."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.town),
                truth: Truth(
                    about: ["townField"],
                    says: [
                        [
                            "never asked", "nobody asked", "not asked", "no one asked", "nobody has asked",
                            "not been asked", "nobody called", "was not called",
                            "call becomeFirstResponder",
                        ]
                    ],
                    never: ["covered by", "is disabled", "ShouldBeginEditing", "canBecomeFirstResponder"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.street)
                    app.advance(by: 0.5)
                    app.keyTypeText("Elm")
                    app.keyType("\r")
                    app.advance(by: 0.5)
                },
                afterwards: { screen.line.tag = 0 })
        },
        // From the button the chain leads to its own window and then to the application.
        Fault(
            name: "nil-target-from-a-window-of-its-own",
            question:
                "Mute sends its action to nil, and my call controller has mute(). It worked in the same window."
        ) { app in
            let call = CallViewController()
            _ = app.makeWindow("callWindow", root: call)
            let hud = UIWindow(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
            hud.accessibilityIdentifier = "hudWindow"
            hud.windowLevel = UIWindow.Level(rawValue: 1)
            hud.isHidden = false
            let mute = UIButton(type: .system)
            mute.setTitle("Mute", for: .normal)
            mute.addTarget(nil, action: CallViewController.mute, for: .touchUpInside)
            mute.placed("muteButton", CGRect(x: 145, y: 40, width: 100, height: 50), in: hud)
            return InjectedFault(
                wanted: .event(mute, .touchUpInside),
                truth: Truth(
                    about: ["muteButton"],
                    says: [
                        ["nobody", "no responder", "no one", "none", "nothing", "does not lead", "no object"],
                        ["chain", "responder", "takes", "handles", "implements"],
                    ],
                    never: ["is gone", "deallocated", "covered by", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: mute)
                },
                afterwards: { hud.isHidden = true })
        },
        // An image view passes touches on to the button; its own tap takes them away from there.
        Fault(
            name: "tap-on-the-icon-of-a-button",
            question:
                "Who taps the little basket in my buy button buys nothing. Beside it, on the title, it works."
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.buy, .touchUpInside),
                truth: Truth(
                    about: [], says: [["basketTap", "basketIcon"]],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.icon)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.icon.isUserInteractionEnabled = false })
        },
        Fault(
            name: "field-tapped-while-it-is-edited",
            question:
                "A tap on my search field shows what was searched lately. The second tap on it doesn't."
        ) { app in
            let screen = SearchViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.field.becomeFirstResponder()
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(screen.field, .editingDidBegin),
                truth: Truth(
                    about: ["searchField"],
                    says: [["already", "edited", "editing", "first responder", "since before"]],
                    never: ["no target", "covered by", "is disabled", "outside", "canBecomeFirstResponder"]),
                fingers: {
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.field.resignFirstResponder() })
        },
    ]
}
