import TouchstoneTesting
import UIKit

/// A side menu that is a subview of the content and moves to the right with it.
private final class SideMenuViewController: UIViewController {
    let content = UIView()
    let menu = UIView()
    let settings = UIButton.titled("Settings", "settingsButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        content.placed("homeContent", view.bounds, in: view)
        menu.placed("sideMenu", CGRect(x: -280, y: 0, width: 280, height: 844), in: content)
        settings.placed("settingsButton", CGRect(x: 20, y: 200, width: 200, height: 44), in: menu)
    }

    func open() {
        UIView.animate(withDuration: 0.25) { self.content.transform = CGAffineTransform(translationX: 280, y: 0) }
    }
}

/// A button that is laid out below the header but is its subview.
private final class FeedViewController: UIViewController {
    let header = UIView()
    let sort = UIButton.titled("Sort", "sortButton")
    private(set) var headerHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        header.accessibilityIdentifier = "feedHeader"
        view.addSubview(header)
        header.addSubview(sort)
        for made in [header, sort] { made.translatesAutoresizingMaskIntoConstraints = false }
        let height = header.heightAnchor.constraint(equalToConstant: 60)
        headerHeight = height
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            height,
            sort.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            sort.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
            sort.widthAnchor.constraint(equalToConstant: 100),
            sort.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// Hotel options. A tap anywhere in the row of a switch flips the switch.
private final class HotelViewController: UIViewController {
    let guests = UIStepper(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        guests.accessibilityIdentifier = "guestStepper"
        guests.value = 2
        guests.addTarget(self, action: HotelViewController.counted, for: .valueChanged)
        view.addSubview(guests)
    }

    func counted() { log.append("count") }
}

/// A view with a scroll view in its middle, to which it forwards touches at its sides.
private final class RibbonView: TouchForwardingView {
    let strip = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        receiver = strip
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A photo. A press pins it, a tap moves it up and a double tap likes it.
private final class ShotViewController: UIViewController {
    let shot = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    lazy var room = UITapGestureRecognizer(target: self, action: ShotViewController.madeRoom)
    lazy var like = UITapGestureRecognizer(target: self, action: ShotViewController.liked)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        shot.placed("shotView", shot.frame, in: view)
    }

    func addTaps() {
        room.name = "roomTap"
        shot.addGestureRecognizer(room)
        like.name = "likeTap"
        like.numberOfTapsRequired = 2
        shot.addGestureRecognizer(like)
    }

    func madeRoom() { shot.frame.origin.y = 60 }
    func liked() { log.append("like") }
}

/// A keypad of stack views with space between the keys.
private final class KeypadViewController: UIViewController {
    let row = UIStackView(frame: CGRect(x: 45, y: 400, width: 300, height: 80))
    let keys = ["4", "5", "6"].map { UIButton.titled($0, "key\($0)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.spacing = 24
        row.distribution = .fillEqually
        row.placed("keyRow", row.frame, in: view)
        for key in keys { row.addArrangedSubview(key) }
    }
}

private final class ShiftingScreen: UIViewController {
    let bar = UIView()
    let done = UIButton.titled("Done", "doneButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "noteView"
        bar.placed("bottomBar", CGRect(x: 0, y: 784, width: 390, height: 60), in: view)
        done.placed("doneButton", CGRect(x: 280, y: 10, width: 100, height: 40), in: bar)
    }

    func makeRoom(_ height: CGFloat) {
        view.transform = CGAffineTransform(translationX: 0, y: -height)
        bar.transform = CGAffineTransform(translationX: 0, y: height)
    }
}

/// Two tabs with a round button in the middle of the tab bar that is higher than the bar.
private final class MusicTabs: UITabBarController {
    let round = UIButton(type: .system)
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.accessibilityIdentifier = "musicTabs"
        round.setTitle("▶", for: .normal)
        round.addTarget(self, action: MusicTabs.start, for: .touchUpInside)
        round.placed("roundButton", CGRect(x: 165, y: -28, width: 60, height: 60), in: tabBar)
    }
    func start() { starts += 1 }
}

extension Fault {
    /// Subviews outside the bounds of an ancestor.
    static let pointsOutsideBounds: [Fault] = [
        Fault(
            name: "side-menu-hanging-from-the-content",
            question: "My side menu slides in with the content, and none of its buttons can be tapped.",
            batch: .second
        ) { app in
            let screen = SideMenuViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.settings, .touchUpInside),
                expected: .cause(about: ["homeContent"], says: [.outside], never: ["animat", "no size", "scales"]),
                input: {
                    app.settle()
                    screen.open()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.settings)
                },
                afterwards: {
                    screen.content.transform = .identity
                    screen.menu.frame.origin.x = 0
                })
        },
        // The header is at y 100…160, the button at 168…212.
        Fault(
            name: "button-tied-below-the-header-that-holds-it",
            question: "Sort sits right below my header, eight points, as in the design. Tapping it does nothing.",
            batch: .third
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.sort, .touchUpInside),
                expected: .cause(
                    about: ["feedHeader"], says: [.outside], never: ["is hidden", "covered by", "has no size"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                },
                afterwards: {
                    screen.headerHeight?.constant = 120
                    app.settle()
                })
        },
        // A stepper is always 94 × 32 points: x 95…189, y 300…332.
        Fault(
            name: "stepper-that-keeps-its-own-size",
            question:
                "My stepper is made 200 points wide, 60 high. Its right half, where plus should be, does nothing.",
            batch: .sixth
        ) { app in
            let screen = HotelViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.guests, .valueChanged),
                expected: .cause(
                    about: ["guestStepper"], says: [.outside],
                    never: ["is disabled", "covered by", "no target", "maximumValue"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 260, y: 318))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.guests.isHidden = true })
        },
        // Forwarding a touch does not send it to recognizers (RC-14). The strip is at x 95…295; the finger at x 350.
        Fault(
            name: "touches-handed-on-to-a-scroll-view",
            question:
                "My ribbon passes all four touch methods on to the scroll view in its middle. That does not scroll.",
            batch: .sixth
        ) { app in
            let window = app.makeWindow()
            let ribbon = RibbonView().placed("ribbon", CGRect(x: 0, y: 300, width: 390, height: 120), in: window)
            let strip = ribbon.strip.placed("ribbonStrip", CGRect(x: 95, y: 0, width: 200, height: 120), in: ribbon)
            strip.contentSize = CGSize(width: 900, height: 120)
            return InjectedFault(
                wanted: .recognizer(strip.panGestureRecognizer),
                expected: .cause(
                    about: ["ribbonStrip"], says: [.outside],
                    never: ["is disabled", "isScrollEnabled", "prevented", "fits", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 350, y: 360), to: CGPoint(x: 240, y: 360), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { strip.frame = CGRect(x: 0, y: 0, width: 390, height: 120) })
        },
        // The first tap acts immediately (G-22) and moves the photo to y 60…260. The second tap, at y 400, misses it.
        Fault(
            name: "photo-that-moves-at-the-first-tap",
            question:
                "A double tap should like my photo. Since a tap moves that up to make room for the text, none does.",
            batch: .seventh
        ) { app in
            let screen = ShotViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.addTaps()
            return InjectedFault(
                wanted: .recognizer(screen.like),
                expected: .cause(
                    about: ["shotView"], says: [.outside],
                    never: ["is disabled", "no target", "is hidden", "pinPress"]),
                input: {
                    app.settle()
                    app.fingerDoubleTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { screen.shot.frame.origin.y = 300 })
        },
        // The keys are 84 points wide and 24 apart. Key 5 is at x 153…237, the finger at 145.
        Fault(
            name: "tapped-between-two-keys",
            question: "Some digits of my pad are lost. One was tapped at x 145, which I'd say is the 5.",
            batch: .eighth
        ) { app in
            let screen = KeypadViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.keys[1]),
                expected: .cause(
                    about: ["key5"], says: [.outside + ["left of", "8 points", "beside", "between"]],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 145, y: 440))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.row.spacing = 0 })
        },
        Fault(
            name: "bar-moved-back-after-making-room-for-the-keyboard",
            question: "I shift the whole screen up for the keyboard and the bottom bar down again, then Done is dead",
            batch: .first
        ) { app in
            let screen = ShiftingScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.done),
                expected: .cause(
                    about: ["noteView"],
                    says: [["outside", "beyond", "out of", "below", "not inside", "not within", "transform"]],
                    never: ["keyboard window"]),
                input: {
                    app.settle()
                    screen.makeRoom(200)
                    app.fingerTap(at: screen.done)
                },
                afterwards: { screen.makeRoom(0) })
        },
        // The bar is at y 795…844, the button at 767…827. Its upper 28 points are outside the bar.
        Fault(
            name: "round-button-above-its-bar",
            question: "The round button in the middle of my tabs starts the music only if one hits its lower half.",
            batch: .ninth
        ) { app in
            let bars = MusicTabs()
            bars.viewControllers = [UIViewController(), UIViewController()]
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(bars.round),
                expected: .cause(
                    about: ["musicTabs"], says: [.outside],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 780))
                    app.advance(by: 0.5)
                },
                afterwards: { bars.round.frame.origin.y = 0 })
        },
    ]
}
