import TouchstoneTesting
import UIKit

// Gestures that keep others from acting, and gestures that wait for what never comes.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes", "took",
]

/// Rows that can be pulled aside, by a pan that never asks which way it goes.
private final class MailViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var pull = UIPanGestureRecognizer(target: self, action: MailViewController.pulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "mailList"
        list.contentSize = CGSize(width: 390, height: 2000)
        row.accessibilityIdentifier = "mailRow"
        pull.name = "rowPan"
        view.addSubview(list)
        list.addSubview(row)
        row.addGestureRecognizer(pull)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        row.transform = CGAffineTransform(translationX: pan.translation(in: list).x, y: 0)
    }
}

/// The page can be pulled down to close it, and the photo be moved. Both at once, says the delegate, in a method that
/// nobody calls.
private final class PhotoPage: UIViewController, UIGestureRecognizerDelegate {
    let photo = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 350))
    lazy var move = UIPanGestureRecognizer(target: self, action: PhotoPage.moved)
    lazy var close = UIPanGestureRecognizer(target: self, action: PhotoPage.closed)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.accessibilityIdentifier = "photo"
        view.addSubview(photo)
        move.name = "photoPan"
        close.name = "pagePan"
        photo.addGestureRecognizer(move)
        view.addGestureRecognizer(close)
        for pan in [move, close] { pan.delegate = self }
    }

    func moved(_ pan: UIPanGestureRecognizer) { log.append("move") }
    func closed(_ pan: UIPanGestureRecognizer) { log.append("close") }
}

extension PhotoPage {
    // From an old answer on the net.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWithGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// One tap pauses, two like; the requirement is the wrong way round.
private final class ClipViewController: UIViewController {
    let clip = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    lazy var pause = UITapGestureRecognizer(target: self, action: ClipViewController.paused)
    lazy var like = UITapGestureRecognizer(target: self, action: ClipViewController.liked)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        clip.accessibilityIdentifier = "clip"
        view.addSubview(clip)
        pause.name = "pauseTap"
        like.name = "likeTap"
        like.numberOfTapsRequired = 2
        like.require(toFail: pause)
        for tap in [pause, like] { clip.addGestureRecognizer(tap) }
    }

    func paused() { log.append("pause") }
    func liked() { log.append("like") }
}

/// A card that shrinks while a finger is on it, which a press of no duration makes easy.
private final class ShrinkingCard: UIView {
    let press = UILongPressGestureRecognizer()
    let bookmark = UIButton.titled("Bookmark", "bookmarkButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        press.name = "shrinkPress"
        press.minimumPressDuration = 0
        press.addTarget(self, action: ShrinkingCard.pressed)
        addGestureRecognizer(press)
        bookmark.frame = CGRect(x: frame.width - 120, y: 10, width: 110, height: 44)
        addSubview(bookmark)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func pressed(_ press: UILongPressGestureRecognizer) {
        let isDown = press.state == .began || press.state == .changed
        transform = isDown ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
    }
}

/// Vertical drags alone, asked in the coordinates of a view that has been turned.
private final class FaderDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.y) > abs(velocity.x)
    }
}

private final class MixerViewController: UIViewController {
    let fader = UIView()
    lazy var slide = UIPanGestureRecognizer(target: self, action: MixerViewController.slid)
    let vertical = FaderDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        fader.accessibilityIdentifier = "fader"
        fader.bounds = CGRect(x: 0, y: 0, width: 300, height: 100)
        fader.center = CGPoint(x: 195, y: 400)
        fader.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(fader)
        slide.name = "faderPan"
        slide.delegate = vertical
        fader.addGestureRecognizer(slide)
    }

    func slid(_ pan: UIPanGestureRecognizer) {}
}

/// A pushed screen with a drawer of its own at the left edge.
private final class DrawerViewController: UIViewController {
    lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: DrawerViewController.pulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "chatView"
        edge.name = "drawerEdgePan"
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {}
}

/// A pushed screen to draw on.
private final class SketchViewController: UIViewController {
    let pad = UIView()
    lazy var stroke = UIPanGestureRecognizer(target: self, action: SketchViewController.drawn)

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.placed("sketchPad", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        stroke.name = "strokePan"
        pad.addGestureRecognizer(stroke)
    }

    func drawn(_ pan: UIPanGestureRecognizer) {}
}

private final class GlowingCard: UIView {
    let glow = UIHoverGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "gameCard"
        glow.name = "cardGlow"
        glow.addTarget(self, action: GlowingCard.glowed)
        addGestureRecognizer(glow)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func glowed() { alpha = glow.state == .ended ? 1 : 0.9 }
}

/// Reloads by a swipe, since somebody did not know of refresh controls.
private final class NewsViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var swipe = UISwipeGestureRecognizer(target: self, action: NewsViewController.reload)
    private(set) var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "newsList"
        list.contentSize = CGSize(width: 390, height: 2000)
        swipe.name = "reloadSwipe"
        swipe.direction = .down
        view.addSubview(list)
        list.addGestureRecognizer(swipe)
    }

    func reload() { reloads += 1 }
}

/// Counts which fields are used.
private final class AddressViewController: UIViewController {
    let country = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    lazy var usage = UITapGestureRecognizer(target: self, action: AddressViewController.count)
    private(set) var uses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        country.accessibilityIdentifier = "countryField"
        view.addSubview(country)
        usage.name = "usageTap"
        country.addGestureRecognizer(usage)
    }

    func count() { uses += 1 }
}

/// While somebody draws, one finger draws and two scroll.
private final class BoardViewController: UIViewController {
    let board = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "boardScroll"
        board.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(board)
    }

    func beginDrawing() { board.panGestureRecognizer.minimumNumberOfTouches = 2 }
    func endDrawing() {}
}

private final class Ink: UIView {
    private(set) var points = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { points += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { points += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = 0 }
}

/// A sheet that is pulled down to close it, and shows no flash of its content's highlight before.
private final class SignSheet: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 244, width: 390, height: 600))
    let ink = Ink(frame: CGRect(x: 20, y: 100, width: 350, height: 300))
    lazy var close = UIPanGestureRecognizer(target: self, action: SignSheet.pulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "sheet"
        ink.accessibilityIdentifier = "inkView"
        view.addSubview(sheet)
        sheet.addSubview(ink)
        close.name = "sheetPan"
        close.delaysTouchesBegan = true
        sheet.addGestureRecognizer(close)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {}
}

/// On a tablet with a trackpad, a click.
private final class FloorPlanViewController: UIViewController {
    let plan = UIView()
    lazy var pick = UITapGestureRecognizer(target: self, action: FloorPlanViewController.picked)
    private(set) var picks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        plan.placed("floorPlan", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        pick.name = "pickTap"
        // So that the pencil can draw.
        pick.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        plan.addGestureRecognizer(pick)
    }

    func picked() { picks += 1 }
}

extension Fault {
    static let gesturesInConflict: [Fault] = [
        Fault(
            name: "row-pan-without-a-direction",
            question: "Since mails can be pulled aside, the list does not scroll if my finger starts on a mail."
        ) { app in
            let screen = MailViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.list.panGestureRecognizer),
                truth: Truth(
                    about: ["rowPan"], says: [winning],
                    never: ["isScrollEnabled", "contentSize", "delaysContentTouches", "touchesShouldCancel"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 340), to: CGPoint(x: 195, y: 140), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.row.removeGestureRecognizer(screen.pull) })
        },
        Fault(
            name: "two-pans-whose-delegate-spells-it-otherwise",
            question: "My delegate lets the two pans recognize simultaneously, it is set for both. Only one does."
        ) { app in
            let screen = PhotoPage()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.close),
                truth: Truth(
                    about: ["photoPan"], says: [winning], never: ["disabled", "no delegate", "refuses", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: 0.3)
                },
                afterwards: { screen.photo.removeGestureRecognizer(screen.move) })
        },
        // The single tap is recognized at the first lift, so the double tap fails each time.
        Fault(
            name: "double-tap-that-waits-for-the-single-one",
            question: "I set require(toFail:) between the two taps, as I read. Since then liked() is not called at all."
        ) { app in
            let screen = ClipViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.like),
                truth: Truth(
                    about: ["pauseTap"], says: [["fail", "wait", "require", "prevent", "first", "recognized"]],
                    never: ["disabled", "too far", "too late", "no target", "only one tap"]),
                fingers: {
                    app.settle()
                    app.fingerDoubleTap(at: screen.clip)
                    app.advance(by: 1)
                },
                afterwards: { screen.clip.removeGestureRecognizer(screen.pause) })
        },
        // A button refuses an ancestor's tap, and no other gesture of it.
        Fault(
            name: "press-of-no-duration-for-a-highlight",
            question: "Since my card shrinks when it is touched, the bookmark button in it does nothing."
        ) { app in
            let window = app.makeWindow()
            let card = ShrinkingCard(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
            card.accessibilityIdentifier = "storyCard"
            window.addSubview(card)
            return InjectedFault(
                wanted: .event(card.bookmark, .touchUpInside),
                truth: Truth(
                    about: ["shrinkPress"], says: [["take", "took", "cancel", "keeps"]],
                    never: ["no target", "covered by", "outside", "scroll"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card.bookmark)
                    app.advance(by: 0.5)
                },
                afterwards: { card.removeGestureRecognizer(card.press) })
        },
        Fault(
            name: "cells-that-shrink-under-the-finger",
            question: "My grid can be scrolled between the cells, and not on them. They only shrink when touched."
        ) { app in
            let grid = UIScrollView()
            let window = app.makeWindow()
            grid.placed("photoGrid", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            grid.contentSize = CGSize(width: 390, height: 2000)
            let cell = ShrinkingCard(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
            cell.accessibilityIdentifier = "photoCell"
            grid.addSubview(cell)
            return InjectedFault(
                wanted: .recognizer(grid.panGestureRecognizer),
                truth: Truth(
                    about: ["shrinkPress"], says: [winning],
                    never: ["isScrollEnabled", "contentSize", "touchesShouldCancel", "bookmarkButton"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 200), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { cell.press.minimumPressDuration = 0.5 })
        },
        // On the screen the finger moves up; in the fader, which is turned by 90°, to the side.
        Fault(
            name: "direction-asked-in-a-turned-view",
            question: "My fader is to move up and down only. It does not move up and down; to the sides it begins."
        ) { app in
            let screen = MixerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.slide),
                truth: Truth(
                    about: ["faderPan"], says: [["gestureRecognizerShouldBegin", "FaderDelegate", "delegate"]],
                    never: ["outside", "covered by", "prevented", "shouldReceive", "points, needs"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 470), to: CGPoint(x: 195, y: 330), duration: 0.3)
                },
                afterwards: { screen.fader.transform = .identity })
        },
        Fault(
            name: "own-edge-pan-on-a-pushed-screen",
            question: "In the chat one can't swipe back from the edge, although there is a back button and a bar."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let chat = DrawerViewController()
            navigation.pushViewController(chat, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: ["drawerEdgePan"], says: [winning],
                    never: ["bar is hidden", "the root", "leftBarButtonItem", "disabled"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { chat.view.removeGestureRecognizer(chat.edge) })
        },
        Fault(
            name: "swipe-back-over-a-sketch-pad",
            question: "On iOS 26 one swipes back from anywhere. On my sketch screen it only works above the pad."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let sketch = SketchViewController()
            navigation.pushViewController(sketch, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactiveContentPopGestureRecognizer!),
                truth: Truth(
                    about: ["strokePan"], says: [winning],
                    never: ["bar is hidden", "the root", "leftBarButtonItem", "disabled"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 340, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { sketch.pad.removeGestureRecognizer(sketch.stroke) })
        },
        Fault(
            name: "hover-effect-with-a-finger",
            question: "glowed() is never called on my phone. The recognizer is on the card, enabled, and has a target."
        ) { app in
            let window = app.makeWindow()
            let card = GlowingCard(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
            window.addSubview(card)
            return InjectedFault(
                wanted: .recognizer(card.glow),
                truth: Truth(
                    about: ["cardGlow"], says: [["hover", "pointer", "mouse", "trackpad"]],
                    never: ["is disabled", "covered by", "prevented", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card)
                    app.advance(by: 0.5)
                },
                afterwards: { card.isHidden = true })
        },
        Fault(
            name: "swipe-down-on-a-list",
            question: "A swipe down on my list should reload it. reload() is not called, the list bounces instead."
        ) { app in
            let screen = NewsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.swipe),
                truth: Truth(
                    about: [], says: [["newsList", "scroll", "pan"], winning],
                    never: ["too slow", "is disabled", "no target", "numberOfTouches", "direction is"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 520), duration: 0.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.isScrollEnabled = false })
        },
        Fault(
            name: "tap-recognizer-on-a-text-field",
            question: "The country field stays without a caret. All I added is a tap that counts how often it is used."
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.country),
                truth: Truth(
                    about: ["usageTap"], says: [winning + ["cancel"]],
                    never: ["canBecomeFirstResponder", "ShouldBeginEditing", "is disabled", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.country)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.country.removeGestureRecognizer(screen.usage) })
        },
        Fault(
            name: "scrolling-with-two-fingers-left-on",
            question: "After drawing my board doesn't scroll. isScrollEnabled is true, the content is 3000 points high."
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            screen.beginDrawing()
            screen.endDrawing()
            return InjectedFault(
                wanted: .recognizer(screen.board.panGestureRecognizer),
                truth: Truth(
                    about: [], says: [["2", "two", "minimumNumberOfTouches"], ["finger", "touch"]],
                    never: ["isScrollEnabled", "contentSize", "prevented", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.board.panGestureRecognizer.minimumNumberOfTouches = 1 })
        },
        Fault(
            name: "pan-that-delays-and-then-takes",
            question: "Signing in my sheet closes it, and touchesBegan of the ink view is not even called once."
        ) { app in
            let screen = SignSheet()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.ink),
                truth: Truth(
                    about: ["sheetPan"],
                    says: [["take", "took", "cancel", "delay", "held", "hold", "withh", "keeps", "never told"]],
                    never: ["covered by", "outside", "scroll", "isMultipleTouchEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 600), duration: 0.4)
                },
                afterwards: { screen.sheet.removeGestureRecognizer(screen.close) })
        },
        Fault(
            name: "tap-for-fingers-clicked-with-a-trackpad",
            question: "With the trackpad of my tablet's keyboard a click on the plan picks nothing. A finger does."
        ) { app in
            let screen = FloorPlanViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pick),
                truth: Truth(
                    about: ["pickTap"], says: [["allowedTouchTypes", "touch type", "type", "pointer"]],
                    never: ["is disabled", "covered by", "prevented", "delegate"]),
                fingers: {
                    app.settle()
                    @MainActor func click(_ phase: TouchSample.Phase) {
                        var sample = TouchSample(
                            id: 3, phase: phase, time: app.clock.now, location: CGPoint(x: 200, y: 300))
                        sample.type = .indirectPointer
                        app.send([sample])
                    }
                    click(.began)
                    app.advance(by: 0.08)
                    click(.ended)
                    app.advance(by: 0.5)
                },
                touch: 3,
                afterwards: { screen.pick.allowedTouchTypes = [0, 1, 2, 3] })
        },
    ]
}
