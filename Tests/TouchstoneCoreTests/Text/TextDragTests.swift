import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What a finger and a pointer do on a text that scrolls and has the caret.
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

    @Test func `A finger scrolls and leaves the selection`() {
        drag(isByPointer: false)
        #expect(view.contentOffset.y > 50)
        #expect(view.selectedRange.length == 0)
    }

    @Test func `A pointer selects`() {
        drag(isByPointer: true)
        #expect(view.selectedRange.length > 10)
    }

    @Test func `A pointer on a text that is not edited selects nothing`() {
        view.resignFirstResponder()
        let range = view.selectedRange
        drag(isByPointer: true)
        #expect(view.selectedRange.length == range.length)
    }
}
