import TouchstoneTesting
import UIKit

/// Views that were hidden or faded.
extension Fault {
    static let hiddenKept: [Fault] = [
        Fault(
            name: "panel-at-alpha-one-hundredth",
            question:
                "I set the panel to alpha 0.01 as everybody says, so why can't the UI tests press the button in it?"
        ) { app in
            let host = TestPanelHost()
            _ = app.makeWindow(root: host)
            return InjectedFault(
                wanted: .event(host.reset, .touchUpInside),
                truth: Truth(about: ["testPanel"], says: [["alpha", "transparent", "opacity"]], never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: host.reset)
                },
                afterwards: { host.panel.removeFromSuperview() })
        },
        Fault(
            name: "floating-button-hidden-by-scrolling",
            question: "The floating compose button does nothing sometimes when I'm in the middle of the list"
        ) { app in
            let list = TimelineScreen()
            _ = app.makeWindow(root: list)
            return InjectedFault(
                wanted: .view(list.compose),
                truth: Truth(about: ["composeButton"], says: [["hidden"]], never: ["cover"]),
                fingers: {
                    app.settle()
                    list.scroller.contentOffset = CGPoint(x: 0, y: 400)
                    app.settle()
                    app.fingerTap(at: list.compose)
                },
                afterwards: {
                    list.scroller.contentOffset = .zero
                    app.settle()
                })
        },
        Fault(
            name: "placeholder-shown-instead-of-the-content",
            question: "Tapping a tag in the cloud does nothing right after launch; a second later it works"
        ) { app in
            let screen = TagScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.tags[1]),
                truth: Truth(about: ["tagCloud"], says: [["hidden"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.tags[1])
                },
                afterwards: { screen.state = .loaded })
        },
        Fault(
            name: "layer-opacity-of-an-ancestor",
            question: "The tap on the map pin's callout isn't recognized. The pin view itself has alpha 1."
        ) { app in
            let window = app.makeWindow()
            let map = PinLayerView()
            map.placed("map", window.bounds, in: window)
            return InjectedFault(
                wanted: .recognizer(map.calloutTap),
                truth: Truth(
                    about: ["pins"], says: [["alpha", "opacity", "transparent"]], never: ["callout has alpha"]),
                fingers: {
                    app.settle()
                    map.zoomChanged(to: 3)
                    app.fingerTap(at: map.callout)
                },
                afterwards: { map.zoomChanged(to: 14) })
        },
    ]
}

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

private final class TimelineScreen: UIViewController, UIScrollViewDelegate {
    let scroller = UIScrollView()
    let compose = UIButton.titled("+", "composeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.delegate = self
        scroller.contentSize = CGSize(width: 390, height: 3000)
        scroller.placed("timeline", view.bounds, in: view)
        compose.placed("composeButton", CGRect(x: 310, y: 740, width: 56, height: 56), in: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        compose.isHidden = scrollView.contentOffset.y > 100
    }
}

private final class TagScreen: UIViewController {
    enum State { case loading, loaded }
    let placeholder = UILabel()
    let cloud = UIView()
    let tags = ["swift", "linux", "touch"].map { UIButton.titled("#" + $0, $0 + "Tag") }
    var state = State.loading {
        didSet { render() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        cloud.placed("tagCloud", CGRect(x: 0, y: 200, width: 390, height: 60), in: view)
        placeholder.text = "Loading…"
        placeholder.placed("placeholder", CGRect(x: 0, y: 200, width: 390, height: 60), in: view)
        for (index, tag) in tags.enumerated() {
            tag.frame = CGRect(x: 10 + index * 120, y: 10, width: 110, height: 40)
            cloud.addSubview(tag)
        }
        render()
    }

    private func render() {
        placeholder.isHidden = state == .loaded
        cloud.isHidden = state == .loading
    }
}

private final class PinLayerView: UIView {
    let pins = UIView()
    let callout = UIView()
    let calloutTap = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        pins.accessibilityIdentifier = "pins"
        addSubview(pins)
        callout.placed("callout", CGRect(x: 100, y: 300, width: 160, height: 60), in: pins)
        calloutTap.name = "openPlace"
        callout.addGestureRecognizer(calloutTap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        pins.frame = bounds
    }

    /// Pins fade as one zooms out.
    func zoomChanged(to level: Int) { pins.layer.opacity = level < 5 ? 0 : 1 }
}
