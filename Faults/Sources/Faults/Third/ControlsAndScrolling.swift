import TouchstoneTesting
import UIKit

// Controls that keep quiet, what changes under a finger, and scroll views with a history.

/// A tile that was a button once. Buttons trigger their primary action by themselves, plain controls do not.
private final class Tile: UIControl {}

private final class TilesViewController: UIViewController {
    let tile = Tile(frame: CGRect(x: 45, y: 300, width: 300, height: 100))
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tile.accessibilityIdentifier = "weatherTile"
        tile.addAction(UIAction { [weak self] _ in self?.openings += 1 }, for: .primaryActionTriggered)
        view.addSubview(tile)
    }
}

private final class TourViewController: UIViewController {
    let dots = UIPageControl(frame: CGRect(x: 95, y: 700, width: 200, height: 28))
    private(set) var pages: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dots.accessibilityIdentifier = "pageDots"
        dots.numberOfPages = 3
        dots.currentPage = 2
        dots.addTarget(self, action: TourViewController.turned, for: .valueChanged)
        view.addSubview(dots)
    }

    func turned() { pages.append(dots.currentPage) }
}

/// Turns with the finger. Its owner would like to know.
private final class TurnKnob: UIControl {
    private(set) var angle: CGFloat = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        angle += (touch.location(in: self).x - touch.previousLocation(in: self).x) / 50
    }
}

private final class SynthViewController: UIViewController {
    let knob = TurnKnob(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    private(set) var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        knob.accessibilityIdentifier = "turnKnob"
        knob.addTarget(self, action: SynthViewController.turned, for: .touchDragInside)
        view.addSubview(knob)
    }

    func turned() { turns += 1 }
}

/// Rows from a template, in which the button has the tag 1.
private final class PlaylistViewController: UIViewController {
    let buttons = (0..<3).map { _ in UIButton(type: .system) }
    private(set) var removals = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, button) in buttons.enumerated() {
            let row = UIView().placed(
                "song \(index)", CGRect(x: 0, y: 200 + index * 60, width: 390, height: 60), in: view)
            button.setTitle("Remove", for: .normal)
            button.tag = 1
            button.placed("removeButton \(index)", CGRect(x: 280, y: 8, width: 100, height: 44), in: row)
            let found = view.viewWithTag(1) as? UIButton
            found?.addTarget(self, action: PlaylistViewController.remove, for: .touchUpInside)
        }
    }

    func remove() { removals += 1 }
}

/// Nobody shall pay by accident while another finger is down.
private final class CheckoutViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    let pay = UIButton.titled("Pay", "payButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        pay.isExclusiveTouch = true
        pay.placed("payButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
}

/// A banner pushes all that is below it down, whenever it comes.
private final class DeparturesViewController: UIViewController {
    let ticket = UIButton.titled("Buy ticket", "ticketButton")
    let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        ticket.placed("ticketButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }

    func delayed() {
        banner.placed("delayBanner", CGRect(x: 0, y: 60, width: 390, height: 200), in: view)
        ticket.frame.origin.y += 200
    }
}

/// Starts the camera as the finger lands, so that it is quick, and counts at the lift.
private final class ScannerViewController: UIViewController {
    let scan = UIButton(type: .system)
    private(set) var scans = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scan.setTitle("Scan", for: .normal)
        scan.addTarget(self, action: ScannerViewController.openCamera, for: .touchDown)
        scan.addTarget(self, action: ScannerViewController.count, for: .touchUpInside)
        scan.placed("scanButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }

    func openCamera() {
        let camera = UIViewController()
        camera.view.accessibilityIdentifier = "cameraView"
        camera.modalPresentationStyle = .fullScreen
        present(camera, animated: true)
    }

    func count() { scans += 1 }
}

/// Reloads, and tells the refresh control so only if something new has come.
private final class TicketsViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    private(set) var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "ticketList"
        list.contentSize = CGSize(width: 390, height: 3000)
        refresh.accessibilityIdentifier = "refreshControl"
        refresh.addTarget(self, action: TicketsViewController.reload, for: .valueChanged)
        list.refreshControl = refresh
        view.addSubview(list)
    }

    func reload() {
        reloads += 1
        loaded([])
    }

    func loaded(_ tickets: [String]) {
        guard !tickets.isEmpty else { return }
        refresh.endRefreshing()
    }
}

/// A log in a page, at its end, which is to keep its drags to itself.
private final class SupportViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = UIScrollView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "supportPage"
        page.contentSize = CGSize(width: 390, height: 2000)
        log.accessibilityIdentifier = "chatLog"
        log.contentSize = CGSize(width: 350, height: 600)
        log.contentOffset = CGPoint(x: 0, y: 400)
        log.transfersVerticalScrollingToParent = false
        view.addSubview(page)
        page.addSubview(log)
    }
}

extension Fault {
    static let controlsAndScrolling: [Fault] = [
        // The button: y 400…450. On a phone 70 points beside it count as on it, on a tablet 25; the finger lifts
        // 40 points below.
        Fault(
            name: "lifted-beside-a-button-on-a-tablet",
            question: "Imprecise taps on Done work on the phone and not on the tablet. It is the same button and code."
        ) { app in
            app.application.userInterfaceIdiom = .pad
            let window = app.makeWindow()
            let done = UIButton.titled("Done", "doneButton").placed(
                "doneButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: window)
            return InjectedFault(
                wanted: .event(done, .touchUpInside),
                truth: Truth(
                    about: ["doneButton"], says: [["outside", "lift", "let go", "beside", "off it", "beyond"]],
                    never: ["no target", "cancelled", "70 points", "70 pt"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: done)
                    app.fingerMove(to: CGPoint(x: 195, y: 490), duration: 0.2)
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: { done.frame = CGRect(x: 95, y: 400, width: 200, height: 120) })
        },
        Fault(
            name: "primary-action-of-a-plain-control",
            question: "My tile has an action for primaryActionTriggered, as my buttons have. Its handler is not called."
        ) { app in
            let screen = TilesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.tile, .primaryActionTriggered),
                truth: Truth(
                    about: ["weatherTile"],
                    says: [
                        ["primaryAction", "primary action"],
                        [
                            "sendActions", "does not send", "never sends", "did not send", "never sent", "sends no",
                            "not sent", "sent no", "by itself", "of its own", "sends only", "nothing sends", "UIButton",
                            "no primary",
                            "nobody sends",
                        ],
                    ],
                    never: ["is gone", "disabled", "covered by", "no target is registered", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.tile)
                },
                afterwards: { screen.tile.sendActions(for: .primaryActionTriggered) })
        },
        Fault(
            name: "page-control-at-its-last-page",
            question: "Tapping the right side of the dots should turn the page. turned() is not called there."
        ) { app in
            let screen = TourViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.dots, .valueChanged),
                truth: Truth(
                    about: ["pageDots"],
                    says: [
                        [
                            "last", "page 2", "unchanged", "already", "stays", "stayed", "same", "no change",
                            "not change", "remains", "no further", "maximum",
                        ]
                    ],
                    never: ["no target", "outside", "disabled", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 260, y: 714))
                },
                afterwards: { screen.dots.currentPage = 0 })
        },
        Fault(
            name: "knob-overrides-touches-moved-without-super",
            question: "My knob turns under the finger. turned(), its target for touchDragInside, is not called."
        ) { app in
            let screen = SynthViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.knob, .touchDragInside),
                truth: Truth(
                    about: ["turnKnob"],
                    says: [["touchesMoved"], ["super", "forward", "pass", "UIControl", "override"]],
                    never: ["touchesBegan", "no target", "covered by", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.3)
                },
                afterwards: { screen.knob.removeFromSuperview() })
        },
        // All three tags are 1, so the first button is found three times.
        Fault(
            name: "target-added-to-what-a-tag-finds",
            question: "Remove works in the first row of my playlist. In the others it is highlighted and does nothing."
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.buttons[1], .touchUpInside),
                truth: Truth(
                    about: ["removeButton 1"],
                    says: [
                        ["no target", "no action", "nobody", "nothing", "no one", "none", "without"],
                        ["target", "action", "listen", "regist"],
                    ],
                    never: ["deallocated", "is gone", "died", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.buttons[1])
                },
                afterwards: {
                    screen.buttons[1].addTarget(screen, action: PlaylistViewController.remove, for: .touchUpInside)
                })
        },
        Fault(
            name: "exclusive-button-while-a-thumb-rests",
            question: "People who hold the phone with a thumb on the photo cannot pay. Nothing is over the button."
        ) { app in
            let screen = CheckoutViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.pay, .touchUpInside),
                truth: Truth(
                    about: ["payButton"], says: [["exclusive"]],
                    never: ["isMultipleTouchEnabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDown(2, at: CGPoint(x: 20, y: 300))
                    app.advance(by: 0.5)
                    app.fingerTap(1, at: screen.pay)
                    app.advance(by: 0.3)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.pay.isExclusiveTouch = false })
        },
        // As the finger lifts at y 425 the button is at y 600…650.
        Fault(
            name: "button-moves-away-under-the-finger",
            question: "Some taps on Buy ticket are lost. The button turns grey as it should, and no ticket is bought."
        ) { app in
            let screen = DeparturesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.ticket, .touchUpInside),
                truth: Truth(
                    about: ["ticketButton"], says: [["outside", "lift", "let go", "moved", "beyond"]],
                    never: ["no target", "cancelled", "recognizer", "delayBanner is in front", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.ticket)
                    app.advance(by: 0.1)
                    screen.delayed()
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: {
                    screen.banner.removeFromSuperview()
                    screen.ticket.frame.origin.y = 400
                })
        },
        Fault(
            name: "camera-presented-at-touch-down",
            question: "touchDown of Scan opens the camera. If I hold the button a little, count() is not called at all."
        ) { app in
            let screen = ScannerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.scan, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [
                        [
                            "window", "present", "remov", "left", "taken", "off the screen", "superview", "hierarchy",
                            "cameraView",
                        ]
                    ],
                    never: ["no target", "recognizer", "lifted outside", "disabled"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.scan)
                    app.advance(by: 1.5)
                    app.fingerUp()
                },
                afterwards: {
                    screen.dismiss(animated: false)
                    app.settle()
                })
        },
        Fault(
            name: "refresh-that-never-ended",
            question: "Pulling my list down calls reload() the first time only. I pull it just as far as before."
        ) { app in
            let screen = TicketsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: ["refreshControl"], says: [["refreshing"]],
                    never: ["no target", "contentSize", "is hidden", "too little"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 600), duration: 0.5)
                    app.advance(by: 2)
                    app.fingerDrag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 600), duration: 0.5)
                    app.advance(by: 2)
                },
                afterwards: {
                    screen.refresh.endRefreshing()
                    app.advance(by: 1)
                })
        },
        // By default the log, being at its end, would leave this drag to the page.
        Fault(
            name: "inner-list-that-hands-nothing-over",
            question: "My chat log is at its end. Dragging it further up should scroll the page; the log only bounces."
        ) { app in
            let screen = SupportViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.page.panGestureRecognizer),
                truth: Truth(
                    about: ["chatLog"],
                    says: [
                        [
                            "transfersVertical", "prevent", "first", "wins", "won", "keeps", "kept", "deeper", "takes",
                            "took", "inner",
                        ]
                    ],
                    never: ["isScrollEnabled", "content of supportPage fits", "touchesShouldCancel", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 260), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.log.transfersVerticalScrollingToParent = true })
        },
    ]
}
