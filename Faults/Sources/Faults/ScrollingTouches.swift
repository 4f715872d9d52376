import TouchstoneTesting
import UIKit

// What scroll views do with the touches of their content.

private final class TileView: UIView {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

private final class FeedViewController: UIViewController {
    let feed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tile = TileView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    let buyButton = UIButton(frame: CGRect(x: 20, y: 340, width: 350, height: 50))
    private(set) var purchases = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        feed.accessibilityIdentifier = "feed"
        feed.contentSize = CGSize(width: 390, height: 4000)
        tile.accessibilityIdentifier = "tile"
        buyButton.accessibilityIdentifier = "buyButton"
        buyButton.addTarget(self, action: FeedViewController.buy, for: .touchUpInside)
        view.addSubview(feed)
        feed.addSubview(tile)
        feed.addSubview(buyButton)
        for row in 0..<30 {
            let button = UIButton(frame: CGRect(x: 20, y: 420 + CGFloat(row) * 110, width: 350, height: 100))
            button.addTarget(self, action: FeedViewController.buy, for: .touchUpInside)
            button.accessibilityIdentifier = "row \(row)"
            feed.addSubview(button)
        }
    }

    func buy() { purchases += 1 }
}

/// A list whose header is not to be touched.
private final class HeaderScrollView: UIScrollView {
    var locksHeader = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        !(locksHeader && view.frame.minY < 320)
    }
}

private final class DrawingViewController: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let header = HeaderScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pad = TileView(frame: CGRect(x: 20, y: 100, width: 350, height: 400))

    func show(in list: UIScrollView) {
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 390, height: 3000)
        pad.accessibilityIdentifier = "drawingPad"
        view.addSubview(list)
        list.addSubview(pad)
    }
}

extension Fault {
    static let scrollingTouches: [Fault] = [
        Fault(
            name: "scroll-view-delays-a-short-press",
            question: "My tile should darken the moment it is touched. It does so only as I lift my finger."
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.tile),
                truth: Truth(
                    about: ["feed"], says: [["delay", "late", "wait", "held back", "withheld", "holds"]],
                    never: ["covered", "cancelled by"]),
                fingers: {
                    app.fingerDown(at: screen.tile)
                    app.advance(by: 0.12)
                    app.fingerUp()
                },
                afterwards: { screen.feed.delaysContentTouches = false })
        },
        Fault(
            name: "button-tapped-while-the-feed-flies",
            question: "After a fling the first tap on a row is lost."
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.feed.subviews.first { $0.accessibilityIdentifier == "row 8" }!),
                truth: Truth(
                    about: ["feed"],
                    says: [
                        ["decelerat", "moving", "moved on", "still scrolling", "stop", "caught", "catch", "in motion"]
                    ],
                    never: ["no target", "disabled", "delaysContentTouches"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.12)
                    app.advance(by: 0.3)
                    let row = screen.feed.subviews.first { $0.accessibilityIdentifier == "row 8" }!
                    app.fingerTap(at: app.middle(of: row))
                    app.advance(by: 0.2)
                },
                afterwards: {
                    app.advance(by: 5)
                    screen.feed.setContentOffset(.zero, animated: false)
                })
        },
        Fault(
            name: "touches-should-begin-answers-false",
            question: "The drawing pad in my list gets no touches, though hitTest returns it."
        ) { app in
            let screen = DrawingViewController()
            _ = app.makeWindow(root: screen)
            screen.show(in: screen.header)
            return InjectedFault(
                wanted: .view(screen.pad),
                truth: Truth(
                    about: ["list"], says: [["touchesShouldBegin"]], never: ["covered", "canCancelContentTouches"]),
                fingers: { app.fingerLongPress(at: CGPoint(x: 195, y: 250), duration: 0.5) },
                afterwards: { screen.header.locksHeader = false })
        },
        Fault(
            name: "content-keeps-the-touch",
            question: "The list does not scroll when I start on the pad. It should after I let the pad know."
        ) { app in
            let screen = DrawingViewController()
            _ = app.makeWindow(root: screen)
            screen.show(in: screen.scrollView)
            screen.scrollView.canCancelContentTouches = false
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                truth: Truth(
                    about: ["list", "drawingPad"], says: [["canCancelContentTouches"]],
                    never: ["contentSize", "isScrollEnabled is false"]),
                fingers: {
                    app.fingerDown(at: CGPoint(x: 195, y: 300))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 195, y: 120), duration: 0.2)
                    app.fingerUp()
                },
                afterwards: { screen.scrollView.canCancelContentTouches = true })
        },
    ]
}
