import Foundation

/// Deadlines in the order they fall due.
///
/// A frame's deadline waits beside the others, since it is asked for so often.
@MainActor
package final class DeadlineQueue {
    private struct Entry {
        let deadline: ClockDeadline
        let body: (@MainActor () -> Void)?
    }

    /// From `head` on they wait; those before it are past.
    // No deadline is called, and none dies, while these change.
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) private var lastSerial = 0
    /// Those that were made, asked for or not; mostly there is one.
    @exclusivity(unchecked) private var frames: [FrameDeadline] = []
    /// Called where the time of the first may have changed.
    @exclusivity(unchecked) var changed: (@MainActor () -> Void)?

    /// Which of them falls first, and when; `never` if none was asked for.
    @exclusivity(unchecked) private var firstFrame = (place: 0, deadline: ClockDeadline.never)

    var nextTime: TimeInterval? {
        let entry = head < entries.count ? entries[head].deadline.time : .infinity
        let time = min(firstFrame.deadline.time, entry)
        return time < .infinity ? time : nil
    }

    func insert(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        lastSerial += 1
        let deadline = ClockDeadline(time: time.isNaN ? -.infinity : time, serial: lastSerial)
        let entry = Entry(deadline: deadline, body: body)
        // New deadlines are mostly the latest, or a frame's, which comes before all.
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

    /// Takes it out and hands it over, so that what it holds may die, and ask for deadlines in its `deinit`, afterwards.
    func remove(_ deadline: ClockDeadline) -> (@MainActor () -> Void)? {
        let place = place(of: deadline)
        guard place < entries.count, entries[place].deadline == deadline else { return nil }
        defer { changed?() }
        return remove(at: place)
    }

    /// What is due first, taken out of the queue; call it once.
    struct Due {
        let time: TimeInterval
        fileprivate let body: (@MainActor () -> Void)?
        fileprivate let frame: Unmanaged<FrameDeadline>?

        @MainActor
        func call() {
            if let frame { frame.borrow { $0.fall() } } else { body?() }
        }
    }

    /// Takes out the first deadline that is due at `time`.
    func popDue(at time: TimeInterval) -> Due? {
        let isFrame = head == entries.count || firstFrame.deadline.precedes(entries[head].deadline)
        let first = isFrame ? firstFrame.deadline.time : entries[head].deadline.time
        guard first <= time, first < .infinity else { return nil }
        guard isFrame else { return Due(time: first, body: remove(at: head), frame: nil) }
        let frame = frames.borrowed(firstFrame.place)
        frame.borrow { $0.deadline = .never }
        framesChanged()
        return Due(time: first, body: nil, frame: frame)
    }

    // MARK: Frames

    fileprivate func add(_ frame: FrameDeadline) {
        frames.removeAll(where: \.isOver)
        frames.append(frame)
        framesChanged()
    }

    fileprivate func ask(_ frame: FrameDeadline, at time: TimeInterval) {
        lastSerial += 1
        frame.deadline = ClockDeadline(time: time.isNaN ? -.infinity : time, serial: lastSerial)
        framesChanged()
        changed?()
    }

    fileprivate func cancel(_ frame: FrameDeadline) {
        frame.deadline = .never
        framesChanged()
        changed?()
    }

    @inline(__always)
    private func framesChanged() {
        // Mostly there is one application to a clock. The queue holds its frames.
        if frames.count == 1 {
            return firstFrame = (0, frames.borrowed(0).borrow { $0.deadline })
        }
        var first = (place: 0, deadline: ClockDeadline.never)
        for place in frames.indices {
            let deadline = frames.borrowed(place).borrow { $0.deadline }
            if deadline.precedes(first.deadline) { first = (place, deadline) }
        }
        firstFrame = first
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

    /// Where it is, or belongs.
    private func place(of deadline: ClockDeadline) -> Int {
        var (low, high) = (head, entries.count)
        // What is called off is mostly the first, since little else waits.
        if low < high, entries[low].deadline == deadline { return low }
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline.precedes(deadline) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The next frame of an application's display: a deadline that is asked for so often that what it calls is given once.
@MainActor
final class FrameDeadline {
    @exclusivity(unchecked) fileprivate(set) var deadline = ClockDeadline.never
    private let link: WeakLink<UIApplication>
    /// Held by the application for as long as anybody asks.
    private unowned let clock: any EventClock
    /// The clock holds it.
    private let queue: Unmanaged<DeadlineQueue>?
    private let body: @MainActor (UIApplication) -> Void
    /// With a clock that keeps its deadlines in a way of its own.
    @exclusivity(unchecked) private var asked: ClockDeadline?

    init(of application: UIApplication, _ body: @escaping @MainActor (UIApplication) -> Void) {
        link = application.link
        clock = application.clock
        queue = ((clock as? any TurningClock)?.deadlines).map { .passUnretained($0) }
        self.body = body
        queue?.takeUnretainedValue().add(self)
    }

    /// Whether its application is gone.
    fileprivate var isOver: Bool { link.isCut }
    var isAsked: Bool { deadline.time < .infinity || asked != nil }

    /// Asks for the next frame of the display, which ticks at whole multiples of the application's frame interval (T-26).
    func askForNext(_ clock: any EventClock) {
        if !isAsked { ask(at: next(after: clock.now)) }
    }

    private func next(after now: TimeInterval) -> TimeInterval {
        guard let interval = link.lentObject?.borrow({ $0.frameInterval }), interval > 0 else { return now }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    private func ask(at time: TimeInterval) {
        if let queue { return queue.borrow { $0.ask(self, at: time) } }
        asked = clock.schedule(at: time) { [weak self] in
            self?.asked = nil
            self?.fall()
        }
    }

    func cancel() {
        guard isAsked else { return }
        if let queue { return queue.borrow { $0.cancel(self) } }
        if let asked { clock.cancel(asked) }
        asked = nil
    }

    fileprivate func fall() {
        // What is called may let the application go, and this with it.
        guard let application = link.object else { return }
        body(application)
        extendLifetime(application)
    }
}
