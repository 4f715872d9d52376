import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Gestures at any `TouchPlace`, such as a view, a part of it, a row, or an accessibility identifier.
///
/// These methods do what those with points do. A finger that goes down at a view must reach it, unless the call passes
/// `allowsMiss: true`; a place that does not exist is an issue of the test, and the call has no effect.
extension TestApplication {
    /// Puts a finger down at a place.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to touch.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerDown(
        _ finger: Int = first, at place: some TouchPlace, allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site) else { return }
        fingerDown(finger, at: point, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves a finger to a place in `duration` seconds, with one sample in each frame.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The end of the move.
    ///   - duration: The duration of the move in seconds; 0, the default, moves in one frame.
    public func fingerMove(
        _ finger: Int = first, to place: some TouchPlace, duration: TimeInterval = 0,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        fingersMove([finger: point], duration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Taps a place: touches down and lifts after 50 ms.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to tap.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerTap(
        _ finger: Int = first, at place: some TouchPlace, allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site) else { return }
        fingerTap(finger, at: point, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Taps a place twice, 100 ms apart.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to tap.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerDoubleTap(
        _ finger: Int = first, at place: some TouchPlace, allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site) else { return }
        fingerDoubleTap(finger, at: point, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses a place for `duration` seconds and lifts there.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The place to press.
    ///   - duration: The duration in seconds; 1 by default.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerLongPress(
        _ finger: Int = first, at place: some TouchPlace, duration: TimeInterval = 1, allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site) else { return }
        fingerLongPress(
            finger, at: point, duration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
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
        _ finger: Int = first, from start: some TouchPlace, to end: some TouchPlace, duration: TimeInterval = 0.25,
        allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let first = start.screenPoint(in: self, mustHit: !allowsMiss, at: site),
            let last = end.screenPoint(in: self, mustHit: false, at: site)
        else { return }
        fingerDrag(
            finger, from: first, to: last, duration: duration, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Swipes over a place: moves a finger 160 points in 0.1 s, with the place in the middle.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - place: The middle of the swipe.
    ///   - direction: The direction; only one of the four.
    ///   - allowsMiss: Whether the touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingerSwipe(
        _ finger: Int = first, at place: some TouchPlace, _ direction: UISwipeGestureRecognizer.Direction,
        allowsMiss: Bool = false,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let steps: [UISwipeGestureRecognizer.Direction: CGVector] = [
            .left: CGVector(dx: -80, dy: 0), .right: CGVector(dx: 80, dy: 0), .up: CGVector(dx: 0, dy: -80),
            .down: CGVector(dx: 0, dy: 80),
        ]
        guard let step = steps[direction] else {
            return recordsIssue(TestIssue("A swipe has one direction: .left, .right, .up or .down.", at: site))
        }
        guard let point = place.screenPoint(in: self, mustHit: !allowsMiss, at: site) else { return }
        fingerDrag(
            finger, from: CGPoint(x: point.x - step.dx, y: point.y - step.dy),
            to: CGPoint(x: point.x + step.dx, y: point.y + step.dy), duration: 0.1, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Pinches with two fingers around a place, from the distance `start` to the distance `end`, in points.
    ///
    /// - Parameters:
    ///   - place: The point between the fingers.
    ///   - start: The distance of the fingers when they go down, in points.
    ///   - end: The distance when they lift, in points.
    ///   - duration: The duration in seconds; 0.25 by default.
    public func fingerPinch(
        around place: some TouchPlace, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let center = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        fingerPinch(
            around: center, from: start, to: end, duration: duration, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Rotates two fingers around a place, each `radius` points from it, by `angle` radians.
    ///
    /// - Parameters:
    ///   - place: The point between the fingers.
    ///   - radius: The distance of each finger from there, in points; 60 by default.
    ///   - angle: The angle in radians; positive values are clockwise.
    ///   - duration: The duration in seconds; 0.25 by default.
    public func fingerRotate(
        around place: some TouchPlace, radius: CGFloat = 60, by angle: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let center = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        fingerRotate(
            around: center, radius: radius, by: angle, duration: duration, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Moves the pointer to a place with no button pressed and lets one frame pass.
    public func pointerMove(
        to place: some TouchPlace,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        pointerMove(to: Optional(point))
    }

    /// Turns the wheel by one notch over a place, which scrolls the content by `delta` points.
    public func wheel(
        at place: some TouchPlace, by delta: CGVector,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        wheel(at: point, by: delta)
    }

    /// Scrolls over a place with two fingers on the trackpad by `delta` points in `duration` seconds.
    public func trackpadScroll(
        at place: some TouchPlace, by delta: CGVector, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        trackpadScroll(at: point, by: delta, duration: duration)
    }

    /// Pinches over a place on the trackpad by the total factor `scale` in `duration` seconds.
    public func trackpadPinch(
        at place: some TouchPlace, by scale: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        trackpadPinch(at: point, by: scale, duration: duration)
    }

    /// Rotates two fingers on the trackpad over a place by a total of `angle` radians in `duration` seconds.
    public func trackpadRotate(
        at place: some TouchPlace, by angle: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = place.screenPoint(in: self, mustHit: false, at: site) else { return }
        trackpadRotate(at: point, by: angle, duration: duration)
    }
}
