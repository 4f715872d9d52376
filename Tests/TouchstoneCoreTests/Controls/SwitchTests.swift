import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The switch (C-27).
@Suite(.application(tracing: .both)) @MainActor
struct SwitchTests {
    let app = TestApplication.current
    let toggle: UISwitch

    init() {
        let window = TestApplication.current.makeWindow()
        toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0)).placed("switch", in: window)
    }

    @Test(.application) func `C-27: a tap toggles a switch, which sends valueChanged and no touch events`() {
        app.fingerTap(at: toggle)
        #expect(toggle.isOn)
        expectEqual(app.controlEvents, "switch valueChanged|primaryActionTriggered")
        app.advance(by: 1)
        app.fingerTap(at: toggle)
        #expect(!toggle.isOn)
    }

    @Test(.application) func `C-27: setting a switch in code sends no event`() {
        toggle.setOn(true, animated: true)
        toggle.isOn = false
        expectEqual(app.controlEvents, "")
    }

    @Test(.application) func `C-27: a drag toggles a switch once, and the lift does not toggle it again`() {
        app.fingerDrag(from: CGPoint(x: 112, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn)
        expectEqual(app.controlEvents, "switch valueChanged|primaryActionTriggered")
        app.advance(by: 1)
        app.clear()
        app.fingerDrag(from: CGPoint(x: 112, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn)
        expectEqual(app.controlEvents, "")
    }

    @Test(.application) func `C-8, C-27: a cancelled touch does not toggle a switch`() {
        app.fingerDown(at: toggle)
        app.fingerCancel()
        #expect(!toggle.isOn && !toggle.isTracking)
        expectEqual(app.controlEvents, "")
    }

    @Test func `C-16, C-27: a switch sends touchUpInside only through sendActions(for:)`() {
        var received = 0
        toggle.addAction(UIAction { _ in received += 1 }, for: .touchUpInside)
        toggle.sendActions(for: .touchUpInside)
        expectEqual(received, 1)
        app.fingerTap(at: toggle)
        expectEqual(received, 1)
    }
}
