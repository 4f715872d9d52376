import TouchstoneTesting
import UIKit

// The first remedy that comes to mind would break something else. It must not be the first advice.

private final class Joystick: UIControl {}

/// Clear, over the whole game, with what can be tapped at the top.
private final class GameHUD: UIView {
    let pauseButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        pauseButton.setTitle("Pause", for: .normal)
        pauseButton.accessibilityIdentifier = "pauseButton"
        pauseButton.frame = CGRect(x: 300, y: 60, width: 70, height: 44)
        addSubview(pauseButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class GameViewController: UIViewController {
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let joystick = Joystick(frame: CGRect(x: 40, y: 640, width: 120, height: 120))
    let hud = GameHUD(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scene.accessibilityIdentifier = "scene"
        scene.backgroundColor = .black
        joystick.accessibilityIdentifier = "joystick"
        hud.accessibilityIdentifier = "hud"
        view.addSubview(scene)
        scene.addSubview(joystick)
        view.addSubview(hud)
        joystick.addTarget(self, action: GameViewController.steered, for: .touchDragInside)
        hud.pauseButton.addTarget(self, action: GameViewController.paused, for: .touchUpInside)
    }

    func steered() { log.append("steer") }
    func paused() { log.append("pause") }
}

private final class CommentsSheet: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 244, width: 390, height: 600))
    let comments = UIScrollView(frame: CGRect(x: 0, y: 40, width: 390, height: 560))
    lazy var closePan = UIPanGestureRecognizer(target: self, action: CommentsSheet.dragged)
    private(set) var drags = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "sheet"
        comments.accessibilityIdentifier = "comments"
        comments.contentSize = CGSize(width: 390, height: 2000)
        closePan.name = "closePan"
        view.addSubview(sheet)
        sheet.addSubview(comments)
        sheet.addGestureRecognizer(closePan)
    }

    func dragged(_ pan: UIPanGestureRecognizer) { drags += 1 }
}

extension Fault {
    static let adviceThatHarms: [Fault] = [
        Fault(
            name: "clear-hud-with-a-pause-button",
            question: "Since there is a HUD the joystick is dead. The HUD is transparent down there."
        ) { app in
            let game = GameViewController()
            _ = app.makeWindow(root: game)
            return InjectedFault(
                wanted: .view(game.joystick),
                truth: Truth(
                    about: ["hud"], says: [["in front", "cover"], ["hitTest", "point(inside", "pass"]],
                    // Each of these kills the pause button: switched off with the HUD, or behind the scene.
                    never: [
                        "isUserInteractionEnabled", "isHidden", "removeFromSuperview", "sendSubviewToBack",
                        "bringSubviewToFront",
                    ]),
                fingers: { app.fingerDrag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 130, y: 690)) },
                afterwards: { game.hud.removeFromSuperview() })
        },
        Fault(
            name: "drag-back-with-the-bar-hidden",
            question: "The article has no navigation bar, by design, and swiping back from the edge does nothing there."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let article = UIViewController()
            article.view.accessibilityIdentifier = "article"
            navigation.pushViewController(article, animated: false)
            navigation.setNavigationBarHidden(true, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["hidden", "hides"], ["bar"], ["delegate", "refus", "isNavigationBarHidden"]],
                    // Without any delegate the drag begins at the root as well, and the application hangs (NV-3).
                    never: ["delegate = nil", "delegate to nil", "without a delegate", "points, needs"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 285, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { navigation.setNavigationBarHidden(false, animated: false) })
        },
        Fault(
            name: "sheet-pan-around-a-scroll-view",
            question: "I want to drag the sheet down also where the comments are. closePan only acts on the grabber."
        ) { app in
            let screen = CommentsSheet()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.closePan),
                truth: Truth(
                    about: ["comments"],
                    says: [["prevent", "first", "wins", "won", "takes", "took", "deeper", "scroll"]],
                    // The delegate of a scroll view's own pan must stay the scroll view (SV-17); switched off, or made to wait for
                    // a pan that always begins, the comments would never scroll again.
                    never: [
                        "panGestureRecognizer.delegate", "isScrollEnabled = false", "isScrollEnabled to false",
                        "isEnabled = false", "require(toFail: closePan",
                    ]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600)) },
                afterwards: { screen.comments.removeFromSuperview() })
        },
    ]
}
