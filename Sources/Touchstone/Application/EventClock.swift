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
    let time: TimeInterval
    let serial: Int

    func precedes(_ other: ClockDeadline) -> Bool {
        time != other.time ? time < other.time : serial < other.serial
    }
}

/// Deadlines in the order they fall due.
struct DeadlineQueue {
    private struct Entry {
        let deadline: ClockDeadline
        let body: (@MainActor () -> Void)?
    }

    /// From `head` on they wait; those before it are past.
    private var entries: [Entry] = []
    private var head = 0
    private var lastSerial = 0

    var nextTime: TimeInterval? { head < entries.count ? entries[head].deadline.time : nil }

    mutating func insert(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        lastSerial += 1
        let deadline = ClockDeadline(time: time.isNaN ? -.infinity : time, serial: lastSerial)
        let entry = Entry(deadline: deadline, body: body)
        // New deadlines are mostly the latest, or a frame's, which comes before all.
        if head == entries.count || !deadline.precedes(entries[entries.count - 1].deadline) {
            entries.append(entry)
        } else if head > 0, deadline.precedes(entries[head].deadline) {
            head -= 1
            entries[head] = entry
        } else {
            entries.insert(entry, at: place(of: deadline))
        }
        return deadline
    }

    /// Takes it out and hands it over, so that what it holds may die, and ask for deadlines in its `deinit`, afterwards.
    mutating func remove(_ deadline: ClockDeadline) -> (@MainActor () -> Void)? {
        let place = place(of: deadline)
        guard place < entries.count, entries[place].deadline == deadline else { return nil }
        return remove(at: place)
    }

    /// Takes out the first deadline that is due at `time`.
    mutating func popDue(at time: TimeInterval) -> (time: TimeInterval, body: @MainActor () -> Void)? {
        guard head < entries.count, entries[head].deadline.time <= time else { return nil }
        let due = entries[head].deadline.time
        guard let body = remove(at: head) else { return nil }
        return (due, body)
    }

    private mutating func remove(at place: Int) -> (@MainActor () -> Void)? {
        if place == entries.count - 1 {
            let body = entries.removeLast().body
            if head == entries.count, head > 0 {
                head = 0
                entries.removeAll(keepingCapacity: true)
            }
            return body
        }
        guard place == head else { return entries.remove(at: place).body }
        let entry = entries[head]
        entries[head] = Entry(deadline: entry.deadline, body: nil)
        head += 1
        if head > 64, head > entries.count / 2 {
            entries.removeFirst(head)
            head = 0
        }
        return entry.body
    }

    /// Where it is, or belongs.
    private func place(of deadline: ClockDeadline) -> Int {
        var (low, high) = (head, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline.precedes(deadline) { low = middle + 1 } else { high = middle }
        }
        return low
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
