import TouchstoneTesting
import UIKit

// Recognizers that are kept from acting by others, by views and by themselves, and what they take from views.

private let winning = ["prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already"]

/// A message that can be pulled aside to reply and swiped to archive.
private final class MessageViewController: UIViewController {
    let row = UIView()
    lazy var reply = UIPanGestureRecognizer(target: self, action: MessageViewController.pulled)
    lazy var archive = UISwipeGestureRecognizer(target: self, action: MessageViewController.swiped)

    override func viewDidLoad() {
        super.viewDidLoad()
        row.placed("messageRow", CGRect(x: 0, y: 200, width: 390, height: 80), in: view)
        reply.name = "replyPan"
        archive.name = "archiveSwipe"
        archive.direction = .left
        row.addGestureRecognizer(archive)
        row.addGestureRecognizer(reply)
    }

    func pulled(_ pan: UIPanGestureRecognizer) { row.alpha = 0.9 }
    func swiped() { row.removeFromSuperview() }
}

/// A card that is lifted by a long press and then moved.
private final class CardsViewController: UIViewController {
    let board = UIView()
    let card = UIView()
    lazy var lift = UILongPressGestureRecognizer(target: self, action: CardsViewController.lifted)
    lazy var move = UIPanGestureRecognizer(target: self, action: CardsViewController.moved)
    lazy var pan = UIPanGestureRecognizer(target: self, action: CardsViewController.panned)

    override func viewDidLoad() {
        super.viewDidLoad()
        board.placed("board", view.bounds, in: view)
        card.placed("card", CGRect(x: 45, y: 500, width: 120, height: 160), in: board)
        lift.name = "liftPress"
        lift.minimumPressDuration = 0.3
        move.name = "movePan"
        pan.name = "boardPan"
        card.addGestureRecognizer(lift)
    }

    func lifted(_ press: UILongPressGestureRecognizer) { card.alpha = press.state == .ended ? 1 : 0.8 }
    func moved(_ pan: UIPanGestureRecognizer) { card.center = pan.location(in: board) }
    func panned(_ pan: UIPanGestureRecognizer) { board.bounds.origin.y = -pan.translation(in: view).y }
}

/// Counts each tap on the settings.
private final class SettingsViewController: UIViewController {
    let darkMode = UISwitch()
    lazy var usage = UITapGestureRecognizer(target: self, action: SettingsViewController.count)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        usage.name = "usageTap"
        view.addGestureRecognizer(usage)
        darkMode.placed("darkModeSwitch", CGRect(x: 300, y: 200, width: 51, height: 31), in: view)
    }

    func count() { taps += 1 }
}

/// Adds its recognizer as late as it can.
private final class LassoCanvas: UIView {
    let lasso = UIPanGestureRecognizer()
    private(set) var points = 0

    func follow() { points += 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard lasso.view == nil else { return }
        lasso.name = "lassoPan"
        lasso.addTarget(self, action: LassoCanvas.follow)
        addGestureRecognizer(lasso)
    }
}

private final class PhotoViewController: UIViewController {
    let photo = UIView()
    lazy var press = UILongPressGestureRecognizer(target: self, action: PhotoViewController.showMenu)
    lazy var pinch = UIPinchGestureRecognizer(target: self, action: PhotoViewController.zoomed)
    lazy var rotation = UIRotationGestureRecognizer(target: self, action: PhotoViewController.turned)

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.placed("photo", CGRect(x: 0, y: 100, width: 390, height: 500), in: view)
        press.name = "menuPress"
        pinch.name = "zoomPinch"
        rotation.name = "turnRotation"
    }

    func showMenu(_ press: UILongPressGestureRecognizer) {}
    func zoomed(_ pinch: UIPinchGestureRecognizer) { photo.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
    func turned(_ rotation: UIRotationGestureRecognizer) {}
}

/// Lets everything recognize with everything.
private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class TicketViewController: UIViewController {
    let buy = UIButton(type: .system)
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        buy.setTitle("Buy ticket", for: .normal)
        buy.addTarget(self, action: TicketViewController.order, for: .touchUpInside)
        buy.placed("buyButton", CGRect(x: 45, y: 600, width: 300, height: 50), in: view)
    }

    func order() { orders += 1 }
}

/// What somebody pays for: it puts a recognizer on each button that it finds.
@MainActor
private final class Tracker {
    let tap = UITapGestureRecognizer()
    private(set) var events: [String] = []

    func watch(_ button: UIButton) {
        tap.name = "trackerTap"
        tap.addTarget(self, action: Tracker.tapped)
        button.addGestureRecognizer(tap)
    }

    func tapped() { events.append("tap") }
}

/// Fires as the finger lifts.
private final class PadView: UIView {
    private(set) var hits = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.7 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        hits += 1
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}

@MainActor
private final class DebugMenu {
    let taps = UITapGestureRecognizer()

    func attach(to window: UIWindow) {
        taps.name = "debugTaps"
        taps.numberOfTapsRequired = 4
        taps.cancelsTouchesInView = false
        taps.addTarget(self, action: DebugMenu.open)
        window.addGestureRecognizer(taps)
    }

    func open() {}
}

private final class HomeViewController: UIViewController {
    lazy var menu = UIScreenEdgePanGestureRecognizer(target: self, action: HomeViewController.menuPulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "homeView"
        menu.name = "menuEdgePan"
        menu.edges = .left
        view.addGestureRecognizer(menu)
    }

    func menuPulled(_ pan: UIScreenEdgePanGestureRecognizer) {}
}

private final class DetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "detailView"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: DetailViewController.close)
    }

    func close() { navigationController?.popViewController(animated: true) }
}

extension Fault {
    static let recognizersAndRivals: [Fault] = [
        Fault(
            name: "swipe-beside-a-pan",
            question: "Swiping a message to the left never archives it since it can be pulled aside for a reply."
        ) { app in
            let screen = MessageViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.archive),
                truth: Truth(about: ["replyPan"], says: [winning], never: ["disabled", "too slow", "no target"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 330, y: 240), to: CGPoint(x: 90, y: 240), duration: 0.2)
                },
                afterwards: { screen.row.removeGestureRecognizer(screen.reply) })
        },
        Fault(
            name: "pan-after-the-press-that-lifts-the-card",
            question:
                "My card is lifted by a long press, and then it does not follow the finger: moved(_:) is not called."
        ) { app in
            let screen = CardsViewController()
            _ = app.makeWindow(root: screen)
            screen.card.addGestureRecognizer(screen.move)
            return InjectedFault(
                wanted: .recognizer(screen.move),
                truth: Truth(about: ["liftPress"], says: [winning], never: ["disabled", "no target", "too little"]),
                fingers: {
                    app.fingerDown(at: screen.card)
                    app.advance(by: 0.6)
                    app.fingerMove(to: CGPoint(x: 200, y: 350), duration: 0.3)
                    app.fingerUp()
                },
                afterwards: { screen.lift.isEnabled = false })
        },
        Fault(
            name: "board-pan-while-the-other-hand-holds-a-card",
            question: "While I hold a card with one finger I cannot move the board with another. Each alone works."
        ) { app in
            let screen = CardsViewController()
            _ = app.makeWindow(root: screen)
            screen.board.addGestureRecognizer(screen.pan)
            return InjectedFault(
                wanted: .recognizer(screen.pan),
                truth: Truth(
                    about: ["boardPan"],
                    says: [["liftPress", "touch 2", "finger 2", "still down", "until", "other finger", "has lifted"]],
                    never: ["disabled", "isMultipleTouchEnabled"]),
                fingers: {
                    app.fingerDown(2, at: screen.card)
                    app.advance(by: 0.8)
                    app.fingerDrag(1, from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 330), duration: 0.3)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.card.removeFromSuperview() })
        },
        Fault(
            name: "usage-tap-on-a-switch",
            question: "usageTap on the root view counts all taps, except for those on the switch."
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.usage),
                truth: Truth(
                    about: ["darkModeSwitch"],
                    says: [
                        [
                            "gestureRecognizerShouldBegin", "refuse", "veto", "does not let", "answers false",
                            "says no", "answers no",
                        ]
                    ],
                    never: ["covered", "no target"]),
                fingers: { app.fingerTap(at: screen.darkMode) },
                afterwards: { screen.darkMode.removeFromSuperview() })
        },
        Fault(
            name: "lasso-added-as-the-finger-lands",
            question: "The first lasso on a new canvas does nothing. The second one works, and all that follow."
        ) { app in
            let canvas = LassoCanvas()
            let window = app.makeWindow()
            canvas.placed("canvas", CGRect(x: 0, y: 100, width: 390, height: 600), in: window)
            return InjectedFault(
                wanted: .recognizer(canvas.lasso),
                truth: Truth(
                    about: ["lassoPan"], says: [["after", "late", "already", "earlier", "not yet", "was added"]],
                    never: ["disabled", "delegate"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 420), duration: 0.4)
                },
                afterwards: { canvas.removeGestureRecognizer(canvas.lasso) })
        },
        Fault(
            name: "long-press-that-wants-a-tap-before",
            question: "I press the photo for two seconds without moving and the menu does not open."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            // Copied from the tap recognizer above it.
            screen.press.numberOfTapsRequired = 1
            screen.photo.addGestureRecognizer(screen.press)
            return InjectedFault(
                wanted: .recognizer(screen.press),
                truth: Truth(
                    about: ["menuPress"],
                    says: [
                        [
                            "numberOfTapsRequired", "tap before", "taps before", "tap first", "taps first", "1 tap",
                            "one tap", "a tap",
                        ]
                    ],
                    never: ["too short", "moved", "disabled"]),
                fingers: {
                    app.fingerLongPress(at: CGPoint(x: 195, y: 300), duration: 2)
                    app.advance(by: 1)
                },
                afterwards: { screen.press.numberOfTapsRequired = 0 })
        },
        Fault(
            name: "rotation-beside-a-pinch",
            question:
                "Pinching zooms, but turning does nothing, although my delegate lets them recognize simultaneously."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            // Nobody holds the delegate.
            let together = Together()
            for recognizer in [screen.pinch, screen.rotation] {
                screen.photo.addGestureRecognizer(recognizer)
                recognizer.delegate = together
            }
            return InjectedFault(
                wanted: .recognizer(screen.rotation),
                truth: Truth(about: ["zoomPinch"], says: [winning], never: ["disabled", "one finger"]),
                fingers: {
                    app.fingersDown([1: CGPoint(x: 135, y: 300), 2: CGPoint(x: 255, y: 300)])
                    app.fingersMove([1: CGPoint(x: 115, y: 300), 2: CGPoint(x: 275, y: 300)], duration: 0.2)
                    app.fingersMove([1: CGPoint(x: 140, y: 230), 2: CGPoint(x: 250, y: 370)], duration: 0.3)
                    app.fingersUp([1, 2])
                },
                afterwards: {
                    let kept = Together()
                    screen.rotation.delegate = kept
                    screen.photo.removeGestureRecognizer(screen.pinch)
                })
        },
        Fault(
            name: "tracker-with-a-tap-on-the-button-itself",
            question: "Since we ship the tracker, order() is not called any more. The button flashes as before."
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            let tracker = Tracker()
            tracker.watch(screen.buy)
            return InjectedFault(
                wanted: .event(screen.buy, .touchUpInside),
                truth: Truth(
                    about: ["trackerTap"], says: [["take", "took", "cancel"]], never: ["no target", "outside"]),
                fingers: { app.fingerTap(at: screen.buy) },
                afterwards: { tracker.tap.cancelsTouchesInView = false })
        },
        Fault(
            name: "debug-taps-of-the-window-hold-the-lift",
            question: "In debug builds my pad fires a third of a second after I lift the finger; it darkens at once."
        ) { app in
            let pad = PadView()
            let window = app.makeWindow()
            pad.placed("pad", CGRect(x: 95, y: 300, width: 200, height: 200), in: window)
            let debug = DebugMenu()
            debug.attach(to: window)
            return InjectedFault(
                wanted: .view(pad),
                truth: Truth(
                    about: ["debugTaps"],
                    says: [["delay", "late", "wait", "held back", "withheld", "withhold", "holds"]],
                    never: ["delaysTouchesBegan", "takes the touch"]),
                fingers: {
                    app.fingerTap(at: pad)
                    app.advance(by: 1)
                },
                afterwards: { window.removeGestureRecognizer(debug.taps) })
        },
        Fault(
            name: "edge-pan-begun-too-far-in",
            question: "I swipe in from the left and the menu stays shut. The edge pan is enabled and edges is .left."
        ) { app in
            let screen = HomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.menu),
                truth: Truth(about: ["menuEdgePan"], says: [["34", "20", "14"]], never: ["disabled", "prevented"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 34, y: 400), to: CGPoint(x: 300, y: 410), duration: 0.3)
                },
                afterwards: { screen.menu.edges = .all })
        },
        Fault(
            name: "swipe-back-beside-a-close-button",
            question: "On the detail screen one cannot swipe back from the left edge. I only gave it a Close button."
        ) { app in
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            _ = app.makeWindow(root: navigation)
            let detail = DetailViewController()
            navigation.pushViewController(detail, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["leftBarButtonItem", "left item", "left bar", "back button"]],
                    never: ["bar is hidden", "root", "prevented"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { detail.navigationItem.leftBarButtonItem = nil })
        },
    ]
}
