import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The stepper (C-29).
@Suite(.application(tracing: .both)) @MainActor
struct StepperTests {
    let app = TestApplication.current
    let stepper: UIStepper
    private let values: () -> [Double]
    private let plus = CGPoint(x: 175, y: 316)
    private let minus = CGPoint(x: 115, y: 316)

    init() {
        let window = TestApplication.current.makeWindow()
        let stepper = UIStepper(frame: CGRect(x: 100, y: 300, width: 0, height: 0)).placed("stepper", in: window)
        var callbacks: [Double] = []
        stepper.addAction(UIAction { _ in callbacks.append(stepper.value) }, for: .valueChanged)
        self.stepper = stepper
        values = { callbacks }
    }

    @Test func `C-29: a tap on a stepper changes its value by one step`() {
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        app.fingerTap(at: minus)
        expectEqual(values(), [1, 2, 1])
    }

    @Test func `C-29: a stepper at the end of its range sends no event unless it wraps`() {
        app.fingerTap(at: minus)
        expectEqual(values(), [])
        stepper.wraps = true
        app.fingerTap(at: minus)
        app.fingerTap(at: plus)
        expectEqual(values(), [100, 0])
    }

    @Test func `C-29: a held stepper repeats its step while the finger is inside`() {
        app.fingerDown(at: plus)
        app.advance(by: 0.45)
        expectEqual(values(), [])
        app.advance(by: 0.3)
        expectEqual(values(), [1, 2, 3])
        app.fingerMove(to: CGPoint(x: 175, y: 700))
        app.advance(by: 1)
        expectEqual(values(), [1, 2, 3])
        app.fingerMove(to: plus)
        app.advance(by: 0.2)
        let reached = values().count
        #expect(reached > 3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(values().count, reached)
    }

    @Test func `C-29: a stepper without autorepeat steps when the finger lifts`() {
        stepper.autorepeat = false
        app.fingerDown(at: plus)
        app.advance(by: 3)
        expectEqual(values(), [])
        app.fingerUp()
        expectEqual(values(), [1])
    }

    @Test func `C-29: turning autorepeat off stops a stepper that repeats`() {
        app.fingerDown(at: plus)
        app.advance(by: 0.55)
        stepper.autorepeat = false
        app.advance(by: 1)
        expectEqual(values(), [1])
        app.fingersUp()
    }

    @Test func `C-29: a stepper that is not continuous sends one event when the finger lifts`() {
        stepper.isContinuous = false
        app.fingerDown(at: plus)
        app.advance(by: 0.75)
        #expect(values() == [] && stepper.value == 3)
        app.fingerUp()
        expectEqual(values(), [3])
    }

    @Test func `C-8, C-9, C-29: a stepper stops when its touch is cancelled or it is removed`() {
        app.fingerDown(at: plus)
        app.fingerCancel()
        app.advance(by: 2)
        expectEqual(values(), [])
        app.fingerDown(at: plus)
        stepper.removeFromSuperview()
        app.advance(by: 2)
        expectEqual(values(), [])
        app.fingersUp()
    }

    @Test func `C-29: setting a stepper's value in code sends no event and clamps the value`() {
        stepper.value = 500
        expectEqual(stepper.value, 100)
        stepper.maximumValue = 10
        expectEqual(stepper.value, 10)
        expectEqual(values(), [])
    }
}
