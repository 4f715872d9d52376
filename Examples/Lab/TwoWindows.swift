import UIKit

/// A window with a higher level is hit tested before all lower windows.
final class TwoWindows: SceneController {
    private var upper: UIWindow?
    private static let place = CGRect(x: 91, y: 90, width: 251, height: 190)

    override var hint: String {
        "Above stands in a window of its own, of the level alert. It is asked first everywhere."
    }

    override func buildStage() {
        stage.addSubview(KeepingPad("Below", .systemBlue, frame: CGRect(x: 0, y: 0, width: 250, height: 190)))
        stage.addSubview(KeepingPad("Beside", .systemTeal, frame: CGRect(x: 0, y: 206, width: 250, height: 150)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard upper == nil, let scene = view.window?.windowScene else { return }
        let upper = UIWindow(windowScene: scene)
        upper.accessibilityIdentifier = "upperWindow"
        upper.windowLevel = .alert
        upper.rootViewController = Upstairs(nibName: nil, bundle: nil)
        self.upper = upper
        placeUpper()
        upper.isHidden = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeUpper()
    }

    private func placeUpper() {
        upper?.frame = stage.convert(Self.place, to: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        upper?.isHidden = true
        upper = nil
    }
}

/// Fills the upper window.
private final class Upstairs: UIViewController {
    private let pad = KeepingPad("Above", .systemOrange, frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "upperRoot"
        view.addSubview(pad)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pad.frame = view.bounds
    }
}
