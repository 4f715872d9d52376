import TouchstoneTesting
import UIKit

/// Must not be pressed while another finger is down.
private final class CheckoutViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    let pay = UIButton.titled("Pay", "payButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        pay.isExclusiveTouch = true
        pay.placed("payButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
}

private final class Knob: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MixerScreen: UIViewController {
    let knob = Knob()
    let stop = UIButton.titled("Stop", "stopButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        knob.placed("knob", CGRect(x: 40, y: 300, width: 120, height: 120), in: view)
        stop.placed("stopButton", CGRect(x: 230, y: 600, width: 120, height: 60), in: view)
    }
}

/// Adds its score plate to the window in order to draw over everything.
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

private final class DrumPad: UIView {
    private(set) var beats = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beats += touches.count }
}

/// Draws a line that follows a finger.
private final class Slate: UIView {
    private(set) var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
    private func note(_ touches: Set<UITouch>) { points += touches.map { $0.location(in: self) } }
}

extension Fault {
    /// Views that accept one touch, or exclude touches in other views.
    static let severalFingers: [Fault] = [
        Fault(
            name: "exclusive-button-while-a-thumb-rests",
            question: "People who hold the phone with a thumb on the photo cannot pay. Nothing is over the button.",
            batch: .third
        ) { app in
            let screen = CheckoutViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.pay, .touchUpInside),
                expected: .cause(
                    about: ["payButton"], says: [["exclusive"]],
                    never: ["isMultipleTouchEnabled", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerDown(2, at: CGPoint(x: 20, y: 300))
                    app.advance(by: 0.5)
                    app.fingerTap(1, at: screen.pay)
                    app.advance(by: 0.3)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.pay.isExclusiveTouch = false })
        },
        Fault(
            name: "exclusive-knob-held",
            question: "Sometimes Stop is ignored during a session, mostly when the other hand is on the knob",
            batch: .first
        ) { app in
            let mixer = MixerScreen()
            _ = app.makeWindow(root: mixer)
            return InjectedFault(
                wanted: .view(mixer.stop),
                expected: .cause(about: ["knob"], says: [["exclusive"]], never: ["multiple", "cover"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: mixer.knob)
                    app.advance(by: 0.3)
                    app.fingerTap(2, at: mixer.stop)
                },
                touch: 2,
                afterwards: {
                    app.fingerUp(1)
                    mixer.knob.removeFromSuperview()
                })
        },
        // A touch that the view does not receive does not go up the chain (DL-13, DL-14).
        Fault(
            name: "second-finger-on-its-way-to-the-controller",
            question: "My game's controller counts fingers in touchesBegan. It never counts more than one on the pad.",
            batch: .seventh
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .cause(
                    about: ["gamePad"],
                    says: [["isMultipleTouchEnabled", "multiple touch", "multipleTouch", "another finger"]],
                    never: ["exclusive", "covered by", "is disabled", "without super"]),
                input: {
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
        Fault(
            name: "second-finger-on-the-drum-pad",
            question: "While one finger rests on my drum pad the other one makes no sound",
            batch: .development
        ) { app in
            let window = app.makeWindow()
            let pad = DrumPad(frame: CGRect(x: 20, y: 300, width: 350, height: 350))
            pad.accessibilityIdentifier = "drumPad"
            window.addSubview(pad)
            return InjectedFault(
                wanted: .view(pad),
                expected: .cause(
                    about: ["drumPad"], says: [["multiple touch", "isMultipleTouchEnabled", "MultipleTouch"]],
                    never: ["exclusive"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 400))
                    app.advance(by: 0.3)
                    app.fingerTap(2, at: CGPoint(x: 300, y: 500))
                },
                touch: 2,
                afterwards: {
                    app.fingerUp(1)
                    pad.isMultipleTouchEnabled = true
                    pad.isUserInteractionEnabled = false
                })
        },
        // A suppressed touch stays suppressed until it ends (DL-13).
        Fault(
            name: "stroke-that-the-other-hand-goes-on-with",
            question:
                "I put the second finger down, lift the first one, and draw on with the second. Nothing is drawn.",
            batch: .sixth
        ) { app in
            let window = app.makeWindow()
            let slate = Slate().placed("slate", CGRect(x: 0, y: 100, width: 390, height: 600), in: window)
            return InjectedFault(
                wanted: .view(slate),
                expected: .cause(
                    about: ["slate"], says: [["isMultipleTouchEnabled", "multiple touch", "multipleTouch"]],
                    never: ["exclusive", "covered by", "is disabled", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 300))
                    app.fingerMove(1, to: CGPoint(x: 150, y: 300), duration: 0.2)
                    app.fingerDown(2, at: CGPoint(x: 250, y: 300))
                    app.advance(by: 0.1)
                    app.fingerUp(1)
                    app.advance(by: 0.1)
                    app.fingerMove(2, to: CGPoint(x: 300, y: 400), duration: 0.3)
                    app.fingerUp(2)
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { slate.isMultipleTouchEnabled = true })
        },
    ]
}
