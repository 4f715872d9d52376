import TouchstoneTesting
import UIKit

// Actions that are not called although the control is touched, and controls that keep quiet.

/// Somebody wanted a lazy property and left out two words.
private final class SubscribeViewController: UIViewController {
    private(set) var subscriptions = 0

    var subscribeButton: UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Subscribe", for: .normal)
        button.accessibilityIdentifier = "subscribeButton"
        button.frame = CGRect(x: 45, y: 500, width: 300, height: 50)
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(subscribeButton)
        subscribeButton.addTarget(self, action: SubscribeViewController.subscribe, for: .touchUpInside)
    }

    func subscribe() { subscriptions += 1 }
}

/// Each finger that lands on it should play the note once more.
private final class OrganKey: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "organKey"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class OrganViewController: UIViewController {
    let key = OrganKey(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    private(set) var notes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        key.addTarget(self, action: OrganViewController.play, for: .touchDown)
        view.addSubview(key)
    }

    func play() { notes += 1 }
}

private final class ShoeViewController: UIViewController {
    let sizes = UISegmentedControl(items: ["S", "M", "L"])
    private(set) var choices: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sizes.placed("sizePicker", CGRect(x: 45, y: 300, width: 300, height: 40), in: view)
        sizes.selectedSegmentIndex = 0
        sizes.addTarget(self, action: ShoeViewController.sizeChanged, for: .valueChanged)
    }

    func show(stock: [Int]) {
        for (index, pieces) in stock.enumerated() { sizes.setEnabled(pieces > 0, forSegmentAt: index) }
    }

    func sizeChanged() { choices.append(sizes.selectedSegmentIndex) }
}

private final class PlayerViewController: UIViewController {
    let volume = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 45, y: 360, width: 300, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        volume.accessibilityIdentifier = "volumeSlider"
        volume.value = 0.5
        // From the screen next door, where each value is sent to a server.
        volume.isContinuous = false
        volume.addTarget(self, action: PlayerViewController.volumeChanged, for: .valueChanged)
        view.addSubview(label)
        view.addSubview(volume)
    }

    func volumeChanged(_ slider: UISlider) { label.text = "\(Int(slider.value * 100)) %" }
}

/// A control of one's own: five stars, one of which is chosen by lifting the finger over it.
private final class StarRating: UIControl {
    private(set) var rating = 0

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        rating = Int(touch.location(in: self).x / bounds.width * 5) + 1
        setNeedsDisplay()
    }
}

private final class ReviewViewController: UIViewController {
    let stars = StarRating(frame: CGRect(x: 70, y: 200, width: 250, height: 50))
    let send = UIButton.titled("Send", "sendButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        stars.accessibilityIdentifier = "starRating"
        stars.addTarget(self, action: ReviewViewController.rated, for: .valueChanged)
        send.isEnabled = false
        send.placed("sendButton", CGRect(x: 70, y: 300, width: 250, height: 44), in: view)
        view.addSubview(stars)
    }

    func rated() { send.isEnabled = true }
}

/// All buttons of the application are made of it.
private class RippleButton: UIButton {
    private let ripple = UIView(frame: .zero)

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self) else { return }
        ripple.isUserInteractionEnabled = false
        ripple.frame = CGRect(x: place.x - 10, y: place.y - 10, width: 20, height: 20)
        addSubview(ripple)
        isHighlighted = false
    }
}

private final class BuyButton: RippleButton {
    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
}

private final class ShopViewController: UIViewController {
    let buy = BuyButton(frame: CGRect(x: 45, y: 600, width: 300, height: 50))
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        buy.setTitle("Buy now", for: .normal)
        buy.accessibilityIdentifier = "buyButton"
        buy.addTarget(self, action: ShopViewController.order, for: .touchUpInside)
        view.addSubview(buy)
    }

    func order() { orders += 1 }
}

/// A control that is made of labels in a stack view, which has interaction on.
private final class PlanCard: UIControl {
    let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "planCard"
        stack.axis = .vertical
        stack.accessibilityIdentifier = "planStack"
        for text in ["Yearly", "40 a year", "Best value"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}

private final class PlansViewController: UIViewController {
    let card = PlanCard(frame: CGRect(x: 45, y: 200, width: 300, height: 120))
    private(set) var choices = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        card.addTarget(self, action: PlansViewController.choose, for: .touchUpInside)
        view.addSubview(card)
    }

    func choose() { choices += 1 }
}

extension Selector {
    fileprivate static let showProfile = Selector(TimelineViewController.showProfile, name: "showProfile")
}

private final class TimelineViewController: UIViewController {
    let avatar = UIButton(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    private(set) var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar.accessibilityIdentifier = "avatarButton"
        // It used to be an item with an image.
        let item = UIBarButtonItem(customView: avatar)
        item.target = self
        item.action = .showProfile
        navigationItem.rightBarButtonItem = item
    }

    func showProfile() { visits += 1 }
}

/// Groups options, and is a control so that it can send valueChanged.
private final class OptionsGroup: UIControl {
    let options = ["M", "L", "XL"].map { UIButton.titled($0, "option" + $0) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, option) in options.enumerated() {
            option.frame = CGRect(x: index * 100, y: 0, width: 90, height: 44)
            addSubview(option)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ShirtViewController: UIViewController {
    let group = OptionsGroup(frame: CGRect(x: 45, y: 400, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        group.accessibilityIdentifier = "optionsGroup"
        view.addSubview(group)
        group.isEnabled = false
    }

    /// The stock has been loaded.
    func loaded() {
        for option in group.options { option.isEnabled = true }
    }
}

private final class ArticleViewController: UIViewController {
    let share = UIButton(type: .system)
    private(set) var shared = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        share.setTitle("Share", for: .normal)
        share.menu = UIMenu(children: [
            UIAction(title: "Copy link") { _ in }, UIAction(title: "Open in browser") { _ in },
        ])
        share.addTarget(self, action: ArticleViewController.shareNow, for: .touchUpInside)
        share.placed("shareButton", CGRect(x: 145, y: 300, width: 100, height: 44), in: view)
    }

    func shareNow() { shared += 1 }
}

/// Hold to record, and slide off the button to throw the recording away.
private final class VoiceViewController: UIViewController {
    let mic = UIButton(frame: CGRect(x: 165, y: 600, width: 60, height: 60))
    private(set) var isDiscarded = false
    private(set) var isRecording = false

    override func viewDidLoad() {
        super.viewDidLoad()
        mic.accessibilityIdentifier = "micButton"
        mic.addTarget(self, action: VoiceViewController.record, for: .touchDown)
        mic.addTarget(self, action: VoiceViewController.discard, for: .touchDragExit)
        view.addSubview(mic)
    }

    func record() { isRecording = true }
    func discard() { isDiscarded = true }
}

extension Fault {
    static let controlsAndTargets: [Fault] = [
        Fault(
            name: "button-in-a-computed-property",
            question: "viewDidLoad adds the subscribe button and its target. Tapping it does nothing at all."
        ) { app in
            let screen = SubscribeViewController()
            _ = app.makeWindow(root: screen)
            let button = screen.view.subviews[0] as! UIButton
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(
                    about: ["subscribeButton"],
                    says: [
                        ["no target", "no action", "nobody", "nothing", "no one", "none", "without"],
                        ["target", "action", "listen", "regist"],
                    ],
                    never: ["deallocated", "is gone", "died"]),
                fingers: { app.fingerTap(at: button) },
                afterwards: {
                    button.addTarget(screen, action: SubscribeViewController.subscribe, for: .touchUpInside)
                })
        },
        Fault(
            name: "second-finger-on-a-control-that-tracks",
            question: "My key has isMultipleTouchEnabled, yet a second finger on it does not play the note again."
        ) { app in
            let screen = OrganViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.key, .touchDown),
                truth: Truth(
                    about: ["organKey"],
                    says: [["one touch", "one finger", "track", "busy", "another touch", "another finger"]],
                    never: ["isMultipleTouchEnabled = true", "covered", "no target"]),
                fingers: {
                    app.fingerDown(2, at: CGPoint(x: 100, y: 300))
                    app.advance(by: 0.4)
                    app.fingerTap(1, at: CGPoint(x: 280, y: 420))
                    app.advance(by: 0.2)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.key.isMultipleTouchEnabled = false })
        },
        Fault(
            name: "segment-that-is-sold-out",
            question: "Tapping L in my size picker does not call sizeChanged. S and M work."
        ) { app in
            let screen = ShoeViewController()
            _ = app.makeWindow(root: screen)
            screen.show(stock: [3, 1, 0])
            return InjectedFault(
                wanted: .event(screen.sizes, .valueChanged),
                truth: Truth(
                    about: ["sizePicker"], says: [["segment"], ["disabled", "enabled"]],
                    never: ["already", "no target", "sizePicker is disabled"]),
                fingers: { app.fingerTap(at: CGPoint(x: 295, y: 320)) },
                afterwards: { screen.show(stock: [3, 1, 5]) })
        },
        Fault(
            name: "slider-that-is-not-continuous",
            question: "The number beside my slider does not change while I drag it. Here I am still dragging."
        ) { app in
            let screen = PlayerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.volume, .valueChanged),
                truth: Truth(
                    about: ["volumeSlider"], says: [["isContinuous", "continuous", "lift", "at the end", "let go"]],
                    never: ["no target", "outside"]),
                fingers: {
                    app.fingerDown(at: screen.volume)
                    app.fingerMove(to: CGPoint(x: 280, y: 422), duration: 0.4)
                },
                afterwards: {
                    app.fingerUp()
                    screen.volume.isContinuous = true
                })
        },
        Fault(
            name: "rating-control-that-never-sends",
            question: "The stars in my own control change as I tap them, and rated() is not called."
        ) { app in
            let screen = ReviewViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.stars, .valueChanged),
                truth: Truth(
                    about: ["starRating"],
                    says: [
                        ["valueChanged"],
                        [
                            "sendActions", "does not send", "never sends", "did not send", "never sent", "sends no",
                            "not sent", "sent no", "by itself", "of its own",
                        ],
                    ],
                    never: ["is gone", "disabled"]),
                fingers: { app.fingerTap(at: screen.stars) },
                afterwards: { screen.stars.sendActions(for: .valueChanged) })
        },
        Fault(
            name: "ripple-in-touches-ended-without-super",
            question:
                "Since the ripple effect the buy button is dead, and so are all others. BuyButton has no touch code."
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.buy, .touchUpInside),
                truth: Truth(
                    about: ["buyButton"],
                    says: [["touchesEnded"], ["super", "forward", "pass", "UIControl", "override"]],
                    never: ["touchesBegan", "no target", "covered"]),
                fingers: { app.fingerTap(at: screen.buy) },
                afterwards: { screen.buy.removeFromSuperview() })
        },
        Fault(
            name: "stack-view-in-a-control-passes-touches-on",
            question: "There is a stack view with interaction on in my control. Does it swallow the control's tap?"
        ) { app in
            let screen = PlansViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.card, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.card)
                },
                afterwards: { screen.card.stack.frame = screen.view.bounds })
        },
        Fault(
            name: "bar-button-item-with-a-custom-view",
            question: "My bar button item has a target and an action. Since it shows the avatar it calls nothing."
        ) { app in
            let screen = TimelineViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            return InjectedFault(
                wanted: .event(screen.avatar, .touchUpInside),
                truth: Truth(
                    about: ["avatarButton"],
                    says: [
                        ["no target", "no action", "nobody", "nothing", "no one", "none", "without"],
                        ["target", "action", "listen", "regist"],
                    ],
                    never: ["is gone", "covered", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.avatar)
                },
                afterwards: { screen.avatar.addTarget(screen, action: .showProfile, for: .touchUpInside) })
        },
        Fault(
            name: "options-of-a-disabled-group",
            question: "I enabled every option after the stock was loaded. The XL button still does not react."
        ) { app in
            let screen = ShirtViewController()
            _ = app.makeWindow(root: screen)
            screen.loaded()
            return InjectedFault(
                wanted: .event(screen.group.options[2], .touchUpInside),
                truth: Truth(
                    about: ["optionsGroup"], says: [["disabled", "isEnabled"]],
                    never: ["covered", "isUserInteractionEnabled", "no target"]),
                fingers: { app.fingerTap(at: screen.group.options[2]) },
                afterwards: { screen.group.isEnabled = true })
        },
        Fault(
            name: "share-button-held-for-a-moment",
            question: "Some people hold the share button a little longer, and then shareNow() is not called."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.share, .touchUpInside),
                truth: Truth(
                    about: ["shareButton"], says: [["menu"]],
                    never: ["no target", "outside", "showsMenuAsPrimaryAction"]
                ),
                fingers: { app.fingerLongPress(at: app.middle(of: screen.share), duration: 0.9) },
                afterwards: { screen.share.menu = nil })
        },
        Fault(
            name: "slide-to-discard-that-is-too-short",
            question: "I slid my finger off the microphone, 50 points beside it. Why was the recording not discarded?"
        ) { app in
            let screen = VoiceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.mic, .touchDragExit),
                truth: Truth(
                    about: ["micButton"],
                    says: [["70", "margin", "far enough", "not far", "further", "still inside", "counts as inside"]],
                    never: ["no target", "cancelled"]),
                fingers: {
                    app.fingerDown(at: screen.mic)
                    app.advance(by: 0.5)
                    app.fingerMove(to: CGPoint(x: 115, y: 630), duration: 0.3)
                    app.advance(by: 0.2)
                    app.fingerUp()
                },
                afterwards: { screen.mic.frame = CGRect(x: 0, y: 0, width: 44, height: 44) })
        },
    ]
}
