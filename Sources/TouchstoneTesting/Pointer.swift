import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Input from a mouse without a pressed button, a scroll wheel, and a trackpad.
extension TestApplication {
    /// Moves the pointer with no button pressed and lets one frame pass; `nil` moves it off the screen.
    public func pointerMove(to point: CGPoint?) {
        mustBeTaken(port.send(HoverSample(time: clock.now, location: point)))
        settle()
        advance(by: application.frameInterval)
    }

    /// Turns the wheel by one notch, which scrolls the content by `delta` points.
    public func wheel(at point: CGPoint, by delta: CGVector) {
        var sample = ScrollSample(phase: .notch, time: clock.now, location: point)
        sample.delta = delta
        send(sample)
    }

    /// Scrolls with two fingers on the trackpad by `delta` points in `duration` seconds, one step in each frame.
    public func trackpadScroll(at point: CGPoint, by delta: CGVector, duration: TimeInterval = 0.25) {
        trackpad(.scroll, at: point, duration: duration) { sample, steps in
            sample.delta = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
        }
    }

    /// Pinches on the trackpad by the total factor `scale` in `duration` seconds.
    public func trackpadPinch(at point: CGPoint, by scale: CGFloat, duration: TimeInterval = 0.25) {
        guard scale.isFinite, scale > 0 else {
            return recordsIssue(
                TestIssue(
                    "A pinch cannot scale by \(scale). Use a positive factor, below 1 to move the fingers together.",
                    at: TestSite()))
        }
        trackpad(.transform, at: point, duration: duration) { sample, steps in
            sample.scale = CGFloat(pow(Double(scale), 1 / Double(steps)))
        }
    }

    /// Rotates two fingers on the trackpad by a total of `angle` radians in `duration` seconds.
    public func trackpadRotate(at point: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.25) {
        trackpad(.transform, at: point, duration: duration) { sample, steps in
            sample.rotation = angle / CGFloat(steps)
        }
    }

    private func trackpad(
        _ kind: ScrollSample.Kind, at point: CGPoint, duration: TimeInterval,
        change: (inout ScrollSample, Int) -> Void
    ) {
        guard isValid(duration, "move on the trackpad in", TestSite()), isValid(point, TestSite()) else { return }
        let frame = application.frameInterval
        let steps = frames(in: duration)
        send(ScrollSample(kind, phase: .began, time: clock.now, location: point))
        for _ in 0..<steps {
            advance(by: frame)
            var sample = ScrollSample(kind, phase: .changed, time: clock.now, location: point)
            change(&sample, steps)
            send(sample)
        }
        send(ScrollSample(kind, phase: .ended, time: clock.now, location: point))
    }

    private func send(_ sample: ScrollSample) {
        mustBeTaken(port.send(sample))
        settle()
    }
}
