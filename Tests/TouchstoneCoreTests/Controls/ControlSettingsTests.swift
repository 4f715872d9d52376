import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Changed limits, keys on a focused control, and a control that is removed while it tracks.
@Suite(.application(tracing: .both)) @MainActor
struct ControlSettingsTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func `Changing the limits of a stepper clamps its value`() {
        let stepper = UIStepper(frame: .zero)
        stepper.value = 50
        stepper.minimumValue = 60
        expectEqual(stepper.value, 60)
        stepper.maximumValue = 55
        expectEqual(stepper.value, 60)
        stepper.minimumValue = 0
        expectEqual(stepper.value, 55)
        stepper.maximumValue = 40
        expectEqual(stepper.value, 40)
        stepper.value = .nan
        expectEqual(stepper.value, 0)
    }

    @Test func `C-9: removing a control stops its tracking even if touches of removed views are not cancelled`() {
        final class Knob: UIControl {
            var cancelled = 0
            override func cancelTracking(with event: UIEvent?) { cancelled += event == nil ? 1 : 100 }
        }
        app.application.behavior.cancelsTouchesOfRemovedViews = false
        let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(knob)
        app.fingerDown(at: knob)
        #expect(knob.isTracking && knob.isHighlighted)
        knob.removeFromSuperview()
        expectEqual(knob.cancelled, 1)
        #expect(!knob.isTracking && !knob.isHighlighted && !knob.isTouchInside)
        app.fingerUp()
        expectEqual(knob.cancelled, 1)
        window.addSubview(knob)
        app.fingerDown(at: knob)
        #expect(knob.isTracking)
        // Move the control within the window.
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        box.addSubview(knob)
        app.fingerUp()
        #expect(!knob.isTracking)
    }

    @Test func `RC-34: a focused stepper handles arrow keys and forwards other keys`() {
        final class Outer: UIView {
            var received = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received += 1 }
        }
        let outer = Outer(frame: window.bounds)
        window.addSubview(outer)
        let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        outer.addSubview(stepper)
        window.moveFocus(to: stepper)
        app.keyType(UIKeyCommand.inputRightArrow)
        app.keyType(UIKeyCommand.inputRightArrow)
        app.keyType(UIKeyCommand.inputLeftArrow)
        expectEqual(stepper.value, 1)
        expectEqual(outer.received, 0)
        app.keyType("k")
        expectEqual(outer.received, 1)
    }
}
