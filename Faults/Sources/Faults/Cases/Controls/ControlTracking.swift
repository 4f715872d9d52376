import TouchstoneTesting
import UIKit

/// Stops tracking when the finger leaves the dial.
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

private final class PhotoButton: UIButton {
    private(set) var shots = 0
    func shoot() { shots += 1 }
}

/// A round knob that turns when its rim is dragged.
private final class KnobControl: UIControl {
    var value: Float = 0
    var rim: CGFloat = 24

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let radius = bounds.width / 2
        let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
        return (dx * dx + dy * dy).squareRoot() > radius - rim
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = Float(touch.location(in: self).x / bounds.width)
        sendActions(for: .valueChanged)
        return true
    }
}

/// Sends at most one action per second, to prevent double taps.
private final class ThrottledButton: UIButton {
    var isReady = true

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard isReady else { return }
        super.sendAction(action, to: target, for: event)
    }
}

/// Shrinks while it is pressed.
private final class BouncyControl: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        transform = .identity
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        transform = .identity
    }
}

private final class CameraViewController: UIViewController {
    let shutter = PhotoButton(frame: CGRect(x: 155, y: 600, width: 80, height: 80))
    let knob = KnobControl(frame: CGRect(x: 115, y: 200, width: 160, height: 160))
    let flash = ThrottledButton(frame: CGRect(x: 20, y: 60, width: 80, height: 44))
    let card = BouncyControl(frame: CGRect(x: 20, y: 420, width: 350, height: 100))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        shutter.accessibilityIdentifier = "shutter"
        shutter.addTarget(shutter, action: PhotoButton.shoot, for: .touchUpInside)
        knob.accessibilityIdentifier = "zoomKnob"
        knob.addTarget(self, action: CameraViewController.zoomed, for: .valueChanged)
        flash.accessibilityIdentifier = "flashButton"
        flash.addTarget(self, action: CameraViewController.flashed, for: .touchUpInside)
        card.accessibilityIdentifier = "filterCard"
        card.addTarget(self, action: CameraViewController.filtered, for: .touchUpInside)
        for control in [shutter, knob, flash, card] { view.addSubview(control) }
    }

    func zoomed() { log.append("zoomed") }
    func flashed() { log.append("flashed") }
    func filtered() { log.append("filtered") }
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

/// Each finger that touches it should play the note again.
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

/// Plays its note when a finger enters it.
private final class PianoKey: UIControl {}

private final class PianoViewController: UIViewController {
    let c = PianoKey(frame: CGRect(x: 45, y: 300, width: 140, height: 200))
    let d = PianoKey(frame: CGRect(x: 185, y: 300, width: 140, height: 200))
    private(set) var sounds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for (key, name) in [(c, "keyC"), (d, "keyD")] {
            key.addTarget(self, action: PianoViewController.sound, for: [.touchDown, .touchDragEnter])
            key.placed(name, key.frame, in: view)
        }
    }

    func sound() { sounds += 1 }
}

extension Fault {
    /// Controls that do not track the touch to its end.
    static let controlTracking: [Fault] = [
        Fault(
            name: "dial-stops-tracking-at-its-rim",
            question: "I drag my dial to the right and let go: no touchUpInside and no touchUpOutside either.",
            batch: .first
        ) { app in
            let kitchen = KitchenViewController()
            _ = app.makeWindow(root: kitchen)
            return InjectedFault(
                wanted: .event(kitchen.dial, .touchUpInside),
                expected: .cause(
                    about: ["timerDial"], says: [["continueTracking"]],
                    never: ["70", "no target", "beginTracking"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 265, y: 350)) },
                afterwards: { kitchen.dial.slack = 60 })
        },
        Fault(
            name: "knob-refuses-to-track-its-middle",
            question: "My custom knob is hit, I checked with a breakpoint in hitTest, but valueChanged never comes.",
            batch: .development
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.knob, .valueChanged),
                expected: .cause(
                    about: ["zoomKnob"], says: [["beginTracking"]], never: ["no target", "recognizer", "isEnabled"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 280), to: CGPoint(x: 250, y: 280)) },
                afterwards: { camera.knob.rim = 80 })
        },
        Fault(
            name: "control-overrides-touches-began-without-super",
            question: "My card shrinks when I press it, so it has the touch. Why is filtered() not called?",
            batch: .development
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.card, .touchUpInside),
                expected: .cause(
                    about: ["filterCard"], says: [["touchesBegan"], ["super", "override"]],
                    never: ["no target", "beginTracking(_:with:) answered false"]),
                input: { app.fingerTap(at: camera.card) },
                afterwards: { camera.card.removeFromSuperview() })
        },
        Fault(
            name: "switch-overrides-end-tracking-without-super",
            question: "I only subclassed UISwitch for a log line. Now it does not turn any more.",
            batch: .first
        ) { app in
            let privacy = PrivacyViewController()
            _ = app.makeWindow(root: privacy)
            return InjectedFault(
                wanted: .event(privacy.trackingSwitch, .valueChanged),
                expected: .cause(
                    about: ["trackingSwitch"], says: [["endTracking"]],
                    never: ["no target", "lifted outside", "already on"]),
                input: { app.fingerTap(at: privacy.trackingSwitch) },
                afterwards: { privacy.trackingSwitch.setOn(true, animated: false) })
        },
        Fault(
            name: "second-finger-on-a-control-that-tracks",
            question: "My key has isMultipleTouchEnabled, yet a second finger on it does not play the note again.",
            batch: .second
        ) { app in
            let screen = OrganViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.key, .touchDown),
                expected: .cause(
                    about: ["organKey"],
                    says: [["one touch", "one finger", "track", "busy", "another touch", "another finger"]],
                    never: ["isMultipleTouchEnabled = true", "covered", "no target"]),
                input: {
                    app.fingerDown(2, at: CGPoint(x: 100, y: 300))
                    app.advance(by: 0.4)
                    app.fingerTap(1, at: CGPoint(x: 280, y: 420))
                    app.advance(by: 0.2)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.key.isMultipleTouchEnabled = false })
        },
        // A touch belongs to its first hit view (HT-39). touchDragEnter is sent to a control whose touch had left it.
        Fault(
            name: "keys-played-by-sliding",
            question: "A finger that slides from C to D should sound D. touchDragEnter of D does not come.",
            batch: .seventh
        ) { app in
            let screen = PianoViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.d, .touchDragEnter),
                expected: .cause(
                    about: ["keyC"],
                    says: [
                        [
                            "began", "begins", "begin", "down", "belong", "bound", "stay", "keeps", "gets it",
                            "goes to",
                            "went to", "started", "outside", "not in", "left of", "has the touch", "had the touch",
                        ]
                    ],
                    never: ["is disabled", "no target", "covered by", "recognizer"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 115, y: 400), to: CGPoint(x: 255, y: 400), duration: 0.4)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.d.isHidden = true })
        },
        Fault(
            name: "shutter-lifted-96-points-below",
            question: "Sometimes I press the shutter and no photo is taken, although it turned grey under my finger.",
            batch: .development
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.shutter, .touchUpInside),
                expected: .cause(
                    about: ["shutter"], says: [["96", "26"], ["70"], ["outside", "away", "beyond", "below"]],
                    never: ["no target"]),
                input: {
                    app.fingerDown(at: camera.shutter)
                    app.fingerMove(to: CGPoint(x: 195, y: 776), duration: 0.2)
                    app.fingerUp()
                },
                afterwards: { camera.shutter.frame = CGRect(x: 95, y: 600, width: 200, height: 200) })
        },
        Fault(
            name: "override-of-send-action-swallows",
            question: "flashed() is not called on the second tap. The button highlights as it should.",
            batch: .development
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.flash, .touchUpInside),
                expected: .cause(
                    about: ["flashButton"], says: [["sendAction"], ["override", "ThrottledButton", "subclass"]],
                    never: ["no target", "target is gone", "deallocated"]),
                input: {
                    app.fingerTap(at: camera.flash)
                    camera.flash.isReady = false
                    app.advance(by: 0.6)
                    app.fingerTap(at: camera.flash)
                },
                afterwards: { camera.flash.isReady = true })
        },
    ]
}
