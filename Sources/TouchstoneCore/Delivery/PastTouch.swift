import Foundation

/// A touch as it was; a rare thing, so it lies apart.
@MainActor
final class PastTouch {
    var phase: UITouch.Phase
    /// How many calls show it, one within the other.
    var calls = 1
    let sample: TouchSample
    /// In the window's coordinates.
    let location: CGPoint
    let previousLocation: CGPoint

    /// A beginning as it was, also in place and time.
    init(beginningOf touch: UITouch) {
        phase = .began
        sample = touch.beganSample
        location = touch.startInWindow
        previousLocation = location
    }

    /// One move from there to where the touch is, at the time when it came there (T-4).
    init(catchingUpOf touch: UITouch) {
        phase = .moved
        var sample = touch.sample
        sample.time = touch.history.arrival
        self.sample = sample
        location = touch.windowLocation
        previousLocation = touch.startInWindow
    }
}
