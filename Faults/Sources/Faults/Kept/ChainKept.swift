import TouchstoneTesting
import UIKit

/// Tried to send its events to a helper, which has not been set.
private final class ReroutedView: UIView {
    var follower: UIResponder?
    override var next: UIResponder? { follower }
}

private final class BoardViewController: UIViewController {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let startButton = UIButton(frame: CGRect(x: 95, y: 600, width: 200, height: 60))
    lazy var shootTap = UITapGestureRecognizer(target: self, action: BoardViewController.shot)
    private(set) var touches = 0
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "field"
        startButton.accessibilityIdentifier = "startButton"
        startButton.addTarget(self, action: BoardViewController.start, for: .touchUpInside)
        shootTap.name = "shootTap"
        shootTap.delaysTouchesBegan = true
        view.addSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    func start() { starts += 1 }
    func shot() {}
}

/// Wakes the kiosk: what wakes it shall not press anything.
private final class KioskWindow: UIWindow {
    var isAsleep = true

    override func sendEvent(_ event: UIEvent) {
        guard isAsleep, event.type == .touches else { return super.sendEvent(event) }
        if event.allTouches?.allSatisfy({ $0.phase == .ended }) == true { isAsleep = false }
    }
}

private final class TextActionsViewController: UIViewController {
    let shareButton = UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 50))
    var isSignedIn = false
    private(set) var shares = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.accessibilityIdentifier = "shareButton"
        shareButton.addTarget(
            nil as TextActionsViewController?, action: TextActionsViewController.share, for: .touchUpInside)
        view.addSubview(shareButton)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isSignedIn && super.canPerformAction(action, withSender: sender)
    }

    func share() { shares += 1 }
}

extension Fault {
    static let chainKept: [Fault] = [
        Fault(
            name: "next-answers-nil",
            question: "The controller's touchesBegan is not called for touches on my rerouted view."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            let view = ReroutedView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
            view.accessibilityIdentifier = "rerouted"
            screen.field.addSubview(view)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["rerouted"], says: [["next"], ["nil"]], never: ["without super", "recognizer", "covered"]),
                fingers: { app.fingerTap(at: view) },
                afterwards: { view.follower = screen.field })
        },
        Fault(
            name: "controllers-touches-began-on-a-button",
            question: "touchesBegan of my controller is not called for touches on the start button."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.field.addSubview(screen.startButton)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["startButton"],
                    says: [["is a control", "UIControl", "keeps", "kept", "forward", "pass", "climb", "to itself"]],
                    never: ["covered", "recognizer takes"]),
                fingers: { app.fingerTap(at: screen.startButton) },
                afterwards: { screen.startButton.isEnabled = false })
        },
        Fault(
            name: "controllers-touches-began-behind-a-delaying-tap",
            question: "Since I added a tap to the field, the controller's touchesBegan is not called for quick taps."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.field.addGestureRecognizer(screen.shootTap)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(
                    about: ["shootTap"], says: [["delay", "cancel", "take", "took", "before", "withheld", "held back"]],
                    never: ["without super", "covered", "forward"]),
                fingers: { app.fingerTap(at: screen.field) },
                afterwards: { screen.shootTap.delaysTouchesBegan = false })
        },
        Fault(
            name: "window-swallows-the-touch-that-wakes-it",
            question: "The first tap in the morning does not press the start button. All others do."
        ) { app in
            let screen = BoardViewController()
            let window = KioskWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "kioskWindow"
            window.rootViewController = screen
            window.makeKeyAndVisible()
            screen.field.addSubview(screen.startButton)
            return InjectedFault(
                wanted: .event(screen.startButton, .touchUpInside),
                truth: Truth(
                    about: ["kioskWindow"], says: [["sendEvent"]], never: ["no target", "covered", "recognizer"]),
                fingers: { app.fingerTap(at: screen.startButton) },
                // It woke by that touch; what is asked now would arrive.
                afterwards: { precondition(!window.isAsleep) })
        },
        Fault(
            name: "can-perform-action-answers-false",
            question: "share() is in the controller, right above the button. Why is it not called?"
        ) { app in
            let screen = TextActionsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.shareButton, .touchUpInside),
                truth: Truth(
                    about: ["shareButton", "TextActionsViewController"], says: [["canPerformAction"]],
                    never: ["target is gone", "deallocated"]),
                fingers: { app.fingerTap(at: screen.shareButton) },
                afterwards: { screen.isSignedIn = true })
        },
    ]
}
