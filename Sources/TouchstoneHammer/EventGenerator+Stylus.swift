import Foundation
import TouchstoneCore

/// Stylus input, which tablets support and phones do not.
///
/// Azimuths are in radians, clockwise from the top of the screen. Altitudes are in radians, 0 for an upright stylus.
/// Pressures are from 0 to 1.
extension EventGenerator {
    /// Puts the stylus down at a location; the default is the generator's main view.
    public func stylusDown(
        at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0
    ) throws {
        guard pace.within({ UIDevice.current.supportsStylus }) else { throw HammerError.deviceDoesNotSupportStylus }
        guard touches.stylus == nil else { throw HammerError.touchForStylusAlreadyExists }
        let point = try (location ?? mainView).windowHitPoint(for: self)
        try check([point])
        touches.stylus = ActiveTouches.Stylus(
            location: point, azimuth: azimuth, altitude: altitude, pressure: pressure, downAt: pace.now)
        sendStylus(.began)
    }

    /// Lifts the stylus where it is.
    public func stylusUp() throws {
        guard touches.stylus != nil else { throw HammerError.touchForStylusDoesNotExist }
        touches.stylus?.pressure = 0
        sendStylus(.ended)
        touches.stylus = nil
    }

    /// Taps several times; `interval` is the time between a lift and the next tap, in seconds.
    public func stylusTap(
        at location: (any HammerLocatable)? = nil, numberOfTimes tapCount: Int,
        interval: TimeInterval = EventGenerator.multiTapInterval, azimuth: CGFloat = 0, altitude: CGFloat = 0,
        pressure: CGFloat = 0
    ) throws {
        guard Self.isCount(tapCount) else { return }
        for tap in 0..<tapCount {
            if tap > 0 { pace.pass(interval) }
            try stylusLongPress(
                at: location, azimuth: azimuth, altitude: altitude, pressure: pressure, duration: Self.fingerLiftDelay)
        }
    }

    /// Taps once with the stylus.
    public func stylusTap(
        at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0
    ) throws {
        try stylusTap(
            at: location, numberOfTimes: 1, azimuth: azimuth, altitude: altitude, pressure: pressure)
    }

    /// Taps twice with the stylus.
    public func stylusDoubleTap(
        at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0
    ) throws {
        try stylusTap(
            at: location, numberOfTimes: 2, azimuth: azimuth, altitude: altitude, pressure: pressure)
    }

    /// Puts the stylus down and lifts it after `duration` seconds.
    public func stylusLongPress(
        at location: (any HammerLocatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0,
        duration: TimeInterval = EventGenerator.longPressHoldDelay
    ) throws {
        try stylusDown(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
        pace.pass(duration)
        try stylusUp()
    }

    /// Moves the stylus in one step.
    public func stylusMove(
        to location: any HammerLocatable, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0
    ) throws {
        try stylusMove(to: location, azimuth: azimuth, altitude: altitude, pressure: pressure, duration: 0)
    }

    /// Moves the stylus in `duration` seconds, with a slow start and a slow end; its angles and pressure change
    /// likewise.
    public func stylusMove(
        to location: any HammerLocatable, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        guard let start = touches.stylus else { throw HammerError.touchForStylusDoesNotExist }
        let end = try location.windowHitPoint(for: self)
        // As with a finger, the first move has a velocity only after a rest.
        if start.downAt == pace.now { pace.pass(pace.frame) }
        let steps = max(1, Int((duration / Self.fingerMoveInterval).rounded()))
        for step in 1...steps {
            let part = Self.eased(CGFloat(step) / CGFloat(steps))
            touches.stylus = ActiveTouches.Stylus(
                location: start.location.toward(end, part), azimuth: start.azimuth + (azimuth - start.azimuth) * part,
                altitude: start.altitude + (altitude - start.altitude) * part,
                pressure: start.pressure + (pressure - start.pressure) * part, downAt: start.downAt)
            sendStylus(.moved)
            pace.pass(Self.fingerMoveInterval)
        }
    }

    private func sendStylus(_ phase: TouchSample.Phase) {
        guard let stylus = touches.stylus else { return }
        // An identifier that no finger has.
        var sample = TouchSample(
            id: FingerIndex.allCases.count + 1, phase: phase, time: pace.now,
            location: window.screenPoint(stylus.location))
        sample.type = .pencil
        sample.maximumPossibleForce = 25 / 6
        sample.force = stylus.pressure * sample.maximumPossibleForce
        sample.altitudeAngle = .pi / 2 - stylus.altitude
        sample.azimuthAngle = stylus.azimuth - .pi / 2
        pace.send([sample])
    }
}
