import TouchstoneTesting
import UIKit

// Gestures whose permission is asked with the wrong words, and scroll views that cannot do what is wanted.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes",
    "took", "began", "recognized",
]

/// A sheet with a handle and a list. The sheet is moved where the list is at its top, and by a handle of 24 points.
private final class PlacesViewController: UIViewController, UIGestureRecognizerDelegate {
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 484))
    lazy var move = UIPanGestureRecognizer(target: self, action: PlacesViewController.moved)
    private(set) var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet.placed("placeSheet", sheet.frame))
        list.placed("placeList", list.frame, in: sheet)
        list.contentSize = CGSize(width: 390, height: 2000)
        move.name = "sheetPan"
        move.delegate = self
        sheet.addGestureRecognizer(move)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { list.contentOffset.y <= 0 }
    func moved() { moves += 1 }
}

private final class QueueViewController: UIViewController, UIGestureRecognizerDelegate {
    let sheet = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    lazy var move = UIPanGestureRecognizer(target: self, action: QueueViewController.moved)
    private(set) var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet.placed("queueSheet", sheet.frame))
        move.name = "queuePan"
        move.delegate = self
        sheet.addGestureRecognizer(move)
    }

    /// By its handle alone, which is 24 high.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.location(in: sheet).y < 24
    }
    func moved() { moves += 1 }
}

/// Goes together with whatever scrolls, which it says itself.
private final class CoverPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delegate = self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// A text that scrolls, in front of a cover that is pulled along.
private final class ReaderViewController: UIViewController, UIGestureRecognizerDelegate {
    let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pull = CoverPan(target: nil, action: nil)
    var isLocked = false
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(text.placed("readerText", text.frame))
        text.contentSize = CGSize(width: 390, height: 4000)
        pull.name = "coverPan"
        pull.addTarget(self, action: ReaderViewController.pulled)
        pull.delegate = self
        view.addGestureRecognizer(pull)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isLocked }
    func pulled() { pulls += 1 }
}

/// A popover over a backdrop, both in a page. A tap beside what is in the page closes the popover.
private final class ColorsViewController: UIViewController, UIGestureRecognizerDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let backdrop = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let popover = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    lazy var close = UITapGestureRecognizer(target: self, action: ColorsViewController.closed)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(page.placed("colorPage", page.frame))
        backdrop.placed("backdrop", backdrop.frame, in: page)
        popover.placed("colorPopover", popover.frame, in: page)
        close.name = "closeTap"
        close.delegate = self
        view.addGestureRecognizer(close)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view?.isDescendant(of: page) ?? false)
    }
    func closed() { closings += 1 }
}

/// A row that slides aside. Nothing else shall begin on it by mistake.
private final class SlidingRow: UIView {
    let slide = UIPanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        slide.name = "slidePan"
        addGestureRecognizer(slide)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === slide
    }
}

private final class TracksViewController: UIViewController {
    let list = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let row = SlidingRow(frame: CGRect(x: 0, y: 100, width: 390, height: 80))
    lazy var choose = UITapGestureRecognizer(target: self, action: TracksViewController.chosen)
    private(set) var choices = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("trackList", list.frame))
        row.placed("trackRow", row.frame, in: list)
        choose.name = "chooseTap"
        list.addGestureRecognizer(choose)
    }

    func chosen() { choices += 1 }
}

/// Draws with as many fingers as there are.
private final class InkCanvas: UIView {
    private(set) var strokes = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += touches.count }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PaperViewController: UIViewController {
    let paper = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let canvas = InkCanvas(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.isMultipleTouchEnabled = true
        view.addSubview(paper.placed("paper", paper.frame))
        canvas.placed("inkCanvas", canvas.frame, in: paper)
    }
}

/// A map with a flick to the next one, a pinch, and a menu that comes in from the right.
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

/// A list with a few taps of its own, which are not wanted while it is sorted, or when it is used again.
private final class ListViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var choose = UITapGestureRecognizer(target: self, action: ListViewController.chosen)
    lazy var pan = list.panGestureRecognizer

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("itemList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        choose.name = "chooseTap"
        list.addGestureRecognizer(choose)
    }

    func sort(_ isSorting: Bool) { list.gestureRecognizers?.forEach { $0.isEnabled = !isSorting } }
    func forgetTaps() { list.gestureRecognizers?.forEach { list.removeGestureRecognizer($0) } }
    func chosen() {}
}

/// A picture, which is loaded, in a scroll view that zooms it.
private final class PictureViewController: UIViewController, UIScrollViewDelegate {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    private var picture: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroller.placed("pictureScroll", scroller.frame))
        scroller.contentSize = CGSize(width: 390, height: 600)
        scroller.maximumZoomScale = 5
        scroller.delegate = self
    }

    func loaded() {
        picture = UIImageView().placed("picture", CGRect(x: 0, y: 0, width: 390, height: 600), in: scroller)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// A text that is a little longer than the screen. It shall end above the bar below, by an inset.
private final class TermsViewController: UIViewController {
    let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(text.placed("termsText", text.frame))
        text.contentSize = CGSize(width: 390, height: 900)
        text.contentInset.bottom = -80
    }
}

/// A list that does not bounce, as the designers want it, and is pulled to refresh it.
private final class FeedViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("feedList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.bounces = false
        refresh.accessibilityIdentifier = "feedRefresh"
        refresh.addTarget(self, action: FeedViewController.load, for: .valueChanged)
        list.refreshControl = refresh
    }

    func load() { loads += 1 }
}

extension Fault {
    static let gesturesAndScrolling: [Fault] = [
        // The finger is on the sheet, above the list, whose offset counts all the same.
        Fault(
            name: "handle-of-a-sheet-whose-list-is-scrolled",
            question: "My sheet cannot be pulled down by its handle. Only if I scroll the list up to its top before."
        ) { app in
            let screen = PlacesViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.list.contentOffset.y = 200
            return InjectedFault(
                wanted: .recognizer(screen.move),
                truth: Truth(
                    about: [], says: [["ShouldBegin", "PlacesViewController", "delegate"]],
                    never: ["is disabled", "covered by", "prevented", "shouldReceive", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 320), to: CGPoint(x: 195, y: 480), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.list.contentOffset.y = 0 })
        },
        // The finger lands at y 15 of the sheet. As it has moved by 10 points it is below 24.
        Fault(
            name: "finger-that-has-left-the-handle-as-it-begins",
            question: "I put my finger right on the handle and pull the sheet down. Mostly it stays. Upwards it moves."
        ) { app in
            let screen = QueueViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.move),
                truth: Truth(
                    about: [], says: [["ShouldBegin", "QueueViewController", "delegate"]],
                    never: ["is disabled", "covered by", "prevented", "shouldReceive", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 415), to: CGPoint(x: 195, y: 580), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sheet.removeGestureRecognizer(screen.move) })
        },
        // A recognizer has one delegate. The new one says nothing of others, so the deeper pan wins (G-20, G-23).
        Fault(
            name: "recognizer-that-was-its-own-delegate",
            question: "CoverPan permits to go together with the scrolling text, and did so. Now it never begins."
        ) { app in
            let screen = ReaderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: [], says: [["readerText", "scroll"], winning],
                    never: ["is disabled", "covered by", "ShouldBegin", "shouldReceive", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.pull.delegate = screen.pull })
        },
        Fault(
            name: "beside-what-is-in-the-page-there-is-nothing",
            question: "A tap beside the popover should close it. No tap anywhere does."
        ) { app in
            let screen = ColorsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.close),
                truth: Truth(
                    about: [], says: [["shouldReceive", "ColorsViewController", "delegate"]],
                    never: ["is disabled", "covered by", "prevented", "ShouldBegin", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 650))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.close.delegate = nil })
        },
        // A view is asked of each recognizer that would take its touches, also an ancestor's (G-29).
        Fault(
            name: "row-that-lets-only-its-own-pan-begin",
            question: "Since my rows slide aside, a tap on one does not choose it. The tap is on the list."
        ) { app in
            let screen = TracksViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.choose),
                truth: Truth(
                    about: [], says: [["trackRow", "SlidingRow"], ["gestureRecognizerShouldBegin"]],
                    never: ["is disabled", "covered by", "prevented", "no target", "slidePan wins"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.row)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.row.removeFromSuperview() })
        },
        Fault(
            name: "multiple-touch-of-the-paper-alone",
            question: "isMultipleTouchEnabled is true for my paper, and yet a second finger draws nothing on it."
        ) { app in
            let screen = PaperViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.canvas),
                truth: Truth(
                    about: ["inkCanvas"], says: [["isMultipleTouchEnabled", "multiple touch", "multipleTouch"]],
                    never: ["exclusive", "covered by", "recognizer", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 300))
                    app.advance(by: 0.2)
                    app.fingerDown(2, at: CGPoint(x: 280, y: 500))
                    app.fingersMove([1: CGPoint(x: 120, y: 320), 2: CGPoint(x: 300, y: 520)], duration: 0.2)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { screen.canvas.isMultipleTouchEnabled = true })
        },
        // 100 points to the right and 140 down: it strays by 50 before it has gone 50 to the right (G-55).
        Fault(
            name: "swipe-that-strays",
            question: "My swipe to the right turns to the next map. With the left thumb, from above, it rarely does."
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            screen.map.addGestureRecognizer(screen.turn)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(
                    about: ["nextSwipe"],
                    says: [
                        [
                            "stray", "50", "direction", "sideways", "aside", "slant", "sloped", "diagonal", "straight",
                            "across", "perpendicular", "down", "off its line",
                        ]
                    ],
                    never: ["too slow", "is disabled", "no target", "prevented", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 440), duration: 0.2)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.turn.direction = .down })
        },
        // Two fingers go up side by side, 160 points apart all the time (G-56).
        Fault(
            name: "pinch-of-fingers-that-stay-apart",
            question: "Two fingers on my map should do something. I drag with both, and zoomed() is not called."
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            screen.map.addGestureRecognizer(screen.zoom)
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                truth: Truth(
                    about: ["zoomPinch"],
                    says: [["distance", "apart", "spread", "closer", "scale", "together", "8 p", "between"]],
                    never: ["is disabled", "no target", "prevented", "covered by", "isMultipleTouchEnabled"]),
                fingers: {
                    app.settle()
                    app.fingersDown([1: CGPoint(x: 115, y: 500), 2: CGPoint(x: 275, y: 500)])
                    app.fingersMove([1: CGPoint(x: 115, y: 380), 2: CGPoint(x: 275, y: 380)], duration: 0.3)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                afterwards: { screen.map.removeGestureRecognizer(screen.zoom) })
        },
        Fault(
            name: "menu-pulled-from-the-other-edge",
            question: "My menu should come as a finger comes in from the edge. I pull from the left, and none does."
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            screen.map.addGestureRecognizer(screen.menu)
            return InjectedFault(
                wanted: .recognizer(screen.menu),
                truth: Truth(
                    about: ["menuDrawer"], says: [["edge", "right", "strip"]],
                    never: ["is disabled", "no target", "prevented", "covered by", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.menu.edges = .left })
        },
        Fault(
            name: "all-recognizers-of-a-list-switched-off",
            question: "While my list is sorted I switch its taps off. It does not scroll then; isScrollEnabled is true."
        ) { app in
            let screen = ListViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.sort(true)
            return InjectedFault(
                wanted: .recognizer(screen.pan),
                truth: Truth(
                    about: [], says: [["itemList", "pan"], ["isEnabled", "disabled", "not enabled", "switched off"]],
                    never: ["fits", "contentSize", "covered by", "prevented", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.sort(false) })
        },
        Fault(
            name: "all-recognizers-of-a-list-removed",
            question:
                "Before a list is used again I take its recognizers off, so that no old tap is left. It is stuck then."
        ) { app in
            let screen = ListViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            let pan = screen.pan
            screen.forgetTaps()
            return InjectedFault(
                wanted: .recognizer(pan),
                truth: Truth(
                    about: [],
                    says: [
                        ["pan", "itemList", "scroll"],
                        [
                            "not attached", "no view", "removed", "attach", "addGestureRecognizer", "belongs to",
                            "not on", "taken off",
                        ],
                    ],
                    never: ["fits", "contentSize", "covered by", "prevented", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.addGestureRecognizer(pan) })
        },
        Fault(
            name: "picture-zoomed-before-it-has-come",
            question: "Zooming works for pictures that I have seen before. For a new one the first pinch does nothing."
        ) { app in
            let screen = PictureViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroller.pinchGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["viewForZooming", "nothing to zoom", "no view", "what to zoom"]],
                    never: ["is disabled", "covered by", "no target", "prevented", "maximumZoomScale"]),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240, duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.loaded() })
        },
        // With the inset, 820 of 844 points are to be scrolled through.
        Fault(
            name: "inset-with-the-wrong-sign",
            question: "My terms are longer than the screen, 900 points, and cannot be scrolled to their end."
        ) { app in
            let screen = TermsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.text.panGestureRecognizer),
                truth: Truth(
                    about: ["termsText"],
                    says: [
                        ["fits", "nothing to scroll", "contentSize", "inset", "no more than", "not larger", "content"]
                    ],
                    never: ["isScrollEnabled is", "is disabled", "covered by", "prevented", "sideways"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.text.contentInset.bottom = 0 })
        },
        // Content that does not bounce never comes 80 points beyond its edge.
        Fault(
            name: "refresh-of-a-list-that-does-not-bounce",
            question: "I pull my feed down by 250 points. The refresh control does not show, and load() is not called."
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: [], says: [["feedList", "feedRefresh"], ["bounc"]],
                    never: ["isScrollEnabled", "is disabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 550), duration: 0.5)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.bounces = true })
        },
    ]
}
