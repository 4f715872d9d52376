import TouchstoneTesting
import UIKit

private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let text = UILabel(frame: CGRect(x: 20, y: 20, width: 350, height: 2400))
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
}

/// A page with a refresh control that contains a header and a list.
private final class ProfilePageViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let feed = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let refresh = UIRefreshControl()
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.contentSize = CGSize(width: 390, height: 1200)
        page.placed("profilePage", page.frame, in: view)
        feed.contentSize = CGSize(width: 390, height: 3000)
        feed.placed("feedList", feed.frame, in: page)
        refresh.accessibilityIdentifier = "profileRefresh"
        refresh.addTarget(self, action: ProfilePageViewController.load, for: .valueChanged)
        page.refreshControl = refresh
    }

    func load() { loads += 1 }
}

private final class DayViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let notes = UIScrollView(frame: CGRect(x: 20, y: 600, width: 350, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "dayPage"
        page.contentSize = CGSize(width: 390, height: 2400)
        page.contentOffset = CGPoint(x: 0, y: 300)
        notes.accessibilityIdentifier = "notes"
        notes.contentSize = CGSize(width: 350, height: 900)
        view.addSubview(page)
        page.addSubview(notes)
    }
}

extension Fault {
    /// Scroll views in scroll views.
    static let nestedScrolling: [Fault] = [
        Fault(
            name: "outer-scroll-view-when-the-finger-is-on-the-inner",
            question: "I drag the article up, and only the box with the terms in it moves.",
            batch: .development
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            screen.scrollView.contentSize = CGSize(width: 390, height: 2440)
            screen.scrollView.addSubview(screen.terms)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                expected: .cause(
                    about: ["terms"],
                    says: [
                        ["prevent", "first", "wins", "won", "inner", "inside", "deeper", "takes", "took", "nearer"]
                    ],
                    never: ["contentSize", "isScrollEnabled is false"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 150)) },
                afterwards: { screen.terms.removeFromSuperview() })
        },
        // The list has more content than height, so it bounces at its upper edge, unless an outer scroll view can
        // scroll further that way. The page cannot: it is at its upper edge (SV-15).
        Fault(
            name: "refresh-control-of-the-page-around",
            question:
                "My profile's page has a refresh control. I pull the feed in it down by 300 points, and nothing loads.",
            batch: .seventh
        ) { app in
            let screen = ProfilePageViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                expected: .cause(
                    about: ["feedList"], says: [.winning],
                    never: ["is disabled", "too little", "no target", "covered by", "already refreshing"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.feed.isScrollEnabled = false })
        },
        Fault(
            name: "inner-list-at-its-top-pulled-down",
            question: "Pulling my notes down should bounce them. Instead the whole page moves; pushing them up works.",
            batch: .second
        ) { app in
            let day = DayViewController()
            _ = app.makeWindow(root: day)
            return InjectedFault(
                wanted: .recognizer(day.notes.panGestureRecognizer),
                expected: .cause(
                    about: ["dayPage"],
                    says: [["edge", "top", "at its end", "no further", "nothing above", "rests at"]],
                    never: ["isScrollEnabled is false", "content fits", "touchesShouldCancel", "delegate refuses"]),
                // The notes are at y 300…600 on the screen.
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520)) },
                afterwards: { day.notes.contentOffset.y = 200 })
        },
    ]
}
