import TouchstoneTesting
import UIKit

/// Screens that look suspicious, in which everything arrives.
extension Fault {
    static let fineKept: [Fault] = [
        Fault(
            name: "overflow-that-is-let-in",
            question: "The camera button sticks out of its bar. Is that why taps on its top are lost?"
        ) { app in
            let window = app.makeWindow()
            let bar = GenerousBar(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
            window.addSubview(bar)
            return InjectedFault(
                wanted: .view(bar.camera),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 765))
                },
                afterwards: {
                    bar.camera.frame.origin.y = 0
                    bar.camera.isHidden = true
                })
        },
        Fault(
            name: "window-in-front-that-passes-through",
            question: "An alert-level window lies over the app all the time; does it take the tap from Save?"
        ) { app in
            let editor = UIViewController()
            let save = UIButton.titled("Save", "saveButton")
            save.placed("saveButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: editor.view)
            _ = app.makeWindow("mainWindow", root: editor)
            let banners = HonestOverlay(frame: app.application.screen.bounds)
            banners.accessibilityIdentifier = "bannerWindow"
            banners.windowLevel = .alert
            banners.rootViewController = UIViewController()
            banners.isHidden = false
            return InjectedFault(
                wanted: .event(save, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: save)
                },
                afterwards: {
                    let plain = UIWindow(frame: app.application.screen.bounds)
                    plain.windowLevel = .alert
                    plain.isHidden = false
                    save.isEnabled = false
                })
        },
    ]
}

private final class GenerousBar: UIView {
    let camera = UIButton.titled("📷", "cameraButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "generousBar"
        addSubview(camera)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        camera.frame = CGRect(x: bounds.midX - 32, y: -24, width: 64, height: 64)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || camera.point(inside: camera.convert(point, from: self), with: event)
    }
}

private final class HonestOverlay: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
    }
}
