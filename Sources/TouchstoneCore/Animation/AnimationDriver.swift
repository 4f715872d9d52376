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

    func take(_ animation: ViewAnimation) {
        animations.append(animation)
        animation.elapsedElsewhere = { [self] in elapsed }
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
