import TouchstoneTesting
import UIKit

// Controls and recognizers that remember too much, and targets that are not where they are thought to be.

private let isUntraced = [
    "no target", "no action", "nobody", "no one", "nothing is registered", "not registered", "no listener", "listens",
    "removed", "no longer registered", "none", "nothing to call",
]
private let staysAsItIs = [
    "unchanged", "already", "stays", "stayed", "same", "no change", "not change", "remains", "changes nothing",
    "did not move",
]

/// Records while it is held, one recording at a time.
private final class TalkControl: UIControl {
    private var isRecording = false

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard !isRecording else { return false }
        isRecording = true
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        isRecording = false
    }
}

private final class RadioViewController: UIViewController {
    let talk = TalkControl(frame: CGRect(x: 95, y: 600, width: 200, height: 80))
    private(set) var messages = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        talk.accessibilityIdentifier = "talkControl"
        talk.addTarget(self, action: RadioViewController.send, for: .touchUpInside)
        view.addSubview(talk)
    }

    func send() { messages += 1 }
}

/// Follows one finger, which it lets go of when that is lifted.
private final class StampButton: UIButton {
    private var finger: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil else { return }
        finger = touches.first
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        finger = nil
    }
}

/// Wants to know its finger, and remembers the very first one.
private final class VoteButton: UIButton {
    private var finger: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if finger == nil { finger = touches.first }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        super.touchesEnded(touches, with: event)
    }
}

private final class LetterViewController: UIViewController {
    let stamp = StampButton(type: .system)
    let vote = VoteButton(type: .system)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stamp.setTitle("Stamp", for: .normal)
        stamp.addTarget(self, action: LetterViewController.stamped, for: .touchUpInside)
        stamp.placed("stampButton", CGRect(x: 95, y: 300, width: 200, height: 60), in: view)
        vote.setTitle("Vote", for: .normal)
        vote.addTarget(self, action: LetterViewController.voted, for: .touchUpInside)
        vote.placed("voteButton", CGRect(x: 95, y: 500, width: 200, height: 60), in: view)
    }

    func stamped() { log.append("stamp") }
    func voted() { log.append("vote") }
}

/// What is chosen already shall look so.
private final class ChoiceButton: UIButton {
    override var isSelected: Bool { didSet { isEnabled = !isSelected } }
}

private final class ToppingsViewController: UIViewController {
    let olives = ChoiceButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        olives.setTitle("Olives", for: .normal)
        olives.addTarget(self, action: ToppingsViewController.toggled, for: .touchUpInside)
        olives.placed("olivesButton", CGRect(x: 95, y: 300, width: 200, height: 60), in: view)
    }

    func toggled() { olives.isSelected.toggle() }
}

/// How many guests, in the steps that the restaurant wants. It wants none, says its server.
private final class TableViewController: UIViewController {
    let guests = UIStepper(frame: CGRect(x: 148, y: 600, width: 94, height: 32))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        guests.accessibilityIdentifier = "guestCounter"
        guests.value = 2
        guests.stepValue = 0
        guests.addTarget(self, action: TableViewController.changed, for: .valueChanged)
        view.addSubview(guests)
    }

    func changed() { changes += 1 }
}

/// Its segments are the cities that are served, which are loaded.
private final class CitiesViewController: UIViewController {
    let cities = UISegmentedControl(frame: CGRect(x: 20, y: 200, width: 350, height: 32))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        cities.accessibilityIdentifier = "cityChooser"
        cities.addTarget(self, action: CitiesViewController.changed, for: .valueChanged)
        view.addSubview(cities)
    }

    func loaded() {
        for city in ["Bern", "Oslo", "Rome"] {
            cities.insertSegment(withTitle: city, at: cities.numberOfSegments, animated: false)
        }
    }
    func changed() { changes += 1 }
}

/// A card whose content takes no touches while it is dragged.
private final class SwipeViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let like = UIButton.titled("Like", "likeButton")
    lazy var drag = UIPanGestureRecognizer(target: self, action: SwipeViewController.dragged)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card.placed("dateCard", card.frame))
        content.placed("cardContent", content.frame, in: card)
        like.placed("likeButton", CGRect(x: 50, y: 330, width: 200, height: 50), in: content)
        drag.name = "cardPan"
        card.addGestureRecognizer(drag)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: content.isUserInteractionEnabled = false
        case .ended: content.isUserInteractionEnabled = true
        default: break
        }
    }
}

/// A dash from left to right. Who goes up or down has spoiled it.
private final class DashGesture: UIGestureRecognizer {
    private var start: CGPoint?
    private var isSpoiled = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let now = touches.first?.location(in: view) else { return }
        if abs(now.y - start.y) > 20 { isSpoiled = true }
        if isSpoiled { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let now = touches.first?.location(in: view) else { return }
        state = now.x - start.x > 100 && !isSpoiled ? .recognized : .failed
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

private final class TasksViewController: UIViewController {
    let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    lazy var done = DashGesture(target: self, action: TasksViewController.crossedOut)
    private(set) var crossings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.placed("taskPage", page.frame, in: view)
        done.name = "crossOut"
        page.addGestureRecognizer(done)
    }

    func crossedOut() { crossings += 1 }
}

/// A menu under a button, by which a list is sorted. How it opens nobody said.
private final class FilesViewController: UIViewController {
    let sort = UIButton(type: .system)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sort.setTitle("Sort", for: .normal)
        sort.menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
        sort.addTarget(self, action: FilesViewController.opened, for: .menuActionTriggered)
        sort.placed("sortChooser", CGRect(x: 20, y: 100, width: 120, height: 44), in: view)
    }

    func opened() { openings += 1 }
}

/// A row that is used again for another song. The new action has the old one's identifier, which is removed then.
private final class SongRow: UIView {
    let play = UIButton(type: .system)
    private(set) var played: [String] = []
    private let identifier = UIAction.Identifier("play")

    override init(frame: CGRect) {
        super.init(frame: frame)
        play.setTitle("Play", for: .normal)
        play.placed("playButton", CGRect(x: 280, y: 10, width: 90, height: 40), in: self)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ song: String) {
        play.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.played.append(song) }, for: .touchUpInside)
        forgetTheSongBefore()
    }

    private func forgetTheSongBefore() { play.removeAction(identifiedBy: identifier, for: .touchUpInside) }
}

/// Which events a button listens for was meant to be added to the set later.
private final class LampViewController: UIViewController {
    let lamp = UIButton(type: .system)
    private var events: UIControl.Event = []
    private(set) var switches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        lamp.setTitle("Lamp", for: .normal)
        lamp.addTarget(self, action: LampViewController.switched, for: events)
        events.insert(.touchUpInside)
        lamp.placed("lampButton", CGRect(x: 95, y: 300, width: 200, height: 60), in: view)
    }

    func switched() { switches += 1 }
}

extension Fault {
    static let statesOfControls: [Fault] = [
        // A cancelled touch calls cancelTracking(with:), and endTracking(_:with:) not (C-8).
        Fault(
            name: "busy-flag-left-by-a-cancelled-touch",
            question: "After a call came in while somebody talked, my talk control is dead. Nothing disables it."
        ) { app in
            let screen = RadioViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.talk, .touchUpInside),
                truth: Truth(
                    about: ["talkControl"], says: [["beginTracking", "refuses to track", "refused to track"]],
                    never: ["is disabled", "covered by", "no target", "outside", "exclusive"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.talk)
                    app.advance(by: 0.5)
                    app.fingerCancel()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.talk)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.talk.isEnabled = false })
        },
        Fault(
            name: "finger-remembered-after-it-was-cancelled",
            question: "Once the system took a touch away from my stamp button it never stamps again."
        ) { app in
            let screen = LetterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.stamp, .touchUpInside),
                truth: Truth(
                    about: ["stampButton"],
                    says: [["touchesBegan"], ["super", "overrid", "pass", "forward", "itself", "keeps"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.stamp)
                    app.advance(by: 0.3)
                    app.fingerCancel()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.stamp)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.stamp.isEnabled = false })
        },
        // Each contact is a touch of its own (T-3).
        Fault(
            name: "first-finger-remembered-for-good",
            question: "My vote button works once. From the second tap on, voted() is not called."
        ) { app in
            let screen = LetterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.vote, .touchUpInside),
                truth: Truth(
                    about: ["voteButton"],
                    says: [["touchesEnded"], ["super", "overrid", "pass", "forward", "itself", "keeps"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.vote)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.vote)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.vote.isEnabled = false })
        },
        Fault(
            name: "what-is-selected-is-disabled",
            question: "Olives can be chosen by a tap on their button. Another tap does not take them off again."
        ) { app in
            let screen = ToppingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.olives, .touchUpInside),
                truth: Truth(
                    about: ["olivesButton"], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "outside", "no target", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.olives)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.olives)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.olives.isSelected = false })
        },
        // The right half of the stepper: x 195…242 on the screen.
        Fault(
            name: "stepper-with-a-step-of-nothing",
            question: "With this one restaurant my stepper for the guests does nothing: changed() is not called."
        ) { app in
            let screen = TableViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.guests, .valueChanged),
                truth: Truth(
                    about: ["guestCounter"], says: [staysAsItIs + ["stepValue", "step of 0", "step is 0"]],
                    never: ["covered by", "outside", "no target", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 220, y: 616))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.guests.stepValue = 1 })
        },
        Fault(
            name: "segments-that-have-not-come-yet",
            question:
                "If I am quick, a tap on my city chooser chooses nothing. It is enabled, and nothing is before it."
        ) { app in
            let screen = CitiesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.cities, .valueChanged),
                truth: Truth(
                    about: ["cityChooser"], says: [["segment"]],
                    never: ["covered by", "outside", "no target", "is disabled", "already"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.cities)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.loaded() })
        },
        // A pan that the system cancels ends as cancelled, which nobody looks at (DL-23).
        Fault(
            name: "content-left-off-by-a-cancelled-drag",
            question: "Sometimes nobody can be liked any more: the button in my card takes no touch. Dragging works."
        ) { app in
            let screen = SwipeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.like, .touchUpInside),
                truth: Truth(
                    about: ["cardContent"], says: [["interaction"]],
                    never: ["covered by", "outside", "no target", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 300))
                    app.fingerMove(to: CGPoint(x: 255, y: 300), duration: 0.3)
                    app.fingerCancel()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.like)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.content.isUserInteractionEnabled = true })
        },
        // The first stroke goes down by 100 points, the second one does not: 200 points to the right.
        Fault(
            name: "stroke-spoiled-by-the-one-before",
            question:
                "My own recognizer crosses out tasks by a dash. After one crooked stroke no straight one is taken."
        ) { app in
            let screen = TasksViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.done),
                truth: Truth(
                    about: [], says: [["crossOut", "DashGesture"], ["fail"]],
                    never: ["is disabled", "prevented", "no target", "covered by", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
                    app.advance(by: 1)
                    app.fingerDrag(from: CGPoint(x: 80, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.page.removeGestureRecognizer(screen.done) })
        },
        // A long press opens a button's menu, unless showsMenuAsPrimaryAction is set (C-26).
        Fault(
            name: "menu-that-wants-to-be-held",
            question: "I gave my button a menu. A tap on it opens nothing."
        ) { app in
            let screen = FilesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.sort, .menuActionTriggered),
                truth: Truth(
                    about: ["sortChooser"],
                    says: [
                        [
                            "showsMenuAsPrimaryAction", "long press", "longer", "hold", "held", "0.5",
                            "half a second", "primary action",
                        ]
                    ],
                    never: ["covered by", "outside", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                    app.advance(by: 1)
                },
                afterwards: { screen.sort.showsMenuAsPrimaryAction = true })
        },
        // The second action took the place of the first, since identifiers are unique in a control (C-18).
        Fault(
            name: "action-removed-with-the-one-before",
            question: "Rows that are used again do not play. I add the new song's action, and remove the old one's."
        ) { app in
            let window = app.makeWindow()
            let row = SongRow().placed("songRow", CGRect(x: 0, y: 300, width: 390, height: 60), in: window)
            row.show("Waterloo Sunset")
            row.show("Heroes")
            return InjectedFault(
                wanted: .event(row.play, .touchUpInside),
                truth: Truth(
                    about: ["playButton"], says: [isUntraced],
                    never: ["covered by", "outside", "is disabled", "is gone", "deallocated"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: row.play)
                    app.advance(by: 0.3)
                },
                afterwards: { row.play.isHidden = true })
        },
        // An empty mask registers nothing (C-14).
        Fault(
            name: "registered-for-no-event-at-all",
            question: "I add myself as the lamp's target, and switched() is never called. The set has touchUpInside."
        ) { app in
            let screen = LampViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.lamp, .touchUpInside),
                truth: Truth(
                    about: ["lampButton"], says: [isUntraced],
                    never: ["covered by", "outside", "is disabled", "is gone", "deallocated"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.lamp)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.lamp.isHidden = true })
        },
    ]
}
