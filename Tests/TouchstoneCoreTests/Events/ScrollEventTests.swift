import Foundation
import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Scroll events of mouse wheels and trackpads in custom recognizers, and what ends them.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollEventTests {
    let app = TestApplication.current
    let port = TestApplication.current.application.makePort()

    /// Logs its scroll methods with the time and the modifier flags of the event.
    private final class Recorder: UIGestureRecognizer {
        var lines: [String] = []
        private func note(_ what: String, _ event: UIEvent) {
            lines.append("\(what) \(event.timestamp) \(event.modifierFlags.contains(.shift) ? "shift" : "-")")
        }
        override func takes(_ event: UIEvent) -> Bool { true }
        override func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) { note("began", event) }
        override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) { note("changed", event) }
        override func scrollEnded(with event: UIEvent) { note("ended", event) }
        override func scrollCancelled(with event: UIEvent) { note("cancelled", event) }
    }

    private let recorder = Recorder()

    init() { TestApplication.current.makeWindow().addGestureRecognizer(recorder) }

    private func send(
        _ phase: ScrollSample.Phase, _ time: Double, x: Double = 100, keys: UIKeyModifierFlags = []
    ) {
        app.advance(by: time - app.clock.now)
        var sample = ScrollSample(phase: phase, time: time, location: CGPoint(x: x, y: 100))
        sample.delta = CGVector(dx: 0, dy: -5)
        sample.modifierFlags = keys
        _ = port.send(sample)
        app.application.service()
    }

    @Test func `A scroll event has the time of each sample and the modifier flags of the first one`() {
        send(.began, 1, keys: .shift)
        send(.changed, 1.5)
        send(.ended, 2)
        expectEqual(recorder.lines, ["began 1.0 shift", "changed 1.5 shift", "ended 2.0 shift"])
    }

    @Test func `DL-22: ignoring interaction events cancels a scroll`() {
        send(.began, 1)
        app.application.beginIgnoringInteractionEvents()
        send(.changed, 2)
        expectEqual(recorder.lines, ["began 1.0 -", "cancelled 2.0 -"])
        send(.began, 3)
        expectEqual(recorder.lines.count, 2)
        app.application.endIgnoringInteractionEvents()
        send(.began, 4)
        expectEqual(recorder.lines.last, "began 4.0 -")
    }

    @Test func `A sample at an invalid point cancels the scroll`() {
        send(.began, 1)
        send(.changed, 2, x: .nan)
        send(.changed, 3)
        expectEqual(recorder.lines, ["began 1.0 -", "cancelled 2.0 -", "began 3.0 -", "changed 3.0 -"])
    }

    @Test func `The scroll of a wheel ends when the wheel has rested for 0.15 seconds`() {
        send(.notch, 1)
        send(.notch, 1.1)
        app.advance(by: 0.149)
        expectEqual(recorder.lines, ["began 1.0 -", "changed 1.0 -", "changed 1.1 -"])
        app.advance(by: 0.002)
        expectEqual(recorder.lines.last, "ended 1.25 -")
        app.advance(by: 1)
        expectEqual(recorder.lines.count, 4)
    }

    @Test func `G-11: a hover recognizer is reset when the pointer leaves its view`() {
        final class Hover: UIHoverGestureRecognizer {
            var resets = 0
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let (hover, view) = (Hover(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        view.addGestureRecognizer(hover)
        app.application.keyWindow!.addSubview(view)
        app.pointerMove(to: CGPoint(x: 50, y: 50))
        #expect(hover.state == .began && hover.resets == 0)
        app.pointerMove(to: CGPoint(x: 200, y: 50))
        #expect(hover.state == .possible && hover.resets == 1)
    }

    @Test func `A scroll that the host cancels is cancelled once`() {
        send(.began, 1)
        send(.cancelled, 2)
        send(.cancelled, 3)
        expectEqual(recorder.lines, ["began 1.0 -", "cancelled 2.0 -"])
    }

    // MARK: Recognizers that have not begun

    @Test func `G-45: a recognizer disabled before it began receives no more of the scroll`() {
        send(.began, 1)
        recorder.isEnabled = false
        recorder.isEnabled = true
        send(.changed, 2)
        send(.ended, 3)
        expectEqual(recorder.lines, ["began 1.0 -"])
        send(.began, 4)
        send(.changed, 5)
        expectEqual(recorder.lines, ["began 1.0 -", "began 4.0 -", "changed 5.0 -"])
    }

    @Test func `G-46: a recognizer removed before it began receives no more of the scroll`() throws {
        let window = try #require(recorder.view)
        send(.began, 1)
        window.removeGestureRecognizer(recorder)
        window.addGestureRecognizer(recorder)
        send(.changed, 2)
        expectEqual(recorder.lines, ["began 1.0 -"])
        send(.ended, 3)
        send(.began, 4)
        expectEqual(recorder.lines, ["began 1.0 -", "began 4.0 -"])
    }

    @Test func `G-46: a recognizer whose view is removed before it began receives no more of the scroll`() throws {
        let window = try #require(app.application.keyWindow)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.addGestureRecognizer(recorder)
        window.addSubview(view)
        send(.began, 1)
        view.removeFromSuperview()
        window.addSubview(view)
        send(.changed, 2)
        expectEqual(recorder.lines, ["began 1.0 -"])
        send(.ended, 3)
        send(.began, 4)
        expectEqual(recorder.lines, ["began 1.0 -", "began 4.0 -"])
    }
}
