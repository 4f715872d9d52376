import TouchstoneTesting
import UIKit

/// A drawer that follows the finger, with a button on it.
private final class FilterViewController: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    let applyButton = UIButton(type: .system)
    lazy var panelPan = UIPanGestureRecognizer(target: self, action: FilterViewController.dragged)
    private(set) var applied = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "panel"
        view.addSubview(panel)
        applyButton.accessibilityIdentifier = "applyButton"
        applyButton.frame = CGRect(x: 45, y: 100, width: 300, height: 50)
        applyButton.addTarget(self, action: FilterViewController.apply, for: .touchUpInside)
        panel.addSubview(applyButton)
        panelPan.name = "panelPan"
        panel.addGestureRecognizer(panelPan)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {}
    func apply() { applied += 1 }
}

/// Stops when the finger leaves the dial.
private final class TimerDial: UIControl {
    var slack: CGFloat = 0

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
    }
}

private final class KitchenViewController: UIViewController {
    let dial = TimerDial(frame: CGRect(x: 145, y: 300, width: 100, height: 100))
    private(set) var isSet = false

    override func viewDidLoad() {
        super.viewDidLoad()
        dial.accessibilityIdentifier = "timerDial"
        dial.addTarget(self, action: KitchenViewController.timerSet, for: [.touchUpInside, .touchUpOutside])
        view.addSubview(dial)
    }

    func timerSet() { isSet = true }
}

private final class LoggedSwitch: UISwitch {
    private(set) var log: [String] = []

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log.append("switch let go")
    }
}

private final class PrivacyViewController: UIViewController {
    let trackingSwitch = LoggedSwitch(frame: CGRect(x: 300, y: 100, width: 51, height: 31))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        trackingSwitch.accessibilityIdentifier = "trackingSwitch"
        trackingSwitch.addTarget(self, action: PrivacyViewController.changed, for: .valueChanged)
        view.addSubview(trackingSwitch)
    }

    func changed() { log.append("changed") }
}

/// A whole card that can be tapped, with a heart on it.
private final class ProductCard: UIControl {
    let heart = UIButton(frame: CGRect(x: 290, y: 10, width: 44, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        heart.accessibilityIdentifier = "heart"
        addSubview(heart)
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class ShelfViewController: UIViewController {
    let card = ProductCard(frame: CGRect(x: 20, y: 100, width: 350, height: 120))
    private(set) var opened = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "productCard"
        card.addTarget(self, action: ShelfViewController.open, for: .touchUpInside)
        view.addSubview(card)
    }

    func open() { opened += 1 }
}

private final class BasketViewController: UIViewController {
    let amount = UIStepper(frame: CGRect(x: 148, y: 200, width: 94, height: 32))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        amount.accessibilityIdentifier = "amountStepper"
        amount.maximumValue = 5
        amount.value = 5
        amount.addTarget(self, action: BasketViewController.amountChanged, for: .valueChanged)
        view.addSubview(amount)
    }

    func amountChanged() { changes += 1 }
}

extension Fault {
    static let controlsTrackingKept: [Fault] = [
        Fault(
            name: "button-on-a-panel-that-can-be-dragged",
            question: "On the device my apply button is often dead. In the simulator, with a mouse, it always works."
        ) { app in
            let filter = FilterViewController()
            _ = app.makeWindow(root: filter)
            let pan = filter.panelPan
            return InjectedFault(
                wanted: .event(filter.applyButton, .touchUpInside),
                truth: Truth(
                    about: ["panelPan"], says: [["take", "took", "cancel"]],
                    never: ["lifted outside", "no target"]),
                fingers: {
                    app.fingerDown(at: filter.applyButton)
                    app.fingerMove(to: CGPoint(x: 200, y: 538), duration: 0.1)
                    app.fingerUp()
                },
                afterwards: { filter.panel.removeGestureRecognizer(pan) })
        },
        Fault(
            name: "dial-stops-tracking-at-its-rim",
            question: "I drag my dial to the right and let go: no touchUpInside and no touchUpOutside either."
        ) { app in
            let kitchen = KitchenViewController()
            _ = app.makeWindow(root: kitchen)
            return InjectedFault(
                wanted: .event(kitchen.dial, .touchUpInside),
                truth: Truth(
                    about: ["timerDial"], says: [["continueTracking"]],
                    never: ["70", "no target", "beginTracking"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 265, y: 350)) },
                afterwards: { kitchen.dial.slack = 60 })
        },
        Fault(
            name: "switch-overrides-end-tracking-without-super",
            question: "I only subclassed UISwitch for a log line. Now it does not turn any more."
        ) { app in
            let privacy = PrivacyViewController()
            _ = app.makeWindow(root: privacy)
            return InjectedFault(
                wanted: .event(privacy.trackingSwitch, .valueChanged),
                truth: Truth(
                    about: ["trackingSwitch"], says: [["endTracking"]],
                    never: ["no target", "lifted outside", "already on"]),
                fingers: { app.fingerTap(at: privacy.trackingSwitch) },
                afterwards: { privacy.trackingSwitch.setOn(true, animated: false) })
        },
        Fault(
            name: "heart-button-on-a-card-that-is-a-control",
            question: "Tapping my card opens it, except in its upper right corner."
        ) { app in
            let shelf = ShelfViewController()
            _ = app.makeWindow(root: shelf)
            return InjectedFault(
                wanted: .event(shelf.card, .touchUpInside),
                truth: Truth(
                    about: ["heart"], says: [["inside", "front", "subview", "receives", "hit", "has the touch"]],
                    never: ["no target", "recognizer"]),
                fingers: { app.fingerTap(at: shelf.card.heart) },
                afterwards: { shelf.card.heart.removeFromSuperview() })
        },
        Fault(
            name: "stepper-at-its-maximum",
            question: "Plus on my stepper does nothing: amountChanged() is not called."
        ) { app in
            let basket = BasketViewController()
            _ = app.makeWindow(root: basket)
            return InjectedFault(
                wanted: .event(basket.amount, .valueChanged),
                truth: Truth(
                    about: ["amountStepper"], says: [["maximum", "limit", "did not change", "no change", "unchanged"]],
                    never: ["no target", "recognizer"]),
                fingers: { app.fingerTap(at: CGPoint(x: 220, y: 216)) },
                afterwards: { basket.amount.maximumValue = 50 })
        },
    ]
}
