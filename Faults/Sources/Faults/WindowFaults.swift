import TouchstoneTesting
import UIKit

/// Windows in front, windows that are not shown, views that are in none.
extension Fault {
    static let windows: [Fault] = [
        Fault(
            name: "toast-window-in-front",
            question: "For a few seconds after any toast the whole app ignores taps"
        ) { app in
            let player = PlayerScreen()
            _ = app.makeWindow("mainWindow", root: player)
            let toaster = Toaster()
            return InjectedFault(
                wanted: .view(player.pause),
                truth: Truth(
                    about: ["toastWindow"], says: [["window"], ["in front", "cover", "above", "on top", "level"]]),
                fingers: {
                    app.settle()
                    toaster.show("Saved to library")
                    app.advance(by: 1)
                    app.fingerTap(at: player.pause)
                },
                // The window is gone for good.
                afterwards: {
                    app.advance(by: 10)
                    player.pause.isEnabled = false
                })
        },
        Fault(
            name: "second-window-never-shown",
            question: "The floating mini player's buttons don't work. I called makeKey on its window!"
        ) { app in
            let library = PlayerScreen()
            _ = app.makeWindow("mainWindow", root: library)
            let floating = MiniPlayer()
            floating.open()
            return InjectedFault(
                wanted: .event(floating.screen.pause, .touchUpInside),
                truth: Truth(
                    about: ["miniPlayerWindow"], says: [["hidden", "not shown", "not visible", "never shown"]],
                    never: ["alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                },
                afterwards: { floating.window.isHidden = false })
        },
        Fault(
            name: "overlay-window-without-a-root",
            question: "The help bubble's close button gets no touches. It has superview and everything, I think."
        ) { app in
            let main = PlayerScreen()
            _ = app.makeWindow("mainWindow", root: main)
            let help = HelpOverlay()
            help.show()
            return InjectedFault(
                wanted: .view(help.close),
                truth: Truth(
                    about: ["closeHelp"],
                    says: [
                        [
                            "no window", "not in a window", "in no", "not in any", "no superview", "without a window",
                            "any window",
                        ]
                    ],
                    never: ["is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 120))
                },
                afterwards: {
                    help.window.rootViewController = UIViewController()
                    help.window.addSubview(help.close)
                    app.settle()
                })
        },
    ]
}

private final class PlayerScreen: UIViewController {
    let pause = UIButton.titled("Pause", "pauseButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerView"
        pause.placed("pauseButton", CGRect(x: 145, y: 600, width: 100, height: 50), in: view)
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

@MainActor
private final class HelpOverlay {
    let window = UIWindow(frame: CGRect(x: 0, y: 80, width: 390, height: 200))
    let close = UIButton.titled("×", "closeHelp")

    func show() {
        window.accessibilityIdentifier = "helpWindow"
        window.windowLevel = .statusBar
        close.frame = CGRect(x: 320, y: 20, width: 40, height: 40)
        window.rootViewController?.view.addSubview(close)
        window.isHidden = false
    }
}
