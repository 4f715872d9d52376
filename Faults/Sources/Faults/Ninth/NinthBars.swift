import TouchstoneTesting
import UIKit

// Bars, pages, windows and the keyboard, and what lies under or in them: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let sizeless = ["no size", "no height", "no width", "size", "empty", "zero", "×0"]

/// A shop with a button at the lower end of the screen, as it was before there were tabs.
private final class StallScreen: UIViewController {
    let pay = UIButton(type: .system)
    var keepsClear = false
    private(set) var payments = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "stallView"
        pay.setTitle("Pay", for: .normal)
        pay.addTarget(self, action: StallScreen.paid, for: .touchUpInside)
        pay.placed("payButton", CGRect(x: 20, y: 794, width: 350, height: 50), in: view)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard keepsClear else { return }
        pay.frame.origin.y = view.bounds.height - view.safeAreaInsets.bottom - 60
    }
    func paid() { payments += 1 }
}

@MainActor
private func tabs(_ first: UIViewController) -> UITabBarController {
    let bars = UITabBarController()
    let other = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Stall", image: nil, tag: 0)
    other.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
    bars.viewControllers = [first, other]
    bars.tabBar.accessibilityIdentifier = "stallTabs"
    return bars
}

/// News. A button lies where the bar ended before its title became large.
private final class HeadlinesScreen: UIViewController {
    let refresh = UIButton(type: .system)
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "headlinesView"
        title = "Headlines"
        refresh.setTitle("Refresh", for: .normal)
        refresh.addTarget(self, action: HeadlinesScreen.refreshed, for: .touchUpInside)
        refresh.placed("refreshButton", CGRect(x: 250, y: 50, width: 120, height: 40), in: view)
    }
    func refreshed() { refreshes += 1 }
}

/// The account one is in stands as a button in the middle of the bar.
private final class InboxScreen: UIViewController {
    let holder = UIView()
    let account = UIButton(type: .system)
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "inboxView"
        account.setTitle("ann@home", for: .normal)
        account.addTarget(self, action: InboxScreen.changed, for: .touchUpInside)
        account.placed("accountButton", CGRect(x: 0, y: 0, width: 140, height: 36), in: holder)
        holder.accessibilityIdentifier = "accountHolder"
        navigationItem.titleView = holder
    }
    func changed() { changes += 1 }
}

/// A pad to sign on, which follows the finger by its touch methods.
private final class SignaturePad: UIView {
    private(set) var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = touches.map { $0.location(in: self) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
}

private final class SigningScreen: UIViewController {
    let pad = SignaturePad()

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.placed("signaturePad", CGRect(x: 0, y: 300, width: 390, height: 300), in: view)
    }
}

/// Says for two seconds, in a window of its own, that something is done. The words fade; the window is never hidden.
private final class DiaryPageScreen: UIViewController {
    let save = UIButton(type: .system)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "diaryView"
        save.setTitle("Save", for: .normal)
        save.addTarget(self, action: DiaryPageScreen.saved, for: .touchUpInside)
        save.placed("saveButton", CGRect(x: 290, y: 60, width: 80, height: 44), in: view)
    }
    func saved() { saves += 1 }
}

private final class ToastScreen: UIViewController {
    let words = UILabel(frame: CGRect(x: 95, y: 700, width: 200, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "toastView"
        view.backgroundColor = .clear
        words.text = "Saved"
        words.placed("toastWords", words.frame, in: view)
    }
    func fade() { UIView.animate(withDuration: 0.3) { self.words.alpha = 0 } }
}

/// A field at the top, and what sends it at the bottom.
private final class CommentScreen: UIViewController {
    let comment = UITextField()
    let send = UIButton(type: .system)
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "commentView"
        comment.placed("commentField", CGRect(x: 20, y: 80, width: 350, height: 44), in: view)
        send.setTitle("Send", for: .normal)
        send.addTarget(self, action: CommentScreen.sends, for: .touchUpInside)
        send.placed("sendButton", CGRect(x: 20, y: 770, width: 350, height: 50), in: view)
    }
    func sends() { sent += 1 }
}

/// A card to be rubbed off with a finger, on the first of two cards that one swipes through.
private final class LotteryScreen: UIViewController, UIPageViewControllerDataSource {
    let through = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let cards = [UIViewController(), UIViewController()]
    let rub = SignaturePad()

    override func viewDidLoad() {
        super.viewDidLoad()
        rub.placed("rubCard", CGRect(x: 45, y: 300, width: 300, height: 200), in: cards[0].view)
        through.dataSource = self
        through.setViewControllers([cards[0]], direction: .forward, animated: false)
        addChild(through)
        through.view.frame = view.bounds
        view.addSubview(through.view)
        through.didMove(toParent: self)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === cards[1] ? cards[0] : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === cards[0] ? cards[1] : nil }
}

/// Something turns while the server thinks. What is hidden in the end is the box, not what it stands in.
private final class WaitingView: UIView {
    let box = UIView()

    func show(in view: UIView) {
        placed("waitingView", view.bounds, in: view)
        box.placed("waitingBox", CGRect(x: bounds.midX - 50, y: bounds.midY - 50, width: 100, height: 100), in: self)
    }
    func hide() { box.isHidden = true }
}

private final class LoginScreen: UIViewController {
    let waiting = WaitingView()
    let enter = UIButton(type: .system)
    private(set) var entries = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "loginView"
        enter.setTitle("Log in", for: .normal)
        enter.addTarget(self, action: LoginScreen.entered, for: .touchUpInside)
        enter.placed("enterButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
    func entered() { entries += 1 }
}

/// A profile whose picture stands as a button in the bar.
private final class PortraitScreen: UIViewController {
    let portrait = UIButton(type: .system)
    private(set) var opened = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        portrait.setTitle("Me", for: .normal)
        portrait.addTarget(self, action: PortraitScreen.opens, for: .touchUpInside)
        portrait.placed("portraitButton", CGRect(x: 0, y: 0, width: 60, height: 36))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: portrait)
    }
    func opens() { opened += 1 }
}

extension Fault {
    static let ninthBars: [Fault] = [
        // The page goes on below the bar, which stands at y 795…844. The button: 794…844.
        Fault(
            name: "pay-below-the-tabs",
            question:
                "Since my shop has tabs, Pay at the lower edge of the screen can't be tapped. A bit of it still shines through."
        ) { app in
            let screen = StallScreen()
            let bars = tabs(screen)
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.pay),
                truth: Truth(
                    about: ["stallTabs"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 822))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pay.isEnabled = false })
        },
        // With a large title the bar is 96 points high. The button: y 50…90.
        Fault(
            name: "refresh-under-a-large-title",
            question:
                "Refresh was just below my navigation bar, and worked. I only made the title large, and it is dead."
        ) { app in
            let screen = HeadlinesScreen()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.accessibilityIdentifier = "headlineBar"
            navigation.navigationBar.prefersLargeTitles = true
            _ = app.makeWindow(root: navigation)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.refresh),
                truth: Truth(
                    about: ["headlineBar"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 310, y: 72))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.setNavigationBarHidden(true, animated: false) })
        },
        // A plain view has no size of its own, and the bar gives it none.
        Fault(
            name: "account-in-a-title-view",
            question:
                "My titleView holds a button with the account's name. One reads the name, and the button can't be pressed."
        ) { app in
            let screen = InboxScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .view(screen.account),
                truth: Truth(
                    about: ["accountHolder"], says: [sizeless + beyond],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.account))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.account.isEnabled = false })
        },
        // From the edge on it is the way back.
        Fault(
            name: "signature-that-begins-at-the-edge",
            question:
                "Who signs from the far left loses the signature after a few points: touchesCancelled comes, and all slides away."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let screen = SigningScreen()
            navigation.pushViewController(screen, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.pad),
                truth: Truth(
                    about: [], says: [["swipe", "interactivePop", "goes back", "way back", "pop"]],
                    never: ["is disabled", "covered by", "outside", "scroll view"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 4, y: 440), to: CGPoint(x: 120, y: 446), duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.pad.isUserInteractionEnabled = false })
        },
        // A window in front that draws nothing any more.
        Fault(
            name: "toast-whose-window-stays",
            question:
                "My toast fades away after saving. From then on the whole application is as if frozen, without any crash."
        ) { app in
            let screen = DiaryPageScreen()
            _ = app.makeWindow(root: screen)
            let toast = ToastScreen()
            let window = app.makeWindow("toastWindow", root: toast)
            window.accessibilityIdentifier = "toastWindow"
            window.windowLevel = .alert
            app.settle()
            toast.fade()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.save),
                truth: Truth(
                    about: ["toastWindow"], says: [covering + ["window"]],
                    never: ["is disabled", "no target", "animat", "ignor"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 82))
                    app.advance(by: 0.5)
                },
                afterwards: { window.isHidden = true })
        },
        Fault(
            name: "send-under-the-keyboard",
            question:
                "In the UI test the comment is typed, and then Send is tapped, where it is by its frame. Nothing is sent."
        ) { app in
            let screen = CommentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.comment.becomeFirstResponder()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.send),
                truth: Truth(
                    about: [], says: [["keyboard"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 795))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.endEditing(true) })
        },
        // A drag along is the pages'. The card's touch is cancelled.
        Fault(
            name: "card-that-is-swiped-away-as-one-rubs",
            question: "My card to rub off works up and down. As soon as one rubs to the left, the next card comes in."
        ) { app in
            let screen = LotteryScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.rub),
                truth: Truth(
                    about: [], says: [["scroll", "page"]],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 300, y: 400))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 220, y: 402), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.rub.isUserInteractionEnabled = false })
        },
        Fault(
            name: "box-hidden-and-its-ground-not",
            question:
                "When the server has answered I hide the spinning box. It is gone, really, but Log in does not react."
        ) { app in
            let screen = LoginScreen()
            let window = app.makeWindow(root: screen)
            app.settle()
            screen.waiting.show(in: window)
            app.advance(by: 1)
            screen.waiting.hide()
            app.settle()
            return InjectedFault(
                wanted: .view(screen.enter),
                truth: Truth(
                    about: ["waitingView"], says: [covering],
                    never: ["is disabled", "no target", "outside", "enterButton is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.waiting.removeFromSuperview() })
        },
        // A custom view in the bar is a view as any other.
        Fault(
            name: "fine-portrait-in-the-bar",
            question: "Does a button as customView of a bar item get its own taps, or does the bar's item take them?"
        ) { app in
            let screen = PortraitScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.portrait, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.portrait))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.portrait.isEnabled = false })
        },
        // The safe area ends where the bar begins. The button: y 735…785.
        Fault(
            name: "fine-pay-above-the-tabs",
            question: "I keep Pay clear of the safe area's lower end now. Is that enough for it to be tapped?"
        ) { app in
            let screen = StallScreen()
            screen.keepsClear = true
            let bars = tabs(screen)
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.pay),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.pay))
                    app.advance(by: 0.5)
                },
                afterwards: { bars.selectedIndex = 1 })
        },
    ]
}
