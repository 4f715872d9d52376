import Foundation

extension UIGestureRecognizer {
    /// Fails, and says which condition of its gesture was not met (G-67). What was measured is worked out only where somebody listens.
    ///
    /// - Parameter elapsed: In seconds since its first touch; by default up to the last thing that its fingers did.
    @inline(__always)
    final func fail(
        _ kind: UnmetCondition.Kind, measured: @autoclosure () -> Double = 0, allowed: @autoclosure () -> Double = 0,
        elapsed: TimeInterval? = nil
    ) {
        if lentArena?.borrow({ $0.isTraced }) == true {
            failure = .unmet(
                UnmetCondition(
                    kind, measured: measured(), allowed: allowed(), elapsed: elapsed ?? timeSpent))
        }
        state = .failed
    }

    /// Fails as its last finger lifts: for want of what is said, or, where it had met its conditions, since it still waited for another
    /// to fail.
    final func failAtLift(
        _ kind: UnmetCondition.Kind, measured: @autoclosure () -> Double, allowed: @autoclosure () -> Double
    ) {
        guard attempt.standing.isWaiting else { return fail(kind, measured: measured(), allowed: allowed()) }
        failure = .liftedWhileWaiting
        state = .failed
    }

    /// From its first touch to the last sample of its fingers, in seconds.
    final var timeSpent: TimeInterval {
        guard let first = attempt.touches.first, let last = attempt.touches.last else { return 0 }
        return max(0, last.sample.time - first.beganSample.time)
    }
}
