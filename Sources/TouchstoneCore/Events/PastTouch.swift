import Foundation

/// A past state of a touch, shown to its view during a call. Stored separately from the touch, because it is rare.
@MainActor
final class PastTouch {
    var phase: UITouch.Phase
    /// The number of nested calls that show it.
    var calls = 1
    let sample: TouchSample
    /// The location in the window's coordinates.
    let location: CGPoint
    let previousLocation: CGPoint

    /// Creates the state at the beginning of a touch, with its location and time.
    init(beginningOf touch: UITouch) {
        phase = .began
        sample = touch.beganSample
        location = touch.startInWindow
        previousLocation = location
    }

    /// Creates one move from the beginning to the touch's current location, at the time when it arrived there (T-4).
    init(catchingUpOf touch: UITouch) {
        phase = .moved
        var sample = touch.sample
        sample.time = touch.history.arrival
        self.sample = sample
        location = touch.windowLocation
        previousLocation = touch.startInWindow
    }
}
