import TouchstoneTesting
import UIKit

/// A larger area around a button. The button should be highlighted wherever the area is touched.
private final class StampHolder: UIView {
    let button = UIButton.titled("Stamp", "stampButton")
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesBegan(touches, with: event)
    }
}

/// Rows that react to touches anywhere.
private final class OrderViewController: UIViewController {
    let stampHolder = StampHolder(frame: CGRect(x: 45, y: 100, width: 300, height: 100))
    let orderHolder = TouchForwardingView(frame: CGRect(x: 45, y: 220, width: 300, height: 100))
    let order = UIButton(type: .system)
    let skipHolder = TouchForwardingView(frame: CGRect(x: 0, y: 340, width: 390, height: 100))
    let skip = UIButton(type: .system)
    let volumeRow = TouchForwardingView(frame: CGRect(x: 0, y: 460, width: 390, height: 60))
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
        // The button is at x 145…245, y 128…172. The finger is 55 points beside it, less than 70 (C-4). The button
        // receives only the beginning (RC-10).
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
        // A disabled control ignores forwarded touches (C-2).
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
        // The thumb is at x 266…294. A slider tracks only touches on its thumb (C-28), also forwarded ones.
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
