import UIKit

/// Logs its touches and forwards them.
private final class RelayPad: Pad {
    private var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        caption = "\((accessibilityIdentifier ?? "").capitalized) received \(count)"
        layer.borderWidth = 4
        layer.borderColor = UIColor.white.cgColor
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.borderWidth = 0
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.borderWidth = 0
        super.touchesCancelled(touches, with: event)
    }
}

/// One event that several responders handle.
final class SeveralHear: SceneController {
    private let ear = Pad("Controller", .systemGray, frame: CGRect(x: 0, y: 306, width: 342, height: 64))
    private var count = 0

    override var hint: String {
        "Each of these handles the touch and calls super. The controller is in the chain, too."
    }

    override func buildStage() {
        let outer = RelayPad("Outer", .systemIndigo, frame: CGRect(x: 0, y: 0, width: 342, height: 290))
        let middle = RelayPad("Middle", .systemPurple, frame: CGRect(x: 30, y: 50, width: 282, height: 215))
        let inner = RelayPad("Inner", .systemPink, frame: CGRect(x: 30, y: 50, width: 222, height: 140))
        stage.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        ear.isUserInteractionEnabled = false
        stage.addSubview(ear)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        ear.caption = "The controller received \(count)"
        super.touchesBegan(touches, with: event)
    }
}

/// Shows the position of its finger, even outside its bounds.
private final class Home: Pad {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { show(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        show(touches)
        caption += ", lifted"
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { caption = "Home: cancelled" }

    private func show(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        let side = bounds.contains(place) ? "inside" : "outside"
        caption = "Home: \(Int(place.x)), \(Int(place.y)) \(side)"
    }
}

/// A touch belongs to the view in which it began, wherever the finger moves.
final class LeavingTouch: SceneController {
    override var hint: String {
        "Press Home and drag to Away. Home receives the touch until it ends, and Away receives nothing."
    }

    override func buildStage() {
        stage.addSubview(Home("Home", .systemBlue, frame: CGRect(x: 0, y: 0, width: 342, height: 160)))
        stage.addSubview(KeepingPad("Away", .systemGreen, frame: CGRect(x: 0, y: 200, width: 342, height: 160)))
    }
}

/// The additional fingers that a view receives.
final class ManyFingers: SceneController {
    override var hint: String {
        "Two fingers at once, in one pad or in two. With a mouse: hold it, and press Space for another finger."
    }

    override func buildStage() {
        let pads = [
            KeepingPad("Single", .systemBlue, frame: CGRect(x: 0, y: 0, width: 163, height: 175)),
            KeepingPad("Multiple", .systemGreen, frame: CGRect(x: 179, y: 0, width: 163, height: 175)),
            KeepingPad("Exclusive", .systemRed, frame: CGRect(x: 0, y: 191, width: 163, height: 175)),
            KeepingPad("Other", .systemIndigo, frame: CGRect(x: 179, y: 191, width: 163, height: 175)),
        ]
        pads[1].isMultipleTouchEnabled = true
        pads[2].isExclusiveTouch = true
        pads.forEach(stage.addSubview)
    }
}
