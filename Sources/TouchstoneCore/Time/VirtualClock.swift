import Foundation
import Synchronization

/// Ours: a clock that stands still until somebody advances it. The same input gives the same trace, bit for bit.
@MainActor
public final class VirtualClock: TurningClock {
    // Apart from `now`, since who reads a stored property of another module checks the access.
    @exclusivity(unchecked) private var time: TimeInterval {
        didSet { shown.store(time.bitPattern, ordering: .relaxed) }
    }
    /// The bits of `now`, for other threads.
    nonisolated let shown: Atomic<UInt64>
    /// How many tasks sleep on it.
    package internal(set) var sleepers = 0
    public var now: TimeInterval { time }
    package let deadlines = DeadlineQueue()
    @exclusivity(unchecked) package var deadlineTurn: (@MainActor (() -> Void) -> Void)?

    /// A clock that shows `now`, in seconds.
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

    /// What sums of the same intervals may differ by, in seconds.
    private static let roundingError: TimeInterval = 1e-9

    /// Moves to `time`, stopping at each deadline on the way; time never runs backwards. A deadline that misses `time` by
    /// no more than a rounding error is on the way, so that sixty steps of a sixtieth of a second see sixty frames.
    public func advance(to time: TimeInterval) {
        while let due = deadlines.popDue(at: time + Self.roundingError) {
            self.time = max(now, due.time)
            if let deadlineTurn { deadlineTurn(due.call) } else { due.call() }
        }
        self.time = max(now, time)
    }

    /// It does so anyhow.
    package func holdStill(_ body: () -> Void) { body() }

    /// Shows `time` and calls nobody, as a clock of real time does between two turns of its loop; never runs backwards.
    package func show(_ time: TimeInterval) {
        self.time = max(now, time)
    }

    /// When something falls due next, in seconds; nil where nothing does.
    package var nextDeadline: TimeInterval? { deadlines.nextTime }

    /// Calls all that is due by now, however late, as a clock of real time does.
    package func callDue() {
        let time = now
        while let due = deadlines.popDue(at: time) { due.call() }
    }

    /// Moves on by so many seconds, stopping at each deadline on the way; a negative number moves nothing.
    public func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }
}
