import TouchstoneTesting
import UIKit

/// Overrides of the hit test.
extension Fault {
    static let overridesKept: [Fault] = [
        Fault(
            name: "palette-lets-touches-through-by-a-flag",
            question: "Now and then picking a colour draws a dot on the canvas instead"
        ) { app in
            let studio = StudioScreen()
            _ = app.makeWindow(root: studio)
            return InjectedFault(
                wanted: .view(studio.palette.red),
                truth: Truth(about: ["palette"], says: [["hitTest", "override"]], never: ["is hidden", "outside"]),
                fingers: {
                    app.settle()
                    studio.palette.isDrawing = true
                    app.fingerTap(at: studio.palette.red)
                },
                // The stroke is over.
                afterwards: { studio.palette.isDrawing = false })
        },
        Fault(
            name: "hit-test-finds-hidden-views",
            question: "Play in the video view doesn't start it. No overlay is shown over it at the moment."
        ) { app in
            let video = VideoView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
            let window = app.makeWindow()
            window.addSubview(video)
            return InjectedFault(
                wanted: .event(video.play, .touchUpInside),
                truth: Truth(about: ["videoView"], says: [["hitTest", "override"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: video.play)
                },
                afterwards: {
                    video.failure.removeFromSuperview()
                    video.play.isHidden = true
                })
        },
        Fault(
            name: "tap-area-made-smaller",
            question: "I wanted a larger tap area for my close icon, but it has become harder to hit"
        ) { app in
            let window = app.makeWindow()
            let icon = CloseIcon(frame: CGRect(x: 330, y: 60, width: 44, height: 44))
            icon.accessibilityIdentifier = "closeIcon"
            window.addSubview(icon)
            return InjectedFault(
                wanted: .view(icon),
                truth: Truth(
                    about: ["closeIcon"], says: [["point(inside", "pointInside"]], never: ["cover", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 336, y: 66))
                },
                afterwards: { icon.touchInset = -10 })
        },
        Fault(
            name: "pass-through-window-knows-only-its-root",
            question:
                "My overlay window passes touches through to the app, it says so in hitTest. Still nothing reacts."
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
                truth: Truth(
                    about: [],
                    says: [["overlayWindow", "stage"], ["in front", "cover", "above", "on top", "window"]],
                    never: ["is hidden", "buyButton has"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: buy)
                },
                afterwards: {
                    banners.stage.removeFromSuperview()
                    overlay.isHidden = true
                })
        },
    ]
}

private final class Palette: UIView {
    let red = UIButton.titled("Red", "redButton")
    let blue = UIButton.titled("Blue", "blueButton")
    /// A stroke that runs under the palette goes on.
    var isDrawing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "palette"
        addSubview(red)
        addSubview(blue)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        red.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        blue.frame = CGRect(x: 80, y: 10, width: 60, height: 60)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isDrawing ? nil : super.hitTest(point, with: event)
    }
}

private final class StudioScreen: UIViewController {
    let canvas = UIView()
    let palette = Palette()

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.placed("canvas", view.bounds, in: view)
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        palette.placed("palette", CGRect(x: 120, y: 740, width: 150, height: 80), in: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        canvas.frame = view.bounds
    }
}

private final class VideoView: UIView {
    let play = UIButton.titled("▶", "playButton")
    let failure = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "videoView"
        failure.accessibilityIdentifier = "failureView"
        failure.isHidden = true
        addSubview(play)
        addSubview(failure)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        failure.frame = bounds
        play.frame = CGRect(x: bounds.midX - 40, y: bounds.midY - 40, width: 80, height: 80)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in subviews.reversed() where view.frame.contains(point) { return view }
        return super.hitTest(point, with: event)
    }
}

private final class CloseIcon: UIButton {
    var touchInset: CGFloat = 10

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: touchInset, dy: touchInset).contains(point)
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
