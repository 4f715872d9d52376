import TouchstoneTesting
import UIKit

// Scroll views that do not scroll or zoom.

private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let text = UILabel(frame: CGRect(x: 20, y: 20, width: 350, height: 2400))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let terms = UIScrollView(frame: CGRect(x: 20, y: 100, width: 350, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.accessibilityIdentifier = "article"
        scrollView.delegate = self
        terms.accessibilityIdentifier = "terms"
        terms.contentSize = CGSize(width: 350, height: 1500)
        view.addSubview(scrollView)
        scrollView.addSubview(text)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// The picture came: it is shown anew, at its own size.
    func reload() {
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 1
    }
}

extension Fault {
    static let scrollingDrags: [Fault] = [
        Fault(
            name: "content-size-was-never-set",
            question: "My text is 2400 points high and the scroll view does not scroll."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                truth: Truth(
                    about: ["article"], says: [["contentSize", "content fits", "nothing to scroll", "no larger"]],
                    never: ["isScrollEnabled is false", "delegate refuses", "prevented"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200)) },
                afterwards: { screen.scrollView.contentSize = screen.text.frame.size })
        },
        Fault(
            name: "vertical-content-dragged-sideways",
            question: "My scroll view scrolls up and down. Why does its pan not begin when I drag to the side?"
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            screen.scrollView.contentSize = CGSize(width: 390, height: 2440)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                truth: Truth(
                    about: ["article"],
                    says: [["horizontal", "sideways", "width", "wide", "along x", "x axis", "left"]],
                    never: ["isScrollEnabled is false", "prevented"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 402)) },
                afterwards: { screen.scrollView.contentSize = CGSize(width: 1200, height: 2440) })
        },
        Fault(
            name: "zoom-range-was-reset",
            question: "Pinching the picture zoomed it, until I reloaded it. viewForZooming is implemented."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            screen.scrollView.maximumZoomScale = 4
            screen.scrollView.addSubview(screen.picture)
            let pinch = screen.scrollView.pinchGestureRecognizer!
            return InjectedFault(
                wanted: .recognizer(pinch),
                truth: Truth(
                    about: ["article"], says: [["maximumZoomScale", "minimumZoomScale", "zoom scale", "zoom range"]],
                    never: ["viewForZooming answers nil", "1 finger", "isMultipleTouchEnabled"]),
                fingers: {
                    screen.reload()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240)
                },
                afterwards: { screen.scrollView.maximumZoomScale = 4 })
        },
        Fault(
            name: "outer-scroll-view-when-the-finger-is-on-the-inner",
            question: "I drag the article up, and only the box with the terms in it moves."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            screen.scrollView.contentSize = CGSize(width: 390, height: 2440)
            screen.scrollView.addSubview(screen.terms)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                truth: Truth(
                    about: ["terms"],
                    says: [
                        ["prevent", "first", "wins", "won", "inner", "inside", "deeper", "takes", "took", "nearer"]
                    ],
                    never: ["contentSize", "isScrollEnabled is false"]),
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 150)) },
                afterwards: { screen.terms.removeFromSuperview() })
        },
    ]
}
