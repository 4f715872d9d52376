import UIKit

/// Every control, with its latest events.
final class EveryControl: SceneController {
    private let log = UILabel()
    private var told: [String] = []

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
        (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    override var hint: String {
        "Press, drag out and in again, and lift; or move with Tab, and use Space and the arrows. The last events are shown below."
    }

    override var stageSize: CGSize { CGSize(width: 342, height: 410) }

    override func buildStage() {
        addButtons()
        let toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 0, y: 116)
        watch(toggle, "switch")
        let stepper = UIStepper()
        stepper.frame.origin = CGPoint(x: 90, y: 116)
        watch(stepper, "stepper")
        let pages = UIPageControl(frame: CGRect(x: 210, y: 118, width: 132, height: 28))
        pages.numberOfPages = 5
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        watch(pages, "pages")
        let slider = UISlider(frame: CGRect(x: 0, y: 172, width: 342, height: 34))
        slider.value = 0.3
        watch(slider, "slider")
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.frame = CGRect(x: 0, y: 226, width: 342, height: 32)
        segments.selectedSegmentIndex = 0
        watch(segments, "segments")
        log.accessibilityIdentifier = "log"
        log.frame = CGRect(x: 0, y: 280, width: 342, height: 130)
        log.font = .systemFont(ofSize: 15)
        log.textColor = .secondaryLabel
        log.numberOfLines = 0
        stage.addSubview(log)
    }

    private func addButtons() {
        var plain = UIButton.Configuration.plain()
        plain.title = "Plain"
        var gray = UIButton.Configuration.gray()
        gray.title = "Gray"
        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Tinted"
        var filled = UIButton.Configuration.filled()
        filled.title = "Filled"
        for (index, configuration) in [plain, gray, tinted, filled].enumerated() {
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: CGFloat(index) * 88, y: 0, width: 78, height: 40)
            watch(button, (configuration.title ?? "").lowercased())
        }
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        system.frame = CGRect(x: 0, y: 56, width: 166, height: 40)
        watch(system, "system")
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.frame = CGRect(x: 176, y: 56, width: 166, height: 40)
        disabled.isEnabled = false
        watch(disabled, "disabled")
    }

    private func watch(_ control: UIControl, _ name: String) {
        control.accessibilityIdentifier = name
        for (event, word) in Self.events {
            control.addAction(UIAction { [weak self] _ in self?.tell("\(name): \(word)") }, for: event)
        }
        stage.addSubview(control)
    }

    /// The latest six lines, with repetitions combined.
    private func tell(_ line: String) {
        if told.last != line { told.append(line) }
        told = Array(told.suffix(6))
        log.text = told.joined(separator: "\n")
    }
}
