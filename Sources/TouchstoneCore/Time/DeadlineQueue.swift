import Foundation

/// A queue of deadlines, ordered by time.
///
/// A `PersistentDeadline` is stored separately, because it lives as long as the application and is rescheduled very often.
@MainActor
package final class DeadlineQueue {
    private struct Entry {
        let deadline: ClockDeadline
        let body: (@MainActor () -> Void)?
    }

    /// Deadlines wait from index `head`; earlier entries have passed.
    // No handler runs and none is released while these properties change.
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) private var lastSerial = 0
    /// All persistent deadlines, scheduled or not; two per application.
    @exclusivity(unchecked) private var persistent: [PersistentDeadline] = []
    /// Called when the earliest time may have changed.
    @exclusivity(unchecked) var changed: (@MainActor () -> Void)?

    /// The number of persistent deadlines that are scheduled.
    @exclusivity(unchecked) private var asked = 0
    /// The earliest persistent deadline and its index; `never` if none is scheduled.
    @exclusivity(unchecked) private var firstPersistent = (place: 0, deadline: ClockDeadline.never)

    var nextTime: TimeInterval? {
        let entry = head < entries.count ? entries[head].deadline.time : .infinity
        let time = min(firstPersistent.deadline.time, entry)
        return time < .infinity ? time : nil
    }

    func newDeadline(at time: TimeInterval) -> ClockDeadline {
        lastSerial += 1
        return ClockDeadline(time: time.isNaN ? -.infinity : time, serial: lastSerial)
    }

    func insert(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        let deadline = newDeadline(at: time)
        let entry = Entry(deadline: deadline, body: body)
        // New deadlines are usually the latest, or a frame's, which precedes all others.
        if head == entries.count || !deadline.precedes(entries[entries.count - 1].deadline) {
            entries.append(consume entry)
        } else if head > 0, deadline.precedes(entries[head].deadline) {
            head -= 1
            entries[head] = consume entry
        } else {
            entries.insert(consume entry, at: place(of: deadline))
        }
        changed?()
        return deadline
    }

    /// Removes a deadline and returns its handler, so that releasing it, which may schedule deadlines in a `deinit`,
    /// happens afterwards.
    func remove(_ deadline: ClockDeadline) -> (@MainActor () -> Void)? {
        let place = place(of: deadline)
        guard place < entries.count, entries[place].deadline == deadline else { return nil }
        defer { changed?() }
        return remove(at: place)
    }

    /// A due deadline that was removed from the queue; call it once.
    struct Due {
        let time: TimeInterval
        fileprivate let body: (@MainActor () -> Void)?
        fileprivate let persistent: Unretained<PersistentDeadline>?

        @MainActor
        func call() {
            if let persistent { persistent.borrow { $0.fall(time) } } else { body?() }
        }
    }

    /// Removes and returns the earliest deadline that is due at `time`.
    func popDue(at time: TimeInterval) -> Due? {
        let isPersistent = head == entries.count || firstPersistent.deadline.precedes(entries[head].deadline)
        let first = isPersistent ? firstPersistent.deadline.time : entries[head].deadline.time
        guard first <= time, first < .infinity else { return nil }
        guard isPersistent else { return Due(time: first, body: remove(at: head), persistent: nil) }
        let due = persistent.unretained(at: firstPersistent.place)
        due.borrow { $0.isTakenOut() }
        firstPersistentLeft()
        return Due(time: first, body: nil, persistent: due)
    }

    // MARK: Persistent deadlines

    func add(_ deadline: PersistentDeadline) {
        persistent.removeAll(where: \.isOver)
        persistent.append(deadline)
        for place in persistent.indices { persistent[place].place = place }
        asked = persistent.count(where: \.isAsked)
        findFirstPersistent()
    }

    /// Handles a persistent deadline that was scheduled.
    ///
    /// - Parameter anew: Whether it was already scheduled for another time.
    func persistentRequested(_ deadline: PersistentDeadline, anew: Bool) {
        if !anew { asked += 1 }
        if deadline.deadline.precedes(firstPersistent.deadline) {
            firstPersistent = (deadline.place, deadline.deadline)
        } else if deadline.place == firstPersistent.place {
            findFirstPersistent()
        }
        changed?()
    }

    /// Handles a persistent deadline that was canceled.
    func persistentCanceled(_ deadline: PersistentDeadline) {
        if deadline.place == firstPersistent.place { firstPersistentLeft() } else { asked -= 1 }
        changed?()
    }

    private func firstPersistentLeft() {
        asked -= 1
        // Usually, no other is scheduled.
        if asked == 0 { firstPersistent.deadline = .never } else { findFirstPersistent() }
    }

    private func findFirstPersistent() {
        var first = (place: 0, deadline: ClockDeadline.never)
        // The queue retains them.
        for place in persistent.indices {
            let deadline = persistent.unretained(at: place).borrow { $0.deadline }
            if deadline.precedes(first.deadline) { first = (place, deadline) }
        }
        firstPersistent = first
    }

    private func remove(at place: Int) -> (@MainActor () -> Void)? {
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

    /// The index of a deadline, or the index at which to insert it.
    private func place(of deadline: ClockDeadline) -> Int {
        var (low, high) = (head, entries.count)
        // Usually, the first is canceled, since few others wait.
        if low < high, entries[low].deadline == deadline { return low }
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline.precedes(deadline) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
