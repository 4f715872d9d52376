import TouchstoneTesting
import UIKit

private final class ArticleViewController: UIViewController {
    let share = UIButton(type: .system)
    private(set) var shared = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        share.setTitle("Share", for: .normal)
        share.menu = UIMenu(children: [
            UIAction(title: "Copy link") { _ in }, UIAction(title: "Open in browser") { _ in },
        ])
        share.addTarget(self, action: ArticleViewController.shareNow, for: .touchUpInside)
        share.placed("shareButton", CGRect(x: 145, y: 300, width: 100, height: 44), in: view)
    }

    func shareNow() { shared += 1 }
}

/// A film that pauses at the touch-down on its slider and continues at its end. A tap on the track also seeks.
private final class SeekViewController: UIViewController {
    let track = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 34))
    lazy var tap = UITapGestureRecognizer(target: self, action: SeekViewController.tapped)
    private(set) var isPaused = false

    override func viewDidLoad() {
        super.viewDidLoad()
        track.value = 0.5
        track.addTarget(self, action: SeekViewController.pause, for: .touchDown)
        track.addTarget(self, action: SeekViewController.goOn, for: .touchUpInside)
        tap.name = "seekTap"
        track.addGestureRecognizer(tap)
        track.placed("trackSlider", track.frame, in: view)
    }
    func pause() { isPaused = true }
    func goOn() { isPaused = false }
    func tapped() {}
}

/// A drawer that follows the finger and contains a button.
private final class FilterViewController: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    let applyButton = UIButton(type: .system)
    lazy var panelPan = UIPanGestureRecognizer(target: self, action: FilterViewController.dragged)
    private(set) var applied = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "panel"
        view.addSubview(panel)
        applyButton.accessibilityIdentifier = "applyButton"
        applyButton.frame = CGRect(x: 45, y: 100, width: 300, height: 50)
        applyButton.addTarget(self, action: FilterViewController.apply, for: .touchUpInside)
        panel.addSubview(applyButton)
        panelPan.name = "panelPan"
        panel.addGestureRecognizer(panelPan)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {}
    func apply() { applied += 1 }
}

/// Counts the use of fields.
private final class AddressViewController: UIViewController {
    let country = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    lazy var usage = UITapGestureRecognizer(target: self, action: AddressViewController.count)
    private(set) var uses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        country.accessibilityIdentifier = "countryField"
        view.addSubview(country)
        usage.name = "usageTap"
        country.addGestureRecognizer(usage)
    }

    func count() { uses += 1 }
}

/// A slider in a sheet that a drag in any direction closes.
private final class VolumeViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
    let volume = UISlider(frame: CGRect(x: 45, y: 100, width: 300, height: 34))
    lazy var pull = UIPanGestureRecognizer(target: self, action: VolumeViewController.pulled)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "volumeSheet"
        volume.accessibilityIdentifier = "volumeSlider"
        volume.addTarget(self, action: VolumeViewController.changed, for: .valueChanged)
        view.addSubview(sheet)
        sheet.addSubview(volume)
        pull.name = "sheetPan"
        sheet.addGestureRecognizer(pull)
    }

    func pulled() { log.append("pull") }
    func changed() { log.append("change") }
}

private final class PlayerViewController: UIViewController {
    let key = TouchLogView(frame: CGRect(x: 45, y: 300, width: 300, height: 100))
    lazy var fullScreenTap = UITapGestureRecognizer(target: self, action: PlayerViewController.fullScreen)
    private(set) var switches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        key.accessibilityIdentifier = "pianoKey"
        view.addSubview(key)
        fullScreenTap.name = "fullScreenTap"
        fullScreenTap.numberOfTapsRequired = 2
        fullScreenTap.delaysTouchesBegan = true
        view.addGestureRecognizer(fullScreenTap)
    }

    func fullScreen() { switches += 1 }
}

private final class CounterViewController: UIViewController {
    let plusButton = UIButton(type: .system)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        plusButton.setTitle("+1", for: .normal)
        plusButton.accessibilityIdentifier = "plusButton"
        plusButton.frame = CGRect(x: 95, y: 500, width: 200, height: 60)
        plusButton.addTarget(self, action: CounterViewController.increase, for: .touchUpInside)
        view.addSubview(plusButton)
    }

    func increase() { count += 1 }
    /// Opens a menu for testers after four taps anywhere.
    func showDebugMenu() {}
}

extension Fault {
    /// Recognizers that cancel or delay the touches of a view.
    static let cancelledTouches: [Fault] = [
        Fault(
            name: "share-button-held-for-a-moment",
            question: "Some people hold the share button a little longer, and then shareNow() is not called.",
            batch: .second
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.share, .touchUpInside),
                expected: .cause(
                    about: ["shareButton"], says: [["menu"]],
                    never: ["no target", "outside", "showsMenuAsPrimaryAction"]
                ),
                input: { app.fingerLongPress(at: app.middle(of: screen.share), duration: 0.9) },
                afterwards: { screen.share.menu = nil })
        },
        // The thumb is at x 195. A recognizer of the control itself takes precedence (C-23).
        Fault(
            name: "tap-to-seek-that-leaves-the-film-paused",
            question:
                "Who only taps the thumb of my slider pauses the film for good. touchUpInside comes after drags alone.",
            batch: .eighth
        ) { app in
            let screen = SeekViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.track, .touchUpInside),
                expected: .cause(
                    about: ["seekTap"], says: [.taking],
                    never: ["is disabled", "no target", "covered by", "lifted outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 317))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.track.removeGestureRecognizer(screen.tap) })
        },
        Fault(
            name: "button-on-a-panel-that-can-be-dragged",
            question: "On the device my apply button is often dead. In the simulator, with a mouse, it always works.",
            batch: .first
        ) { app in
            let filter = FilterViewController()
            _ = app.makeWindow(root: filter)
            let pan = filter.panelPan
            return InjectedFault(
                wanted: .event(filter.applyButton, .touchUpInside),
                expected: .cause(
                    about: ["panelPan"], says: [["take", "took", "cancel"]],
                    never: ["lifted outside", "no target"]),
                input: {
                    app.fingerDown(at: filter.applyButton)
                    app.fingerMove(to: CGPoint(x: 200, y: 538), duration: 0.1)
                    app.fingerUp()
                },
                afterwards: { filter.panel.removeGestureRecognizer(pan) })
        },
        Fault(
            name: "tap-recognizer-on-a-text-field",
            question: "The country field stays without a caret. All I added is a tap that counts how often it is used.",
            batch: .third
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.country),
                expected: .cause(
                    about: ["usageTap"], says: [.winning + ["cancel"]],
                    never: ["canBecomeFirstResponder", "ShouldBeginEditing", "is disabled", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.country)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.country.removeGestureRecognizer(screen.usage) })
        },
        // A slider refuses swipes along it, but no pans.
        Fault(
            name: "slider-in-a-sheet-that-is-pulled",
            question:
                "My volume slider follows the finger for a few points and stops. It worked before it was in a sheet.",
            batch: .fourth
        ) { app in
            let screen = VolumeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.volume),
                expected: .cause(
                    about: ["sheetPan"], says: [["take", "took", "cancel", "keeps"]],
                    never: ["covered by", "no target", "outside", "thumb"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 59, y: 561), to: CGPoint(x: 260, y: 561), duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sheet.removeGestureRecognizer(screen.pull) })
        },
        Fault(
            name: "double-tap-of-the-root-view-delays-touches",
            question: "My piano key sounds a third of a second too late.",
            batch: .first
        ) { app in
            let player = PlayerViewController()
            _ = app.makeWindow(root: player)
            return InjectedFault(
                wanted: .view(player.key),
                expected: .cause(
                    about: ["fullScreenTap"], says: [["delay", "late", "wait", "withheld", "held back"]],
                    never: ["covered", "cancelsTouchesInView"]),
                input: {
                    app.fingerTap(at: player.key)
                    app.advance(by: 1)
                },
                afterwards: { player.view.removeGestureRecognizer(player.fullScreenTap) })
        },
        Fault(
            name: "buttons-of-test-builds-that-act-late",
            question: "In test builds each button acts a third of a second after I let go. Not so in release builds.",
            batch: .second
        ) { app in
            let counter = CounterViewController()
            let window = app.makeWindow(root: counter)
            let debugTap = UITapGestureRecognizer(target: counter, action: CounterViewController.showDebugMenu)
            debugTap.name = "debugTap"
            debugTap.numberOfTapsRequired = 4
            window.addGestureRecognizer(debugTap)
            return InjectedFault(
                wanted: .view(counter.plusButton),
                expected: .cause(
                    about: ["debugTap"],
                    says: [
                        ["delay", "late", "held", "hold", "wait", "withh"],
                        ["delaysTouchesEnded", "lift", "touchesEnded", "let go"],
                    ],
                    never: ["delaysTouchesBegan", "cover", "scroll"]),
                input: {
                    app.fingerTap(at: counter.plusButton)
                    app.advance(by: 1)
                },
                afterwards: { window.removeGestureRecognizer(debugTap) })
        },
    ]
}
