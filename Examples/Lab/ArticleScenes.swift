import UIKit

#if canImport(TouchstoneCore)
    import TouchstoneCore
#endif

/// One pad, and a switch for the number of hit tests for a touch.
final class AskedTwice: SceneController {
    private let asksTwice = UISwitch()

    override var hint: String {
        "UIKit may run the hit test twice for one touch. Turn this on, tap the pad, and count the results in the log."
    }

    override func buildStage() {
        let pad = KeepingPad("Pad", .systemGreen, frame: CGRect(x: 0, y: 90, width: 342, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 20, width: 240, height: 32))
        label.text = "Ask twice"
        asksTwice.accessibilityIdentifier = "twice"
        asksTwice.frame.origin = CGPoint(x: 260, y: 20)
        asksTwice.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged)
        for view in [label, asksTwice, pad] { stage.addSubview(view) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        asksTwice.isOn = false
        change()
    }

    /// On Apple's systems the switch has no effect, since the system decides.
    private func change() {
        #if canImport(TouchstoneCore)
            UIApplication.shared.behavior.hitTestsTwice = asksTwice.isOn
        #endif
    }
}

/// Hit tests its subviews from back to front. If the first that contains the point has Orange's origin, Orange receives the touch.
private final class BackToFront: Pad {
    weak var orange: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let orange else { return super.hitTest(point, with: event) }
        for subview in subviews {
            let place = convert(point, to: subview)
            guard subview.point(inside: place, with: event) else { continue }
            return place == convert(point, to: orange) ? orange : super.hitTest(point, with: event)
        }
        return super.hitTest(point, with: event)
    }
}

/// Orange is behind Cover, which has the same origin, but receives Cover's touches.
final class SameCorner: SceneController {
    override var hint: String {
        "The box tests its subviews from back to front. Orange has the same origin as Cover, so Orange receives touches on both."
    }

    override func buildStage() {
        let box = BackToFront("Box", .systemGray, frame: CGRect(x: 0, y: 0, width: 342, height: 330))
        let orange = KeepingPad("Orange", .systemOrange, frame: CGRect(x: 30, y: 50, width: 140, height: 120))
        let cover = KeepingPad("Cover", .systemIndigo, frame: CGRect(x: 30, y: 50, width: 200, height: 160))
        let other = KeepingPad("Other", .systemTeal, frame: CGRect(x: 100, y: 230, width: 200, height: 80))
        box.orange = orange
        for pad in [orange, cover, other] { box.addSubview(pad) }
        stage.addSubview(box)
    }
}

/// Two fields. One asks to become first responder before its view is in the window, the other one afterward.
final class FirstResponderInTime: SceneController {
    private let early = UITextField()
    private let late = UITextField()
    private let answer = UILabel()

    override var hint: String {
        "A view becomes first responder only in a window. Call becomeFirstResponder in viewDidAppear, not in viewWillAppear."
    }

    override func buildStage() {
        for (field, name, y) in [(early, "early", 20.0), (late, "late", 80.0)] {
            field.accessibilityIdentifier = name
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 0, y: y, width: 342, height: 40)
            stage.addSubview(field)
        }
        early.placeholder = "Asks in viewWillAppear"
        late.placeholder = "Asks in viewDidAppear"
        answer.accessibilityIdentifier = "answer"
        answer.numberOfLines = 0
        answer.frame = CGRect(x: 0, y: 140, width: 342, height: 60)
        stage.addSubview(answer)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        answer.text = "viewWillAppear: \(early.becomeFirstResponder())"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        answer.text = (answer.text ?? "") + "\nviewDidAppear: \(late.becomeFirstResponder())"
    }
}
