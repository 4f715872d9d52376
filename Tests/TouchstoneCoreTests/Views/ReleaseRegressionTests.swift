import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Weak references to what should be gone.
@MainActor
private final class Gone {
    private var watched: [(name: String, object: () -> AnyObject?)] = []

    func watch<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
        watched.append((name, { [weak object] in object }))
        return object
    }

    var alive: [String] { watched.filter { $0.object() != nil }.map(\.name) }
}

/// A view that does what it is told as it hears of its touches.
private final class Doing: UIView {
    var on: [String: (Doing) -> Void] = [:]
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { on["began"]?(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { on["moved"]?(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { on["ended"]?(self) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { on["cancelled"]?(self) }
}

/// What a touch, a gesture or a callback held is let go of once the finger is gone and another has come.
@Suite(.application(ways: .both)) @MainActor
struct ReleaseRegressionTests {
    /// Plays a story twice, with a listener and without, and says what is still alive after another finger has come and gone.
    private func remains(_ play: @MainActor (TestApplication, Gone) -> Void) -> [String] {
        func run(_ app: TestApplication) -> [String] {
            let gone = Gone()
            play(app, gone)
            app.advance(by: 3)
            let last = UIWindow(frame: app.application.screen.bounds)
            last.windowLevel = .alert
            last.isHidden = false
            app.fingerTap(at: place(200, 800))
            app.advance(by: 3)
            last.isHidden = true
            return gone.alive
        }
        let told = run(.current)
        let untold = TestApplication.run(listens: false) { run($0) }
        #expect(told == untold)
        return told
    }

    @Test(arguments: ["began", "moved", "ended", "cancelled"])
    func DL_24_aViewDroppedInItsOwnCallbackIsFreed(phase: String) {
        let alive = remains { app, gone in
            let window = app.makeWindow()
            let view = gone.watch(Doing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "view")
            window.addSubview(view)
            view.addGestureRecognizer(gone.watch(UIPanGestureRecognizer(), "pan"))
            view.on[phase] = { $0.removeFromSuperview() }
            app.fingerDown(at: view)
            app.fingerMove(to: place(55, 50))
            if phase == "cancelled" { app.fingerCancel() } else { app.fingerUp() }
        }
        #expect(alive == [])
    }

    @Test func G_46_aRecognizerThatRemovesItselfInItsActionIsFreed() {
        let alive = remains { app, gone in
            let window = app.makeWindow()
            for (name, recognizer) in [
                ("tap", UITapGestureRecognizer()), ("pan", UIPanGestureRecognizer()),
                ("press", UILongPressGestureRecognizer()),
            ] {
                let watched = gone.watch(recognizer, name)
                watched.addHandler { $0.view?.removeGestureRecognizer($0) }
                window.addGestureRecognizer(watched)
            }
            app.fingerTap(at: place(50, 50))
            app.fingerLongPress(at: place(50, 50))
            app.fingerDrag(from: place(50, 50), to: place(150, 50))
        }
        #expect(alive == [])
    }

    @Test func G_10_targetsAndDelegatesAreNotKeptDuringAGesture() {
        @MainActor final class Screen: NSObject, UIGestureRecognizerDelegate {
            var count = 0
            func pan(_ recognizer: UIPanGestureRecognizer) { count += 1 }
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        }
        let alive = remains { app, gone in
            let window = app.makeWindow()
            let pan = UIPanGestureRecognizer()
            window.addGestureRecognizer(pan)
            var screen: Screen? = gone.watch(Screen(), "screen")
            pan.addTarget(screen!, action: Screen.pan)
            pan.delegate = screen
            app.fingerDown(at: place(50, 50))
            app.fingerMove(to: place(80, 50))
            #expect(screen?.count == 1)
            screen = nil
            #expect(gone.alive == [])
            app.fingerMove(to: place(90, 50))
            app.fingerUp()
            #expect(pan.state == .possible)
        }
        #expect(alive == [])
    }

    @Test func NV_1_aScreenThatIsDraggedAwayIsFreed() {
        let alive = remains { app, gone in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let detail = gone.watch(UIViewController(), "detail")
            navigation.pushViewController(detail, animated: false)
            app.settle()
            let view = gone.watch(Doing(frame: CGRect(x: 0, y: 200, width: 390, height: 600)), "view")
            detail.view.addSubview(view)
            app.fingerDrag(from: place(5, 400), to: place(330, 400), duration: 0.3)
            app.advance(by: 1)
            #expect(navigation.viewControllers.count == 1)
        }
        #expect(alive == [])
    }
}
