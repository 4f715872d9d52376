import Foundation
import Synchronization

/// Touchstone extension: A clock that only moves when it is advanced. The same input gives the same trace, bit for bit.
///
/// ```swift
/// let clock = VirtualClock()
/// _ = clock.schedule(at: 1) { print("one second") }
/// clock.advance(by: 1)
/// ```
@MainActor
public final class VirtualClock: IterationClock {
    // Separate from `now`: other modules that read a stored property would check for exclusive access.
    @exclusivity(unchecked) private var time: TimeInterval {
        didSet { shown.store(time.bitPattern, ordering: .relaxed) }
    }
    /// The bits of `now`, for other threads.
    nonisolated let shown: Atomic<UInt64>
    /// The number of tasks that sleep on the clock.
    package internal(set) var sleepers = 0
    public var now: TimeInterval { time }
    package let deadlines = DeadlineQueue()
    @exclusivity(unchecked) package var deadlineIteration: (@MainActor (() -> Void) -> Void)?

    /// Creates a clock that shows `now`, in seconds.
    public init(now: TimeInterval = 0) {
        time = now
        shown = Atomic(now.bitPattern)
    }

    public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        deadlines.insert(at: time, body)
    }

    public func cancel(_ deadline: ClockDeadline) {
        _ = deadlines.remove(deadline)
    }

    /// The maximum difference between sums of the same intervals, in seconds.
    private static let roundingError: TimeInterval = 1e-9

    /// Moves the clock to `time` and calls each deadline on the way. Time never runs backward.
    ///
    /// A deadline later than `time` by a rounding error at most is called, too, so that sixty steps of a sixtieth of a
    /// second include sixty frames.
    public func advance(to time: TimeInterval) {
        while let due = deadlines.popDue(at: time + Self.roundingError) {
            self.time = max(now, due.time)
            if let deadlineIteration { deadlineIteration(due.call) } else { due.call() }
        }
        self.time = max(now, time)
    }

    /// Runs `body`; the time does not change by itself anyway.
    package func holdStill(_ body: () -> Void) { body() }

    /// Sets the time without calling deadlines, as real time passes between iterations. Never runs backward.
    package func show(_ time: TimeInterval) {
        self.time = max(now, time)
    }

    /// The time of the next deadline, in seconds; `nil` if there is none.
    package var nextDeadline: TimeInterval? { deadlines.nextTime }

    /// Calls all deadlines that are due now, however late, as a real clock does.
    package func callDue() {
        let time = now
        while let due = deadlines.popDue(at: time) { due.call() }
    }

    /// Moves the clock by a number of seconds and calls each deadline on the way. Negative numbers have no effect.
    public func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }
}
