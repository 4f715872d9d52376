import TouchstoneTesting
import UIKit

// Controls that have the touch and send nothing, because of what the finger or an override does.

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

/// From an answer about double taps: lets one action through each second.
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

private final class OrderViewController: UIViewController {
    let orderButton = UIButton(type: .system)
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        orderButton.accessibilityIdentifier = "orderButton"
        orderButton.frame = CGRect(x: 100, y: 500, width: 190, height: 50)
        orderButton.addTarget(self, action: OrderViewController.pressed, for: .touchDown)
        orderButton.addTarget(self, action: OrderViewController.order, for: .touchUpInside)
        view.addSubview(orderButton)
    }

    /// So that nobody orders twice.
    func pressed() { orderButton.isEnabled = false }
    func order() { orders += 1 }
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

extension Fault {
    static let controlsTracking: [Fault] = [
        Fault(
            name: "shutter-lifted-96-points-below",
            question: "Sometimes I press the shutter and no photo is taken, although it turned grey under my finger."
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.shutter, .touchUpInside),
                truth: Truth(
                    about: ["shutter"], says: [["96", "26"], ["70"], ["outside", "away", "beyond", "below"]],
                    never: ["no target"]),
                fingers: {
                    app.fingerDown(at: camera.shutter)
                    app.fingerMove(to: CGPoint(x: 195, y: 776), duration: 0.2)
                    app.fingerUp()
                },
                afterwards: { camera.shutter.frame = CGRect(x: 95, y: 600, width: 200, height: 200) })
        },
        Fault(
            name: "knob-refuses-to-track-its-middle",
            question: "My custom knob is hit, I checked with a breakpoint in hitTest, but valueChanged never comes."
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.knob, .valueChanged),
                truth: Truth(
                    about: ["zoomKnob"], says: [["beginTracking"]], never: ["no target", "recognizer", "isEnabled"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 280), to: CGPoint(x: 250, y: 280)) },
                afterwards: { camera.knob.rim = 80 })
        },
        Fault(
            name: "override-of-send-action-swallows",
            question: "flashed() is not called on the second tap. The button highlights as it should."
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.flash, .touchUpInside),
                truth: Truth(
                    about: ["flashButton"], says: [["sendAction"], ["override", "ThrottledButton", "subclass"]],
                    never: ["no target", "target is gone", "deallocated"]),
                fingers: {
                    app.fingerTap(at: camera.flash)
                    camera.flash.isReady = false
                    app.advance(by: 0.6)
                    app.fingerTap(at: camera.flash)
                },
                afterwards: { camera.flash.isReady = true })
        },
        Fault(
            name: "control-overrides-touches-began-without-super",
            question: "My card shrinks when I press it, so it has the touch. Why is filtered() not called?"
        ) { app in
            let camera = CameraViewController()
            _ = app.makeWindow(root: camera)
            return InjectedFault(
                wanted: .event(camera.card, .touchUpInside),
                truth: Truth(
                    about: ["filterCard"], says: [["touchesBegan"], ["super", "override"]],
                    never: ["no target", "beginTracking(_:with:) answered false"]),
                fingers: { app.fingerTap(at: camera.card) },
                afterwards: { camera.card.removeFromSuperview() })
        },
        Fault(
            name: "disabled-while-the-finger-is-down",
            question: "touchDown disables the button so that nobody orders twice. Does order() still run?"
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.orderButton, .touchUpInside),
                truth: Truth(about: [], says: [], never: ["disabled-control", "isEnabled is false"], isFine: true),
                fingers: { app.fingerTap(at: screen.orderButton) },
                afterwards: {
                    screen.orderButton.isEnabled = false
                    screen.orderButton.removeTarget(nil, action: nil, for: .allEvents)
                })
        },
    ]
}
