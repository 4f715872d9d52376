import TouchstoneTesting
import UIKit

/// Counts taps for statistics.
private final class AnalyticsWindow: UIWindow {
    private(set) var taps: [CGPoint] = []
    var countsTaps = true

    override func sendEvent(_ event: UIEvent) {
        if countsTaps, let touch = event.allTouches?.first, touch.phase == .ended {
            taps.append(touch.location(in: self))
            return
        }
        super.sendEvent(event)
    }
}

private final class PollViewController: UIViewController {
    let voteButton = UIButton(type: .system)
    private(set) var votes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        voteButton.setTitle("Vote", for: .normal)
        voteButton.accessibilityIdentifier = "voteButton"
        voteButton.frame = CGRect(x: 95, y: 400, width: 200, height: 50)
        voteButton.addTarget(self, action: PollViewController.vote, for: .touchUpInside)
        view.addSubview(voteButton)
    }

    func vote() { votes += 1 }
}

/// Lets only one finger through at a time.
private final class OneFingerWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        if (event.allTouches?.count ?? 0) > 1 { return }
        super.sendEvent(event)
    }
}

private final class AtlasViewController: UIViewController {
    let map = UIView()
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: AtlasViewController.zoomed)
    private(set) var zooms = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        map.placed("atlasMap", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        zoom.name = "atlasPinch"
        map.addGestureRecognizer(zoom)
    }

    func zoomed() { zooms += 1 }
}

private final class LockingWindow: UIWindow {
    private var isLocked = false

    func idled() { isLocked = true }
    func unlock() { isLocked = false }

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches, isLocked { return }
        super.sendEvent(event)
    }
}

private final class AccountScreen: UIViewController {
    let transfer = UIButton.titled("Transfer", "transferButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        transfer.placed("transferButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}

extension Fault {
    /// Overrides of `sendEvent(_:)`.
    static let eventFiltering: [Fault] = [
        Fault(
            name: "window-counts-the-lift-and-keeps-it",
            question: "Since we count taps, buttons stay grey after a tap and do nothing. touchDown is still sent.",
            batch: .second
        ) { app in
            let poll = PollViewController()
            let window = AnalyticsWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "analyticsWindow"
            window.rootViewController = poll
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .event(poll.voteButton, .touchUpInside),
                expected: .cause(
                    about: ["analyticsWindow"],
                    says: [["sendEvent"], ["lift", "ended", "let go", "last of it", "not all"]],
                    never: ["no target", "cover", "recognizer", "outside"]),
                input: {
                    app.fingerTap(at: poll.voteButton)
                    app.advance(by: 0.5)
                },
                afterwards: { window.countsTaps = false })
        },
        Fault(
            name: "window-for-one-finger-at-a-time",
            question: "Since two buttons can no longer be pressed at once, my map cannot be pinched.",
            batch: .fourth
        ) { app in
            let screen = AtlasViewController()
            let window = OneFingerWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "window"
            window.rootViewController = screen
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                expected: .cause(
                    about: [], says: [["sendEvent", "OneFingerWindow"]],
                    never: ["is disabled", "covered by", "no target", "isMultipleTouchEnabled"]),
                input: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 350), from: 100, to: 220, duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { window.isHidden = true })
        },
        Fault(
            name: "window-drops-events-while-locked",
            question:
                "After the inactivity lock went away the next tap did nothing. The log shows no touchesBegan at all.",
            batch: .development
        ) { app in
            let window = LockingWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "lockingWindow"
            let bank = AccountScreen()
            window.rootViewController = bank
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .view(bank.transfer),
                expected: .cause(about: ["lockingWindow"], says: [["sendEvent"]], never: ["isIgnoring", "cover"]),
                input: {
                    app.settle()
                    window.idled()
                    app.advance(by: 1)
                    app.fingerTap(at: bank.transfer)
                },
                afterwards: {
                    window.unlock()
                    app.advance(by: 1)
                })
        },
    ]
}
