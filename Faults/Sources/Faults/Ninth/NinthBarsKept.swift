import TouchstoneTesting
import UIKit

// Bars, pages, windows and what one types with, and what lies under or in them: the second half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let away = [
    "no window", "not in a window", "in no window", "not in any window", "not on the screen", "tab", "selected",
]

/// What a view says to whoever looks for it by its words.
@MainActor
private func says(_ words: String, _ view: UIView) -> Bool {
    (view as? UILabel)?.text == words || (view as? UIButton)?.title(for: .normal) == words
        || view.accessibilityLabel == words
}

/// The control, or else the view, in `view` that says these words.
@MainActor
private func whoever(says words: String, in view: UIView) -> UIView? {
    for subview in view.subviews {
        if let found = whoever(says: words, in: subview) { return found }
    }
    guard says(words, view) else { return nil }
    var control: UIView? = view
    while let one = control, !(one is UIControl) { control = one.superview }
    return control ?? view
}

/// A page with one button, which is all that most of these need.
private final class OneButtonScreen: UIViewController {
    let button = UIButton(type: .system)
    private var words = ""
    private var place = CGRect.zero
    private(set) var pressed = 0

    convenience init(_ words: String, _ place: CGRect) {
        self.init()
        self.words = words
        self.place = place
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "\(words)View"
        button.setTitle(words, for: .normal)
        button.addTarget(self, action: OneButtonScreen.press, for: .touchUpInside)
        button.placed("\(words)Button", place, in: view)
    }
    func press() { pressed += 1 }
}

/// Music in two tabs, and in their middle a round button that is higher than the bar.
private final class MusicTabs: UITabBarController {
    let round = UIButton(type: .system)
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.accessibilityIdentifier = "musicTabs"
        round.setTitle("▶", for: .normal)
        round.addTarget(self, action: MusicTabs.start, for: .touchUpInside)
        round.placed("roundButton", CGRect(x: 165, y: -28, width: 60, height: 60), in: tabBar)
    }
    func start() { starts += 1 }
}

/// Members may see the second tab. Who is one is known after a while, and nobody asks again.
private final class MembersTabs: UITabBarController, UITabBarControllerDelegate {
    var isMember = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.accessibilityIdentifier = "memberBar"
        delegate = self
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        isMember || viewController === viewControllers?.first
    }
}

/// A letter. It can be sent once there is something in it.
private final class LetterScreen: UIViewController {
    let text = UITextView(frame: CGRect(x: 20, y: 120, width: 350, height: 200))
    lazy var post = UIBarButtonItem(primaryAction: UIAction(title: "Post") { [weak self] _ in self?.posted += 1 })
    private(set) var posted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        text.placed("letterText", text.frame, in: view)
        post.isEnabled = false
        navigationItem.rightBarButtonItem = post
    }
    /// From a draft. textViewDidChange is for what people type, so nobody hears of it.
    func open(draft: String) { text.text = draft }
}

/// Two things to choose: a size, by wheels, and a colour below.
private final class OrderFormScreen: UIViewController {
    let size = UITextField()
    let colour = UITextField()
    let wheels = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "formView"
        size.placed("sizeField", CGRect(x: 20, y: 660, width: 350, height: 44), in: view)
        colour.placed("colourField", CGRect(x: 20, y: 740, width: 350, height: 44), in: view)
        size.inputView = wheels
    }
}

extension Fault {
    static let ninthBarsKept: [Fault] = [
        // Of the pages only the chosen one's view is in the window.
        Fault(
            name: "page-that-is-not-the-chosen-one",
            question:
                "My test taps Export on the second page. It has a frame, it is not hidden, it is enabled. Why no tap?"
        ) { app in
            let first = OneButtonScreen("Import", CGRect(x: 20, y: 600, width: 120, height: 44))
            let second = OneButtonScreen("Export", CGRect(x: 20, y: 300, width: 120, height: 44))
            let bars = UITabBarController()
            bars.viewControllers = [first, second]
            second.loadViewIfNeeded()
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(second.button),
                truth: Truth(
                    about: [], says: [away],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 322))
                    app.advance(by: 0.5)
                },
                afterwards: { bars.selectedIndex = 1 })
        },
        // The bar: y 795…844. The button in it: y 767…827, of which the upper 28 points are no part of the bar.
        Fault(
            name: "round-button-above-its-bar",
            question: "The round button in the middle of my tabs starts the music only if one hits its lower half."
        ) { app in
            let bars = MusicTabs()
            bars.viewControllers = [UIViewController(), UIViewController()]
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(bars.round),
                truth: Truth(
                    about: ["musicTabs"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 780))
                    app.advance(by: 0.5)
                },
                afterwards: { bars.round.frame.origin.y = 0 })
        },
        // The tab hears of the tap, and the delegate does not let it be chosen.
        Fault(
            name: "tab-for-members",
            question:
                "A tap on the second tab does nothing, and the touch does arrive at the bar. The page stays away."
        ) { app in
            let first = OneButtonScreen("News", CGRect(x: 20, y: 300, width: 120, height: 44))
            let second = OneButtonScreen("Club", CGRect(x: 20, y: 300, width: 120, height: 44))
            let bars = MembersTabs()
            bars.viewControllers = [first, second]
            second.loadViewIfNeeded()
            _ = app.makeWindow(root: bars)
            app.settle()
            return InjectedFault(
                wanted: .view(second.view),
                truth: Truth(
                    about: [], says: [away + ["shouldSelect", "delegate"]],
                    never: ["is disabled", "is hidden", "alpha", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 292, y: 815))
                    app.advance(by: 0.5)
                },
                afterwards: { bars.isMember = true })
        },
        // The text came from a draft, so the item was never switched on.
        Fault(
            name: "post-that-waits-for-somebody-to-type",
            question:
                "Post in my navigation bar does nothing if the letter comes from a draft. If I type a letter more, it does."
        ) { app in
            let screen = LetterScreen()
            let navigation = UINavigationController(rootViewController: screen)
            _ = app.makeWindow(root: navigation)
            app.settle()
            screen.open(draft: "Dear Ann,")
            app.settle()
            let post = whoever(says: "Post", in: navigation.navigationBar) ?? navigation.navigationBar
            return InjectedFault(
                wanted: .view(post),
                truth: Truth(
                    about: [], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: post))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.post.isEnabled = true })
        },
        // The toolbar: the lowest 44 points, y 800…844. The button: 794…838.
        Fault(
            name: "archive-under-the-tools",
            question:
                "I show the navigation controller's toolbar now, with Reply in it. Archive, at the bottom of the page, is dead since."
        ) { app in
            let screen = OneButtonScreen("Archive", CGRect(x: 20, y: 794, width: 350, height: 44))
            screen.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Reply") { _ in })]
            let navigation = UINavigationController(rootViewController: screen)
            _ = app.makeWindow(root: navigation)
            navigation.setToolbarHidden(false, animated: false)
            navigation.toolbar.accessibilityIdentifier = "letterTools"
            app.settle()
            return InjectedFault(
                wanted: .view(screen.button),
                truth: Truth(
                    about: ["letterTools"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "keyboard"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 300, y: 822))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.setToolbarHidden(true, animated: false) })
        },
        // Before iOS 26 a push that is under way takes no touches.
        Fault(
            name: "tapped-while-the-page-slides-in",
            question:
                "Quick people tap Next as it slides in from the right, on an iPhone with iOS 17. It has to be tapped again later."
        ) { app in
            app.application.behavior = .iOS17
            let navigation = UINavigationController(rootViewController: UIViewController())
            let screen = OneButtonScreen("Next", CGRect(x: 20, y: 300, width: 350, height: 44))
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(screen, animated: true)
            return InjectedFault(
                wanted: .view(screen.button),
                truth: Truth(
                    about: [], says: [["transition", "push", "under way", "on its way", "animat", "comes"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.advance(by: 0.2)
                    app.fingerTap(at: CGPoint(x: 300, y: 322))
                    app.advance(by: 1)
                },
                afterwards: { navigation.setNavigationBarHidden(true, animated: false) })
        },
        // The key window is the little one, at the upper left. What sticks out of it is seen and not touched.
        Fault(
            name: "banner-in-the-key-window",
            question:
                "My banner goes into the key window, to be over everything. It is over everything, and can't be tapped."
        ) { app in
            let screen = OneButtonScreen("Work", CGRect(x: 20, y: 600, width: 120, height: 44))
            _ = app.makeWindow(root: screen)
            let frames = app.makeWindow("frameCounter", root: UIViewController())
            frames.accessibilityIdentifier = "frameCounter"
            frames.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
            frames.makeKeyAndVisible()
            app.settle()
            let banner = UIButton.titled("You are offline", "offlineBanner")
            banner.frame = CGRect(x: 20, y: 100, width: 350, height: 60)
            app.application.keyWindow?.addSubview(banner)
            app.settle()
            return InjectedFault(
                wanted: .view(banner),
                truth: Truth(
                    about: ["frameCounter"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 130))
                    app.advance(by: 0.5)
                },
                afterwards: { frames.frame.size = CGSize(width: 390, height: 844) })
        },
        // The wheels: the lowest 216 points, y 628…844. They lie over both fields.
        Fault(
            name: "colour-under-the-wheels",
            question:
                "The first field is chosen by wheels. While they are up a tap where the second field is does not get there."
        ) { app in
            let screen = OrderFormScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.size.becomeFirstResponder()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.colour),
                truth: Truth(
                    about: [], says: [["keyboard", "input view", "inputView", "UIPickerView", "picker"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 762))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.endEditing(true) })
        },
        // An alpha of 0.02 is not seen, and is enough to be touched.
        Fault(
            name: "overlay-that-is-almost-clear",
            question:
                "My overlay fades out by alpha 0.02, so that no picture jumps. Nobody sees it. Try has been dead ever since."
        ) { app in
            let screen = OneButtonScreen("Try", CGRect(x: 95, y: 600, width: 200, height: 50))
            let window = app.makeWindow(root: screen)
            app.settle()
            let busy = UIView().placed("busyVeil", window.bounds, in: window)
            busy.backgroundColor = .black
            UIView.animate(withDuration: 0.3) { busy.alpha = 0.02 }
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.button),
                truth: Truth(
                    about: ["busyVeil"], says: [covering],
                    never: ["is disabled", "no target", "outside", "is being animated"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.5)
                },
                afterwards: { busy.removeFromSuperview() })
        },
        // Touches go by where windows are; which is key is about keys.
        Fault(
            name: "fine-window-that-is-not-key",
            question:
                "A little window of mine is the key one. Do touches still get to buttons in the large window behind it?"
        ) { app in
            let screen = OneButtonScreen("Read", CGRect(x: 95, y: 600, width: 200, height: 50))
            _ = app.makeWindow(root: screen)
            let clock = app.makeWindow("clockWindow", root: UIViewController())
            clock.frame = CGRect(x: 270, y: 0, width: 120, height: 44)
            clock.makeKeyAndVisible()
            app.settle()
            return InjectedFault(
                wanted: .view(screen.button),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.5)
                },
                afterwards: { clock.frame = CGRect(x: 0, y: 0, width: 390, height: 844) })
        },
    ]
}
