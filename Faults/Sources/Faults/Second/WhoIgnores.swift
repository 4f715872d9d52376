import TouchstoneTesting
import UIKit

// Somebody ignores events, or keeps them.

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

    /// Every minute. Nobody shall change anything meanwhile.
    func autosave() { UIApplication.shared.beginIgnoringInteractionEvents() }
    func saved() { UIApplication.shared.endIgnoringInteractionEvents() }
}

/// Counts taps for the statistics.
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

extension Fault {
    static let whoIgnores: [Fault] = [
        Fault(
            name: "ignoring-begins-in-the-middle-of-a-stroke",
            question: "About once a minute the stroke under my finger vanishes, and nothing is drawn until I lift it."
        ) { app in
            let lesson = LessonViewController()
            _ = app.makeWindow(root: lesson)
            return InjectedFault(
                wanted: .view(lesson.board),
                truth: Truth(
                    about: [], says: [["ignor"]], never: ["recognizer", "cover", "scroll", "lost its window"]),
                fingers: {
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
            name: "window-counts-the-lift-and-keeps-it",
            question: "Since we count taps, buttons stay grey after a tap and do nothing. touchDown is still sent."
        ) { app in
            let poll = PollViewController()
            let window = AnalyticsWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "analyticsWindow"
            window.rootViewController = poll
            window.makeKeyAndVisible()
            return InjectedFault(
                wanted: .event(poll.voteButton, .touchUpInside),
                truth: Truth(
                    about: ["analyticsWindow"],
                    says: [["sendEvent"], ["lift", "ended", "let go", "last of it", "not all"]],
                    never: ["no target", "cover", "recognizer", "outside"]),
                fingers: {
                    app.fingerTap(at: poll.voteButton)
                    app.advance(by: 0.5)
                },
                afterwards: { window.countsTaps = false })
        },
    ]
}
