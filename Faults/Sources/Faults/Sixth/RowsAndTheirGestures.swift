import TouchstoneTesting
import UIKit

// Gestures in rows, headers and sheets: who is their delegate, who waits for whom, and where they are.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes",
    "took", "began", "recognized",
]
private let waiting = ["wait", "require", "fail"]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]

/// A tap on the empty page closes the colour chooser; a note that is held is pinned. The controller has a say in both.
private final class NotesViewController: UIViewController, UIGestureRecognizerDelegate {
    let note = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    lazy var close = UITapGestureRecognizer(target: self, action: NotesViewController.closed)
    lazy var pin = UILongPressGestureRecognizer(target: self, action: NotesViewController.pinned)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(note.placed("note", note.frame))
        close.name = "closeTap"
        close.delegate = self
        view.addGestureRecognizer(close)
        pin.name = "pinPress"
        pin.delegate = self
        note.addGestureRecognizer(pin)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === close else { return false }
        return touch.view === view
    }
    func closed() { log.append("close") }
    func pinned() { log.append("pin") }
}

/// A row of a list is archived by a swipe, which shall not be lost to the list.
private final class LettersViewController: UIViewController, UIGestureRecognizerDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var archive = UISwipeGestureRecognizer(target: self, action: LettersViewController.archived)
    private(set) var archivings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("letterList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        row.placed("letterRow", row.frame, in: list)
        archive.name = "archiveSwipe"
        archive.delegate = self
        row.addGestureRecognizer(archive)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func archived() { archivings += 1 }
}

/// Lets a sheet go along with what scrolls in it.
private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class GuestsViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 584))
    lazy var pull = UIPanGestureRecognizer(target: self, action: GuestsViewController.pulled)
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet.placed("guestSheet", sheet.frame))
        list.placed("guestList", list.frame, in: sheet)
        list.contentSize = CGSize(width: 390, height: 2000)
        pull.name = "pullPan"
        let together = Together()
        pull.delegate = together
        sheet.addGestureRecognizer(pull)
    }

    func pulled() { pulls += 1 }
}

/// A sheet with two lists beside each other: comments, and since last week who likes it.
private final class CommentsViewController: UIViewController, UIGestureRecognizerDelegate {
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
    let comments = UIScrollView(frame: CGRect(x: 0, y: 60, width: 250, height: 584))
    let likes = UIScrollView(frame: CGRect(x: 250, y: 60, width: 140, height: 584))
    lazy var pull = UIPanGestureRecognizer(target: self, action: CommentsViewController.pulled)
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet.placed("talkSheet", sheet.frame))
        comments.placed("commentList", comments.frame, in: sheet)
        comments.contentSize = CGSize(width: 250, height: 2000)
        likes.placed("likeList", likes.frame, in: sheet)
        likes.contentSize = CGSize(width: 140, height: 2000)
        pull.name = "talkPan"
        pull.delegate = self
        sheet.addGestureRecognizer(pull)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === comments.panGestureRecognizer }
    func pulled() { pulls += 1 }
}

/// Five stars. Which of them is chosen is decided as the finger lifts.
private final class StarRating: UIControl {
    private(set) var stars = 0

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch else { return }
        stars = Int(touch.location(in: self).x / bounds.width * 5) + 1
        sendActions(for: .valueChanged)
    }
}

/// Rows of a stack view, with what people put into rows.
private final class OrdersViewController: UIViewController {
    let stack = UIStackView(frame: CGRect(x: 0, y: 200, width: 390, height: 240))
    let meal = UIView()
    let wine = UIView()
    let alarm = UIView()
    let rating = StarRating(frame: CGRect(x: 220, y: 20, width: 150, height: 40))
    let bottles = UIStepper(frame: CGRect(x: 276, y: 24, width: 94, height: 32))
    let mute = UISwitch(frame: CGRect(x: 319, y: 24, width: 51, height: 31))
    lazy var open = UITapGestureRecognizer(target: self, action: OrdersViewController.opened)
    lazy var reorder = UILongPressGestureRecognizer(target: self, action: OrdersViewController.reordered)
    lazy var archive = UIPanGestureRecognizer(target: self, action: OrdersViewController.archived)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.distribution = .fillEqually
        view.addSubview(stack.placed("orderStack", stack.frame))
        for (row, name) in [(meal, "mealRow"), (wine, "wineRow"), (alarm, "alarmRow")] {
            row.accessibilityIdentifier = name
            stack.addArrangedSubview(row)
        }
        rating.placed("mealRating", rating.frame, in: meal)
        rating.addTarget(self, action: OrdersViewController.rated, for: .valueChanged)
        open.name = "openTap"
        meal.addGestureRecognizer(open)
        bottles.placed("bottleStepper", bottles.frame, in: wine)
        bottles.addTarget(self, action: OrdersViewController.counted, for: .valueChanged)
        reorder.name = "reorderPress"
        reorder.minimumPressDuration = 0.3
        wine.addGestureRecognizer(reorder)
        mute.placed("muteSwitch", mute.frame, in: alarm)
        archive.name = "archivePan"
        alarm.addGestureRecognizer(archive)
    }

    func opened() { log.append("open") }
    func reordered() { log.append("reorder") }
    func archived() { log.append("archive") }
    func rated() { log.append("rate") }
    func counted() { log.append("count") }
}

/// A header that is folded by a double tap, with a button that adds one.
private final class BasketViewController: UIViewController {
    let header = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    let add = UIButton(type: .system)
    lazy var fold = UITapGestureRecognizer(target: self, action: BasketViewController.folded)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header.placed("basketHeader", header.frame))
        add.setTitle("+", for: .normal)
        add.addTarget(self, action: BasketViewController.added, for: .touchUpInside)
        add.placed("addButton", CGRect(x: 320, y: 8, width: 50, height: 44), in: header)
        fold.name = "foldDoubleTap"
        fold.numberOfTapsRequired = 2
        header.addGestureRecognizer(fold)
    }

    func added() { log.append("add") }
    func folded() { log.append("fold") }
}

/// A page whose bars come and go by a tap, as long as it is on the screen.
private final class ReaderViewController: UIViewController {
    lazy var bars = UITapGestureRecognizer(target: self, action: ReaderViewController.toggled)
    private(set) var toggles = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "readerPage"
        bars.name = "barsTap"
        view.addGestureRecognizer(bars)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.removeGestureRecognizer(bars)
    }

    func toggled() { toggles += 1 }
}

/// A list of hours under a header. Who drags the header shall scroll the hours.
private final class DayViewController: UIViewController {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
    let hours = UIScrollView(frame: CGRect(x: 0, y: 120, width: 390, height: 724))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header.placed("dayHeader", header.frame))
        view.addSubview(hours.placed("hourList", hours.frame))
        hours.contentSize = CGSize(width: 390, height: 2400)
        header.addGestureRecognizer(hours.panGestureRecognizer)
    }
}

extension Fault {
    static let rowsAndTheirGestures: [Fault] = [
        // A delegate is asked of each recognizer that has it.
        Fault(
            name: "delegate-that-was-meant-for-one-of-two",
            question: "My note is not pinned when I hold it. The same controller is the delegate of my closeTap, too."
        ) { app in
            let screen = NotesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pin),
                truth: Truth(
                    about: [], says: [["shouldReceive", "NotesViewController", "delegate"]],
                    never: ["is disabled", "covered by", "prevented", "ShouldBegin", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 400), duration: 1)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pin.delegate = nil })
        },
        // 40 points up in 0.2 s: too little to fail a swipe to the right by 50 points aside (G-55), so the list waits
        // until the lift, and has no finger then (G-24).
        Fault(
            name: "list-that-waits-for-the-swipe-of-a-row",
            question: "Small flicks on my letters do not scroll the list. Longer drags do, a little late."
        ) { app in
            let screen = LettersViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.list.panGestureRecognizer),
                truth: Truth(
                    about: ["archiveSwipe"], says: [waiting],
                    never: ["is disabled", "isScrollEnabled", "contentSize", "covered by", "fits"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 340), to: CGPoint(x: 195, y: 300), duration: 0.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.archive.delegate = nil })
        },
        // Delegates are not retained; this one was gone as viewDidLoad returned. The list is deeper.
        Fault(
            name: "permission-of-a-delegate-that-is-gone",
            question:
                "My sheet shall be pulled while its list scrolls, and a delegate of pullPan permits it. It never is."
        ) { app in
            let screen = GuestsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.list.contentOffset.y = 300
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: [], says: [["guestList", "scroll"], winning],
                    never: ["is disabled", "covered by", "ShouldBegin", "shouldReceive", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 600), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.removeFromSuperview() })
        },
        Fault(
            name: "simultaneous-with-one-of-two-lists",
            question: "I pull my sheet down by the comments, and it comes. By the likes it does not. I do permit it."
        ) { app in
            let screen = CommentsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.comments.contentOffset.y = 300
            screen.likes.contentOffset.y = 300
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: ["likeList"], says: [winning],
                    never: ["is disabled", "covered by", "ShouldBegin", "shouldReceive", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 320, y: 450), to: CGPoint(x: 320, y: 600), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.likes.removeFromSuperview() })
        },
        // A control of one's own has no right over the tap of a view around it (C-22).
        Fault(
            name: "stars-in-a-row-that-opens",
            question: "My stars are a UIControl. Since the row opens by a tap, rated() is not called; it opens, too."
        ) { app in
            let screen = OrdersViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.rating, .valueChanged),
                truth: Truth(
                    about: ["openTap"], says: [taking],
                    never: ["covered by", "is disabled", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.rating)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.meal.removeGestureRecognizer(screen.open) })
        },
        // A stepper repeats from 0.5 s on (C-29); the press begins after 0.3 s and takes the touch.
        Fault(
            name: "stepper-that-is-held-in-a-row",
            question: "I hold plus to get to twelve bottles, and get none. Tapping it twelve times works."
        ) { app in
            let screen = OrdersViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.bottles, .valueChanged),
                truth: Truth(
                    about: ["reorderPress"], says: [taking],
                    never: ["covered by", "is disabled", "no target", "maximumValue", "autorepeat"]),
                fingers: {
                    app.settle()
                    // Of the stepper, x 276…370, y 304…336 on the screen, the right half.
                    app.fingerLongPress(at: CGPoint(x: 350, y: 320), duration: 1.2)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.wine.removeGestureRecognizer(screen.reorder) })
        },
        // A drag along a switch is its own (C-21).
        Fault(
            name: "row-pulled-aside-by-its-switch",
            question:
                "My alarms are pulled aside to archive them. If I begin at the right end of the row, nothing moves."
        ) { app in
            let screen = OrdersViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.archive),
                truth: Truth(
                    about: ["muteSwitch"],
                    says: [
                        [
                            "refus", "ShouldBegin", "its own", "keeps", "declin", "answers false", "veto",
                            "does not let",
                            "not allow",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "shouldReceive"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 345, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.mute.removeFromSuperview() })
        },
        // A button refuses single taps of others, and no double tap (C-22). It takes both touches (G-38).
        Fault(
            name: "plus-tapped-quickly-in-a-header",
            question: "Who taps plus twice in a hurry adds nothing, and the header folds."
        ) { app in
            let screen = BasketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.add, .touchUpInside),
                truth: Truth(
                    about: ["foldDoubleTap"], says: [taking + ["delay", "held", "withh"]],
                    never: ["covered by", "is disabled", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDoubleTap(at: screen.add)
                    app.advance(by: 1)
                },
                afterwards: { screen.header.removeGestureRecognizer(screen.fold) })
        },
        Fault(
            name: "tap-removed-as-the-page-went-away",
            question: "The bars come and go by a tap until I have looked at the notes of a page. After that they stay."
        ) { app in
            let screen = ReaderViewController()
            let navigation = UINavigationController(rootViewController: screen)
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(UIViewController(), animated: false)
            app.settle()
            navigation.popViewController(animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.bars),
                truth: Truth(
                    about: ["barsTap"],
                    says: [
                        [
                            "not attached", "no view", "removed", "not on", "attach", "belongs to no", "added to no",
                            "addGestureRecognizer", "nowhere", "without a view",
                        ]
                    ],
                    never: ["is disabled", "prevented", "no target", "covered by", "delegate refuses"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.addGestureRecognizer(screen.bars) })
        },
        // A recognizer belongs to one view (G-47). There is no other view for the touch on the list.
        Fault(
            name: "pan-lent-to-the-header",
            question: "I added the list's pan to my header as well, so that both scroll. Now only the header does it."
        ) { app in
            let screen = DayViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.hours.panGestureRecognizer),
                truth: Truth(
                    about: ["dayHeader"],
                    says: [
                        [
                            "attached", "is on", "belongs", "moved", "not on", "another view", "added", "one view",
                            "elsewhere", "outside",
                        ]
                    ],
                    never: ["is disabled", "isScrollEnabled", "contentSize", "prevented", "fits"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.hours.addGestureRecognizer(screen.hours.panGestureRecognizer) })
        },
    ]
}
