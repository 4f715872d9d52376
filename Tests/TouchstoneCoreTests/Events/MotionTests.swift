import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Shakes, and shake to edit (M-1, M-2).
@Suite(.application(tracing: .both)) @MainActor
struct MotionTests {
    let app = TestApplication.current
    let window: UIWindow
    let view: Listener

    init() {
        window = TestApplication.current.makeWindow()
        view = Listener("view", in: window)
        view.becomeFirstResponder()
        TestApplication.current.clear()
    }

    @Test(.application) func `M-1, RC-16: the first responder receives a shake`() {
        app.shake()
        expectEqual(view.lines, ["shake began", "shake ended"])
        expectEqual(app.deliveries, "motionBegan view, motionEnded view")
    }

    @Test(.application) func `M-1: without a first responder, the key window receives a shake and forwards it`() {
        final class Shaken: UIWindow {
            var shakes = 0
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                if motion == .motionShake, event?.type == .motion { shakes += 1 }
                super.motionEnded(motion, with: event)
            }
        }
        let shaken = Shaken(frame: app.application.screen.bounds)
        shaken.accessibilityIdentifier = "shaken"
        shaken.makeKeyAndVisible()
        app.clear()
        app.shake()
        expectEqual(shaken.shakes, 1)
        #expect(app.delivery.contains("motionBegan [] → shaken → UIApplication → dropped"))
    }

    @Test func `M-1: a shake that lasts too long is cancelled once`() {
        app.shake(duration: 5)
        expectEqual(view.lines, ["shake began", "shake cancelled"])
    }

    @Test func `M-1: leaving the active state cancels a shake, and so does the host`() {
        let port = app.application.makePort()
        _ = port.send(.shakeBegan(time: 0))
        _ = port.sendActivation(false)
        _ = port.send(.shakeEnded(time: 0.1))
        app.settle()
        expectEqual(view.lines, ["shake began", "shake cancelled"])
        _ = port.sendActivation(true)
        _ = port.send(.shakeBegan(time: 0.2))
        _ = port.send(.shakeCancelled(time: 0.3))
        app.advance(by: 10)
        expectEqual(view.lines, ["shake began", "shake cancelled", "shake began", "shake cancelled"])
    }

    @Test func `M-1: the responder that received motionBegan also receives motionEnded`() {
        let port = app.application.makePort()
        _ = port.send(.shakeBegan(time: 0))
        app.settle()
        view.resignFirstResponder()
        _ = port.send(.shakeEnded(time: 0.1))
        app.settle()
        expectEqual(view.lines, ["shake began", "shake ended"])
    }

    @Test func `DL-1, M-1: motion and remote control events pass through sendEvent of the application`() {
        final class BlockingApplication: UIApplication {
            var types: [UIEvent.EventType] = []
            override func sendEvent(_ event: UIEvent) { types.append(event.type) }
        }
        let blocking = TestApplication {
            BlockingApplication(clock: $0, screen: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        UIApplication.$current.withValue(blocking.application) {
            let window = blocking.makeWindow()
            let view = Listener("view", in: window)
            view.becomeFirstResponder()
            blocking.application.beginReceivingRemoteControlEvents()
            blocking.shake()
            blocking.remoteControl(.remoteControlPlay)
            expectEqual(view.lines, [])
            expectEqual((blocking.application as? BlockingApplication)?.types, [.motion, .motion, .remoteControl])
        }
    }

    // MARK: Shake to edit

    private func changeSomething() {
        window.undoManager!.registerUndo(withTarget: view) { $0.lines.append("undone") }
    }

    private var notes: String {
        app.eventLog.split(separator: "\n").filter { $0.hasPrefix("·") }.joined(separator: "\n")
    }

    @Test(.application) func `M-2: an unhandled shake offers undo`() {
        view.passesOn = true
        changeSomething()
        var offered: [UndoManager] = []
        app.application.offersShakeToEdit = { offered.append($0) }
        app.shake()
        #expect(offered.count == 1 && offered.first === window.undoManager)
        expectEqual(notes, "· shake to edit offers undo")
        #expect(!view.lines.contains("undone"))
        offered.first?.undo()
        #expect(view.lines.contains("undone"))
    }

    @Test(.application)
    func `M-2: a shake that is handled, not supported or has nothing to undo offers no undo`() {
        var offers = 0
        app.application.offersShakeToEdit = { _ in offers += 1 }
        view.passesOn = true
        app.shake()
        changeSomething()
        view.passesOn = false
        app.shake()
        view.passesOn = true
        #expect(app.application.applicationSupportsShakeToEdit)
        app.application.applicationSupportsShakeToEdit = false
        app.shake()
        #expect(offers == 0 && notes == "")
    }
}
