import Foundation
import TouchstoneGeometry

/// Controls the time of the animations that begin while it records.
///
/// The animations stay at the time given to `move(to:)` until `run(forward:duration:speed:)` lets them advance with the
/// clock.
@MainActor
package final class AnimationDriver {
    private var animations: [ViewAnimation] = []
    private weak var application: UIApplication?
    private var start: (elapsed: TimeInterval, time: TimeInterval, rate: Double)?
    private var place: TimeInterval = 0
    private var deadline: ClockDeadline?
    /// The animations that the driver can take over, with the time of their start; `nil` while it controls all that begin.
    private var watched: (animations: [ViewAnimation], start: TimeInterval)?

    package init(_ application: UIApplication) { self.application = application }

    /// The elapsed time of the animations, in seconds.
    package var elapsed: TimeInterval {
        guard let start, let application else { return place }
        return start.elapsed + (application.clock.now - start.time) * start.rate
    }

    /// Runs `body` and takes control of the animations that begin in it.
    package func record(_ body: () -> Void) {
        guard let application else { return body() }
        let outer = application.animationDriver
        application.animationDriver = self
        body()
        application.animationDriver = outer
    }

    /// Runs `body`. The animations that begin in it advance with the clock until `takeOver()`.
    package func watch(_ body: () -> Void) {
        guard let application else { return body() }
        watched = ([], application.clock.now)
        record(body)
    }

    /// Takes control of the watched animations that are running, and stops them at their present time.
    package func takeOver() {
        guard let (taken, start) = watched else { return }
        watched = nil
        place = (application?.clock.now ?? start) - start
        for animation in taken where !animation.isOver { _ = take(animation) }
    }

    /// Takes control of an animation, or watches it.
    ///
    /// - Returns: Whether the driver controls its time.
    func take(_ animation: ViewAnimation) -> Bool {
        guard watched == nil else {
            watched?.animations.append(animation)
            return false
        }
        animations.append(animation)
        animation.follow { [self] in elapsed }
        return true
    }

    /// Moves all animations to the given elapsed time, in seconds, and stops them there.
    package func move(to elapsed: TimeInterval) {
        halt()
        place = elapsed
        application?.drawingChanged()
    }

    private func halt() {
        place = elapsed
        start = nil
        if let deadline { application?.clock.cancel(deadline) }
        deadline = nil
    }

    /// Runs the animations forward to their end or backward to their beginning, and finishes them there.
    ///
    /// - Parameters:
    ///   - forward: Whether the animations run to their end.
    ///   - duration: The total duration of the animations, in seconds.
    ///   - speed: The factor by which time advances; 1 is the clock's speed, and at least 0.001 is used.
    package func run(forward: Bool, duration: TimeInterval, speed: Double) {
        halt()
        guard let application else { return }
        let (speed, way) = (max(0.001, speed), forward ? max(0, duration - place) : max(0, place))
        start = (place, application.clock.now, forward ? speed : -speed)
        deadline = application.clock.schedule(at: application.clock.now + way / speed) { [self] in
            deadline = nil
            finish(atEnd: forward)
        }
    }

    /// Finishes the animations immediately at their end or beginning.
    ///
    /// At the beginning, the views' properties get back the values that they had before the animations.
    package func finish(atEnd: Bool) {
        halt()
        let driven = animations
        animations = []
        if !atEnd { UIView.performWithoutAnimation { for animation in driven.reversed() { animation.rewind() } } }
        for animation in driven { animation.finish(atEnd) }
    }
}
