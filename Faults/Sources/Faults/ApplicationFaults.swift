import TouchstoneTesting
import UIKit

/// The whole application ignores touches, or another finger is in the way.
extension Fault {
    static let application: [Fault] = [
        Fault(
            name: "ignoring-begun-twice-and-ended-once",
            question:
                "After exporting a second time the app was frozen, though the spinner was gone and nothing blocked"
        ) { app in
            let export = ExportScreen()
            _ = app.makeWindow(root: export)
            return InjectedFault(
                wanted: .view(export.close),
                truth: Truth(about: [], says: [["ignor"]], never: ["cover", "UserInteraction", "is hidden"]),
                fingers: {
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
        Fault(
            name: "second-finger-on-the-drum-pad",
            question: "While one finger rests on my drum pad the other one makes no sound"
        ) { app in
            let window = app.makeWindow()
            let pad = DrumPad(frame: CGRect(x: 20, y: 300, width: 350, height: 350))
            pad.accessibilityIdentifier = "drumPad"
            window.addSubview(pad)
            return InjectedFault(
                wanted: .view(pad),
                truth: Truth(
                    about: ["drumPad"], says: [["multiple touch", "isMultipleTouchEnabled", "MultipleTouch"]],
                    never: ["exclusive"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 400))
                    app.advance(by: 0.3)
                    app.fingerTap(2, at: CGPoint(x: 300, y: 500))
                },
                touch: 2,
                afterwards: {
                    app.fingerUp(1)
                    pad.isMultipleTouchEnabled = true
                    pad.isUserInteractionEnabled = false
                })
        },
    ]
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

private final class DrumPad: UIView {
    private(set) var beats = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beats += touches.count }
}
