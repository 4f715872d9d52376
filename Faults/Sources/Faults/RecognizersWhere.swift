import TouchstoneTesting
import UIKit

// Recognizers that are not where the touch is, are switched off, or tell nobody.

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

private final class AvatarViewController: UIViewController {
    let avatar = UIImageView(frame: CGRect(x: 145, y: 100, width: 100, height: 100))
    let badge = UIView(frame: CGRect(x: 70, y: 70, width: 30, height: 30))
    private(set) lazy var avatarTap = UITapGestureRecognizer(target: self, action: AvatarViewController.pick)
    let badgeTap = UITapGestureRecognizer()
    private(set) var picks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar.accessibilityIdentifier = "avatar"
        avatarTap.name = "avatarTap"
        avatar.addGestureRecognizer(avatarTap)
        view.addSubview(avatar)
    }

    func pick() { picks += 1 }
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

private final class CanvasViewController: UIViewController {
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var drawPan = UIPanGestureRecognizer(target: self, action: CanvasViewController.draw)
    private(set) var points: [CGPoint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.accessibilityIdentifier = "canvas"
        drawPan.name = "drawPan"
        canvas.addGestureRecognizer(drawPan)
        view.addSubview(canvas)
    }

    func draw(_ pan: UIPanGestureRecognizer) { points.append(pan.location(in: canvas)) }
}

extension Fault {
    static let recognizersWhere: [Fault] = [
        Fault(
            name: "one-recognizer-added-to-two-views",
            question: "I add my tap to both sides of the card in a loop. The front does not flip, the back does."
        ) { app in
            let screen = FlashCardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.flipTap),
                truth: Truth(
                    about: ["flipTap", "backSide"],
                    says: [["attached", "added", "belongs", "moved", "is on", "of backSide", "its view", "one view"]],
                    never: ["delegate", "covered", "disabled"]),
                fingers: { app.fingerTap(at: screen.front) },
                afterwards: { screen.front.addGestureRecognizer(screen.flipTap) })
        },
        Fault(
            name: "recognizer-disabled-by-a-mode",
            question: "Pressing long on the board does not place a piece. I checked: isEnabled is true."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.placePress),
                truth: Truth(
                    about: ["placePress"], says: [["disabled", "isEnabled", "not enabled"]],
                    never: ["0.5", "delegate", "removed"]),
                fingers: {
                    screen.isEditingBoard = false
                    app.fingerLongPress(at: screen.board.center, duration: 0.9)
                },
                afterwards: { screen.isEditingBoard = true })
        },
        Fault(
            name: "tap-on-an-image-view",
            question: "I added a tap recognizer to my image view and it never fires."
        ) { app in
            let screen = AvatarViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.avatarTap),
                truth: Truth(
                    about: ["avatar"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["covered", "in front", "target"]),
                fingers: { app.fingerTap(at: screen.avatar) },
                afterwards: { screen.avatar.isUserInteractionEnabled = true })
        },
        Fault(
            name: "recognizer-without-any-target",
            question: "My tap on the stars does not call rate(_:). The view gets touchesBegan, I saw it."
        ) { app in
            let screen = RatingViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.rateTap),
                truth: Truth(
                    about: ["rateTap"],
                    says: [
                        ["target", "action", "nobody"],
                        ["no ", "none", "nobody", "without", "nothing", "never added", "not been given"],
                    ],
                    never: ["failed", "deallocated", "is gone"]),
                fingers: { app.fingerTap(at: CGPoint(x: 200, y: 330)) },
                afterwards: { screen.rateTap.addTarget(screen, action: RatingViewController.rate) })
        },
        Fault(
            name: "pan-that-works-and-is-removed-later",
            question: "Did my drawing pan get this stroke, or did something take it?"
        ) { app in
            let screen = CanvasViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.drawPan),
                truth: Truth(about: [], says: [], never: ["not attached", "disabled", "failed"], isFine: true),
                fingers: { app.fingerDrag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 400)) },
                afterwards: {
                    screen.drawPan.isEnabled = false
                    screen.canvas.removeGestureRecognizer(screen.drawPan)
                })
        },
    ]
}
