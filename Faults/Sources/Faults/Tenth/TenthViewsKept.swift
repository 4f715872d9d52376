import TouchstoneTesting
import UIKit

// Views that are seen and not touched, and recognizers that are kept out: the second half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]

/// Deals in rows. The heart was added first, and is put in front of the card by its layer.
private final class DealsScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    private(set) var hearts: [Int: UIButton] = [:]
    private(set) var kept = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 100
        table.dataSource = self
        table.accessibilityIdentifier = "dealTable"
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let row = indexPath.row
        let heart = UIButton(type: .system)
        heart.setTitle("♡", for: .normal)
        heart.addTarget(self, action: DealsScreen.keeps, for: .touchUpInside)
        heart.placed("dealHeart\(row)", CGRect(x: 310, y: 16, width: 60, height: 44), in: cell.contentView)
        heart.layer.zPosition = 10
        let card = UIView()
        card.placed("dealCard\(row)", CGRect(x: 10, y: 6, width: 370, height: 88), in: cell.contentView)
        cell.accessibilityIdentifier = "deal\(row)"
        hearts[row] = heart
        return cell
    }
    func keeps() { kept += 1 }
}

/// A small cross that takes touches from 20 points around, as one reads everywhere.
private final class WideCross: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}

private final class BannerScreen: UIViewController {
    let banner = UIView()
    let holder = UIView()
    let cross = WideCross()
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "bannerScreen"
        banner.placed("banner", CGRect(x: 20, y: 100, width: 350, height: 60), in: view)
        holder.placed("crossHolder", CGRect(x: 290, y: 18, width: 24, height: 24), in: banner)
        cross.setTitle("✕", for: .normal)
        cross.addTarget(self, action: BannerScreen.closes, for: .touchUpInside)
        cross.placed("crossButton", CGRect(x: 0, y: 0, width: 24, height: 24), in: holder)
    }
    func closes() { closings += 1 }
}

/// A photo that closes at a tap, unless the tap is on one of its tools. It fills what the tap belongs to.
private final class OnePhotoScreen: UIViewController, UIGestureRecognizerDelegate {
    let photo = UIView()
    let tools = UIView()
    lazy var tap = UITapGestureRecognizer(target: self, action: OnePhotoScreen.closes)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "photoScreen"
        photo.placed("photoInside", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        tools.placed("photoTools", CGRect(x: 0, y: 720, width: 390, height: 60), in: view)
        tap.name = "closeTap"
        tap.delegate = self
        view.addGestureRecognizer(tap)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === view
    }
    func closes() { closings += 1 }
}

/// Goes to the page of whoever it is. Somebody has to hold it.
private final class ProfileCoordinator: NSObject {
    private(set) var opened = 0
    func opens() { opened += 1 }
}

private final class CommentByScreen: UIViewController {
    let name = UILabel()
    private(set) var tap: UITapGestureRecognizer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "commentBy"
        name.text = "ann"
        name.placed("nameLabel", CGRect(x: 20, y: 200, width: 200, height: 44), in: view)
        let coordinator = ProfileCoordinator()
        let tap = UITapGestureRecognizer(target: coordinator, action: ProfileCoordinator.opens)
        tap.name = "nameTap"
        name.addGestureRecognizer(tap)
        self.tap = tap
    }
}

/// A ticket that slides upwards for some seconds, and may be caught on its way.
private final class SlidingTicketScreen: UIViewController {
    let ticket = UIButton(type: .system)
    private(set) var caught = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "slideScreen"
        ticket.setTitle("Catch", for: .normal)
        ticket.addTarget(self, action: SlidingTicketScreen.catches, for: .touchUpInside)
        ticket.placed("slidingTicket", CGRect(x: 95, y: 700, width: 200, height: 44), in: view)
    }
    func slide() {
        UIView.animate(
            withDuration: 4, delay: 0, options: [.curveLinear, .allowUserInteraction],
            animations: { self.ticket.frame.origin.y = 200 })
    }
    func catches() { caught += 1 }
}

/// Two pedals in two panels, that must not be pressed by accident, so each wants to be alone.
private final class PedalsScreen: UIViewController {
    let panels = [UIView(), UIView()]
    let bass = UIButton(type: .system)
    let drum = UIButton(type: .system)
    private(set) var beats = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panels[0].placed("leftPanel", CGRect(x: 0, y: 400, width: 195, height: 300), in: view)
        panels[1].placed("rightPanel", CGRect(x: 195, y: 400, width: 195, height: 300), in: view)
        bass.isExclusiveTouch = true
        drum.isExclusiveTouch = true
        bass.placed("bassPedal", CGRect(x: 20, y: 50, width: 150, height: 200), in: panels[0])
        drum.addTarget(self, action: PedalsScreen.beat, for: .touchUpInside)
        drum.placed("drumPedal", CGRect(x: 20, y: 50, width: 150, height: 200), in: panels[1])
    }
    func beat() { beats += 1 }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthViewsKeptCauses: [String: [String]] = [
        "heart-that-only-its-layer-puts-in-front": ["covered: dealCard2"],
        "wide-cross-in-a-tight-holder": ["outside: crossHolder"],
        "tap-whose-delegate-wants-the-view-itself": ["delegate-refuses: closeTap"],
        "name-tap-without-a-target": ["interaction-disabled: nameLabel", "then target-deallocated: nameTap"],
        "ticket-caught-where-it-is-seen": ["animated-elsewhere: slidingTicket"],
        "drum-while-the-bass-is-held": ["exclusive-touch: bassPedal|drumPedal"],
    ]

    static let tenthViewsKept: [Fault] = [
        // zPosition is for drawing. The card was added later.
        Fault(
            name: "heart-that-only-its-layer-puts-in-front",
            question:
                "My heart lay behind the card in each row, so I gave its layer a zPosition. Now it is seen, and "
                    + "still not touched."
        ) { app in
            let screen = DealsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let heart = screen.hearts[2]!
            return InjectedFault(
                wanted: .view(heart),
                truth: Truth(
                    about: ["dealCard2"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: heart))
                    app.advance(by: 0.5)
                },
                afterwards: { heart.isEnabled = false })
        },
        // The cross would answer for 20 points around. Its holder is asked first, and ends at x 334.
        Fault(
            name: "wide-cross-in-a-tight-holder",
            question:
                "My cross overrides point(inside:with:) to be larger for fingers. It is called only for points "
                    + "that it had anyway."
        ) { app in
            let screen = BannerScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cross),
                truth: Truth(
                    about: ["crossHolder"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 344, y: 130))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cross.isEnabled = false })
        },
        // The photo fills the middle, so the touch's view is the photo, never the view that the tap is on.
        Fault(
            name: "tap-whose-delegate-wants-the-view-itself",
            question:
                "A tap beside the tools closes my photo: shouldReceive compares touch.view with my view. It "
                    + "never closes by a tap on the photo."
        ) { app in
            let screen = OnePhotoScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.tap),
                truth: Truth(
                    about: ["closeTap"], says: [["shouldReceive", "delegate"]],
                    never: ["is disabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.tap.delegate = nil })
        },
        // Two at once: a label takes no touches, and if it did, nobody would be there to hear of the tap.
        Fault(
            name: "name-tap-without-a-target",
            question:
                "A tap on the name should open the profile. The recognizer is there, on the label, with a "
                    + "target and an action."
        ) { app in
            let screen = CommentByScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.tap!),
                truth: Truth(
                    about: ["nameLabel"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["covered by", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.isUserInteractionEnabled = true })
        },
        // After one second of four it is drawn at y 575…619. To be touched it is where it will be.
        Fault(
            name: "ticket-caught-where-it-is-seen",
            question:
                "My ticket slides up with allowUserInteraction. A finger right on it misses; a finger up where "
                    + "it goes to catches it."
        ) { app in
            let screen = SlidingTicketScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.ticket),
                truth: Truth(
                    about: ["slidingTicket"], says: [["seen", "drawn", "shown", "animat", "moving", "on its way"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    screen.slide()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 195, y: 597))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.ticket.isEnabled = false })
        },
        // Each wants to be the only one that is touched, so the second hears of nothing.
        Fault(
            name: "drum-while-the-bass-is-held",
            question:
                "With one pedal held, the other one is dead, on the other panel even. Each works alone, and "
                    + "multiple touch is on."
        ) { app in
            let screen = PedalsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.drum, .touchUpInside),
                truth: Truth(
                    about: [], says: [["isExclusiveTouch", "exclusive"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 95, y: 550))
                    app.advance(by: 0.3)
                    app.fingerTap(7, at: CGPoint(x: 290, y: 550))
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.drum.isEnabled = false })
        },
    ]
}
