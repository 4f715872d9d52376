import UIKit

/// A card that can be dragged, pinched and rotated, in a view with recognizers for taps, swipes and presses. Switches set the flags.
final class GesturePlayground: SceneController, UIGestureRecognizerDelegate {
    private let board = Pad("Board", .systemIndigo, frame: CGRect(x: 0, y: 0, width: 342, height: 200))
    private let card = KeepingPad("Card", .systemOrange, frame: CGRect(x: 96, y: 56, width: 150, height: 100))
    private let single = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let swipe = UISwipeGestureRecognizer()
    private var togetherSwitch: UISwitch?

    override var hint: String {
        "Tap, press, drag, pinch and rotate the card; swipe on the board. The lanes show which recognizer won, and why."
    }

    override func buildStage() {
        name(single, "single tap")
        name(double, "double tap")
        name(press, "long press")
        name(pan, "pan")
        name(pinch, "pinch")
        name(rotation, "rotation")
        name(swipe, "swipe")
        double.numberOfTapsRequired = 2
        pan.allowedScrollTypesMask = .all
        card.isMultipleTouchEnabled = true
        for recognizer in [single, double, press, pan, pinch, rotation] { card.addGestureRecognizer(recognizer) }
        board.addGestureRecognizer(swipe)
        pan.addTarget(self, action: GesturePlayground.dragged)
        pinch.addTarget(self, action: GesturePlayground.pinched)
        rotation.addTarget(self, action: GesturePlayground.turned)
        double.addTarget(self, action: GesturePlayground.straightened)
        board.clipsToBounds = true
        board.addSubview(card)
        stage.addSubview(board)
        row(0, "cancelsTouchesInView", true, GesturePlayground.cancelsChanged)
        row(1, "delaysTouchesBegan", false, GesturePlayground.beganChanged)
        row(2, "delaysTouchesEnded", true, GesturePlayground.endedChanged)
        togetherSwitch = row(3, "pan, pinch and turn together", true)
    }

    private func name(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.name = name
        recognizer.delegate = self
    }

    @discardableResult
    private func row(
        _ index: Int, _ title: String, _ isOn: Bool,
        _ action: (@MainActor (GesturePlayground) -> (UISwitch) -> Void)? = nil
    ) -> UISwitch {
        let y = 216 + CGFloat(index) * 39
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 270, height: 31))
        label.accessibilityIdentifier = "label"
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .label
        let toggle = UISwitch(frame: CGRect(x: 286, y: y, width: 51, height: 31))
        toggle.accessibilityIdentifier = title
        toggle.isOn = isOn
        if let action { toggle.addTarget(self, action: action, for: .valueChanged) }
        stage.addSubview(label)
        stage.addSubview(toggle)
        return toggle
    }

    private var all: [UIGestureRecognizer] { [single, double, press, pan, pinch, rotation, swipe] }

    private func cancelsChanged(_ toggle: UISwitch) {
        for recognizer in all { recognizer.cancelsTouchesInView = toggle.isOn }
    }

    private func beganChanged(_ toggle: UISwitch) {
        for recognizer in all { recognizer.delaysTouchesBegan = toggle.isOn }
    }

    private func endedChanged(_ toggle: UISwitch) {
        for recognizer in all { recognizer.delaysTouchesEnded = toggle.isOn }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation]
        return togetherSwitch?.isOn == true && moving.contains(gestureRecognizer)
            && moving.contains(otherGestureRecognizer)
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: board)
        card.center = CGPoint(x: card.center.x + moved.x, y: card.center.y + moved.y)
        pan.setTranslation(.zero, in: board)
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turned(_ rotation: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    private func straightened() {
        card.transform = .identity
        card.center = CGPoint(x: 171, y: 106)
    }
}
