import TouchstoneTesting
import UIKit

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
        // The property is weak, and no other object retains the delegate.
        scrollView.delegate = ZoomDelegate(picture: picture)
        view.addSubview(scrollView)
        scrollView.addSubview(picture)
    }
}

private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.accessibilityIdentifier = "article"
        scrollView.delegate = self
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// Shows the loaded picture at its own size.
    func reload() {
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 1
    }
}

/// A scroll view that zooms a picture, which is loaded later.
private final class LoadedPictureViewController: UIViewController, UIScrollViewDelegate {
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

/// Implements the delegate method with its name from before Swift 3.
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

extension Fault {
    /// Scroll views that do not zoom.
    static let zooming: [Fault] = [
        Fault(
            name: "zoom-delegate-that-is-not-retained",
            question: "The zoom scales are 1 and 5 and the delegate implements viewForZooming. No pinch zooms.",
            batch: .first
        ) { app in
            let screen = PictureViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.pinchGestureRecognizer!),
                expected: .cause(
                    about: ["pictureScroll"], says: [["viewForZooming", "delegate"]],
                    never: ["maximumZoomScale is 1", "1 finger", "isMultipleTouchEnabled"]),
                input: { app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240) },
                afterwards: {
                    let kept = ZoomDelegate(picture: screen.picture)
                    screen.zoomDelegate = kept
                    screen.scrollView.delegate = kept
                })
        },
        Fault(
            name: "zoom-range-was-reset",
            question: "Pinching the picture zoomed it, until I reloaded it. viewForZooming is implemented.",
            batch: .development
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            screen.scrollView.maximumZoomScale = 4
            screen.scrollView.addSubview(screen.picture)
            let pinch = screen.scrollView.pinchGestureRecognizer!
            return InjectedFault(
                wanted: .recognizer(pinch),
                expected: .cause(
                    about: ["article"], says: [["maximumZoomScale", "minimumZoomScale", "zoom scale", "zoom range"]],
                    never: ["viewForZooming answers nil", "1 finger", "isMultipleTouchEnabled"]),
                input: {
                    screen.reload()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240)
                },
                afterwards: { screen.scrollView.maximumZoomScale = 4 })
        },
        Fault(
            name: "picture-zoomed-before-it-has-come",
            question: "Zooming works for pictures that I have seen before. For a new one the first pinch does nothing.",
            batch: .fifth
        ) { app in
            let screen = LoadedPictureViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroller.pinchGestureRecognizer!),
                expected: .cause(
                    about: [], says: [["viewForZooming", "nothing to zoom", "no view", "what to zoom"]],
                    never: ["is disabled", "covered by", "no target", "prevented", "maximumZoomScale"]),
                input: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240, duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.loaded() })
        },
        Fault(
            name: "zooming-whose-delegate-spells-it-otherwise",
            question:
                "My delegate tells what to zoom, it is set, the scales are 0.5 and 4. The plan doesn't zoom.",
            batch: .fourth
        ) { app in
            let screen = PlanViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroller.pinchGestureRecognizer!),
                expected: .cause(
                    about: [], says: [["viewForZooming", "nothing to zoom", "no view", "what to zoom"]],
                    never: ["ZoomScale is", "is disabled", "prevented", "is gone", "no zoom range"]),
                input: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 100, to: 260, duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.scroller.maximumZoomScale = 5 })
        },
    ]
}
