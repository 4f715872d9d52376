import Foundation
import TouchstoneGeometry

/// Keeps the time of the animations that begin while it records: they stand where it says, until it lets them run on by themselves.
@MainActor
package final class AnimationDriver {
    private var animations: [ViewAnimation] = []
    private weak var application: UIApplication?
    private var start: (elapsed: TimeInterval, time: TimeInterval, rate: Double)?
    private var place: TimeInterval = 0
    private var deadline: ClockDeadline?

    package init(_ application: UIApplication) { self.application = application }

    /// How much time of the animations has passed, in seconds.
    package var elapsed: TimeInterval {
        guard let start, let application else { return place }
        return start.elapsed + (application.clock.now - start.time) * start.rate
    }

    /// Animations that begin within `body` are driven.
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

    /// The animations stand here now.
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

    /// They run on to their end or back to their beginning, and end there.
    /// - Parameter duration: Of the whole of them, in seconds.
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

    /// Ends them there at once; values that they went back to are the views' own again.
    package func finish(atEnd: Bool) {
        halt()
        let driven = animations
        animations = []
        if !atEnd { UIView.performWithoutAnimation { for animation in driven.reversed() { animation.rewind() } } }
        for animation in driven { animation.finish(atEnd) }
    }
}
