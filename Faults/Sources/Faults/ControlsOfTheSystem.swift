import TouchstoneTesting
import UIKit

// Controls of the system, which have ways of their own.

private final class SettingsViewController: UIViewController {
    let sortButton = UIButton(type: .system)
    let volume = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 34))
    let period = UISegmentedControl(items: ["Day", "Week", "Month"])
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sortButton.setTitle("Sort", for: .normal)
        sortButton.accessibilityIdentifier = "sortButton"
        sortButton.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        sortButton.menu = UIMenu(children: [
            UIAction(title: "By name") { _ in }, UIAction(title: "By date") { _ in },
        ])
        sortButton.showsMenuAsPrimaryAction = true
        sortButton.addTarget(self, action: SettingsViewController.sort, for: .touchUpInside)

        volume.accessibilityIdentifier = "volumeSlider"
        volume.addTarget(self, action: SettingsViewController.volumeChanged, for: .valueChanged)

        period.accessibilityIdentifier = "periodControl"
        period.frame = CGRect(x: 20, y: 300, width: 351, height: 32)
        period.selectedSegmentIndex = 0
        period.addTarget(self, action: SettingsViewController.periodChanged, for: .valueChanged)
        for control in [sortButton, volume, period] { view.addSubview(control) }
    }

    func sort() { log.append("sort") }
    func volumeChanged() { log.append("volume") }
    func periodChanged() { log.append("period") }
}

extension Fault {
    static let controlsOfTheSystem: [Fault] = [
        Fault(
            name: "menu-is-the-primary-action",
            question: "Since I gave my button a menu, its touchUpInside action sort() is never called."
        ) { app in
            let settings = SettingsViewController()
            _ = app.makeWindow(root: settings)
            return InjectedFault(
                wanted: .event(settings.sortButton, .touchUpInside),
                truth: Truth(
                    about: ["sortButton"], says: [["menu"], ["showsMenuAsPrimaryAction", "primary action", "opens"]],
                    never: ["no target", "recognizer"]),
                fingers: { app.fingerTap(at: settings.sortButton) },
                afterwards: { settings.sortButton.showsMenuAsPrimaryAction = false })
        },
        Fault(
            name: "slider-tapped-beside-its-thumb",
            question: "I tap my slider where I want the value to be. Nothing happens, and valueChanged does not come."
        ) { app in
            let settings = SettingsViewController()
            _ = app.makeWindow(root: settings)
            return InjectedFault(
                wanted: .event(settings.volume, .valueChanged),
                truth: Truth(about: ["volumeSlider"], says: [["thumb"]], never: ["no target", "isContinuous"]),
                fingers: { app.fingerTap(at: CGPoint(x: 300, y: 217)) },
                // Now the thumb would be under that finger.
                afterwards: { settings.volume.value = 0.8 })
        },
        Fault(
            name: "segment-chosen-already",
            question: "The user taps Day in my segmented control to reload it. valueChanged is not sent."
        ) { app in
            let settings = SettingsViewController()
            _ = app.makeWindow(root: settings)
            return InjectedFault(
                wanted: .event(settings.period, .valueChanged),
                truth: Truth(
                    about: ["periodControl"], says: [["already", "same", "unchanged", "did not change", "no change"]],
                    never: ["no target", "recognizer takes"]),
                fingers: { app.fingerTap(at: CGPoint(x: 70, y: 316)) },
                afterwards: { settings.period.selectedSegmentIndex = 2 })
        },
    ]
}
