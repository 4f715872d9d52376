import Foundation
import TouchstoneCore

/// Fingers. Places are those of `HammerLocatable`; where none is named it is the view that the generator was made for. Times are
/// seconds, distances points, and angles radians, clockwise from the horizontal.
extension EventGenerator {
    /// From touch-down to lift of a tap, in seconds.
    public static let fingerLiftDelay: TimeInterval = 0.05
    /// How long a long press lasts, in seconds.
    public static let longPressHoldDelay: TimeInterval = 2
    /// From a tap's lift to the next tap, in seconds.
    public static let multiTapInterval: TimeInterval = 0.15
    /// From one move to the next, in seconds.
    public static let fingerMoveInterval: TimeInterval = 1 / 60
    /// How long a pinch takes, in seconds.
    public static let pinchDuration: TimeInterval = 0.15
    /// From finger to finger of two, in points.
    public static let twoFingerDistance: CGFloat = 20
    /// From finger to finger of two that turn, in points.
    public static let rotationDistance: CGFloat = 100
    /// Of a pinch, in points.
    public static let pinchLargeDistance: CGFloat = 200
    /// Of a pinch, in points.
    public static let pinchSmallDistance: CGFloat = 20

    // MARK: Down and up

    /// Puts fingers down, each at a place of its own.
    public func fingerDown(_ indices: [FingerIndex?] = .automatic, at locations: [any HammerLocatable]) throws {
        let fingers = try touches.free(indices, locations.count, limit: fingerLimit)
        let points = try locations.map { try $0.windowHitPoint(for: self) }
        try check(points)
        for (finger, point) in zip(fingers, points) { touches.put(finger, at: point, pace.now) }
        send(fingers, .began)
    }

    /// Puts a finger down.
    public func fingerDown(_ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil) throws {
        try fingerDown([index], at: [location ?? mainView])
    }

    /// Lifts fingers: those that are named, or the last.
    public func fingerUp(_ indices: [FingerIndex?] = .automatic) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        send(fingers, .ended)
        for finger in fingers { touches.lift(finger) }
    }

    /// Lifts a finger.
    public func fingerUp(_ index: FingerIndex?) throws { try fingerUp([index]) }

    // MARK: Taps

    /// Taps, once or several times; `interval` is from one lift to the next tap.
    public func fingerTap(
        _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil, numberOfTimes tapCount: Int = 1,
        interval: TimeInterval = EventGenerator.multiTapInterval
    ) throws {
        for tap in 0..<max(0, tapCount) {
            if tap > 0 { pace.pass(interval) }
            try fingerLongPress(index, at: location, duration: Self.fingerLiftDelay)
        }
    }

    /// Taps twice; `interval` is from the first lift to the second tap.
    public func fingerDoubleTap(
        _ index: FingerIndex? = .automatic, at location: (any HammerLocatable)? = nil,
        interval: TimeInterval = EventGenerator.multiTapInterval
    ) throws {
        try fingerTap(index, at: location, numberOfTimes: 2, interval: interval)
    }

    /// Puts a finger down and lifts it after a while.
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

    /// Moves fingers at once, each to a place of its own: those that are named, or the last.
    public func fingerMove(_ indices: [FingerIndex?] = .automatic, to locations: [any HammerLocatable]) throws {
        try fingerMove(indices, to: locations, duration: 0)
    }

    /// Moves a finger at once.
    public func fingerMove(_ index: FingerIndex? = .automatic, to location: any HammerLocatable) throws {
        try fingerMove([index], to: [location], duration: 0)
    }

    /// Moves fingers, each to a place of its own, as a hand does: slowly at first and at the end.
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

    /// Moves a finger as a hand does: slowly at first and at the end.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, to location: any HammerLocatable, duration: TimeInterval
    ) throws {
        try fingerMove([index], to: [location], duration: duration)
    }

    /// Moves fingers by so many points to the right and down from where they are.
    public func fingerMove(
        _ indices: [FingerIndex?], translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        move(fingers, duration) { _, start, part in CGPoint(x: start.x + x * part, y: start.y + y * part) }
    }

    /// Moves a finger by so many points to the right and down from where it is.
    public func fingerMove(
        _ index: FingerIndex? = .automatic, translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        try fingerMove([index], translationX: x, y: y, duration: duration)
    }

    /// Puts a finger down, moves it and lifts it.
    public func fingerDrag(
        _ index: FingerIndex? = .automatic, from startPoint: any HammerLocatable, to endPoint: any HammerLocatable,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.free([index], 1, limit: fingerLimit)
        try fingerDown(fingers, at: [startPoint])
        try fingerMove(fingers, to: [endPoint], duration: duration)
        try fingerUp(fingers)
    }

    /// Puts a finger down, moves it by so many points to the right and down, and lifts it.
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

    /// Moves fingers from where they are, a step a frame.
    /// - Parameter path: Of the finger of a number, where it goes from its start after a part of the way.
    func move(_ fingers: [FingerIndex], _ duration: TimeInterval, _ path: (Int, CGPoint, CGFloat) -> CGPoint) {
        let starts = fingers.map { touches[$0]?.location ?? .zero }
        // A finger that has just come down rests for a frame, as hardware reports it, so that its first move has a velocity.
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

    /// How far a hand has come after a part of its time: it sets out slowly and arrives slowly.
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
    /// A part of the way to another.
    func toward(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }

    /// Two places, so far from each other, with this in the middle.
    func pair(_ distance: CGFloat, _ angle: CGFloat) -> [any HammerLocatable] {
        let dx = distance / 2 * CGFloat(cos(Double(angle)))
        let dy = distance / 2 * CGFloat(sin(Double(angle)))
        return [CGPoint(x: x + dx, y: y + dy), CGPoint(x: x - dx, y: y - dy)]
    }

    /// Turned around another, clockwise on the screen.
    func turned(around center: CGPoint, by angle: CGFloat) -> CGPoint {
        let (dx, dy) = (x - center.x, y - center.y)
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        return CGPoint(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
    }
}
