import Foundation
import TouchstoneCore
import TouchstoneTesting

/// Finger input.
///
/// Locations are `HammerLocatable` values; the default is the generator's main view. Times are in seconds, distances in
/// points, and angles in radians, clockwise from the horizontal.
extension EventGenerator {
    /// The time between the touch-down and the lift of a tap, in seconds.
    public static let fingerLiftDelay: TimeInterval = 0.05
    /// The default duration of a long press, in seconds.
    public static let longPressHoldDelay: TimeInterval = 2
    /// The time between a tap's lift and the next tap, in seconds.
    public static let multiTapInterval: TimeInterval = 0.15
    /// The time between two moves, in seconds.
    public static let fingerMoveInterval: TimeInterval = 1 / 60
    /// The default duration of a pinch, in seconds.
    public static let pinchDuration: TimeInterval = 0.15
    /// The default distance between two fingers, in points.
    public static let twoFingerDistance: CGFloat = 20
    /// The default distance between two fingers that rotate, in points.
    public static let rotationDistance: CGFloat = 100
    /// The distance between the fingers of an open pinch, in points.
    public static let pinchLargeDistance: CGFloat = 200
    /// The distance between the fingers of a closed pinch, in points.
    public static let pinchSmallDistance: CGFloat = 20

    // MARK: Down and up

    /// Puts several fingers down at the same time, one at each location.
    public func fingerDown(_ indices: [FingerIndex?] = .automatic, at locations: [any HammerLocatable]) throws {
        let fingers = try touches.free(indices, locations.count, limit: fingerLimit)
        let points = try locations.map { try $0.windowHitPoint(for: self) }
        try check(points)
        for (finger, point) in zip(fingers, points) { touches.put(finger, at: point, pace.now) }
        send(fingers, .began)
    }

    /// Puts a finger down at a location.
    public func fingerDown(_ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil) throws {
        try fingerDown([index], at: [location ?? mainView])
    }

    /// Lifts the given fingers, or the one that went down last.
    public func fingerUp(_ indices: [FingerIndex?] = .automatic) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        send(fingers, .ended)
        for finger in fingers { touches.lift(finger) }
    }

    /// Lifts a finger where it is.
    public func fingerUp(_ index: FingerIndex?) throws { try fingerUp([index]) }

    // MARK: Taps

    /// Taps once or several times; `interval` is the time between a lift and the next tap, in seconds.
    public func fingerTap(
        _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil, numberOfTimes tapCount: Int = 1,
        interval: TimeInterval = EventGenerator.multiTapInterval
    ) throws {
        guard Self.isCount(tapCount) else { return }
        for tap in 0..<tapCount {
            if tap > 0 { pace.pass(interval) }
            try fingerLongPress(index, at: location, duration: Self.fingerLiftDelay)
        }
    }

    /// Returns whether a gesture can be performed this often, and records an issue of the test if not.
    static func isCount(_ count: Int) -> Bool {
        if count > 0 { return true }
        TestApplication.scoped?.recordsIssue(
            TestIssue("A gesture cannot be performed \(count) times. Use 1 or more.", at: TestSite()))
        return false
    }

    /// Taps twice; `interval` is the time between the first lift and the second tap, in seconds.
    public func fingerDoubleTap(
        _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
        interval: TimeInterval = EventGenerator.multiTapInterval
    ) throws {
        try fingerTap(index, at: location, numberOfTimes: 2, interval: interval)
    }

    /// Puts a finger down and lifts it after `duration` seconds.
    public func fingerLongPress(
        _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
        duration: TimeInterval = EventGenerator.longPressHoldDelay
    ) throws {
        let fingers = try touches.free([index], 1, limit: fingerLimit)
        try fingerDown(fingers, at: [location ?? mainView])
        pace.pass(duration)
        try fingerUp(fingers)
    }

    // MARK: Moves

    /// Moves fingers in one step, one to each location: the given ones, or the last that went down.
    public func fingerMove(_ indices: [FingerIndex?] = .automatic, to locations: [any HammerLocatable]) throws {
        try fingerMove(indices, to: locations, duration: 0)
    }

    /// Moves a finger in one step.
    public func fingerMove(_ index: FingerIndex? = .automatic, to location: any HammerLocatable) throws {
        try fingerMove([index], to: [location], duration: 0)
    }

    /// Moves fingers in `duration` seconds, one to each location, with a slow start and a slow end.
    public func fingerMove(
        _ indices: [FingerIndex?] = .automatic, to locations: [any HammerLocatable], duration: TimeInterval
    ) throws {
        let fingers = try touches.down(indices, atLeast: locations.count, limit: fingerLimit)
        guard fingers.count == locations.count else {
            throw HammerError.invalidFingerCount(count: fingers.count, expected: locations.count)
        }
        let ends = try locations.map { try $0.windowHitPoint(for: self) }
        move(fingers, duration) { number, start, part in start.toward(ends[number], part) }
    }

    /// Moves a finger in `duration` seconds, with a slow start and a slow end.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, to location: any HammerLocatable, duration: TimeInterval
    ) throws {
        try fingerMove([index], to: [location], duration: duration)
    }

    /// Moves fingers right by `x` points and down by `y` points.
    public func fingerMove(
        _ indices: [FingerIndex?], translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        move(fingers, duration) { _, start, part in CGPoint(x: start.x + x * part, y: start.y + y * part) }
    }

    /// Moves a finger right by `x` points and down by `y` points.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        try fingerMove([index], translationX: x, y: y, duration: duration)
    }

    /// Puts a finger down, moves it in `duration` seconds, and lifts it.
    public func fingerDrag(
        _ index: FingerIndex? = .automatic, from startPoint: any HammerLocatable, to endPoint: any HammerLocatable,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.free([index], 1, limit: fingerLimit)
        try fingerDown(fingers, at: [startPoint])
        try fingerMove(fingers, to: [endPoint], duration: duration)
        try fingerUp(fingers)
    }

    /// Puts a finger down, moves it right by `x` points and down by `y` points in `duration` seconds, and lifts it.
    public func fingerDrag(
        _ index: FingerIndex? = .automatic, from startPoint: (any HammerLocatable)? = nil, translationX x: CGFloat,
        y: CGFloat, duration: TimeInterval
    ) throws {
        let fingers = try touches.free([index], 1, limit: fingerLimit)
        try fingerDown(fingers, at: [startPoint ?? mainView])
        try fingerMove(fingers, translationX: x, y: y, duration: duration)
        try fingerUp(fingers)
    }

    // MARK: Sending

    var fingerLimit: Int { pace.within { UIDevice.current.maxNumberOfFingers } }

    /// Moves fingers along a path, one step in each move interval.
    ///
    /// - Parameter path: Returns the location for a finger's index in `fingers`, its start, and the eased fraction of
    ///   the way.
    func move(_ fingers: [FingerIndex], _ duration: TimeInterval, _ path: (Int, CGPoint, CGFloat) -> CGPoint) {
        let starts = fingers.map { touches[$0]?.location ?? .zero }
        // A finger that has just gone down rests for a frame, as with real hardware, so that its first move has a
        // velocity.
        if fingers.contains(where: { touches[$0]?.downAt == pace.now }) { pace.pass(pace.frame) }
        let steps = max(1, Int((duration / Self.fingerMoveInterval).rounded()))
        for step in 1...steps {
            let part = Self.eased(CGFloat(step) / CGFloat(steps))
            for (number, finger) in fingers.enumerated() {
                touches.move(finger, to: path(number, starts[number], part))
            }
            send(fingers, .moved)
            pace.pass(Self.fingerMoveInterval)
        }
    }

    /// Returns the fraction of the way covered after a fraction of the time, with a slow start and a slow end.
    static func eased(_ time: CGFloat) -> CGFloat {
        guard time < 1 else { return 1 }
        let quarter = Double(time) * .pi / 2
        return CGFloat(sin(quarter * sin(quarter)))
    }

    private func send(_ fingers: [FingerIndex], _ phase: TouchSample.Phase) {
        pace.send(
            fingers.map { finger in
                var sample = TouchSample(
                    id: Int(finger.rawValue), phase: phase, time: pace.now,
                    location: window.screenPoint(touches[finger]?.location ?? .zero))
                sample.majorRadius = 5
                return sample
            })
    }
}

extension CGPoint {
    /// Returns the point at a fraction of the way to another point.
    func toward(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }

    /// Returns two points at a distance from each other, with this point in the middle.
    func pair(_ distance: CGFloat, _ angle: CGFloat) -> [any HammerLocatable] {
        let dx = distance / 2 * CGFloat(cos(Double(angle)))
        let dy = distance / 2 * CGFloat(sin(Double(angle)))
        return [CGPoint(x: x + dx, y: y + dy), CGPoint(x: x - dx, y: y - dy)]
    }

    /// Returns this point rotated around `center`, clockwise on the screen.
    func turned(around center: CGPoint, by angle: CGFloat) -> CGPoint {
        let (dx, dy) = (x - center.x, y - center.y)
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        return CGPoint(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
    }
}
