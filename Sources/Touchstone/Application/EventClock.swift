import Foundation

/// The one source of time: every deadline of the event system is asked of it.
///
/// Times are seconds since boot, the base of the touches' own timestamps (T-4).
@MainActor
public protocol EventClock: AnyObject {
    var now: TimeInterval { get }

    /// Calls `body` once the clock has reached `time`; deadlines of the same time come in the order they were asked for.
    @discardableResult
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline

    /// Takes a deadline back; one that has passed already is no error.
    func cancel(_ deadline: ClockDeadline)
}

/// A deadline asked of a clock.
public struct ClockDeadline: Hashable, Sendable {
    let serial: Int
}

/// Deadlines in the order they fall due.
struct DeadlineQueue {
    private struct Entry {
        let time: TimeInterval
        let serial: Int
        let body: @MainActor () -> Void
    }

    private var entries: [Entry] = []
    private var lastSerial = 0

    var nextTime: TimeInterval? { entries.first?.time }

    mutating func insert(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        lastSerial += 1
        let time = time.isNaN ? -.infinity : time
        // New deadlines are mostly the latest, so look from the end.
        var place = entries.count
        while place > 0, entries[place - 1].time > time { place -= 1 }
        entries.insert(Entry(time: time, serial: lastSerial, body: body), at: place)
        return ClockDeadline(serial: lastSerial)
    }

    /// Takes it out and hands it over, so that what it holds may die, and ask for deadlines in its `deinit`, afterwards.
    mutating func remove(_ deadline: ClockDeadline) -> (@MainActor () -> Void)? {
        for (index, entry) in entries.enumerated() where entry.serial == deadline.serial {
            return entries.remove(at: index).body
        }
        return nil
    }

    /// Takes out the first deadline that is due at `time`.
    mutating func popDue(at time: TimeInterval) -> (time: TimeInterval, body: @MainActor () -> Void)? {
        guard let first = entries.first, first.time <= time else { return nil }
        entries.removeFirst()
        return (first.time, first.body)
    }
}

/// A clock that stands still until somebody advances it. The same input gives the same trace, bit for bit.
@MainActor
public final class VirtualClock: TurningClock {
    // No deadline is called, and none dies, while these change.
    @exclusivity(unchecked) public private(set) var now: TimeInterval
    @exclusivity(unchecked) private var deadlines = DeadlineQueue()
    package var deadlineTurn: (@MainActor (() -> Void) -> Void)?

    public init(now: TimeInterval = 0) {
        self.now = now
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
        while let (due, body) = deadlines.popDue(at: time + Self.roundingError) {
            now = max(now, due)
            if let deadlineTurn { deadlineTurn(body) } else { body() }
        }
        now = max(now, time)
    }

    /// It does so anyhow.
    package func holdStill(_ body: () -> Void) { body() }

    /// Shows `time` and calls nobody, as a clock of real time does between two turns of its loop; never runs backwards.
    package func show(_ time: TimeInterval) {
        now = max(now, time)
    }

    /// Calls all that is due by now, however late, as a clock of real time does.
    package func callDue() {
        let time = now
        while let (_, body) = deadlines.popDue(at: time) { body() }
    }

    public func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }
}
