import Foundation
import TouchstoneCore

/// Fingers, in the words that UIKit's testers know. A finger is a number; positions are screen points, or the middle of a
/// view. A finger that goes to a view is meant to touch it: where it would miss, that is an issue of the test, unless that is
/// said to be meant by `orMiss: true`. A place by point is free. So is it an issue to move or to lift a finger that is not down.
extension TestApplication {
    /// The finger that is meant where none is named: 1.
    public static let first = 1

    /// Puts a finger down at a place in screen points.
    public func fingerDown(_ finger: Int = first, at point: CGPoint) {
        fingers[finger] = point
        send([sample(finger, .began)])
    }

    /// Puts a finger down on the middle of a view.
    /// - Parameter mayMiss: Whether it may go elsewhere; otherwise a miss is an issue of the test.
    public func fingerDown(
        _ finger: Int = first, at view: UIView, orMiss mayMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        fingerDown(finger, at: place(of: view, mayMiss: mayMiss, site))
    }

    /// Moves a finger in a straight line, one sample a frame, and lets each frame arrive. A finger that went down at this very
    /// moment rests a frame first, as hardware reports it, so that its first move has a velocity.
    /// - Parameter duration: In seconds, without that rest; 0 moves in one frame.
    public func fingerMove(
        _ finger: Int = first, to point: CGPoint, duration: TimeInterval = 0, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        fingersMove(
            [finger: point], duration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves a finger to the middle of a view, as `fingerMove(_:to:duration:)` to a point does; in seconds.
    public func fingerMove(
        _ finger: Int = first, to view: UIView, duration: TimeInterval = 0, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        if view.window == nil {
            let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
            recordsIssue(TestIssue("The finger cannot go to a view that is in no window.", at: site))
        }
        fingersMove(
            [finger: middle(of: view)], duration: duration, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Moves several fingers together, in `duration` seconds. Where one of them went down at this very moment, all rest a frame
    /// first.
    public func fingersMove(
        _ targets: [Int: CGPoint], duration: TimeInterval = 0, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let frame = application.frameInterval
        let steps = max(1, Int((duration / frame).rounded()))
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

    /// Lifts a finger.
    public func fingerUp(
        _ finger: Int = first, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for finger in down([finger], to: "lift", site) { send([sample(finger, .ended)]) }
    }

    /// The system takes a finger away.
    public func fingerCancel(
        _ finger: Int = first, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for finger in down([finger], to: "cancel", site) { send([sample(finger, .cancelled)]) }
    }

    /// Down and up after 50 ms.
    public func fingerTap(_ finger: Int = first, at point: CGPoint) {
        fingerDown(finger, at: point)
        advance(by: 0.05)
        fingerUp(finger)
    }

    /// Taps the middle of a view: down, and up after 50 ms.
    /// - Parameter mayMiss: Whether it may go elsewhere; otherwise a miss is an issue of the test.
    public func fingerTap(
        _ finger: Int = first, at view: UIView, orMiss mayMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        fingerTap(finger, at: place(of: view, mayMiss: mayMiss, site))
    }

    /// What an assistive technology does to the view that a user double-taps anywhere: it activates it, or else taps it.
    public func accessibilityActivate(_ view: UIView) {
        if !view.accessibilityActivate() { fingerTap(at: view.accessibilityActivationPoint) }
    }

    /// Two taps, 100 ms apart.
    public func fingerDoubleTap(_ finger: Int = first, at point: CGPoint) {
        fingerTap(finger, at: point)
        advance(by: 0.1)
        fingerTap(finger, at: point)
    }

    /// Taps the middle of a view twice, 100 ms apart.
    /// - Parameter mayMiss: Whether it may go elsewhere; otherwise a miss is an issue of the test.
    public func fingerDoubleTap(
        _ finger: Int = first, at view: UIView, orMiss mayMiss: Bool = false, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        fingerDoubleTap(finger, at: place(of: view, mayMiss: mayMiss, site))
    }

    /// Puts a finger down, lets `duration` seconds pass, and lifts it where it is.
    public func fingerLongPress(_ finger: Int = first, at point: CGPoint, duration: TimeInterval = 1) {
        fingerDown(finger, at: point)
        advance(by: duration)
        fingerUp(finger)
    }

    /// Puts a finger down, moves it in `duration` seconds, and lifts it without a pause, so that it flings.
    public func fingerDrag(
        _ finger: Int = first, from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25
    ) {
        fingerDown(finger, at: start)
        fingerMove(finger, to: end, duration: duration)
        fingerUp(finger)
    }

    /// Puts several fingers down at the same instant, in one hardware frame, at places in screen points.
    public func fingersDown(_ points: [Int: CGPoint]) {
        fingers.merge(points) { $1 }
        send(points.keys.sorted().map { sample($0, .began) })
    }

    /// Fingers 1, 2 and so on, one at each point: at the same instant, or one after the other.
    /// - Parameter apart: Seconds from one finger to the next; 0 is one hardware frame for all.
    public func fingersDown(_ points: [CGPoint], apart: TimeInterval = 0) {
        guard apart > 0 else {
            return fingersDown(Dictionary(uniqueKeysWithValues: zip(1..., points)))
        }
        for (finger, point) in zip(1..., points) {
            if finger > 1 { advance(by: apart) }
            fingerDown(finger, at: point)
        }
    }

    /// Lifts these fingers in one hardware frame.
    public func fingersUp(
        _ lifted: [Int], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let order = down(lifted.sorted(), to: "lift", site)
        if !order.isEmpty { send(order.map { sample($0, .ended) }) }
    }

    /// All fingers that are down, in the order of their numbers, `apart` seconds from one to the next; 0 lifts them in one
    /// hardware frame.
    public func fingersUp(apart: TimeInterval = 0) {
        let order = fingers.keys.sorted()
        guard apart > 0 else { return fingersUp(order) }
        for finger in order {
            if finger != order.first { advance(by: apart) }
            fingerUp(finger)
        }
    }

    /// A tap with a finger at each point. They lift 50 ms after the last is down, in the way in which they came: `apart` seconds
    /// from one to the next, or all at once.
    public func fingersTap(_ points: [CGPoint], apart: TimeInterval = 0) {
        fingersDown(points, apart: apart)
        advance(by: 0.05)
        fingersUp(apart: apart)
    }

    /// A tap with fingers 1 and 2, which go down together and lift together after 50 ms.
    public func twoFingerTap(at points: (CGPoint, CGPoint)) {
        fingersDown([1: points.0, 2: points.1])
        advance(by: 0.05)
        fingersUp([1, 2])
    }

    /// Two fingers move apart or together around `center`, from one distance to another, in points.
    public func fingerPinch(
        around center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25
    ) {
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

    /// Two fingers turn around `center` by `angle` radians.
    public func fingerRotate(
        around center: CGPoint, radius: CGFloat = 60, by angle: CGFloat, duration: TimeInterval = 0.25
    ) {
        func pair(_ angle: CGFloat) -> [Int: CGPoint] {
            let dx = radius * CGFloat(cos(Double(angle)))
            let dy = radius * CGFloat(sin(Double(angle)))
            return [
                1: CGPoint(x: center.x - dx, y: center.y - dy), 2: CGPoint(x: center.x + dx, y: center.y + dy),
            ]
        }
        fingersDown(pair(0))
        // A straight line between two angles would pull the fingers together.
        let steps = max(1, Int((duration / application.frameInterval).rounded()))
        for step in 1...steps { fingersMove(pair(angle * CGFloat(step) / CGFloat(steps))) }
        fingersUp([1, 2])
    }

    /// The fingers that are down.
    public var fingersThatAreDown: Set<Int> { Set(fingers.keys) }

    /// Hands a hardware frame to the application's port and lets the sources run.
    public func send(_ samples: [TouchSample]) {
        for sample in samples { follow(sample) }
        mustBeTaken(port.send(samples))
        settle()
    }

    /// Plays recorded fingers from now on: the first frame arrives at once, each other as long after it as it was recorded.
    public func play(_ frames: [TouchReport]) {
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

    /// Keeps account of where a finger is, whoever made the sample.
    private func follow(_ sample: TouchSample) {
        switch sample.phase {
        case .began:
            fingers[sample.id] = sample.location
            touchdowns[sample.id] = sample.time
        case .moved: if fingers[sample.id] != nil { fingers[sample.id] = sample.location }
        case .ended, .cancelled:
            fingers[sample.id] = nil
            touchdowns[sample.id] = nil
        default: break
        }
    }

    /// A sample of a finger where it is now.
    public func sample(_ finger: Int, _ phase: TouchSample.Phase) -> TouchSample {
        TouchSample(id: finger, phase: phase, time: clock.now, location: fingers[finger] ?? .zero)
    }

    /// The middle of a view, in screen points.
    public func middle(of view: UIView) -> CGPoint {
        let bounds = view.bounds
        let inWindow = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        guard let window = view.window else { return inWindow }
        return window.screenPoint(inWindow)
    }
}
