import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-27.
@Suite(.application(tracing: .both)) @MainActor
struct SwitchTests {
    let app = TestApplication.current
    let toggle: UISwitch

    init() {
        let window = TestApplication.current.makeWindow()
        toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0)).placed("switch", in: window)
    }

    @Test(.application) func `C-27: a tap turns it and sends only the value`() {
        app.fingerTap(at: toggle)
        #expect(toggle.isOn)
        #expect(app.controlEvents == "switch valueChanged|primaryActionTriggered")
        app.advance(by: 1)
        app.fingerTap(at: toggle)
        #expect(!toggle.isOn)
    }

    @Test(.application) func `C-27: code sends nothing`() {
        toggle.setOn(true, animated: true)
        toggle.isOn = false
        #expect(app.controlEvents == "")
    }

    @Test(.application) func `C-27: a drag turns it once and the lift does not turn it back`() {
        app.fingerDrag(from: CGPoint(x: 112, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn)
        #expect(app.controlEvents == "switch valueChanged|primaryActionTriggered")
        app.advance(by: 1)
        app.clear()
        app.fingerDrag(from: CGPoint(x: 112, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn)
        #expect(app.controlEvents == "")
    }

    @Test(.application) func `C-8, C-27: a cancelled touch turns nothing`() {
        app.fingerDown(at: toggle)
        app.fingerCancel()
        #expect(!toggle.isOn && !toggle.isTracking)
        #expect(app.controlEvents == "")
    }

    @Test func `C-16, C-27: what is sent by hand is sent`() {
        var received = 0
        toggle.addAction(UIAction { _ in received += 1 }, for: .touchUpInside)
        toggle.sendActions(for: .touchUpInside)
        #expect(received == 1)
        app.fingerTap(at: toggle)
        #expect(received == 1)
    }
}
