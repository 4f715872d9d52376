import TouchstoneTesting
import UIKit

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

extension Fault {
    /// Touches that are forwarded to a control.
    static let forwardedTouches: [Fault] = [
        // The button: x 145…245, y 128…172. The finger is 55 points beside it, less than 70 (C-4), and the button hears
        // of nothing but that it came (RC-10).
        Fault(
            name: "holder-that-hands-on-the-beginning-alone",
            question:
                "My stamp darkens wherever its holder is touched, as I wanted. But it stays so, and never stamps.",
            batch: .seventh
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.stampHolder.button, .touchUpInside),
                expected: .cause(
                    about: [],
                    says: [
                        ["stampHolder", "StampHolder"],
                        [
                            "touchesEnded", "hands on", "hand on", "handed on", "forward", "passes", "pass on", "lift",
                            "ended", "only touchesBegan", "touchesBegan alone", "touchesBegan",
                        ],
                    ],
                    never: ["is disabled", "covered by", "no target", "no size"]),
                input: {
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
                "The holder of my order button hands on all four touch methods, I see them. ordered() is not called.",
            batch: .seventh
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.order.isEnabled = false
            return InjectedFault(
                wanted: .event(screen.order, .touchUpInside),
                expected: .cause(
                    about: ["orderButton"], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "no target", "is hidden", "alpha"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 290, y: 270))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.order.isEnabled = true })
        },
        // The thumb: x 266…294 on the screen. A slider begins nowhere else (C-28), whoever hands it the touch.
        Fault(
            name: "row-that-hands-on-to-its-slider",
            question:
                "The whole row shall move my slider, so it passes its touches on. Only the thumb moves it.",
            batch: .seventh
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.volume, .valueChanged),
                expected: .cause(
                    about: ["volumeSlider"],
                    says: [["thumb", "beginTracking", "not track", "refuses to track", "refused to track", "knob"]],
                    never: ["is disabled", "covered by", "no target", "maximumValue", "minimumValue"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 80, y: 490), to: CGPoint(x: 160, y: 490), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.volume.value = 1 })
        },
    ]
}
