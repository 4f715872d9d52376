import TouchstoneTesting
import UIKit

private final class ShortInboxViewController: UIViewController {
    let inbox = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        inbox.accessibilityIdentifier = "inbox"
        refresh.accessibilityIdentifier = "refreshControl"
        refresh.addTarget(self, action: ShortInboxViewController.reload, for: .valueChanged)
        inbox.refreshControl = refresh
        view.addSubview(inbox)
    }

    func show(messages: Int) { inbox.contentSize = CGSize(width: 390, height: messages * 80) }
    func reload() { refreshes += 1 }
}

/// A text slightly longer than the screen, with an inset for the bar at the bottom.
private final class TermsViewController: UIViewController {
    let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(text.placed("termsText", text.frame))
        text.contentSize = CGSize(width: 390, height: 900)
        text.contentInset.bottom = -80
    }
}

private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let text = UILabel(frame: CGRect(x: 20, y: 20, width: 350, height: 2400))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.accessibilityIdentifier = "article"
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.addSubview(text)
    }
}

private final class InboxViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "inbox"
        list.contentSize = CGSize(width: 390, height: 3000)
        refresh.accessibilityIdentifier = "refresh"
        refresh.addTarget(self, action: InboxViewController.reload, for: .valueChanged)
        list.refreshControl = refresh
        view.addSubview(list)
    }

    func keyboardWillShow() { list.isScrollEnabled = false }
    func keyboardDidHide() { list.isScrollEnabled = true }
    func reload() { log.append("reload") }
}

/// A list with a refresh control that does not bounce.
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
    /// Scroll views whose content does not move.
    static let contentSizes: [Fault] = [
        Fault(
            name: "pull-to-refresh-of-two-messages",
            question: "Pull to refresh works in a full inbox. With two messages I can pull as I like, nothing happens.",
            batch: .second
        ) { app in
            let screen = ShortInboxViewController()
            _ = app.makeWindow(root: screen)
            screen.show(messages: 2)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                expected: .cause(
                    about: ["inbox"],
                    says: [["alwaysBounceVertical", "contentSize", "fits", "nothing to scroll", "content is"]],
                    never: ["no target", "is hidden", "isScrollEnabled"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 620), duration: 0.6)
                    app.advance(by: 1)
                },
                afterwards: { screen.show(messages: 40) })
        },
        // With the inset, the content is 820 points high, less than the 844 of the view.
        Fault(
            name: "inset-with-the-wrong-sign",
            question: "My terms are longer than the screen, 900 points, and cannot be scrolled to their end.",
            batch: .fifth
        ) { app in
            let screen = TermsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.text.panGestureRecognizer),
                expected: .cause(
                    about: ["termsText"],
                    says: [
                        ["fits", "nothing to scroll", "contentSize", "inset", "no more than", "not larger", "content"]
                    ],
                    never: ["isScrollEnabled is", "is disabled", "covered by", "prevented", "sideways"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.text.contentInset.bottom = 0 })
        },
        Fault(
            name: "content-size-was-never-set",
            question: "My text is 2400 points high and the scroll view does not scroll.",
            batch: .development
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.scrollView.panGestureRecognizer),
                expected: .cause(
                    about: ["article"], says: [["contentSize", "content fits", "nothing to scroll", "no larger"]],
                    never: ["isScrollEnabled is false", "delegate refuses", "prevented"]),
                input: { app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200)) },
                afterwards: { screen.scrollView.contentSize = screen.text.frame.size })
        },
        Fault(
            name: "scrolling-left-off-by-the-keyboard",
            question: "Sometimes my inbox cannot be scrolled any more. When I look, isScrollEnabled is true.",
            batch: .first
        ) { app in
            let inbox = InboxViewController()
            _ = app.makeWindow(root: inbox)
            return InjectedFault(
                wanted: .recognizer(inbox.list.panGestureRecognizer),
                expected: .cause(
                    about: ["inbox"], says: [["isScrollEnabled", "scrolling is off", "scrolling was off"]],
                    never: ["contentSize", "prevented"]),
                input: {
                    inbox.keyboardWillShow()
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
                },
                afterwards: { inbox.keyboardDidHide() })
        },
        // Content that does not bounce is never pulled 80 points beyond its edge.
        Fault(
            name: "refresh-of-a-list-that-does-not-bounce",
            question: "I pull my feed down by 250 points. The refresh control does not show, and load() is not called.",
            batch: .fifth
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                expected: .cause(
                    about: [], says: [["feedList", "feedRefresh"], ["bounc"]],
                    never: ["isScrollEnabled", "is disabled", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 550), duration: 0.5)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.bounces = true })
        },
    ]
}
