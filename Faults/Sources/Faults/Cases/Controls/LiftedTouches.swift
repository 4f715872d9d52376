import TouchstoneTesting
import UIKit

/// A banner moves the views below it down when it appears.
private final class DeparturesViewController: UIViewController {
    let ticket = UIButton.titled("Buy ticket", "ticketButton")
    let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        ticket.placed("ticketButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }

    func delayed() {
        banner.placed("delayBanner", CGRect(x: 0, y: 60, width: 390, height: 200), in: view)
        ticket.frame.origin.y += 200
    }
}

private final class VoiceViewController: UIViewController {
    let talkButton = UIButton(frame: CGRect(x: 145, y: 600, width: 100, height: 100))
    private(set) var isRecording = false

    override func viewDidLoad() {
        super.viewDidLoad()
        talkButton.accessibilityIdentifier = "talkButton"
        talkButton.addTarget(self, action: VoiceViewController.start, for: .touchDown)
        // The wrong completion was chosen.
        talkButton.addTarget(self, action: VoiceViewController.stop, for: .touchUpOutside)
        view.addSubview(talkButton)
    }

    func start() { isRecording = true }
    func stop() { isRecording = false }
}

extension Fault {
    /// Touches that end outside their control, or without its event.
    static let liftedTouches: [Fault] = [
        // When the finger lifts at y 425, the button is at y 600…650.
        Fault(
            name: "button-moves-away-under-the-finger",
            question: "Some taps on Buy ticket are lost. The button turns grey as it should, and no ticket is bought.",
            batch: .third
        ) { app in
            let screen = DeparturesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.ticket, .touchUpInside),
                expected: .cause(
                    about: ["ticketButton"], says: [["outside", "lift", "let go", "moved", "beyond"]],
                    never: ["no target", "cancelled", "recognizer", "delayBanner is in front", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDown(at: screen.ticket)
                    app.advance(by: 0.1)
                    screen.delayed()
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: {
                    screen.banner.removeFromSuperview()
                    screen.ticket.frame.origin.y = 400
                })
        },
        // The button is at y 400…450. A finger counts as inside up to 70 points beside it on a phone, 25 on a tablet.
        // It lifts 40 points below.
        Fault(
            name: "lifted-beside-a-button-on-a-tablet",
            question: "Imprecise taps on Done work on the phone and not on the tablet. It is the same button and code.",
            batch: .third
        ) { app in
            app.application.userInterfaceIdiom = .pad
            let window = app.makeWindow()
            let done = UIButton.titled("Done", "doneButton").placed(
                "doneButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: window)
            return InjectedFault(
                wanted: .event(done, .touchUpInside),
                expected: .cause(
                    about: ["doneButton"], says: [["outside", "lift", "let go", "beside", "off it", "beyond"]],
                    never: ["no target", "cancelled", "70 points", "70 pt"]),
                input: {
                    app.settle()
                    app.fingerDown(at: done)
                    app.fingerMove(to: CGPoint(x: 195, y: 490), duration: 0.2)
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: { done.frame = CGRect(x: 95, y: 400, width: 200, height: 120) })
        },
        Fault(
            name: "stop-registered-for-touch-up-outside",
            question: "Hold to talk: start() runs, stop() does not when I let go of the button.",
            batch: .first
        ) { app in
            let voice = VoiceViewController()
            _ = app.makeWindow(root: voice)
            return InjectedFault(
                wanted: .event(voice.talkButton, .touchUpOutside),
                expected: .cause(
                    about: ["talkButton"], says: [["touchUpInside", "lifted inside", "inside"]],
                    never: ["target is gone", "no target"]),
                input: { app.fingerLongPress(at: voice.talkButton.center, duration: 1.2) },
                afterwards: { voice.talkButton.isHidden = true })
        },
    ]
}
