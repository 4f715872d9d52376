import TouchstoneTesting
import UIKit

// A pencil beside a hand, and two gestures of two fingers.

private final class Canvas: UIView {
    private(set) var strokes = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.type == .pencil }) { strokes += 1 }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class DrawingViewController: UIViewController {
    let canvas = Canvas(frame: CGRect(x: 0, y: 80, width: 390, height: 700))

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.accessibilityIdentifier = "canvas"
        view.addSubview(canvas)
    }
}

private final class StickerViewController: UIViewController {
    let sticker = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    lazy var zoomPinch = UIPinchGestureRecognizer(target: self, action: StickerViewController.zoomed)
    lazy var turn = UIRotationGestureRecognizer(target: self, action: StickerViewController.turned)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sticker.accessibilityIdentifier = "sticker"
        sticker.isMultipleTouchEnabled = true
        zoomPinch.name = "zoomPinch"
        turn.name = "stickerTurn"
        view.addSubview(sticker)
        for recognizer in [zoomPinch, turn] { sticker.addGestureRecognizer(recognizer) }
    }

    func zoomed(_ pinch: UIPinchGestureRecognizer) { log.append("zoom") }
    func turned(_ rotation: UIRotationGestureRecognizer) { log.append("turn") }
}

extension Fault {
    static let pencilAndFingers: [Fault] = [
        Fault(
            name: "palm-rests-where-the-pencil-draws",
            question:
                "My pencil draws only while the hand is in the air. With the palm down touchesBegan is not called."
        ) { app in
            let drawing = DrawingViewController()
            _ = app.makeWindow(root: drawing)
            return InjectedFault(
                wanted: .view(drawing.canvas),
                truth: Truth(
                    about: ["canvas"], says: [["isMultipleTouchEnabled", "multiple touch"]],
                    never: ["allowedTouchTypes", "recognizer", "exclusive"]),
                fingers: {
                    @MainActor func pencil(_ phase: TouchSample.Phase, _ point: CGPoint) {
                        var sample = TouchSample(id: 7, phase: phase, time: app.clock.now, location: point)
                        sample.type = .pencil
                        app.send([sample])
                        app.advance(by: 1.0 / 60)
                    }
                    app.fingerDown(1, at: CGPoint(x: 300, y: 650))
                    app.advance(by: 0.4)
                    pencil(.began, CGPoint(x: 150, y: 400))
                    for step in 1...10 { pencil(.moved, CGPoint(x: 150 + 10 * CGFloat(step), y: 400)) }
                    pencil(.ended, CGPoint(x: 250, y: 400))
                    app.fingerUp(1)
                },
                touch: 7,
                afterwards: { drawing.canvas.isMultipleTouchEnabled = true })
        },
        Fault(
            name: "sticker-that-grows-and-does-not-turn",
            question: "The sticker can be made larger with two fingers, but while I do so it cannot be turned."
        ) { app in
            let screen = StickerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(
                    about: ["zoomPinch"],
                    says: [["prevent", "first", "wins", "won", "exclude", "simultaneous", "under way"]],
                    never: ["2 fingers", "two fingers", "1 finger", "disabled", "refuses"]),
                fingers: {
                    app.fingersDown([1: CGPoint(x: 135, y: 350), 2: CGPoint(x: 255, y: 350)])
                    app.fingersMove([1: CGPoint(x: 85, y: 350), 2: CGPoint(x: 305, y: 350)], duration: 0.2)
                    app.fingersMove([1: CGPoint(x: 120, y: 260), 2: CGPoint(x: 270, y: 440)], duration: 0.3)
                    app.fingersUp([1, 2])
                },
                afterwards: { screen.sticker.removeGestureRecognizer(screen.zoomPinch) })
        },
    ]
}
