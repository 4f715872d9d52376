import TouchstoneTesting
import UIKit

// Containers that hand touches on, and scroll views in one another, with pages, presses and controls.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes",
    "took", "began", "recognized",
]
private let waiting = ["wait", "require", "fail"]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let beyond = [
    "outside", "not inside", "not in", "beyond", "out of", "not on", "misses", "beside", "elsewhere", "left of",
    "right of", "above", "below", "does not contain",
]
private let tooLittle = [
    "fits", "nothing to scroll", "contentSize", "content size", "no more than", "not larger", "content",
]

/// Shows a bit of the next house. The pager is narrower than its container, which hands it all touches.
private final class PeekContainer: UIView {
    let pager = UIScrollView()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? pager : nil
    }
}

private final class HousesViewController: UIViewController {
    let peek = PeekContainer(frame: CGRect(x: 0, y: 200, width: 390, height: 240))
    let book = UIButton.titled("Book", "bookButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(peek.placed("peekContainer", peek.frame))
        peek.pager.placed("housePager", CGRect(x: 45, y: 0, width: 300, height: 240), in: peek)
        peek.pager.clipsToBounds = false
        peek.pager.isPagingEnabled = true
        peek.pager.contentSize = CGSize(width: 900, height: 240)
        book.placed("bookButton", CGRect(x: 80, y: 180, width: 140, height: 44), in: peek.pager)
    }
}

/// Touches on it mean the field, wherever that is.
private final class HeaderBackground: UIView {
    var field: UITextField?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? field : nil }
}

/// A tap anywhere in the header shows what was searched last.
private final class SearchViewController: UIViewController {
    let header = HeaderBackground(frame: CGRect(x: 0, y: 80, width: 390, height: 120))
    let field = UITextField(frame: CGRect(x: 20, y: 220, width: 350, height: 44))
    lazy var recent = UITapGestureRecognizer(target: self, action: SearchViewController.showRecent)
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header.placed("searchHeader", header.frame))
        field.placed("searchField", field.frame, in: view)
        header.field = field
        recent.name = "recentTap"
        header.addGestureRecognizer(recent)
    }

    func showRecent() { shown += 1 }
}

/// The strip in its middle scrolls. Touches at its sides it hands on to that.
private final class RibbonView: UIView {
    let strip = UIScrollView()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        strip.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        strip.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        strip.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        strip.touchesCancelled(touches, with: event)
    }
}

/// Three pages of a tour, in a pager whose frame the layout sets.
private final class TourViewController: UIViewController {
    let pager = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.accessibilityIdentifier = "tourPager"
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: pager.bounds.width * 3, height: pager.bounds.height)
        view.addSubview(pager)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pager.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 600)
    }
}

/// Photos beside one another, each of which can be made larger.
private final class AlbumViewController: UIViewController, UIScrollViewDelegate {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let photo = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pager.placed("albumPager", pager.frame))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 600)
        photo.placed("photoScroll", photo.frame, in: pager)
        photo.contentSize = image.frame.size
        photo.maximumZoomScale = 4
        photo.delegate = self
        image.placed("photoImage", image.frame, in: photo)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
    func enlarge() {
        photo.zoomScale = 2
        photo.contentOffset = CGPoint(x: 150, y: 300)
    }
}

/// A list whose rows are lifted by a press. The finger may tremble, so much is allowed.
private final class PlaylistViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let row = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 80))
    lazy var lift = UILongPressGestureRecognizer(target: self, action: PlaylistViewController.lifted)
    lazy var choose = UILongPressGestureRecognizer(target: self, action: PlaylistViewController.chosen)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("songList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        row.placed("songRow", row.frame, in: list)
        lift.name = "liftPress"
        choose.name = "choosePress"
    }

    func makePatient() {
        lift.allowableMovement = 400
        list.panGestureRecognizer.require(toFail: lift)
        list.addGestureRecognizer(lift)
    }
    func makeBoth() {
        lift.minimumPressDuration = 0.3
        list.addGestureRecognizer(lift)
        row.addGestureRecognizer(choose)
    }
    func lifted() { log.append("lift") }
    func chosen() { log.append("choose") }
}

/// Goes up and down. Its value counts as the finger lifts.
private final class Fader: UIControl {
    private(set) var level = 0.0

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch else { return }
        level = 1 - touch.location(in: self).y / bounds.height
        sendActions(for: .valueChanged)
    }
}

/// Scrolls also where a finger begins on a button.
private final class MixerScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private final class MixerViewController: UIViewController {
    let list = MixerScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fader = Fader(frame: CGRect(x: 165, y: 300, width: 60, height: 260))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("mixerList", list.frame))
        list.contentSize = CGSize(width: 390, height: 2000)
        fader.placed("bassFader", fader.frame, in: list)
        fader.addTarget(self, action: MixerViewController.changed, for: .valueChanged)
    }

    func changed() { changes += 1 }
}

/// A card with a menu, and a press of its own to select it, which takes a little longer.
private final class FilesViewController: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 120))
    lazy var select = UILongPressGestureRecognizer(target: self, action: FilesViewController.selected)
    lazy var menu = UIContextMenuInteraction(delegate: self)
    private(set) var selections = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card.placed("fileCard", card.frame))
        select.name = "selectPress"
        select.minimumPressDuration = 0.7
        card.addGestureRecognizer(select)
        card.addInteraction(menu)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) })
    }
    func selected() { selections += 1 }
}

private final class MasterViewController: UIViewController {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

private final class DetailViewController: UIViewController {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

/// Two controllers below a bar. What is touched in the bar is for the one that is open.
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

extension Fault {
    static let containersAndScrolling: [Fault] = [
        Fault(
            name: "pager-that-is-given-all-touches",
            question: "The next house can be pulled in where it peeks out, as I wanted. But Book can't be tapped now."
        ) { app in
            let screen = HousesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.book, .touchUpInside),
                truth: Truth(
                    about: [], says: [["peekContainer", "PeekContainer"], ["hitTest", "override"]],
                    never: ["is disabled", "no target", "covered by", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.book)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.peek.isHidden = true })
        },
        // Whose touch it is decides which recognizers there are (HT-29): those of the field, and of what holds that.
        Fault(
            name: "tap-on-a-view-that-answers-another",
            question: "A tap in my header puts the caret into the field, as it should, but recentTap on it never fires."
        ) { app in
            let screen = SearchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.recent),
                truth: Truth(
                    about: [], says: [["searchHeader", "HeaderBackground"], ["hitTest", "override"]],
                    never: ["is disabled", "no target", "covered by", "prevented", "ShouldBegin"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 140))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.header.removeGestureRecognizer(screen.recent) })
        },
        // Who hands a touch on does not hand it to recognizers (RC-14). The strip: x 95…295, the finger from x 350.
        Fault(
            name: "touches-handed-on-to-a-scroll-view",
            question:
                "My ribbon passes all four touch methods on to the scroll view in its middle. That does not scroll."
        ) { app in
            let window = app.makeWindow()
            let ribbon = RibbonView().placed("ribbon", CGRect(x: 0, y: 300, width: 390, height: 120), in: window)
            let strip = ribbon.strip.placed("ribbonStrip", CGRect(x: 95, y: 0, width: 200, height: 120), in: ribbon)
            strip.contentSize = CGSize(width: 900, height: 120)
            return InjectedFault(
                wanted: .recognizer(strip.panGestureRecognizer),
                truth: Truth(
                    about: ["ribbonStrip"], says: [beyond],
                    never: ["is disabled", "isScrollEnabled", "prevented", "fits", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 350, y: 360), to: CGPoint(x: 240, y: 360), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { strip.frame = CGRect(x: 0, y: 0, width: 390, height: 120) })
        },
        Fault(
            name: "pages-counted-before-the-layout",
            question: "My pager is as wide as the screen and its content three times as wide, and it does not page."
        ) { app in
            let screen = TourViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pager.panGestureRecognizer),
                truth: Truth(
                    about: ["tourPager"], says: [tooLittle],
                    never: ["isScrollEnabled", "is disabled", "prevented", "covered by", "has no size"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.pager.contentSize = CGSize(width: 1170, height: 600) })
        },
        // The photo is 780 wide now, and shows x 150…540: there is more of it that way (SV-15).
        Fault(
            name: "page-kept-by-a-photo-that-is-enlarged",
            question: "I cannot get to the next photo by a drag to the left, after I have enlarged this one."
        ) { app in
            let screen = AlbumViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.enlarge()
            return InjectedFault(
                wanted: .recognizer(screen.pager.panGestureRecognizer),
                truth: Truth(
                    about: ["photoScroll"], says: [winning + ["inner", "scrolls", "further"]],
                    never: ["isScrollEnabled", "is disabled", "fits", "covered by", "touchesShouldCancel"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.photo.zoomScale = 1 })
        },
        // The press would fail by a movement of more than 400 points, or by the lift, which is too late (G-24, G-53).
        Fault(
            name: "list-that-waits-for-a-press-that-may-move",
            question:
                "Quick drags do not scroll my list of songs since liftPress is so patient. Its pan waits for that."
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.makePatient()
            return InjectedFault(
                wanted: .recognizer(screen.list.panGestureRecognizer),
                truth: Truth(
                    about: ["liftPress"], says: [waiting],
                    never: ["isScrollEnabled", "is disabled", "fits", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.removeGestureRecognizer(screen.lift) })
        },
        Fault(
            name: "press-of-the-list-that-is-quicker",
            question: "choosePress on my row begins after half a second, as any. Held for two seconds, it does not."
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.makeBoth()
            return InjectedFault(
                wanted: .recognizer(screen.choose),
                truth: Truth(
                    about: ["liftPress"], says: [winning],
                    never: ["is disabled", "covered by", "no target", "too short"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 440), duration: 2)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.list.removeGestureRecognizer(screen.lift) })
        },
        // Held for 0.3 s, the fader has the touch; a control would keep it, were it not for the override (SV-5).
        Fault(
            name: "fader-in-a-list-that-cancels-everything",
            question:
                "I push a fader up, slowly and after a rest, and the list scrolls instead. changed() is not called."
        ) { app in
            let screen = MixerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.fader, .valueChanged),
                truth: Truth(
                    about: ["mixerList"], says: [taking + ["scroll", "touchesShouldCancel"]],
                    never: ["covered by", "no target", "is disabled", "lifted outside", "delaysContentTouches"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 520))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 195, y: 400), duration: 0.4)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.list.isScrollEnabled = false })
        },
        Fault(
            name: "own-press-beside-a-context-menu",
            question: "A press of 0.7 seconds should select my card. It never does since the card has a context menu."
        ) { app in
            let screen = FilesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.select),
                truth: Truth(
                    about: [], says: [["context menu", "contextMenu", "UIContextMenu"], winning],
                    never: ["is disabled", "covered by", "no target", "too short"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 360), duration: 1.5)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.card.removeInteraction(screen.menu) })
        },
        // The bar: y 0…200, which is the container's own view. It calls its first child, and no other.
        Fault(
            name: "container-that-calls-its-first-child",
            question: "Touches in my bar are handed on to the children. The detail controller hears of none of them."
        ) { app in
            let screen = DeskViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.detail),
                truth: Truth(
                    about: [],
                    says: [
                        ["detailView", "DetailViewController"],
                        beyond + ["chain", "climb", "next responder", "forward", "hands", "passes"],
                    ],
                    never: ["is disabled", "is hidden", "covered by", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 300, y: 100))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.master.removeFromParent() })
        },
    ]
}
