import Foundation

extension UIGestureRecognizer {
    /// Fails and states which condition of the gesture was not met (G-67).
    ///
    /// The arguments are evaluated only if the application is traced.
    ///
    /// - Parameters:
    ///   - measured: The value that was measured.
    ///   - allowed: The limit that it violates.
    ///   - elapsed: Seconds since the first touch; by default up to the last sample of its fingers.
    @inline(__always)
    final func fail(
        _ kind: UnmetCondition.Kind, measured: @autoclosure () -> Double = 0, allowed: @autoclosure () -> Double = 0,
        elapsed: TimeInterval? = nil
    ) {
        if unretainedArenaManager?.borrow({ $0.isTraced }) == true {
            failure = .unmet(
                UnmetCondition(
                    kind, measured: measured(), allowed: allowed(), elapsed: elapsed ?? timeSpent))
        }
        state = .failed
    }

    /// Fails when the last finger lifts.
    ///
    /// The reason is the given condition or, if the recognizer had matched, that it still waited for another one.
    final func failAtLift(
        _ kind: UnmetCondition.Kind, measured: @autoclosure () -> Double, allowed: @autoclosure () -> Double
    ) {
        guard recognitionSequence.arenaState.isWaiting else {
            return fail(kind, measured: measured(), allowed: allowed())
        }
        failure = .liftedWhileWaiting
        state = .failed
    }

    /// The time from its first touch to the last sample of its fingers, in seconds.
    final var timeSpent: TimeInterval {
        guard let first = recognitionSequence.touches.first, let last = recognitionSequence.touches.last else {
            return 0
        }
        return max(0, last.sample.time - first.beganSample.time)
    }
}
