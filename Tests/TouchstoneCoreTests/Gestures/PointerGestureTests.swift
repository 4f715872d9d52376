import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Gestures without a touch: the hovering pointer, wheels and trackpads.
@Suite(.application(tracing: .both)) @MainActor
struct PointerGestureTests {
    let app = TestApplication.current
    let window: UIWindow
    let outer: UIView
    let inner: UIView
    private let log = Log()

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    init() {
        window = TestApplication.current.makeWindow()
        outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.addSubview(inner)
        window.addSubview(outer)
    }

    private func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView, _ value: @escaping @MainActor (Recognizer) -> String
    ) -> Recognizer {
        recognizer.addHandler { [log] in log.lines.append("\(name) \($0.state) \(value($0))") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func `G-59, HT-40: a hover begins, changes and ends as the pointer enters, moves and leaves`() {
        func place(_ hover: UIHoverGestureRecognizer) -> String {
            "\(hover.location(in: hover.view).x) \(hover.location(in: hover.view).y)"
        }
        _ = watch(UIHoverGestureRecognizer(), "outer", on: outer, place)
        _ = watch(UIHoverGestureRecognizer(), "inner", on: inner, place)
        app.pointerMove(to: at(10, 10))
        app.pointerMove(to: at(60, 70))
        app.pointerMove(to: at(20, 20))
        app.pointerMove(to: nil)
        expectEqual(
            log.lines,
            [
                "outer began 10.0 10.0", "inner began 10.0 20.0", "outer changed 60.0 70.0",
                "inner ended 10.0 20.0", "outer changed 20.0 20.0", "outer ended 20.0 20.0",
            ])
    }

    @Test func `T-26: hovers of one frame are merged and delivered before a later touch`() {
        let hover = watch(UIHoverGestureRecognizer(), "hover", on: outer) { "\($0.location(in: nil).x)" }
        let port = app.application.makePort()
        for x in [10.0, 20, 30] { _ = port.send(HoverSample(time: app.clock.now, location: at(x, 10))) }
        app.settle()
        expectEqual(log.lines, [])
        app.advance(by: app.application.frameInterval)
        expectEqual(log.lines, ["hover began 30.0"])
        _ = port.send(HoverSample(time: app.clock.now, location: at(40, 10)))
        app.fingerDown(at: at(10, 10))
        expectEqual(log.lines.last, "hover changed 40.0")
        outer.removeGestureRecognizer(hover)
        app.fingersUp()
    }

    @Test func `HT-40: closing a host ends its hover`() {
        _ = watch(UIHoverGestureRecognizer(), "hover", on: outer) { _ in "" }
        let (one, other) = (app.application.makePort(), app.application.makePort())
        _ = one.send(HoverSample(time: app.clock.now, location: at(10, 10)))
        app.advance(by: 1)
        other.close()
        app.settle()
        expectEqual(log.lines, ["hover began "])
        one.close()
        app.settle()
        expectEqual(log.lines, ["hover began ", "hover ended "])
    }

    @Test(.application) func `Moves of the pointer are traced only with the detail .everything`() {
        _ = watch(UIHoverGestureRecognizer(), "hover", on: inner) { _ in "" }
        app.clear()
        app.pointerMove(to: at(10, 10))
        app.pointerMove(to: at(60, 70))
        expectEqual(app.eventLog, "action UIHoverGestureRecognizer began")
        app.application.trace.detail = .everything
        app.clear()
        app.pointerMove(to: at(61, 70))
        #expect(app.eventLog.hasPrefix("source1: 1 into the queue\nsource0: 1 to handle\n  window? (61, 70)\n"))
        #expect(app.eventLog.hasSuffix("action UIHoverGestureRecognizer changed"))
    }

    @Test func `G-54: a pan receives only scrolls of its allowedScrollTypesMask`() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: outer) { "\($0.translation(in: nil).y)" }
        app.wheel(at: at(60, 60), by: CGVector(dx: 0, dy: -40))
        app.advance(by: 1)
        expectEqual(log.lines, [])
        pan.allowedScrollTypesMask = .discrete
        app.wheel(at: at(60, 60), by: CGVector(dx: 0, dy: -40))
        app.wheel(at: at(60, 60), by: CGVector(dx: 0, dy: -2.5))
        app.advance(by: 1)
        expectEqual(log.lines, ["pan began -40.0", "pan changed -42.5", "pan ended -42.5"])
        expectEqual(pan.state, .possible)
        log.lines = []
        app.trackpadScroll(at: at(60, 60), by: CGVector(dx: 0, dy: 30), duration: 0.03)
        expectEqual(log.lines, [])
    }

    @Test func `G-20: the pan of the deeper view recognizes a scroll`() {
        let first = watch(UIPanGestureRecognizer(), "outer", on: outer) { _ in "" }
        let second = watch(UIPanGestureRecognizer(), "inner", on: inner) { "\($0.numberOfTouches)" }
        first.allowedScrollTypesMask = .all
        second.allowedScrollTypesMask = .all
        app.trackpadScroll(at: at(60, 60), by: CGVector(dx: 0, dy: 32), duration: 1.0 / 30)
        expectEqual(log.lines, ["inner began 0", "inner changed 0", "inner ended 0"])
    }

    @Test func `G-56, G-57: a pinch and a rotation recognize trackpad gestures`() {
        let pinch = watch(UIPinchGestureRecognizer(), "pinch", on: outer) { "\(($0.scale * 100).rounded())" }
        app.trackpadPinch(at: at(60, 60), by: 4, duration: 1.0 / 30)
        expectEqual(log.lines, ["pinch began 200.0", "pinch changed 400.0", "pinch ended 400.0"])
        outer.removeGestureRecognizer(pinch)
        log.lines = []
        _ = watch(UIRotationGestureRecognizer(), "rotation", on: outer) { "\($0.rotation)" }
        app.trackpadRotate(at: at(60, 60), by: 0.5, duration: 1.0 / 60)
        expectEqual(log.lines, ["rotation began 0.5", "rotation ended 0.5"])
    }

    @Test func `G-56, G-57: equal trackpad gestures in succession have equal results`() {
        let pinch = watch(UIPinchGestureRecognizer(), "pinch", on: outer) {
            "\(($0.scale * 100).rounded()) at \(($0.velocity * 10).rounded())"
        }
        let rotation = watch(UIRotationGestureRecognizer(), "rotation", on: outer) {
            "\(($0.rotation * 100).rounded()) at \(($0.velocity * 10).rounded())"
        }
        for gesture in [
            { app.trackpadPinch(at: at(60, 60), by: 4, duration: 1.0 / 30) },
            { app.trackpadRotate(at: at(60, 60), by: 0.5, duration: 1.0 / 30) },
        ] {
            log.lines = []
            gesture()
            let first = log.lines
            expectEqual(first.count, 3)
            log.lines = []
            gesture()
            expectEqual(log.lines, first)
        }
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
    }

    @Test func `G-11: a pan is reset at the end of a scroll, even if it did not begin`() {
        final class Pan: UIPanGestureRecognizer {
            var resets = 0
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let pan = Pan()
        pan.allowedScrollTypesMask = .all
        outer.addGestureRecognizer(pan)
        app.trackpadScroll(at: at(20, 20), by: CGVector(dx: 0, dy: 0.25))
        #expect(pan.state == .possible && pan.resets == 1)
        app.trackpadScroll(at: at(20, 20), by: CGVector(dx: 0, dy: 40))
        #expect(pan.state == .possible && pan.resets == 2)
    }
}
