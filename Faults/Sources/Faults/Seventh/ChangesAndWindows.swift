import TouchstoneTesting
import UIKit

// What changed before, during or by a touch: presentations, root views, rows, headers, windows and effects.

private let inNoWindow = [
    "no window", "not in a window", "not in the window", "without a window", "not in any window", "no superview",
    "not on the screen", "never added", "not added", "superview", "hierarchy", "removed", "left", "not presented",
    "dismissed", "has not been loaded", "not loaded", "window",
]
private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "over it", "before it", "got it",
    "gets it", "had it", "took", "takes", "began on", "went to", "goes to",
]
private let beyond = [
    "outside", "not inside", "not in", "beyond", "out of", "not on", "misses", "beside", "elsewhere", "above", "below",
    "left of", "right of", "does not contain", "moved",
]

/// A consent, which goes by itself where it is not needed.
private final class ConsentViewController: UIViewController {
    let accept = UIButton.titled("Accept", "acceptButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "consentView"
        accept.placed("acceptButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
}

/// What is there at first.
private final class AccountViewController: UIViewController {
    let logOut = UIButton.titled("Log out", "logOutButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "accountView"
        logOut.placed("logOutButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

/// Counts, and its button yields a little as it is pressed.
private final class CounterViewController: UIViewController {
    let plus = UIButton(type: .system)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        plus.setTitle("+", for: .normal)
        plus.addTarget(self, action: CounterViewController.yielded, for: .touchDown)
        plus.addTarget(self, action: CounterViewController.counted, for: .touchUpInside)
        plus.placed("plusButton", CGRect(x: 155, y: 400, width: 80, height: 80), in: view)
    }

    func yielded() {
        plus.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.6) { self.plus.transform = .identity }
    }
    func counted() { count += 1 }
}

/// Chats, the latest first.
private final class ChatsViewController: UIViewController {
    let ann = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
    let bob = UIView(frame: CGRect(x: 0, y: 280, width: 390, height: 80))
    let zoe = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
    lazy var open = UITapGestureRecognizer(target: self, action: ChatsViewController.opened)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        ann.placed("annRow", ann.frame, in: view)
        open.name = "annTap"
        ann.addGestureRecognizer(open)
        bob.placed("bobRow", bob.frame, in: view)
        zoe.accessibilityIdentifier = "zoeRow"
    }

    func zoeWrote() {
        ann.frame.origin.y += 80
        bob.frame.origin.y += 80
        view.addSubview(zoe)
    }
    func opened() { openings += 1 }
}

/// Two steps. The first one's button goes as it is tapped.
private final class StepsViewController: UIViewController {
    let forward = UIButton(type: .system)
    let pay = UIButton.titled("Pay", "payButton")
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "stepsView"
        forward.setTitle("Next", for: .normal)
        forward.addTarget(self, action: StepsViewController.step, for: .touchUpInside)
        forward.placed("stepButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        pay.isHidden = true
        pay.placed("payButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    func step() {
        steps += 1
        forward.isHidden = true
        pay.isHidden = false
    }
}

/// An alert of one's own, in a window of its own.
private final class WarningViewController: UIViewController {
    let agree = UIButton.titled("OK", "agreeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        agree.placed("agreeButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

/// Is shown once, before everything else.
private final class WelcomeViewController: UIViewController {
    let start = UIButton.titled("Start", "welcomeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "welcomeView"
        start.placed("welcomeButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
}

private final class HomeViewController: UIViewController {
    let welcome = WelcomeViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "homeView"
        present(welcome, animated: false)
    }
}

/// A row that is pulled aside, and used again for another task.
private final class TaskRow: UIView {
    let content = UIView()
    let done = UIButton.titled("Done", "doneButton")
    private var task = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.placed("rowContent", bounds, in: self)
        done.placed("doneButton", CGRect(x: 320, y: 18, width: 50, height: 44), in: content)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func pull(by points: CGFloat) { content.transform = CGAffineTransform(translationX: -points, y: 0) }
    func show(_ task: String) { self.task = task }
}

/// A header that becomes lower as the list below it is scrolled. What is in it stays where it is.
private final class ArtistViewController: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let follow = UIButton.titled("Follow", "followButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentInset.top = 200
        list.contentOffset.y = -200
        list.delegate = self
        list.placed("artistList", list.frame, in: view)
        header.placed("artistHeader", header.frame, in: view)
        follow.placed("followButton", CGRect(x: 20, y: 130, width: 160, height: 50), in: header)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        header.frame.size.height = min(200, max(60, -scrollView.contentOffset.y))
    }
}

/// A picture that is shown until all is ready.
private final class LaunchViewController: UIViewController {
    let start = UIButton.titled("Start", "startButton")
    let splash = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        start.placed("startButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        splash.placed("splashView", splash.frame, in: view)
    }

    func ready() { splash.removeFromSuperview() }
}

extension Fault {
    static let seventhChanges: [Fault] = [
        Fault(
            name: "consent-that-went-by-itself",
            question:
                "A tester tapped Accept in the consent, and accepted() was not called. It was there a moment before."
        ) { app in
            let screen = AccountViewController()
            let consent = ConsentViewController()
            consent.modalPresentationStyle = .overFullScreen
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(consent, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(consent.accept, .touchUpInside),
                truth: Truth(
                    about: [], says: [["acceptButton", "consentView", "ConsentViewController"], inNoWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.advance(by: 1)
                    screen.dismiss(animated: false)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.present(consent, animated: false) })
        },
        // What leaves the window under a finger loses its touch (DL-19).
        Fault(
            name: "root-replaced-under-the-finger",
            question: "The session ends on its own, and then Log out under my finger does nothing. It was dark already."
        ) { app in
            let screen = AccountViewController()
            let window = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.logOut, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [
                        ["logOutButton", "accountView", "AccountViewController"],
                        ["left", "leave", "removed", "window", "taken out", "replaced", "root", "cancel"],
                    ],
                    never: ["is disabled", "covered by", "lifted outside", "no target", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.logOut)
                    app.advance(by: 0.2)
                    window.rootViewController = UIViewController()
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { window.rootViewController = screen })
        },
        // The effect that begins with the first touch-down blocks the button for 0.6 s (HT-13); the second touch comes
        // after 0.25 s.
        Fault(
            name: "press-effect-that-blocks-the-next-tap",
            question: "Since plus gives way when it is pressed, of fast taps only every second or third one counts."
        ) { app in
            let screen = CounterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.plus, .touchUpInside),
                truth: Truth(
                    about: ["plusButton"], says: [["animat"]],
                    never: ["is disabled", "covered by", "no target", "outside", "singular"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 440))
                    app.advance(by: 0.2)
                    app.fingerTap(at: CGPoint(x: 195, y: 440))
                    app.advance(by: 1)
                },
                afterwards: { screen.plus.isHidden = true })
        },
        // Ann's row is at y 280…360 by then, and the touch at y 240.
        Fault(
            name: "row-pushed-down-by-a-new-one",
            question: "I tapped Ann, as they say, and Zoe wrote at that moment. Why is Ann's chat not opened?"
        ) { app in
            let screen = ChatsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(
                    about: ["annRow"], says: [beyond],
                    never: ["is disabled", "is hidden", "no target", "prevented"]),
                fingers: {
                    app.settle()
                    app.advance(by: 0.5)
                    screen.zoeWrote()
                    app.advance(by: 0.05)
                    app.fingerTap(at: CGPoint(x: 195, y: 240))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.zoe.removeFromSuperview() })
        },
        // Both taps wait until the loop turns; the first one hides the button before the second one is looked at.
        Fault(
            name: "second-tap-that-waited",
            question:
                "With a slow app people tap Next twice, and I count them in touchUpInside. The second never counts."
        ) { app in
            let screen = StepsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.forward, .touchUpInside),
                truth: Truth(
                    about: ["stepButton"], says: [["hidden"]],
                    never: ["is disabled", "covered by", "no target", "outside", "ignor"]),
                fingers: {
                    app.settle()
                    app.whileBusy {
                        app.fingerTap(at: CGPoint(x: 195, y: 625))
                        app.advance(by: 0.2)
                        app.fingerTap(at: CGPoint(x: 195, y: 625))
                    }
                    app.advance(by: 0.5)
                },
                afterwards: { screen.forward.isHidden = false })
        },
        // The higher level is in front, whenever a window is shown (HT-33).
        Fault(
            name: "main-window-raised-above-the-alerts",
            question:
                "I raised my main window above the status bar's level, to draw there. OK in my alert's window is dead."
        ) { app in
            let main = app.makeWindow("mainWindow", root: AccountViewController())
            main.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
            let warning = WarningViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.accessibilityIdentifier = "alertWindow"
            window.windowLevel = .alert
            window.rootViewController = warning
            return InjectedFault(
                wanted: .event(warning.agree, .touchUpInside),
                truth: Truth(
                    about: ["mainWindow"], says: [covering + ["windowLevel", "level", "behind"]],
                    never: ["is disabled", "no target", "is not shown", "alpha", "keyboard"]),
                fingers: {
                    app.settle()
                    window.makeKeyAndVisible()
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 425))
                    app.advance(by: 0.3)
                },
                afterwards: { main.windowLevel = .normal })
        },
        // A controller whose view is in no window presents nothing.
        Fault(
            name: "welcome-presented-in-view-did-load",
            question:
                "My welcome should be there at the first launch. present() is called, Start in it cannot be tapped."
        ) { app in
            let screen = HomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.welcome.start, .touchUpInside),
                truth: Truth(
                    about: [], says: [["welcomeButton", "welcomeView", "WelcomeViewController"], inNoWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.present(screen.welcome, animated: false) })
        },
        // The content is still 120 points to the left: x -120…270, and Done: x 200…250.
        Fault(
            name: "row-used-again-while-it-was-pulled-aside",
            question:
                "Some rows come back shifted, I see that too. But why does Done at the right end do nothing there?"
        ) { app in
            let window = app.makeWindow()
            let row = TaskRow(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
                .placed("taskRow", CGRect(x: 0, y: 300, width: 390, height: 80), in: window)
            row.show("Water the plants")
            row.pull(by: 120)
            row.show("Call Ann")
            return InjectedFault(
                wanted: .event(row.done, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [["rowContent", "doneButton"], beyond + ["transform", "120", "translat"]],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 345, y: 340))
                    app.advance(by: 0.3)
                },
                afterwards: { row.content.transform = .identity })
        },
        // Scrolled by more than 140 points the header is 60 high; Follow, at y 130…180, is beyond its edge (HT-22).
        Fault(
            name: "header-that-becomes-lower",
            question:
                "Follow works until I have scrolled a little. It stays where it is, and I can see it all the time."
        ) { app in
            let screen = ArtistViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.follow, .touchUpInside),
                truth: Truth(
                    about: ["artistHeader"], says: [beyond + ["lower", "60"]],
                    never: ["is disabled", "no target", "is hidden", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.5)
                    app.advance(by: 4)
                    app.fingerTap(at: CGPoint(x: 100, y: 155))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.list.contentOffset.y = -200 })
        },
        // Whose touch it is was decided as it began (HT-39).
        Fault(
            name: "splash-removed-under-the-finger",
            question:
                "My finger was on Start as the splash went, and I lifted it there. Is a lift not enough for a button?"
        ) { app in
            let screen = LaunchViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(
                    about: ["splashView"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.1)
                    screen.ready()
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.start.isEnabled = false })
        },
    ]
}
