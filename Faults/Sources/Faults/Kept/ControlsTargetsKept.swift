import TouchstoneTesting
import UIKit

/// Keeps the view controller small: has the actions.
private final class PurchaseHandler {
    private(set) var purchases = 0
    func buy(_ sender: UIButton) { purchases += 1 }
}

private final class StoreViewController: UIViewController {
    let buyButton = UIButton(type: .system)
    weak var handler: PurchaseHandler?
    var handlers: [PurchaseHandler] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        buyButton.setTitle("Buy", for: .normal)
        buyButton.accessibilityIdentifier = "buyButton"
        buyButton.frame = CGRect(x: 95, y: 500, width: 200, height: 50)
        let handler = PurchaseHandler()
        self.handler = handler
        buyButton.addTarget(handler, action: PurchaseHandler.buy, for: .touchUpInside)
        view.addSubview(buyButton)
    }
}

private final class PanelViewController: UIViewController {
    let closeButton = UIButton(type: .system)
    private(set) var isClosed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setTitle("Close", for: .normal)
        closeButton.accessibilityIdentifier = "closePanel"
        closeButton.frame = CGRect(x: 290, y: 20, width: 80, height: 44)
        closeButton.addTarget(nil as PanelViewController?, action: PanelViewController.closePanel, for: .touchUpInside)
        view.addSubview(closeButton)
    }

    func closePanel() { isClosed = true }
}

private final class SearchViewController: UIViewController {
    let searchField = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
    let panel = PanelViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.accessibilityIdentifier = "searchField"
        view.addSubview(searchField)
        addChild(panel)
        panel.view.frame = CGRect(x: 0, y: 200, width: 390, height: 200)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
    }
}

private final class NotificationsViewController: UIViewController {
    let allowSwitch = UISwitch(frame: CGRect(x: 300, y: 100, width: 51, height: 31))
    private(set) var toggles = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        allowSwitch.accessibilityIdentifier = "allowSwitch"
        allowSwitch.addTarget(self, action: NotificationsViewController.toggled, for: .touchUpInside)
        view.addSubview(allowSwitch)
    }

    func toggled() { toggles += 1 }
}

private final class VoiceViewController: UIViewController {
    let talkButton = UIButton(frame: CGRect(x: 145, y: 600, width: 100, height: 100))
    private(set) var isRecording = false

    override func viewDidLoad() {
        super.viewDidLoad()
        talkButton.accessibilityIdentifier = "talkButton"
        talkButton.addTarget(self, action: VoiceViewController.start, for: .touchDown)
        // Chosen from the list of completions, one line too low.
        talkButton.addTarget(self, action: VoiceViewController.stop, for: .touchUpOutside)
        view.addSubview(talkButton)
    }

    func start() { isRecording = true }
    func stop() { isRecording = false }
}

extension Selector {
    fileprivate static let send = Selector(FormViewController.send, name: "send")
}

private final class FormViewController: UIViewController {
    let sendButton = UIButton(type: .system)
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.accessibilityIdentifier = "sendButton"
        sendButton.frame = CGRect(x: 95, y: 400, width: 200, height: 50)
        sendButton.addTarget(self, action: FormViewController.touched, for: .touchDown)
        sendButton.addTarget(self, action: .send, for: .touchUpInside)
        view.addSubview(sendButton)
    }

    /// So that it cannot be sent twice.
    func touched() { sendButton.removeTarget(self, action: .send, for: .touchUpInside) }
    func send() { sent += 1 }
}

private final class FeedViewController: UIViewController {
    let refreshButton = UIButton(type: .system)
    var isLoading = false
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshButton.accessibilityIdentifier = "refreshButton"
        refreshButton.frame = CGRect(x: 95, y: 100, width: 200, height: 50)
        refreshButton.addTarget(self, action: FeedViewController.refresh, for: .touchUpInside)
        view.addSubview(refreshButton)
    }

    func refresh() {
        guard !isLoading else { return }
        isLoading = true
        loads += 1
    }
}

private final class PlayerViewController: UIViewController {
    let playButton = UIButton(type: .system)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.accessibilityIdentifier = "playButton"
        playButton.frame = CGRect(x: 95, y: 300, width: 200, height: 50)
        view.addSubview(playButton)
        configure(with: UIAction(identifier: UIAction.Identifier("play")) { [weak self] _ in self?.log.append("play") })
    }

    func configure(with action: UIAction) {
        playButton.addAction(action, for: .touchUpInside)
    }

    /// Meant to take the action away while nothing is loaded.
    func unload() { playButton.removeAction(identifiedBy: UIAction.Identifier("play"), for: .allEvents) }

    func reload() {
        let identifier = UIAction.Identifier("play")
        playButton.removeAction(identifiedBy: identifier, for: .touchUpInside)
        playButton.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.log.append("play again") }, for: .touchDragExit)
    }
}

extension Fault {
    static let controlsTargetsKept: [Fault] = [
        Fault(
            name: "handler-object-held-weakly",
            question: "I moved my actions into a PurchaseHandler. Now the buy button does nothing at all."
        ) { app in
            let store = StoreViewController()
            _ = app.makeWindow(root: store)
            return InjectedFault(
                wanted: .view(store.buyButton),
                truth: Truth(
                    about: ["buyButton"],
                    says: [
                        ["target"],
                        [
                            "gone", "dead", "died", "dealloc", "released", "no longer", "retain", "not alive",
                            "nobody holds",
                        ],
                    ],
                    never: ["recognizer", "valueChanged"]),
                fingers: { app.fingerTap(at: store.buyButton) },
                afterwards: {
                    let handler = PurchaseHandler()
                    store.handlers.append(handler)
                    store.buyButton.addTarget(handler, action: PurchaseHandler.buy, for: .touchUpInside)
                })
        },
        Fault(
            name: "nil-target-starts-at-a-first-responder-elsewhere",
            question: "The panel's close button sends closePanel to nil. It works, unless the search field is edited."
        ) { app in
            let search = SearchViewController()
            _ = app.makeWindow(root: search)
            let button = search.panel.closeButton
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(
                    about: ["closePanel", "searchField"], says: [["first responder"]],
                    never: ["target is gone", "deallocated"]),
                fingers: {
                    app.fingerTap(at: search.searchField)
                    app.advance(by: 0.5)
                    app.fingerTap(at: button)
                },
                afterwards: { search.searchField.resignFirstResponder() })
        },
        Fault(
            name: "switch-registered-for-touch-up-inside",
            question: "My switch moves when I tap it, but toggled() is not called."
        ) { app in
            let screen = NotificationsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.allowSwitch, .touchUpInside),
                truth: Truth(
                    about: ["allowSwitch"], says: [["valueChanged"], ["touchUpInside", "touch events"]],
                    never: ["lifted outside", "target is gone"]),
                fingers: { app.fingerTap(at: screen.allowSwitch) },
                afterwards: {
                    screen.allowSwitch.addTarget(
                        screen, action: NotificationsViewController.toggled, for: .valueChanged)
                })
        },
        Fault(
            name: "stop-registered-for-touch-up-outside",
            question: "Hold to talk: start() runs, stop() does not when I let go of the button."
        ) { app in
            let voice = VoiceViewController()
            _ = app.makeWindow(root: voice)
            return InjectedFault(
                wanted: .event(voice.talkButton, .touchUpOutside),
                truth: Truth(
                    about: ["talkButton"], says: [["touchUpInside", "lifted inside", "inside"]],
                    never: ["target is gone", "no target"]),
                fingers: { app.fingerLongPress(at: voice.talkButton.center, duration: 1.2) },
                afterwards: { voice.talkButton.isHidden = true })
        },
        Fault(
            name: "target-removed-in-touch-down",
            question: "send() is not called, although its target is added for touchUpInside in viewDidLoad."
        ) { app in
            let form = FormViewController()
            _ = app.makeWindow(root: form)
            return InjectedFault(
                wanted: .event(form.sendButton, .touchUpInside),
                truth: Truth(
                    about: ["sendButton"],
                    says: [
                        ["no target", "no action", "nobody", "nothing", "no one", "without", "removed", "none"],
                        ["touchUpInside"],
                    ],
                    never: ["target is gone", "deallocated", "lifted outside"]),
                fingers: { app.fingerTap(at: form.sendButton) },
                afterwards: { form.sendButton.addTarget(form, action: .send, for: .touchUpInside) })
        },
        Fault(
            name: "second-tap-ignored-by-a-flag",
            question: "My second tap on refresh does nothing. Does the button lose its touch?"
        ) { app in
            let feed = FeedViewController()
            _ = app.makeWindow(root: feed)
            return InjectedFault(
                wanted: .event(feed.refreshButton, .touchUpInside),
                truth: Truth(about: [], says: [], never: ["target is gone", "recognizer takes"], isFine: true),
                fingers: {
                    app.fingerTap(at: feed.refreshButton)
                    app.advance(by: 1)
                    app.fingerTap(at: feed.refreshButton)
                },
                afterwards: {
                    feed.isLoading = false
                    feed.refreshButton.isUserInteractionEnabled = false
                })
        },
        Fault(
            name: "action-moved-to-another-event",
            question:
                "After reload() my play button highlights and does nothing. The action is there, I can enumerate it."
        ) { app in
            let player = PlayerViewController()
            _ = app.makeWindow(root: player)
            return InjectedFault(
                wanted: .event(player.playButton, .touchUpInside),
                truth: Truth(
                    about: ["playButton"], says: [["touchDragExit"], ["touchUpInside", "primaryAction"]],
                    never: ["target is gone", "lifted outside"]),
                fingers: {
                    player.reload()
                    app.fingerTap(at: player.playButton)
                },
                afterwards: {
                    player.unload()
                    player.configure(with: UIAction(identifier: UIAction.Identifier("play")) { _ in })
                })
        },
    ]
}
