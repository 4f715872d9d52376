import TouchstoneTesting
import UIKit

/// Views that stick out of what holds them.
extension Fault {
    static let outsideKept: [Fault] = [
        Fault(
            name: "close-badge-on-a-corner",
            question: "The little x on the attachment can hardly be hit: I have to aim at its inner corner"
        ) { app in
            let window = app.makeWindow()
            let thumbnail = AttachmentView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
            window.addSubview(thumbnail)
            return InjectedFault(
                wanted: .view(thumbnail.close),
                truth: Truth(
                    about: ["attachment"],
                    says: [
                        [
                            "outside", "beyond", "out of", "not inside", "above", "left", "not within", "not contain",
                            "stick",
                        ]
                    ],
                    never: ["in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 95, y: 295))
                },
                afterwards: { thumbnail.isHidden = true })
        },
        Fault(
            name: "bounds-set-to-the-frame",
            question: "None of the keypad's keys react, the touches go to the view behind them"
        ) { app in
            let screen = DialScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.keys[4], .touchUpInside),
                truth: Truth(
                    about: ["keypad"],
                    says: [
                        ["above", "outside", "beyond", "out of", "not inside", "not within", "not contain", "stick"]
                    ],
                    never: ["is hidden", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.keys[4])
                },
                afterwards: { screen.keypad.bounds.origin = .zero })
        },
        Fault(
            name: "callout-of-a-map-pin",
            question: "The info bubble over my custom annotation view: its Directions button never gets the tap"
        ) { app in
            let window = app.makeWindow()
            let pin = PinView(frame: CGRect(x: 180, y: 400, width: 30, height: 40))
            window.addSubview(pin)
            return InjectedFault(
                wanted: .view(pin.directions),
                truth: Truth(
                    about: ["pin"],
                    says: [
                        ["outside", "beyond", "out of", "not inside", "above", "not within", "not contain", "stick"]
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 420))
                    app.advance(by: 0.6)
                    app.fingerTap(at: pin.directions)
                },
                // The pin was recycled.
                afterwards: {
                    pin.isCalloutShown = false
                    pin.removeFromSuperview()
                })
        },
        Fault(
            name: "input-bar-taller-than-its-container",
            question: "With three lines of text the Send button didn't work; after sending it with return it did"
        ) { app in
            let chat = ChatScreen()
            _ = app.makeWindow(root: chat)
            return InjectedFault(
                wanted: .event(chat.send, .touchUpInside),
                truth: Truth(
                    about: ["inputContainer"],
                    says: [
                        ["outside", "beyond", "out of", "not inside", "above", "not within", "not contain", "stick"]
                    ]),
                fingers: {
                    app.settle()
                    chat.lines = 3
                    app.settle()
                    app.fingerTap(at: chat.send)
                },
                afterwards: {
                    chat.lines = 1
                    app.settle()
                })
        },
    ]
}

private final class AttachmentView: UIView {
    let close = UIButton.titled("×", "closeBadge")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "attachment"
        clipsToBounds = false
        close.frame = CGRect(x: -12, y: -12, width: 24, height: 24)
        addSubview(close)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class DialScreen: UIViewController {
    let keypad = UIView()
    let keys = (1...9).map { UIButton.titled("\($0)", "key\($0)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        keypad.placed("keypad", CGRect(x: 45, y: 450, width: 300, height: 300), in: view)
        keypad.bounds = keypad.frame
        for (index, key) in keys.enumerated() {
            key.frame = CGRect(x: index % 3 * 100, y: index / 3 * 100, width: 96, height: 96)
            keypad.addSubview(key)
        }
    }
}

private final class PinView: UIControl {
    let callout = UIView()
    let directions = UIButton.titled("Directions", "directionsButton")
    var isCalloutShown = false {
        didSet { callout.isHidden = !isCalloutShown }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "pin"
        callout.placed("callout", CGRect(x: -85, y: -90, width: 200, height: 80), in: self)
        callout.isHidden = true
        directions.placed("directionsButton", CGRect(x: 20, y: 30, width: 160, height: 40), in: callout)
        addTarget(self, action: PinView.toggle, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func toggle() { isCalloutShown.toggle() }
}

private final class ChatScreen: UIViewController {
    let container = UIView()
    let bar = UIView()
    let send = UIButton.titled("Send", "sendButton")
    var lines = 1 {
        didSet { view.setNeedsLayout() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.placed("inputContainer", .zero, in: view)
        bar.placed("inputBar", .zero, in: container)
        send.placed("sendButton", .zero, in: bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        container.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
        let height = 50 + CGFloat(lines - 1) * 40
        // It grows upwards.
        bar.frame = CGRect(x: 0, y: 50 - height, width: view.bounds.width, height: height)
        send.frame = CGRect(x: bar.bounds.width - 70, y: 5, width: 60, height: 40)
    }
}
