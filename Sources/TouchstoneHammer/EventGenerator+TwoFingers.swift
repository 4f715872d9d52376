import Foundation
import TouchstoneCore

/// Two fingers. Distances are from finger to finger, in points; angles are radians, clockwise from the horizontal.
extension EventGenerator {
    /// Puts two fingers down around a place.
    public func twoFingerDown(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
    ) throws {
        let fingers = try touches.free(indices, 2, limit: fingerLimit)
        try fingerDown(fingers, at: point(location).pair(distance, radians))
    }

    /// Lifts two fingers: those that are named, or the last two.
    public func twoFingerUp(_ indices: [FingerIndex?] = .automatic) throws {
        try fingerUp(touches.down(indices, atLeast: 2, limit: fingerLimit))
    }

    /// Moves two fingers at once, so that they are around a place.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
    ) throws {
        try twoFingerMove(indices, to: location, withDistance: distance, angle: radians, duration: 0)
    }

    /// Moves two fingers as a hand does, so that they are around a place.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.down(indices, atLeast: 2, limit: fingerLimit)
        try fingerMove(fingers, to: point(location).pair(distance, radians), duration: duration)
    }

    /// Moves two fingers by so many points to the right and down from where they are.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        try fingerMove(
            touches.down(indices, atLeast: 2, limit: fingerLimit), translationX: x, y: y, duration: duration)
    }

    /// Taps with two fingers around a place.
    public func twoFingerTap(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
    ) throws {
        let fingers = try touches.free(indices, 2, limit: fingerLimit)
        try twoFingerDown(fingers, at: location, withDistance: distance, angle: radians)
        pace.pass(Self.fingerLiftDelay)
        try fingerUp(fingers)
    }

    // MARK: Pinches

    /// Two fingers move apart or together around a place, and lift.
    public func fingerPinch(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        fromDistance startDistance: CGFloat, toDistance endDistance: CGFloat, angle radians: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.free(indices, 2, limit: fingerLimit)
        let center = try point(location)
        try fingerDown(fingers, at: center.pair(startDistance, radians))
        try fingerMove(fingers, to: center.pair(endDistance, radians), duration: duration)
        try fingerUp(fingers)
    }

    /// Two fingers move together.
    public func fingerPinchClose(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil, angle radians: CGFloat = 0,
        duration: TimeInterval = EventGenerator.pinchDuration
    ) throws {
        try fingerPinch(
            indices, at: location, fromDistance: Self.pinchLargeDistance, toDistance: Self.pinchSmallDistance,
            angle: radians, duration: duration)
    }

    /// Two fingers move apart.
    public func fingerPinchOpen(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil, angle radians: CGFloat = 0,
        duration: TimeInterval = EventGenerator.pinchDuration
    ) throws {
        try fingerPinch(
            indices, at: location, fromDistance: Self.pinchSmallDistance, toDistance: Self.pinchLargeDistance,
            angle: radians, duration: duration)
    }

    // MARK: Turns

    /// Turns fingers that are down around a place, at once.
    public func fingerPivot(
        _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable, angle radians: CGFloat
    ) throws {
        try fingerPivot(indices, aroundAnchor: anchor, byAngle: radians, duration: 0)
    }

    /// Turns fingers that are down around a place, as a hand does: those that are named, or the last.
    public func fingerPivot(
        _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable, byAngle radians: CGFloat,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        let center = try anchor.windowHitPoint(for: self)
        move(fingers, duration) { _, start, part in start.turned(around: center, by: radians * part) }
    }

    /// Two fingers turn around a place, from one angle to another, and lift.
    public func fingerRotate(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        withDistance distance: CGFloat = EventGenerator.rotationDistance, fromAngle startRadians: CGFloat,
        toAngle endRadians: CGFloat, duration: TimeInterval
    ) throws {
        let fingers = try touches.free(indices, 2, limit: fingerLimit)
        let center = try point(location)
        try fingerDown(fingers, at: center.pair(distance, startRadians))
        try fingerPivot(fingers, aroundAnchor: center, byAngle: endRadians - startRadians, duration: duration)
        try fingerUp(fingers)
    }

    /// Two fingers turn around a place by an angle, from the horizontal on, and lift.
    public func fingerRotate(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        withDistance distance: CGFloat = EventGenerator.rotationDistance, angle radians: CGFloat,
        duration: TimeInterval
    ) throws {
        try fingerRotate(
            indices, at: location, withDistance: distance, fromAngle: 0, toAngle: radians, duration: duration)
    }

    private func point(_ location: (any HammerLocatable)?) throws -> CGPoint {
        try (location ?? mainView).windowHitPoint(for: self)
    }
}
