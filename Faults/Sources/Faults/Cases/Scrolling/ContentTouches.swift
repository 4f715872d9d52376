import TouchstoneTesting
import UIKit

private final class PagerViewController: UIViewController {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    let brightness = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 34))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.accessibilityIdentifier = "pager"
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 400)
        brightness.accessibilityIdentifier = "brightness"
        brightness.value = 0.826
        brightness.addTarget(self, action: PagerViewController.brightnessChanged, for: .valueChanged)
        view.addSubview(pager)
        pager.addSubview(brightness)
    }

    func brightnessChanged() { log.append("brightness") }
}

private final class SwipeCard: UIView {
    private(set) var distance: CGFloat = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { distance = 0 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        distance += touches.first!.location(in: nil).y - touches.first!.previousLocation(in: nil).y
    }
}

private final class InboxViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let card = SwipeCard(frame: CGRect(x: 20, y: 300, width: 350, height: 120))
    let archiveButton = UIButton(frame: CGRect(x: 20, y: 450, width: 350, height: 60))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "inbox"
        list.contentSize = CGSize(width: 390, height: 3000)
        card.accessibilityIdentifier = "mailCard"
        archiveButton.accessibilityIdentifier = "archiveButton"
        archiveButton.addTarget(self, action: InboxViewController.archive, for: .touchUpInside)
        view.addSubview(list)
        list.addSubview(card)
        list.addSubview(archiveButton)
    }

    func archive() { log.append("archive") }
}

/// A list whose header refuses touches.
private final class HeaderScrollView: UIScrollView {
    var locksHeader = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        !(locksHeader && view.frame.minY < 320)
    }
}

private final class DrawingViewController: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let header = HeaderScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pad = TouchLogView(frame: CGRect(x: 20, y: 100, width: 350, height: 400))

    func show(in list: UIScrollView) {
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 390, height: 3000)
        pad.accessibilityIdentifier = "drawingPad"
        view.addSubview(list)
        list.addSubview(pad)
    }
}

/// A comic in one long column. A tap hides the text.
private final class ComicScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let column = UIControl()
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.placed("comicScroll", scroll.frame, in: view)
        scroll.contentSize = CGSize(width: 390, height: 9000)
        column.addTarget(self, action: ComicScreen.tapped, for: .touchUpInside)
        column.placed("comicColumn", CGRect(x: 110, y: 0, width: 280, height: 9000), in: scroll)
    }
    func tapped() { taps += 1 }
}

extension Fault {
    /// Touches in the content of scroll views.
    static let contentTouches: [Fault] = [
        Fault(
            name: "slider-in-a-pager",
            question: "My slider in the pager can hardly be moved: the page turns instead.",
            batch: .first
        ) { app in
            let screen = PagerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.brightness, .valueChanged),
                expected: .cause(
                    about: ["pager"],
                    says: [["scroll", "drag", "pan"], ["take", "took", "began", "begin", "cancel"]],
                    never: ["no target", "thumb was not", "beside its thumb"]),
                input: { app.fingerDrag(from: CGPoint(x: 300, y: 317), to: CGPoint(x: 120, y: 317), duration: 0.1) },
                afterwards: { screen.pager.delaysContentTouches = false })
        },
        Fault(
            name: "signature-cut-off-by-the-form",
            question: "A signature begins well and breaks off after a few points. I rest my finger before I sign.",
            batch: .second
        ) { app in
            let form = UIScrollView()
            let window = app.makeWindow()
            form.placed("formScroll", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            form.contentSize = CGSize(width: 390, height: 2000)
            let pad = TouchLogView()
            pad.placed("signaturePad", CGRect(x: 20, y: 300, width: 350, height: 200), in: form)
            return InjectedFault(
                wanted: .view(pad),
                expected: .cause(
                    about: ["formScroll"], says: [["take", "took", "cancel"]],
                    never: ["before it was told", "delaysContentTouches", "covered"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 60, y: 460))
                    app.advance(by: 0.4)
                    app.fingerMove(to: CGPoint(x: 120, y: 330), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { form.isScrollEnabled = false })
        },
        Fault(
            name: "scroll-view-takes-a-quick-drag",
            question: "My card does not follow the finger. Its touchesBegan is not even called.",
            batch: .first
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            return InjectedFault(
                wanted: .view(inbox.card),
                expected: .cause(
                    about: ["inbox"],
                    says: [["scroll", "drag", "pan"], ["take", "took", "began", "begin", "cancel"]],
                    never: ["covered", "touchesShouldBegin"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 250), duration: 0.1) },
                afterwards: { inbox.list.isScrollEnabled = false })
        },
        Fault(
            name: "touches-should-begin-answers-false",
            question: "The drawing pad in my list gets no touches, though hitTest returns it.",
            batch: .development
        ) { app in
            let screen = DrawingViewController()
            _ = app.makeWindow(root: screen)
            screen.show(in: screen.header)
            return InjectedFault(
                wanted: .view(screen.pad),
                expected: .cause(
                    about: ["list"], says: [["touchesShouldBegin"]], never: ["covered", "canCancelContentTouches"]),
                input: { app.fingerLongPress(at: CGPoint(x: 195, y: 250), duration: 0.5) },
                afterwards: { screen.header.locksHeader = false })
        },
        Fault(
            name: "drag-that-starts-on-a-button",
            question: "The inbox does not scroll if the drag starts on a button. Elsewhere it does.",
            batch: .first
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            inbox.list.delaysContentTouches = false
            return InjectedFault(
                wanted: .recognizer(inbox.list.panGestureRecognizer),
                expected: .cause(
                    about: ["archiveButton"],
                    says: [["touchesShouldCancel", "a control", "UIControl", "keeps", "kept"]],
                    never: ["contentSize", "isScrollEnabled is false"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 200)) },
                afterwards: { inbox.archiveButton.removeFromSuperview() })
        },
        // The first finger scrolls beside the column. The second touches it while it decelerates and stops it.
        Fault(
            name: "comic-tapped-while-it-still-runs",
            question:
                "I give my comic a push and tap it while it is moving. It stands still then, but the tap itself "
                + "is not told.",
            batch: .tenth
        ) { app in
            let screen = ComicScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.column),
                expected: .cause(
                    about: ["comicScroll"],
                    says: [["moving", "decelerat", "stops", "stopped", "caught", "running", "still"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 50, y: 700), to: CGPoint(x: 50, y: 300), duration: 0.15)
                    app.advance(by: 0.2)
                    app.fingerTap(at: CGPoint(x: 250, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { screen.column.isEnabled = false })
        },
    ]
}
