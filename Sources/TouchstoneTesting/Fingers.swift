import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Gestures of fingers.
///
/// A finger is identified by a number, 1 by default; number 0 is the pencil. Its target is a `TouchPlace`, such as a
/// view, a part of it, a row, an accessibility identifier, or a point in screen coordinates. A finger that goes down at a
/// view is expected to touch it: if it would miss, an issue of the test is recorded, unless the call passes
/// `allowsMiss: true`. A point may be anywhere.
///
/// A place that does not exist, a finger that is already down, moving or lifting one that is not, a position that is not
/// finite, and a duration that is infinite or negative are issues, too. Then the call has no effect.
extension TestApplication {
    /// Puts a finger down at a place.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to touch.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerDown(
        _ finger: Int = 1, at place: some TouchPlace, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = touchdown(finger, at: place, allowsMiss, site) else { return }
        unchecked(at: site).down([finger: point])
    }

    /// Moves a finger in a straight line to a place, with one sample in each frame, and processes each frame.
    ///
    /// If the finger went down at the current time, it first rests for one frame, as with real hardware, so that its
    /// first move has a velocity.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The end of the line.
    ///   - duration: The duration of the move in seconds, without the rest; 0 moves in one frame.
    public func fingerMove(
        _ finger: Int = 1, to place: some TouchPlace, duration: TimeInterval = 0, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site), isValid(duration, "move in", site)
        else { return }
        unchecked(at: site).move([finger: point], duration: duration)
    }

    /// Lifts a finger where it is.
    public func fingerUp(
        _ finger: Int = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        unchecked(at: site).up([finger])
    }

    /// Cancels a finger's touch, as the system does.
    public func fingerCancel(
        _ finger: Int = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        unchecked(at: site).cancel(finger)
    }

    /// Taps a place: touches down and lifts after 50 ms.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to tap.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerTap(
        _ finger: Int = 1, at place: some TouchPlace, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = touchdown(finger, at: place, allowsMiss, site) else { return }
        unchecked(at: site).press(finger, at: point)
    }

    /// Activates a view as an assistive technology does after a double tap.
    ///
    /// Calls `accessibilityActivate()` and, if that returns `false`, taps the view's `accessibilityActivationPoint`.
    public func accessibilityActivate(_ view: UIView) {
        if !view.accessibilityActivate() { fingerTap(at: view.accessibilityActivationPoint) }
    }

    /// Taps a place twice, 100 ms apart.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to tap.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerDoubleTap(
        _ finger: Int = 1, at place: some TouchPlace, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = touchdown(finger, at: place, allowsMiss, site) else { return }
        unchecked(at: site).doubleTap(finger, at: point)
    }

    /// Presses a place for `duration` seconds and lifts there.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to press.
    ///   - duration: The duration in seconds; 1 by default.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerLongPress(
        _ finger: Int = 1, at place: some TouchPlace, duration: TimeInterval = 1, allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(duration, "press for", site), let point = touchdown(finger, at: place, allowsMiss, site)
        else { return }
        unchecked(at: site).press(finger, at: point, duration: duration)
    }

    /// Drags a finger from one place to another in `duration` seconds and lifts it without a pause, which makes a fling.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - start: The place where the finger goes down.
    ///   - end: The place where it lifts.
    ///   - duration: The duration in seconds; 0.25 by default.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerDrag(
        _ finger: Int = 1, from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.25,
        allowsMiss: Bool = false, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(duration, "drag in", site), let first = touchdown(finger, at: start, allowsMiss, site),
            let last = end.screenPoint(in: self, mustHit: false, at: site)
        else { return }
        unchecked(at: site).drag(from: [finger: first], through: [[finger: last]], duration: duration)
    }

    /// Swipes from a place: moves a finger 160 points in 0.1 s.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: Where the finger goes down.
    ///   - direction: The direction; only one of the four.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerSwipe(
        _ finger: Int = 1, at place: some TouchPlace, _ direction: UISwipeGestureRecognizer.Direction,
        allowsMiss: Bool = false, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let steps: [UISwipeGestureRecognizer.Direction: CGVector] = [
            .left: CGVector(dx: -160, dy: 0), .right: CGVector(dx: 160, dy: 0), .up: CGVector(dx: 0, dy: -160),
            .down: CGVector(dx: 0, dy: 160),
        ]
        guard let step = steps[direction] else {
            return recordsIssue(TestIssue("A swipe has one direction: .left, .right, .up or .down.", at: site))
        }
        guard let point = touchdown(finger, at: place, allowsMiss, site) else { return }
        unchecked(at: site).drag(
            from: [finger: point], through: [[finger: CGPoint(x: point.x + step.dx, y: point.y + step.dy)]],
            duration: 0.1)
    }

    /// Returns the point of a place at which a finger may go down now, and records an issue if there is none.
    func touchdown(
        _ finger: Int, at place: some TouchPlace, _ allowsMiss: Bool, _ site: TestSite
    ) -> CGPoint? {
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site), mayTouch([finger: point], site)
        else { return nil }
        return point
    }

    /// The gestures of fingers without checks of their arguments.
    ///
    /// - Parameter site: The place in the test's source; if it is `nil`, fingers may stay down at the end of the test.
    package func unchecked(at site: TestSite? = nil) -> UncheckedFingers { UncheckedFingers(app: self, site: site) }

    /// The numbers of the fingers that are down.
    public var fingersThatAreDown: Set<Int> { Set(fingers.keys) }

    /// Sends one device report to the application's port and processes it.
    public func send(_ samples: [TouchSample]) {
        for sample in samples { follow(sample) }
        mustBeTaken(port.send(samples))
        settle()
    }

    /// Plays recorded touches, beginning now.
    ///
    /// The first device report is sent immediately, the others at the recorded intervals.
    public func play(_ frames: [DeviceReport]) {
        guard let first = frames.first else { return }
        let start = clock.now
        for frame in frames {
            let time = start + max(0, frame.time - first.time)
            advance(by: max(0, time - clock.now))
            send(
                frame.samples.map { recorded in
                    var sample = recorded
                    sample.time = time
                    return sample
                })
        }
    }

    /// Updates `fingers` and `touchdowns` from a sample, which may come from any source.
    private func follow(_ sample: TouchSample) {
        switch sample.phase {
        case .began:
            fingers[sample.id] = sample.location
            touchdowns[sample.id] = sample.time
        case .moved: if fingers[sample.id] != nil { fingers[sample.id] = sample.location }
        case .ended, .cancelled:
            fingers[sample.id] = nil
            touchdowns[sample.id] = nil
            touchdownSites[sample.id] = nil
        default: break
        }
    }

    /// Returns a sample of a finger at its current location and the current time.
    public func sample(_ finger: Int, _ phase: TouchSample.Phase) -> TouchSample {
        var sample = TouchSample(id: finger, phase: phase, time: clock.now, location: fingers[finger] ?? .zero)
        if finger == Self.pencil { sample.use(pencilContact, isUp: phase == .ended) }
        return sample
    }

    /// Returns the center of a view in screen coordinates.
    public func middle(of view: UIView) -> CGPoint {
        let bounds = view.bounds
        return screenPoint(CGPoint(x: bounds.midX, y: bounds.midY), of: view)
    }

    /// Converts a point in a view's coordinates to screen coordinates.
    func screenPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
        let inWindow = view.convert(point, to: nil)
        return view.window?.screenPoint(inWindow) ?? inWindow
    }
}
