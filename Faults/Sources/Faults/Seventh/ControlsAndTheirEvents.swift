import TouchstoneTesting
import UIKit

// Refreshes, steppers, segments, dots, menus and keys: events that do not come.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "already", "deeper", "takes", "took", "began", "recognized",
    "inner", "nested", "bounce", "scroll",
]
private let byProgram = [
    "program", "by hand", "beginRefreshing", "currentPage", "set by", "sends nothing", "by code", "in code",
    "by itself",
    "not by a touch", "not by a finger", "nobody pulled", "no pull", "not pulled", "nobody tapped", "no finger",
]
private let liftedBeside = [
    "outside", "not inside", "beyond", "too far", "beside", "below", "not in", "away", "touchUpOutside", "lifted",
]

/// A page with a header and a list in it. The page has the refresh control.
private final class ProfilePageViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let feed = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let refresh = UIRefreshControl()
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.contentSize = CGSize(width: 390, height: 1200)
        page.placed("profilePage", page.frame, in: view)
        feed.contentSize = CGSize(width: 390, height: 3000)
        feed.placed("feedList", feed.frame, in: page)
        refresh.accessibilityIdentifier = "profileRefresh"
        refresh.addTarget(self, action: ProfilePageViewController.load, for: .valueChanged)
        page.refreshControl = refresh
    }

    func load() { loads += 1 }
}

/// Mails, loaded anew by a pull, or by a button for those who do not know that.
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

/// Guests, bottles and sizes.
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

/// Three pages, and dots that say which.
private final class TourViewController: UIViewController, UIScrollViewDelegate {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let dots = UIPageControl(frame: CGRect(x: 95, y: 720, width: 200, height: 28))
    private(set) var reports = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 600)
        pager.delegate = self
        pager.placed("tourPager", pager.frame, in: view)
        dots.numberOfPages = 3
        dots.addTarget(self, action: TourViewController.report, for: .valueChanged)
        dots.placed("pageDots", dots.frame, in: view)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
    func report() { reports += 1 }
}

/// Moves a mail to a folder. Which folders there are is known once they have been fetched.
private final class MoveViewController: UIViewController {
    let folders = UIButton(type: .system)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        folders.setTitle("Move to", for: .normal)
        folders.showsMenuAsPrimaryAction = true
        folders.addTarget(self, action: MoveViewController.opened, for: .menuActionTriggered)
        folders.placed("folderButton", CGRect(x: 145, y: 300, width: 100, height: 44), in: view)
    }

    func fetched(_ names: [String]) {
        folders.menu = UIMenu(children: names.map { UIAction(title: $0) { _ in } })
    }
    func opened() { openings += 1 }
}

/// Sounds as a finger comes onto it.
private final class PianoKey: UIControl {}

private final class PianoViewController: UIViewController {
    let c = PianoKey(frame: CGRect(x: 45, y: 300, width: 140, height: 200))
    let d = PianoKey(frame: CGRect(x: 185, y: 300, width: 140, height: 200))
    private(set) var sounds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for (key, name) in [(c, "keyC"), (d, "keyD")] {
            key.addTarget(self, action: PianoViewController.sound, for: [.touchDown, .touchDragEnter])
            key.placed(name, key.frame, in: view)
        }
    }

    func sound() { sounds += 1 }
}

/// A search, begun by Return. What is filtered is chosen besides.
private final class FindViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 260, height: 44))
    let filter = UIButton(type: .system)
    private(set) var searches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.addTarget(self, action: FindViewController.search, for: .editingDidEndOnExit)
        field.placed("searchField", field.frame, in: view)
        filter.setTitle("Filter", for: .normal)
        filter.addTarget(self, action: FindViewController.chooseFilter, for: .touchUpInside)
        filter.placed("filterButton", CGRect(x: 290, y: 120, width: 80, height: 44), in: view)
    }

    func search() { searches += 1 }
    func chooseFilter() { field.resignFirstResponder() }
}

extension Fault {
    static let seventhControls: [Fault] = [
        // The list has more content than height, so it bounces at its upper edge, unless something around it has
        // content left to move that way; the page, at its own upper edge, has none (SV-15).
        Fault(
            name: "refresh-control-of-the-page-around",
            question:
                "My profile's page has a refresh control. I pull the feed in it down by 300 points, and nothing loads."
        ) { app in
            let screen = ProfilePageViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: ["feedList"], says: [winning],
                    never: ["is disabled", "too little", "no target", "covered by", "already refreshing"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.feed.isScrollEnabled = false })
        },
        // What the program begins is not sent (7.1).
        Fault(
            name: "refresh-begun-by-a-button",
            question: "Reload calls beginRefreshing(). I see the wheel turn for ever, since load() is not called."
        ) { app in
            let screen = MailViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: ["mailRefresh"], says: [byProgram],
                    never: ["is disabled", "too little", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.reload)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.refresh.endRefreshing() })
        },
        // The stepper: x 148…242, y 400…432. The finger lifts at y 520, 88 points below, before it repeats (C-29).
        Fault(
            name: "stepper-left-before-it-counted",
            question: "I press plus, it darkens, and my finger slips off downwards. There is no guest more."
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.guests, .valueChanged),
                truth: Truth(
                    about: ["guestStepper"], says: [liftedBeside],
                    never: ["is disabled", "covered by", "no target", "maximumValue", "stepValue"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 220, y: 416), to: CGPoint(x: 220, y: 520), duration: 0.2)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.guests.value = 9 })
        },
        // What the program sets is not sent.
        Fault(
            name: "dots-that-follow-the-pager",
            question:
                "My dots follow as I swipe the pages. report(), their target for valueChanged, is not called by that."
        ) { app in
            let screen = TourViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.dots, .valueChanged),
                truth: Truth(
                    about: ["pageDots"], says: [byProgram],
                    never: ["is disabled", "no target", "covered by", "already", "last page"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.dots.numberOfPages = 5 })
        },
        Fault(
            name: "menu-that-has-not-come-yet",
            question:
                "showsMenuAsPrimaryAction is true, yet a tap on Move to opens nothing. Some seconds later it does."
        ) { app in
            let screen = MoveViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.folders, .menuActionTriggered),
                truth: Truth(
                    about: ["folderButton"],
                    says: [
                        [
                            "no menu", "menu is nil", "without a menu", "has no menu", "menu is not set",
                            "without menu",
                            "menu = ", "set menu", "set its menu", "nothing to open", "has none", "UIMenu",
                            "give it a menu",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "wants to be held", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.folders)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.fetched(["Family", "Taxes"]) })
        },
        // Whose touch it is was decided as it began (HT-39); touchDragEnter is for who had it and lost it.
        Fault(
            name: "keys-played-by-sliding",
            question: "A finger that slides from C to D should sound D. touchDragEnter of D does not come."
        ) { app in
            let screen = PianoViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.d, .touchDragEnter),
                truth: Truth(
                    about: ["keyC"],
                    says: [
                        [
                            "began", "begins", "begin", "down", "belong", "bound", "stay", "keeps", "gets it",
                            "goes to",
                            "went to", "started", "outside", "not in", "left of", "has the touch", "had the touch",
                        ]
                    ],
                    never: ["is disabled", "no target", "covered by", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 115, y: 400), to: CGPoint(x: 255, y: 400), duration: 0.4)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.d.isHidden = true })
        },
        // The segments: x 95…175 and x 175…255. The second is off, so the first stays pressed (C-29).
        Fault(
            name: "segment-slid-to-one-that-is-off",
            question: "I press S, slide to L and lift there. Not even chosen() is called, though I lifted inside."
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.size, .valueChanged),
                truth: Truth(
                    about: ["sizeChooser"],
                    says: [
                        [
                            "already", "unchanged", "same", "no change", "not change", "stays", "stayed", "remains",
                            "setEnabled", "not enabled", "segment is disabled", "no enabled segment", "chosen",
                        ]
                    ],
                    never: ["sizeChooser is disabled", "covered by", "no target", "outside", "set by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 135, y: 576), to: CGPoint(x: 215, y: 576), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.size.setEnabled(true, forSegmentAt: 1) })
        },
        // Return goes to who is first responder, and nobody is.
        Fault(
            name: "return-pressed-after-the-caret-was-gone",
            question: "I type, choose a filter, and press Return. search() is not called. Without the filter it is."
        ) { app in
            let screen = FindViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.field, .editingDidEndOnExit),
                truth: Truth(
                    about: ["searchField"],
                    says: [
                        [
                            "first responder", "resign", "no longer", "caret", "not being edited", "is not edited",
                            "not edited", "lost", "is not its", "before the key",
                        ]
                    ],
                    never: ["textFieldShouldReturn", "is disabled", "covered by", "no target", "is gone"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.6)
                    app.keyTypeText("sun")
                    app.fingerTap(at: screen.filter)
                    app.advance(by: 0.5)
                    app.keyType("\r")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.field.becomeFirstResponder() })
        },
        // Without autorepeat it counts as the finger lifts (C-29), and that has not lifted yet.
        Fault(
            name: "plus-held-where-nothing-repeats",
            question: "I hold plus for two seconds by now, and no bottle has been added. My other stepper counts up."
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.bottles, .valueChanged),
                truth: Truth(
                    about: ["bottleStepper"],
                    says: [["autorepeat", "repeat", "lift", "still down", "still held", "not yet", "until"]],
                    never: ["is disabled", "covered by", "no target", "maximumValue", "lifted outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 220, y: 496))
                    app.advance(by: 2)
                },
                afterwards: { screen.bottles.isHidden = true })
        },
    ]
}
