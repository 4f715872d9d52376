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

    /// From its first touch to the last sample of its fingers, in seconds.
    final var timeSpent: TimeInterval {
        guard let first = attempt.touches.first, let last = attempt.touches.last else { return 0 }
        return max(0, last.sample.time - first.beganSample.time)
    }
}
