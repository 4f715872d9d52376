import TouchstoneTesting
import UIKit

private final class PressableView: UIView {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

private final class PlayerViewController: UIViewController {
    let key = PressableView(frame: CGRect(x: 45, y: 300, width: 300, height: 100))
    lazy var fullScreenTap = UITapGestureRecognizer(target: self, action: PlayerViewController.fullScreen)
    private(set) var switches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        key.accessibilityIdentifier = "pianoKey"
        view.addSubview(key)
        fullScreenTap.name = "fullScreenTap"
        fullScreenTap.numberOfTapsRequired = 2
        fullScreenTap.delaysTouchesBegan = true
        view.addGestureRecognizer(fullScreenTap)
    }

    func fullScreen() { switches += 1 }
}

private final class PhotoViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    lazy var barsTap = UITapGestureRecognizer(target: self, action: PhotoViewController.bars)
    lazy var zoomTap = UITapGestureRecognizer(target: self, action: PhotoViewController.zoom)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        barsTap.name = "barsTap"
        zoomTap.name = "zoomTap"
        zoomTap.numberOfTapsRequired = 2
        // To be on the safe side, both ways.
        barsTap.require(toFail: zoomTap)
        zoomTap.require(toFail: barsTap)
        for tap in [barsTap, zoomTap] { photo.addGestureRecognizer(tap) }
    }

    func bars() { log.append("bars") }
    func zoom() { log.append("zoom") }
}

private final class KanbanViewController: UIViewController {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 190, height: 120))
    lazy var boardPan = UIPanGestureRecognizer(target: self, action: KanbanViewController.boardMoved)
    lazy var cardPan = UIPanGestureRecognizer(target: self, action: KanbanViewController.cardMoved)

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "board"
        card.accessibilityIdentifier = "card"
        boardPan.name = "boardPan"
        cardPan.name = "cardPan"
        view.addSubview(board)
        board.addSubview(card)
        board.addGestureRecognizer(boardPan)
        card.addGestureRecognizer(cardPan)
    }

    func boardMoved(_ pan: UIPanGestureRecognizer) {}
    func cardMoved(_ pan: UIPanGestureRecognizer) {}
}

/// Lets the drawer open only by a flick.
private final class DrawerGate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return pan.velocity(in: pan.view).x > 900
    }
}

/// Wants all strokes for itself.
private final class SignaturePad: UIView {
    var isSigning = true
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(isSigning && recognizer is UIPanGestureRecognizer)
    }
}

private final class DrawerViewController: UIViewController {
    let pad = SignaturePad(frame: CGRect(x: 20, y: 500, width: 350, height: 200))
    lazy var drawerPan = UIPanGestureRecognizer(target: self, action: DrawerViewController.dragged)
    var gate: DrawerGate?

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.accessibilityIdentifier = "signaturePad"
        view.addSubview(pad)
        drawerPan.name = "drawerPan"
        view.addGestureRecognizer(drawerPan)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {}
}

extension Fault {
    static let recognizersRivalsKept: [Fault] = [
        Fault(
            name: "double-tap-of-the-root-view-delays-touches",
            question: "My piano key sounds a third of a second too late."
        ) { app in
            let player = PlayerViewController()
            _ = app.makeWindow(root: player)
            return InjectedFault(
                wanted: .view(player.key),
                truth: Truth(
                    about: ["fullScreenTap"], says: [["delay", "late", "wait", "withheld", "held back"]],
                    never: ["covered", "cancelsTouchesInView"]),
                fingers: {
                    app.fingerTap(at: player.key)
                    app.advance(by: 1)
                },
                afterwards: { player.view.removeGestureRecognizer(player.fullScreenTap) })
        },
        Fault(
            name: "taps-that-require-each-other-to-fail",
            question: "A double tap on my photo neither zooms nor shows the bars."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.zoomTap),
                truth: Truth(
                    about: ["zoomTap", "barsTap"],
                    says: [
                        ["each other", "a ring", "cycl", "circle", "mutual", "both wait", "both require", "waits for"]
                    ],
                    never: ["delegate", "0.35"]),
                fingers: {
                    app.fingerDoubleTap(at: screen.photo)
                    app.advance(by: 1)
                },
                afterwards: { screen.photo.removeGestureRecognizer(screen.barsTap) })
        },
        Fault(
            name: "board-pan-where-a-card-has-its-own",
            question: "The board can be dragged everywhere but where a card is. They should move together."
        ) { app in
            let screen = KanbanViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.boardPan),
                truth: Truth(
                    about: ["cardPan"],
                    says: [["prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "deeper"]],
                    never: ["disabled", "points, needs"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 360), to: CGPoint(x: 60, y: 360)) },
                afterwards: { screen.card.removeFromSuperview() })
        },
        Fault(
            name: "delegate-wants-a-flick-and-is-gone",
            question: "The drawer does not open as I drag it. Later its pan has no delegate that could refuse."
        ) { app in
            let screen = DrawerViewController()
            _ = app.makeWindow(root: screen)
            let gate = DrawerGate()
            screen.gate = gate
            screen.drawerPan.delegate = gate
            return InjectedFault(
                wanted: .recognizer(screen.drawerPan),
                truth: Truth(
                    about: ["drawerPan", "DrawerGate"], says: [["delegate"], ["shouldBegin", "refus", "false"]],
                    never: ["shouldReceive", "disabled", "points, needs"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.8) },
                afterwards: { [weak gate] in
                    screen.gate = nil
                    precondition(gate == nil)
                })
        },
        Fault(
            name: "view-refuses-an-ancestors-pan",
            question: "The drawer opens from everywhere but from the signature pad."
        ) { app in
            let screen = DrawerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.drawerPan),
                truth: Truth(
                    about: ["signaturePad"], says: [["gestureRecognizerShouldBegin", "refus"]],
                    never: ["delegate", "disabled"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 300, y: 600)) },
                afterwards: { screen.pad.isSigning = false })
        },
    ]
}
