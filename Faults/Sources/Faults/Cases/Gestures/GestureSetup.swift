import TouchstoneTesting
import UIKit

/// A game that disables going back by a drag from the edge.
private final class GameViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}

private final class BoardViewController: UIViewController {
    let board = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 390))
    let placePress = UILongPressGestureRecognizer()
    var isEditingBoard = true {
        didSet { placePress.isEnabled = isEditingBoard }
    }
    private(set) var pieces = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "board"
        view.addSubview(board)
        placePress.name = "placePress"
        placePress.addTarget(self, action: BoardViewController.place)
        board.addGestureRecognizer(placePress)
    }

    func place(_ press: UILongPressGestureRecognizer) { if press.state == .began { pieces += 1 } }
}

private final class FlashCardViewController: UIViewController {
    let front = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    let back = UIView(frame: CGRect(x: 20, y: 320, width: 350, height: 200))
    lazy var flipTap = UITapGestureRecognizer(target: self, action: FlashCardViewController.flip)
    private(set) var flips = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        front.accessibilityIdentifier = "frontSide"
        back.accessibilityIdentifier = "backSide"
        flipTap.name = "flipTap"
        for side in [front, back] {
            view.addSubview(side)
            side.addGestureRecognizer(flipTap)
        }
    }

    func flip() { flips += 1 }
}

/// A list of hours below a header. A drag on the header should scroll the hours.
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

/// Adds its recognizer at the touch-down.
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

private final class RatingViewController: UIViewController {
    let stars = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 60))
    let rateTap = UITapGestureRecognizer()
    private(set) var rating = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stars.accessibilityIdentifier = "stars"
        rateTap.name = "rateTap"
        rateTap.numberOfTapsRequired = 1
        stars.addGestureRecognizer(rateTap)
        view.addSubview(stars)
    }

    func rate(_ tap: UITapGestureRecognizer) { rating = Int(tap.location(in: stars).x / 60) + 1 }
}

/// A coordinator, as a bridge to another framework has it.
private final class ScribbleCoordinator {
    private(set) var strokes = 0
    func stroke(_ pan: UIPanGestureRecognizer) { strokes += 1 }
}

private final class ScribbleViewController: UIViewController {
    let paper = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let scribblePan = UIPanGestureRecognizer()
    var coordinator: ScribbleCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.accessibilityIdentifier = "paper"
        scribblePan.name = "scribblePan"
        paper.addGestureRecognizer(scribblePan)
        view.addSubview(paper)
        scribblePan.addTarget(makeCoordinator(), action: ScribbleCoordinator.stroke)
    }

    func makeCoordinator() -> ScribbleCoordinator { ScribbleCoordinator() }
}

/// Shared with the app for tvOS.
private final class PlayerViewController: UIViewController {
    let video = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
    lazy var menuTap = UITapGestureRecognizer(target: self, action: PlayerViewController.showMenu)
    private(set) var menus = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        video.accessibilityIdentifier = "video"
        view.addSubview(video)
        menuTap.name = "menuTap"
        menuTap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        menuTap.allowedTouchTypes = []
        video.addGestureRecognizer(menuTap)
    }

    func showMenu() { menus += 1 }
}

private final class GlowingCard: UIView {
    let glow = UIHoverGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "gameCard"
        glow.name = "cardGlow"
        glow.addTarget(self, action: GlowingCard.glowed)
        addGestureRecognizer(glow)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func glowed() { alpha = glow.state == .ended ? 1 : 0.9 }
}

extension Fault {
    /// Recognizers that are disabled, attached to another view, without a target, or for other touches.
    static let gestureSetup: [Fault] = [
        // On iOS 26, the drag in the content would still go back (NV-5).
        Fault(
            name: "swipe-back-switched-off-by-the-game-before",
            question:
                "On iOS 18 one can't swipe back from my help screen, if one was in the game before. Why?",
            batch: .fourth
        ) { app in
            app.application.behavior = .iOS18
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(GameViewController(), animated: false)
            app.settle()
            navigation.popViewController(animated: false)
            app.settle()
            navigation.pushViewController(UIViewController(), animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                expected: .cause(
                    about: ["edgeSwipe"], says: [["isEnabled", "disabled", "not enabled", "switched off"]],
                    never: ["bar is hidden", "the root", "leftBarButtonItem", "prevented"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { navigation.interactivePopGestureRecognizer?.isEnabled = true })
        },
        Fault(
            name: "recognizer-disabled-by-a-mode",
            question: "Pressing long on the board does not place a piece. I checked: isEnabled is true.",
            batch: .development
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.placePress),
                expected: .cause(
                    about: ["placePress"], says: [["disabled", "isEnabled", "not enabled"]],
                    never: ["0.5", "delegate", "removed"]),
                input: {
                    screen.isEditingBoard = false
                    app.fingerLongPress(at: screen.board.center, duration: 0.9)
                },
                afterwards: { screen.isEditingBoard = true })
        },
        Fault(
            name: "one-recognizer-added-to-two-views",
            question: "I add my tap to both sides of the card in a loop. The front does not flip, the back does.",
            batch: .development
        ) { app in
            let screen = FlashCardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.flipTap),
                expected: .cause(
                    about: ["flipTap", "backSide"],
                    says: [["attached", "added", "belongs", "moved", "is on", "of backSide", "its view", "one view"]],
                    never: ["delegate", "covered", "disabled"]),
                input: { app.fingerTap(at: screen.front) },
                afterwards: { screen.front.addGestureRecognizer(screen.flipTap) })
        },
        // A recognizer belongs to one view (G-47). There is no other view for the touch on the list.
        Fault(
            name: "pan-lent-to-the-header",
            question: "I added the list's pan to my header as well, so that both scroll. Now only the header does it.",
            batch: .sixth
        ) { app in
            let screen = DayViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.hours.panGestureRecognizer),
                expected: .cause(
                    about: ["dayHeader"],
                    says: [
                        [
                            "attached", "is on", "belongs", "moved", "not on", "another view", "added", "one view",
                            "elsewhere", "outside",
                        ]
                    ],
                    never: ["is disabled", "isScrollEnabled", "contentSize", "prevented", "fits"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.hours.addGestureRecognizer(screen.hours.panGestureRecognizer) })
        },
        Fault(
            name: "lasso-added-as-the-finger-lands",
            question: "The first lasso on a new canvas does nothing. The second one works, and all that follow.",
            batch: .second
        ) { app in
            let canvas = LassoCanvas()
            let window = app.makeWindow()
            canvas.placed("canvas", CGRect(x: 0, y: 100, width: 390, height: 600), in: window)
            return InjectedFault(
                wanted: .recognizer(canvas.lasso),
                expected: .cause(
                    about: ["lassoPan"], says: [["after", "late", "already", "earlier", "not yet", "was added"]],
                    never: ["disabled", "delegate"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 420), duration: 0.4)
                },
                afterwards: { canvas.removeGestureRecognizer(canvas.lasso) })
        },
        Fault(
            name: "recognizer-without-any-target",
            question: "My tap on the stars does not call rate(_:). The view gets touchesBegan, I saw it.",
            batch: .development
        ) { app in
            let screen = RatingViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.rateTap),
                expected: .cause(
                    about: ["rateTap"],
                    says: [
                        ["target", "action", "nobody"],
                        ["no ", "none", "nobody", "without", "nothing", "never added", "not been given"],
                    ],
                    never: ["failed", "deallocated", "is gone"]),
                input: { app.fingerTap(at: CGPoint(x: 200, y: 330)) },
                afterwards: { screen.rateTap.addTarget(screen, action: RatingViewController.rate) })
        },
        Fault(
            name: "coordinator-that-is-not-retained",
            question: "My pan's target is a coordinator. stroke(_:) is never called, the view gets touchesCancelled.",
            batch: .first
        ) { app in
            let screen = ScribbleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scribblePan),
                expected: .cause(
                    about: ["scribblePan"],
                    says: [
                        ["target"],
                        [
                            "gone", "dead", "died", "dealloc", "released", "no longer", "retain", "not alive",
                            "nobody holds",
                        ],
                    ],
                    never: ["disabled", "prevented", "points, needs"]),
                input: { app.fingerDrag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 400)) },
                afterwards: {
                    let kept = screen.makeCoordinator()
                    screen.coordinator = kept
                    screen.scribblePan.addTarget(kept, action: ScribbleCoordinator.stroke)
                })
        },
        Fault(
            name: "tap-for-the-remote-control-alone",
            question: "On the television the remote opens the menu. On the phone, tapping the video does nothing.",
            batch: .second
        ) { app in
            let player = PlayerViewController()
            _ = app.makeWindow(root: player)
            return InjectedFault(
                wanted: .recognizer(player.menuTap),
                expected: .cause(
                    about: ["menuTap"], says: [["allowedTouchTypes", "touch type", "type"]],
                    never: ["delegate", "isEnabled", "interaction", "prevent"]),
                input: {
                    app.fingerTap(at: player.video)
                    app.advance(by: 0.5)
                },
                afterwards: { player.menuTap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)] })
        },
        Fault(
            name: "hover-effect-with-a-finger",
            question: "glowed() is never called on my phone. The recognizer is on the card, enabled, and has a target.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let card = GlowingCard(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
            window.addSubview(card)
            return InjectedFault(
                wanted: .recognizer(card.glow),
                expected: .cause(
                    about: ["cardGlow"], says: [["hover", "pointer", "mouse", "trackpad"]],
                    never: ["is disabled", "covered by", "prevented", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: card)
                    app.advance(by: 0.5)
                },
                afterwards: { card.isHidden = true })
        },
    ]
}
