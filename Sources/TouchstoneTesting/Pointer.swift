import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Input from a mouse without a pressed button, a scroll wheel, and a trackpad, at any `TouchPlace`.
extension TestApplication {
    /// Moves the pointer with no button pressed and lets one frame pass; `nil` moves it off the screen.
    public func pointerMove(to point: CGPoint?) {
        mustBeTaken(port.send(HoverSample(time: clock.now, location: point)))
        settle()
        pass(application.frameInterval)
    }

    /// Moves the pointer to a place with no button pressed and lets one frame pass.
    public func pointerMove(
        to place: some TouchPlace, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        pointerMove(to: Optional(point))
    }

    /// Turns the wheel by one notch over a place, which scrolls the content by `delta` points.
    public func wheel(
        at place: some TouchPlace, by delta: CGVector, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        var sample = ScrollSample(phase: .notch, time: clock.now, location: point)
        sample.delta = delta
        send(sample)
    }

    /// Scrolls over a place with two fingers on the trackpad by `delta` points in `duration` seconds, one step in each
    /// frame.
    public func trackpadScroll(
        at place: some TouchPlace, by delta: CGVector, duration: TimeInterval = 0.25, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        trackpad(.scroll, at: place, duration, site) { sample, steps in
            sample.delta = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
        }
    }

    /// Pinches over a place on the trackpad by the total factor `scale` in `duration` seconds.
    public func trackpadPinch(
        at place: some TouchPlace, by scale: CGFloat, duration: TimeInterval = 0.25, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard scale.isFinite, scale > 0 else {
            return recordsIssue(
                TestIssue(
                    "A pinch cannot scale by \(scale). Use a positive factor, below 1 to move the fingers together.",
                    at: site))
        }
        trackpad(.transform, at: place, duration, site) { sample, steps in
            sample.scale = CGFloat(pow(Double(scale), 1 / Double(steps)))
        }
    }

    /// Rotates two fingers on the trackpad over a place by a total of `angle` radians in `duration` seconds.
    public func trackpadRotate(
        at place: some TouchPlace, by angle: CGFloat, duration: TimeInterval = 0.25, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        trackpad(.transform, at: place, duration, site) { sample, steps in
            sample.rotation = angle / CGFloat(steps)
        }
    }

    private func trackpad(
        _ kind: ScrollSample.Kind, at place: some TouchPlace, _ duration: TimeInterval, _ site: TestSite,
        change: (inout ScrollSample, Int) -> Void
    ) {
        guard isValid(duration, "move on the trackpad in", site),
            let point = place.screenPoint(in: self, mustHit: false, at: site)
        else { return }
        let steps = frames(in: duration)
        send(ScrollSample(kind, phase: .began, time: clock.now, location: point))
        for _ in 0..<steps {
            pass(application.frameInterval)
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
