import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view controller misses nothing of a touch that one of its own parts has, or of which it uses only the beginning.
@Suite(.application) @MainActor
struct ControllerWorkTests {
    let app = TestApplication.current

    private class Timeout: UIViewController {
        private(set) var restarts = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            restarts += 1
            super.touchesBegan(touches, with: event)
        }
        func ended() {}
    }

    private final class Drawing: Timeout {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
        }
    }

    private func causes(_ controller: UIViewController) -> [String] {
        app.advance(by: 1)
        return app.application.explain(app.records, wanting: controller)?.causes.map(\.code) ?? ["none"]
    }

    private func tap(_ screen: Timeout) -> [String] {
        _ = app.makeWindow(root: screen)
        screen.view.addGestureRecognizer(UITapGestureRecognizer(target: screen, action: Timeout.ended))
        app.fingerTap(at: CGPoint(x: 195, y: 500))
        expectEqual(screen.restarts, 1)
        return causes(screen)
    }

    @Test func `A controller that uses only touchesBegan misses nothing when a tap cancels the touch`() {
        expectEqual(tap(Timeout()), [])
    }

    @Test func `A controller that uses touchesEnded misses it when a tap cancels the touch`() {
        expectEqual(tap(Drawing()), ["recognizer-cancels-touches"])
    }

    @Test func `An alert misses nothing when one of its buttons has the touch`() throws {
        let root = UIViewController()
        _ = app.makeWindow(root: root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var deletions = 0
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deletions += 1 })
        root.present(alert, animated: false)
        app.settle()
        app.fingerTap(at: CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 22))
        app.advance(by: 1)
        expectEqual(deletions, 1)
        expectEqual(causes(alert), [])
    }

    @Test func `A button of the application keeps the touch from its controller`() {
        let screen = Timeout()
        _ = app.makeWindow(root: screen)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
        screen.view.addSubview(button)
        app.fingerTap(at: button)
        expectEqual(screen.restarts, 0)
        expectEqual(causes(screen), ["chain-stopped"])
    }
}
