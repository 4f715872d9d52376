import TouchstoneTesting
import UIKit

// Delegates that refuse, subclasses that decide by themselves, and kinds of touches.

/// Lets only taps through that are on the dimmed background itself.
private final class BackdropGate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view
    }
}

private final class PopupViewController: UIViewController {
    let backdrop = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let shade = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var backdropTap = UITapGestureRecognizer(target: self, action: PopupViewController.close)
    var gate: BackdropGate? = BackdropGate()

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.accessibilityIdentifier = "backdrop"
        // Added last week, for a gradient.
        shade.accessibilityIdentifier = "shade"
        backdrop.addSubview(shade)
        view.addSubview(backdrop)
        backdropTap.name = "backdropTap"
        backdropTap.delegate = gate
        backdrop.addGestureRecognizer(backdropTap)
    }

    func close() {}
}

/// Only for touches that are not from a pointer; the test is the wrong way round.
private final class TouchOnlyGate: UIGestureRecognizerDelegate {
    var accepts = UIEvent.EventType.hover

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        event.type == accepts
    }
}

/// For strokes from left to right.
private final class HorizontalRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first!.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let here = touches.first!.location(in: view)
        if abs(here.y - start.y) > 12 {
            state = .failed
        } else if here.x - start.x > 40 {
            state = state == .possible ? .began : .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// Leaves palms alone: whatever is larger than a fingertip.
private final class FingertipTap: UITapGestureRecognizer {
    var largest: CGFloat = 8

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.majorRadius > largest { ignore(touch, for: event) }
        let rest = touches.filter { $0.majorRadius <= largest }
        if !rest.isEmpty { super.touchesBegan(rest, with: event) }
    }
}

private final class NotebookViewController: UIViewController {
    let page = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 700))
    lazy var markTap = UITapGestureRecognizer(target: self, action: NotebookViewController.marked)
    lazy var strike = HorizontalRecognizer(target: self, action: NotebookViewController.marked)
    lazy var dotTap = FingertipTap(target: self, action: NotebookViewController.marked)
    lazy var inkPan = UIPanGestureRecognizer(target: self, action: NotebookViewController.marked)
    let gate = TouchOnlyGate()
    private(set) var marks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "page"
        view.addSubview(page)
        markTap.name = "markTap"
        markTap.delegate = gate
        strike.name = "strikeThrough"
        dotTap.name = "dotTap"
        inkPan.name = "inkPan"
        inkPan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    }

    func marked() { marks += 1 }
}

extension Fault {
    static let recognizersSubclasses: [Fault] = [
        Fault(
            name: "delegate-compares-the-touched-view",
            question: "A tap beside my popup used to close it. Since the redesign it does not."
        ) { app in
            let popup = PopupViewController()
            _ = app.makeWindow(root: popup)
            return InjectedFault(
                wanted: .recognizer(popup.backdropTap),
                truth: Truth(
                    about: ["backdropTap", "BackdropGate"],
                    says: [["delegate"], ["shouldReceive", "refuse", "false"]],
                    never: ["shouldBegin", "isEnabled"]),
                fingers: { app.fingerTap(at: CGPoint(x: 100, y: 100)) },
                afterwards: {
                    popup.gate = nil
                    popup.shade.isUserInteractionEnabled = false
                })
        },
        Fault(
            name: "delegate-refuses-the-event",
            question: "My tap on the page does not fire, and shouldReceive touch is not even asked."
        ) { app in
            let screen = NotebookViewController()
            _ = app.makeWindow(root: screen)
            screen.page.addGestureRecognizer(screen.markTap)
            return InjectedFault(
                wanted: .recognizer(screen.markTap),
                truth: Truth(
                    about: ["markTap", "TouchOnlyGate"], says: [["delegate"], ["shouldReceive", "event"]],
                    never: ["shouldBegin", "isEnabled"]),
                fingers: { app.fingerTap(at: screen.page) },
                afterwards: { screen.gate.accepts = .touches })
        },
        Fault(
            name: "subclass-sets-failed-as-the-stroke-slopes",
            question: "Striking through a line works slowly with a ruler, and hardly ever by hand."
        ) { app in
            let screen = NotebookViewController()
            _ = app.makeWindow(root: screen)
            screen.page.addGestureRecognizer(screen.strike)
            return InjectedFault(
                wanted: .recognizer(screen.strike),
                truth: Truth(
                    about: ["strikeThrough"],
                    says: [
                        [
                            "set to failed", "sets failed", "set its state", "sets its state", "state = .failed",
                            "itself", "own code", "HorizontalRecognizer",
                        ]
                    ],
                    never: ["delegate", "prevented", "disabled"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 400), duration: 0.3) },
                afterwards: { screen.page.removeGestureRecognizer(screen.strike) })
        },
        Fault(
            name: "subclass-ignores-a-large-touch",
            question: "My thumb's taps on the page are not recognized. Those of my index finger are."
        ) { app in
            let screen = NotebookViewController()
            _ = app.makeWindow(root: screen)
            screen.page.addGestureRecognizer(screen.dotTap)
            return InjectedFault(
                wanted: .recognizer(screen.dotTap),
                truth: Truth(
                    about: ["dotTap"], says: [["ignore"]], never: ["delegate", "disabled", "ignoring interaction"]),
                fingers: {
                    for phase in [TouchSample.Phase.began, .ended] {
                        var sample = TouchSample(
                            id: 1, phase: phase, time: app.clock.now, location: CGPoint(x: 200, y: 300))
                        sample.majorRadius = 21
                        app.send([sample])
                        app.advance(by: 0.06)
                    }
                },
                afterwards: { screen.dotTap.largest = 40 })
        },
        Fault(
            name: "pan-for-the-pencil-only",
            question: "On my phone I cannot draw with my finger. inkPan's action is never called."
        ) { app in
            let screen = NotebookViewController()
            _ = app.makeWindow(root: screen)
            screen.page.addGestureRecognizer(screen.inkPan)
            return InjectedFault(
                wanted: .recognizer(screen.inkPan),
                truth: Truth(
                    about: ["inkPan"], says: [["allowedTouchTypes", "type", "pencil"]], never: ["delegate", "disabled"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 400)) },
                afterwards: {
                    screen.inkPan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
                })
        },
    ]
}
