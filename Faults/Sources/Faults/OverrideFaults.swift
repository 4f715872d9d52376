import TouchstoneTesting
import UIKit

/// Overrides of the hit test and of `sendEvent(_:)`.
extension Fault {
    static let overrides: [Fault] = [
        Fault(
            name: "hit-test-returns-self",
            question: "The delete button inside my draggable card never fires"
        ) { app in
            let card = DraggableCard(frame: CGRect(x: 45, y: 200, width: 300, height: 160))
            let window = app.makeWindow()
            window.addSubview(card)
            return InjectedFault(
                wanted: .view(card.delete),
                truth: Truth(
                    about: ["draggableCard"], says: [["hitTest", "override"]],
                    never: ["interaction is off", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card.delete)
                },
                afterwards: { card.removeFromSuperview() })
        },
        Fault(
            name: "hit-test-does-not-convert",
            question:
                "I pasted the answer with reversed subviews from Stack Overflow, and now nothing in the bar is hit"
        ) { app in
            let window = app.makeWindow()
            let bar = OverflowBar(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
            bar.accessibilityIdentifier = "overflowBar"
            window.addSubview(bar)
            return InjectedFault(
                wanted: .event(bar.record, .touchUpInside),
                truth: Truth(
                    about: ["overflowBar"], says: [["convert", "coordinate"]], never: ["is hidden", "cover"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: bar.record)
                },
                afterwards: { window.isHidden = true })
        },
        Fault(
            name: "point-inside-by-the-frame",
            question: "I enlarged the tap area of the info button, and now it reacts only far away from where it is"
        ) { app in
            let window = app.makeWindow()
            let button = LargerTapArea(frame: CGRect(x: 300, y: 500, width: 30, height: 30))
            button.accessibilityIdentifier = "infoButton"
            window.addSubview(button)
            return InjectedFault(
                wanted: .view(button),
                truth: Truth(
                    about: ["infoButton"], says: [["point(inside", "pointInside"]], never: ["is hidden", "cover"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: button)
                },
                afterwards: { button.frame.origin = .zero })
        },
        Fault(
            name: "window-drops-events-while-locked",
            question:
                "After the inactivity lock went away the next tap did nothing. The log shows no touchesBegan at all."
        ) { app in
            let window = LockingWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "lockingWindow"
            let bank = AccountScreen()
            window.rootViewController = bank
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .view(bank.transfer),
                truth: Truth(about: ["lockingWindow"], says: [["sendEvent"]], never: ["isIgnoring", "cover"]),
                fingers: {
                    app.settle()
                    window.idled()
                    app.advance(by: 1)
                    app.fingerTap(at: bank.transfer)
                },
                afterwards: {
                    window.unlock()
                    app.advance(by: 1)
                })
        },
    ]
}

private final class DraggableCard: UIView {
    let delete = UIButton.titled("Delete", "deleteButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "draggableCard"
        addSubview(delete)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        delete.frame = CGRect(x: bounds.width - 100, y: 10, width: 90, height: 40)
    }

    // So that a drag on the labels moves the card.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if self.point(inside: point, with: event) { return self }
        return nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        center = touch.location(in: superview)
    }
}

private final class OverflowBar: UIView {
    let record = UIButton.titled("●", "recordButton")

    override func layoutSubviews() {
        super.layoutSubviews()
        if record.superview == nil { addSubview(record) }
        record.frame = CGRect(x: bounds.midX - 40, y: 10, width: 80, height: 80)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
        for member in subviews.reversed() {
            guard let result = member.hitTest(point, with: event) else { continue }
            return result
        }
        return nil
    }
}

private final class LargerTapArea: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        frame.insetBy(dx: -20, dy: -20).contains(point)
    }
}

private final class LockingWindow: UIWindow {
    private var isLocked = false

    func idled() { isLocked = true }
    func unlock() { isLocked = false }

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches, isLocked { return }
        super.sendEvent(event)
    }
}

private final class AccountScreen: UIViewController {
    let transfer = UIButton.titled("Transfer", "transferButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        transfer.placed("transferButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}
