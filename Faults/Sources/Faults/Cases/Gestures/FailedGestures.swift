import TouchstoneTesting
import UIKit

private final class HomeViewController: UIViewController {
    lazy var menu = UIScreenEdgePanGestureRecognizer(target: self, action: HomeViewController.menuPulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "homeView"
        menu.name = "menuEdgePan"
        menu.edges = .left
        view.addGestureRecognizer(menu)
    }

    func menuPulled(_ pan: UIScreenEdgePanGestureRecognizer) {}
}

/// A map with a swipe, a pinch and a menu at the right edge.
private final class MapViewController: UIViewController {
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var turn = UISwipeGestureRecognizer(target: self, action: MapViewController.turned)
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: MapViewController.zoomed)
    lazy var menu = UIScreenEdgePanGestureRecognizer(target: self, action: MapViewController.pulled)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map.placed("cityMap", map.frame))
        turn.name = "nextSwipe"
        zoom.name = "zoomPinch"
        menu.name = "menuDrawer"
        menu.edges = .right
    }

    func turned() { log.append("turn") }
    func zoomed() { log.append("zoom") }
    func pulled() { log.append("menu") }
}

private final class GalleryViewController: UIViewController {
    let picture = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    lazy var menuPress = UILongPressGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var nextSwipe = UISwipeGestureRecognizer(target: self, action: GalleryViewController.act)
    lazy var backEdge = UIScreenEdgePanGestureRecognizer(target: self, action: GalleryViewController.act)
    private(set) var acts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.accessibilityIdentifier = "picture"
        picture.isMultipleTouchEnabled = true
        view.addSubview(picture)
        menuPress.name = "menuPress"
        menuPress.minimumPressDuration = 0.8
        nextSwipe.name = "nextSwipe"
        nextSwipe.direction = .left
        backEdge.name = "backEdge"
    }

    func show(_ recognizer: UIGestureRecognizer) { picture.addGestureRecognizer(recognizer) }
    func act() { acts += 1 }
}

private final class PhotoViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 390))
    lazy var barsTap = UITapGestureRecognizer(target: self, action: PhotoViewController.toggleBars)
    lazy var nextSwipe = UISwipeGestureRecognizer(target: self, action: PhotoViewController.next)
    lazy var movePan = UIPanGestureRecognizer(target: self, action: PhotoViewController.moved)
    lazy var zoomPinch = UIPinchGestureRecognizer(target: self, action: PhotoViewController.zoomed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        photo.isMultipleTouchEnabled = true
        view.addSubview(photo)
        barsTap.name = "barsTap"
        nextSwipe.name = "nextSwipe"
        movePan.name = "movePan"
        movePan.minimumNumberOfTouches = 2
        zoomPinch.name = "zoomPinch"
    }

    func toggleBars() { log.append("bars") }
    func next(_ swipe: UISwipeGestureRecognizer) { log.append("next") }
    func moved(_ pan: UIPanGestureRecognizer) { log.append("moved") }
    func zoomed(_ pinch: UIPinchGestureRecognizer) { photo.transform = CGAffineTransform(scaleX: pinch.scale, y: 1) }
}

/// A list of places. A tap opens a place, a swipe to the left archives it.
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

/// A compass that two fingers turn.
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

/// A board that needs two fingers for scrolling during drawing.
private final class BoardViewController: UIViewController {
    let board = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board.placed("boardScroll", board.frame))
        board.contentSize = CGSize(width: 390, height: 3000)
    }

    func beginDrawing() { board.panGestureRecognizer.minimumNumberOfTouches = 2 }
    func endDrawing() {}
}

extension Fault {
    /// Recognizers that fail.
    static let failedGestures: [Fault] = [
        Fault(
            name: "edge-pan-begun-too-far-in",
            question: "I swipe in from the left and the menu stays shut. The edge pan is enabled and edges is .left.",
            batch: .second
        ) { app in
            let screen = HomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.menu),
                expected: .cause(
                    about: ["menuEdgePan"], says: [["34", "20", "14"]], never: ["disabled", "prevented"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 34, y: 400), to: CGPoint(x: 300, y: 410), duration: 0.3)
                },
                afterwards: { screen.menu.edges = .all })
        },
        Fault(
            name: "menu-pulled-from-the-other-edge",
            question: "My menu should come as a finger comes in from the edge. I pull from the left, and none does.",
            batch: .fifth
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            screen.map.addGestureRecognizer(screen.menu)
            return InjectedFault(
                wanted: .recognizer(screen.menu),
                expected: .cause(
                    about: ["menuDrawer"], says: [["edge", "right", "strip"]],
                    never: ["is disabled", "no target", "prevented", "covered by", "delegate"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.menu.edges = .left })
        },
        Fault(
            name: "edge-pan-without-edges",
            question: "My screen-edge pan is on the view that fills the screen. No swipe from any edge begins it.",
            batch: .first
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.view.addGestureRecognizer(screen.backEdge)
            return InjectedFault(
                wanted: .recognizer(screen.backEdge),
                expected: .cause(
                    about: ["backEdge"], says: [["edges"]], never: ["too far from", "20", "delegate", "direction"]),
                input: { app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 250, y: 400)) },
                afterwards: { screen.backEdge.edges = .left })
        },
        Fault(
            name: "tap-moved-by-52-points",
            question: "toggleBars() is called for most taps, and not for the sloppy ones of people on a train.",
            batch: .development
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.barsTap)
            return InjectedFault(
                wanted: .recognizer(screen.barsTap),
                expected: .cause(
                    about: ["barsTap"], says: [["45"], ["moved", "52", "stray"]],
                    never: ["delegate", "wins", "prevent"]),
                input: { app.fingerDrag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 202, y: 250), duration: 0.1) },
                afterwards: { screen.barsTap.isEnabled = false })
        },
        Fault(
            name: "press-of-0-45-seconds",
            question: "The menu should open after a long press. Mine was long, was it not?",
            batch: .first
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            screen.show(screen.menuPress)
            return InjectedFault(
                wanted: .recognizer(screen.menuPress),
                expected: .cause(
                    about: ["menuPress"], says: [["0.45"], ["0.8"]], never: ["moved", "delegate"]),
                input: { app.fingerLongPress(at: screen.picture.center, duration: 0.45) },
                afterwards: { screen.menuPress.minimumPressDuration = 0.3 })
        },
        // A swipe must end within 0.5 s of the touch-down (G-55).
        Fault(
            name: "swipe-after-a-rest",
            question:
                "I put my finger on the row, look what it says, then swipe fast and far. Nothing is archived.",
            batch: .seventh
        ) { app in
            let screen = PlacesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.archive),
                expected: .cause(
                    about: ["archiveSwipe"],
                    says: [["0.5", "slow", "late", "time", "second", "long", "0.7", " s "]],
                    never: ["is disabled", "no target", "covered by", "isScrollEnabled"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 330, y: 340))
                    app.advance(by: 0.7)
                    app.fingerMove(to: CGPoint(x: 90, y: 340), duration: 0.15)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.archive.isEnabled = false })
        },
        // Two fingers move up side by side, always 160 points apart (G-56).
        Fault(
            name: "pinch-of-fingers-that-stay-apart",
            question: "Two fingers on my map should do something. I drag with both, and zoomed() is not called.",
            batch: .fifth
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            screen.map.addGestureRecognizer(screen.zoom)
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                expected: .cause(
                    about: ["zoomPinch"],
                    says: [["distance", "apart", "spread", "closer", "scale", "together", "8 p", "between"]],
                    never: ["is disabled", "no target", "prevented", "covered by", "isMultipleTouchEnabled"]),
                input: {
                    app.settle()
                    app.fingersDown([1: CGPoint(x: 115, y: 500), 2: CGPoint(x: 275, y: 500)])
                    app.fingersMove([1: CGPoint(x: 115, y: 380), 2: CGPoint(x: 275, y: 380)], duration: 0.3)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                afterwards: { screen.map.removeGestureRecognizer(screen.zoom) })
        },
        Fault(
            name: "pan-that-takes-two-fingers",
            question: "My photo cannot be moved: moved(_:) is not called while I drag it around.",
            batch: .development
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            screen.photo.addGestureRecognizer(screen.movePan)
            return InjectedFault(
                wanted: .recognizer(screen.movePan),
                expected: .cause(
                    about: ["movePan"],
                    says: [
                        [
                            "two fingers", "2 fingers", "needs 2", "takes 2", "2 touches", "two touches",
                            "minimumNumberOfTouches",
                        ]
                    ],
                    never: ["delegate", "not far enough"]),
                input: { app.fingerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 300)) },
                afterwards: { screen.movePan.minimumNumberOfTouches = 1 })
        },
        // 0.03 rad at 80 points from the middle: each finger moves by 2.4 points, less than the slop (G-57).
        Fault(
            name: "turned-by-two-degrees",
            question: "For the last two degrees my compass does not follow two fingers. Large turns it does.",
            batch: .seventh
        ) { app in
            let screen = CompassViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                expected: .cause(
                    about: ["turnGesture"],
                    says: [
                        [
                            "too little", "turned", "rotated", "angle", "rad", "°", "not far enough", "moved",
                            "less than",
                            "only", "slop", "points",
                        ]
                    ],
                    never: ["is disabled", "prevented", "no target", "covered by", "isMultipleTouchEnabled"]),
                input: {
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
        Fault(
            name: "scrolling-with-two-fingers-left-on",
            question:
                "After drawing my board doesn't scroll. isScrollEnabled is true, the content is 3000 points high.",
            batch: .third
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.beginDrawing()
            screen.endDrawing()
            return InjectedFault(
                wanted: .recognizer(screen.board.panGestureRecognizer),
                expected: .cause(
                    about: [], says: [["2", "two", "minimumNumberOfTouches"], ["finger", "touch"]],
                    never: ["isScrollEnabled", "contentSize", "prevented", "is disabled"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.board.panGestureRecognizer.minimumNumberOfTouches = 1 })
        },
    ]
}
