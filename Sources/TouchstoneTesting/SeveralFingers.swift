import Foundation
import TouchstoneCore

/// Gestures of several fingers.
///
/// Fingers 1, 2 and so on go to an array of places, which may be of different kinds; a dictionary of points in screen
/// coordinates names the fingers.
extension TestApplication {
    /// Puts several fingers down at the same time, in one device report, at points by finger number.
    public func fingersDown(
        _ points: [Int: CGPoint], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if mayTouch(points, site) { unchecked(at: site).down(points) }
    }

    /// Puts fingers 1, 2 and so on down, one at each place, at the same time or one after another.
    ///
    /// - Parameters:
    ///   - places: The places to touch.
    ///   - apart: The seconds between two fingers; 0, the default, puts all down in one device report.
    ///   - allowsMiss: Whether a touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingersDown(
        at places: [any TouchPlace], apart: TimeInterval = 0, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let points = points(of: places, mustHit: !allowsMiss, site) else { return }
        putDown(points, apart, site)
    }

    /// Moves fingers 1, 2 and so on together in `duration` seconds, one to each place.
    ///
    /// - Parameters:
    ///   - places: The end of each finger's move.
    ///   - duration: The duration of the move in seconds, as in `fingersMove(_:duration:)`.
    public func fingersMove(
        to places: [any TouchPlace], duration: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let points = points(of: places, mustHit: false, site), isValid(duration, "move in", site) else { return }
        unchecked(at: site).move(Dictionary(uniqueKeysWithValues: zip(1..., points)), duration: duration)
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
        guard isValid(duration, "move in", site), areValid(targets, site) else { return }
        unchecked(at: site).move(targets, duration: duration)
    }

    /// Lifts several fingers at the same time, in one device report.
    public func fingersUp(
        _ lifted: [Int], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        unchecked(at: site).up(lifted)
    }

    /// Lifts all fingers that are down, in the order of their numbers.
    ///
    /// - Parameter apart: The seconds between two fingers; 0, the default, lifts all in one device report.
    public func fingersUp(
        apart: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if isValid(apart, "lift fingers apart by", site) { lift(apart, site) }
    }

    /// Taps with one finger at each place.
    ///
    /// The fingers lift 50 ms after the last one is down.
    ///
    /// - Parameters:
    ///   - places: The places to tap.
    ///   - apart: The seconds between two fingers, both when they touch down and when they lift; 0, the default, moves
    ///     all at once.
    ///   - allowsMiss: Whether a touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func fingersTap(
        at places: [any TouchPlace], apart: TimeInterval = 0, allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let points = points(of: places, mustHit: !allowsMiss, site), putDown(points, apart, site) else { return }
        pass(0.05)
        lift(apart, site)
    }

    /// Taps with fingers 1 and 2, which touch down together and lift together after 50 ms.
    ///
    /// - Parameters:
    ///   - places: The two places to tap.
    ///   - allowsMiss: Whether a touch may reach another view. If `false`, the default, a miss is an issue of the test.
    public func twoFingerTap(
        at places: (some TouchPlace, some TouchPlace), allowsMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let points = points(of: [places.0, places.1], mustHit: !allowsMiss, site), putDown(points, 0, site)
        else { return }
        pass(0.05)
        unchecked(at: site).up([1, 2])
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
        guard let center = place.screenPoint(in: self, mustHit: false, at: site), isValid(duration, "pinch in", site)
        else { return }
        let first = [Int: CGPoint].pair(around: center, radius: start / 2)
        let last = [Int: CGPoint].pair(around: center, radius: end / 2)
        guard mayTouch(first, site), areValid(last, site) else { return }
        unchecked(at: site).drag(from: first, through: [last], duration: duration)
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
        guard let center = place.screenPoint(in: self, mustHit: false, at: site), isValid(duration, "rotate in", site)
        else { return }
        let first = [Int: CGPoint].pair(around: center, radius: radius)
        let steps = [Int: CGPoint].rotation(around: center, radius: radius, by: angle, frames: frames(in: duration))
        guard mayTouch(first, site), areValid(steps[steps.count - 1], site) else { return }
        unchecked(at: site).drag(from: first, through: steps)
    }

    /// Returns the points of places; `nil` if one of them does not exist, after an issue was recorded.
    private func points(of places: [any TouchPlace], mustHit: Bool, _ site: TestSite) -> [CGPoint]? {
        var points: [CGPoint] = []
        for place in places {
            guard let point = place.screenPoint(in: self, mustHit: mustHit, at: site) else { return nil }
            points.append(point)
        }
        return points
    }

    /// Puts fingers 1, 2 and so on down, `apart` seconds after each other.
    ///
    /// - Returns: Whether they are down; if not, an issue was recorded.
    @discardableResult
    private func putDown(_ points: [CGPoint], _ apart: TimeInterval, _ site: TestSite) -> Bool {
        guard !points.isEmpty else {
            recordsIssue(TestIssue("There are no places, so no finger goes down.", at: site))
            return false
        }
        let numbered = Dictionary(uniqueKeysWithValues: zip(1..., points))
        guard isValid(apart, "put fingers down apart by", site), mayTouch(numbered, site) else { return false }
        let fingers = unchecked(at: site)
        guard apart > 0 else {
            fingers.down(numbered)
            return true
        }
        for (finger, point) in zip(1..., points) {
            if finger > 1 { pass(apart) }
            fingers.down([finger: point])
        }
        return true
    }

    /// Lifts all fingers, `apart` seconds after each other.
    private func lift(_ apart: TimeInterval, _ site: TestSite) {
        let order = fingers.keys.sorted()
        guard apart > 0 else { return unchecked(at: site).up(order) }
        for finger in order {
            if finger != order.first { pass(apart) }
            unchecked(at: site).up([finger])
        }
    }
}
