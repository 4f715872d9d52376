import TouchstoneTesting
import UIKit

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
    let refresh = UIRefreshControl()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "inbox"
        list.contentSize = CGSize(width: 390, height: 3000)
        card.accessibilityIdentifier = "mailCard"
        archiveButton.accessibilityIdentifier = "archiveButton"
        archiveButton.addTarget(self, action: InboxViewController.archive, for: .touchUpInside)
        refresh.accessibilityIdentifier = "refresh"
        refresh.addTarget(self, action: InboxViewController.reload, for: .valueChanged)
        list.refreshControl = refresh
        view.addSubview(list)
        list.addSubview(card)
        list.addSubview(archiveButton)
    }

    func keyboardWillShow() { list.isScrollEnabled = false }
    func keyboardDidHide() { list.isScrollEnabled = true }
    func archive() { log.append("archive") }
    func reload() { log.append("reload") }
}

/// Lets nothing in it be cancelled. Copied from an answer about a drawing app.
private final class CanvasScrollView: UIScrollView {
    var keepsStrokes = true
    override func touchesShouldCancel(in view: UIView) -> Bool { !keepsStrokes }
}

private final class SketchViewController: UIViewController {
    let scrollView = CanvasScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let sketch = SwipeCard(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.accessibilityIdentifier = "canvasScroll"
        scrollView.contentSize = sketch.frame.size
        sketch.accessibilityIdentifier = "sketch"
        view.addSubview(scrollView)
        scrollView.addSubview(sketch)
    }
}

private final class ZoomDelegate: UIScrollViewDelegate {
    let picture: UIView
    init(picture: UIView) { self.picture = picture }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

private final class PictureViewController: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var zoomDelegate: ZoomDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.accessibilityIdentifier = "pictureScroll"
        picture.accessibilityIdentifier = "picture"
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 5
        // Weak, and nobody else has it.
        scrollView.delegate = ZoomDelegate(picture: picture)
        view.addSubview(scrollView)
        scrollView.addSubview(picture)
    }
}

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

extension Fault {
    static let scrollingKept: [Fault] = [
        Fault(
            name: "scroll-view-takes-a-quick-drag",
            question: "My card does not follow the finger. Its touchesBegan is not even called."
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            return InjectedFault(
                wanted: .view(inbox.card),
                truth: Truth(
                    about: ["inbox"],
                    says: [["scroll", "drag", "pan"], ["take", "took", "began", "begin", "cancel"]],
                    never: ["covered", "touchesShouldBegin"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 250), duration: 0.1) },
                afterwards: { inbox.list.isScrollEnabled = false })
        },
        Fault(
            name: "scrolling-left-off-by-the-keyboard",
            question: "Sometimes my inbox cannot be scrolled any more. When I look, isScrollEnabled is true."
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            return InjectedFault(
                wanted: .recognizer(inbox.list.panGestureRecognizer),
                truth: Truth(
                    about: ["inbox"], says: [["isScrollEnabled", "scrolling is off", "scrolling was off"]],
                    never: ["contentSize", "prevented"]),
                fingers: {
                    inbox.keyboardWillShow()
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
                },
                afterwards: { inbox.keyboardDidHide() })
        },
        Fault(
            name: "drag-that-starts-on-a-button",
            question: "The inbox does not scroll if the drag starts on a button. Elsewhere it does."
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            inbox.list.delaysContentTouches = false
            return InjectedFault(
                wanted: .recognizer(inbox.list.panGestureRecognizer),
                truth: Truth(
                    about: ["archiveButton"],
                    says: [["touchesShouldCancel", "a control", "UIControl", "keeps", "kept"]],
                    never: ["contentSize", "isScrollEnabled is false"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 200)) },
                afterwards: { inbox.archiveButton.removeFromSuperview() })
        },
        Fault(
            name: "pull-too-short-for-a-refresh",
            question: "I pull the list down and reload() is not called."
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            return InjectedFault(
                wanted: .event(inbox.refresh, .valueChanged),
                truth: Truth(
                    about: ["refresh"], says: [["80"], ["pull", "far", "beyond", "point"]],
                    never: ["no target", "covered", "prevented"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 310), duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { inbox.list.refreshControl = nil })
        },
        Fault(
            name: "touches-should-cancel-answers-false",
            question: "With two fingers or one, my sketch draws and never scrolls."
        ) { app in
            let screen = SketchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                truth: Truth(
                    about: ["canvasScroll", "sketch"], says: [["touchesShouldCancel"]],
                    never: ["contentSize", "canCancelContentTouches is false", "isScrollEnabled is false"]),
                fingers: {
                    app.fingerDown(at: CGPoint(x: 195, y: 600))
                    app.advance(by: 0.25)
                    app.fingerMove(to: CGPoint(x: 195, y: 300), duration: 0.2)
                    app.fingerUp()
                },
                afterwards: { screen.scrollView.keepsStrokes = false })
        },
        Fault(
            name: "zoom-delegate-held-by-nobody",
            question: "The zoom scales are 1 and 5 and the delegate implements viewForZooming. No pinch zooms."
        ) { app in
            let screen = PictureViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.pinchGestureRecognizer!),
                truth: Truth(
                    about: ["pictureScroll"], says: [["viewForZooming", "delegate"]],
                    never: ["maximumZoomScale is 1", "1 finger", "isMultipleTouchEnabled"]),
                fingers: { app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240) },
                afterwards: {
                    let kept = ZoomDelegate(picture: screen.picture)
                    screen.zoomDelegate = kept
                    screen.scrollView.delegate = kept
                })
        },
        Fault(
            name: "page-that-falls-back",
            question: "Did the pager miss my drag? I pulled by a fifth of a page, and it went back."
        ) { app in
            let screen = PagerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pager.panGestureRecognizer),
                truth: Truth(about: [], says: [], never: ["contentSize", "prevented", "failed"], isFine: true),
                fingers: {
                    app.fingerDown(at: CGPoint(x: 300, y: 450))
                    app.fingerMove(to: CGPoint(x: 220, y: 450), duration: 1.2)
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.pager.isScrollEnabled = false })
        },
        Fault(
            name: "slider-in-a-pager",
            question: "My slider in the pager can hardly be moved: the page turns instead."
        ) { app in
            let screen = PagerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.brightness, .valueChanged),
                truth: Truth(
                    about: ["pager"],
                    says: [["scroll", "drag", "pan"], ["take", "took", "began", "begin", "cancel"]],
                    never: ["no target", "thumb was not", "beside its thumb"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 300, y: 317), to: CGPoint(x: 120, y: 317), duration: 0.1) },
                afterwards: { screen.pager.delaysContentTouches = false })
        },
    ]
}
