import TouchstoneTesting
import UIKit

// Gestures that wait, lose, or are not let in, and scroll views among them.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already",
    "deeper", "takes", "took",
    "began", "recognized",
]
private let waiting = ["wait", "require", "fail"]

/// A card that can be held for a menu, unless it is dragged.
private final class TaskViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 100))
    lazy var menu = UILongPressGestureRecognizer(target: self, action: TaskViewController.showMenu)
    lazy var move = UIPanGestureRecognizer(target: self, action: TaskViewController.moved)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "taskCard"
        view.addSubview(card)
        menu.name = "menuPress"
        move.name = "movePan"
        menu.require(toFail: move)
        card.addGestureRecognizer(menu)
        card.addGestureRecognizer(move)
    }

    func showMenu() { log.append("menu") }
    func moved() { log.append("move") }
}

/// A row that is archived by a flick and pulled aside by a drag.
private final class LetterViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var archive = UISwipeGestureRecognizer(target: self, action: LetterViewController.archived)
    lazy var pull = UIPanGestureRecognizer(target: self, action: LetterViewController.pulled)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        row.accessibilityIdentifier = "letterRow"
        view.addSubview(row)
        archive.name = "archiveSwipe"
        archive.direction = .left
        pull.name = "pullPan"
        pull.require(toFail: archive)
        row.addGestureRecognizer(archive)
        row.addGestureRecognizer(pull)
    }

    func archived() { log.append("archive") }
    func pulled() { log.append("pull") }
}

/// Recognizes as soon as a finger is down.
private final class TouchDown: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

/// Wants to know when the user is active, and to disturb nobody.
private final class GalleryViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
    lazy var open = UITapGestureRecognizer(target: self, action: GalleryViewController.opened)
    lazy var activity = TouchDown(target: self, action: GalleryViewController.active)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        open.name = "openTap"
        photo.addGestureRecognizer(open)
        activity.name = "activityTouch"
        activity.cancelsTouchesInView = false
        view.addGestureRecognizer(activity)
    }

    func opened() { log.append("open") }
    func active() { log.append("active") }
}

/// A tap plays, a press shows a preview.
private final class SoundViewController: UIViewController {
    let pad = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    lazy var play = UITapGestureRecognizer(target: self, action: SoundViewController.played)
    lazy var preview = UILongPressGestureRecognizer(
        target: self, action: SoundViewController.previewed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.accessibilityIdentifier = "soundPad"
        view.addSubview(pad)
        play.name = "playTap"
        preview.name = "previewPress"
        pad.addGestureRecognizer(play)
        pad.addGestureRecognizer(preview)
    }

    func played() { log.append("play") }
    func previewed() { log.append("preview") }
}

/// Leaves touches on controls to these.
private final class NotOnControls: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        !(touch.view is UIControl)
    }
}

/// The tile has been a control since it is to look pressed; it has no target of its own.
private final class TilesViewController: UIViewController {
    let tile = UIControl(frame: CGRect(x: 45, y: 300, width: 300, height: 120))
    lazy var open = UITapGestureRecognizer(target: self, action: TilesViewController.opened)
    let notOnControls = NotOnControls()
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tile.accessibilityIdentifier = "newsTile"
        view.addSubview(tile)
        open.name = "openTap"
        open.delegate = notOnControls
        view.addGestureRecognizer(open)
    }

    func opened() { openings += 1 }
}

/// A tap beside the popup closes it. Where that is, it compares in two coordinate spaces.
private final class PlacesViewController: UIViewController, UIGestureRecognizerDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let popup = UIView(frame: CGRect(x: 45, y: 500, width: 300, height: 200))
    lazy var close = UITapGestureRecognizer(target: self, action: PlacesViewController.closed)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "placeList"
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
        popup.placed("placePopup", popup.frame, in: list)
        close.name = "closeTap"
        close.delegate = self
        list.addGestureRecognizer(close)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        !popup.frame.contains(touch.location(in: nil))
    }

    func closed() { closings += 1 }
}

/// From a time when it scrolled to the side.
private final class CommentsScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }
}

/// A photo that can be zoomed by its scroll view, and counts pinches besides.
private final class PhotoViewController: UIViewController, UIScrollViewDelegate {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    lazy var count = UIPinchGestureRecognizer(target: self, action: PhotoViewController.pinched)
    private(set) var pinches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "photoScroll"
        scroller.contentSize = CGSize(width: 390, height: 600)
        scroller.maximumZoomScale = 4
        scroller.delegate = self
        view.addSubview(scroller)
        photo.placed("photo", photo.frame, in: scroller)
        count.name = "statisticsPinch"
        photo.addGestureRecognizer(count)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func pinched() { pinches += 1 }
}

/// Its delegate's method is spelled as it was before Swift 3.
private final class PlanViewController: UIViewController, UIScrollViewDelegate {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let plan = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "planScroll"
        scroller.contentSize = CGSize(width: 390, height: 600)
        scroller.minimumZoomScale = 0.5
        scroller.maximumZoomScale = 4
        scroller.delegate = self
        view.addSubview(scroller)
        plan.placed("plan", plan.frame, in: scroller)
    }

    func viewForZoomingInScrollView(_ scrollView: UIScrollView) -> UIView? { plan }
}

/// A game in which a drag from the edge must not go back.
private final class GameViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}

/// So that nothing hangs at the root, it begins where there is more than that.
private final class BackGuard: UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigation?.viewControllers.count ?? 0) > 2
    }
}

/// One finger scrolls the board, two turn it.
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

/// A row of stories in a page. Somebody added one point for a line below them.
private final class PageViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stories = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "newsPage"
        page.contentSize = CGSize(width: 390, height: 2400)
        view.addSubview(page)
        stories.accessibilityIdentifier = "storyRow"
        stories.contentSize = CGSize(width: 1200, height: 121)
        page.addSubview(stories)
    }
}

/// Counts by taps, and starts anew at a double tap.
private final class CounterViewController: UIViewController {
    let dial = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    lazy var one = UITapGestureRecognizer(target: self, action: CounterViewController.counted)
    lazy var reset = UITapGestureRecognizer(target: self, action: CounterViewController.zeroed)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        dial.accessibilityIdentifier = "dial"
        view.addSubview(dial)
        one.name = "countTap"
        reset.name = "resetDoubleTap"
        reset.numberOfTapsRequired = 2
        one.require(toFail: reset)
        dial.addGestureRecognizer(one)
        dial.addGestureRecognizer(reset)
    }

    func counted() { count += 1 }
    func zeroed() { count = 0 }
}

/// Its view is another one soon after it got its recognizer.
private final class StarsViewController: UIViewController {
    lazy var tap = UITapGestureRecognizer(target: self, action: StarsViewController.tapped)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tap.name = "starsTap"
        view.addGestureRecognizer(tap)
        setUp()
    }

    private func setUp() {
        let sky = UIView(frame: view.frame)
        sky.accessibilityIdentifier = "skyView"
        view = sky
    }

    func tapped() { taps += 1 }
}

/// A slider in a sheet that is pulled down to close it, whichever way the finger goes.
private final class VolumeViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
    let volume = UISlider(frame: CGRect(x: 45, y: 100, width: 300, height: 34))
    lazy var pull = UIPanGestureRecognizer(target: self, action: VolumeViewController.pulled)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "volumeSheet"
        volume.accessibilityIdentifier = "volumeSlider"
        volume.addTarget(self, action: VolumeViewController.changed, for: .valueChanged)
        view.addSubview(sheet)
        sheet.addSubview(volume)
        pull.name = "sheetPan"
        sheet.addGestureRecognizer(pull)
    }

    func pulled() { log.append("pull") }
    func changed() { log.append("change") }
}

/// Makes its recognizer anew whenever its price changes, which is once in a second.
private final class PriceCell: UIView {
    private(set) var menu = UILongPressGestureRecognizer()
    let coming = UILongPressGestureRecognizer()
    private(set) var menus = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        menu.name = "menuPress 1"
        coming.name = "menuPress 2"
        for press in [menu, coming] { press.addTarget(self, action: PriceCell.showMenu) }
        addGestureRecognizer(menu)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func priceChanged() {
        removeGestureRecognizer(menu)
        menu = coming
        addGestureRecognizer(menu)
    }

    func showMenu() { menus += 1 }
}

/// So that nobody presses two buttons at once.
private final class OneFingerWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        if (event.allTouches?.count ?? 0) > 1 { return }
        super.sendEvent(event)
    }
}

private final class AtlasViewController: UIViewController {
    let map = UIView()
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: AtlasViewController.zoomed)
    private(set) var zooms = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        map.placed("atlasMap", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        zoom.name = "atlasPinch"
        map.addGestureRecognizer(zoom)
    }

    func zoomed() { zooms += 1 }
}

extension Fault {
    static let gesturesThatWait: [Fault] = [
        // A finger that rests lets the pan neither begin nor fail before it is lifted.
        Fault(
            name: "press-that-waits-for-a-pan",
            question:
                "I hold my task for a second, quite still, and no menu comes. The pan must not disturb it, I thought."
        ) { app in
            let screen = TaskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.menu),
                truth: Truth(
                    about: ["movePan"], says: [waiting],
                    never: ["is disabled", "no target", "too far", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: app.middle(of: screen.card), duration: 1)
                    app.advance(by: 1)
                },
                afterwards: { screen.card.removeGestureRecognizer(screen.move) })
        },
        // 250 points in 0.2 seconds are a swipe.
        Fault(
            name: "pan-that-lets-a-swipe-go-first",
            question:
                "Sometimes my letter cannot be pulled aside, it is archived. pulled() isn't even called once then."
        ) { app in
            let screen = LetterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: ["archiveSwipe"], says: [winning + waiting],
                    never: ["is disabled", "no target", "covered by", "too slow"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 330, y: 340), to: CGPoint(x: 80, y: 340), duration: 0.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.row.removeGestureRecognizer(screen.archive) })
        },
        Fault(
            name: "touch-down-recognizer-on-the-root-view",
            question:
                "Since we watch activity, no photo opens. The watcher has cancelsTouchesInView = false."
        ) { app in
            let screen = GalleryViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(
                    about: ["activityTouch"], says: [winning],
                    never: ["is disabled", "no target", "covered by", "delegate refuses"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.photo)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.removeGestureRecognizer(screen.activity) })
        },
        // A tap may last 1.5 seconds; the press begins after half a second.
        Fault(
            name: "tap-held-until-the-press-begins",
            question:
                "Some users tap slowly, 0.8 seconds. Then played() is not called. A tap may be slower than that!"
        ) { app in
            let screen = SoundViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.play),
                truth: Truth(
                    about: ["previewPress"], says: [winning],
                    never: ["is disabled", "no target", "covered by", "1.5"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: app.middle(of: screen.pad), duration: 0.8)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pad.removeGestureRecognizer(screen.preview) })
        },
        Fault(
            name: "delegate-leaves-controls-out",
            question:
                "A tap opens the news since ever. Now that my tile is a UIControl it does not any more."
        ) { app in
            let screen = TilesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(
                    about: [], says: [["shouldReceive", "NotOnControls", "delegate"]],
                    never: ["is disabled", "covered by", "ShouldBegin", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.tile)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.open.delegate = nil })
        },
        // The popup: x 45…345, y 500…700 of the content, and y 100…300 on the screen. The touch: (195, 600).
        Fault(
            name: "popup-compared-in-the-windows-coordinates",
            question:
                "A tap beside the popup closes it. Down in the list it closes only if I tap near the edges."
        ) { app in
            let screen = PlacesViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.list.contentOffset.y = 400
            return InjectedFault(
                wanted: .recognizer(screen.close),
                truth: Truth(
                    about: [], says: [["shouldReceive", "PlacesViewController", "delegate"]],
                    never: ["is disabled", "covered by", "ShouldBegin", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 600))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.list.contentOffset.y = 0 })
        },
        Fault(
            name: "scroll-view-refuses-its-own-pan",
            question:
                "The comments used to be side by side and are below one another now. They do not scroll."
        ) { app in
            let window = app.makeWindow()
            let list = CommentsScrollView().placed(
                "commentsScroll", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            list.contentSize = CGSize(width: 390, height: 3000)
            return InjectedFault(
                wanted: .recognizer(list.panGestureRecognizer),
                truth: Truth(
                    about: ["comments"], says: [["gestureRecognizerShouldBegin"]],
                    never: ["isScrollEnabled", "contentSize", "is disabled", "touchesShouldCancel", "fits"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { list.contentSize = CGSize(width: 3000, height: 844) })
        },
        // Both pinches match with the same movement; the photo's is deeper.
        Fault(
            name: "own-pinch-on-content-that-zooms",
            question:
                "Zooming worked until we counted pinches on the photo. minimum and maximum are 1 and 4."
        ) { app in
            let screen = PhotoViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroller.pinchGestureRecognizer!),
                truth: Truth(
                    about: ["statisticsPinch"], says: [winning],
                    never: ["viewForZooming", "maximumZoomScale", "is disabled", "delegate refuses"]),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 100, to: 260, duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.photo.removeGestureRecognizer(screen.count) })
        },
        Fault(
            name: "zooming-whose-delegate-spells-it-otherwise",
            question:
                "My delegate tells what to zoom, it is set, the scales are 0.5 and 4. The plan doesn't zoom."
        ) { app in
            let screen = PlanViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroller.pinchGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["viewForZooming", "nothing to zoom", "no view", "what to zoom"]],
                    never: ["ZoomScale is", "is disabled", "prevented", "is gone", "no zoom range"]),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 100, to: 260, duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.scroller.maximumZoomScale = 5 })
        },
        // On iOS 26 the other drag, from the content, would go back all the same (NV-5).
        Fault(
            name: "swipe-back-switched-off-by-the-game-before",
            question:
                "On iOS 18 one can't swipe back from my help screen, if one was in the game before. Why?"
        ) { app in
            app.application.behavior = .iOS18
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(GameViewController(), animated: false)
            app.settle()
            navigation.popViewController(animated: false)
            app.settle()
            navigation.pushViewController(UIViewController(), animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: ["edgeSwipe"], says: [["isEnabled", "disabled", "not enabled", "switched off"]],
                    never: ["bar is hidden", "the root", "leftBarButtonItem", "prevented"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { navigation.interactivePopGestureRecognizer?.isEnabled = true })
        },
        Fault(
            name: "swipe-back-guarded-by-a-wrong-count",
            question:
                "I guard swipe-back with a delegate of my own so that the root does not freeze. It never begins here."
        ) { app in
            app.application.behavior = .iOS18
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let guardian = BackGuard()
            guardian.navigation = navigation
            navigation.interactivePopGestureRecognizer?.delegate = guardian
            navigation.pushViewController(UIViewController(), animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["gestureRecognizerShouldBegin", "BackGuard", "delegate"]],
                    never: ["bar is hidden", "leftBarButtonItem", "is disabled", "shouldReceive"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                    _ = guardian
                },
                afterwards: { navigation.interactivePopGestureRecognizer?.delegate = nil })
        },
        // The scroll view's pan is under way before there is a second finger.
        Fault(
            name: "two-finger-pan-after-one-finger-scrolled",
            question:
                "Two fingers turn my board only if I put them down together. The second one mostly is late."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(
                    about: [], says: [["boardScroll", "scroll"], winning + ["under way"]],
                    never: ["is disabled", "no target", "delegate refuses", "isMultipleTouchEnabled"]),
                fingers: {
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
        // The row can scroll up and down by one point, so it does not leave the drag to the page.
        Fault(
            name: "story-row-one-point-too-high",
            question:
                "My page does not scroll if the finger starts on the stories, which only go to the side."
        ) { app in
            let screen = PageViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.page.panGestureRecognizer),
                truth: Truth(
                    about: ["storyRow"], says: [winning + ["inner", "121", "1 point", "scrolls"]],
                    never: ["isScrollEnabled", "newsPage fits", "is disabled", "touchesShouldCancel"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 380), to: CGPoint(x: 195, y: 180), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.stories.contentSize.height = 120 })
        },
        Fault(
            name: "two-quick-taps-are-a-double-tap",
            question:
                "I tap the counter twice, as fast as one does, and it does not count. counted() is not called."
        ) { app in
            let screen = CounterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.one),
                truth: Truth(
                    about: ["resetDoubleTap"], says: [winning + waiting],
                    never: ["is disabled", "no target", "covered by", "too far"]),
                fingers: {
                    app.settle()
                    app.fingerDoubleTap(at: screen.dial)
                    app.advance(by: 1)
                },
                afterwards: { screen.dial.removeGestureRecognizer(screen.reset) })
        },
        Fault(
            name: "tap-on-a-view-that-was-replaced",
            question:
                "viewDidLoad adds my tap to the view of the controller, yet the sky does not react to it."
        ) { app in
            let screen = StarsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.tap),
                truth: Truth(
                    about: ["starsTap"],
                    says: [
                        [
                            "not attached", "no view", "another view", "is on", "not on", "in no window",
                            "not in a window",
                            "added to", "died", "gone", "nowhere", "without a view",
                        ]
                    ],
                    never: ["is disabled", "prevented", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.addGestureRecognizer(screen.tap) })
        },
        // A slider refuses swipes along it, and no pan.
        Fault(
            name: "slider-in-a-sheet-that-is-pulled",
            question:
                "My volume slider follows the finger for a few points and stops. It worked before it was in a sheet."
        ) { app in
            let screen = VolumeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.volume),
                truth: Truth(
                    about: ["sheetPan"], says: [["take", "took", "cancel", "keeps"]],
                    never: ["covered by", "no target", "outside", "thumb"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 59, y: 561), to: CGPoint(x: 260, y: 561), duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sheet.removeGestureRecognizer(screen.pull) })
        },
        // The new press comes after the touch, and does not see it (DL-4).
        Fault(
            name: "press-made-anew-while-it-is-held",
            question: "In my list of prices the menu often does not open, however long I hold. It does while they rest."
        ) { app in
            let window = app.makeWindow()
            let cell = PriceCell().placed("priceCell", CGRect(x: 0, y: 300, width: 390, height: 60), in: window)
            return InjectedFault(
                wanted: .recognizer(cell.coming),
                truth: Truth(
                    about: ["menuPress 2"],
                    says: [["after", "late", "since", "only then", "was added", "attached", "not there yet"]],
                    never: ["is disabled", "no target", "prevented", "too short", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: cell)
                    app.advance(by: 0.3)
                    cell.priceChanged()
                    app.advance(by: 0.9)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { cell.isHidden = true })
        },
        Fault(
            name: "window-for-one-finger-at-a-time",
            question: "Since nobody can press two buttons at once any more, my map cannot be pinched."
        ) { app in
            let screen = AtlasViewController()
            let window = OneFingerWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "window"
            window.rootViewController = screen
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                truth: Truth(
                    about: [], says: [["sendEvent", "OneFingerWindow"]],
                    never: ["is disabled", "covered by", "no target", "isMultipleTouchEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 350), from: 100, to: 220, duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { window.isHidden = true })
        },
    ]
}
