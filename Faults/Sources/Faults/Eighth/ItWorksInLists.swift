import TouchstoneTesting
import UIKit

// What people suspect of lists, bars and their gestures, and what is well.

/// Rows, and a tap on the whole screen that puts the keyboard away and cancels nothing.
private final class ResultsViewController: ListScreen {
    lazy var hide = UITapGestureRecognizer(target: self, action: ResultsViewController.hidden)
    private(set) var chosen: [Int] = []
    override var rowName: String { "resultRow" }
    override var tableName: String { "resultTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
        hide.name = "hideTap"
        hide.cancelsTouchesInView = false
        view.addGestureRecognizer(hide)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
    func hidden() { view.endEditing(true) }
}

/// A tap on the bar goes to the top of the page; a button in the bar saves.
private final class DraftViewController: UIViewController {
    let save = UIButton(type: .system)
    lazy var top = UITapGestureRecognizer(target: self, action: DraftViewController.wentUp)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        save.setTitle("Save", for: .normal)
        save.accessibilityIdentifier = "saveDraft"
        save.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
        save.addTarget(self, action: DraftViewController.saved, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
        top.name = "topTap"
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.navigationBar.addGestureRecognizer(top)
    }
    func wentUp() {}
    func saved() { saves += 1 }
}

/// Rows that can be held, swiped and tapped, each by a recognizer of its own.
private final class TodosViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    lazy var hold = UILongPressGestureRecognizer(target: self, action: TodosViewController.held)
    lazy var done = UISwipeGestureRecognizer(target: self, action: TodosViewController.swiped)
    lazy var open = UITapGestureRecognizer(target: self, action: TodosViewController.tapped)
    private(set) var log: [String] = []
    override var tableName: String { "todoTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 30
        cell.accessibilityIdentifier = "todoRow"
        hold.name = "holdPress"
        done.name = "doneSwipe"
        done.direction = .left
        open.name = "openTap"
    }
    func add(_ recognizer: UIGestureRecognizer) { cell.contentView.addGestureRecognizer(recognizer) }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 2 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
    }
    func held() { log.append("hold") }
    func swiped() { log.append("swipe") }
    func tapped() { log.append("tap") }
}

/// Settings: a switch at the end of a row that can be chosen, and a field.
private final class PreferencesViewController: ListScreen {
    let sounds = UISwitch()
    let name = UITextField(frame: CGRect(x: 16, y: 8, width: 300, height: 44))
    private(set) var changes = 0
    override var rowName: String { "preferenceRow" }
    override var tableName: String { "preferenceTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        sounds.accessibilityIdentifier = "soundSwitch"
        sounds.addTarget(self, action: PreferencesViewController.changed, for: .valueChanged)
        name.accessibilityIdentifier = "preferenceField"
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        if row == 1 { cell.accessoryView = sounds }
        if row == 3 { cell.contentView.addSubview(name) }
    }
    func changed() { changes += 1 }
}

extension Fault {
    static let eighthAllIsWell: [Fault] = [
        Fault(
            name: "rows-under-a-tap-that-cancels-nothing",
            question: "A tap on my whole screen puts the keyboard away. Do my rows get their touches all the same?"
        ) { app in
            let screen = ResultsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))!),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.hide.cancelsTouchesInView = true })
        },
        // A system's button refuses the single tap of a view around it (C-22).
        Fault(
            name: "save-in-a-bar-that-can-be-tapped",
            question:
                "I added a tap to the navigation bar, to go to the top of the page. Is that the end of Save in it?"
        ) { app in
            let screen = DraftViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.save))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.save.isEnabled = false })
        },
        // A scroll view's delay delays touches of views, not recognizers.
        Fault(
            name: "row-that-is-held",
            question:
                "My press is on a row of a table, which delays touches and has presses of its own. Does mine begin?"
        ) { app in
            let screen = TodosViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.add(screen.hold)
            return InjectedFault(
                wanted: .recognizer(screen.hold),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 150, y: 250), duration: 0.9)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.hold.isEnabled = false })
        },
        // The table scrolls up and down, and has no actions behind its rows.
        Fault(
            name: "row-that-is-swiped-to-the-left",
            question: "A swipe to the left on a row should tick it. Does the table's pan leave it to me?"
        ) { app in
            let screen = TodosViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.add(screen.done)
            return InjectedFault(
                wanted: .recognizer(screen.done),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 330, y: 250), to: CGPoint(x: 150, y: 254), duration: 0.2)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.done.isEnabled = false })
        },
        // The pan fails at the lift, and the tap, which has matched by then, proceeds (G-24).
        Fault(
            name: "tap-that-waits-for-the-pan-of-its-table",
            question:
                "openTap requires the table's pan to fail, as a library does it. Does it ever act, if nobody scrolls?"
        ) { app in
            let screen = TodosViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.add(screen.open)
            screen.open.require(toFail: screen.table.panGestureRecognizer)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 150, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.open.isEnabled = false })
        },
        Fault(
            name: "switch-at-the-end-of-a-row",
            question:
                "My switch is the accessory view of a row that can be chosen. Is a quick tap on it the row's?"
        ) { app in
            let screen = PreferencesViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.sounds, .valueChanged),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.sounds))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sounds.isEnabled = false })
        },
        // What the table delays comes at the lift, and a tap is a tap.
        Fault(
            name: "field-in-a-row-that-is-tapped-quickly",
            question:
                "I tap a text field in a row very quickly, and the table delays that. Does it get the caret?"
        ) { app in
            let screen = PreferencesViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.name))
                    app.advance(by: 0.6)
                },
                afterwards: { screen.name.resignFirstResponder() })
        },
    ]
}
