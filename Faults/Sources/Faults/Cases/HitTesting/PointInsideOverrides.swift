import TouchstoneTesting
import UIKit

/// Lets touches beside its controls through. It caches the frames of the controls.
private final class GameHUD: UIView {
    let weapons = UIButton.titled("Weapons", "weaponsButton")
    private var areas: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "gameHud"
        weapons.frame = CGRect(x: 270, y: 700, width: 100, height: 60)
        addSubview(weapons)
        remember()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func remember() { areas = subviews.map(\.frame) }
    /// Moves the controls for left-handed people.
    func moveToTheLeft() { weapons.frame.origin.x = 20 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { areas.contains { $0.contains(point) } }
}

/// A round key that accepts touches only in its circle.
private final class RoundKey: UIControl {
    private var circle = UIBezierPath()

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle = UIBezierPath(ovalIn: bounds)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { circle.contains(point) }
}

private final class DialerViewController: UIViewController {
    let key = RoundKey()
    private(set) var digits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        key.addTarget(self, action: DialerViewController.dialled, for: .touchUpInside)
        key.placed("roundKey", CGRect(x: 155, y: 400, width: 80, height: 80), in: view)
    }

    func dialled() { digits += 1 }
}

private final class LargerTapArea: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        frame.insetBy(dx: -20, dy: -20).contains(point)
    }
}

private final class CloseIcon: UIButton {
    var touchInset: CGFloat = 10

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: touchInset, dy: touchInset).contains(point)
    }
}

extension Fault {
    /// Overrides of `point(inside:with:)`.
    static let pointInsideOverrides: [Fault] = [
        Fault(
            name: "remembered-areas-of-a-button-that-moved",
            question: "For left-handed people I move the weapons button to the left edge. There it does not react.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let hud = GameHUD(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(hud)
            return InjectedFault(
                wanted: .event(hud.weapons, .touchUpInside),
                expected: .cause(
                    about: ["gameHud"], says: [["point(inside"]],
                    never: ["is hidden", "has no size", "outside weaponsButton"]),
                input: {
                    app.settle()
                    hud.moveToTheLeft()
                    app.fingerTap(at: hud.weapons)
                },
                afterwards: { hud.remember() })
        },
        // The circle was created when the key had no size.
        Fault(
            name: "circle-made-before-the-layout",
            question: "My round key does not react in its middle, nor anywhere. Its frame is 80 by 80, as I print it.",
            batch: .sixth
        ) { app in
            let screen = DialerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.key, .touchUpInside),
                expected: .cause(
                    about: [], says: [["roundKey", "RoundKey"], ["point(inside"]],
                    never: ["is disabled", "no target", "covered by", "is hidden", "no size"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.key)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.key.isEnabled = false })
        },
        Fault(
            name: "point-inside-by-the-frame",
            question: "I enlarged the tap area of the info button, and now it reacts only far away from where it is",
            batch: .development
        ) { app in
            let window = app.makeWindow()
            let button = LargerTapArea(frame: CGRect(x: 300, y: 500, width: 30, height: 30))
            button.accessibilityIdentifier = "infoButton"
            window.addSubview(button)
            return InjectedFault(
                wanted: .view(button),
                expected: .cause(
                    about: ["infoButton"], says: [["point(inside", "pointInside"]], never: ["is hidden", "cover"]),
                input: {
                    app.settle()
                    app.fingerTap(at: button)
                },
                afterwards: { button.frame.origin = .zero })
        },
        Fault(
            name: "tap-area-made-smaller",
            question: "I wanted a larger tap area for my close icon, but it has become harder to hit",
            batch: .first
        ) { app in
            let window = app.makeWindow()
            let icon = CloseIcon(frame: CGRect(x: 330, y: 60, width: 44, height: 44))
            icon.accessibilityIdentifier = "closeIcon"
            window.addSubview(icon)
            return InjectedFault(
                wanted: .view(icon),
                expected: .cause(
                    about: ["closeIcon"], says: [["point(inside", "pointInside"]], never: ["cover", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 336, y: 66))
                },
                afterwards: { icon.touchInset = -10 })
        },
    ]
}
