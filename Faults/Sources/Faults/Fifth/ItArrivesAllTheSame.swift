import TouchstoneTesting
import UIKit

// What looks like a mistake, and is none.

/// A button that is gone as soon as it is touched, and does its work at the lift.
private final class TorchViewController: UIViewController {
    let torch = UIButton.titled("Light", "torchButton")
    let shutter = UIButton.titled("Shoot", "shutterButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        torch.placed("torchButton", CGRect(x: 95, y: 300, width: 200, height: 60), in: view)
        torch.addAction(UIAction { [weak self] _ in self?.torch.isHidden = true }, for: .touchDown)
        shutter.placed("shutterButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}

/// Draws, under a pan that only looks on.
private final class Canvas: UIView {
    private(set) var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
    private func note(_ touches: Set<UITouch>) { points += touches.map { $0.location(in: self) } }
}

private final class SketchViewController: UIViewController {
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    lazy var follow = UIPanGestureRecognizer(target: self, action: SketchViewController.followed)
    private(set) var follows = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvas.placed("sketchCanvas", canvas.frame))
        follow.name = "followPan"
        follow.cancelsTouchesInView = false
        view.addGestureRecognizer(follow)
    }

    func followed() { follows += 1 }
}

/// A row that opens by a tap, with a button in it that is not to be had yet.
private final class RoomsViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    let book = UIButton.titled("Book", "bookButton")
    lazy var open = UITapGestureRecognizer(target: self, action: RoomsViewController.opened)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row.placed("roomRow", row.frame))
        book.placed("bookButton", CGRect(x: 270, y: 15, width: 100, height: 50), in: row)
        book.isEnabled = false
        open.name = "openTap"
        row.addGestureRecognizer(open)
    }

    func opened() { openings += 1 }
}

/// A photo that is turned and made larger by the same two fingers.
private final class StickerViewController: UIViewController, UIGestureRecognizerDelegate {
    let sticker = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    lazy var turn = UIRotationGestureRecognizer(target: self, action: StickerViewController.turned)
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: StickerViewController.zoomed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sticker.placed("sticker", sticker.frame))
        turn.name = "stickerRotation"
        zoom.name = "stickerPinch"
        turn.delegate = self
        sticker.addGestureRecognizer(zoom)
        sticker.addGestureRecognizer(turn)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func turned() { log.append("turn") }
    func zoomed() { log.append("zoom") }
}

/// A plan that is moved about by the origin of its bounds.
private final class PlanViewController: UIViewController {
    let plan = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let desk = UIButton.titled("Desk 7", "deskButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(plan.placed("floorPlan", plan.frame))
        desk.placed("deskButton", CGRect(x: -150, y: 900, width: 100, height: 50), in: plan)
        plan.bounds.origin = CGPoint(x: -250, y: 700)
    }
}

/// Glows where it is touched.
private final class GlowingField: UITextField {
    private(set) var glows = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { glows += 1 }
}

private final class CardViewController: UIViewController {
    let card = GlowingField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.placed("cardField", card.frame, in: view)
    }
}

extension Fault {
    static let itArrivesAllTheSame: [Fault] = [
        // A touch that is bound goes on (DL-20).
        Fault(
            name: "button-hidden-under-the-finger",
            question: "My torch button hides itself at touch-down. Does its touchUpInside come nevertheless?"
        ) { app in
            let screen = TorchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.torch, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.torch)
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.torch.isEnabled = false })
        },
        // 60 points below the button: less than 70 (C-4).
        Fault(
            name: "shutter-lifted-sixty-points-below",
            question: "My thumb slides down from the shutter, by sixty points or so. Is the photo taken?"
        ) { app in
            let screen = TorchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.shutter, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 525), to: CGPoint(x: 195, y: 610), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.shutter.isHidden = true })
        },
        Fault(
            name: "canvas-under-a-pan-that-cancels-nothing",
            question: "A pan of the whole screen follows the finger, cancelsTouchesInView false. Is my stroke cut off?"
        ) { app in
            let screen = SketchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.canvas),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 250, y: 450), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.follow.cancelsTouchesInView = true })
        },
        // A disabled control answers nil, so the row behind it is touched (HT-14).
        Fault(
            name: "tap-on-a-disabled-button-in-a-row",
            question: "Book is disabled as yet. Does a tap on it open my row, as beside it?"
        ) { app in
            let screen = RoomsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.book)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.book.isEnabled = true })
        },
        // One delegate that permits it is enough (G-23).
        Fault(
            name: "rotation-whose-delegate-alone-permits",
            question: "Only the rotation has a delegate, which permits the pinch beside it. Is that enough?"
        ) { app in
            let screen = StickerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingersDown([1: CGPoint(x: 155, y: 350), 2: CGPoint(x: 235, y: 350)])
                    app.fingersMove([1: CGPoint(x: 115, y: 350), 2: CGPoint(x: 275, y: 350)], duration: 0.3)
                    app.fingersMove([1: CGPoint(x: 195, y: 270), 2: CGPoint(x: 195, y: 430)], duration: 0.4)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                afterwards: { screen.turn.delegate = nil })
        },
        // On the screen: x 100…200, y 300…350 (HT-18).
        Fault(
            name: "desk-with-a-negative-place",
            question:
                "My desk's frame is at x -150, y 900 of a plan 390 by 600, and it is on the screen. Can it be tapped?"
        ) { app in
            let screen = PlanViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.desk, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 150, y: 325))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.plan.bounds.origin = .zero })
        },
        // A recognizer puts the caret, which does not ask the field's own touch methods.
        Fault(
            name: "field-that-glows-without-super",
            question: "My field overrides touchesBegan, to glow, and does not call super. Does it get its caret?"
        ) { app in
            let screen = CardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.card),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.card)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.card.resignFirstResponder() })
        },
    ]
}
