import TouchstoneTesting
import UIKit

// Where a touch lands: enlarged areas, searches of one's own, what lies in front, and what was to be only for a moment.

private let covering = ["cover", "in front", "on top", "above", "overlap", "answers first"]
private let beyond = ["outside", "beyond", "not inside", "out of", "sticks out", "hangs out"]

/// Twenty points more on each side, for thick fingers.
private final class RoomyButton: UIButton {
    private(set) var taps = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: RoomyButton.tapped, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }

    func tapped() { taps += 1 }
}

private final class ReaderViewController: UIViewController {
    let toolBar = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 44))
    let share = RoomyButton(frame: CGRect(x: 300, y: 4, width: 36, height: 36))

    override func viewDidLoad() {
        super.viewDidLoad()
        toolBar.accessibilityIdentifier = "toolBar"
        share.accessibilityIdentifier = "shareButton"
        view.addSubview(toolBar)
        toolBar.addSubview(share)
    }
}

/// Less and more, close together.
private final class QuantityView: UIView {
    let minus = RoomyButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let plus = RoomyButton(frame: CGRect(x: 44, y: 0, width: 40, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "quantityView"
        minus.accessibilityIdentifier = "minusButton"
        plus.accessibilityIdentifier = "plusButton"
        addSubview(minus)
        addSubview(plus)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Buys wherever it is tapped, which was right until it got a second button.
private final class ProductCard: UIView {
    let buy = UIButton.titled("Buy", "buyButton")
    let save = UIButton.titled("Save for later", "saveButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        buy.frame = CGRect(x: 16, y: 100, width: 150, height: 44)
        save.frame = CGRect(x: 184, y: 100, width: 150, height: 44)
        addSubview(buy)
        addSubview(save)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? buy : nil
    }
}

/// Tools over a canvas. Only controls take touches, as the ticket said.
private final class ToolOverlay: UIView {
    let undo = UIButton.titled("Undo", "undoButton")
    let chip = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 60))
    let chipTap = UITapGestureRecognizer()
    private(set) var choices = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "toolOverlay"
        undo.frame = CGRect(x: 300, y: 60, width: 70, height: 44)
        chip.accessibilityIdentifier = "colourChip"
        chipTap.name = "chipTap"
        chipTap.addTarget(self, action: ToolOverlay.choose)
        chip.addGestureRecognizer(chipTap)
        addSubview(undo)
        addSubview(chip)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit is UIControl ? hit : nil
    }

    func choose() { choices += 1 }
}

/// For the pencil alone; fingers go through to the photo. The event has no touches yet while it is asked.
private final class PencilLayer: UIView {
    private(set) var strokes = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPencil = event?.allTouches?.contains { $0.type == .pencil } ?? false
        return isPencil ? super.hitTest(point, with: event) : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Lets through what is beside its controls, whose places it remembers, since asking for them each time seemed slow.
private final class GameHUD: UIView {
    let weapons = UIButton.titled("Weapons", "weaponsButton")
    private var areas: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "gameHud"
        weapons.frame = CGRect(x: 270, y: 700, width: 100, height: 60)
        addSubview(weapons)
        remember()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func remember() { areas = subviews.map(\.frame) }
    /// For people who hold the phone in their left hand.
    func moveToTheLeft() { weapons.frame.origin.x = 20 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { areas.contains { $0.contains(point) } }
}

/// Two requests, two spinners, of which it remembers one.
private final class AccountViewController: UIViewController {
    let retry = UIButton.titled("Retry", "retryButton")
    private var spinner: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        retry.placed("retryButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }

    func showSpinner() {
        spinner = UIView().placed("spinnerOverlay", view.bounds, in: view)
    }

    func hideSpinner() {
        spinner?.removeFromSuperview()
        spinner = nil
    }
}

/// A tab bar of one's own.
private final class TabHost: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 764, width: 390, height: 80))
    let tabs = ["Feed", "Profile"].map { UIButton.titled($0, $0.lowercased() + "Tab") }
    private(set) var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "customTabBar"
        view.addSubview(bar)
        for (index, tab) in tabs.enumerated() {
            tab.frame = CGRect(x: index * 195, y: 10, width: 195, height: 44)
            bar.addSubview(tab)
        }
    }

    func show(_ child: UIViewController) {
        shown?.willMove(toParent: nil)
        shown?.view.removeFromSuperview()
        shown?.removeFromParent()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
        shown = child
    }
}

/// A card that is a control. Its description became a text view when it was to have links.
private final class OfferCard: UIControl {
    let text = UITextView(frame: CGRect(x: 16, y: 16, width: 318, height: 60))
    private(set) var openings = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "offerCard"
        text.accessibilityIdentifier = "descriptionView"
        text.text = "Two nights by the sea"
        text.isEditable = false
        text.isScrollEnabled = false
        addSubview(text)
        addTarget(self, action: OfferCard.open, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func open() { openings += 1 }
}

/// Stories side by side, 120 points high, in a scroll view with room for what was planned below them.
private final class HomeViewController: UIViewController {
    let all = UIButton.titled("Show all", "allButton")
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        all.placed("allButton", CGRect(x: 20, y: 260, width: 120, height: 44), in: view)
        carousel.accessibilityIdentifier = "storyCarousel"
        carousel.contentSize = CGSize(width: 1200, height: 120)
        for index in 0..<8 {
            UIView().placed("story \(index)", CGRect(x: 10 + index * 150, y: 0, width: 140, height: 120), in: carousel)
        }
        view.addSubview(carousel)
    }
}

/// Lets in what its camera button sticks out by.
private final class FloatingBar: UIView {
    let camera = UIButton.titled("●", "cameraButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "floatingBar"
        camera.frame = CGRect(x: 165, y: -30, width: 60, height: 60)
        addSubview(camera)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || camera.frame.contains(point)
    }
}

/// Gives back what it took while it saves, if the animation says that it has finished.
private final class FormViewController: UIViewController {
    let form = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let send = UIButton.titled("Send", "sendButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        form.accessibilityIdentifier = "formView"
        view.addSubview(form)
        send.placed("sendButton", CGRect(x: 20, y: 400, width: 350, height: 50), in: form)
    }

    func shake() {
        form.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.5) {
            self.form.center.x += 4
        } completion: { finished in
            guard finished else { return }
            self.form.isUserInteractionEnabled = true
        }
    }

    func layOutAnew() { form.layer.removeAllAnimations() }
}

private final class TipViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tipView"
    }
}

private final class ConsentViewController: UIViewController {
    let allow = UIButton.titled("Allow", "allowButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "consentView"
        allow.placed("allowButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}

extension Fault {
    static let placesAndCovers: [Fault] = [
        // The button's area: y 728…804; the bar: y 744…788; the touch: y 735.
        Fault(
            name: "enlarged-area-ends-at-the-bar",
            question: "I enlarged my share button by 20 points on all sides. Upwards only four of them work."
        ) { app in
            let screen = ReaderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.share, .touchUpInside),
                truth: Truth(about: ["toolBar"], says: [beyond], never: ["is hidden", "covered by", "has no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 318, y: 735))
                },
                afterwards: { screen.toolBar.frame = CGRect(x: 0, y: 700, width: 390, height: 88) })
        },
        // On the screen minus is at x 100…140, plus at x 144…184, and its area begins at 124.
        Fault(
            name: "neighbours-with-enlarged-areas",
            question: "Tapping minus on its right half adds one. The two buttons are four points apart, I measured it."
        ) { app in
            let window = app.makeWindow()
            let quantity = QuantityView(frame: CGRect(x: 100, y: 400, width: 84, height: 40))
            window.addSubview(quantity)
            return InjectedFault(
                wanted: .event(quantity.minus, .touchUpInside),
                truth: Truth(
                    about: ["plusButton"], says: [covering + ["point(inside", "takes", "gets"]],
                    never: ["is hidden", "outside minusButton", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 132, y: 420))
                },
                afterwards: { quantity.plus.frame.origin.x = 100 })
        },
        Fault(
            name: "card-sends-all-touches-to-its-main-button",
            question: "My product card got a second button, Save for later. Whoever taps it buys."
        ) { app in
            let window = app.makeWindow()
            let card = ProductCard().placed("productCard", CGRect(x: 20, y: 300, width: 350, height: 160), in: window)
            return InjectedFault(
                wanted: .event(card.save, .touchUpInside),
                truth: Truth(
                    about: ["productCard"], says: [["hitTest"]],
                    never: ["outside", "is hidden", "covered by buyButton", "buyButton is in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card.save)
                },
                afterwards: { card.buy.removeFromSuperview() })
        },
        Fault(
            name: "pass-through-for-controls-alone",
            question:
                "Undo in my overlay works, and so does drawing through it. The tap on a colour chip does not fire."
        ) { app in
            let window = app.makeWindow()
            UIView().placed("canvas", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            let overlay = ToolOverlay(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(overlay)
            return InjectedFault(
                wanted: .recognizer(overlay.chipTap),
                truth: Truth(
                    about: ["toolOverlay"], says: [["hitTest"]],
                    never: ["canvas is in front", "outside", "disabled", "covered by canvas"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: overlay.chip)
                    app.advance(by: 0.5)
                },
                afterwards: { overlay.chip.removeGestureRecognizer(overlay.chipTap) })
        },
        Fault(
            name: "hit-test-asks-the-event-for-its-touches",
            question: "The layer over my photo is for the pencil. It checks the touch's type, and never gets any."
        ) { app in
            let window = app.makeWindow()
            UIView().placed("photo", CGRect(x: 0, y: 80, width: 390, height: 700), in: window)
            let layer = PencilLayer().placed("pencilLayer", CGRect(x: 0, y: 80, width: 390, height: 700), in: window)
            return InjectedFault(
                wanted: .view(layer),
                truth: Truth(
                    about: ["pencilLayer"], says: [["hitTest"]],
                    never: ["allowedTouchTypes", "outside", "is hidden", "covered by photo"]),
                fingers: {
                    app.settle()
                    @MainActor func pencil(_ phase: TouchSample.Phase, _ point: CGPoint) {
                        var sample = TouchSample(id: 5, phase: phase, time: app.clock.now, location: point)
                        sample.type = .pencil
                        app.send([sample])
                        app.advance(by: 1.0 / 60)
                    }
                    pencil(.began, CGPoint(x: 150, y: 400))
                    for step in 1...10 { pencil(.moved, CGPoint(x: 150 + 10 * CGFloat(step), y: 400)) }
                    pencil(.ended, CGPoint(x: 250, y: 400))
                },
                touch: 5,
                afterwards: { layer.isHidden = true })
        },
        Fault(
            name: "remembered-areas-of-a-button-that-moved",
            question: "For left-handed people I move the weapons button to the left edge. There it does not react."
        ) { app in
            let window = app.makeWindow()
            let hud = GameHUD(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(hud)
            return InjectedFault(
                wanted: .event(hud.weapons, .touchUpInside),
                truth: Truth(
                    about: ["gameHud"], says: [["point(inside"]],
                    never: ["is hidden", "has no size", "outside weaponsButton"]),
                fingers: {
                    app.settle()
                    hud.moveToTheLeft()
                    app.fingerTap(at: hud.weapons)
                },
                afterwards: { hud.remember() })
        },
        Fault(
            name: "spinner-shown-twice-and-removed-once",
            question: "Two requests, then the spinner is hidden. Retry does not react; the spinner property is nil."
        ) { app in
            let screen = AccountViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.retry, .touchUpInside),
                truth: Truth(
                    about: ["spinnerOverlay"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    screen.showSpinner()
                    screen.showSpinner()
                    app.advance(by: 1)
                    screen.hideSpinner()
                    app.settle()
                    app.fingerTap(at: screen.retry)
                },
                afterwards: { screen.view.subviews.last?.removeFromSuperview() })
        },
        Fault(
            name: "child-shown-over-the-custom-tab-bar",
            question: "I can switch from the feed to the profile, and never back. The tabs can still be seen."
        ) { app in
            let host = TabHost()
            _ = app.makeWindow(root: host)
            let profile = UIViewController()
            profile.view.accessibilityIdentifier = "profileView"
            return InjectedFault(
                wanted: .event(host.tabs[0], .touchUpInside),
                truth: Truth(
                    about: ["profileView"], says: [covering], never: ["is hidden", "outside", "no target", "is gone"]),
                fingers: {
                    app.settle()
                    host.show(profile)
                    app.settle()
                    app.fingerTap(at: host.tabs[0])
                },
                afterwards: { host.view.bringSubviewToFront(host.bar) })
        },
        Fault(
            name: "description-in-a-text-view",
            question: "My offer card opens when it is tapped at its edge, and not on the text, which nobody can edit."
        ) { app in
            let window = app.makeWindow()
            let card = OfferCard(frame: CGRect(x: 20, y: 300, width: 350, height: 92))
            window.addSubview(card)
            return InjectedFault(
                wanted: .event(card, .touchUpInside),
                truth: Truth(
                    about: ["descriptionView"], says: [], never: ["is hidden", "no target", "isEditable", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 340))
                    app.advance(by: 0.5)
                },
                afterwards: { card.text.isUserInteractionEnabled = false })
        },
        // The button: y 260…304. The stories end at 220, their scroll view at 400.
        Fault(
            name: "carousel-taller-than-its-stories",
            question: "Show all lies below my stories, there is nothing over it. It is never even highlighted."
        ) { app in
            let screen = HomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.all, .touchUpInside),
                truth: Truth(
                    about: ["storyCarousel"], says: [covering],
                    never: ["is hidden", "outside", "delaysContentTouches", "contentSize"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.all)
                },
                afterwards: { screen.carousel.frame.size.height = 120 })
        },
        // The camera: y 730…790 on the screen. The bar lets it in; what holds the bar begins at 760.
        Fault(
            name: "only-the-inner-one-lets-the-overflow-in",
            question: "My bar overrides point(inside:) for its camera button, as everybody says. The top is still dead."
        ) { app in
            let window = app.makeWindow()
            let host = UIView().placed("toolbarHost", CGRect(x: 0, y: 760, width: 390, height: 84), in: window)
            let bar = FloatingBar(frame: CGRect(x: 0, y: 0, width: 390, height: 84))
            host.addSubview(bar)
            return InjectedFault(
                wanted: .event(bar.camera, .touchUpInside),
                truth: Truth(
                    about: ["toolbarHost"], says: [beyond],
                    never: ["is hidden", "has no size", "point(inside:with:) of floatingBar"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 740))
                },
                afterwards: { host.frame = CGRect(x: 0, y: 720, width: 390, height: 124) })
        },
        // The panel is seen at x 120…270, y 325…475, the button at x 220…260, y 335…355. (360, 365) is the panel's
        // origin on the screen and the button's middle in it, added up.
        Fault(
            name: "frames-added-up-in-a-scaled-panel",
            question: "My UI test adds up frames, taps (360, 365), and Zoom in the mini panel does not react."
        ) { app in
            let window = app.makeWindow()
            let panel = UIView()
            panel.accessibilityIdentifier = "scaledPanel"
            panel.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
            panel.center = CGPoint(x: 195, y: 400)
            panel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            window.addSubview(panel)
            let zoom = UIButton.titled("Zoom", "zoomButton").placed(
                "zoomButton", CGRect(x: 200, y: 20, width: 80, height: 40), in: panel)
            return InjectedFault(
                wanted: .event(zoom, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [["scaledPanel", "zoomButton"], beyond + ["misses", "not in", "not on", "beside"]],
                    never: ["covered by", "is hidden", "has no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 360, y: 365))
                },
                afterwards: { panel.transform = .identity })
        },
        Fault(
            name: "hint-that-will-fade-in-two-seconds",
            question: "My hint is to stay for two seconds and then fade out. Got it can't be tapped from the beginning."
        ) { app in
            let window = app.makeWindow()
            let hint = UIView().placed("hintBubble", CGRect(x: 45, y: 300, width: 300, height: 120), in: window)
            let gotIt = UIButton.titled("Got it", "gotItButton").placed(
                "gotItButton", CGRect(x: 100, y: 60, width: 100, height: 44), in: hint)
            return InjectedFault(
                wanted: .event(gotIt, .touchUpInside),
                truth: Truth(
                    about: ["hintBubble"], says: [["alpha", "transparent", "opacity", "animat", "fad"]],
                    never: ["outside", "is hidden", "covered by", "has no size"]),
                fingers: {
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
            name: "interaction-given-back-only-when-finished",
            question:
                "The form shakes at a wrong code. Sometimes nothing in it reacts any more, long after the shaking."
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.send, .touchUpInside),
                truth: Truth(
                    about: ["formView"], says: [["interaction"]],
                    never: ["is hidden", "covered by", "is being animated", "beginIgnoring"]),
                fingers: {
                    app.settle()
                    screen.shake()
                    app.advance(by: 0.2)
                    screen.layOutAnew()
                    app.advance(by: 2)
                    app.fingerTap(at: screen.send)
                },
                afterwards: { screen.form.isUserInteractionEnabled = true })
        },
        // A controller that presents already presents nobody else, and only says so in the log.
        Fault(
            name: "second-sheet-while-the-first-is-up",
            question: "The consent comes right after the tip. My test taps Allow in it, and allow is not called."
        ) { app in
            let home = UIViewController()
            _ = app.makeWindow(root: home)
            let (tip, consent) = (TipViewController(), ConsentViewController())
            consent.loadViewIfNeeded()
            return InjectedFault(
                wanted: .event(consent.allow, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [
                        ["window", "on the screen", "not shown", "not presented", "never presented"],
                        ["no ", "not ", "never", "without", "nowhere"],
                    ],
                    never: ["outside", "is hidden", "no target", "alpha"]),
                fingers: {
                    app.settle()
                    home.present(tip, animated: false)
                    home.present(consent, animated: false)
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 525))
                },
                afterwards: { home.dismiss(animated: false) })
        },
    ]
}
