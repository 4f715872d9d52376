import TouchstoneTesting
import UIKit

private final class BasketViewController: UIViewController {
    let amount = UIStepper(frame: CGRect(x: 148, y: 200, width: 94, height: 32))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        amount.accessibilityIdentifier = "amountStepper"
        amount.maximumValue = 5
        amount.value = 5
        amount.addTarget(self, action: BasketViewController.amountChanged, for: .valueChanged)
        view.addSubview(amount)
    }

    func amountChanged() { changes += 1 }
}

/// Steppers for guests and bottles, and a segmented control for sizes.
private final class SettingsViewController: UIViewController {
    let guests = UIStepper(frame: CGRect(x: 148, y: 400, width: 94, height: 32))
    let bottles = UIStepper(frame: CGRect(x: 148, y: 480, width: 94, height: 32))
    let size = UISegmentedControl(items: ["S", "L"])
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        guests.value = 2
        guests.addTarget(self, action: SettingsViewController.counted, for: .valueChanged)
        guests.placed("guestStepper", guests.frame, in: view)
        bottles.autorepeat = false
        bottles.addTarget(self, action: SettingsViewController.counted, for: .valueChanged)
        bottles.placed("bottleStepper", bottles.frame, in: view)
        size.selectedSegmentIndex = 0
        size.setEnabled(false, forSegmentAt: 1)
        size.addTarget(self, action: SettingsViewController.chosen, for: .valueChanged)
        size.placed("sizeChooser", CGRect(x: 95, y: 560, width: 160, height: 32), in: view)
    }

    func counted() { log.append("count") }
    func chosen() { log.append("choose") }
}

private final class ShoeViewController: UIViewController {
    let sizes = UISegmentedControl(items: ["S", "M", "L"])
    private(set) var choices: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sizes.placed("sizePicker", CGRect(x: 45, y: 300, width: 300, height: 40), in: view)
        sizes.selectedSegmentIndex = 0
        sizes.addTarget(self, action: ShoeViewController.sizeChanged, for: .valueChanged)
    }

    func show(stock: [Int]) {
        for (index, pieces) in stock.enumerated() { sizes.setEnabled(pieces > 0, forSegmentAt: index) }
    }

    func sizeChanged() { choices.append(sizes.selectedSegmentIndex) }
}

/// Mails that are reloaded by pulling or by a button.
private final class MailViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
    let refresh = UIRefreshControl()
    let reload = UIButton(type: .system)
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 390, height: 3000)
        list.placed("mailList", list.frame, in: view)
        refresh.accessibilityIdentifier = "mailRefresh"
        refresh.addTarget(self, action: MailViewController.load, for: .valueChanged)
        list.refreshControl = refresh
        reload.setTitle("Reload", for: .normal)
        reload.addTarget(self, action: MailViewController.begin, for: .touchUpInside)
        reload.placed("reloadButton", CGRect(x: 270, y: 40, width: 100, height: 44), in: view)
    }

    func load() { loads += 1 }
    func begin() { refresh.beginRefreshing() }
}

/// Hotel options. A tap anywhere in the row of a switch flips the switch.
private final class HotelViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
    let night = UISwitch(frame: CGRect(x: 319, y: 15, width: 51, height: 31))
    lazy var flip = UITapGestureRecognizer(target: self, action: HotelViewController.flipped)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row.placed("nightRow", row.frame))
        night.accessibilityIdentifier = "nightSwitch"
        night.addTarget(self, action: HotelViewController.saved, for: .valueChanged)
        row.addSubview(night)
        flip.name = "flipTap"
        row.addGestureRecognizer(flip)
    }

    func flipped() { night.setOn(!night.isOn, animated: true) }
    func saved() { log.append("save") }
}

extension Fault {
    /// Values that do not change, or do not change by a touch.
    static let controlValues: [Fault] = [
        Fault(
            name: "stepper-at-its-maximum",
            question: "Plus on my stepper does nothing: amountChanged() is not called.",
            batch: .first
        ) { app in
            let basket = BasketViewController()
            _ = app.makeWindow(root: basket)
            return InjectedFault(
                wanted: .event(basket.amount, .valueChanged),
                expected: .cause(
                    about: ["amountStepper"], says: [["maximum", "limit", "did not change", "no change", "unchanged"]],
                    never: ["no target", "recognizer"]),
                input: { app.fingerTap(at: CGPoint(x: 220, y: 216)) },
                afterwards: { basket.amount.maximumValue = 50 })
        },
        // The segments are at x 95…175 and 175…255. The second is disabled, so the first stays pressed (C-29).
        Fault(
            name: "segment-slid-to-one-that-is-off",
            question: "I press S, slide to L and lift there. Not even chosen() is called, though I lifted inside.",
            batch: .seventh
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.size, .valueChanged),
                expected: .cause(
                    about: ["sizeChooser"],
                    says: [
                        [
                            "already", "unchanged", "same", "no change", "not change", "stays", "stayed", "remains",
                            "setEnabled", "not enabled", "segment is disabled", "no enabled segment", "chosen",
                        ]
                    ],
                    never: ["sizeChooser is disabled", "covered by", "no target", "outside", "set by"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 135, y: 576), to: CGPoint(x: 215, y: 576), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.size.setEnabled(true, forSegmentAt: 1) })
        },
        Fault(
            name: "segment-that-is-sold-out",
            question: "Tapping L in my size picker does not call sizeChanged. S and M work.",
            batch: .second
        ) { app in
            let screen = ShoeViewController()
            _ = app.makeWindow(root: screen)
            screen.show(stock: [3, 1, 0])
            return InjectedFault(
                wanted: .event(screen.sizes, .valueChanged),
                expected: .cause(
                    about: ["sizePicker"], says: [["segment"], ["disabled", "enabled"]],
                    never: ["already", "no target", "sizePicker is disabled"]),
                input: { app.fingerTap(at: CGPoint(x: 295, y: 320)) },
                afterwards: { screen.show(stock: [3, 1, 5]) })
        },
        // beginRefreshing() sends no event (7.1).
        Fault(
            name: "refresh-begun-by-a-button",
            question: "Reload calls beginRefreshing(). I see the wheel turn for ever, since load() is not called.",
            batch: .seventh
        ) { app in
            let screen = MailViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                expected: .cause(
                    about: ["mailRefresh"], says: [.setByCode],
                    never: ["is disabled", "too little", "no target", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.reload)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.refresh.endRefreshing() })
        },
        // Setting the value in code sends no event (C-27).
        Fault(
            name: "switch-flipped-by-a-tap-on-its-row",
            question: "A tap on my row turns its switch on, as I see, and saved() is not called. On the switch it is.",
            batch: .sixth
        ) { app in
            let screen = HotelViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.night, .valueChanged),
                expected: .cause(
                    about: ["nightSwitch"], says: [.setByCode],
                    never: ["is disabled", "covered by", "no target", "already"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 430))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.night.isEnabled = false })
        },
        // Without autorepeat the stepper changes when the finger lifts (C-29), which has not happened yet.
        Fault(
            name: "plus-held-where-nothing-repeats",
            question: "I hold plus for two seconds by now, and no bottle has been added. My other stepper counts up.",
            batch: .seventh
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.bottles, .valueChanged),
                expected: .cause(
                    about: ["bottleStepper"],
                    says: [["autorepeat", "repeat", "lift", "still down", "still held", "not yet", "until"]],
                    never: ["is disabled", "covered by", "no target", "maximumValue", "lifted outside"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 220, y: 496))
                    app.advance(by: 2)
                },
                afterwards: { screen.bottles.isHidden = true })
        },
    ]
}
