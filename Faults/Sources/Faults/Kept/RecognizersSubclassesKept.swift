import TouchstoneTesting
import UIKit

/// From a session's sample, before the part that decides.
private final class CheckmarkRecognizer: UIGestureRecognizer {
    private(set) var strokes: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { strokes = [] }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        strokes.append(touches.first!.location(in: view))
    }
    override func reset() {
        super.reset()
        strokes = []
    }
}

/// Darkens the view the moment it is touched.
private final class InstantTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { view?.alpha = 0.6 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        view?.alpha = 1
        super.touchesEnded(touches, with: event)
    }
}

private final class TodoViewController: UIViewController {
    let item = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    lazy var check = CheckmarkRecognizer(target: self, action: TodoViewController.done)
    lazy var openTap = InstantTap(target: self, action: TodoViewController.done)
    lazy var slidePan = UIPanGestureRecognizer(target: self, action: TodoViewController.slid)
    lazy var inkPan = UIPanGestureRecognizer(target: self, action: TodoViewController.done)
    private(set) var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        item.accessibilityIdentifier = "item"
        view.addSubview(item)
        check.name = "checkmark"
        openTap.name = "openTap"
        slidePan.name = "slidePan"
        inkPan.name = "inkPan"
        inkPan.minimumNumberOfTouches = 2
    }

    func done(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }

    /// No further than 80 points.
    func slid(_ pan: UIPanGestureRecognizer) {
        states.append(pan.state)
        if pan.state == .changed, pan.translation(in: view).x > 80 {
            pan.isEnabled = false
            pan.isEnabled = true
        }
    }
}

extension Fault {
    static let recognizersSubclassesKept: [Fault] = [
        Fault(
            name: "subclass-that-never-sets-its-state",
            question: "I draw a check mark and the action of my own recognizer is not called."
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.addGestureRecognizer(screen.check)
            return InjectedFault(
                wanted: .recognizer(screen.check),
                truth: Truth(
                    about: ["checkmark"],
                    says: [
                        [
                            "verdict", "never set", "set its state", "sets its state", "not set", "did not decide",
                            "no state",
                            "state stayed", "stays possible", "still possible", "remained possible",
                        ]
                    ],
                    never: ["delegate", "disabled", "set to failed"]),
                fingers: {
                    app.fingerDown(at: CGPoint(x: 100, y: 200))
                    app.fingerMove(to: CGPoint(x: 140, y: 260), duration: 0.1)
                    app.fingerMove(to: CGPoint(x: 240, y: 140), duration: 0.2)
                    app.fingerUp()
                    app.advance(by: 3)
                },
                afterwards: { screen.item.removeGestureRecognizer(screen.check) })
        },
        Fault(
            name: "tap-subclass-forgets-super",
            question: "My InstantTap darkens the item at once, as it should. But its action is not called."
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.addGestureRecognizer(screen.openTap)
            return InjectedFault(
                wanted: .recognizer(screen.openTap),
                truth: Truth(
                    about: ["openTap"], says: [["touchesBegan"], ["super", "override"]],
                    never: ["delegate", "disabled", "use one finger"]),
                fingers: {
                    app.fingerTap(at: screen.item)
                    app.advance(by: 3)
                },
                afterwards: { screen.item.isHidden = true })
        },
        Fault(
            name: "pan-disabled-in-its-own-action",
            question: "My pan stops in the middle of the drag, and I never see .ended."
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.addGestureRecognizer(screen.slidePan)
            return InjectedFault(
                wanted: .recognizer(screen.slidePan),
                truth: Truth(
                    about: ["slidePan"], says: [["isEnabled", "disabled"], ["cancel"]],
                    never: ["delegate", "prevented", "system"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 300, y: 200)) },
                afterwards: { screen.item.removeGestureRecognizer(screen.slidePan) })
        },
        Fault(
            name: "finger-beside-a-pencil",
            question: "Pencil and finger together should pan with two touches. inkPan does not begin."
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.isMultipleTouchEnabled = true
            screen.item.addGestureRecognizer(screen.inkPan)
            return InjectedFault(
                wanted: .recognizer(screen.inkPan),
                truth: Truth(
                    about: ["inkPan"], says: [["requiresExclusiveTouchType", "type"]],
                    never: ["delegate", "isMultipleTouchEnabled"]),
                fingers: {
                    @MainActor func pencil(_ phase: TouchSample.Phase, _ point: CGPoint) {
                        var sample = TouchSample(id: 7, phase: phase, time: app.clock.now, location: point)
                        sample.type = .pencil
                        app.send([sample])
                    }
                    pencil(.began, CGPoint(x: 100, y: 200))
                    app.advance(by: 0.1)
                    app.fingerDown(2, at: CGPoint(x: 260, y: 200))
                    app.fingerMove(2, to: CGPoint(x: 260, y: 300), duration: 0.2)
                    app.fingerUp(2)
                    pencil(.ended, CGPoint(x: 100, y: 200))
                },
                touch: 2,
                afterwards: { screen.inkPan.requiresExclusiveTouchType = false })
        },
    ]
}
