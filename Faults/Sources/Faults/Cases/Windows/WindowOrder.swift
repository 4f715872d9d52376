import TouchstoneTesting
import UIKit

private final class PlayerScreen: UIViewController {
    let pause = UIButton.titled("Pause", "pauseButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerView"
        pause.placed("pauseButton", CGRect(x: 145, y: 600, width: 100, height: 50), in: view)
    }
}

@MainActor
private final class MiniPlayer {
    let screen = PlayerScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)

    func open() {
        window.accessibilityIdentifier = "miniPlayerWindow"
        window.windowLevel = .normal + 1
        window.rootViewController = screen
        screen.view.accessibilityIdentifier = "miniPlayerView"
        screen.pause.accessibilityIdentifier = "miniPauseButton"
        screen.view.frame = window.bounds
        window.addSubview(screen.view)
        window.makeKey()
    }
}

/// The first screen.
private final class AccountViewController: UIViewController {
    let logOut = UIButton.titled("Log out", "logOutButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "accountView"
        logOut.placed("logOutButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

/// A custom alert in its own window.
private final class WarningViewController: UIViewController {
    let agree = UIButton.titled("OK", "agreeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        agree.placed("agreeButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit == rootViewController?.view ? nil : hit
    }
}

private final class BannerScreen: UIViewController {
    let stage = UIView()
    private let banner = UIButton.titled("New version", "banner")

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.accessibilityIdentifier = "stage"
        view.addSubview(stage)
        stage.addSubview(banner)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.frame = view.bounds
        banner.frame = CGRect(x: 20, y: 40, width: 350, height: 50)
    }
}

@MainActor
private final class Toaster {
    private var window: UIWindow?

    func show(_ text: String) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.accessibilityIdentifier = "toastWindow"
        window.windowLevel = .alert
        window.backgroundColor = .clear
        let root = UIViewController()
        let label = UILabel(frame: CGRect(x: 40, y: 60, width: 310, height: 44))
        label.text = text
        root.view.addSubview(label)
        window.rootViewController = root
        window.isHidden = false
        self.window = window
        UIView.animate(withDuration: 0.3, delay: 4) {
            label.alpha = 0
        } completion: { _ in
            self.window?.isHidden = true
            self.window = nil
        }
    }
}

/// Hit-tests only the root view, as windows that draw touches do.
private final class TouchDrawingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let root = rootViewController?.view else { return nil }
        return root.hitTest(convert(point, to: root), with: event)
    }
}

extension Fault {
    /// Windows that are hidden, disabled or in front of the wanted one.
    static let windowOrder: [Fault] = [
        Fault(
            name: "second-window-never-shown",
            question: "The floating mini player's buttons don't work. I called makeKey on its window!",
            batch: .development
        ) { app in
            let library = PlayerScreen()
            _ = app.makeWindow("mainWindow", root: library)
            let floating = MiniPlayer()
            floating.open()
            return InjectedFault(
                wanted: .event(floating.screen.pause, .touchUpInside),
                expected: .cause(
                    about: ["miniPlayerWindow"], says: [["hidden", "not shown", "not visible", "never shown"]],
                    never: ["alpha"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                },
                afterwards: { floating.window.isHidden = false })
        },
        // The window with the higher level is in front, regardless of the order of showing (HT-33).
        Fault(
            name: "main-window-raised-above-the-alerts",
            question:
                "I raised my main window above the status bar's level, to draw there. OK in my alert's window is dead.",
            batch: .seventh
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
                expected: .cause(
                    about: ["mainWindow"], says: [.covering + ["windowLevel", "level", "behind"]],
                    never: ["is disabled", "no target", "is not shown", "alpha", "keyboard"]),
                input: {
                    app.settle()
                    window.makeKeyAndVisible()
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 425))
                    app.advance(by: 0.3)
                },
                afterwards: { main.windowLevel = .normal })
        },
        Fault(
            name: "pass-through-window-knows-only-its-root",
            question:
                "My overlay window passes touches through to the app, it says so in hitTest. Still nothing reacts.",
            batch: .first
        ) { app in
            let shop = UIViewController()
            let buy = UIButton.titled("Buy", "buyButton")
            buy.placed("buyButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: shop.view)
            _ = app.makeWindow("mainWindow", root: shop)
            let overlay = PassThroughWindow(frame: app.application.screen.bounds)
            overlay.accessibilityIdentifier = "overlayWindow"
            overlay.windowLevel = .statusBar
            let banners = BannerScreen()
            overlay.rootViewController = banners
            overlay.isHidden = false
            return InjectedFault(
                wanted: .view(buy),
                expected: .cause(
                    about: [],
                    says: [["overlayWindow", "stage"], ["in front", "cover", "above", "on top", "window"]],
                    never: ["is hidden", "buyButton has"]),
                input: {
                    app.settle()
                    app.fingerTap(at: buy)
                },
                afterwards: {
                    banners.stage.removeFromSuperview()
                    overlay.isHidden = true
                })
        },
        Fault(
            name: "toast-window-in-front",
            question: "For a few seconds after any toast the whole app ignores taps",
            batch: .development
        ) { app in
            let player = PlayerScreen()
            _ = app.makeWindow("mainWindow", root: player)
            let toaster = Toaster()
            return InjectedFault(
                wanted: .view(player.pause),
                expected: .cause(
                    about: ["toastWindow"], says: [["window"], ["in front", "cover", "above", "on top", "level"]]),
                input: {
                    app.settle()
                    toaster.show("Saved to library")
                    app.advance(by: 1)
                    app.fingerTap(at: player.pause)
                },
                // The window is removed for good.
                afterwards: {
                    app.advance(by: 10)
                    player.pause.isEnabled = false
                })
        },
        Fault(
            name: "undo-in-a-window-that-is-off",
            question: "My toast's window must not keep touches from the app, and does not. But its Undo is dead.",
            batch: .fifth
        ) { app in
            _ = app.makeWindow("mainWindow", root: UIViewController())
            let toast = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            toast.accessibilityIdentifier = "toastWindow"
            toast.windowLevel = UIWindow.Level(rawValue: 1)
            toast.isUserInteractionEnabled = false
            toast.isHidden = false
            let undo = UIButton.titled("Undo", "undoButton").placed(
                "undoButton", CGRect(x: 270, y: 760, width: 100, height: 50), in: toast)
            return InjectedFault(
                wanted: .event(undo, .touchUpInside),
                expected: .cause(
                    about: ["toastWindow"], says: [["interaction"]],
                    never: ["covered by", "is disabled", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: undo)
                    app.advance(by: 0.3)
                },
                afterwards: { toast.isUserInteractionEnabled = true })
        },
        // The snack bar is a subview of the window, beside the controller's view.
        Fault(
            name: "window-that-asks-its-root-alone",
            question: "Undo in my snack bar works in the app, and not in the build that shows where it is touched.",
            batch: .eighth
        ) { app in
            let window = TouchDrawingWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "drawingWindow"
            let screen = UIViewController()
            screen.loadViewIfNeeded()
            screen.view.accessibilityIdentifier = "mailView"
            window.rootViewController = screen
            window.makeKeyAndVisible()
            let bar = UIView().placed("snackBar", CGRect(x: 20, y: 740, width: 350, height: 60), in: window)
            let undo = UIButton.titled("Undo", "undoButton")
            undo.placed("undoButton", CGRect(x: 250, y: 8, width: 90, height: 44), in: bar)
            return InjectedFault(
                wanted: .view(undo),
                expected: .cause(
                    about: ["drawingWindow"], says: [["point(inside", "hitTest", "overrid"]],
                    never: ["is disabled", "is hidden", "outside", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: undo))
                    app.advance(by: 0.5)
                },
                // The application retains the window.
                afterwards: { withExtendedLifetime(window) { bar.isHidden = true } })
        },
    ]
}
