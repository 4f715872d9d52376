import TouchstoneTesting
import UIKit

/// Views that something lies over.
extension Fault {
    static let coveredKept: [Fault] = [
        Fault(
            name: "gradient-over-the-photo",
            question: "I darkened the lower part of the story with a gradient view, and now Reply can't be tapped"
        ) { app in
            let eventLog = StoryView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let window = app.makeWindow()
            window.addSubview(eventLog)
            return InjectedFault(
                wanted: .view(eventLog.reply),
                truth: Truth(
                    about: ["gradient"], says: [["cover", "in front", "on top", "above", "overlap"]],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: eventLog.reply)
                },
                afterwards: {
                    eventLog.gradient.isUserInteractionEnabled = false
                    eventLog.reply.alpha = 0
                })
        },
        Fault(
            name: "header-brought-to-front-for-its-shadow",
            question: "The upper half of the first filter chip is dead"
        ) { app in
            let screen = FilterScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.chips[0], .touchUpInside),
                truth: Truth(
                    about: ["filterHeader"], says: [["cover", "in front", "on top", "above", "overlap"]],
                    never: ["outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 50, y: 106))
                },
                // The order of all siblings is another then.
                afterwards: {
                    screen.view.sendSubviewToBack(screen.header)
                    for chip in screen.chips.reversed() {
                        let shade = UIView(frame: chip.frame)
                        screen.view.insertSubview(shade, belowSubview: chip)
                    }
                })
        },
        Fault(
            name: "content-under-the-navigation-bar",
            question: "The segmented switch at the top of my pushed screen doesn't switch"
        ) { app in
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            _ = app.makeWindow(root: navigation)
            let detail = HistoryScreen()
            return InjectedFault(
                wanted: .event(detail.range, .valueChanged),
                truth: Truth(
                    about: [],
                    says: [
                        ["navigation bar", "navigationBar"], ["cover", "in front", "on top", "above", "overlap"],
                    ],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    navigation.pushViewController(detail, animated: false)
                    app.settle()
                    app.fingerTap(at: detail.range)
                },
                afterwards: {
                    navigation.popViewController(animated: false)
                    app.settle()
                })
        },
        Fault(
            name: "icon-in-a-control-is-a-button",
            question: "My own checkbox control toggles everywhere but on the tick itself"
        ) { app in
            let box = CheckBox(frame: CGRect(x: 40, y: 400, width: 200, height: 44))
            let window = app.makeWindow()
            window.addSubview(box)
            return InjectedFault(
                wanted: .view(box),
                truth: Truth(
                    about: ["tickButton"],
                    says: [["inside", "subview", "child", "receives", "in front", "within", "in it"]],
                    never: ["disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: box.tick)
                },
                afterwards: {
                    box.tick.isUserInteractionEnabled = false
                    box.isEnabled = false
                })
        },
    ]
}

private final class GradientView: UIView {
    var colors: [UIColor] = [.clear, .black] {
        didSet { setNeedsDisplay() }
    }
}

private final class StoryView: UIView {
    let photo = UIImageView()
    let reply = UIButton.titled("Reply", "replyButton")
    let gradient = GradientView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "story"
        addSubview(photo)
        addSubview(reply)
        gradient.accessibilityIdentifier = "gradient"
        addSubview(gradient)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = bounds
        gradient.frame = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        reply.frame = CGRect(x: 20, y: bounds.height - 100, width: bounds.width - 40, height: 50)
    }
}

private final class FilterScreen: UIViewController {
    let header = UIView()
    let chips = ["new", "sale", "near"].map { UIButton.titled($0.capitalized, $0 + "Chip") }

    override func viewDidLoad() {
        super.viewDidLoad()
        header.placed("filterHeader", CGRect(x: 0, y: 0, width: 390, height: 120), in: view)
        for (index, chip) in chips.enumerated() {
            chip.frame = CGRect(x: 10 + index * 110, y: 100, width: 100, height: 40)
            view.addSubview(chip)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Its shadow has to fall on what is below.
        view.bringSubviewToFront(header)
    }
}

private final class HistoryScreen: UIViewController {
    let range = UISegmentedControl(items: ["Day", "Week", "Year"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "History"
        range.selectedSegmentIndex = 0
        range.placed("rangeControl", CGRect(x: 60, y: 6, width: 270, height: 32), in: view)
    }
}

private final class CheckBox: UIControl {
    let tick = UIButton(type: .custom)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "checkBox"
        tick.accessibilityIdentifier = "tickButton"
        tick.setTitle("✓", for: .selected)
        label.text = "Remember me"
        addSubview(tick)
        addSubview(label)
        addTarget(self, action: CheckBox.toggle, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        tick.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        label.frame = CGRect(x: 52, y: 0, width: bounds.width - 52, height: 44)
    }

    func toggle() { isSelected.toggle() }
}
