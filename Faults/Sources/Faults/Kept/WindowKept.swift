import TouchstoneTesting
import UIKit

/// Windows in front, controllers in front, views that are in no window.
extension Fault {
    static let windowsKept: [Fault] = [
        Fault(
            name: "debug-window-behind-the-main-one",
            question: "My debug button in its own window worked until I changed the root controller at log-in"
        ) { app in
            let main = app.makeWindow("mainWindow", root: FeedScreen())
            let tools = UIWindow(frame: CGRect(x: 0, y: 100, width: 80, height: 80))
            tools.accessibilityIdentifier = "debugWindow"
            let button = UIButton.titled("⚙︎", "debugButton")
            button.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
            tools.addSubview(button)
            tools.isHidden = false
            return InjectedFault(
                wanted: .view(button),
                truth: Truth(
                    about: ["mainWindow"],
                    says: [["window"], ["in front", "cover", "above", "on top", "behind", "level"]],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    main.rootViewController = FeedScreen()
                    main.makeKeyAndVisible()
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 40, y: 140))
                },
                afterwards: { tools.windowLevel = .alert })
        },
        Fault(
            name: "log-in-presented-over-the-feed",
            question: "Deep link: my UI test taps Like in the feed, no like is counted"
        ) { app in
            let feed = FeedScreen()
            _ = app.makeWindow(root: feed)
            let logIn = UIViewController()
            logIn.view.accessibilityIdentifier = "logInSheet"
            return InjectedFault(
                wanted: .event(feed.like, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [
                        ["logInSheet", "PresentationContainer", "presented", "presentation"],
                        ["cover", "in front", "on top", "above", "over"],
                    ], never: ["is hidden"]),
                fingers: {
                    app.settle()
                    feed.present(logIn, animated: false)
                    app.settle()
                    app.fingerTap(at: feed.like)
                },
                afterwards: {
                    logIn.dismiss(animated: false)
                    app.settle()
                })
        },
        Fault(
            name: "button-made-anew-on-reload",
            question: "I hold the button in a property, I see it, I tap it, my action isn't called"
        ) { app in
            let basket = BasketScreen()
            _ = app.makeWindow(root: basket)
            app.settle()
            let first = basket.checkOut!
            return InjectedFault(
                wanted: .view(first),
                truth: Truth(
                    about: ["checkOutButton"],
                    says: [
                        [
                            "no window", "not in a window", "in no", "not in any", "no superview", "without a window",
                            "any window",
                        ]
                    ],
                    never: ["hidden", "alpha"]),
                fingers: {
                    app.settle()
                    basket.reload()
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                },
                // Then it hangs in the window again.
                afterwards: {
                    basket.checkOut.removeFromSuperview()
                    basket.view.addSubview(first)
                })
        },
        Fault(
            name: "dimming-view-left-clear",
            question: "After I swipe my custom drawer away everything looks normal and nothing reacts"
        ) { app in
            let home = DrawerScreen()
            _ = app.makeWindow(root: home)
            return InjectedFault(
                wanted: .event(home.start, .touchUpInside),
                truth: Truth(
                    about: ["dimmingView"], says: [["cover", "in front", "on top", "above", "overlap"]],
                    never: ["is hidden", "animat"]),
                fingers: {
                    app.settle()
                    home.openDrawer()
                    app.advance(by: 1)
                    home.closeDrawer()
                    app.advance(by: 1)
                    app.fingerTap(at: home.start)
                },
                afterwards: { home.openDrawer() })
        },
    ]
}

private final class FeedScreen: UIViewController {
    let like = UIButton.titled("Like", "likeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "feed"
        like.placed("likeButton", CGRect(x: 20, y: 400, width: 100, height: 44), in: view)
    }
}

private final class BasketScreen: UIViewController {
    var checkOut: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    func reload() {
        view.subviews.forEach { $0.removeFromSuperview() }
        checkOut = UIButton.titled("Check out", checkOut == nil ? "checkOutButton" : "reloadedButton")
        checkOut.frame = CGRect(x: 20, y: 700, width: 350, height: 50)
        view.addSubview(checkOut)
    }
}

private final class DrawerScreen: UIViewController {
    let start = UIButton.titled("Start", "startButton")
    private let drawer = UIView()
    private let dimming = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        start.placed("startButton", CGRect(x: 250, y: 500, width: 120, height: 50), in: view)
    }

    func openDrawer() {
        dimming.backgroundColor = .black.withAlphaComponent(0.4)
        dimming.placed("dimmingView", view.bounds, in: view)
        drawer.placed("drawer", CGRect(x: -240, y: 0, width: 240, height: 844), in: view)
        UIView.animate(withDuration: 0.3) { self.drawer.frame.origin.x = 0 }
    }

    func closeDrawer() {
        UIView.animate(withDuration: 0.3) {
            self.drawer.frame.origin.x = -240
            self.dimming.backgroundColor = .clear
        } completion: { _ in
            self.drawer.removeFromSuperview()
        }
    }
}
