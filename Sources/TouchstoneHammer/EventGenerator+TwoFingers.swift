import Foundation
import TouchstoneCore

/// Two-finger input.
///
/// Distances are between the fingers, in points; angles are in radians, clockwise from the horizontal.
extension EventGenerator {
    /// Puts two fingers down around a location.
    public func twoFingerDown(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
    ) throws {
        let fingers = try touches.free(indices, 2, limit: fingerLimit)
        try fingerDown(fingers, at: point(location).pair(distance, radians))
    }

    /// Lifts two fingers: the given ones, or the last two that went down.
    public func twoFingerUp(_ indices: [FingerIndex?] = .automatic) throws {
        try fingerUp(touches.down(indices, atLeast: 2, limit: fingerLimit))
    }

    /// Moves two fingers in one step to positions around a location.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0
    ) throws {
        try twoFingerMove(indices, to: location, withDistance: distance, angle: radians, duration: 0)
    }

    /// Moves two fingers in `duration` seconds to positions around a location, with a slow start and a slow end.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, to location: any HammerLocatable,
        withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.down(indices, atLeast: 2, limit: fingerLimit)
        try fingerMove(fingers, to: point(location).pair(distance, radians), duration: duration)
    }

    /// Moves two fingers right by `x` points and down by `y` points.
    public func twoFingerMove(
        _ indices: [FingerIndex?] = .automatic, translationX x: CGFloat, y: CGFloat, duration: TimeInterval = 0
    ) throws {
        try fingerMove(
            touches.down(indices, atLeast: 2, limit: fingerLimit), translationX: x, y: y, duration: duration)
    }

    /// Taps with two fingers around a location.
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

    /// Pinches with two fingers around a location, from one distance to another, and lifts them.
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

    /// Pinches two fingers together, from `pinchLargeDistance` to `pinchSmallDistance`.
    public func fingerPinchClose(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil, angle radians: CGFloat = 0,
        duration: TimeInterval = EventGenerator.pinchDuration
    ) throws {
        try fingerPinch(
            indices, at: location, fromDistance: Self.pinchLargeDistance, toDistance: Self.pinchSmallDistance,
            angle: radians, duration: duration)
    }

    /// Pinches two fingers apart, from `pinchSmallDistance` to `pinchLargeDistance`.
    public func fingerPinchOpen(
        _ indices: [FingerIndex?] = .automatic, at location: (any HammerLocatable)? = nil, angle radians: CGFloat = 0,
        duration: TimeInterval = EventGenerator.pinchDuration
    ) throws {
        try fingerPinch(
            indices, at: location, fromDistance: Self.pinchSmallDistance, toDistance: Self.pinchLargeDistance,
            angle: radians, duration: duration)
    }

    // MARK: Rotations

    /// Rotates fingers that are down around a location, in one step.
    public func fingerPivot(
        _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable, angle radians: CGFloat
    ) throws {
        try fingerPivot(indices, aroundAnchor: anchor, byAngle: radians, duration: 0)
    }

    /// Rotates fingers around a location in `duration` seconds: the given ones, or the last that went down.
    public func fingerPivot(
        _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any HammerLocatable, byAngle radians: CGFloat,
        duration: TimeInterval
    ) throws {
        let fingers = try touches.down(indices, atLeast: 1, limit: fingerLimit)
        let center = try anchor.windowHitPoint(for: self)
        move(fingers, duration) { _, start, part in start.turned(around: center, by: radians * part) }
    }

    /// Rotates two fingers around a location, from one angle to another, and lifts them.
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

    /// Rotates two fingers around a location by an angle, beginning at the horizontal, and lifts them.
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
