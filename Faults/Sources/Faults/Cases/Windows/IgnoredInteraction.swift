import TouchstoneTesting
import UIKit

private final class SyncScreen: UIViewController {
    let retry = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        retry.setTitle("Retry", for: .normal)
        retry.addTarget(self, action: SyncScreen.load, for: .touchUpInside)
        retry.placed("retryButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }

    func load() { UIApplication.shared.beginIgnoringInteractionEvents() }

    func answered(_ items: [String]?) {
        guard let items else { return }
        title = items.first
        UIApplication.shared.endIgnoringInteractionEvents()
    }
}

private final class ExportScreen: UIViewController {
    let close = UIButton.titled("Close", "closeButton")
    private let spinner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        close.placed("closeButton", CGRect(x: 280, y: 20, width: 90, height: 44), in: view)
        spinner.placed("spinner", CGRect(x: 170, y: 400, width: 50, height: 50), in: view)
        spinner.isHidden = true
    }

    func export() {
        UIApplication.shared.beginIgnoringInteractionEvents()
        spinner.isHidden = false
    }

    func finished() {
        UIApplication.shared.endIgnoringInteractionEvents()
        spinner.isHidden = true
    }
}

/// Ignores interaction events while it disappears, to prevent double taps. The disappearance can be cancelled.
private final class HotelScreen: UIViewController {
    let book = UIButton(type: .system)
    private(set) var bookings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "hotelView"
        book.setTitle("Book", for: .normal)
        book.addTarget(self, action: HotelScreen.booked, for: .touchUpInside)
        book.placed("bookHotel", CGRect(x: 20, y: 600, width: 350, height: 50), in: view)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.beginIgnoringInteractionEvents()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIApplication.shared.endIgnoringInteractionEvents()
    }
    func booked() { bookings += 1 }
}

private final class Whiteboard: UIView {
    private(set) var strokes: [[CGPoint]] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        strokes.append(touches.map { $0.location(in: self) })
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !strokes.isEmpty else { return }
        strokes[strokes.count - 1] += touches.map { $0.location(in: self) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !strokes.isEmpty { strokes.removeLast() }
    }
}

private final class LessonViewController: UIViewController {
    let board = Whiteboard(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        board.accessibilityIdentifier = "whiteboard"
        view.addSubview(board)
    }

    /// Called every minute. Ignores interaction events until `saved()` is called.
    func autosave() { UIApplication.shared.beginIgnoringInteractionEvents() }
    func saved() { UIApplication.shared.endIgnoringInteractionEvents() }
}

/// Records while it is pressed.
private final class RadioViewController: UIViewController {
    let talk = UIButton(frame: CGRect(x: 120, y: 600, width: 150, height: 150))
    private(set) var messages = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        talk.accessibilityIdentifier = "talkButton"
        talk.addTarget(self, action: RadioViewController.send, for: .touchUpInside)
        view.addSubview(talk)
    }

    func send() { messages += 1 }
}

/// A photo. A press pins it, a tap moves it up and a double tap likes it.
private final class ShotViewController: UIViewController {
    let shot = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    lazy var pin = UILongPressGestureRecognizer(target: self, action: ShotViewController.pinned)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        shot.placed("shotView", shot.frame, in: view)
        pin.name = "pinPress"
        shot.addGestureRecognizer(pin)
    }

    func pinned() { log.append("pin") }
}

extension Fault {
    /// Applications that ignore interaction events, and touches that the system cancels.
    static let ignoredInteraction: [Fault] = [
        Fault(
            name: "ignoring-never-ended-after-an-error",
            question: "With a bad connection the app freezes after Retry. The main thread is idle.",
            batch: .first
        ) { app in
            let sync = SyncScreen()
            _ = app.makeWindow(root: sync)
            return InjectedFault(
                wanted: .event(sync.retry, .touchUpInside),
                expected: .cause(
                    about: [], says: [["ignor"], ["begin", "begun", "began", "ended", "endIgnoring"]],
                    never: ["cover", "disabled control", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: sync.retry)
                    app.advance(by: 1)
                    sync.answered(nil)
                    app.advance(by: 1)
                    app.fingerTap(at: sync.retry)
                },
                afterwards: { app.application.keyWindow?.rootViewController = nil })
        },
        Fault(
            name: "ignoring-begun-twice-and-ended-once",
            question:
                "After exporting a second time the app was frozen, though the spinner was gone and nothing blocked",
            batch: .development
        ) { app in
            let export = ExportScreen()
            _ = app.makeWindow(root: export)
            return InjectedFault(
                wanted: .view(export.close),
                expected: .cause(about: [], says: [["ignor"]], never: ["cover", "UserInteraction", "is hidden"]),
                input: {
                    app.settle()
                    export.export()
                    export.export()
                    app.advance(by: 1)
                    export.finished()
                    app.advance(by: 1)
                    app.fingerTap(at: export.close)
                },
                afterwards: {
                    export.finished()
                    app.advance(by: 1)
                })
        },
        // The disappearance was cancelled: viewWillDisappear was called, viewDidDisappear was not.
        Fault(
            name: "hotel-that-one-nearly-left",
            question:
                "Sometimes the whole application is dead from one moment to the next. It has to do with swiping "
                + "back and changing one's mind.",
            batch: .tenth
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let screen = HotelScreen()
            navigation.pushViewController(screen, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.book),
                expected: .cause(
                    about: [], says: [["ignor"]],
                    never: ["is disabled", "no target", "covered by", "outside"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 4, y: 300))
                    app.fingerMove(to: CGPoint(x: 90, y: 302), duration: 0.4)
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.book.isEnabled = false })
        },
        Fault(
            name: "ignoring-begins-in-the-middle-of-a-stroke",
            question: "About once a minute the stroke under my finger vanishes, and nothing is drawn until I lift it.",
            batch: .second
        ) { app in
            let lesson = LessonViewController()
            _ = app.makeWindow(root: lesson)
            return InjectedFault(
                wanted: .view(lesson.board),
                expected: .cause(
                    about: [], says: [["ignor"]], never: ["recognizer", "cover", "scroll", "lost its window"]),
                input: {
                    app.fingerDown(at: CGPoint(x: 60, y: 200))
                    app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.3)
                    lesson.autosave()
                    app.advance(by: 0.1)
                    lesson.saved()
                    app.fingerMove(to: CGPoint(x: 300, y: 500), duration: 0.3)
                    app.fingerUp()
                },
                afterwards: { lesson.board.removeFromSuperview() })
        },
        Fault(
            name: "call-while-the-talk-button-is-held",
            question:
                "A tester held the talk button and spoke, and the message was not sent. There was a call, she says.",
            batch: .second
        ) { app in
            let screen = RadioViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.talk, .touchUpInside),
                expected: .cause(
                    about: [], says: [["cancel", "took", "taken"], ["system", "background", "active", "interrupt"]],
                    never: ["recognizer", "no target", "outside"]),
                input: {
                    app.fingerDown(at: screen.talk)
                    app.advance(by: 1.5)
                    app.enterBackground()
                    app.advance(by: 5)
                    app.enterForeground()
                    app.advance(by: 1)
                },
                afterwards: { screen.talk.isEnabled = false })
        },
        // All touches are cancelled when the application resigns active (DL-18).
        Fault(
            name: "press-broken-off-by-the-home-screen",
            question:
                "I held the photo, and before it was pinned the phone showed the home screen. Is my press to blame?",
            batch: .seventh
        ) { app in
            let screen = ShotViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pin),
                expected: .cause(
                    about: ["pinPress"],
                    says: [
                        [
                            "system", "background", "cancel", "took away", "taken away", "home", "inactive",
                            "interrupted",
                        ]
                    ],
                    never: ["is disabled", "moved too", "prevented", "no target", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.3)
                    app.enterBackground()
                    app.advance(by: 1)
                    app.enterForeground()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pin.isEnabled = false })
        },
    ]
}
