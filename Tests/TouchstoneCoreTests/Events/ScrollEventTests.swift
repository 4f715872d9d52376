import Foundation
import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What recognizers of an application's own hear of wheels and trackpads, and what ends them.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollEventTests {
    let app = TestApplication.current
    let port = TestApplication.current.application.makePort()

    /// Writes down what it hears, with the event's time and keys.
    private final class Ear: UIGestureRecognizer {
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

    private let ear = Ear()

    init() { TestApplication.current.makeWindow().addGestureRecognizer(ear) }

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

    @Test func `The event has the time of each sample and the keys of its beginning`() {
        send(.began, 1, keys: .shift)
        send(.changed, 1.5)
        send(.ended, 2)
        #expect(ear.lines == ["began 1.0 shift", "changed 1.5 shift", "ended 2.0 shift"])
    }

    @Test func `DL-22: ignoring ends what is under way`() {
        send(.began, 1)
        app.application.beginIgnoringInteractionEvents()
        send(.changed, 2)
        #expect(ear.lines == ["began 1.0 -", "cancelled 2.0 -"])
        send(.began, 3)
        #expect(ear.lines.count == 2)
        app.application.endIgnoringInteractionEvents()
        send(.began, 4)
        #expect(ear.lines.last == "began 4.0 -")
    }

    @Test func `A sample that is nowhere ends what is under way`() {
        send(.began, 1)
        send(.changed, 2, x: .nan)
        send(.changed, 3)
        #expect(ear.lines == ["began 1.0 -", "cancelled 2.0 -", "began 3.0 -", "changed 3.0 -"])
    }

    @Test func `A wheel that rests has ended`() {
        send(.notch, 1)
        send(.notch, 1.1)
        app.advance(by: 0.149)
        #expect(ear.lines == ["began 1.0 -", "changed 1.0 -", "changed 1.1 -"])
        app.advance(by: 0.002)
        #expect(ear.lines.last == "ended 1.25 -")
        app.advance(by: 1)
        #expect(ear.lines.count == 4)
    }

    @Test func `G-11: a hover that is over is reset`() {
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

    @Test func `A scroll that the host takes back is cancelled`() {
        send(.began, 1)
        send(.cancelled, 2)
        send(.cancelled, 3)
        #expect(ear.lines == ["began 1.0 -", "cancelled 2.0 -"])
    }

    // MARK: One that has not begun

    @Test func `G-45: a recognizer disabled before it began receives no more of the scroll`() {
        send(.began, 1)
        ear.isEnabled = false
        ear.isEnabled = true
        send(.changed, 2)
        send(.ended, 3)
        #expect(ear.lines == ["began 1.0 -"])
        send(.began, 4)
        send(.changed, 5)
        #expect(ear.lines == ["began 1.0 -", "began 4.0 -", "changed 5.0 -"])
    }

    @Test func `G-46: a recognizer removed before it began receives no more of the scroll`() throws {
        let window = try #require(ear.view)
        send(.began, 1)
        window.removeGestureRecognizer(ear)
        window.addGestureRecognizer(ear)
        send(.changed, 2)
        #expect(ear.lines == ["began 1.0 -"])
        send(.ended, 3)
        send(.began, 4)
        #expect(ear.lines == ["began 1.0 -", "began 4.0 -"])
    }

    @Test func `G-46: a recognizer whose view leaves before it began receives no more of the scroll`() throws {
        let window = try #require(app.application.keyWindow)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.addGestureRecognizer(ear)
        window.addSubview(view)
        send(.began, 1)
        view.removeFromSuperview()
        window.addSubview(view)
        send(.changed, 2)
        #expect(ear.lines == ["began 1.0 -"])
        send(.ended, 3)
        send(.began, 4)
        #expect(ear.lines == ["began 1.0 -", "began 4.0 -"])
    }
}
