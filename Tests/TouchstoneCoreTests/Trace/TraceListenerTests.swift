import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The listeners of a trace, and the names of objects in it.
@Suite(.application(tracing: .both)) @MainActor
struct TraceListenerTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func `A listener that is stopped receives nothing, and other listeners continue`() {
        let trace = app.application.trace
        var (one, two) = (0, 0)
        let first = trace.listen { _ in one += 1 }
        trace.listen { _ in two += 1 }
        trace.note("a")
        trace.stop(first)
        trace.note("b")
        #expect((one, two) == (1, 2))
        #expect(trace.isListening)
    }

    @Test func `The trace uses the names that objects were given`() {
        let trace = app.application.trace
        let (named, other) = (UIViewController(), UIViewController())
        trace.name(named, "Home")
        trace.name(other, "Away")
        expectEqual(trace.subject(named).name, "Home")
        expectEqual(trace.subject(other).name, "Away")
        expectEqual(trace.subject(named), trace.subject(named))
        #expect(trace.object(numbered: trace.subject(named).id) === named)
        expectEqual(trace.number(of: other), trace.subject(other).id)
        let plain = UIViewController()
        expectEqual(trace.subject(plain).name, "UIViewController")
        #expect(trace.subject(plain).id != trace.subject(named).id)
    }

    @Test(.application) func `HT-38: the trace records a hit test that the application calls`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = "view"
        window.addSubview(view)
        app.clear()
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        #expect(app.hitTest.contains("view"))
    }

    @Test(.application) func `G-3: the trace records the changed state once for many changes`() {
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        app.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), duration: 0.3)
        let states = app.records.compactMap { record -> UIGestureRecognizer.State? in
            guard case .entered(_, let state, _) = record.fact else { return nil }
            return state
        }
        expectEqual(states.prefix(3), [.began, .changed, .ended])
    }

    @Test func `The trace stops recording when the last listener stops`() {
        let trace = UIApplication(clock: VirtualClock(), screen: app.application.screen.bounds).trace
        #expect(!trace.isListening)
        let listener = trace.listen { _ in }
        #expect(trace.isListening)
        trace.stop(listener)
        #expect(!trace.isListening)
    }
}
