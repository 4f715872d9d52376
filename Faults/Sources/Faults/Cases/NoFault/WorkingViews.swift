import TouchstoneTesting
import UIKit

/// Shows the view of a controller that it retains but did not add as a child.
private final class DeckViewController: UIViewController {
    let card = UIViewController()
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        card.view.placed("cardView", CGRect(x: 45, y: 200, width: 300, height: 200), in: view)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Glows where it is touched.
private final class GlowingField: UITextField {
    private(set) var glows = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { glows += 1 }
}

private final class CardViewController: UIViewController {
    let card = GlowingField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.placed("cardField", card.frame, in: view)
    }
}

/// A screen with one field.
private final class NameViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placed("nameField", field.frame, in: view)
    }
}

extension Fault {
    /// Views and controls that work although they seem not to.
    static let workingViews: [Fault] = [
        // The chain follows superviews and the controllers of views, not parents (RC-2, RC-3).
        Fault(
            name: "child-view-added-without-add-child",
            question: "I forgot addChild. Does my controller hear of touches on the card's view all the same?",
            batch: .third
        ) { app in
            let screen = DeckViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: screen.card.view)
                },
                afterwards: { screen.card.view.removeFromSuperview() })
        },
        Fault(
            name: "button-in-a-panel-turned-by-a-quarter",
            question: "The tool panel is turned by 90° and lies half under the image's frame. Do its buttons get taps?",
            batch: .second
        ) { app in
            let window = app.makeWindow()
            let panel = UIView().placed("toolPanel", CGRect(x: 45, y: 300, width: 300, height: 60), in: window)
            let brush = UIButton.titled("Brush", "brushButton").placed(
                "brushButton", CGRect(x: 10, y: 8, width: 80, height: 44), in: panel)
            panel.transform = CGAffineTransform(rotationAngle: .pi / 2)
            UIImageView().placed("image", CGRect(x: 0, y: 0, width: 390, height: 330), in: window)
            return InjectedFault(
                wanted: .event(brush, .touchUpInside),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: brush)
                },
                afterwards: { panel.transform = CGAffineTransform(scaleX: 0, y: 0) })
        },
        // Hit testing includes corners that are not drawn (HT-10).
        Fault(
            name: "corner-of-a-round-button",
            question: "A tester touched beside my round button, in its square. Did it act, or what got the touch?",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let add = UIButton.titled("+", "addButton").placed(
                "addButton", CGRect(x: 300, y: 700, width: 60, height: 60), in: window)
            add.layer.cornerRadius = 30
            add.clipsToBounds = true
            return InjectedFault(
                wanted: .event(add, .touchUpInside),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 303, y: 703))
                },
                afterwards: { add.isHidden = true })
        },
        Fault(
            name: "barely-visible-button",
            question: "Does a button with alpha 0.02 in a card with alpha 0.02 still get touches?",
            batch: .development
        ) { app in
            let window = app.makeWindow()
            let ghost = UIView()
            ghost.alpha = 0.02
            ghost.placed("ghostCard", CGRect(x: 50, y: 200, width: 290, height: 100), in: window)
            let button = UIButton.titled("Boo", "booButton")
            button.alpha = 0.02
            button.placed("booButton", CGRect(x: 20, y: 20, width: 100, height: 50), in: ghost)
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: button)
                },
                afterwards: { ghost.alpha = 0 })
        },
        // A recognizer places the caret, independently of the field's touch methods.
        Fault(
            name: "field-that-glows-without-super",
            question: "My field overrides touchesBegan, to glow, and does not call super. Does it get its caret?",
            batch: .fifth
        ) { app in
            let screen = CardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.card),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: screen.card)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.card.resignFirstResponder() })
        },
        // Each window has its first responder and keeps it when another becomes key (RC-21, RC-23).
        Fault(
            name: "first-responder-of-a-window-that-is-no-longer-key",
            question:
                "A hint in a window of its own becomes key while I write. Has my field stopped being first responder?",
            batch: .seventh
        ) { app in
            let screen = NameViewController()
            _ = app.makeWindow("mainWindow", root: screen)
            let hint = UIWindow(frame: CGRect(x: 245, y: 300, width: 120, height: 40))
            hint.accessibilityIdentifier = "hintWindow"
            return InjectedFault(
                wanted: .firstResponder(screen.field),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.6)
                    hint.makeKeyAndVisible()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.field.resignFirstResponder() })
        },
    ]
}
