import TouchstoneTesting
import UIKit

/// The whole application ignores touches, or another finger is in the way.
extension Fault {
    static let applicationKept: [Fault] = [
        Fault(
            name: "ignoring-never-ended-after-an-error",
            question: "With a bad connection the app freezes after Retry. The main thread is idle."
        ) { app in
            let sync = SyncScreen()
            _ = app.makeWindow(root: sync)
            return InjectedFault(
                wanted: .event(sync.retry, .touchUpInside),
                truth: Truth(
                    about: [], says: [["ignor"], ["begin", "begun", "began", "ended", "endIgnoring"]],
                    never: ["cover", "disabled control", "is hidden"]),
                fingers: {
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
            name: "exclusive-knob-held",
            question: "Sometimes Stop is ignored during a session, mostly when the other hand is on the knob"
        ) { app in
            let mixer = MixerScreen()
            _ = app.makeWindow(root: mixer)
            return InjectedFault(
                wanted: .view(mixer.stop),
                truth: Truth(about: ["knob"], says: [["exclusive"]], never: ["multiple", "cover"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: mixer.knob)
                    app.advance(by: 0.3)
                    app.fingerTap(2, at: mixer.stop)
                },
                touch: 2,
                afterwards: {
                    app.fingerUp(1)
                    mixer.knob.removeFromSuperview()
                })
        },
    ]
}

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

private final class Knob: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MixerScreen: UIViewController {
    let knob = Knob()
    let stop = UIButton.titled("Stop", "stopButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        knob.placed("knob", CGRect(x: 40, y: 300, width: 120, height: 120), in: view)
        stop.placed("stopButton", CGRect(x: 230, y: 600, width: 120, height: 60), in: view)
    }
}
