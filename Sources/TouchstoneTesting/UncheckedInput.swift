import Foundation
import TouchstoneCore

/// Gestures of fingers at points in screen coordinates, without checks of the points and of what is down.
///
/// The gestures of `TestApplication` check their arguments and use these. Scenarios and random input use them directly,
/// because a finger may go down twice there, at a point that is not finite, or while there is no window.
@MainActor
package struct UncheckedFingers {
    let app: TestApplication
    /// The place in the test's source; if it is `nil`, fingers may stay down at the end of the test.
    let site: TestSite?

    /// Puts fingers down, in one device report, at points by finger number.
    package func down(_ points: [Int: CGPoint]) {
        let order = points.sorted { $0.key < $1.key }
        for (finger, _) in order { app.touchdownSites[finger] = site }
        app.send(
            order.map { finger, point in
                var sample = app.sample(finger, .began)
                sample.location = point
                return sample
            })
    }

    /// Moves fingers that are down in straight lines, with one sample in each frame.
    ///
    /// If one of them went down at the current time, all of them first rest for one frame. A finger that is not down is an
    /// issue of the test.
    ///
    /// - Parameters:
    ///   - targets: The end of each finger's move, by finger number.
    ///   - duration: The duration of the move in seconds, without the rest; 0 moves in one frame.
    package func move(_ targets: [Int: CGPoint], duration: TimeInterval = 0) {
        let order = down(targets.keys.sorted(), to: "move")
        guard !order.isEmpty else { return }
        let frame = app.application.frameInterval
        let starts = app.fingers
        if order.contains(where: { app.touchdowns[$0] == app.clock.now }) { app.pass(frame) }
        let steps = app.frames(in: duration)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            for finger in order {
                guard let start = starts[finger], let end = targets[finger] else { continue }
                app.fingers[finger] = CGPoint(
                    x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            app.send(order.map { app.sample($0, .moved) })
            app.pass(frame)
        }
    }

    /// Lifts fingers where they are, in one device report. A finger that is not down is an issue of the test.
    package func up(_ fingers: [Int]) {
        let order = down(fingers.sorted(), to: "lift")
        if !order.isEmpty { app.send(order.map { app.sample($0, .ended) }) }
    }

    /// Cancels the touch of a finger. A finger that is not down is an issue of the test.
    package func cancel(_ finger: Int) {
        for finger in down([finger], to: "cancel") { app.send([app.sample(finger, .cancelled)]) }
    }

    /// Puts a finger down and lifts it after `duration` seconds; a tap takes 50 ms.
    package func press(_ finger: Int, at point: CGPoint, duration: TimeInterval = 0.05) {
        down([finger: point])
        app.pass(duration)
        up([finger])
    }

    /// Taps twice, 100 ms apart.
    package func doubleTap(_ finger: Int, at point: CGPoint) {
        press(finger, at: point)
        app.pass(0.1)
        press(finger, at: point)
    }

    /// Puts fingers down, moves them through each position in `duration` seconds, and lifts them without a pause.
    package func drag(from start: [Int: CGPoint], through positions: [[Int: CGPoint]], duration: TimeInterval = 0) {
        down(start)
        for position in positions { move(position, duration: duration) }
        up(Array(start.keys))
    }

    /// Returns the fingers of `asked` that are down, and records an issue for the others.
    private func down(_ asked: [Int], to verb: String) -> [Int] {
        let absent = asked.filter { app.fingers[$0] == nil }
        guard !absent.isEmpty else { return asked }
        let others = app.fingers.keys.sorted().map(String.init).joined(separator: ", ")
        app.recordsIssue(
            TestIssue(
                "\(TestApplication.names(absent)) \(absent.count == 1 ? "is" : "are") not down, so there is nothing to \(verb). "
                    + (others.isEmpty ? "No finger is down." : "Down: \(others)."), at: site ?? TestSite()))
        return asked.filter { app.fingers[$0] != nil }
    }
}

/// A point in screen coordinates that need not be finite.
package struct UncheckedPoint: TouchPlace {
    private let point: CGPoint

    package init(_ point: CGPoint) { self.point = point }

    package func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? { point }
}

extension [Int: CGPoint] {
    /// Returns fingers 1 and 2 on opposite sides of a point.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers.
    ///   - radius: The distance of each finger from there, in points.
    ///   - angle: The angle in radians by which the fingers are rotated; at 0 they are side by side.
    package static func pair(around center: CGPoint, radius: CGFloat, angle: CGFloat = 0) -> Self {
        let (dx, dy) = (radius * CGFloat(cos(Double(angle))), radius * CGFloat(sin(Double(angle))))
        return [1: CGPoint(x: center.x - dx, y: center.y - dy), 2: CGPoint(x: center.x + dx, y: center.y + dy)]
    }

    /// Returns the positions of a rotation of fingers 1 and 2, one for each frame.
    ///
    /// A straight line between two angles would pull the fingers together.
    package static func rotation(
        around center: CGPoint, radius: CGFloat, by angle: CGFloat, frames: Int
    ) -> [Self] {
        (1...frames).map { pair(around: center, radius: radius, angle: angle * CGFloat($0) / CGFloat(frames)) }
    }
}
