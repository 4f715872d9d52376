import UIKit

/// A pan that begins cancels the touch of its view, unless `cancelsTouchesInView` is false.
final class PanTakesOver: SceneController {
    override var hint: String {
        "Drag each pad. Its pan begins after some ten points; Default then loses the touch to it."
    }

    override func buildStage() {
        let pads = [
            KeepingPad("Default", .systemBlue, frame: CGRect(x: 0, y: 0, width: 342, height: 170)),
            KeepingPad("Shared", .systemGreen, frame: CGRect(x: 0, y: 190, width: 342, height: 170)),
        ]
        for pad in pads {
            let pan = UIPanGestureRecognizer()
            pan.name = "pan"
            pan.cancelsTouchesInView = pad === pads[0]
            pad.addGestureRecognizer(pan)
            stage.addSubview(pad)
        }
    }
}

/// A tap that waits for the double tap to fail.
final class OneTapOrTwo: SceneController, UIGestureRecognizerDelegate {
    private let result = Pad("Result", .systemGray, frame: CGRect(x: 0, y: 306, width: 342, height: 64))

    override var hint: String { "Tap once, and twice. The single tap acts only when no second one has come in time." }

    override func buildStage() {
        let target = Pad("Target", .systemPurple, frame: CGRect(x: 0, y: 0, width: 342, height: 290))
        let single = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        single.name = "single tap"
        double.name = "double tap"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for tap in [single, double] {
            tap.delegate = self
            target.addGestureRecognizer(tap)
        }
        result.isUserInteractionEnabled = false
        stage.addSubview(target)
        stage.addSubview(result)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        result.caption = "Recognized: \(gestureRecognizer.name ?? "")"
        return true
    }
}

/// A recognizer receives the touches of all subviews. UIKit's controls prevent single taps of superviews.
final class TapOnAnAncestor: SceneController, UIGestureRecognizerDelegate {
    private let result = Pad("Result", .systemGray, frame: CGRect(x: 0, y: 306, width: 342, height: 64))

    override var hint: String { "Container recognizes taps. It takes those in Child, but a button keeps its own." }

    override func buildStage() {
        let container = Pad("Container", .systemIndigo, frame: CGRect(x: 0, y: 0, width: 342, height: 290))
        let child = KeepingPad("Child", .systemPink, frame: CGRect(x: 24, y: 50, width: 294, height: 96))
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Button") { [weak result] _ in result?.caption = "The button acted" })
        button.accessibilityIdentifier = "button"
        button.frame = CGRect(x: 24, y: 166, width: 294, height: 96)
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.delegate = self
        container.addGestureRecognizer(tap)
        container.addSubview(child)
        container.addSubview(button)
        result.isUserInteractionEnabled = false
        stage.addSubview(container)
        stage.addSubview(result)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        result.caption = "Container recognized a tap"
        return true
    }
}

/// UIKit's controls, with their events.
final class Controls: SceneController {
    private let result = Pad("Result", .systemGray, frame: CGRect(x: 0, y: 306, width: 342, height: 64))

    override var hint: String {
        "Press the button, leave it and come back. The last word of each control is below."
    }

    override func buildStage() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Button") { _ in })
        let toggle = UISwitch()
        let slider = UISlider()
        let choice = UISegmentedControl(items: ["One", "Two", "Three"])
        choice.selectedSegmentIndex = 0
        place(button, "button", CGRect(x: 0, y: 0, width: 342, height: 64))
        place(toggle, "toggle", CGRect(x: 0, y: 92, width: 51, height: 31))
        place(slider, "slider", CGRect(x: 0, y: 152, width: 342, height: 34))
        place(choice, "choice", CGRect(x: 0, y: 216, width: 342, height: 40))
        say("button: touch up inside", button, .touchUpInside)
        say("button: touch up outside", button, .touchUpOutside)
        toggle.addAction(
            UIAction { [weak result, weak toggle] _ in
                result?.caption = "toggle: \(toggle?.isOn == true ? "on" : "off")"
            },
            for: .valueChanged)
        slider.addAction(
            UIAction { [weak result, weak slider] _ in
                result?.caption = "slider: \(Int(((slider?.value ?? 0) * 100).rounded())) %"
            }, for: .valueChanged)
        choice.addAction(
            UIAction { [weak result, weak choice] _ in
                result?.caption = "choice: \((choice?.selectedSegmentIndex ?? 0) + 1)"
            },
            for: .valueChanged)
        result.isUserInteractionEnabled = false
        stage.addSubview(result)
    }

    private func place(_ control: UIControl, _ name: String, _ frame: CGRect) {
        control.accessibilityIdentifier = name
        control.frame = frame
        stage.addSubview(control)
    }

    private func say(_ words: String, _ control: UIControl, _ event: UIControl.Event) {
        control.addAction(UIAction { [weak result] _ in result?.caption = words }, for: event)
    }
}
