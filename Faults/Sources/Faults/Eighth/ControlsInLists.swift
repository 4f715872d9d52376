import TouchstoneTesting
import UIKit

// Controls whose event does not come: in tables, in bars, in players, under menus.

private let liftedBeside = [
    "outside", "not inside", "beyond", "too far", "beside", "below", "not in", "away", "touchUpOutside", "lifted",
]
private let scrolled = ["take", "took", "cancel", "scroll", "drag"]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let nobody = [
    "nobody", "no responder", "none", "not in the chain", "not in its chain", "chain", "nothing takes", "does not lead",
]
private let dead = [
    "gone", "died", "dead", "no longer", "deallocated", "released", "does not exist", "not alive", "nobody holds",
]

/// A player. It seeks as the thumb is let go.
private final class PlayerViewController: UIViewController {
    let position = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 34))
    private(set) var seeks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        position.value = 0.5
        position.addTarget(self, action: PlayerViewController.seek, for: .touchUpInside)
        position.placed("positionSlider", position.frame, in: view)
    }
    func seek() { seeks += 1 }
}

/// Messages. Each row has a button that records an answer as long as it is held.
private final class VoiceViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let record = UIButton(type: .system)
    private(set) var log: [String] = []
    override var rowName: String { "voiceRow" }
    override var tableName: String { "voiceTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 30
        record.setTitle("Hold to answer", for: .normal)
        record.addTarget(self, action: VoiceViewController.start, for: .touchDown)
        record.addTarget(self, action: VoiceViewController.stop, for: .touchUpInside)
        record.placed("recordButton", CGRect(x: 200, y: 8, width: 170, height: 44), in: cell.contentView)
        cell.accessibilityIdentifier = "firstVoiceRow"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 2 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
    }
    func start() { log.append("start") }
    func stop() { log.append("stop") }
}

/// A film that stops at the touch-down on its slider, and goes on as that ends. A tap on the slider's track seeks, too.
private final class SeekViewController: UIViewController {
    let track = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 34))
    lazy var tap = UITapGestureRecognizer(target: self, action: SeekViewController.tapped)
    private(set) var isPaused = false

    override func viewDidLoad() {
        super.viewDidLoad()
        track.value = 0.5
        track.addTarget(self, action: SeekViewController.pause, for: .touchDown)
        track.addTarget(self, action: SeekViewController.goOn, for: .touchUpInside)
        tap.name = "seekTap"
        track.addGestureRecognizer(tap)
        track.placed("trackSlider", track.frame, in: view)
    }
    func pause() { isPaused = true }
    func goOn() { isPaused = false }
    func tapped() {}
}

/// A table that is loaded anew each tenth of a second, since its rows count down.
private final class AuctionViewController: ListScreen {
    private var bids: [Int: UIButton] = [:]
    private(set) var offers = 0
    override var rowName: String { "lotRow" }
    override var tableName: String { "lotTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let bid = UIButton(type: .system)
        bid.setTitle("Bid", for: .normal)
        bid.addTarget(self, action: AuctionViewController.offered, for: .touchUpInside)
        bid.placed("bid\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        bids[row] = bid
    }
    func button(_ row: Int) -> UIButton { bids[row]! }
    func second() { table.reloadData() }
    func offered() { offers += 1 }
}

/// An editor in a navigation controller. Its bar has a button that anybody may take.
private final class EditorViewController: UIViewController {
    let save = UIButton(type: .system)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        save.setTitle("Save", for: .normal)
        save.accessibilityIdentifier = "saveButton"
        save.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
        save.addTarget(nil, action: EditorViewController.saved, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
    }
    func saved() { saves += 1 }
}

/// Knows what the button of one row does.
private final class RowHandler {
    let row: Int
    private(set) var calls = 0
    init(_ row: Int) { self.row = row }
    func buy() { calls += 1 }
}

private final class StoreViewController: ListScreen {
    var handler: RowHandler?
    private var buttons: [UIButton] = []
    override var rowName: String { "storeRow" }
    override var tableName: String { "storeTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let made = RowHandler(row)
        let buy = UIButton(type: .system)
        buy.setTitle("Buy", for: .normal)
        buy.addTarget(made, action: RowHandler.buy, for: .touchUpInside)
        buy.placed("buy\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        buttons.append(buy)
        handler = made
    }
    func button(_ row: Int) -> UIButton { buttons[row] }
}

/// Posts by a tap. Who may do more with it holds the button.
private final class ComposeViewController: UIViewController {
    let post = UIButton(type: .system)
    private(set) var posts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        post.setTitle("Post", for: .normal)
        post.menu = UIMenu(children: [UIAction(title: "Post later") { _ in }, UIAction(title: "Discard") { _ in }])
        post.addTarget(self, action: ComposeViewController.posted, for: .touchUpInside)
        post.placed("postButton", CGRect(x: 145, y: 400, width: 100, height: 44), in: view)
    }
    func posted() { posts += 1 }
}

/// Nobody shall type a date: a tap on the field opens a calendar.
private final class BirthdayViewController: UIViewController {
    let date = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    lazy var choose = UITapGestureRecognizer(target: self, action: BirthdayViewController.chosen)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        date.isEnabled = false
        date.placed("dateField", date.frame, in: view)
        choose.name = "calendarTap"
        date.addGestureRecognizer(choose)
    }
    func chosen() { openings += 1 }
}

/// Rows with a slider in each.
private final class VolumesViewController: ListScreen {
    private var sliders: [Int: UISlider] = [:]
    private(set) var changes = 0
    override var rowName: String { "volumeRow" }
    override var tableName: String { "volumeTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let slider = UISlider()
        slider.value = 0.5
        slider.addTarget(self, action: VolumesViewController.changed, for: .valueChanged)
        slider.placed("volume\(row)", CGRect(x: 150, y: 13, width: 220, height: 34), in: cell.contentView)
        sliders[row] = slider
    }
    func slider(_ row: Int) -> UISlider { sliders[row]! }
    func changed() { changes += 1 }
}

extension Fault {
    static let eighthControls: [Fault] = [
        // The slider: y 300…334. Its inside ends 70 points below (C-4); the finger lifts at 480.
        Fault(
            name: "seeks-at-a-lift-inside-alone",
            question:
                "If one drags my position slider and lets go, the film mostly jumps there. Sometimes no seek() comes."
        ) { app in
            let screen = PlayerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.position, .touchUpInside),
                truth: Truth(
                    about: ["positionSlider"], says: [liftedBeside],
                    never: ["is disabled", "no target", "covered by", "set by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 317))
                    app.fingerMove(to: CGPoint(x: 290, y: 480), duration: 0.4)
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.position.isEnabled = false })
        },
        // A table lets drags begin on buttons, after a rest as well.
        Fault(
            name: "answer-recorded-in-a-row",
            question:
                "In my table one holds a button to record. start() is called, stop() often isn't, and it goes on."
        ) { app in
            let screen = VoiceViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.record, .touchUpInside),
                truth: Truth(
                    about: ["voiceTable"], says: [scrolled],
                    never: ["is disabled", "no target", "covered by", "lifted outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: app.middle(of: screen.record))
                    app.advance(by: 0.8)
                    app.fingerMove(to: CGPoint(x: 285, y: 225), duration: 0.2)
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.record.isEnabled = false })
        },
        // The thumb is at x 195. What is on the control itself goes first (C-23).
        Fault(
            name: "tap-to-seek-that-leaves-the-film-paused",
            question:
                "Who only taps the thumb of my slider pauses the film for good. touchUpInside comes after drags alone."
        ) { app in
            let screen = SeekViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.track, .touchUpInside),
                truth: Truth(
                    about: ["seekTap"], says: [taking],
                    never: ["is disabled", "no target", "covered by", "lifted outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 317))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.track.removeGestureRecognizer(screen.tap) })
        },
        // It fills its rows anew, under the finger.
        Fault(
            name: "table-loaded-anew-each-tenth-of-a-second",
            question: "My rows count down, so I reload the table ten times a second. Only very quick taps on Bid count."
        ) { app in
            let screen = AuctionViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            let touched = screen.button(1)
            return InjectedFault(
                wanted: .event(touched, .touchUpInside),
                truth: Truth(
                    about: ["bid1"],
                    says: [["removed", "left", "no window", "in no window", "taken out", "not in a window", "gone"]],
                    never: ["is disabled", "no target", "covered by", "lifted"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: app.middle(of: touched))
                    app.advance(by: 0.2)
                    screen.second()
                    app.advance(by: 0.1)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.count = 2 })
        },
        // The search begins at the button, and goes up through the bar to the navigation controller (RC-27, RC-3):
        // what that shows lies beside this way.
        Fault(
            name: "button-in-the-bar-for-whoever-takes-it",
            question: "Save is in my editor's bar with a nil target, and saved() in the editor. It is not called."
        ) { app in
            let screen = EditorViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                truth: Truth(
                    about: ["saveButton"], says: [nobody],
                    never: ["is disabled", "covered by", "outside", "has died"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.save))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.save.isEnabled = false })
        },
        // Each row's handler takes the place of the one before, and nobody else holds it.
        Fault(
            name: "one-handler-for-all-rows",
            question: "Each row of my store has a handler of its own. Only Buy in the last row does anything."
        ) { app in
            let screen = StoreViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.button(1), .touchUpInside),
                truth: Truth(
                    about: ["buy1"], says: [dead],
                    never: ["is disabled", "covered by", "outside", "was removed"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.button(1)))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.button(1).isEnabled = false })
        },
        // A menu that is not the primary action opens as the button is held.
        Fault(
            name: "button-whose-menu-opens-as-it-is-held",
            question: "Since Post has a menu for holding it, posted() is not called for people who press thoroughly."
        ) { app in
            let screen = ComposeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.post, .touchUpInside),
                truth: Truth(
                    about: ["postButton"], says: [["menu"]],
                    never: ["is disabled", "no target", "covered by", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 422), duration: 0.9)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.post.menu = nil })
        },
        // What is disabled takes no touches, nor do the recognizers on it (HT-14).
        Fault(
            name: "field-disabled-so-that-nobody-types",
            question:
                "A tap on my date field should open a calendar. I disabled it against the keyboard, and no tap fires."
        ) { app in
            let screen = BirthdayViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.choose),
                truth: Truth(
                    about: ["dateField"], says: [["disabled", "isEnabled", "not enabled"]],
                    never: ["calendarTap is disabled", "no target", "covered by", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.date.isEnabled = true })
        },
    ]

    static let eighthControlsThatAct: [Fault] = [
        // The table has nothing to scroll sideways, and the thumb is the slider's.
        Fault(
            name: "slider-in-a-table-pushed-quickly",
            question: "A slider in a row of a table: does the table take a quick drag from it, as scroll views do?"
        ) { app in
            let screen = VolumesViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            let slider = screen.slider(1)
            return InjectedFault(
                wanted: .event(slider, .valueChanged),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    let middle = app.middle(of: slider)
                    app.fingerDrag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y), duration: 0.2)
                    app.advance(by: 0.5)
                },
                afterwards: { slider.isEnabled = false })
        }
    ]
}
