import TouchstoneTesting
import UIKit

/// Written when the view scrolled horizontally.
private final class CommentsScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }
}

/// A bubble that can be dragged to either side.
private final class BubbleViewController: UIViewController, UIGestureRecognizerDelegate {
    let bubble = UIView(frame: CGRect(x: 100, y: 300, width: 260, height: 60))
    lazy var reply = UIPanGestureRecognizer(target: self, action: BubbleViewController.replied)
    private(set) var replies = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        bubble.placed("chatBubble", bubble.frame, in: view)
        reply.name = "replyPan"
        reply.delegate = self
        bubble.addGestureRecognizer(reply)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = reply.velocity(in: bubble)
        return velocity.x > abs(velocity.y)
    }
    func replied() { replies += 1 }
}

/// Counts the taps on the settings.
private final class SettingsViewController: UIViewController {
    let darkMode = UISwitch()
    lazy var usage = UITapGestureRecognizer(target: self, action: SettingsViewController.count)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        usage.name = "usageTap"
        view.addGestureRecognizer(usage)
        darkMode.placed("darkModeSwitch", CGRect(x: 300, y: 200, width: 51, height: 31), in: view)
    }

    func count() { taps += 1 }
}

/// A slide show with a volume slider. Swipes change the slide.
private final class SlidesViewController: UIViewController {
    let sound = UISlider(frame: CGRect(x: 20, y: 500, width: 350, height: 34))
    lazy var previous = UISwipeGestureRecognizer(target: self, action: SlidesViewController.wentBack)
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sound.value = 0.2
        sound.placed("soundSlider", sound.frame, in: view)
        previous.name = "previousSwipe"
        view.addGestureRecognizer(previous)
    }
    func wentBack() { steps += 1 }
}

extension Fault {
    /// Recognizers that a delegate or a view refuses.
    static let refusedGestures: [Fault] = [
        Fault(
            name: "drag-back-with-the-bar-hidden",
            question:
                "The article has no navigation bar, by design, and swiping back from the edge does nothing there.",
            batch: .second
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let article = UIViewController()
            article.view.accessibilityIdentifier = "article"
            navigation.pushViewController(article, animated: false)
            navigation.setNavigationBarHidden(true, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                expected: .cause(
                    about: [], says: [["hidden", "hides"], ["bar"], ["delegate", "refus", "isNavigationBarHidden"]],
                    // Without a delegate, the drag begins at the root, too, and the application hangs (NV-3).
                    never: ["delegate = nil", "delegate to nil", "without a delegate", "points, needs"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 285, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { navigation.setNavigationBarHidden(false, animated: false) })
        },
        Fault(
            name: "scroll-view-refuses-its-own-pan",
            question:
                "The comments used to be side by side and are below one another now. They do not scroll.",
            batch: .fourth
        ) { app in
            let window = app.makeWindow()
            let list = CommentsScrollView().placed(
                "commentsScroll", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            list.contentSize = CGSize(width: 390, height: 3000)
            return InjectedFault(
                wanted: .recognizer(list.panGestureRecognizer),
                expected: .cause(
                    about: ["comments"], says: [["gestureRecognizerShouldBegin"]],
                    never: ["isScrollEnabled", "contentSize", "is disabled", "touchesShouldCancel", "fits"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { list.contentSize = CGSize(width: 3000, height: 844) })
        },
        // To the left, the velocity along x is negative.
        Fault(
            name: "bubble-that-goes-to-the-right-alone",
            question: "Bubbles can be pulled to the right, not to the left. In shouldBegin I only compare x and y.",
            batch: .eighth
        ) { app in
            let screen = BubbleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.reply),
                expected: .cause(
                    about: [], says: [["gestureRecognizerShouldBegin", "delegate"]],
                    never: ["is disabled", "shouldReceive", "prevented", "no target"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 300, y: 330), to: CGPoint(x: 160, y: 334), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.reply.delegate = nil })
        },
        Fault(
            name: "usage-tap-on-a-switch",
            question: "usageTap on the root view counts all taps, except for those on the switch.",
            batch: .second
        ) { app in
            let screen = SettingsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.usage),
                expected: .cause(
                    about: ["darkModeSwitch"],
                    says: [
                        [
                            "gestureRecognizerShouldBegin", "refuse", "veto", "does not let", "answers false",
                            "says no", "answers no",
                        ]
                    ],
                    never: ["covered", "no target"]),
                input: { app.fingerTap(at: screen.darkMode) },
                afterwards: { screen.darkMode.removeFromSuperview() })
        },
        // The thumb is at about x 96. A slider refuses a swipe along it that starts there (C-21).
        Fault(
            name: "swipe-that-begins-on-a-thumb",
            question:
                "A swipe to the right goes back by a slide, from everywhere but from the lower part of the screen.",
            batch: .eighth
        ) { app in
            let screen = SlidesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.previous),
                expected: .cause(
                    about: ["soundSlider"],
                    says: [["refuse", "gestureRecognizerShouldBegin", "its own", "lets", "veto"]],
                    never: ["is disabled", "no target", "too slow", "delegate refuses"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 96, y: 517), to: CGPoint(x: 330, y: 520), duration: 0.2)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sound.isEnabled = false })
        },
    ]
}
