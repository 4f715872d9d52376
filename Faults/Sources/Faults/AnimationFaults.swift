import TouchstoneTesting
import UIKit

/// Views on their way.
extension Fault {
    static let animations: [Fault] = [
        Fault(
            name: "balloon-touched-where-it-is-seen",
            question: "I allowed user interaction, yet a flying balloon doesn't pop when it is tapped, only at its end"
        ) { app in
            let window = app.makeWindow()
            let sky = SkyView(frame: window.bounds)
            window.addSubview(sky)
            return InjectedFault(
                wanted: .recognizer(sky.pop),
                truth: Truth(
                    about: ["balloon"],
                    says: [
                        ["animat", "presentation", "on its way", "on the way", "moving", "flying", "destination"]
                    ], never: ["is hidden", "interaction is off"]),
                fingers: {
                    app.settle()
                    sky.launch()
                    app.advance(by: 2)
                    let seen = sky.balloon.layer.presentation()?.frame ?? .zero
                    app.fingerTap(at: CGPoint(x: seen.midX, y: seen.midY))
                },
                afterwards: {
                    app.advance(by: 5)
                    sky.balloon.removeFromSuperview()
                })
        },
        Fault(
            name: "pulsing-record-button",
            question: "To make people tap it my record button pulses. Nobody could ever tap it."
        ) { app in
            let memo = MemoScreen()
            _ = app.makeWindow(root: memo)
            return InjectedFault(
                wanted: .event(memo.record, .touchUpInside),
                truth: Truth(about: ["recordButton"], says: [["animat"]], never: ["is hidden", "isEnabled", "cover"]),
                fingers: {
                    app.settle()
                    memo.startPulsing()
                    app.advance(by: 3.3)
                    app.fingerTap(at: memo.record)
                },
                afterwards: { memo.stopPulsing() })
        },
    ]
}

private final class SkyView: UIView {
    let balloon = UIView()
    let pop = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "sky"
        balloon.placed("balloon", CGRect(x: 160, y: 760, width: 70, height: 80), in: self)
        pop.name = "pop"
        pop.addTarget(self, action: SkyView.popped)
        balloon.addGestureRecognizer(pop)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func launch() {
        UIView.animate(withDuration: 5, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            self.balloon.center.y = 40
        }
    }

    func popped() { balloon.isHidden = true }
}

private final class MemoScreen: UIViewController {
    let record = UIButton.titled("Record", "recordButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        record.placed("recordButton", CGRect(x: 145, y: 600, width: 100, height: 100), in: view)
    }

    func startPulsing() {
        UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
            self.record.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        }
    }

    func stopPulsing() {
        record.layer.removeAllAnimations()
        record.transform = .identity
    }
}
