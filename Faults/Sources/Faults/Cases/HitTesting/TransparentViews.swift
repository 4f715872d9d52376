import TouchstoneTesting
import UIKit

private final class TestPanelHost: UIViewController {
    let panel = UIView()
    lazy var reset = UIButton.titled("Reset", "resetButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.alpha = 0.01
        panel.placed("testPanel", CGRect(x: 0, y: 0, width: 120, height: 60), in: view)
        reset.frame = panel.bounds
        panel.addSubview(reset)
    }
}

private final class SettingsScreen: UIViewController {
    let hotSpot = UIView()
    let tripleTap = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        // Invisible but not hidden, in order to receive touches.
        hotSpot.backgroundColor = .red
        hotSpot.alpha = 0.005
        hotSpot.placed("secretHotSpot", CGRect(x: 310, y: 40, width: 80, height: 80), in: view)
        tripleTap.name = "showDebugMenu"
        tripleTap.numberOfTapsRequired = 3
        tripleTap.addTarget(self, action: SettingsScreen.showDebugMenu)
        hotSpot.addGestureRecognizer(tripleTap)
    }

    func showDebugMenu() { view.backgroundColor = .gray }
}

/// A bar over an article. Its background should fade while scrolling, but the whole bar does.
private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
    let close = UIButton(type: .system)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.placed("articlePage", page.frame, in: view)
        page.contentSize = CGSize(width: 390, height: 3000)
        page.delegate = self
        bar.placed("articleBar", bar.frame, in: view)
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: ArticleViewController.closed, for: .touchUpInside)
        close.placed("closeArticle", CGRect(x: 16, y: 40, width: 80, height: 44), in: bar)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        bar.alpha = 1 - min(1, max(0, scrollView.contentOffset.y / 200))
    }
    func closed() { closings += 1 }
}

private final class SnackBar: UIView {
    lazy var undo = UIButton.titled("Undo", "undoButton")

    override func layoutSubviews() {
        super.layoutSubviews()
        if undo.superview == nil { addSubview(undo) }
        undo.frame = CGRect(x: bounds.width - 100, y: 4, width: 90, height: bounds.height - 8)
    }

    func show() {
        alpha = 1
        UIView.animate(withDuration: 1, delay: 3, options: [.curveEaseIn]) { self.alpha = 0 }
    }
}

private final class MailScreen: UIViewController {
    let snackBar = SnackBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        snackBar.alpha = 0
        snackBar.placed("snackBar", CGRect(x: 10, y: 760, width: 370, height: 56), in: view)
    }

    func deleted() { snackBar.show() }
}

extension Fault {
    /// Views whose alpha is below the limit.
    static let transparentViews: [Fault] = [
        Fault(
            name: "hint-that-will-fade-in-two-seconds",
            question:
                "My hint is to stay for two seconds and then fade out. Got it can't be tapped from the beginning.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let hint = UIView().placed("hintBubble", CGRect(x: 45, y: 300, width: 300, height: 120), in: window)
            let gotIt = UIButton.titled("Got it", "gotItButton").placed(
                "gotItButton", CGRect(x: 100, y: 60, width: 100, height: 44), in: hint)
            return InjectedFault(
                wanted: .event(gotIt, .touchUpInside),
                expected: .cause(
                    about: ["hintBubble"], says: [["alpha", "transparent", "opacity", "animat", "fad"]],
                    never: ["outside", "is hidden", "covered by", "has no size"]),
                input: {
                    app.settle()
                    UIView.animate(withDuration: 0.3, delay: 2, options: []) { hint.alpha = 0 }
                    app.advance(by: 0.5)
                    app.fingerTap(at: gotIt)
                },
                afterwards: {
                    app.advance(by: 3)
                    hint.alpha = 1
                })
        },
        Fault(
            name: "panel-at-alpha-one-hundredth",
            question:
                "I set the panel to alpha 0.01 as everybody says, so why can't the UI tests press the button in it?",
            batch: .first
        ) { app in
            let host = TestPanelHost()
            _ = app.makeWindow(root: host)
            return InjectedFault(
                wanted: .event(host.reset, .touchUpInside),
                expected: .cause(
                    about: ["testPanel"], says: [["alpha", "transparent", "opacity"]], never: ["is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: host.reset)
                },
                afterwards: { host.panel.removeFromSuperview() })
        },
        Fault(
            name: "hot-spot-too-transparent",
            question: "My secret debug gesture in the corner never fires, although the view is there. Why?",
            batch: .development
        ) { app in
            let screen = SettingsScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.tripleTap),
                expected: .cause(
                    about: ["secretHotSpot"], says: [["alpha", "transparent", "opacity"]], never: ["is hidden"]),
                input: {
                    app.settle()
                    for _ in 1...3 {
                        app.fingerTap(at: screen.hotSpot)
                        app.advance(by: 0.1)
                    }
                },
                afterwards: { screen.hotSpot.alpha = 1 })
        },
        // After 300 points, alpha is 0.
        Fault(
            name: "bar-that-fades-as-one-reads",
            question: "My bar should lose its colour as one scrolls. It does, and Close in it is lost after a page.",
            batch: .eighth
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.close),
                expected: .cause(
                    about: ["articleBar"], says: [["alpha", "transparent", "clear", "faded"]],
                    never: ["is disabled", "outside", "no target", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.4)
                    app.advance(by: 4)
                    app.fingerTap(at: app.middle(of: screen.close))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.page.contentOffset = .zero })
        },
        Fault(
            name: "toast-fading-out",
            question: "The Undo button of my snack bar sometimes doesn't react. It was still visible when I tapped it.",
            batch: .development
        ) { app in
            let mail = MailScreen()
            _ = app.makeWindow(root: mail)
            return InjectedFault(
                wanted: .view(mail.snackBar.undo),
                expected: .cause(about: ["snackBar"], says: [["alpha", "animat", "fad"]], never: ["is hidden"]),
                input: {
                    app.settle()
                    mail.deleted()
                    app.advance(by: 3.2)
                    app.fingerTap(at: mail.snackBar.undo)
                },
                // It is shown again for the next message.
                afterwards: {
                    app.advance(by: 1)
                    mail.deleted()
                    app.advance(by: 0.5)
                })
        },
    ]
}
