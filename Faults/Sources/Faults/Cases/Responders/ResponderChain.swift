import TouchstoneTesting
import UIKit

/// Its next responder is the coordinator of the game.
private final class BoardView: UIView {
    var coordinator: UIResponder?
    override var next: UIResponder? { coordinator ?? super.next }
}

private final class GameCoordinator: UIResponder {}

private final class BoardGameViewController: UIViewController {
    let board = BoardView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    private(set) var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "boardView"
        board.coordinator = GameCoordinator()
        view.addSubview(board)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
}

/// Its next responder is a follower that has not been set.
private final class ReroutedView: UIView {
    var follower: UIResponder?
    override var next: UIResponder? { follower }
}

private final class BoardViewController: UIViewController {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let startButton = UIButton(frame: CGRect(x: 95, y: 600, width: 200, height: 60))
    lazy var shootTap = UITapGestureRecognizer(target: self, action: BoardViewController.shot)
    private(set) var touches = 0
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "field"
        startButton.accessibilityIdentifier = "startButton"
        startButton.addTarget(self, action: BoardViewController.start, for: .touchUpInside)
        shootTap.name = "shootTap"
        shootTap.delaysTouchesBegan = true
        view.addSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    func start() { starts += 1 }
    func shot() {}
}

/// Logs the touches for debugging.
private final class LoggingView: UIView {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("\(touches.count) began") }
}

private final class GameViewController: UIViewController {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var shots = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "field"
        view.addSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { shots += 1 }
}

/// Opens when its mini bar is tapped.
private final class MiniPlayerViewController: UIViewController {
    let bar = UIView()
    private(set) var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerView"
        bar.placed("miniBar", CGRect(x: 0, y: 0, width: 390, height: 60), in: view)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isOpen = true }
}

private final class TabsViewController: UIViewController {
    let player = MiniPlayerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tabsView"
        addChild(player)
        player.view.frame = CGRect(x: 0, y: 844, width: 390, height: 844)
        view.addSubview(player.view)
        player.didMove(toParent: self)
        // The bar stays on the screen while the player is outside it.
        player.bar.frame.origin.y = 740
        view.addSubview(player.bar)
    }
}

private final class MasterViewController: UIViewController {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

private final class DetailViewController: UIViewController {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

/// Two child controllers below a bar. Touches in the bar are forwarded to the first.
private final class DeskViewController: UIViewController {
    let master = MasterViewController()
    let detail = DetailViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "deskView"
        for (child, name, x) in [(master, "masterView", CGFloat(0)), (detail as UIViewController, "detailView", 195)] {
            addChild(child)
            child.view.placed(name, CGRect(x: x, y: 200, width: 195, height: 644), in: view)
            child.didMove(toParent: self)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        children.first?.touchesBegan(touches, with: event)
    }
}

private final class ListPaneViewController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class NotePaneViewController: UIViewController {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Two child controllers below a bar. Touches in the bar are forwarded to the open one.
private final class PanesViewController: UIViewController {
    let list = ListPaneViewController()
    let note = NotePaneViewController()
    lazy var open: UIViewController = note

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "panesView"
        for (child, name, x) in [(list as UIViewController, "listPane", CGFloat(0)), (note, "notePane", 195)] {
            addChild(child)
            child.view.placed(name, CGRect(x: x, y: 200, width: 195, height: 644), in: view)
            child.didMove(toParent: self)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesCancelled(touches, with: event)
    }
}

extension Fault {
    /// Touches that do not reach a responder through the chain.
    static let responderChain: [Fault] = [
        Fault(
            name: "next-leads-to-a-coordinator",
            question: "touchesEnded of my game controller is called beside the board, and not for touches on it.",
            batch: .third
        ) { app in
            let screen = BoardGameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .cause(
                    about: ["boardView"], says: [["next", "GameCoordinator"]],
                    never: ["covered by", "is hidden", "without super", "recognizer"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.board)
                },
                afterwards: { screen.board.coordinator = nil })
        },
        Fault(
            name: "next-answers-nil",
            question: "The controller's touchesBegan is not called for touches on my rerouted view.",
            batch: .first
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            let view = ReroutedView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
            view.accessibilityIdentifier = "rerouted"
            screen.field.addSubview(view)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .cause(
                    about: ["rerouted"], says: [["next"], ["nil"]], never: ["without super", "recognizer", "covered"]),
                input: { app.fingerTap(at: view) },
                afterwards: { view.follower = screen.field })
        },
        Fault(
            name: "controllers-touches-began-on-a-button",
            question: "touchesBegan of my controller is not called for touches on the start button.",
            batch: .first
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.field.addSubview(screen.startButton)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .cause(
                    about: ["startButton"],
                    says: [["is a control", "UIControl", "keeps", "kept", "forward", "pass", "climb", "to itself"]],
                    never: ["covered", "recognizer takes"]),
                input: { app.fingerTap(at: screen.startButton) },
                afterwards: { screen.startButton.isEnabled = false })
        },
        Fault(
            name: "controllers-touches-began-stopped-by-a-subview",
            question: "touchesBegan of my view controller is called everywhere but on the banner.",
            batch: .development
        ) { app in
            let game = GameViewController()
            _ = app.makeWindow(root: game)
            let banner = LoggingView(frame: CGRect(x: 0, y: 60, width: 390, height: 80))
            banner.accessibilityIdentifier = "banner"
            game.field.addSubview(banner)
            return InjectedFault(
                wanted: .controller(game),
                expected: .cause(
                    about: ["banner"], says: [["touchesBegan"], ["super", "forward", "pass", "next", "further"]],
                    never: ["covered", "recognizer"]),
                input: { app.fingerTap(at: banner) },
                afterwards: { banner.removeFromSuperview() })
        },
        Fault(
            name: "mini-bar-moved-into-the-parents-view",
            question: "touchesEnded of my player controller is not called when its mini bar is tapped.",
            batch: .second
        ) { app in
            let screen = TabsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.player),
                expected: .cause(
                    about: ["MiniPlayerViewController"],
                    says: [["chain", "climb", "superview", "responder", "next", "way up", "goes up", "not in"]],
                    never: ["without super", "covered", "is hidden", "recognizer"]),
                input: { app.fingerTap(at: screen.player.bar) },
                afterwards: { screen.player.view.addSubview(screen.player.bar) })
        },
        // The bar is at y 0…200 in the container's own view. The container calls only its first child.
        Fault(
            name: "container-that-calls-its-first-child",
            question: "Touches in my bar are handed on to the children. The detail controller hears of none of them.",
            batch: .sixth
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.detail),
                expected: .cause(
                    about: [],
                    says: [
                        ["detailView", "DetailViewController"],
                        .outside + ["chain", "climb", "next responder", "forward", "hands", "passes"],
                    ],
                    never: ["is disabled", "is hidden", "covered by", "prevented"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 300, y: 100))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.master.removeFromParent() })
        },
        // The bar is at y 0…200 in the container's own view. The container calls the touch methods of the open child.
        Fault(
            name: "container-that-calls-the-open-pane",
            question:
                "My container passes touches on its bar to the pane that is open. Does the note's controller hear them?",
            batch: .seventh
        ) { app in
            let screen = PanesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.note),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 110), duration: 0.2)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.open = screen.list })
        },
        Fault(
            name: "controllers-touches-began-behind-a-delaying-tap",
            question: "Since I added a tap to the field, the controller's touchesBegan is not called for quick taps.",
            batch: .first
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.field.addGestureRecognizer(screen.shootTap)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .cause(
                    about: ["shootTap"],
                    says: [["delay", "cancel", "take", "took", "before", "withheld", "held back"]],
                    never: ["without super", "covered", "forward"]),
                input: { app.fingerTap(at: screen.field) },
                afterwards: { screen.shootTap.delaysTouchesBegan = false })
        },
    ]
}
