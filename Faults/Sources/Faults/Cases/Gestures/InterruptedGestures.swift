import TouchstoneTesting
import UIKit

/// Keys with one press recognizer for all of them.
private final class OrganViewController: UIViewController {
    let keys = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    lazy var press = UILongPressGestureRecognizer(target: self, action: OrganViewController.pressed)
    private(set) var notes: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        keys.isMultipleTouchEnabled = true
        keys.placed("organKeys", keys.frame, in: view)
        press.name = "keyPress"
        press.minimumPressDuration = 0
        keys.addGestureRecognizer(press)
    }
    func pressed() { if press.state == .began { notes.append(press.location(in: keys).x) } }
}

/// Darkens the view at the touch-down.
private final class InstantTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { view?.alpha = 0.6 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        view?.alpha = 1
        super.touchesEnded(touches, with: event)
    }
}

private final class TodoViewController: UIViewController {
    let item = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    lazy var openTap = InstantTap(target: self, action: TodoViewController.done)
    lazy var slidePan = UIPanGestureRecognizer(target: self, action: TodoViewController.slid)
    private(set) var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        item.accessibilityIdentifier = "item"
        view.addSubview(item)
        openTap.name = "openTap"
        slidePan.name = "slidePan"
    }

    func done(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }

    /// Ends the pan after 80 points.
    func slid(_ pan: UIPanGestureRecognizer) {
        states.append(pan.state)
        if pan.state == .changed, pan.translation(in: view).x > 80 {
            pan.isEnabled = false
            pan.isEnabled = true
        }
    }
}

/// A map that can be dragged, zoomed and rotated.
private final class MapViewController: UIViewController {
    let map = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    lazy var drag = UIPanGestureRecognizer(target: self, action: MapViewController.dragged)
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: MapViewController.zoomed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        map.placed("mapView", map.frame, in: view)
        drag.name = "dragPan"
        zoom.name = "zoomPinch"
        map.addGestureRecognizer(drag)
        map.addGestureRecognizer(zoom)
    }

    func dragged() { log.append("drag") }
    func zoomed() { log.append("zoom") }
}

/// One finger scrolls the board, two fingers rotate it.
private final class BoardViewController: UIViewController {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    lazy var turn = UIPanGestureRecognizer(target: self, action: BoardViewController.turned)
    private(set) var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "boardScroll"
        scroller.contentSize = CGSize(width: 390, height: 2000)
        view.addSubview(scroller)
        board.placed("board", board.frame, in: scroller)
        turn.name = "turnPan"
        turn.minimumNumberOfTouches = 2
        board.addGestureRecognizer(turn)
    }

    func turned() { turns += 1 }
}

extension Fault {
    /// Recognizers that are busy, cancelled, or lose a sequence of several fingers.
    static let interruptedGestures: [Fault] = [
        // The press began with the first finger and continues until that finger lifts (G-53, G-12).
        Fault(
            name: "second-key-under-one-press",
            question: "One recognizer listens for all keys of my organ. A second key sounds only if no other is held.",
            batch: .eighth
        ) { app in
            let screen = OrganViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.press),
                expected: .cause(
                    about: ["keyPress"],
                    says: [
                        [
                            "busy", "already", "under way", "other finger", "another finger", "first finger", "begun",
                            "began", "earlier", "ignore",
                        ]
                    ],
                    never: ["is disabled", "no target", "isMultipleTouchEnabled", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 700))
                    app.advance(by: 0.5)
                    app.fingerDown(2, at: CGPoint(x: 300, y: 700))
                    app.advance(by: 0.3)
                    app.fingerUp(2)
                    app.advance(by: 0.3)
                    app.fingerUp(1)
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { screen.press.isEnabled = false })
        },
        Fault(
            name: "pan-disabled-in-its-own-action",
            question: "My pan stops in the middle of the drag, and I never see .ended.",
            batch: .first
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.addGestureRecognizer(screen.slidePan)
            return InjectedFault(
                wanted: .recognizer(screen.slidePan),
                expected: .cause(
                    about: ["slidePan"], says: [["isEnabled", "disabled"], ["cancel"]],
                    never: ["delegate", "prevented", "system"]),
                input: { app.fingerDrag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 300, y: 200)) },
                afterwards: { screen.item.removeGestureRecognizer(screen.slidePan) })
        },
        // The pan has begun before the second finger and prevents recognizers that begin later (G-19, G-27).
        Fault(
            name: "pinch-after-the-pan-has-begun",
            question:
                "zoomPinch works if both fingers land together. If I drag my map first, the other finger zooms nothing.",
            batch: .seventh
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                expected: .cause(
                    about: ["dragPan"], says: [.winning],
                    never: ["is disabled", "isMultipleTouchEnabled", "covered by", "no target", "too little"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 150, y: 400))
                    app.fingerMove(1, to: CGPoint(x: 150, y: 450), duration: 0.3)
                    app.fingerDown(2, at: CGPoint(x: 250, y: 450))
                    app.fingersMove([1: CGPoint(x: 80, y: 450), 2: CGPoint(x: 340, y: 450)], duration: 0.4)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                touch: 2,
                afterwards: { screen.map.removeGestureRecognizer(screen.drag) })
        },
        // The scroll view's pan has begun before the second finger.
        Fault(
            name: "two-finger-pan-after-one-finger-scrolled",
            question:
                "Two fingers turn my board only if I put them down together. The second one mostly is late.",
            batch: .fourth
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                expected: .cause(
                    about: [], says: [["boardScroll", "scroll"], .winning + ["under way"]],
                    never: ["is disabled", "no target", "delegate refuses", "isMultipleTouchEnabled"]),
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 120, y: 600))
                    app.fingerMove(1, to: CGPoint(x: 120, y: 540), duration: 0.2)
                    app.fingerDown(2, at: CGPoint(x: 280, y: 540))
                    app.fingersMove(
                        [1: CGPoint(x: 120, y: 440), 2: CGPoint(x: 280, y: 440)], duration: 0.3)
                    app.fingersUp([1, 2])
                    app.advance(by: 1)
                },
                afterwards: { screen.scroller.isScrollEnabled = false })
        },
        Fault(
            name: "tap-subclass-forgets-super",
            question: "My InstantTap darkens the item at once, as it should. But its action is not called.",
            batch: .first
        ) { app in
            let screen = TodoViewController()
            _ = app.makeWindow(root: screen)
            screen.item.addGestureRecognizer(screen.openTap)
            return InjectedFault(
                wanted: .recognizer(screen.openTap),
                expected: .cause(
                    about: ["openTap"], says: [["touchesBegan"], ["super", "override"]],
                    never: ["delegate", "disabled", "use one finger"]),
                input: {
                    app.fingerTap(at: screen.item)
                    app.advance(by: 3)
                },
                afterwards: { screen.item.isHidden = true })
        },
    ]
}
