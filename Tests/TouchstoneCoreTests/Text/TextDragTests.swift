import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Drags with a finger and with a pointer on a text view that scrolls and is first responder.
@Suite(.application(tracing: .both)) @MainActor
struct TextDragTests {
    let app = TestApplication.current
    let view: UITextView

    init() {
        view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        TestApplication.current.makeWindow().addSubview(view)
        view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
    }

    private func drag(isByPointer: Bool) {
        let port = app.application.makePort()
        func send(_ phase: TouchSample.Phase, _ y: Double) {
            var sample = TouchSample(id: 1, phase: phase, time: app.clock.now, location: CGPoint(x: 60, y: y))
            if isByPointer { sample.type = .indirectPointer }
            _ = port.send([sample])
            app.application.service()
            app.advance(by: 1.0 / 60)
        }
        send(.began, 250)
        for step in 1...10 { send(.moved, 250 - Double(step) * 10) }
        app.advance(by: 0.2)
        send(.ended, 150)
        app.advance(by: 1)
    }

    @Test func `A drag with a finger scrolls a text view and does not select`() {
        drag(isByPointer: false)
        #expect(view.contentOffset.y > 50)
        expectEqual(view.selectedRange.length, 0)
    }

    @Test func `A drag with a pointer selects text`() {
        drag(isByPointer: true)
        #expect(view.selectedRange.length > 10)
    }

    @Test func `A drag with a pointer selects nothing in a text view that is not first responder`() {
        view.resignFirstResponder()
        let range = view.selectedRange
        drag(isByPointer: true)
        expectEqual(view.selectedRange.length, range.length)
    }
}
