import TouchstoneTesting
import UIKit

// Recognizers: who was first, how far, how long, how many fingers, and what their own code says.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes",
    "took", "began", "recognized", "under way",
]
private let beyond = [
    "outside", "not inside", "not in", "beyond", "out of", "not on", "misses", "beside", "elsewhere", "moved", "below",
    "does not contain", "another view",
]

/// A map that is dragged, made larger and turned.
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

/// A compass, turned by two fingers.
private final class CompassViewController: UIViewController {
    let rose = UIView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))
    lazy var turn = UIRotationGestureRecognizer(target: self, action: CompassViewController.turned)
    private(set) var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        rose.placed("compassRose", rose.frame, in: view)
        turn.name = "turnGesture"
        rose.addGestureRecognizer(turn)
    }

    func turned() { turns += 1 }
}

/// A photo: a press pins it, a tap makes room for the text and a double tap likes it.
private final class ShotViewController: UIViewController {
    let shot = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    lazy var pin = UILongPressGestureRecognizer(target: self, action: ShotViewController.pinned)
    lazy var room = UITapGestureRecognizer(target: self, action: ShotViewController.madeRoom)
    lazy var like = UITapGestureRecognizer(target: self, action: ShotViewController.liked)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        shot.placed("shotView", shot.frame, in: view)
        pin.name = "pinPress"
        shot.addGestureRecognizer(pin)
    }

    func addTaps() {
        room.name = "roomTap"
        shot.addGestureRecognizer(room)
        like.name = "likeTap"
        like.numberOfTapsRequired = 2
        shot.addGestureRecognizer(like)
    }

    func pinned() { log.append("pin") }
    func madeRoom() { shot.frame.origin.y = 60 }
    func liked() { log.append("like") }
}

/// A drawer, which is pulled out of the left edge of the page.
private final class DrawerViewController: UIViewController, UIGestureRecognizerDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var pull = UIPanGestureRecognizer(target: self, action: DrawerViewController.pulled)
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.placed("drawerPage", page.frame, in: view)
        pull.name = "drawerPan"
        pull.delegate = self
        page.addGestureRecognizer(pull)
    }

    /// The finger has moved on by now: a pan begins after 10 points.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.location(in: page).x < 40
    }
    func pulled() { pulls += 1 }
}

/// Sees a check mark in a touch. That it was used is never forgotten.
private final class CheckGesture: UIGestureRecognizer {
    private var isUsed = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if isUsed { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        isUsed = true
        state = .recognized
    }
}

private final class TaskViewController: UIViewController {
    let task = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var check = CheckGesture(target: self, action: TaskViewController.checked)
    private(set) var checks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        task.placed("taskRow", task.frame, in: view)
        check.name = "checkGesture"
        task.addGestureRecognizer(check)
    }

    func checked() { checks += 1 }
}

/// Places in a list: a tap opens one, a swipe to the left archives it.
private final class PlacesViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var open = UITapGestureRecognizer(target: self, action: PlacesViewController.opened)
    lazy var archive = UISwipeGestureRecognizer(target: self, action: PlacesViewController.archived)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 390, height: 3000)
        list.placed("placeList", list.frame, in: view)
        row.placed("placeRow", row.frame, in: list)
        open.name = "openTap"
        row.addGestureRecognizer(open)
        archive.name = "archiveSwipe"
        archive.direction = .left
        row.addGestureRecognizer(archive)
    }

    func opened() { log.append("open") }
    func archived() { log.append("archive") }
}

extension Fault {
    static let seventhContests: [Fault] = [
        // The pan is under way as the second finger comes, and prevents what begins later (G-19, G-27).
        Fault(
            name: "pinch-after-the-pan-has-begun",
            question:
                "zoomPinch works if both fingers land together. If I drag my map first, the other finger zooms nothing."
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                truth: Truth(
                    about: ["dragPan"], says: [winning],
                    never: ["is disabled", "isMultipleTouchEnabled", "covered by", "no target", "too little"]),
                fingers: {
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
        // 0.03 rad at 80 points from the middle: each finger moves by 2.4 points, less than the slop (G-57).
        Fault(
            name: "turned-by-two-degrees",
            question: "For the last two degrees my compass does not follow two fingers. Large turns it does."
        ) { app in
            let screen = CompassViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(
                    about: ["turnGesture"],
                    says: [
                        [
                            "too little", "turned", "rotated", "angle", "rad", "°", "not far enough", "moved",
                            "less than",
                            "only", "slop", "points",
                        ]
                    ],
                    never: ["is disabled", "prevented", "no target", "covered by", "isMultipleTouchEnabled"]),
                fingers: {
                    app.settle()
                    let middle = CGPoint(x: 195, y: 400)
                    app.fingersDown(at: [CGPoint(x: 115, y: 400), CGPoint(x: 275, y: 400)])
                    app.fingersMove(
                        [1: CGPoint(x: 115, y: middle.y - 2.4), 2: CGPoint(x: 275, y: middle.y + 2.4)], duration: 0.4)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                afterwards: { screen.turn.isEnabled = false })
        },
        // A finger too many before it begins fails the press (G-53).
        Fault(
            name: "press-joined-by-a-second-finger",
            question:
                "I hold the photo for a second and more, and it is not pinned. My other thumb holds the tablet there."
        ) { app in
            let screen = ShotViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pin),
                truth: Truth(
                    about: ["pinPress"],
                    says: [["finger", "too many", "numberOfTouchesRequired", "touches"]],
                    never: [
                        "is disabled", "isMultipleTouchEnabled", "no target", "covered by", "too short", "exclusive",
                    ]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.25)
                    app.fingerDown(2, at: CGPoint(x: 320, y: 470))
                    app.advance(by: 1.2)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                touch: 1,
                afterwards: { screen.pin.isEnabled = false })
        },
        // Down at x 35; as the pan is about to begin, the finger is beyond x 40.
        Fault(
            name: "drawer-that-asks-where-the-finger-is-by-now",
            question:
                "My drawer opens for pans that begin less than 40 points from the left. I begin at 35. It stays shut."
        ) { app in
            let screen = DrawerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: [],
                    says: [
                        ["drawerPan", "DrawerViewController"],
                        ["gestureRecognizerShouldBegin", "ShouldBegin", "delegate", "refus"],
                    ],
                    never: ["is disabled", "no target", "covered by", "prevented", "shouldReceive", "too little"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 35, y: 400), to: CGPoint(x: 260, y: 400), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pull.delegate = nil })
        },
        Fault(
            name: "recognizer-that-never-resets",
            question: "My CheckGesture recognizes the first mark that is made with it. The second and all others fail."
        ) { app in
            let screen = TaskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.check),
                truth: Truth(
                    about: [],
                    says: [
                        ["checkGesture"],
                        ["fail", "itself", "its own", "its class", "reset", "by its own code", ".failed"],
                    ],
                    never: ["is disabled", "prevented", "no target", "covered by", "delegate refuses"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.task)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.task)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.task.removeGestureRecognizer(screen.check) })
        },
        // A tap may move by 45 points, and the list's pan begins after 10 (G-52, G-54).
        Fault(
            name: "tap-of-fifteen-points-in-a-list",
            question: "Taps of people in trains do not open my rows. Beside the list such a tap does what it should."
        ) { app in
            let screen = PlacesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(
                    about: ["placeList"], says: [winning + ["scroll"]],
                    never: ["is disabled", "no target", "covered by", "archiveSwipe", "45 points"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 345), to: CGPoint(x: 195, y: 330), duration: 0.15)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.list.isScrollEnabled = false })
        },
        // The first tap acts at once (G-22), and moves the photo to y 60…260. The second tap, at y 400, is beside it.
        Fault(
            name: "photo-that-moves-at-the-first-tap",
            question:
                "A double tap should like my photo. Since a tap moves that up to make room for the text, none does."
        ) { app in
            let screen = ShotViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.addTaps()
            return InjectedFault(
                wanted: .recognizer(screen.like),
                truth: Truth(
                    about: ["shotView"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "pinPress"]),
                fingers: {
                    app.settle()
                    app.fingerDoubleTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { screen.shot.frame.origin.y = 300 })
        },
        // All touches are cancelled as the application leaves (DL-18).
        Fault(
            name: "press-broken-off-by-the-home-screen",
            question:
                "I held the photo, and before it was pinned the phone showed the home screen. Is my press to blame?"
        ) { app in
            let screen = ShotViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pin),
                truth: Truth(
                    about: ["pinPress"],
                    says: [
                        [
                            "system", "background", "cancel", "took away", "taken away", "home", "inactive",
                            "interrupted",
                        ]
                    ],
                    never: ["is disabled", "moved too", "prevented", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                    app.enterBackground()
                    app.advance(by: 1)
                    app.enterForeground()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pin.isEnabled = false })
        },
        // A swipe has 0.5 s from the touch-down on (G-55).
        Fault(
            name: "swipe-after-a-rest",
            question:
                "I put my finger on the row, look what it says, then swipe fast and far. Nothing is archived."
        ) { app in
            let screen = PlacesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.archive),
                truth: Truth(
                    about: ["archiveSwipe"],
                    says: [["0.5", "slow", "late", "time", "second", "long", "0.7", " s "]],
                    never: ["is disabled", "no target", "covered by", "isScrollEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 330, y: 340))
                    app.advance(by: 0.7)
                    app.fingerMove(to: CGPoint(x: 90, y: 340), duration: 0.15)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.archive.isEnabled = false })
        },
    ]
}
