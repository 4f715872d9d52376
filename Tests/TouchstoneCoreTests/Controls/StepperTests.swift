import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-29, of the stepper.
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

    @Test func `C-29: a tap steps once`() {
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        app.fingerTap(at: minus)
        #expect(values() == [1, 2, 1])
    }

    @Test func `C-29: at the end nothing is reported`() {
        app.fingerTap(at: minus)
        #expect(values() == [])
        stepper.wraps = true
        app.fingerTap(at: minus)
        app.fingerTap(at: plus)
        #expect(values() == [100, 0])
    }

    @Test func `C-29: holding repeats while inside`() {
        app.fingerDown(at: plus)
        app.advance(by: 0.45)
        #expect(values() == [])
        app.advance(by: 0.3)
        #expect(values() == [1, 2, 3])
        app.fingerMove(to: CGPoint(x: 175, y: 700))
        app.advance(by: 1)
        #expect(values() == [1, 2, 3])
        app.fingerMove(to: plus)
        app.advance(by: 0.2)
        let reached = values().count
        #expect(reached > 3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(values().count == reached)
    }

    @Test func `C-29: without autorepeat holding steps at the lift`() {
        stepper.autorepeat = false
        app.fingerDown(at: plus)
        app.advance(by: 3)
        #expect(values() == [])
        app.fingerUp()
        #expect(values() == [1])
    }

    @Test func `C-29: turning autorepeat off stops it`() {
        app.fingerDown(at: plus)
        app.advance(by: 0.55)
        stepper.autorepeat = false
        app.advance(by: 1)
        #expect(values() == [1])
        app.fingersUp()
    }

    @Test func `C-29: not continuous sends once at the lift`() {
        stepper.isContinuous = false
        app.fingerDown(at: plus)
        app.advance(by: 0.75)
        #expect(values() == [] && stepper.value == 3)
        app.fingerUp()
        #expect(values() == [3])
    }

    @Test func `C-8, C-9, C-29: cancelled or removed it stops`() {
        app.fingerDown(at: plus)
        app.fingerCancel()
        app.advance(by: 2)
        #expect(values() == [])
        app.fingerDown(at: plus)
        stepper.removeFromSuperview()
        app.advance(by: 2)
        #expect(values() == [])
        app.fingersUp()
    }

    @Test func `C-29: code sends nothing and is kept in range`() {
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        #expect(values() == [])
    }
}
