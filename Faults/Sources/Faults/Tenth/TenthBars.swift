import TouchstoneTesting
import UIKit

// Bars and what stands in them, the way back, pages, and what scrolls and zooms: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let sizeless = ["no size", "no height", "no width", "size", "empty", "zero", "×0"]

/// Steps of a day or a week, chosen in the middle of a bar that glows.
private final class StepsScreen: UIViewController {
    let span = UISegmentedControl(items: ["Day", "Week"])
    let glow = UIView()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "stepsView"
        span.selectedSegmentIndex = 0
        span.addTarget(self, action: StepsScreen.changed, for: .valueChanged)
        span.placed("spanSegments", CGRect(x: 0, y: 0, width: 200, height: 32))
        navigationItem.titleView = span
    }
    /// A wash of colour over the bar, as was asked for.
    func glowUp() {
        guard let bar = navigationController?.navigationBar else { return }
        glow.backgroundColor = UIColor(white: 1, alpha: 0.2)
        glow.placed("barGlow", bar.bounds, in: bar)
    }
    func changed() { changes += 1 }
}

/// A song, with its button in the toolbar, in a holder that nobody gave a size.
private final class PlayerScreen: UIViewController {
    let holder = UIView()
    let play = UIButton(type: .system)
    private(set) var played = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerView"
        play.setTitle("Play", for: .normal)
        play.addTarget(self, action: PlayerScreen.begins, for: .touchUpInside)
        play.placed("playButton", CGRect(x: 0, y: 0, width: 120, height: 36), in: holder)
        holder.accessibilityIdentifier = "playHolder"
        toolbarItems = [UIBarButtonItem(customView: holder)]
    }
    func begins() { played += 1 }
}

/// A picture over all of the screen, with its own cross in the bar's place.
private final class PictureScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "pictureView"
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

/// How loud, on the first of two pages that one swipes through.
private final class SoundPagesScreen: UIViewController, UIPageViewControllerDataSource {
    let through = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pages = [UIViewController(), UIViewController()]
    let volume = UISlider()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        volume.value = 0.5
        volume.addTarget(self, action: SoundPagesScreen.changed, for: .valueChanged)
        volume.placed("volumeSlider", CGRect(x: 45, y: 400, width: 300, height: 34), in: pages[0].view)
        through.dataSource = self
        through.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(through)
        through.view.frame = view.bounds
        view.addSubview(through.view)
        through.didMove(toParent: self)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    func changed() { changes += 1 }
}

/// The plan of a house, to be looked at closely. A better one comes from the server after the first.
private final class PlanScreen: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    private weak var plan: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.placed("planScroll", scroll.frame, in: view)
        scroll.delegate = self
        scroll.minimumZoomScale = 1
        scroll.maximumZoomScale = 4
        scroll.contentSize = CGSize(width: 390, height: 600)
        let rough = UIView()
        rough.placed("roughPlan", CGRect(x: 0, y: 0, width: 390, height: 600), in: scroll)
        plan = rough
    }
    func betterPlanCame() {
        plan?.removeFromSuperview()
        let better = UIView()
        better.placed("betterPlan", CGRect(x: 0, y: 0, width: 390, height: 600), in: scroll)
    }
    /// The plan that one looks at, as long as that is still on the screen.
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        plan?.superview === scroll ? plan : nil
    }
}

/// A letter, with a button for what can be done with it at the end of the bar.
private final class OneLetterScreen: UIViewController {
    let more = UIButton(type: .system)
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "letterView"
        more.setTitle("⋯", for: .normal)
        more.menu = UIMenu(title: "", children: [UIAction(title: "Answer") { _ in }, UIAction(title: "Burn") { _ in }])
        more.showsMenuAsPrimaryAction = true
        more.addTarget(self, action: OneLetterScreen.opens, for: .touchUpInside)
        more.placed("moreButton", CGRect(x: 0, y: 0, width: 44, height: 36))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: more)
    }
    func opens() { shown += 1 }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthBarsCauses: [String: [String]] = [
        "segments-under-a-glow": ["covered: barGlow"],
        "play-in-a-holder-in-the-toolbar": ["no-size|outside: playHolder"],
        "way-back-from-a-picture-without-a-bar": [
            "delegate-refuses: interactivePopGestureRecognizer|UINavigationController.edgeSwipe"
        ],
        "volume-on-one-of-two-pages": ["scroll-view-cancels-touches: the pages' scroll view"],
        "plan-that-was-replaced": ["nothing-to-zoom: planScroll"],
        "button-with-a-menu-and-an-action": ["opens-menu: moreButton"],
    ]

    static let tenthBars: [Fault] = [
        // The glow is the last of the bar's subviews, and takes all of its touches.
        Fault(
            name: "segments-under-a-glow",
            question:
                "I laid a little colour over my navigation bar. Everything in the bar is seen through it, and "
                    + "nothing can be tapped."
        ) { app in
            let screen = StepsScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            screen.glowUp()
            app.settle()
            return InjectedFault(
                wanted: .event(screen.span, .valueChanged),
                truth: Truth(
                    about: ["barGlow"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    let middle = app.middle(of: screen.span)
                    app.fingerTap(at: CGPoint(x: middle.x + 50, y: middle.y))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.span.isEnabled = false })
        },
        // A plain view has no size of its own, in a toolbar either.
        Fault(
            name: "play-in-a-holder-in-the-toolbar",
            question: "My toolbar has a customView with a button in it. Play is drawn, and it can't be pressed."
        ) { app in
            let screen = PlayerScreen()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.setToolbarHidden(false, animated: false)
            _ = app.makeWindow(root: navigation)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.play),
                truth: Truth(
                    about: ["playHolder"], says: [sizeless + beyond],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.play))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.play.isEnabled = false })
        },
        // Without a bar the way back is refused, also in a tab, where one does not look for it.
        Fault(
            name: "way-back-from-a-picture-without-a-bar",
            question:
                "In one tab of mine pictures fill the screen, so I hide the bar. Since then one can't swipe "
                    + "back from them."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let other = UIViewController()
            navigation.tabBarItem = UITabBarItem(title: "Pictures", image: nil, tag: 0)
            other.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, other]
            _ = app.makeWindow(root: tabs)
            app.settle()
            navigation.pushViewController(PictureScreen(), animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["hidden", "isNavigationBarHidden", "delegate", "bar"]],
                    never: ["covered by", "no target", "scroll view"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 280, y: 402), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { navigation.setNavigationBarHidden(false, animated: false) })
        },
        // The pages begin to scroll before the slider is told of the finger.
        Fault(
            name: "volume-on-one-of-two-pages",
            question:
                "My slider moves when I press it first and wait a bit. Who is quick turns the page instead, "
                    + "from the very knob."
        ) { app in
            let screen = SoundPagesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.volume, .valueChanged),
                truth: Truth(
                    about: [], says: [["scroll", "page", "Page"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 417), to: CGPoint(x: 105, y: 418), duration: 0.12)
                    app.advance(by: 1)
                },
                afterwards: { screen.volume.isEnabled = false })
        },
        // viewForZooming answers with the old plan, and that has gone.
        Fault(
            name: "plan-that-was-replaced",
            question:
                "The plan can be zoomed until the better one is there. The scales are right, the delegate is "
                    + "set, it is even asked."
        ) { app in
            let screen = PlanScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.betterPlanCame()
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroll.pinchGestureRecognizer!),
                truth: Truth(
                    about: ["planScroll"], says: [["viewForZooming"]],
                    never: ["is disabled", "covered by", "isUserInteractionEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 80, to: 240)
                    app.advance(by: 1)
                },
                afterwards: { screen.scroll.maximumZoomScale = 1 })
        },
        // The menu is its primary action. It opens as the finger comes down, and there is no up inside.
        Fault(
            name: "button-with-a-menu-and-an-action",
            question:
                "My button in the bar opens its menu, fine. I also count how often, by touchUpInside, and that "
                    + "is never sent."
        ) { app in
            let screen = OneLetterScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.more, .touchUpInside),
                truth: Truth(
                    about: ["moreButton"], says: [["menu", "Menu"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.more))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.more.isEnabled = false })
        },
    ]
}
