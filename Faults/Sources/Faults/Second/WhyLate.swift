import TouchstoneTesting
import UIKit

// All arrives, but late.

private final class CounterViewController: UIViewController {
    let plusButton = UIButton(type: .system)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        plusButton.setTitle("+1", for: .normal)
        plusButton.accessibilityIdentifier = "plusButton"
        plusButton.frame = CGRect(x: 95, y: 500, width: 200, height: 60)
        plusButton.addTarget(self, action: CounterViewController.increase, for: .touchUpInside)
        view.addSubview(plusButton)
    }

    func increase() { count += 1 }
    /// For testers: four taps anywhere.
    func showDebugMenu() {}
}

private final class InkPad: UIView {
    private(set) var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = touches.map { $0.location(in: self) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
}

/// Only for fingers that land near the lower edge; others it lets go at once.
private final class ScrubGate: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let view, let touch = touches.first, touch.location(in: view).y > view.bounds.height - 40 else {
            state = .failed
            return
        }
        state = .began
    }
}

/// Looks at the whole stroke when it is done.
private final class CircleGesture: UIGestureRecognizer {
    private var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { collect(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { collect(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let first = points.first, let last = points.last else { return state = .failed }
        let isClosed = abs(first.x - last.x) < 20 && abs(first.y - last.y) < 20 && points.count > 20
        state = isClosed ? .ended : .failed
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() {
        super.reset()
        points = []
    }
    private func collect(_ touches: Set<UITouch>) { points += touches.map { $0.location(in: view) } }
}

private final class SketchViewController: UIViewController {
    let pad = InkPad(frame: CGRect(x: 20, y: 120, width: 350, height: 500))
    lazy var scrubGate = ScrubGate(target: self, action: SketchViewController.scrubbed)
    lazy var circleGesture = CircleGesture(target: self, action: SketchViewController.circled)

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.accessibilityIdentifier = "inkPad"
        view.addSubview(pad)
        scrubGate.name = "scrubGate"
        circleGesture.name = "circleGesture"
        for recognizer in [scrubGate, circleGesture] {
            recognizer.delaysTouchesBegan = true
            view.addGestureRecognizer(recognizer)
        }
    }

    func scrubbed() {}
    func circled() {}
}

extension Fault {
    static let whyLate: [Fault] = [
        Fault(
            name: "buttons-of-test-builds-that-act-late",
            question: "In test builds each button acts a third of a second after I let go. Not so in release builds."
        ) { app in
            let counter = CounterViewController()
            let window = app.makeWindow(root: counter)
            let debugTap = UITapGestureRecognizer(target: counter, action: CounterViewController.showDebugMenu)
            debugTap.name = "debugTap"
            debugTap.numberOfTapsRequired = 4
            window.addGestureRecognizer(debugTap)
            return InjectedFault(
                wanted: .view(counter.plusButton),
                truth: Truth(
                    about: ["debugTap"],
                    says: [
                        ["delay", "late", "held", "hold", "wait", "withh"],
                        ["delaysTouchesEnded", "lift", "touchesEnded", "let go"],
                    ],
                    never: ["delaysTouchesBegan", "cover", "scroll"]),
                fingers: {
                    app.fingerTap(at: counter.plusButton)
                    app.advance(by: 1)
                },
                afterwards: { window.removeGestureRecognizer(debugTap) })
        },
        Fault(
            name: "of-two-that-delay-one-decides-at-the-lift",
            question: "My ink appears only after the stroke, all at once. I suspect the scrub gate: it delays touches."
        ) { app in
            let sketch = SketchViewController()
            _ = app.makeWindow(root: sketch)
            return InjectedFault(
                wanted: .view(sketch.pad),
                truth: Truth(
                    about: ["circleGesture"], says: [["delay", "late", "held", "hold", "wait", "withh"]],
                    never: ["scrubGate", "cover", "cancelsTouchesInView"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 320, y: 420), duration: 0.6)
                    app.advance(by: 0.5)
                },
                afterwards: { sketch.circleGesture.isEnabled = false })
        },
    ]
}
