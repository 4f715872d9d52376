import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rare causes in recognizers: overrides, cycles of failure requirements, touch types and other fingers.
@Suite(.application) @MainActor
struct RareRecognizerTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func report(_ recognizer: UIGestureRecognizer, touch: Int? = nil) -> TouchExplanation? {
        app.application.explain(app.records, touch: touch, wanting: recognizer)
    }

    private func cause(_ recognizer: UIGestureRecognizer, touch: Int? = nil) -> String? {
        report(recognizer, touch: touch)?.causes.first?.code
    }

    private func sentence(_ recognizer: UIGestureRecognizer, touch: Int? = nil) -> String {
        report(recognizer, touch: touch)?.causes.first?.sentence(wanted: nil) ?? "ok"
    }

    @discardableResult
    private func added<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { _ in }
        window.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func `G-26: a cycle of failure requirements is reported with all its members`() {
        let (one, two, three) = (
            added(UITapGestureRecognizer(), "one"), added(UITapGestureRecognizer(), "two"),
            added(UITapGestureRecognizer(), "three")
        )
        one.require(toFail: two)
        two.require(toFail: three)
        three.require(toFail: one)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 3)
        for tap in [one, two, three] {
            expectEqual(cause(tap), "waits")
            for name in ["one", "two", "three"] { #expect(sentence(tap).contains(name)) }
        }
        let report = report(one)
        expectEqual(report?.advice.first?.apply(to: app.application), true)
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 3)
        #expect(cause(one) == nil)
    }

    @Test func `G-1: a touch method that does not call super is named`() {
        for (recognizer, method) in [
            (InstantTap(), "touchesBegan"), (InstantPress(), "touchesBegan"), (InstantSwipe(), "touchesBegan"),
            (DeafTap(), "touchesEnded"), (DeafPan(), "touchesMoved"),
        ] as [(UIGestureRecognizer, String)] {
            added(recognizer, "own")
            app.fingerDown(at: CGPoint(50, 50))
            if !(recognizer is UITapGestureRecognizer), !(recognizer is UILongPressGestureRecognizer) {
                app.fingerMove(to: CGPoint(200, 50), duration: 0.2)
            }
            app.advance(by: recognizer is UILongPressGestureRecognizer ? 1 : 0.05)
            app.fingerUp()
            app.advance(by: 3)
            expectEqual(cause(recognizer), "touches-overridden", "\(type(of: recognizer)): \(sentence(recognizer))")
            #expect(sentence(recognizer).contains("\(method)(_:with:) and does not call super"))
            window.removeGestureRecognizer(recognizer)
        }
    }

    @Test func `G-1: an override that calls super is not a cause`() {
        let tap = added(PoliteTap(), "polite")
        app.fingerTap(at: CGPoint(50, 50))
        #expect(cause(tap) == nil)
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(200, 50))
        expectEqual(cause(tap), "recognizer-failed")
    }

    @Test func `G-17: a finger beside a pencil is ignored if requiresExclusiveTouchType is true`() {
        let pan = added(UIPanGestureRecognizer(), "ink")
        pan.minimumNumberOfTouches = 2
        window.isMultipleTouchEnabled = true
        func draw() {
            var pencil = TouchSample(id: 7, phase: .began, time: app.clock.now, location: CGPoint(100, 100))
            pencil.type = .pencil
            app.send([pencil])
            app.fingerDown(2, at: CGPoint(200, 100))
            app.fingerMove(2, to: CGPoint(200, 200), duration: 0.2)
            app.fingerUp(2)
            pencil.phase = .ended
            pencil.time = app.clock.now
            app.send([pencil])
        }
        draw()
        expectEqual(cause(pan, touch: 2), "touch-type")
        #expect(sentence(pan, touch: 2).contains("requiresExclusiveTouchType is true (G-17)"))
        expectEqual(report(pan, touch: 2)?.advice.first?.apply(to: app.application), true)
        #expect(!pan.requiresExclusiveTouchType)
        draw()
        #expect(cause(pan, touch: 2) == nil)
    }

    @Test func `G-45: a recognizer that its own action disables is reported as cancelled`() {
        let pan = added(UIPanGestureRecognizer(), "slide")
        pan.addHandler { recognizer in
            guard recognizer.state == .changed else { return }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(250, 50))
        expectEqual(cause(pan), "recognizer-cancelled")
        #expect(sentence(pan).contains("its isEnabled was set to false (G-45)"))
    }

    @Test func `G-14: a recognizer that ignores the touch is reported`() {
        let deaf = added(Ignorer(), "deaf")
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(cause(deaf), "recognizer-failed")
        #expect(sentence(deaf).contains("failed: it ignored all its touches"))
    }

    @Test func `DL-4: a recognizer that is added during the touch is reported as attached late`() {
        let card = LoggingView()
        card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(card)
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in }
        card.also = { card.addGestureRecognizer(tap) }
        app.fingerTap(at: card)
        expectEqual(cause(tap), "attached-late")
        card.also = nil
        app.advance(by: 1)
        app.fingerTap(at: card)
        #expect(cause(tap) == nil)
    }

    /// A recognizer is reset together with the recognizers that failure requirements link it to (G-13).
    @Test func `G-12: a recognizer that is not yet reset is busy`() {
        window.isMultipleTouchEnabled = true
        let quick = added(Quick(), "quick")
        let press = added(UILongPressGestureRecognizer(), "press")
        let link = added(UITapGestureRecognizer(), "link")
        link.require(toFail: quick)
        link.require(toFail: press)
        press.minimumPressDuration = 5
        app.fingerDown(1, at: CGPoint(50, 50))
        app.advance(by: 0.1)
        app.fingerDown(2, at: CGPoint(200, 50))
        expectEqual(cause(quick, touch: 2), "recognizer-busy")
        app.fingersUp()
    }

    /// The press belongs to the first finger.
    @Test func `G-53: a press in progress is reported as busy for a second finger`() {
        window.isMultipleTouchEnabled = true
        let press = added(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0
        app.fingerDown(1, at: CGPoint(50, 50))
        app.advance(by: 0.5)
        app.fingerDown(2, at: CGPoint(200, 50))
        app.advance(by: 0.3)
        app.fingerUp(2)
        app.fingerUp(1)
        #expect(cause(press, touch: 2) == "recognizer-busy" && cause(press, touch: 1) == nil)
        app.advance(by: 1)
        app.fingerDown(3, at: CGPoint(50, 50))
        app.advance(by: 0.5)
        app.fingerUp(3)
        #expect(cause(press, touch: 3) == nil)
    }
}

private final class InstantTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class InstantPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class InstantSwipe: UISwipeGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class DeafTap: UITapGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class DeafPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class PoliteTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
    }
}
private final class Ignorer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
    }
}
private final class Quick: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
