import Foundation
import TouchstoneCore

/// Finger input.
///
/// A finger is identified by a number. Its target is a point in screen coordinates or another `TouchPlace`, such as a view.
/// A finger sent to a view is expected to touch it: if it would miss, an issue of the test is recorded, unless the call
/// passes `allowsMiss: true`. A point may be anywhere. Putting down a finger that is down, moving or lifting one that is not, a
/// position that is not finite, and a duration that is infinite or negative are issues, too, and have no effect.
extension TestApplication {
    /// The default finger of all methods: 1.
    public static let first = 1

    /// Puts a finger down at a point in screen coordinates.
    public func fingerDown(
        _ finger: Int = first, at point: CGPoint, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isCurrent(site), hasWindow(site), isFree([finger], site), isValid(point, site) else { return }
        fingers[finger] = point
        touchdownSites[finger] = site
        send([sample(finger, .began)])
    }

    /// Moves a finger in a straight line, with one sample in each frame, and processes each frame.
    ///
    /// If the finger went down at the current time, it first rests for one frame, as with real hardware, so that its
    /// first move has a velocity.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - point: The end of the line, in screen coordinates.
    ///   - duration: The duration of the move in seconds, without the rest; 0 moves in one frame.
    public func fingerMove(
        _ finger: Int = first, to point: CGPoint, duration: TimeInterval = 0, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        fingersMove(
            [finger: point], duration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves several fingers together in `duration` seconds.
    ///
    /// If one of them went down at the current time, all of them first rest for one frame.
    ///
    /// - Parameters:
    ///   - targets: The end of each finger's move, in screen coordinates, by finger number.
    ///   - duration: The duration of the move in seconds, without the rest; 0 moves in one frame.
    public func fingersMove(
        _ targets: [Int: CGPoint], duration: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(duration, "move in", site), targets.values.allSatisfy({ isValid($0, site) }) else { return }
        let frame = application.frameInterval
        let steps = frames(in: duration)
        let order = down(targets.keys.sorted(), to: "move", site)
        guard !order.isEmpty else { return }
        let starts = fingers
        if order.contains(where: { touchdowns[$0] == clock.now }) { advance(by: frame) }
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            for finger in order {
                guard let start = starts[finger], let end = targets[finger] else { continue }
                fingers[finger] = CGPoint(
                    x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            send(order.map { sample($0, .moved) })
            advance(by: frame)
        }
    }

    /// Lifts a finger where it is.
    public func fingerUp(
        _ finger: Int = first, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for finger in down([finger], to: "lift", site) { send([sample(finger, .ended)]) }
    }

    /// Cancels a finger's touch, as the system does.
    public func fingerCancel(
        _ finger: Int = first, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for finger in down([finger], to: "cancel", site) { send([sample(finger, .cancelled)]) }
    }

    /// Taps a point in screen coordinates: touches down and lifts after 50 ms.
    public func fingerTap(
        _ finger: Int = first, at point: CGPoint, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isCurrent(site), hasWindow(site), isFree([finger], site), isValid(point, site) else { return }
        fingerDown(finger, at: point)
        advance(by: 0.05)
        fingerUp(finger)
    }

    /// Activates a view as an assistive technology does after a double tap.
    ///
    /// Calls `accessibilityActivate()` and, if that returns `false`, taps the view's `accessibilityActivationPoint`.
    public func accessibilityActivate(_ view: UIView) {
        if !view.accessibilityActivate() { fingerTap(at: view.accessibilityActivationPoint) }
    }

    /// Taps a point in screen coordinates twice, 100 ms apart.
    public func fingerDoubleTap(
        _ finger: Int = first, at point: CGPoint, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isCurrent(site), hasWindow(site), isFree([finger], site), isValid(point, site) else { return }
        fingerTap(finger, at: point)
        advance(by: 0.1)
        fingerTap(finger, at: point)
    }

    /// Puts a finger down at a point in screen coordinates and lifts it there after `duration` seconds.
    public func fingerLongPress(
        _ finger: Int = first, at point: CGPoint, duration: TimeInterval = 1, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isFree([finger], site), isValid(point, site), isValid(duration, "press for", site) else { return }
        fingerDown(finger, at: point)
        advance(by: duration)
        fingerUp(finger)
    }

    /// Drags a finger between two points in screen coordinates in `duration` seconds and lifts it without a pause,
    /// which makes a fling.
    public func fingerDrag(
        _ finger: Int = first, from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isFree([finger], site), isValid(start, site), isValid(end, site), isValid(duration, "drag in", site)
        else {
            return
        }
        fingerDown(finger, at: start)
        fingerMove(finger, to: end, duration: duration)
        fingerUp(finger)
    }

    /// Puts several fingers down at the same time, in one device report, at points in screen coordinates by finger
    /// number.
    public func fingersDown(
        _ points: [Int: CGPoint], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isCurrent(site), hasWindow(site), isFree(points.keys.sorted(), site),
            points.values.allSatisfy({ isValid($0, site) })
        else { return }
        fingers.merge(points) { $1 }
        for finger in points.keys { touchdownSites[finger] = site }
        send(points.keys.sorted().map { sample($0, .began) })
    }

    /// Puts fingers 1, 2 and so on down, one at each point, at the same time or one after another.
    ///
    /// - Parameters:
    ///   - points: The points in screen coordinates.
    ///   - apart: The seconds between two fingers; 0, the default, puts all down in one device report.
    public func fingersDown(
        _ points: [CGPoint], apart: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(apart, "put fingers down apart by", site), isFree(Array(1...max(1, points.count)), site) else {
            return
        }
        guard !points.isEmpty else {
            return recordsIssue(TestIssue("There are no points, so no finger goes down.", at: site))
        }
        guard apart > 0 else {
            return fingersDown(
                Dictionary(uniqueKeysWithValues: zip(1..., points)), fileID: fileID, filePath: filePath, line: line,
                column: column)
        }
        for (finger, point) in zip(1..., points) {
            if finger > 1 { advance(by: apart) }
            fingerDown(finger, at: point)
        }
    }

    /// Lifts several fingers at the same time, in one device report.
    public func fingersUp(
        _ lifted: [Int], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let order = down(lifted.sorted(), to: "lift", site)
        if !order.isEmpty { send(order.map { sample($0, .ended) }) }
    }

    /// Lifts all fingers that are down, in the order of their numbers.
    ///
    /// - Parameter apart: The seconds between two fingers; 0, the default, lifts all in one device report.
    public func fingersUp(
        apart: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(apart, "lift fingers apart by", site) else { return }
        let order = fingers.keys.sorted()
        guard apart > 0 else { return fingersUp(order) }
        for finger in order {
            if finger != order.first { advance(by: apart) }
            fingerUp(finger)
        }
    }

    /// Taps with one finger at each point.
    ///
    /// The fingers lift 50 ms after the last one is down.
    ///
    /// - Parameters:
    ///   - points: The points in screen coordinates.
    ///   - apart: The seconds between two fingers, both when they touch down and when they lift; 0, the default, moves
    ///     all at once.
    public func fingersTap(
        _ points: [CGPoint], apart: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(apart, "tap with fingers apart by", site), isFree(Array(1...max(1, points.count)), site) else {
            return
        }
        fingersDown(points, apart: apart, fileID: fileID, filePath: filePath, line: line, column: column)
        advance(by: 0.05)
        fingersUp(apart: apart)
    }

    /// Taps with fingers 1 and 2, which touch down together and lift together after 50 ms.
    public func twoFingerTap(
        at points: (CGPoint, CGPoint), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isFree([1, 2], site), isValid(points.0, site), isValid(points.1, site) else { return }
        fingersDown([1: points.0, 2: points.1])
        advance(by: 0.05)
        fingersUp([1, 2])
    }

    /// Pinches with two fingers around `center`, from the distance `start` to the distance `end`, in points.
    public func fingerPinch(
        around center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isFree([1, 2], site), isValid(center, site), isValid(CGPoint(x: start, y: end), site),
            isValid(duration, "pinch in", site)
        else { return }
        func pair(_ distance: CGFloat) -> [Int: CGPoint] {
            [
                1: CGPoint(x: center.x - distance / 2, y: center.y),
                2: CGPoint(x: center.x + distance / 2, y: center.y),
            ]
        }
        fingersDown(pair(start))
        fingersMove(pair(end), duration: duration)
        fingersUp([1, 2])
    }

    /// Rotates two fingers, each `radius` points from `center`, by `angle` radians.
    public func fingerRotate(
        around center: CGPoint, radius: CGFloat = 60, by angle: CGFloat, duration: TimeInterval = 0.25,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isFree([1, 2], site), isValid(center, site), isValid(CGPoint(x: radius, y: angle), site),
            isValid(duration, "rotate in", site)
        else { return }
        func pair(_ angle: CGFloat) -> [Int: CGPoint] {
            let dx = radius * CGFloat(cos(Double(angle)))
            let dy = radius * CGFloat(sin(Double(angle)))
            return [
                1: CGPoint(x: center.x - dx, y: center.y - dy), 2: CGPoint(x: center.x + dx, y: center.y + dy),
            ]
        }
        fingersDown(pair(0))
        // A straight line between two angles would pull the fingers together.
        let steps = frames(in: duration)
        for step in 1...steps { fingersMove(pair(angle * CGFloat(step) / CGFloat(steps))) }
        fingersUp([1, 2])
    }

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
        TouchSample(id: finger, phase: phase, time: clock.now, location: fingers[finger] ?? .zero)
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
