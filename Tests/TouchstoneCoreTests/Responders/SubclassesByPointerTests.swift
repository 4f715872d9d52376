import Foundation
import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Custom recognizers that receive scroll, transform and hover events instead of touches.
@Suite(.application(tracing: .both)) @MainActor
struct SubclassesByPointerTests {
    let board = GestureBoard()
    let app = TestApplication.current
    let pad: UIView

    init() { pad = board.view(0, 0, 390, 400) }

    /// Receives mouse wheels, trackpad scrolls and trackpad pinches, but no touches.
    private final class Dial: UIGestureRecognizer {
        var value = 0.0
        var calls: [String] = []
        override func takes(_ event: UIEvent) -> Bool { event.type == .scroll || event.type == .transform }
        override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
        override func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) {
            calls.append("began \(event.type) at \(Int(location(in: view).x))")
        }
        override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
            value += Double(scroll.delta.dy) + Double(scroll.scale - 1)
            state = state == .possible ? .began : .changed
        }
        override func scrollEnded(with event: UIEvent) {
            calls.append("ended")
            super.scrollEnded(with: event)
        }
        override func scrollCancelled(with event: UIEvent) {
            calls.append("cancelled")
            super.scrollCancelled(with: event)
        }
    }

    @Test func `A custom recognizer receives mouse wheels and trackpad pinches, but no touches`() {
        let dial = board.attach(Dial(), "dial", to: pad)
        app.wheel(at: at(50, 60), by: CGVector(dx: 0, dy: -20))
        app.wheel(at: at(50, 60), by: CGVector(dx: 0, dy: -22))
        app.advance(by: 1)
        expectEqual(dial.calls, ["began scroll at 50", "ended"])
        expectEqual(board.eventLog, "dial began, dial changed, dial ended")
        expectEqual(dial.value, -42)
        app.trackpadPinch(at: at(70, 60), by: 2, duration: 0.1)
        expectEqual(dial.calls.suffix(2), ["began transform at 70", "ended"])
        board.clear()
        app.fingerDrag(from: at(50, 60), to: at(50, 200))
        expectEqual(board.eventLog, "")
    }

    @Test func `G-20: a custom scroll recognizer of a deeper view wins over a scroll view`() {
        let scroll = UIScrollView(frame: pad.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        pad.addSubview(scroll)
        let knob = board.view(0, 0, 100, 100, in: scroll)
        board.attach(Dial(), "dial", to: knob)
        app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: -100), duration: 0.1)
        expectEqual(board.eventLog, "dial began, dial changed, dial ended")
        expectEqual(scroll.contentOffset, .zero)
        app.trackpadScroll(at: at(200, 200), by: CGVector(dx: 0, dy: -100), duration: 0.1)
        expectEqual(scroll.contentOffset.y, 100)
    }

    @Test func `G-5: a recognizer that is still in progress when its scroll ends is cancelled`() {
        final class Mute: UIGestureRecognizer {
            override func takes(_ event: UIEvent) -> Bool { event.type == .scroll }
            override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) { state = .changed }
            override func scrollEnded(with event: UIEvent) {}
        }
        let mute = board.attach(Mute(), "mute", to: pad)
        app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: -100), duration: 0.1)
        expectEqual(board.eventLog, "mute began, mute changed, mute cancelled")
        expectEqual(mute.state, .possible)
    }

    /// The override of `scrollChanged(_:with:)` removes the vertical part of the scroll.
    @Test func `A subclass of the pan recognizer can change a scroll before super receives it`() {
        final class Sideways: UIPanGestureRecognizer {
            override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
                var scroll = scroll
                scroll.delta.dy = 0
                super.scrollChanged(scroll, with: event)
            }
        }
        let pan = board.attach(Sideways(), "pan", to: pad)
        pan.allowedScrollTypesMask = .all
        var last = CGPoint.zero
        pan.addHandler { last = $0.translation(in: nil) }
        app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 30, dy: -100), duration: 0.1)
        #expect(abs(last.x - 30) < 1e-9 && last.y == 0)
    }

    @Test func `G-59: a custom hover recognizer begins, changes and ends with the pointer`() {
        final class Lens: UIGestureRecognizer {
            override func takes(_ event: UIEvent) -> Bool { event.type == .hover }
            override func hoverBegan(_ hover: HoverSample, with event: UIEvent) { state = .began }
            override func hoverMoved(_ hover: HoverSample, with event: UIEvent) { state = .changed }
        }
        let lens = board.attach(Lens(), "lens", to: pad)
        var places: [CGPoint] = []
        lens.addHandler { places.append($0.location(in: $0.view)) }
        app.pointerMove(to: at(10, 20))
        app.pointerMove(to: at(30, 20))
        app.pointerMove(to: at(30, 700))
        expectEqual(board.eventLog, "lens began, lens changed, lens ended")
        expectEqual(places.prefix(2), [at(10, 20), at(30, 20)])
        expectEqual(lens.state, .possible)
    }

    /// The subclass begins when the pointer is more than 50 points from the left edge.
    @Test func `G-59: a subclass of UIHoverGestureRecognizer can begin later`() {
        final class Inner: UIHoverGestureRecognizer {
            override func hoverBegan(_ hover: HoverSample, with event: UIEvent) { hoverMoved(hover, with: event) }
            override func hoverMoved(_ hover: HoverSample, with event: UIEvent) {
                guard location(in: view).x > 50 else { return }
                if state == .possible {
                    super.hoverBegan(hover, with: event)
                } else {
                    super.hoverMoved(hover, with: event)
                }
            }
        }
        board.attach(Inner(), "inner", to: pad)
        for x in [10.0, 60, 90] { app.pointerMove(to: at(x, 20)) }
        app.pointerMove(to: at(90, 700))
        expectEqual(board.eventLog, "inner began, inner changed, inner ended")
        app.pointerMove(to: at(10, 20))
        app.pointerMove(to: at(10, 700))
        expectEqual(board.eventLog, "inner began, inner changed, inner ended")
    }
}
