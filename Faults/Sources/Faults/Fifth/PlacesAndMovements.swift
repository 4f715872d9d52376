import TouchstoneTesting
import UIKit

// Views that are not where a search for them leads, and such as are under way.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "over it", "before it",
]
private let beyond = ["outside", "not inside", "not in", "beyond", "out of", "sticks out", "hangs out", "misses"]
private let withoutSize = [
    "no size", "no height", "no width", "×0", "0×", "zero", "empty", "height 0", "width 0", "height is 0",
    "width is 0", "0 high", "0 wide", "0 points",
]
private let moving = ["anim", "under way", "transition", "moving"]

/// Takes touches where one of its buttons is, and lets others through. The conversion goes the wrong way.
private final class QuickBar: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.point(inside: $0.convert(point, to: self), with: event) }
    }
}

/// So that a search that is made twice is answered once.
private final class BoardView: UIView {
    private var last: CGPoint?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defer { last = point }
        return point == last ? nil : super.hitTest(point, with: event)
    }
}

/// A finger beside a tool means the tool whose middle is nearest.
private final class ToolRow: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point) else { return nil }
        return subviews.min { abs($0.center.x - point.x) < abs($1.center.x - point.x) }
    }
}

private final class DeskViewController: UIViewController {
    let bar = QuickBar(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
    let scan = UIButton.titled("Scan", "scanButton")
    let board = BoardView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    let pin = UIButton.titled("Pin", "pinButton")
    let tools = ToolRow(frame: CGRect(x: 0, y: 650, width: 390, height: 60))
    let paint = UIButton.titled("Paint with the brush", "brushButton")
    let erase = UIButton.titled("Erase", "eraserButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar.placed("quickBar", bar.frame))
        scan.placed("scanButton", CGRect(x: 20, y: 20, width: 100, height: 44), in: bar)
        view.addSubview(board.placed("pinBoard", board.frame))
        pin.placed("pinButton", CGRect(x: 100, y: 80, width: 100, height: 44), in: board)
        view.addSubview(tools.placed("toolRow", tools.frame))
        paint.placed("brushButton", CGRect(x: 10, y: 10, width: 270, height: 40), in: tools)
        erase.placed("eraserButton", CGRect(x: 290, y: 10, width: 90, height: 40), in: tools)
    }
}

/// A sheet from below: title and card in a stack as large as the screen. A tap beside the card closes it.
private final class OfferViewController: UIViewController {
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let head = UILabel()
    let card = UIView()
    lazy var close = UITapGestureRecognizer(target: self, action: OfferViewController.closed)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dimming.placed("dimmingView", dimming.frame))
        close.name = "closeTap"
        dimming.addGestureRecognizer(close)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        card.accessibilityIdentifier = "offerCard"
        stack.addArrangedSubview(head)
        stack.addArrangedSubview(card)
        view.addSubview(stack.placed("sheetStack", stack.frame))
    }

    func closed() { closings += 1 }
}

private final class PageViewController: UIViewController {
    let button: UIButton
    private let name: String

    init(_ name: String, _ button: UIButton) {
        self.name = name
        self.button = button
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = name
        view.addSubview(button)
    }
}

/// Pages on top of one another; the one that is asked for comes to the front. Tabs are counted from 1, pages from 0.
private final class TabsViewController: UIViewController {
    let home = PageViewController(
        "homePage",
        UIButton.titled("News", "newsButton").placed("newsButton", CGRect(x: 20, y: 100, width: 350, height: 50)))
    let profile = PageViewController(
        "profilePage",
        UIButton.titled("Log out", "logOutButton").placed("logOutButton", CGRect(x: 20, y: 600, width: 350, height: 50))
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in [home, profile] {
            addChild(page)
            page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    func show(_ tab: Int) { view.bringSubviewToFront(children[tab - 1].view) }
}

/// A drawer that waits to the left, and comes out by a translation. What holds it stays as narrow as it was.
private final class DrawerViewController: UIViewController {
    let holder = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 600))
    let drawer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    let log = UIButton.titled("History", "historyButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(holder.placed("drawerHolder", holder.frame))
        drawer.placed("drawer", drawer.frame, in: holder)
        log.placed("historyButton", CGRect(x: 10, y: 100, width: 80, height: 44), in: drawer)
    }

    func open() { drawer.transform = CGAffineTransform(translationX: 120, y: 0) }
    func shut() { drawer.transform = .identity }
}

/// A bar of its own: how far the track is filled, and a handle at the end of that.
private final class TrimViewController: UIViewController {
    let track = UIView(frame: CGRect(x: 45, y: 600, width: 300, height: 30))
    let fill = UIView()
    let handle = UIView()
    lazy var filled = fill.widthAnchor.constraint(equalToConstant: 0)
    lazy var trim = UIPanGestureRecognizer(target: self, action: TrimViewController.trimmed)
    private(set) var trims = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(track.placed("trimTrack", track.frame))
        fill.accessibilityIdentifier = "trimFill"
        handle.accessibilityIdentifier = "trimHandle"
        trim.name = "trimPan"
        handle.addGestureRecognizer(trim)
        track.addSubview(fill)
        fill.addSubview(handle)
        for made in [fill, handle] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            fill.leadingAnchor.constraint(equalTo: track.leadingAnchor),
            fill.topAnchor.constraint(equalTo: track.topAnchor),
            fill.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            filled,
            handle.widthAnchor.constraint(equalToConstant: 30),
            handle.heightAnchor.constraint(equalToConstant: 30),
            handle.centerXAnchor.constraint(equalTo: fill.trailingAnchor),
            handle.centerYAnchor.constraint(equalTo: fill.centerYAnchor),
        ])
    }

    func trimmed() { trims += 1 }
}

/// A row with a title of a fixed width, and a button after that.
private final class PlaylistViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 50))
    let title2 = UILabel()
    let more = UIButton.titled("More", "moreButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row.placed("songRow", row.frame))
        title2.text = "Waterloo Sunset"
        for made in [title2, more] {
            row.addSubview(made)
            made.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            title2.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            title2.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            title2.widthAnchor.constraint(equalToConstant: 220),
            more.leadingAnchor.constraint(equalTo: title2.trailingAnchor, constant: 8),
            more.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            more.widthAnchor.constraint(equalToConstant: 80),
            more.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// Faces of a group, each over a third of the one before: 3 × 60 - 2 × 20 are 140.
private final class GroupViewController: UIViewController {
    let stack = UIStackView(frame: CGRect(x: 45, y: 300, width: 140, height: 60))
    let faces = ["ann", "bob", "eve"].map { UIButton.titled("", "\($0)Face") }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.spacing = -20
        for face in faces {
            face.widthAnchor.constraint(equalToConstant: 60).isActive = true
            stack.addArrangedSubview(face)
        }
        view.addSubview(stack.placed("faceStack", stack.frame))
    }
}

/// Says something in a bubble over everything. The bubble fades; the controller stays.
private final class TipViewController: UIViewController {
    let bubble = UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tipView"
        bubble.placed("tipBubble", bubble.frame, in: view)
    }

    func fade() { bubble.alpha = 0 }
}

private final class EditorViewController: UIViewController {
    let crop = UIButton.titled("Crop", "cropButton")
    let tip = TipViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        crop.placed("cropButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        tip.modalPresentationStyle = .overFullScreen
    }
}

/// A row that fades as it is deleted, and is used again.
private final class MailRow: UIView {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 70))
    let star = UIButton.titled("Star", "starButton")
    let subject = UILabel(frame: CGRect(x: 20, y: 20, width: 250, height: 30))

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.placed("mailContent", content.frame, in: self)
        content.addSubview(subject)
        star.placed("starButton", CGRect(x: 300, y: 10, width: 70, height: 50), in: content)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ mail: String) { subject.text = mail }
    func delete() { content.alpha = 0 }
}

/// Things that move for a while, each in its own way.
private final class GameViewController: UIViewController {
    let bubble = UIButton.titled("Pop", "popBubble")
    let hint = UIView(frame: CGRect(x: 20, y: 500, width: 350, height: 120))
    let gotIt = UIButton.titled("Got it", "gotItButton")
    let card = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let take = UIButton.titled("Take", "takeButton")
    let panel = UIView(frame: CGRect(x: 0, y: 620, width: 390, height: 200))
    let mute = UIButton.titled("Mute", "muteButton")
    let slide = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(hint.placed("hintPanel", hint.frame))
        gotIt.placed("gotItButton", CGRect(x: 75, y: 40, width: 200, height: 60), in: hint)
        view.addSubview(card.placed("playingCard", card.frame))
        back.placed("cardBack", back.frame, in: card)
        back.isHidden = true
        take.placed("takeButton", CGRect(x: 20, y: 70, width: 160, height: 60), in: back)
        view.addSubview(panel.placed("mixPanel", panel.frame))
        mute.placed("muteButton", CGRect(x: 95, y: 60, width: 200, height: 80), in: panel)
        slide.isUserInteractionEnabled = false
        slide.addAnimations { [weak self] in self?.panel.frame.origin.y = 600 }
    }

    func showBubble() { bubble.placed("popBubble", CGRect(x: 95, y: 300, width: 200, height: 200), in: view) }
    func shrink() {
        UIView.animate(withDuration: 4, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            bubble.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        }
    }
    func nod() {
        UIView.animateKeyframes(withDuration: 3, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { hint.frame.origin.y -= 8 }
        }
    }
    func flip() {
        UIView.transition(with: card, duration: 0.8, options: .transitionFlipFromLeft) { [self] in back.isHidden = false
        }
    }
}

/// Shows one thing to a beginner, and lets touches on that through. It takes the thing's own frame for where that is.
private final class CoachMark: UIView {
    var target: UIView?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !(target?.frame.contains(point) ?? false)
    }
}

private final class TourViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    let start = UIButton.titled("Start", "startButton")
    let mark = CoachMark(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card.placed("tourCard", card.frame))
        start.placed("startButton", CGRect(x: 20, y: 20, width: 100, height: 44), in: card)
        mark.target = start
        view.addSubview(mark.placed("coachMark", mark.frame))
    }
}

/// Between the stories one reaches what is behind: touches on the scroll view itself it lets through.
private final class StoriesScrollView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension Fault {
    static let placesAndMovements: [Fault] = [
        // In the bar: (70, 42). Converted the wrong way: (90, 62), below the button, which is 44 high.
        Fault(
            name: "converted-in-the-wrong-direction",
            question: "My bar takes touches where its buttons are. Scan is one, and gets none."
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.scan, .touchUpInside),
                truth: Truth(
                    about: ["quickBar"], says: [["point(inside"]],
                    never: ["covered by", "is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.scan)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bar.isHidden = true })
        },
        Fault(
            name: "same-place-taken-for-the-same-search",
            question:
                "Pin works, and again only if I tap another place in between. A machine that taps never gets it twice."
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.pin, .touchUpInside),
                truth: Truth(
                    about: [], says: [["pinBoard", "BoardView"], ["hitTest", "override"]],
                    never: ["covered by", "is disabled", "no target", "is hidden", "point(inside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.pin)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.pin)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.board.isHidden = true })
        },
        // The touch, x 260: 115 from the middle of the brush's button, 75 from that of the eraser's.
        Fault(
            name: "button-whose-neighbours-middle-is-nearer",
            question: "At its right end my wide brush button does not paint. The eraser comes there."
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.paint, .touchUpInside),
                truth: Truth(
                    about: [], says: [["toolRow", "ToolRow"], ["hitTest", "override"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 260, y: 680))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.erase.removeFromSuperview() })
        },
        // The label in the upper half lets touches through to the stack view that holds it.
        Fault(
            name: "dimming-view-behind-a-stack",
            question: "A tap on the dark part should close my offer. There is nothing but an empty title."
        ) { app in
            let screen = OfferViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.close),
                truth: Truth(
                    about: ["sheetStack"], says: [covering],
                    never: ["is disabled", "delegate", "prevented", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 200))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.stack.isHidden = true })
        },
        Fault(
            name: "tabs-counted-from-one",
            question: "My tab shows a page, as I see at once, but its only button cannot be tapped."
        ) { app in
            let screen = TabsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.show(1)
            return InjectedFault(
                wanted: .event(screen.profile.button, .touchUpInside),
                truth: Truth(
                    about: ["homePage"], says: [covering],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.profile.button)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.show(2) })
        },
        // The drawer: x 120…220. Its holder: x 0…100.
        Fault(
            name: "drawer-translated-out-of-its-holder",
            question: "The drawer slides out as it should. Its buttons are dead there; shut, they were not."
        ) { app in
            let screen = DrawerViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.open()
            return InjectedFault(
                wanted: .event(screen.log, .touchUpInside),
                truth: Truth(
                    about: ["drawerHolder"], says: [beyond],
                    never: ["covered by", "is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.log)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.shut() })
        },
        // The handle: x 30…60 on the screen. The touch is in the track, at x 52.
        Fault(
            name: "handle-on-a-bar-of-no-width",
            question: "At the beginning of the film my trim handle cannot be dragged. In the middle it can."
        ) { app in
            let screen = TrimViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.trim),
                truth: Truth(
                    about: ["trimFill"], says: [withoutSize],
                    never: ["covered by", "is disabled", "prevented", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 52, y: 615), to: CGPoint(x: 180, y: 615), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.filled.constant = 150 })
        },
        // The button: x 228…308 of the row, which is 200 wide.
        Fault(
            name: "button-pushed-out-by-a-title",
            question: "The row has become narrower. More is still there, behind the title, and does nothing."
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.more, .touchUpInside),
                truth: Truth(
                    about: ["songRow"], says: [beyond],
                    never: ["covered by", "is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.more)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.row.frame.size.width = 350 })
        },
        // Ann's face: x 45…105. Bob's: x 85…145. The touch: x 97.
        Fault(
            name: "faces-that-overlap-in-a-stack",
            question: "A tap on Ann's face shows Bob. Not always; it seems to depend on where in her face I tap."
        ) { app in
            let screen = GroupViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.faces[0], .touchUpInside),
                truth: Truth(
                    about: ["bobFace"], says: [covering],
                    never: ["is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 97, y: 330))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.stack.spacing = 10 })
        },
        Fault(
            name: "undo-in-a-window-that-is-off",
            question: "My toast's window must not keep touches from the app, and does not. But its Undo is dead."
        ) { app in
            _ = app.makeWindow("mainWindow", root: UIViewController())
            let toast = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            toast.accessibilityIdentifier = "toastWindow"
            toast.windowLevel = UIWindow.Level(rawValue: 1)
            toast.isUserInteractionEnabled = false
            toast.isHidden = false
            let undo = UIButton.titled("Undo", "undoButton").placed(
                "undoButton", CGRect(x: 270, y: 760, width: 100, height: 50), in: toast)
            return InjectedFault(
                wanted: .event(undo, .touchUpInside),
                truth: Truth(
                    about: ["toastWindow"], says: [["interaction"]],
                    never: ["covered by", "is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: undo)
                    app.advance(by: 0.3)
                },
                afterwards: { toast.isUserInteractionEnabled = true })
        },
        Fault(
            name: "tip-that-faded-and-is-still-presented",
            question: "After my tip has faded away nothing on the screen reacts any more. It is invisible!"
        ) { app in
            let screen = EditorViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.tip, animated: false)
            app.advance(by: 1)
            screen.tip.fade()
            return InjectedFault(
                wanted: .event(screen.crop, .touchUpInside),
                truth: Truth(
                    about: ["tip"], says: [covering + ["present", "dismiss"]],
                    never: ["is disabled", "no target", "alpha", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.crop)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
        Fault(
            name: "row-used-again-after-it-faded",
            question:
                "Where a row was deleted, the next one's star cannot be set. I see only the row's background, too."
        ) { app in
            let window = app.makeWindow()
            let row = MailRow().placed("mailRow", CGRect(x: 0, y: 300, width: 390, height: 70), in: window)
            row.show("Invoice")
            row.delete()
            row.show("Holidays")
            return InjectedFault(
                wanted: .event(row.star, .touchUpInside),
                truth: Truth(
                    about: ["mailContent"], says: [["alpha", "transparent", "invisible"]],
                    never: ["covered by", "is disabled", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: row.star)
                    app.advance(by: 0.3)
                },
                afterwards: { row.content.alpha = 1 })
        },
        // After 0.5 of 4 seconds, at an even pace, its scale is seen as 0.9: x 105…285. It will be at x 175…215.
        Fault(
            name: "bubble-that-shrinks",
            question: "A bubble shrinks for four seconds and can be popped meanwhile. I hit it at its rim, and miss."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showBubble()
            return InjectedFault(
                wanted: .event(screen.bubble, .touchUpInside),
                truth: Truth(
                    about: ["popBubble"], says: [moving + ["seen", "presentation", "will be", "shrink"]],
                    never: ["covered by", "is disabled", "no target", "is hidden", "allowUserInteraction is"]),
                fingers: {
                    app.settle()
                    screen.shrink()
                    app.advance(by: 0.5)
                    app.fingerTap(at: CGPoint(x: 125, y: 400))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bubble.transform = .identity })
        },
        Fault(
            name: "hint-that-nods-by-keyframes",
            question: "My hint nods for three seconds by keyframes. Got it does not react before it has stopped."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.gotIt, .touchUpInside),
                truth: Truth(
                    about: ["hintPanel"], says: [moving],
                    never: ["covered by", "is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    screen.nod()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.gotIt)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.hint.frame.origin.y = 500 })
        },
        Fault(
            name: "card-tapped-while-it-turns-over",
            question: "Take is on the back of the card. Who taps it as soon as the card begins to turn takes nothing."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.take, .touchUpInside),
                truth: Truth(
                    about: ["playingCard"], says: [moving],
                    never: ["covered by", "is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    screen.flip()
                    app.advance(by: 0.3)
                    app.fingerTap(at: screen.take)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.card.isHidden = true })
        },
        // The panel: from y 620 to 600. The touch, y 710, is in the button wherever it is on the way.
        Fault(
            name: "animator-paused-on-the-way",
            question:
                "The panel follows the finger by an animator, which I pause. Left half open, its buttons are dead."
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.mute, .touchUpInside),
                // While it is paused, touches reach its views (HT-13).
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    screen.slide.startAnimation()
                    app.advance(by: 0.3)
                    screen.slide.pauseAnimation()
                    app.advance(by: 2)
                    app.fingerTap(at: CGPoint(x: 195, y: 710))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.slide.stopAnimation(true) })
        },
        // On the screen the button is at y 420…464; its frame, in the card, is at y 20…64.
        Fault(
            name: "coach-mark-with-its-hole-elsewhere",
            question: "My coach mark lets touches through where the thing is that it explains. Start gets none."
        ) { app in
            let screen = TourViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(
                    about: ["coachMark"], says: [covering + ["point(inside", "takes", "gets"]],
                    never: ["is disabled", "no target", "outside", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.start)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.mark.removeFromSuperview() })
        },
        Fault(
            name: "stories-that-let-touches-through-between",
            question: "My stories cannot be pulled aside if I begin between two of them. On a story it works."
        ) { app in
            let window = app.makeWindow()
            let stories = StoriesScrollView().placed(
                "storyScroll", CGRect(x: 0, y: 300, width: 390, height: 120), in: window)
            stories.contentSize = CGSize(width: 1200, height: 120)
            for place in 0..<6 {
                UIView().placed("story", CGRect(x: 200 * place, y: 10, width: 100, height: 100), in: stories)
            }
            return InjectedFault(
                wanted: .recognizer(stories.panGestureRecognizer),
                truth: Truth(
                    about: [], says: [["storyScroll", "StoriesScrollView"], ["hitTest", "override"]],
                    never: ["isScrollEnabled", "is disabled", "prevented", "contentSize", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 160, y: 360), to: CGPoint(x: 20, y: 360), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { stories.isHidden = true })
        },
    ]
}
